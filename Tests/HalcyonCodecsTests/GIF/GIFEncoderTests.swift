import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Writing GIF")
struct GIFEncoderTests {
    @Test(
        "Given no more colours than a palette holds, when written, then they come back exactly",
        arguments: [(2, false), (3, false), (255, true), (256, false)])
    func exact(_ count: Int, hasAlpha: Bool) throws {
        let picture = try Codecs.picture(60, 40, hasAlpha: hasAlpha) { x, y in
            if hasAlpha, x == y { return [0, 0, 0, 0] }
            let number = (y * 60 + x) % count
            return [UInt8(number), UInt8(255 - number), UInt8(number / 2), 255]
        }
        let file = try Codecs.encode(picture, .gif)
        let image = try Codecs.decoders.decode(file)
        #expect(image.format == .gif)
        #expect(image.pixels.hasAlpha == hasAlpha)
        #expect(Fixtures.decibels(image.pixels, picture) == .infinity)
        let reading = try Pillow.read(file)
        #expect(reading.durations == [0] && reading.loop == nil)
        #expect(Fixtures.decibels(reading.frames[0], picture) == .infinity)
    }

    @Test(
        "Given a photograph, when written, then it comes close, whatever the dithering",
        arguments: [
            (EncodingOptions.Dithering.none, 33.0), (.ordered, 30), (.diffused, 30), (.automatic, 30),
        ])
    func photo(_ dithering: EncodingOptions.Dithering, decibels: Double) throws {
        let photo = try Codecs.photo()
        let file = try Codecs.encode(photo, .gif, EncodingOptions(dithering: dithering))
        let again = try Codecs.decoders.decode(file).pixels
        let closeness = try #require(Fixtures.decibels(again, photo))
        #expect(closeness > decibels)
        #expect(try Codecs.areIdentical(Pillow.read(file).frames[0], again))
    }

    @Test("Given a smooth ramp, when dithered, then its mean over blocks comes nearer than without")
    func dithering() throws {
        let ramp = try Codecs.picture(256, 256) { x, y in [UInt8(x), UInt8(y), UInt8(255 - (x + y) / 2), 255] }
        func error(_ dithering: EncodingOptions.Dithering) throws -> Int {
            let file = try Codecs.encode(ramp, .gif, EncodingOptions(dithering: dithering))
            let again = try Codecs.decoders.decode(file).pixels
            return meanErrors(ramp, again)
        }
        let plain = try error(.none)
        let (ordered, diffused) = try (error(.ordered), error(.diffused))
        #expect(ordered * 5 < plain * 4)
        #expect(diffused * 2 < plain)
        #expect(try error(.automatic) == error(.diffused))
    }

    /// What the means of 8 × 8 pixels differ by, added up.
    private func meanErrors(_ one: PixelBuffer, _ other: PixelBuffer) -> Int {
        var sums = [Int](repeating: 0, count: 32 * 32 * 3)
        for y in 0..<256 {
            for x in 0..<256 {
                guard let left = one[x, y], let right = other[x, y] else { continue }
                for channel in 0..<3 {
                    sums[(y / 8 * 32 + x / 8) * 3 + channel] += Int(left[channel]) - Int(right[channel])
                }
            }
        }
        return sums.reduce(0) { $0 + abs($1) }
    }

    @Test("Given partial transparency, when written, then half or more is opaque and less is clear")
    func threshold() throws {
        let picture = try Codecs.picture(4, 1, hasAlpha: true) { x, _ in [10, 20, 30, [0, 127, 128, 255][x]] }
        let again = try Codecs.decoders.decode(Codecs.encode(picture, .gif)).pixels
        #expect((0..<4).map { again[$0, 0]?.w } == [0, 0, 255, 255])
        #expect(again[2, 0] == SIMD4(10, 20, 30, 255))
    }

    @Test(
        "Given extreme pictures, when written, then they can be read",
        arguments: [(1, 1), (1, 70), (70, 1), (65535, 1), (1, 65535)])
    func sizes(_ width: Int, _ height: Int) throws {
        for alpha: UInt8 in [0, 255] {
            let picture = try Codecs.picture(width, height, hasAlpha: alpha == 0) { x, y in
                [UInt8((x + y) & 15), 80, 3, alpha]
            }
            let image = try Codecs.decoders.decode(Codecs.encode(picture, .gif))
            #expect(Fixtures.decibels(image.pixels, picture) == .infinity)
        }
    }

    @Test(
        "Given a side longer than GIF allows, when written, then the error says so",
        arguments: [(65536, 1), (1, 65536)])
    func tooLarge(_ width: Int, _ height: Int) throws {
        let pixels = try Codecs.picture(width, height) { _, _ in [1, 2, 3, 255] }
        #expect(throws: ImageError.encoding(.tooLarge(.gif, pixels.size, longestSide: 65535))) {
            try Codecs.encode(pixels, .gif)
        }
    }

    @Test("Given metadata, which GIF cannot hold, when written, then pixels are upright and in sRGB")
    func metadata() throws {
        let options = DecodingOptions(keptMetadata: [.orientation, .colorProfile])
        let turned = try Codecs.decoders.decode(Fixtures.data("turned-6.png"), options: options)
        let swapped = try Codecs.decoders.decode(Fixtures.data("icc-swapped.png"), options: options)
        for (image, name) in [(turned, "turned-6.png"), (swapped, "icc-swapped.png")] {
            let file = try #require(
                try Codecs.encoders.encode(image, as: .gif, options: EncodingOptions(dithering: .none)))
            let shown = try Codecs.decoders.decode(Fixtures.data(name)).pixels
            #expect(try #require(Fixtures.decibels(Codecs.decoders.decode(file).pixels, shown)) > 30)
        }
    }
}
