import CCodecs
import HalcyonCore

/// The frames of an animated PNG, found without decoding any.
///
/// A file that breaks the rules of animation (frames out of order or outside the canvas) is treated as a still image,
/// as in browsers. A file that is cut short has the complete frames.
///
/// Source: PNG, third edition (W3C, 2025), 4.9 and 11.3.7.
struct APNGHeader: Sendable {
    private static let largestTable = 256 * 3

    private(set) var frames: [PNGFrame] = []
    /// How many times the frames are shown in total; nil to loop forever.
    let loopCount: Int?
    /// Whether the default image, which viewers without APNG support show, is the first frame.
    private(set) var startsWithDefaultImage = false
    /// The chunks that define the colours of the pixels.
    private(set) var palette: [Range<Int>] = []
    private let announced: Int
    private let canvas: PixelSize
    private let hasAlpha: Bool
    private var current: PNGFrame?
    private var sequence = 0
    private var sawDefaultImage = false

    /// - Parameter limit: How many frames to look for; finding one more means that there are more.
    /// - Returns: Nil for a still image.
    init?(_ file: ByteView, _ header: PNGHeader, limit: Int) {
        guard let animation = header.animation else { return nil }
        announced = animation.frames
        loopCount = animation.loopCount
        canvas = header.stored
        hasAlpha = header.hasAlpha
        var offset = PNGHeader.length
        var isRight = true
        while isRight, frames.count <= limit, let chunk = PNGChunk(file, at: offset) {
            isRight = read(chunk)
            if chunk.type == .end { break }
            offset = chunk.range.upperBound
        }
        guard isRight, frames.count > 1 else { return nil }
    }

    /// Whether the rules allow the chunk at this position.
    private mutating func read(_ chunk: PNGChunk) -> Bool {
        switch chunk.type {
        case .palette, .transparency:
            if !sawDefaultImage, palette.count < 2, chunk.data.count <= Self.largestTable {
                palette.append(chunk.range)
            }
            return true
        case .frameControl: return endFrame() && beginFrame(chunk)
        case .data:
            sawDefaultImage = true
            if startsWithDefaultImage, frames.isEmpty { extendFrame(chunk) }
            return true
        case .frameData:
            guard sawDefaultImage, current != nil, !(startsWithDefaultImage && frames.isEmpty),
                isNext(chunk.data.uint32(at: 0))
            else { return false }
            extendFrame(chunk)
            return true
        case .end: return endFrame()
        default: return true
        }
    }

    private mutating func beginFrame(_ chunk: PNGChunk) -> Bool {
        guard chunk.isIntact, isNext(chunk.data.uint32(at: 0)), frames.count < announced,
            let frame = PNGFrame(chunk.data, on: canvas, hasAlpha: hasAlpha)
        else { return false }
        if !sawDefaultImage {
            guard frame.size == canvas else { return false }
            startsWithDefaultImage = true
        }
        current = frame
        return true
    }

    private mutating func extendFrame(_ chunk: PNGChunk) {
        guard let begun = current?.chunks else { return }
        current?.chunks = (begun.isEmpty ? chunk.range.lowerBound : begun.lowerBound)..<chunk.range.upperBound
    }

    private mutating func endFrame() -> Bool {
        guard let frame = current else { return true }
        current = nil
        frames.append(frame)
        return !frame.chunks.isEmpty
    }

    private mutating func isNext(_ number: Int?) -> Bool {
        defer { sequence += 1 }
        return number == sequence
    }
}

/// An animated PNG's frame control chunk, and the location of the frame's pixels.
///
/// Source: PNG, third edition (W3C, 2025), 11.3.7.2.
struct PNGFrame: Sendable {
    static let controlLength = 26

    let size: PixelSize
    let placement: FramePlacement
    /// In seconds.
    let delay: Double
    /// The range of the file with the chunks that hold pixels, and anything between them.
    var chunks = 0..<0

    /// - Parameter chunk: The chunk's data.
    /// - Returns: Nil if the frame breaks the rules, for example if it extends beyond the canvas.
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

    /// Returns the delay in a frame control chunk in seconds, or nil if the chunk is too short.
    static func delay(_ chunk: ByteView) -> Double? {
        guard let numerator = chunk.uint16(at: 20), let denominator = chunk.uint16(at: 22) else { return nil }
        return Double(numerator) / Double(denominator == 0 ? 100 : denominator)
    }
}
