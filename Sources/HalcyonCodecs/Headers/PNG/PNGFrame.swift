import CCodecs
import HalcyonCore

/// An animated PNG's frame control chunk, and where the frame's pixels lie.
///
/// Source: PNG, third edition (W3C, 2025), 11.3.7.2.
struct PNGFrame: Sendable {
    static let controlLength = 26

    let size: PixelSize
    let placement: FramePlacement
    /// Seconds.
    let delay: Double
    /// The chunks of the file that hold pixels, and what may lie between them.
    var chunks = 0..<0

    /// - Parameter chunk: The chunk's data.
    /// - Returns: nil for a frame that breaks the rules, that is also for one that leaves the canvas.
    init?(_ chunk: ByteView, on canvas: PixelSize, hasAlpha: Bool) {
        guard chunk.count == Self.controlLength, let width = chunk.uint32(at: 4), let height = chunk.uint32(at: 8),
            let x = chunk.uint32(at: 12), let y = chunk.uint32(at: 16), width > 0, height > 0,
            x + width <= canvas.width, y + height <= canvas.height, let delay = Self.delay(chunk),
            let disposal = chunk[24], disposal <= 2, let blend = chunk[25],
            blend <= 1
        else { return nil }
        size = PixelSize(width: width, height: height)
        self.delay = delay
        placement = FramePlacement(
            x: x, y: y, size: size, on: canvas, disposal: disposal == 0 ? .keep : disposal == 1 ? .clear : .restore,
            isOpaque: !hasAlpha, replaces: blend == 0 || !hasAlpha)
    }

    /// The seconds in a frame control chunk; nil for one that is too short.
    static func delay(_ chunk: ByteView) -> Double? {
        guard let numerator = chunk.uint16(at: 20), let denominator = chunk.uint16(at: 22) else { return nil }
        return Double(numerator) / Double(denominator == 0 ? 100 : denominator)
    }
}
