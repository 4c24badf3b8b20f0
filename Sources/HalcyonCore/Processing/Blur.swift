import CPixels
import Foundation

extension ImageProcessors {
    /// Blurs a picture with a Gaussian curve.
    ///
    /// The curve is approximated by three box blurs (see `cpixels_boxes`), so that a wide one takes no longer than a
    /// narrow one. Colours are weighted by their alpha: transparent pixels add no colour to their neighbours. Edge
    /// pixels are repeated beyond the edges, so that no edge turns dark or transparent.
    public struct Blur: ImageProcessing, Hashable {
        /// The standard deviation of the curve in pixels, as in SVG and CSS. Default: 8.
        ///
        /// Clamped to 2,048; negative values and NaN count as 0, no blur.
        public var radius: Double

        static let maximumRadius = 2048.0

        /// Creates a blur with a standard deviation of `radius` pixels.
        public init(radius: Double = 8) { self.radius = radius }

        /// `halcyon.blur(8.0)`.
        public var identifier: String { "halcyon.blur(\(radius))" }

        /// Returns the blurred picture; the same pixels for a radius of 0.
        ///
        /// Besides the result's memory, it temporarily needs that of a band: eight bytes per pixel for some 512
        /// columns, more if the radius exceeds 20.
        ///
        /// - Throws: `ImageError.processing(.failed)` if the result does not fit in memory; `ImageError.cancelled`.
        public func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage {
            let deviation = radius.within(0...Self.maximumRadius, orElse: 0)
            if deviation == 0 { return image }
            return try replacingPixels(of: image) { pixels throws(ImageError) in
                try PixelBuffer(width: pixels.width, height: pixels.height, hasAlpha: pixels.hasAlpha) {
                    memory throws(ImageError) in
                    let plane = try BlurPlane(pixels.size, hasAlpha: pixels.hasAlpha, deviation: deviation)
                    try pixels.withUnsafeBytes { bytes throws(ImageError) in
                        guard let source = bytes.bindMemory(to: UInt32.self).baseAddress,
                            let target = memory.bindMemory(to: UInt32.self).baseAddress
                        else { return }
                        try plane.blur(source, to: target)
                    }
                }
            }
        }
    }
}

extension ImageProcessors.Blur: ScalableProcessing {
    func scaled(to copy: PixelSize, of whole: PixelSize) -> (any ImageProcessing, result: PixelSize) {
        (Self(radius: min(radius, Self.maximumRadius) * copy.scale(of: whole)), whole)
    }
}

extension ImageProcessing where Self == ImageProcessors.Blur {
    /// Blurs with a Gaussian curve; see ``ImageProcessors/Blur``.
    ///
    /// - Parameter radius: The standard deviation of the curve in pixels. Default: 8.
    public static func blur(radius: Double = 8) -> Self { Self(radius: radius) }
}

/// Blurs a picture along its rows, then along its columns, in premultiplied 16-bit numbers.
///
/// Eight bits would lose the colours of nearly invisible pixels, and everything between two steps. The picture is
/// blurred in bands from left to right, to keep the memory small: getting a new page from the system takes longer than
/// blurring its content. A band consists of strips of columns; see `cpixels_effects`.
///
/// `~Copyable`, because it owns its memory.
private struct BlurPlane: ~Copyable {
    private static let stripWidth = Int(CPIXELS_STRIP)
    /// The rows that are blurred at the same time.
    private static let rowsAtOnce = 4

    private let size: PixelSize
    private let hasAlpha: Bool
    private let boxes: cpixels_boxes
    /// The columns of a band, and of those that it needs from each neighbour; whole strips.
    private let bandWidth: Int
    private let overlap: Int
    /// The numbers of a strip.
    private let stride: Int
    private let strips: UnsafeMutablePointer<UInt16>
    private let room: UnsafeMutablePointer<UInt32>
    private let ring: UnsafeMutablePointer<Float>
    private let effects = PixelKernels.current.effects.pointee

    init(_ size: PixelSize, hasAlpha: Bool, deviation: Double) throws(ImageError) {
        self.size = size
        self.hasAlpha = hasAlpha
        boxes = cpixels_boxes(deviation: deviation)
        let delay = 3 * (boxes.reach + 1)
        overlap = Self.rounded(delay, to: Self.stripWidth)
        // Overlaps are blurred twice: the wider they are, the wider the band.
        let band = Self.rounded(max(512, delay * 8), to: Self.stripWidth)
        bandWidth = size.width <= band * 2 ? Self.rounded(size.width, to: Self.stripWidth) : band
        let most = min(Self.rounded(size.width, to: Self.stripWidth), bandWidth + 2 * overlap)
        let height = Self.rounded(size.height, to: Self.rowsAtOnce)
        stride = height * Self.stripWidth * 4
        guard let strips = calloc(most / Self.stripWidth, stride * 2) else { throw .decoding(.outOfMemory(size)) }
        self.strips = strips.bindMemory(to: UInt16.self, capacity: most / Self.stripWidth * stride)
        room = .allocate(capacity: height * Self.stripWidth)
        let numbers = cpixels_ring(boxes)
        ring = UnsafeMutableRawPointer.allocate(byteCount: numbers * 4, alignment: 64)
            .bindMemory(to: Float.self, capacity: numbers)
    }

    deinit {
        free(strips)
        room.deallocate()
        ring.deallocate()
    }

    private static func rounded(_ count: Int, to step: Int) -> Int { (count + step - 1) / step * step }

    /// Blurs the pixels of `source`, and writes them to `target`.
    func blur(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>) throws(ImageError) {
        for left in Swift.stride(from: 0, to: size.width, by: bandWidth) {
            let band = left..<min(left + bandWidth, size.width)
            let columns = max(0, left - overlap)..<min(size.width, band.upperBound + overlap)
            for y in Swift.stride(from: 0, to: size.height, by: Self.rowsAtOnce) {
                if y % 16 == 0, Task.isCancelled { throw .cancelled }
                effects.blur_rows(
                    source + (y * size.width + columns.lowerBound), size.width, min(Self.rowsAtOnce, size.height - y),
                    columns.count, hasAlpha ? 1 : 0, boxes, ring, strips + y * Self.stripWidth * 4, stride)
            }
            for x in Swift.stride(from: band.lowerBound, to: band.upperBound, by: Self.stripWidth) {
                if Task.isCancelled { throw .cancelled }
                effects.blur_columns(
                    strips + (x - columns.lowerBound) / Self.stripWidth * stride, size.height,
                    min(Self.stripWidth, band.upperBound - x), hasAlpha ? 1 : 0, boxes, ring, room, target + x,
                    size.width)
            }
        }
    }
}

extension cpixels_boxes {
    /// Boxes for a curve with a standard deviation of more than 0 pixels. What counts in part at the ends of a box
    /// makes up for its whole width: see `blurs.h`.
    fileprivate init(deviation: Double) {
        let variance = deviation * deviation / 3
        let reach = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
        let next = (reach + 1) * (reach + 1)
        let share = (2 * reach + 1) * (reach * (reach + 1) - 3 * variance) / (6 * (variance - next))
        self.init(reach: Int(reach), share: Float(share))
    }
}
