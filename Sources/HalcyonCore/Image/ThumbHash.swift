import Foundation

/// A ThumbHash: some 25 bytes that describe the colours, the shape and the transparency of a picture, to be shown
/// blurred until the picture itself is available.
///
/// Servers and content management systems deliver it as Base64 with an image's address. A pipeline computes it when it
/// decodes what it stores on disk; see ``ImagePipeline/thumbHash(for:)``.
///
/// ```swift
/// if let hash = ThumbHash(base64: photo.thumbHash) { background = hash.averageColor }
/// ```
///
/// Source: Evan Wallace, "ThumbHash", https://evanw.github.io/thumbhash/. Values of this type always have the length
/// that their own header gives.
public struct ThumbHash: Sendable, Hashable {
    /// The bytes in memory, in four words: an array would take 32 more, and an allocation.
    private struct Words: Sendable, Hashable {
        var first: UInt64 = 0
        var second: UInt64 = 0
        var third: UInt64 = 0
        var fourth: UInt64 = 0
    }

    /// No header describes more than 29 bytes, and no encoder makes more than 25.
    private static let room = MemoryLayout<Words>.size

    /// Zero after the last byte.
    private var words = Words()

    /// Creates a hash from its bytes. Returns nil if they are no ThumbHash: too short, too long, or without a shape.
    public init?(bytes: some Collection<UInt8>) {
        let count = bytes.count
        guard count >= 5, count <= Self.room else { return nil }
        withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes) }
        guard header.shorterSide > 0, header.byteCount == count else { return nil }
    }

    /// Creates a hash from what an encoder has made.
    init(encoded bytes: [UInt8]) {
        withUnsafeMutableBytes(of: &words) { $0.copyBytes(from: bytes.prefix(Self.room)) }
    }

    /// Creates a hash from Base64 text, also of the alphabet for URLs, and with or without padding. Returns nil for
    /// any other text, and for bytes that are no ThumbHash.
    public init?(base64 text: String) {
        // Checked first: a server chooses the text.
        guard text.utf8.count <= 64 else { return nil }
        var text = text.replacing("-", with: "+").replacing("_", with: "/")
        while text.utf8.count % 4 != 0 { text.append("=") }
        guard let data = Data(base64Encoded: text) else { return nil }
        self.init(bytes: data)
    }

    /// The bytes, at most 25 if an encoder of this format made them.
    public var bytes: [UInt8] { withBytes { Array($0) } }

    /// The bytes as Base64 text with padding.
    public var base64: String { Data(bytes).base64EncodedString() }

    /// The average colour of the picture. Its alpha is the average opacity, and transparent pixels do not count
    /// otherwise.
    public var averageColor: PixelColor {
        let header = header
        return .init(
            luminance: header.luminance, yellowBlue: header.yellowBlue, redGreen: header.redGreen,
            alpha: header.alpha)
    }

    /// The width of the picture divided by its height: approximate, because it is stored as a fraction of small
    /// integers. From 1/7 to 7.
    public var aspectRatio: Double {
        let (width, height) = header.shape
        return Double(width) / Double(height)
    }

    /// The picture as the hash describes it, with 32 pixels on its longer side; nil if there is no memory for it.
    public var pixels: PixelBuffer? {
        let (header, size) = (header, pixelSize)
        let terms = withBytes { Terms($0, header) }
        return try? PixelBuffer(width: size.width, height: size.height, hasAlpha: header.hasAlpha) { memory in
            terms.draw(header, size, to: memory)
        }
    }

    /// The size of ``pixels``.
    var pixelSize: PixelSize {
        let ratio = aspectRatio
        return ratio > 1
            ? PixelSize(width: 32, height: max(1, Int((32 / ratio).rounded())))
            : PixelSize(width: max(1, Int((32 * ratio).rounded())), height: 32)
    }

    private var header: Header { withUnsafeBytes(of: words) { Header($0) } }

    /// Lends the bytes for the duration of the call.
    func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let count = header.byteCount
        return withUnsafeBytes(of: words) { body(UnsafeRawBufferPointer(rebasing: $0.prefix(count))) }
    }
}

extension ThumbHash {
    /// The constants of a hash, in its first five or six bytes.
    struct Header {
        /// The mean of each channel: luminance from 0 to 1, the others from -1 to 1, alpha from 0 to 1.
        let luminance, yellowBlue, redGreen, alpha: Double
        /// The largest varying term of each channel.
        let luminanceScale, yellowBlueScale, redGreenScale, alphaScale: Double
        let hasAlpha: Bool
        let isLandscape: Bool
        /// The number of terms on the picture's shorter side, up to 7. 0 in no valid hash.
        let shorterSide: Int

        /// - Parameter bytes: At least six.
        init(_ bytes: UnsafeRawBufferPointer) {
            let first = Int(bytes[0]) | Int(bytes[1]) << 8 | Int(bytes[2]) << 16
            let second = Int(bytes[3]) | Int(bytes[4]) << 8
            luminance = Double(first & 63) / 63
            yellowBlue = Double(first >> 6 & 63) / 31.5 - 1
            redGreen = Double(first >> 12 & 63) / 31.5 - 1
            luminanceScale = Double(first >> 18 & 31) / 31
            hasAlpha = first >> 23 != 0
            shorterSide = second & 7
            yellowBlueScale = Double(second >> 3 & 63) / 63
            redGreenScale = Double(second >> 9 & 63) / 63
            isLandscape = second >> 15 != 0
            alpha = hasAlpha ? Double(bytes[5] & 15) / 15 : 1
            alphaScale = hasAlpha ? Double(bytes[5] >> 4) / 15 : 0
        }

        /// The number of terms on each side of the picture, whose ratio is that of the picture's sides.
        var shape: (width: Int, height: Int) {
            let longer = ThumbHash.longerSide(hasAlpha: hasAlpha)
            return isLandscape ? (longer, shorterSide) : (shorterSide, longer)
        }

        /// The number of the luminance's terms on each side.
        var luminanceTerms: (x: Int, y: Int) { (max(3, shape.width), max(3, shape.height)) }

        /// The number of bytes of the whole hash.
        var byteCount: Int {
            let (x, y) = luminanceTerms
            let colors = 2 * ThumbHash.termCount(3, 3)
            let terms = ThumbHash.termCount(x, y) + colors + (hasAlpha ? ThumbHash.termCount(5, 5) : 0)
            return (hasAlpha ? 6 : 5) + (terms + 1) / 2
        }
    }

    /// The number of luminance terms on a picture's longer side: fewer if there are terms of alpha.
    static func longerSide(hasAlpha: Bool) -> Int { hasAlpha ? 5 : 7 }

    /// The number of varying terms in row `y` of a channel with terms in a triangle; in the first row, the constant
    /// counts too.
    static func termCount(inRow y: Int, _ width: Int, _ height: Int) -> Int {
        // As many as there are x with x * height < width * (height - y).
        (width * (height - y) + height - 1) / height
    }

    /// The number of varying terms of a channel.
    static func termCount(_ width: Int, _ height: Int) -> Int {
        (0..<height).reduce(-1) { $0 + termCount(inRow: $1, width, height) }
    }
}

/// The varying terms of a hash: half a byte each, in rows of a triangle.
private struct Terms {
    /// The factors of a channel's terms, by row; the first of the first row, which is the constant, is left out.
    private struct Channel {
        var rows: [[Double]] = []

        /// Multiplies the factors with the cosines of one line: the result has one factor for each column.
        func factors(_ cosines: [Double]) -> [Double] {
            var factors = [Double](repeating: 0, count: rows.map(\.count).max() ?? 0)
            for (row, cosine) in zip(rows, cosines) {
                for x in row.indices { factors[x] += row[x] * cosine * 2 }
            }
            return factors
        }
    }

    private var luminance = Channel()
    private var yellowBlue = Channel()
    private var redGreen = Channel()
    private var alpha = Channel()

    init(_ bytes: UnsafeRawBufferPointer, _ header: ThumbHash.Header) {
        var place = header.hasAlpha ? 12 : 10
        func channel(_ width: Int, _ height: Int, _ scale: Double) -> Channel {
            var channel = Channel()
            for y in 0..<height {
                var row: [Double] = []
                for x in 0..<ThumbHash.termCount(inRow: y, width, height) {
                    guard x + y > 0 else {
                        row.append(0)
                        continue
                    }
                    let half = bytes[place / 2] >> (place % 2 == 0 ? 0 : 4) & 15
                    row.append((Double(half) / 7.5 - 1) * scale)
                    place += 1
                }
                channel.rows.append(row)
            }
            return channel
        }
        let (x, y) = header.luminanceTerms
        luminance = channel(x, y, header.luminanceScale)
        // Their terms are few, and rounding makes them smaller: the format's decoders raise them by a quarter.
        yellowBlue = channel(3, 3, header.yellowBlueScale * 1.25)
        redGreen = channel(3, 3, header.redGreenScale * 1.25)
        if header.hasAlpha { alpha = channel(5, 5, header.alphaScale) }
    }

    /// Writes the picture, row by row.
    func draw(_ header: ThumbHash.Header, _ size: PixelSize, to memory: UnsafeMutableRawBufferPointer) {
        let columns = (0..<size.width).map { Self.cosines($0, of: size.width) }
        for y in 0..<size.height {
            let line = Self.cosines(y, of: size.height)
            let (l, p, q) = (luminance.factors(line), yellowBlue.factors(line), redGreen.factors(line))
            let a = alpha.factors(line)
            for x in 0..<size.width {
                let column = columns[x]
                let color = PixelColor(
                    luminance: header.luminance + Self.sum(l, column),
                    yellowBlue: header.yellowBlue + Self.sum(p, column),
                    redGreen: header.redGreen + Self.sum(q, column),
                    alpha: header.alpha + Self.sum(a, column))
                let pixel = SIMD4(color.red, color.green, color.blue, color.alpha)
                memory.storeBytes(of: pixel, toByteOffset: (y * size.width + x) * 4, as: SIMD4<UInt8>.self)
            }
        }
    }

    /// Returns the cosines of a place on a side, one for each term: at most seven.
    private static func cosines(_ place: Int, of side: Int) -> [Double] {
        (0..<7).map { cos(.pi / Double(side) * (Double(place) + 0.5) * Double($0)) }
    }

    private static func sum(_ factors: [Double], _ cosines: [Double]) -> Double {
        var sum = 0.0
        for x in factors.indices { sum += factors[x] * cosines[x] }
        return sum
    }
}

extension PixelColor {
    /// Creates a colour from the channels of a ThumbHash; what is outside of sRGB is clamped.
    fileprivate init(luminance: Double, yellowBlue: Double, redGreen: Double, alpha: Double) {
        let blue = luminance - 2 / 3 * yellowBlue
        let red = (3 * luminance - blue + redGreen) / 2
        self = .fractions(red: red, green: red - redGreen, blue: blue, alpha: alpha)
    }
}
