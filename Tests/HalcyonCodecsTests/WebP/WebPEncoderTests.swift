import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Writing WebP")
struct WebPEncoderTests {
    @Test("Given extremes of quality, when a photograph is written, then size and closeness follow")
    func quality() throws {
        let photo = try Codecs.photo()
        let worst = try Codecs.encode(photo, .webp, EncodingOptions(quality: 1))
        let best = try Codecs.encode(photo, .webp, EncodingOptions(quality: 100))
        #expect(worst.count < best.count / 5)
        #expect(try #require(Fixtures.decibels(Codecs.decoders.decode(best).pixels, photo)) > 36)
        #expect(try #require(Fixtures.decibels(Codecs.decoders.decode(worst).pixels, photo)) < 32)
    }

    @Test(
        "Given any pixels, when written losslessly, then every byte is back, hidden colours too",
        arguments: ["rgb.png", "rgba.png", "tiny-1x1.png", "tiny-1x40.png", "tiny-40x1.png"],
        EncodingOptions.Effort.allCases)
    func lossless(_ file: String, effort: EncodingOptions.Effort) throws {
        let pixels = try Codecs.decoders.decode(Fixtures.data(file)).pixels
        let data = try Codecs.encode(pixels, .webp, EncodingOptions(quality: 1, isLossless: true, effort: effort))
        let again = try Codecs.decoders.decode(data)
        #expect(again.format == .webp)
        #expect(Codecs.areIdentical(again.pixels, pixels))
        #expect(try Codecs.areIdentical(Pillow.read(data).frames[0], pixels))
    }

    @Test("Given transparent pixels, when written lossily, then they keep their alpha")
    func alpha() throws {
        let pixels = try Codecs.decoders.decode(Fixtures.data("rgba.png")).pixels
        let again = try Codecs.decoders.decode(Codecs.encode(pixels, .webp, EncodingOptions(quality: 95))).pixels
        #expect(again.hasAlpha)
        #expect(try #require(Fixtures.decibels(again, pixels)) > 30)
    }

    @Test("Given more effort, when written at one quality, then the file is smaller")
    func effort() throws {
        let photo = try Codecs.photo()
        let sizes = try EncodingOptions.Effort.allCases.map {
            try Codecs.encode(photo, .webp, EncodingOptions(isLossless: true, effort: $0)).count
        }
        #expect(sizes[2] < sizes[0])
        #expect(sizes[1] <= sizes[0])
    }

    @Test(
        "Given extreme sizes, when written, then they can be read",
        arguments: [(1, 1), (1, 70), (70, 1), (16383, 1), (1, 16383)], [false, true])
    func sizes(_ size: (width: Int, height: Int), isLossless: Bool) throws {
        let pixels = try Codecs.picture(size.width, size.height) { x, y in [UInt8(x & 255), 80, UInt8(y & 255), 255] }
        let image = try Codecs.decoders.decode(Codecs.encode(pixels, .webp, EncodingOptions(isLossless: isLossless)))
        #expect(image.size == pixels.size)
    }

    @Test("Given nothing to be seen, when written, then it stays so", arguments: [false, true])
    func invisible(isLossless: Bool) throws {
        let pixels = try Codecs.picture(33, 21, hasAlpha: true) { _, _ in [0, 0, 0, 0] }
        let image = try Codecs.decoders.decode(Codecs.encode(pixels, .webp, EncodingOptions(isLossless: isLossless)))
        #expect(Fixtures.decibels(image.pixels, pixels) == .infinity)
    }

    @Test(
        "Given a side longer than WebP allows, when written, then the error says so",
        arguments: [(16384, 1), (1, 16384)])
    func tooLarge(_ width: Int, _ height: Int) throws {
        let pixels = try Codecs.picture(width, height) { _, _ in [1, 2, 3, 255] }
        let error = ImageError.encoding(.tooLarge(.webp, pixels.size, longestSide: 16383))
        #expect(throws: error) { try Codecs.encode(pixels, .webp) }
        #expect(throws: error) {
            try Codecs.encoders.encode([AnimationFrame(pixels: pixels, delay: 1)], as: .webp)
        }
    }

    @Test("Given sharp colours, when written lossily, then they are as close in an animation as alone")
    func lossyFrame() throws {
        let colors = try Codecs.picture(64, 64) { x, y in
            (x / 3 + y / 3) % 2 == 0 ? [230, 20, 20, 255] : [20, 40, 220, 255]
        }
        let still = try Codecs.decoders.decode(Codecs.encode(colors, .webp, EncodingOptions(quality: 95))).pixels
        let file = try #require(
            try Codecs.encoders.encode(
                [AnimationFrame(pixels: colors, delay: 1), AnimationFrame(pixels: still, delay: 1)], as: .webp,
                options: EncodingOptions(quality: 95)))
        let moving = try Codecs.decoders.decode(file).pixels
        let (alone, among) = try (
            #require(Fixtures.decibels(still, colors)), #require(Fixtures.decibels(moving, colors))
        )
        #expect(among > alone - 0.2, "\(among) of \(alone) dB")
    }

    @Test(
        "Given a lossless animation, when written, then another decoder has its frames and delays",
        arguments: [nil, 1, 3] as [Int?])
    func animation(loopCount: Int?) throws {
        let frames = try (0..<4).map { number in
            try Codecs.picture(50, 40, hasAlpha: true) { x, y in
                let isBox = (number * 10..<number * 10 + 12).contains(x) && (8..<30).contains(y)
                return isBox ? [250, UInt8(x), UInt8(y), 255] : [0, UInt8(x / 2), 90, y < 35 ? 255 : 0]
            }
        }
        let delays = [0.1, 0.2, 0.033, 1]
        let file = try #require(
            try Codecs.encoders.encode(
                zip(frames, delays).map { AnimationFrame(pixels: $0, delay: $1) }, loopCount: loopCount, as: .webp,
                options: EncodingOptions(isLossless: true)))
        let reading = try Pillow.read(file)
        #expect(reading.durations == [100, 200, 33, 1000])
        #expect(reading.loop == loopCount ?? 0)
        for (frame, read) in zip(frames, reading.frames) { #expect(Fixtures.decibels(frame, read) == .infinity) }
        #expect(try Codecs.decoders.info(of: file).frameCount == 4)
    }
}
