import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Writing PNG")
struct PNGEncoderTests {
    private static func ranked(_ count: Int, _ name: String, bits: Int) -> SamplePicture {
        SamplePicture(name: name, model: "palette", bits: bits) { x, y in
            let number = (y * 40 + x) % count
            return [UInt8(number), UInt8(255 - number), 7, 255]
        }
    }

    static let kinds: [SamplePicture] = [
        ranked(1, "1 colour", bits: 1), ranked(2, "2 colours", bits: 1), ranked(3, "3 colours", bits: 2),
        ranked(5, "5 colours", bits: 4), ranked(17, "17 colours", bits: 8), ranked(256, "256 colours", bits: 8),
        SamplePicture(name: "257 colours", model: "RGB") { x, y in
            let number = (y * 40 + x) % 257
            return [UInt8(number & 255), UInt8(number >> 8), 7, 255]
        },
        SamplePicture(name: "200 grays", model: "gray") { x, y in
            let level = UInt8((y * 40 + x) % 200)
            return [level, level, level, 255]
        },
        SamplePicture(name: "3 grays", model: "palette", bits: 2) { x, _ in
            let level = UInt8(x % 3 * 100)
            return [level, level, level, 255]
        },
        SamplePicture(name: "transparent palette", model: "palette", alpha: true) { x, y in
            [UInt8(x), 0, 0, UInt8(y % 4 * 85)]
        },
        SamplePicture(name: "RGBA", model: "RGB", alpha: true) { x, y in [UInt8(x), UInt8(y), 0, UInt8(x * 6)] },
        SamplePicture(name: "invisible colours", model: "RGB", alpha: true) { x, y in [UInt8(x), UInt8(y), 9, 0] },
        SamplePicture(name: "gray with alpha", model: "RGB", alpha: true) { x, y in
            [UInt8(x * 2 + y * 3), UInt8(x * 2 + y * 3), UInt8(x * 2 + y * 3), UInt8(y * 8)]
        },
    ]

    @Test(
        "Given pixels of a kind, when written, plain or interlaced, then kind and pixels are exact",
        arguments: PNGEncoderTests.kinds, [false, true])
    func written(_ kind: SamplePicture, isProgressive: Bool) throws {
        let picture = try kind.picture()
        let file = try Codecs.encode(picture, .png, EncodingOptions(isProgressive: isProgressive))
        let info = try Codecs.decoders.info(of: file)
        #expect(info.colorModel == kind.model)
        #expect(info.bitsPerChannel == kind.bits)
        #expect(info.hasAlpha == kind.alpha)
        #expect(try Codecs.areIdentical(Codecs.decoders.decode(file).pixels, picture))
        let reading = try Pillow.read(file)
        #expect(reading.isProgressive == isProgressive)
        #expect(Codecs.areIdentical(reading.frames[0], picture))
    }

    @Test(
        "Given any pixels, when written with any effort and read again, then they are the same",
        arguments: ["rgb.png", "rgba.png", "palette.png", "tiny-1x1.png", "tiny-40x1.png", "tiny-1x40.png"],
        EncodingOptions.Effort.allCases)
    func exact(_ file: String, effort: EncodingOptions.Effort) throws {
        let pixels = try Codecs.decoders.decode(Fixtures.data(file)).pixels
        let again = try Codecs.decoders.decode(Codecs.encode(pixels, .png, EncodingOptions(effort: effort)))
        #expect(again.format == .png)
        #expect(again.pixels.hasAlpha == pixels.hasAlpha)
        #expect(Codecs.areIdentical(again.pixels, pixels))
    }

    @Test("Given a photograph, when written with most effort, then it is smaller than with the least")
    func effort() throws {
        let photo = try Codecs.photo()
        let fast = try Codecs.encode(photo, .png, EncodingOptions(effort: .fastest))
        let small = try Codecs.encode(photo, .png, EncodingOptions(effort: .smallest))
        #expect(small.count < fast.count)
    }

    @Test("Given a gradient, when written as PNG, then it takes about a hundredth of its pixels")
    func gradient() throws {
        let gradient = try Codecs.picture(384, 256) { x, y in
            [UInt8(x * 255 / 383), UInt8(y), UInt8((x + y) * 255 / 638), 255]
        }
        let fast = try Codecs.encode(gradient, .png, EncodingOptions(effort: .fastest))
        for effort in [EncodingOptions.Effort.balanced, .smallest] {
            for isProgressive in [false, true] {
                let options = EncodingOptions(isProgressive: isProgressive, effort: effort)
                let file = try Codecs.encode(gradient, .png, options)
                #expect(file.count < (isProgressive ? fast.count : 384 * 256 * 3 / 80))
                #expect(try Codecs.areIdentical(Codecs.decoders.decode(file).pixels, gradient))
            }
        }
    }

    @Test("Given very long rows and columns, when written, then they come back", arguments: [(70_000, 1), (1, 70_000)])
    func long(_ width: Int, _ height: Int) throws {
        let picture = try Codecs.picture(width, height) { x, y in
            [UInt8((x + y) & 255), UInt8((x + y) >> 8 & 255), 3, 255]
        }
        for isProgressive in [false, true] {
            let file = try Codecs.encode(picture, .png, EncodingOptions(isProgressive: isProgressive))
            #expect(try Codecs.areIdentical(Codecs.decoders.decode(file).pixels, picture))
        }
    }
}
