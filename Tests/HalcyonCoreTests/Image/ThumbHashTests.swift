import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// The hashes of known pictures, and what they look like, are those of thumbhash-python 1.0.1 (PyPI), whose size of the
/// decoded picture was replaced by that of the format's own decoders: it takes at least three terms on each side.
@Suite("ThumbHash")
struct ThumbHashTests {
    /// A picture given by a formula, its hash, and three pixels of the decoded hash: the first, the middle, the last.
    struct Known: Sendable, CustomTestStringConvertible {
        var name: String
        var width: Int
        var height: Int
        var hasAlpha = false
        var base64: String
        var size: PixelSize
        var pixels: [SIMD4<Int>]
        var pixel: @Sendable (Int, Int) -> SIMD4<Int>

        var testDescription: String { name }

        func picture() throws -> PixelBuffer {
            try Pictures.make(width, height, hasAlpha: hasAlpha) { x, y in
                SIMD4<UInt8>(truncatingIfNeeded: pixel(x, y))
            }
        }
    }

    static let known = [
        Known(
            name: "landscape", width: 60, height: 40, base64: "oAcKNZpgdndAiHiGaWhod6DwC/d4",
            size: PixelSize(width: 32, height: 23),
            pixels: [SIMD4(6, 11, 33, 255), SIMD4(142, 114, 186, 255), SIMD4(255, 255, 50, 255)]
        ) { x, y in SIMD4(x * 255 / 60, y * 255 / 40, (x * 3 + y * 5) % 256, 255) },
        Known(
            name: "portrait", width: 30, height: 90, base64: "27YJKhBUfyeohntqXn9yFAc=",
            size: PixelSize(width: 9, height: 32),
            pixels: [SIMD4(0, 231, 113, 255), SIMD4(219, 133, 161, 255), SIMD4(0, 53, 198, 255)]
        ) { x, y in
            let isInCircle = (x - 15) * (x - 15) + (y - 40) * (y - 40) < 150
            return SIMD4(isInCircle ? 255 : 40, 200 - y * 2, 90 + x * 3, 255)
        },
        Known(
            name: "square", width: 100, height: 100, base64: "2QkKLwZxdneAd3d1d1iHZ4eH+OdjWKsP",
            size: PixelSize(width: 32, height: 32),
            pixels: [SIMD4(48, 0, 0, 255), SIMD4(115, 132, 54, 255), SIMD4(152, 134, 220, 255)]
        ) { x, y in SIMD4((x * x + y) % 256, (x + y * y / 7) % 256, (x * y / 40) % 256, 255) },
        Known(
            name: "alpha", width: 48, height: 32, hasAlpha: true, base64: "ZviCG4I2g3t/hJd1gPiHhweYh3iDimc=",
            size: PixelSize(width: 32, height: 19),
            pixels: [SIMD4(213, 77, 171, 0), SIMD4(221, 96, 145, 255), SIMD4(229, 115, 117, 0)]
        ) { x, y in
            let isInCircle = (x - 24) * (x - 24) + (y - 16) * (y - 16) < 160
            return SIMD4(220, x * 4, 255 - y * 7, isInCircle ? 255 : 20)
        },
        Known(
            name: "tall, with alpha", width: 20, height: 64, hasAlpha: true,
            base64: "H3iFGhQ3eIDYeJiIjwKIe3h4gIiIeIg=", size: PixelSize(width: 13, height: 32),
            pixels: [SIMD4(76, 192, 115, 64), SIMD4(91, 161, 103, 130), SIMD4(176, 105, 187, 228)]
        ) { x, y in SIMD4(x * 10, 255 - x * 10, y * 3, y * 255 / 63) },
        Known(
            name: "wide", width: 100, height: 9, base64: "W4gKWZ6LiIhwiIeHiX/3h4g=",
            size: PixelSize(width: 32, height: 5),
            pixels: [SIMD4(255, 32, 16, 255), SIMD4(140, 79, 99, 255), SIMD4(50, 134, 214, 255)]
        ) { x, y in SIMD4(250 - x * 2, 30 + x, 25 * y, 255) },
    ]

    @Test("Given a known picture, when its hash is computed, then it is the known one", arguments: known)
    func encodes(_ known: Known) throws {
        let (hash, wanted) = (ThumbHash(try known.picture()).bytes, Array(Data(base64Encoded: known.base64) ?? Data()))
        try #require(hash.count == wanted.count)
        #expect(hash.prefix(5) == wanted.prefix(5))
        // A term of zero lies between two steps: errors of rounding decide which of the two is nearer.
        for (is_, ought) in zip(hash, wanted) {
            #expect(abs(Int(is_ & 15) - Int(ought & 15)) <= 1 && abs(Int(is_ >> 4) - Int(ought >> 4)) <= 1)
        }
    }

    @Test("Given a known hash, when it is decoded, then it shows the known pixels", arguments: known)
    func decodes(_ known: Known) throws {
        let pixels = try #require(ThumbHash(base64: known.base64)?.pixels)
        #expect(pixels.size == known.size)
        #expect(pixels.hasAlpha == known.hasAlpha)
        let places = [(0, 0), (pixels.width / 2, pixels.height / 2), (pixels.width - 1, pixels.height - 1)]
        for (place, wanted) in zip(places, known.pixels) {
            let pixel = SIMD4<Int>(truncatingIfNeeded: try #require(pixels[place.0, place.1]))
            let difference = pixel &- wanted
            for channel in 0..<4 { #expect(abs(difference[channel]) <= 1, "\(pixel) is not \(wanted)") }
        }
    }

    /// Hashes that the format's pages show, with what they look like.
    @Test(
        "Given the format's own examples, when decoded, then they show the known pixels",
        arguments: [
            ("1QcSHQRnh493V4dIh4eXh1h4kJUI", 23, 32, SIMD4(140, 110, 89, 255)),
            ("3OcRJYB4d3h/iIeHeEh3eIhw+j3A", 32, 23, SIMD4(113, 125, 139, 255)),
            ("YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw==", 32, 32, SIMD4(107, 103, 109, 255)),
        ])
    func examples(_ base64: String, _ width: Int, _ height: Int, _ middle: SIMD4<Int>) throws {
        let hash = try #require(ThumbHash(base64: base64))
        let pixels = try #require(hash.pixels)
        #expect(pixels.size == PixelSize(width: width, height: height))
        let difference = SIMD4<Int>(truncatingIfNeeded: try #require(pixels[width / 2, height / 2])) &- middle
        for channel in 0..<4 { #expect(abs(difference[channel]) <= 1) }
        #expect(hash.base64 == base64)
    }

    @Test("Given Base64 for URLs or without padding, when a hash is read, then it is the same")
    func otherBase64() throws {
        let hash = try #require(ThumbHash(base64: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A"))
        #expect(ThumbHash(base64: "3OcRJYB4d3h_iIeHeEh3eIhw-j3A") == hash)
        #expect(ThumbHash(base64: "ZviCG4I2g3t/hJd1gPiHhweYh3iDimc")?.bytes.count == 23)
        #expect(ThumbHash(base64: "") == nil)
        #expect(ThumbHash(base64: "not Base64") == nil)
        #expect(ThumbHash(base64: String(repeating: "A", count: 100_000)) == nil)
    }

    @Test("Given pictures of any size, when hashed, then colour and shape are within its steps")
    func roundTrip() throws {
        for (width, height) in [(1, 1), (3, 2), (640, 480), (480, 640), (3000, 1000), (101, 100), (90, 4000)] {
            let picture = try Pictures.make(width, height, hasAlpha: false) { x, y in
                SIMD4(UInt8(x * 200 / width), UInt8(255 - y * 200 / height), 60, 255)
            }
            let hash = ThumbHash(picture)
            let wanted = (0..<3).map { Self.mean(picture, channel: $0) }
            let color = hash.averageColor
            for (is_, ought) in zip([color.red, color.green, color.blue], wanted) {
                // A step of luminance is 4 of 255, and those of the other channels, 8, add to it.
                #expect(abs(Double(is_) - ought) <= 9, "\(width) x \(height): \(color) is not \(wanted)")
            }
            #expect(color.alpha == 255)
            let ratio = Double(width) / Double(height)
            // The longer side has seven terms, and the shorter a whole number of them, at least one.
            let shorter = max(1, (7 * min(ratio, 1 / ratio)).rounded()) / 7
            #expect(abs(hash.aspectRatio - (ratio > 1 ? 1 / shorter : shorter)) < 1e-9)
            let pixels = try #require(hash.pixels)
            #expect(max(pixels.width, pixels.height) == 32)
            for channel in 0..<3 {
                let difference = abs(Self.mean(pixels, channel: channel) - wanted[channel])
                #expect(difference <= 14, "\(width) x \(height), channel \(channel): \(difference)")
            }
        }
    }

    private static func mean(_ pixels: PixelBuffer, channel: Int) -> Double {
        var sum = 0
        for y in 0..<pixels.height { for x in 0..<pixels.width { sum += Int(pixels[x, y]?[channel] ?? 0) } }
        return Double(sum) / Double(pixels.width * pixels.height)
    }

    @Test("Given a picture of one colour, when hashed, then it is decoded to that colour everywhere")
    func flat() throws {
        for size in [1, 2, 50, 400] {
            let hash = ThumbHash(try Pictures.flat(size, size, SIMD4(30, 200, 90, 255)))
            let pixels = try #require(hash.pixels)
            let first = try #require(pixels[0, 0])
            #expect(pixels.worst { _, _ in Fractions(first) / 255 } == 0)
            #expect(abs(Int(first.y) - 200) <= 8)
        }
    }

    @Test("Given a transparent picture, when hashed and decoded, then it is transparent")
    func transparent() throws {
        let hash = ThumbHash(try Pictures.flat(60, 30, SIMD4(0, 0, 0, 0)))
        #expect(hash.averageColor.alpha == 0)
        #expect(try #require(hash.pixels).hasAlpha)
        #expect(hash.pixels?[10, 10]?.w == 0)
    }

    @Test("Given a large picture, when hashed, then the hash is nearly that of a small copy of it")
    func reduces() throws {
        func picture(_ scale: Int) throws -> PixelBuffer {
            try Pictures.make(80 * scale, 60 * scale, hasAlpha: false) { x, y in
                let (x, y) = (x / scale, y / scale)
                let isInCircle = (x - 30) * (x - 30) + (y - 30) * (y - 30) < 400
                return SIMD4(isInCircle ? 240 : 20, UInt8(x * 3), UInt8(y * 4), 255)
            }
        }
        let (small, large) = (try #require(ThumbHash(picture(1)).pixels), try #require(ThumbHash(picture(12)).pixels))
        #expect(small.size == large.size)
        #expect(large.worst { small.fractions($0, $1) } < 24)
    }

    @Test("Given a picture stretched to a square, when hashed with its shape, then it has that shape")
    func stretched() throws {
        var image = DecodedImage(pixels: try Pictures.flat(50, 50, SIMD4(1, 2, 3, 255)))
        image.originalSize = PixelSize(width: 700, height: 300)
        let box = TargetSize(width: 50, height: 50, mode: .stretch)
        #expect(abs(ThumbHash(of: image, decodedFor: box).aspectRatio - 7.0 / 3) < 1e-9)
        #expect(ThumbHash(of: image, decodedFor: nil).aspectRatio == 1)
    }

    @Test("Given any bytes, when a hash is made of them, then it has their length, or there is none")
    func hostile() throws {
        var random = RandomSource(seed: 5)
        var count = 0
        for _ in 0..<2_000 {
            let bytes = (0..<64).map { _ in UInt8(truncatingIfNeeded: random.next() >> 20) }
            let hashes = (0...64).compactMap { ThumbHash(bytes: bytes.prefix($0)) }
            #expect(hashes.count == (bytes[3] & 7 == 0 ? 0 : 1))
            for hash in hashes {
                count += 1
                #expect(bytes.starts(with: hash.bytes))
                #expect(ThumbHash(base64: hash.base64) == hash)
                #expect((1.0 / 7...7).contains(hash.aspectRatio))
                let pixels = try #require(hash.pixels)
                #expect(pixels.width <= 32 && pixels.height <= 32)
                #expect(hash.averageColor.alpha == 255 || pixels.hasAlpha)
            }
        }
        #expect(count > 1_500)
        for length in 0...64 {
            for byte in [UInt8.min, .max] {
                let hash = ThumbHash(bytes: [UInt8](repeating: byte, count: length))
                #expect(hash == nil || hash?.bytes.count == length)
            }
        }
    }
}
