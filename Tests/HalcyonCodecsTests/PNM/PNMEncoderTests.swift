import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Encoding PNM")
struct PNMEncoderTests {
    private func picture(isGray: Bool, hasAlpha: Bool) throws -> PixelBuffer {
        try Codecs.picture(33, 17, hasAlpha: hasAlpha) { x, y in
            let level = UInt8(x * 7)
            return [level, isGray ? level : UInt8(y * 9), isGray ? level : 3, hasAlpha ? UInt8(x + y) : 255]
        }
    }

    @Test(
        "Given pixels of any kind, when encoded and decoded, then they are the same",
        arguments: [("P5", true, false), ("P6", false, false), ("P7", true, true), ("P7", false, true)])
    func roundTrip(_ kind: String, isGray: Bool, hasAlpha: Bool) throws {
        let pixels = try picture(isGray: isGray, hasAlpha: hasAlpha)
        let file = try Codecs.encode(pixels, .pnm)
        #expect(file.starts(with: Data(kind.utf8)))
        let channels = (isGray ? 1 : 3) + (hasAlpha ? 1 : 0)
        #expect(file.count < 33 * 17 * channels + 100)
        let image = try Codecs.decoders.decode(file)
        #expect(Codecs.areIdentical(image.pixels, pixels))
        #expect(image.pixels.hasAlpha == hasAlpha)
    }

    @Test("Given opaque pixels, when encoded, then Pillow reads the same")
    func pillow() throws {
        let pixels = try picture(isGray: false, hasAlpha: false)
        let read = try Pillow.read(Codecs.encode(pixels, .pnm))
        #expect(read.mode == "RGB")
        #expect(Codecs.areIdentical(read.frames[0], pixels))
    }

    @Test("Given pixels with an orientation, when encoded, then they are turned", arguments: [ImageFormat.pnm, .qoi])
    func metadata(_ format: ImageFormat) throws {
        let pixels = try picture(isGray: false, hasAlpha: true)
        let options = EncodingOptions(metadata: ImageMetadata(orientation: .right))
        let image = try Codecs.decoders.decode(Codecs.encode(pixels, format, options))
        #expect(image.size == PixelSize(width: 17, height: 33))
        #expect(image.pixels[16, 0] == pixels[0, 0])
    }
}
