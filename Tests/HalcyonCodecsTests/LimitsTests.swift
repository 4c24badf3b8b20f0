import Foundation
import HalcyonCodecs
import HalcyonCore
import TestSupport
import Testing

@Suite("Limits of a decode")
struct LimitsTests {
    private let registry = ImageDecoderRegistry(StandardCodecs.decoders)

    private func failure(_ file: String, _ limits: DecodingLimits, _ target: TargetSize? = nil) throws -> ImageError? {
        let data = try Fixtures.data(file)
        do throws(ImageError) {
            _ = try registry.decode(data, options: DecodingOptions(targetSize: target, limits: limits))
            return nil
        } catch {
            return error
        }
    }

    private func bytes(_ file: String) throws -> Int {
        let size = try registry.info(of: Fixtures.data(file)).size
        return size.width * size.height * 4
    }

    @Test(
        "Given a limit of bytes, when a picture takes one more, then it is refused, and decoded where it fits",
        arguments: ["rgb.jpg", "rgb.png", "rgb-interlaced.png", "plain.gif", "lossy.webp"])
    func bytesOfTheResult(_ file: String) throws {
        let needed = try bytes(file)
        #expect(try failure(file, DecodingLimits(maximumBytes: needed)) == nil)
        #expect(
            try failure(file, DecodingLimits(maximumBytes: needed - 1))
                == .decoding(.tooManyBytes(needed, limit: needed - 1)))
    }

    @Test("Given pixels that have to be turned, when bytes are counted, then the copy counts")
    func turned() throws {
        let needed = try bytes("turned-6.png")
        #expect(try failure("turned-6.png", DecodingLimits(maximumBytes: needed * 2)) == nil)
        #expect(
            try failure("turned-6.png", DecodingLimits(maximumBytes: needed * 2 - 1))
                == .decoding(.tooManyBytes(needed * 2, limit: needed * 2 - 1)))
    }

    @Test(
        "Given a codec that has to hold a picture whole, when a small one is asked for, then the whole one counts",
        arguments: ["progressive.jpg", "rgb-interlaced.png"])
    func heldByTheCodec(_ file: String) throws {
        let limits = DecodingLimits(maximumBytes: try bytes(file) / 4)
        let target = TargetSize(width: 10, height: 10)
        guard case .decoding(.tooManyBytes) = try failure(file, limits, target) else {
            Issue.record("not refused")
            return
        }
        let plain = file == "progressive.jpg" ? "rgb.jpg" : "rgb.png"
        #expect(try failure(plain, limits, target) == nil)
    }

    @Test(
        "Given a profile over the limit of metadata, when decoded, then that is the error, and under it there is none",
        arguments: ["icc-swapped.jpg", "icc-swapped.png", "icc-swapped.webp", "icc-swapped.avif"])
    func metadata(_ file: String) throws {
        guard
            case .decoding(.metadataTooLarge(let count, 100)) =
                try failure(file, DecodingLimits(maximumMetadataBytes: 100))
        else {
            Issue.record("not refused")
            return
        }
        #expect(count > 100)
        #expect(try failure(file, DecodingLimits(maximumMetadataBytes: 4000)) == nil)
    }

    @Test(
        "Given no time at all, when decoded, then that is the error",
        arguments: [
            "rgb.jpg", "progressive.jpg", "rgb.png", "rgb-interlaced.png", "plain.gif", "interlaced.gif", "lossy.webp",
            "lossless.webp", "yuv420.avif",
        ], [nil, TargetSize(width: 20, height: 20)])
    func time(_ file: String, target: TargetSize?) throws {
        #expect(try failure(file, DecodingLimits(maximumSeconds: -1), target) == .decoding(.tookTooLong(limit: -1)))
    }

    @Test("Given limits that are as high as numbers go, when a file announces as much, then it is still refused")
    func highest() throws {
        let limits = DecodingLimits(maximumPixels: .max, maximumBytes: .max, maximumMetadataBytes: .max)
        #expect(try failure("rgb.png", limits) == nil)
        var data = try Fixtures.data("rgb.png")
        data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        #expect(throws: ImageError.self) { try registry.decode(data, options: DecodingOptions(limits: limits)) }
    }
}
