import Foundation

extension ThumbHash {
    /// The longest side that the format's encoders take.
    private static let longestSide = 100
    /// The longer side of a picture that was made smaller. A hash has at most seven terms on a side, for which this is
    /// enough.
    private static let reducedSide = 40

    /// Computes the hash of a picture of any size. One with a side of more than 100 pixels is made smaller first, as
    /// the format requires.
    public init(_ pixels: PixelBuffer) { self.init(pixels, shape: pixels.size) }

    /// Computes the hash of a decoded image, of its first frame if it has several.
    ///
    /// - Parameter target: The size that it was decoded at: one that was stretched to it is seen in its own shape.
    init(of image: DecodedImage, decodedFor target: TargetSize?) {
        self.init(image.pixels, shape: target?.mode == .stretch ? image.originalSize : image.size)
    }

    /// Computes the hash of a picture that may have been stretched.
    ///
    /// - Parameter shape: The size whose ratio of sides the picture should have.
    init(_ pixels: PixelBuffer, shape: PixelSize) {
        if pixels.size == shape, max(shape.width, shape.height) <= Self.longestSide {
            self = pixels.withUnsafeBytes { Encoder($0, shape).hash }
        } else {
            self = Self.reduced(pixels, shape)
        }
    }

    private static func reduced(_ pixels: PixelBuffer, _ shape: PixelSize) -> ThumbHash {
        let longer = Double(max(1, shape.width, shape.height))
        func side(_ side: Int) -> Int { max(1, Int((Double(reducedSide) * Double(max(1, side)) / longer).rounded())) }
        let size = PixelSize(width: side(shape.width), height: side(shape.height))
        // Four rows for each are enough: reading all of a photograph takes as long as a tenth of its decode.
        let step = max(1, pixels.height / (size.height * 4))
        let source = PixelSize(width: pixels.width, height: pixels.height / step)
        var small = [UInt8](repeating: 0, count: size.width * size.height * 4)
        return small.withUnsafeMutableBytes { small in
            let layout = TargetSize.Layout(scaled: size, cropX: 0, cropY: 0, output: size)
            let rows = RowResampler(
                source: source, layout: layout, filter: .box, hasAlpha: pixels.hasAlpha, output: small)
            pixels.withUnsafeBytes { bytes in
                guard let first = bytes.baseAddress else { return }
                for y in 0..<source.height where !rows.isFinished {
                    rows.push(first + (y * step + step / 2) * pixels.bytesPerRow, staysValid: true)
                }
            }
            return Encoder(UnsafeRawBufferPointer(small), size).hash
        }
    }
}

/// Encodes a small picture: each channel as its mean and the largest terms of its cosine transform.
private struct Encoder {
    let hash: ThumbHash

    /// - Parameters:
    ///   - bytes: Red, green, blue and straight alpha of every pixel, row by row.
    ///   - size: At least one pixel.
    init(_ bytes: UnsafeRawBufferPointer, _ size: PixelSize) {
        let picture = Picture(bytes, size)
        let hasAlpha = picture.hasAlpha
        let longer = Double(ThumbHash.longerSide(hasAlpha: hasAlpha)) / Double(max(size.width, size.height))
        let width = max(1, Int((Double(size.width) * longer).rounded()))
        let height = max(1, Int((Double(size.height) * longer).rounded()))
        // Smaller triangles use the first of the same cosines.
        let most = (max(hasAlpha ? 5 : 3, width), max(hasAlpha ? 5 : 3, height))
        let cosines = Cosines(size, most.0, most.1)
        let luminance = Transform(picture.luminance, cosines, max(3, width), max(3, height))
        let yellowBlue = Transform(picture.yellowBlue, cosines, 3, 3)
        let redGreen = Transform(picture.redGreen, cosines, 3, 3)
        let isLandscape = size.width > size.height

        let first =
            Self.number(63 * luminance.mean, most: 63)
            | Self.number(31.5 + 31.5 * yellowBlue.mean, most: 63) << 6
            | Self.number(31.5 + 31.5 * redGreen.mean, most: 63) << 12
            | Self.number(31 * luminance.scale, most: 31) << 18 | (hasAlpha ? 1 << 23 : 0)
        let second =
            (isLandscape ? height : width) | Self.number(63 * yellowBlue.scale, most: 63) << 3
            | Self.number(63 * redGreen.scale, most: 63) << 9 | (isLandscape ? 1 << 15 : 0)
        var bytes = [first, first >> 8, first >> 16, second, second >> 8]
        var terms = luminance.terms + yellowBlue.terms + redGreen.terms
        if hasAlpha {
            let alpha = Transform(picture.alpha, cosines, 5, 5)
            bytes.append(Self.number(15 * alpha.mean, most: 15) | Self.number(15 * alpha.scale, most: 15) << 4)
            terms += alpha.terms
        }
        for (place, term) in terms.enumerated() {
            let half = Self.number(15 * term, most: 15)
            if place % 2 == 0 { bytes.append(half) } else { bytes[bytes.count - 1] |= half << 4 }
        }
        hash = ThumbHash(encoded: bytes.map { UInt8(truncatingIfNeeded: $0) })
    }

    private static func number(_ value: Double, most: Double) -> Int {
        Int(value.within(0...most, orElse: 0).rounded())
    }
}

/// The channels of a picture, each a number for every pixel.
private struct Picture {
    var luminance: [Double] = []
    var yellowBlue: [Double] = []
    var redGreen: [Double] = []
    var alpha: [Double] = []
    let hasAlpha: Bool

    init(_ bytes: UnsafeRawBufferPointer, _ size: PixelSize) {
        let count = size.width * size.height
        var (red, green, blue, total) = (0.0, 0.0, 0.0, 0.0)
        for place in stride(from: 0, to: count * 4, by: 4) {
            let opacity = Double(bytes[place + 3]) / 255
            red += opacity / 255 * Double(bytes[place])
            green += opacity / 255 * Double(bytes[place + 1])
            blue += opacity / 255 * Double(bytes[place + 2])
            total += opacity
        }
        if total > 0 { (red, green, blue) = (red / total, green / total, blue / total) }
        hasAlpha = total < Double(count)
        luminance.reserveCapacity(count)
        yellowBlue.reserveCapacity(count)
        redGreen.reserveCapacity(count)
        guard hasAlpha else {
            addOpaque(bytes, count)
            return
        }
        for place in stride(from: 0, to: count * 4, by: 4) {
            // Over the average colour: what is transparent adds nothing to the varying terms.
            let opacity = Double(bytes[place + 3]) / 255
            let r = red * (1 - opacity) + opacity / 255 * Double(bytes[place])
            let g = green * (1 - opacity) + opacity / 255 * Double(bytes[place + 1])
            let b = blue * (1 - opacity) + opacity / 255 * Double(bytes[place + 2])
            luminance.append((r + g + b) / 3)
            yellowBlue.append((r + g) / 2 - b)
            redGreen.append(r - g)
            alpha.append(opacity)
        }
    }

    /// Does the same for opaque pixels, without divisions.
    private mutating func addOpaque(_ bytes: UnsafeRawBufferPointer, _ count: Int) {
        let levels = (0...255).map { 1 / 255 * Double($0) }
        levels.withUnsafeBufferPointer { levels in
            for place in stride(from: 0, to: count * 4, by: 4) {
                let (r, g, b) = (
                    levels[Int(bytes[place])], levels[Int(bytes[place + 1])], levels[Int(bytes[place + 2])]
                )
                luminance.append((r + g + b) / 3)
                yellowBlue.append((r + g) / 2 - b)
                redGreen.append(r - g)
            }
        }
    }
}

/// The cosine transform of a channel: its mean, and the terms of a triangle, each from 0 to 1 by the largest of them.
private struct Transform {
    /// Below this, all terms are errors of rounding: the channel has one value.
    private static let smallestScale = 1e-9

    private(set) var mean = 0.0
    private(set) var scale = 0.0
    private(set) var terms: [Double] = []

    /// - Parameter cosines: Those of at least `width` and `height` terms.
    init(_ channel: [Double], _ cosines: Cosines, _ width: Int, _ height: Int) {
        let (size, columns) = (cosines.size, cosines.columns)
        // The rows' terms first, from which the columns' are few sums.
        var rows = [Double](repeating: 0, count: width * size.height)
        channel.withUnsafeBufferPointer { channel in
            for x in 0..<width {
                columns[x].withUnsafeBufferPointer { cosines in
                    for line in 0..<size.height {
                        var sum = 0.0
                        let first = line * size.width
                        for column in 0..<size.width { sum += channel[first + column] * cosines[column] }
                        rows[x * size.height + line] = sum
                    }
                }
            }
        }
        for y in 0..<height {
            let cosines = cosines.lines[y]
            for x in 0..<ThumbHash.termCount(inRow: y, width, height) {
                var sum = 0.0
                // A picture has no more terms than pixels: further ones would repeat these.
                if x < size.width, y < size.height {
                    for line in 0..<size.height { sum += rows[x * size.height + line] * cosines[line] }
                    sum /= Double(size.width * size.height)
                }
                if x + y == 0 {
                    mean = sum
                } else {
                    terms.append(sum)
                    scale = max(scale, abs(sum))
                }
            }
        }
        guard scale > Self.smallestScale else {
            scale = 0
            terms = terms.map { _ in 0 }
            return
        }
        terms = terms.map { [scale] in 0.5 + 0.5 / scale * $0 }
    }
}

/// The cosines of the terms, for each column and each line of a picture.
private struct Cosines {
    let size: PixelSize
    let columns: [[Double]]
    let lines: [[Double]]

    init(_ size: PixelSize, _ width: Int, _ height: Int) {
        self.size = size
        columns = (0..<width).map { Self.cosines($0, over: size.width) }
        lines = (0..<height).map { Self.cosines($0, over: size.height) }
    }

    private static func cosines(_ term: Int, over side: Int) -> [Double] {
        (0..<side).map { cos(.pi / Double(side) * Double(term) * (Double($0) + 0.5)) }
    }
}
