import Foundation

extension ImageProcessors {
    /// Blurs a picture with a Gaussian curve.
    ///
    /// The curve is approximated by three box blurs (see `BoxCascade`), so that a wide one takes no longer than a
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
/// blurring its content.
///
/// `~Copyable`, because it owns its memory.
struct BlurPlane: ~Copyable {
    /// Columns that are processed together: as many as keep a strip of a large picture in the second-level cache.
    private static let stripWidth = 32

    private let size: PixelSize
    let hasAlpha: Bool
    private let cascade: BoxCascade
    /// The columns of a band; `mostColumns` includes those needed from its neighbours.
    private let bandWidth: Int
    private let mostColumns: Int
    private let numbers: UnsafeMutablePointer<UInt16>
    private let strip: UnsafeMutablePointer<UInt16>

    init(_ size: PixelSize, hasAlpha: Bool, deviation: Double) throws(ImageError) {
        self.size = size
        self.hasAlpha = hasAlpha
        cascade = BoxCascade(deviation: deviation)
        // Overlaps are blurred twice: the wider they are, the wider the band.
        let band = max(512, cascade.delay * 8)
        bandWidth = size.width <= band * 2 ? size.width : band
        mostColumns = min(size.width, bandWidth + 2 * cascade.delay)
        let stripBytes = Self.stripWidth * 8
        guard let address = calloc(size.height, stripBytes) else { throw .decoding(.outOfMemory(size)) }
        guard let plane = calloc(size.height, mostColumns * 8) else {
            free(address)
            throw .decoding(.outOfMemory(size))
        }
        strip = address.bindMemory(to: UInt16.self, capacity: size.height * stripBytes / 2)
        numbers = plane.bindMemory(to: UInt16.self, capacity: size.height * mostColumns * 4)
    }

    deinit {
        free(strip)
        free(numbers)
    }

    /// Blurs the pixels of `source`, and writes them to `target`.
    func blur(_ source: UnsafePointer<UInt32>, to target: UnsafeMutablePointer<UInt32>) throws(ImageError) {
        for left in stride(from: 0, to: size.width, by: bandWidth) {
            let band = left..<min(left + bandWidth, size.width)
            let columns = max(0, left - cascade.delay)..<min(size.width, band.upperBound + cascade.delay)
            try blurRows(of: source, columns)
            try blurColumns(band, of: columns, to: target)
        }
    }

    private func blurRows(of source: UnsafePointer<UInt32>, _ columns: Range<Int>) throws(ImageError) {
        let pitch = columns.count * 4
        for y in stride(from: 0, to: size.height, by: 2) {
            if y % 16 == 0, Task.isCancelled { throw .cancelled }
            let rows = min(2, size.height - y)
            for row in y..<y + rows {
                let first = source + (row * size.width + columns.lowerBound)
                widen(first, to: numbers + row * pitch, count: columns.count)
            }
            cascade.blur(numbers + y * pitch, second: (rows - 1) * pitch, count: columns.count, step: 4)
        }
    }

    private func blurColumns(
        _ band: Range<Int>, of columns: Range<Int>, to target: UnsafeMutablePointer<UInt32>
    ) throws(ImageError) {
        let pitch = Self.stripWidth * 4
        for left in stride(from: band.lowerBound, to: band.upperBound, by: Self.stripWidth) {
            if Task.isCancelled { throw .cancelled }
            let width = min(Self.stripWidth, band.upperBound - left)
            let first = numbers + (left - columns.lowerBound) * 4
            for y in 0..<size.height {
                (strip + y * pitch).update(from: first + y * columns.count * 4, count: width * 4)
            }
            for x in stride(from: 0, to: width, by: 2) {
                cascade.blur(strip + x * 4, second: 4, count: size.height, step: pitch)
            }
            for y in 0..<size.height {
                narrow(strip + y * pitch, to: target + (y * size.width + left), count: width)
            }
        }
    }
}

/// Conversions from bytes with straight alpha to premultiplied 16-bit numbers (256 for each byte step), and back.
extension BlurPlane {
    func widen(_ row: UnsafePointer<UInt32>, to numbers: UnsafeMutablePointer<UInt16>, count: Int) {
        guard hasAlpha else {
            let bytes = UnsafeRawPointer(row).assumingMemoryBound(to: UInt8.self)
            for index in 0..<count * 4 { numbers[index] = UInt16(bytes[index]) &<< 8 }
            return
        }
        let target = UnsafeMutableRawPointer(numbers).assumingMemoryBound(to: SIMD4<UInt16>.self)
        for x in 0..<count {
            let pixel = UInt32(littleEndian: row[x])
            let alpha = pixel &>> 24
            target[x] = SIMD4(
                Self.product(pixel & 255, alpha), Self.product(pixel &>> 8 & 255, alpha),
                Self.product(pixel &>> 16 & 255, alpha), UInt16(truncatingIfNeeded: alpha &<< 8))
        }
    }

    /// Returns value · alpha / 255 in 256ths, rounded.
    @inline(__always)
    private static func product(_ value: UInt32, _ alpha: UInt32) -> UInt16 {
        UInt16(truncatingIfNeeded: ((value &* alpha) &<< 8 &+ 127) / 255)
    }

    func narrow(_ numbers: UnsafePointer<UInt16>, to row: UnsafeMutablePointer<UInt32>, count: Int) {
        guard hasAlpha else {
            let bytes = UnsafeMutableRawPointer(row).assumingMemoryBound(to: UInt8.self)
            for index in 0..<count * 4 { bytes[index] = UInt8(truncatingIfNeeded: (numbers[index] &+ 128) &>> 8) }
            for x in 0..<count { row[x] |= UInt32(0xFF00_0000).littleEndian }
            return
        }
        for x in 0..<count {
            let alpha = Float(numbers[x * 4 + 3])
            // An alpha of less than half a step counts as 0.
            let scale = alpha < 128 ? 0 : 255 / alpha
            let pixel = PixelValue(
                red: Float(numbers[x * 4]) * scale, green: Float(numbers[x * 4 + 1]) * scale,
                blue: Float(numbers[x * 4 + 2]) * scale, alpha: alpha < 128 ? 0 : alpha * (1 / 256))
            row[x] = pixel.packed.littleEndian
        }
    }
}

/// Three box filters one after the other along a line of pixels: nearly a Gaussian curve, at a cost that does not
/// depend on its width.
///
/// A box of whole pixels can only have certain widths, and thus a Gaussian only certain deviations. Here the two pixels
/// next to a box's ends count in part, which gives any deviation exactly. Source: Gwosdek, Grewenig, Bruhn, Weickert,
/// "Theoretical foundations of Gaussian convolution by extended box filtering", SSVM 2011; three boxes as in W3C Filter
/// Effects Module Level 1, feGaussianBlur, and Kovesi, "Fast almost-Gaussian filtering", DICTA 2010.
///
/// Beyond its ends a line is extended by its first and last pixel.
final class BoxCascade {
    /// The channels of two pixels, of adjacent lines.
    typealias Pair = SIMD8<Float>

    /// The number of whole pixels in a box on either side of its middle.
    private let reach: Int
    /// The weight of the pixels next to the box's ends.
    private let share: Float
    /// The last inputs of the three boxes, interleaved in a ring: for each box as many as it holds, plus both partial
    /// ones, minus the newest.
    private let history: UnsafeMutablePointer<Pair>
    private let length: Int
    /// The reach of the curve to either side, in pixels.
    var delay: Int { 3 * (reach + 1) }

    /// - Parameter deviation: The standard deviation of the curve in pixels, more than 0.
    init(deviation: Double) {
        let variance = deviation * deviation / 3
        let reach = ((12 * variance + 1).squareRoot() / 2 - 0.5).rounded(.down)
        let next = (reach + 1) * (reach + 1)
        self.reach = Int(reach)
        share = Float((2 * reach + 1) * (reach * (reach + 1) - 3 * variance) / (6 * (variance - next)))
        length = 2 * self.reach + 2
        history = .allocate(capacity: 3 * length)
    }

    deinit { history.deallocate() }

    /// Blurs two lines in place.
    ///
    /// - Parameters:
    ///   - line: The first pixel of the first line: four 16-bit numbers.
    ///   - second: The offset of the second line, in numbers; 0 for none.
    ///   - count: The number of pixels in a line, at least 1.
    ///   - step: The distance between pixels, in numbers.
    func blur(_ line: UnsafeMutablePointer<UInt16>, second: Int, count: Int, step: Int) {
        let width = Float(2 * reach + 1)
        let total = width + 2 * share
        let scale = 1 / (total * total * total)
        let delay = delay
        let begin = load(line, second)
        // As if the first pixel had been repeated forever.
        let (first0, first1, first2) = (begin, begin * total, begin * (total * total))
        var (sum0, sum1, sum2) = (first0 * width, first1 * width, first2 * width)
        for index in 0..<length {
            history[index * 3] = first0
            history[index * 3 + 1] = first1
            history[index * 3 + 2] = first2
        }
        var place = history
        let end = history + 3 * length
        for index in 0..<count + delay {
            // Each box: the sum of its whole pixels, and the weighted newest and oldest pixel.
            let new0 = load(line + min(index, count - 1) &* step, second)
            let new1 = sum0 + (new0 + place[0]) * share
            let new2 = sum1 + (new1 + place[1]) * share
            let result = sum2 + (new2 + place[2]) * share
            place[0] = new0
            place[1] = new1
            place[2] = new2
            place += 3
            if place == end { place = history }
            sum0 += new0 - place[0]
            sum1 += new1 - place[1]
            sum2 += new2 - place[2]
            if index >= delay { store(result * scale, line + (index &- delay) &* step, second) }
        }
    }

    @inline(__always)
    private func load(_ pixel: UnsafeMutablePointer<UInt16>, _ second: Int) -> Pair {
        let low = UnsafeRawPointer(pixel).loadUnaligned(as: SIMD4<UInt16>.self)
        let high = UnsafeRawPointer(pixel + second).loadUnaligned(as: SIMD4<UInt16>.self)
        return Pair(SIMD8(lowHalf: low, highHalf: high))
    }

    @inline(__always)
    private func store(_ value: Pair, _ pixel: UnsafeMutablePointer<UInt16>, _ second: Int) {
        // Rounding errors below zero must not wrap around: numbers with a sign bit become 0.
        let bits = unsafeBitCast(value, to: SIMD8<Int32>.self)
        let rounded = unsafeBitCast(bits & ~(bits &>> 31), to: Pair.self) + 8_388_608
        let numbers = SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(rounded, to: SIMD8<UInt32>.self))
        UnsafeMutableRawPointer(pixel).storeBytes(of: numbers.lowHalf, as: SIMD4<UInt16>.self)
        UnsafeMutableRawPointer(pixel + second).storeBytes(of: numbers.highHalf, as: SIMD4<UInt16>.self)
    }
}
