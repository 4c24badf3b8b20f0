import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Limits of a decode")
struct LimitsTests {
    private let registry = Codecs.decoders

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
        "Given a picture one byte over the limit, when decoded, then it is refused; at it, allowed",
        arguments: ["rgb.jpg", "rgb.png", "rgb-interlaced.png", "plain.gif", "lossy.webp"])
    func bytesOfTheResult(_ file: String) throws {
        let needed = try bytes(file)
        #expect(try failure(file, DecodingLimits(maximumBytes: needed)) == nil)
        #expect(
            try failure(file, DecodingLimits(maximumBytes: needed - 1))
                == .decoding(.tooManyBytes(needed, limit: needed - 1)))
    }

    @Test(
        "Given a WebP that libwebp holds in more bytes, when bytes are counted, then those count",
        arguments: [("lossless.webp", 8), ("alpha-lossless.webp", 8), ("alpha.webp", 6)])
    func heldByWebP(_ file: String, bytesPerPixel: Int) throws {
        let needed = try bytes(file) / 4 * bytesPerPixel
        #expect(try failure(file, DecodingLimits(maximumBytes: needed)) == nil)
        #expect(
            try failure(file, DecodingLimits(maximumBytes: needed - 1))
                == .decoding(.tooManyBytes(needed, limit: needed - 1)))
    }

    @Test("Given a frame on part of its canvas, when decoded small, then the whole canvas counts")
    func offset() throws {
        let frame = try bytes("lossless.webp")
        let needed = try bytes("offset.webp") + frame + 10 * 6 * 4
        let target = TargetSize(width: 10, height: 6, mode: .stretch)
        #expect(try failure("offset.webp", DecodingLimits(maximumBytes: needed), target) == nil)
        #expect(
            try failure("offset.webp", DecodingLimits(maximumBytes: needed - 1), target)
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
        "Given a codec that must hold a picture whole, when decoded small, then the whole counts",
        arguments: [
            ("progressive.jpg", "rgb.jpg"), ("rgb-interlaced.png", "rgb.png"), ("lossless.webp", "lossy.webp"),
        ])
    func heldByTheCodec(_ file: String, plain: String) throws {
        let limits = DecodingLimits(maximumBytes: try bytes(file) / 4)
        let target = TargetSize(width: 10, height: 10)
        guard case .decoding(.tooManyBytes) = try failure(file, limits, target) else {
            Issue.record("not refused")
            return
        }
        #expect(try failure(plain, limits, target) == nil)
    }

    @Test(
        "Given a profile over the metadata limit, when decoded, then it is refused; under it, not",
        arguments: [
            "icc-swapped.jpg", "icc-swapped.png", "icc-swapped.webp", "icc-swapped.avif", "icc-swapped.tiff",
            "icc-swapped.jxl", "icc-swapped.heic",
        ])
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
        "Given an EXIF block over the limit of metadata, when decoded, then that is the error",
        arguments: ["turned-6.jpg", "turned-6.png", "turned-6.webp"])
    func exif(_ file: String) throws {
        guard
            case .decoding(.metadataTooLarge(let count, 40)) =
                try failure(file, DecodingLimits(maximumMetadataBytes: 40))
        else {
            Issue.record("not refused")
            return
        }
        #expect(try failure(file, DecodingLimits(maximumMetadataBytes: count)) == nil)
    }

    @Test("Given a lossless WebP and too little time, when decoded, then the time limit stops it")
    func timeWithin() throws {
        let data = try Codecs.encode(
            Codecs.noise(1500, 1500), .webp, EncodingOptions(isLossless: true, effort: .fastest))
        let options = DecodingOptions(limits: DecodingLimits(maximumSeconds: 0.01))
        #expect(throws: ImageError.decoding(.tookTooLong(limit: 0.01))) { try registry.decode(data, options: options) }
    }

    @Test("Given a still picture marked as animated, when decoded, then animation limits do not apply")
    func oneFrame() throws {
        var file = PNGChunks(try Fixtures.data("rgb.png"))
        file.chunks.insert(.init(type: "acTL", data: Data([0, 0, 0, 1, 0, 0, 0, 0])), at: 1)
        let limits = DecodingLimits(maximumFrames: 0, maximumAnimationPixels: 0)
        #expect(try registry.decode(file.file, options: DecodingOptions(limits: limits)).frames == nil)
    }

    @Test(
        "Given no time at all, when decoded, then that is the error",
        arguments: [
            "rgb.jpg", "progressive.jpg", "rgb.png", "rgb-interlaced.png", "plain.gif", "interlaced.gif", "lossy.webp",
            "lossless.webp", "yuv420.avif", "yuv420.heic", "color-255.ppm", "rgba.qoi", "rgb-packed-up.tga", "rgb.tiff",
            "old-jpeg.tiff", "deflate-tiles.tiff",
            "lossless.jxl", "lossy-plain.jxl",
        ], [nil, TargetSize(width: 20, height: 20)])
    func time(_ file: String, target: TargetSize?) throws {
        #expect(try failure(file, DecodingLimits(maximumSeconds: -1), target) == .decoding(.tookTooLong(limit: -1)))
    }

    @Test("Given the highest possible limits, when a file announces as much, then it is still refused")
    func highest() throws {
        let limits = DecodingLimits(maximumPixels: .max, maximumBytes: .max, maximumMetadataBytes: .max)
        #expect(try failure("rgb.png", limits) == nil)
        var data = try Fixtures.data("rgb.png")
        data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
        #expect(throws: ImageError.self) { try registry.decode(data, options: DecodingOptions(limits: limits)) }
    }
}
