import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Writing JPEG")
struct JPEGEncoderTests {
    @Test("Given extremes of quality, when a photograph is written, then size and closeness follow")
    func quality() throws {
        let photo = try Codecs.photo()
        let worst = try Codecs.encode(photo, .jpeg, EncodingOptions(quality: 1))
        let best = try Codecs.encode(photo, .jpeg, EncodingOptions(quality: 100))
        #expect(worst.count < best.count / 10)
        #expect(try #require(Fixtures.decibels(Codecs.decoders.decode(best).pixels, photo)) > 42)
        #expect(try #require(Fixtures.decibels(Codecs.decoders.decode(worst).pixels, photo)) < 30)
        let reading = try Pillow.read(best)
        #expect(try #require(Fixtures.decibels(reading.frames[0], photo)) > 42)
    }

    @Test("Given the progressive option, when written, then it is progressive, with the same pixels")
    func progressive() throws {
        let photo = try Codecs.photo()
        let plain = try Codecs.encode(photo, .jpeg)
        let progressive = try Codecs.encode(photo, .jpeg, EncodingOptions(isProgressive: true))
        #expect(try !Pillow.read(plain).isProgressive)
        #expect(try Pillow.read(progressive).isProgressive)
        let same = try Codecs.areIdentical(
            Codecs.decoders.decode(plain).pixels, Codecs.decoders.decode(progressive).pixels)
        #expect(same)
    }

    @Test(
        "Given a resolution of colour, when written, then the file has it",
        arguments: [
            (EncodingOptions(quality: 89), [2, 2]), (EncodingOptions(quality: 90), [1, 1]),
            (EncodingOptions(quality: 95, chromaSubsampling: .yuv420), [2, 2]),
            (EncodingOptions(chromaSubsampling: .yuv422), [2, 1]),
            (EncodingOptions(chromaSubsampling: .yuv444), [1, 1]),
        ])
    func subsampling(_ options: EncodingOptions, factors: [Int]) throws {
        let reading = try Pillow.read(Codecs.encode(Codecs.photo(), .jpeg, options))
        #expect(reading.sampling == factors)
    }

    @Test("Given more than the least effort, when written, then the file is smaller with equal pixels")
    func effort() throws {
        let photo = try Codecs.photo()
        let fast = try Codecs.encode(photo, .jpeg, EncodingOptions(effort: .fastest))
        let balanced = try Codecs.encode(photo, .jpeg)
        #expect(balanced.count < fast.count)
        let same = try Codecs.areIdentical(
            Codecs.decoders.decode(fast).pixels, Codecs.decoders.decode(balanced).pixels)
        #expect(same)
    }

    @Test("Given nothing but shades of gray, when written, then the file is a gray one")
    func gray() throws {
        let ramp = try Codecs.picture(64, 16) { x, y in
            let level = UInt8(x * 4 + y / 4)
            return [level, level, level, 255]
        }
        let file = try Codecs.encode(ramp, .jpeg, EncodingOptions(quality: 100))
        #expect(try Codecs.decoders.info(of: file).colorModel == "gray")
        #expect(try #require(Fixtures.decibels(Codecs.decoders.decode(file).pixels, ramp)) > 48)
        let tinted = try Codecs.picture(64, 16) { x, y in [UInt8(x), UInt8(x), UInt8(x == 63 && y == 15 ? 90 : x), 255]
        }
        #expect(try Codecs.decoders.info(of: Codecs.encode(tinted, .jpeg)).colorModel == "RGB")
    }

    @Test("Given transparent pixels, when written, then they lie on white")
    func flattened() throws {
        let pixels = try Codecs.picture(32, 32, hasAlpha: true) { x, _ in x < 16 ? [200, 0, 0, 0] : [0, 0, 0, 128] }
        let image = try Codecs.decoders.decode(Codecs.encode(pixels, .jpeg, EncodingOptions(quality: 100)))
        let left = try #require(image.pixels[4, 16])
        let right = try #require(image.pixels[28, 16])
        #expect(left.x >= 253 && left.y >= 253 && left.z >= 253)
        #expect(abs(Int(right.x) - 127) <= 2 && abs(Int(right.y) - 127) <= 2)
    }

    @Test(
        "Given extreme sizes, when written with every option on, then they can be read",
        arguments: [(1, 1), (1, 70), (70, 1), (65500, 1), (1, 65500), (17, 9)])
    func sizes(_ width: Int, _ height: Int) throws {
        let pixels = try Codecs.picture(width, height) { x, y in [UInt8(x & 255), 80, UInt8(y & 255), 255] }
        for options in [
            EncodingOptions(quality: 1, effort: .fastest),
            EncodingOptions(quality: 100, isProgressive: true, chromaSubsampling: .yuv420, effort: .smallest),
        ] {
            let image = try Codecs.decoders.decode(Codecs.encode(pixels, .jpeg, options))
            #expect(image.size == pixels.size)
        }
    }

    @Test(
        "Given a side longer than libjpeg allows, when written, then the error says so",
        arguments: [(65501, 1), (1, 65501)])
    func tooLarge(_ width: Int, _ height: Int) throws {
        let pixels = try Codecs.picture(width, height) { _, _ in [1, 2, 3, 255] }
        #expect(throws: ImageError.encoding(.tooLarge(.jpeg, pixels.size, longestSide: 65500))) {
            try Codecs.encode(pixels, .jpeg)
        }
    }
}
