#if JPEGXL
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("JPEGXLDecoder")
struct JPEGXLDecoderTests {
    private let decoder = Codecs.decoder(JPEGXLDecoder())

    private func decode(_ data: Data, _ options: DecodingOptions = DecodingOptions()) throws -> DecodedImage {
        try #require(try decoder.decode(data, options: options))
    }

    private func failure(_ data: Data, _ options: DecodingOptions = DecodingOptions()) -> ImageError.DecodingReason? {
        do {
            _ = try decoder.decode(data, options: options)
            return nil
        } catch {
            guard case .decoding(let reason) = error else { return nil }
            return reason
        }
    }

    @Test(
        "Given bytes of another format, when asked, then it says nothing", .enabled(if: !Codecs.areApart),
        arguments: ["rgb.jpg", "lossless.avif"])
    func otherFormats(_ file: String) throws {
        let data = try Fixtures.data(file)
        #expect(try decoder.info(of: data) == nil)
        #expect(try decoder.decode(data, options: DecodingOptions()) == nil)
        #expect(try decoder.makePreviewer(for: data, options: DecodingOptions()) == nil)
    }

    @Test(
        "Given the start of a file, when probed, then all is known; decoded, it is truncated",
        arguments: [("lossless.jxl", 40), ("turned-6.jxl", 120), ("boxed.jxl", 100), ("icc-swapped.jxl", 700)])
    func head(_ file: String, length: Int) throws {
        let whole = try Fixtures.data(file)
        #expect(try decoder.info(of: whole.prefix(length)) == decoder.info(of: whole))
        #expect(failure(whole.prefix(length)) == .truncated(.jpegXL))
        // A container is known by its first 12 bytes.
        let least = whole.first == 0 ? 14 : 3
        #expect(throws: ImageError.decoding(.truncated(.jpegXL))) { try decoder.info(of: whole.prefix(least)) }
    }

    @Test("Given the start of an animation, when probed, then the number of frames is left open")
    func animatedHead() throws {
        let whole = try Fixtures.data("animated.jxl")
        let info = try #require(try decoder.info(of: whole))
        #expect(info.frameCount == 5)
        #expect(abs((info.duration ?? 0) - 2.4) < 1e-9)
        let head = try #require(try decoder.info(of: whole.prefix(200)))
        #expect(head.frameCount == nil)
        #expect(head.duration == nil)
        #expect(head.size == info.size)
    }

    @Test(
        "Given a header with more pixels than allowed, when decoded, then it is refused by its size",
        arguments: [("bomb.jxl", 60000), ("bomb-huge.jxl", 1 << 30)])
    func huge(_ file: String, side: Int) throws {
        let size = PixelSize(width: side, height: side)
        let data = try Fixtures.data(file)
        #expect(try decoder.info(of: data)?.size == size)
        #expect(failure(data) == .tooManyPixels(size, limit: 100_000_000))
    }

    @Test(
        "Given a small image with a huge frame that is not shown, when decoded, then it is refused",
        arguments: [("bomb-frame.jxl", 60000), ("bomb-frame-huge.jxl", 200_000)])
    func hugeFrame(_ file: String, side: Int) throws {
        let data = try Fixtures.data(file)
        #expect(try decoder.info(of: data)?.size == PixelSize(width: 64, height: 64))
        #expect(failure(data) == .tooManyPixels(PixelSize(width: side, height: side), limit: 100_000_000))
        let previewer = try #require(try decoder.makePreviewer(for: data, options: DecodingOptions()))
        try previewer.append(data)
        #expect(throws: ImageError.self) { try previewer.preview() }
    }

    @Test("Given limits on bytes, metadata and time, when a file exceeds one, then that is its error")
    func limits() throws {
        let data = try Fixtures.data("lossless.jxl")
        // 97 × 61 pixels: three samples of four bytes, and four bytes of the picture.
        let needed = 97 * 61 * (12 + 4)
        let below = DecodingOptions(limits: DecodingLimits(maximumBytes: needed - 1))
        #expect(failure(data, below) == .tooManyBytes(needed, limit: needed - 1))
        let quick = DecodingOptions(limits: DecodingLimits(maximumSeconds: -1))
        #expect(failure(data, quick) == .tookTooLong(limit: -1))
        let plain = DecodingOptions(limits: DecodingLimits(maximumMetadataBytes: 100))
        #expect(failure(data, plain) == nil)
        guard case .metadataTooLarge(let count, limit: 100) = failure(try Fixtures.data("icc-swapped.jxl"), plain)
        else {
            Issue.record("the profile was taken")
            return
        }
        #expect(count > 400)
    }

    @Test(
        "Given a target of an eighth or less, when decoded, then it is close to the scaled whole",
        arguments: ["centered.jxl", "arriving-plain.jxl", "arriving-passes.jxl", "arriving-squeezed.jxl"], [8, 9, 20])
    func coarse(_ file: String, divisor: Int) throws {
        let data = try Fixtures.data(file)
        let whole = try decode(data)
        let target = TargetSize(
            width: whole.size.width / divisor, height: whole.size.height / divisor, mode: .stretch)
        let image = try decode(data, DecodingOptions(targetSize: target))
        #expect(image.size == PixelSize(width: target.width, height: target.height))
        let expected = try Resampler().resample(whole.pixels, to: target.layout(for: whole.size))
        let decibels = try #require(Fixtures.decibels(image.pixels, expected))
        #expect(decibels > 36)
    }

    @Test(
        "Given alpha, when decoded at a fraction of its size, then transparent pixels do not bleed",
        arguments: ["lossless-alpha.jxl", "premultiplied.jxl", "lossless-gray-alpha.jxl"], [2, 4, 7])
    func alpha(_ file: String, divisor: Int) throws {
        let data = try Fixtures.data(file)
        let whole = try decode(data)
        let target = TargetSize(width: 97 / divisor, height: 61 / divisor, mode: .stretch)
        let image = try decode(data, DecodingOptions(targetSize: target))
        let expected = try Resampler().resample(whole.pixels, to: target.layout(for: whole.size))
        #expect(try #require(Fixtures.decibels(image.pixels, expected)) > 36)
    }

    @Test("Given damage behind the coarse version, when decoded small, then it is not noticed")
    func damagedDetail() throws {
        var data = try Fixtures.data("arriving-plain.jxl")
        let small = DecodingOptions(targetSize: TargetSize(width: 40, height: 40))
        let intact = try decode(data, small)
        data.replaceSubrange(data.endIndex - 4000..<data.endIndex, with: repeatElement(0xA5, count: 4000))
        #expect(try Fixtures.decibels(decode(data, small).pixels, intact.pixels) == .infinity)
    }

    @Test(
        "Given little memory, when decoded, then it is enough, or that is the error",
        arguments: ["lossless.jxl", "lossy-plain.jxl", "lossless-squeezed.jxl", "animated.jxl", "inks.jxl"])
    func memory(_ file: String) throws {
        let data = try Fixtures.data(file)
        // libjxl 0.7 counts nothing of this, 0.11 between 3 and 9 MB.
        for limit in stride(from: 500_000, to: 10_000_000, by: 500_000) {
            switch failure(data, DecodingOptions(limits: DecodingLimits(maximumBytes: limit))) {
            case nil, .tooManyBytes(_, limit): break
            case let other: Issue.record("\(limit): \(String(describing: other))")
            }
        }
        #expect(failure(data, DecodingOptions(limits: DecodingLimits(maximumBytes: 10_000_000))) == nil)
    }

    @Test(
        "Given any number of threads, when decoded, then the pixels are those of one thread",
        arguments: ["centered.jxl", "arriving-squeezed.jxl"], [nil, TargetSize(width: 200, height: 200)])
    func threads(_ file: String, target: TargetSize?) throws {
        let data = try Fixtures.data(file)
        let one = try decode(data, DecodingOptions(targetSize: target))
        let many = try decode(data, DecodingOptions(targetSize: target, maximumThreads: 4))
        #expect(try #require(Fixtures.decibels(one.pixels, many.pixels)) > 60)
    }

    @Test("Given profiles to be kept, when decoded, then RGB pixels stay as they are")
    func kept() throws {
        let options = DecodingOptions(keptMetadata: [.colorProfile, .orientation])
        let image = try decode(Fixtures.data("icc-swapped.jxl"), options)
        #expect(image.metadata.colorProfile != nil)
        let plain = try decode(Fixtures.data("lossless.jxl"))
        #expect(Fixtures.decibels(image.pixels, plain.pixels) == .infinity)
        let turned = try decode(Fixtures.data("turned-6.jxl"), options)
        #expect(turned.metadata.orientation == .right)
        #expect(turned.size == PixelSize(width: 61, height: 97))
        // What comes with inks is sRGB.
        #expect(try decode(Fixtures.data("inks.jxl"), options).metadata.colorProfile == nil)
    }

    /// A fuzzer found it: two lengths of extensions, each a negative number of 64 bits, trapped when they were added.
    @Test("Given extensions with lengths beyond 63 bits, when decoded, then it fails")
    func lengthsOfExtensions() throws {
        let text =
            "/wo9CwKPAG5uXW7///////////9///////////////90AAAAAAAAAP///////////////////////7EAAAAA////"
            + "Ef//VW5zYf8R//9VbnNhZmVSYf///25ubm5u/25ubm5ubm5ubm5ubm5ubvJubg=="
        var bytes = [UInt8](try #require(Data(base64Encoded: text)))
        #expect(failure(Data(bytes), DecodingOptions()) != nil)
        // The same beside it.
        for index in 8..<bytes.count {
            for bit in 0..<8 {
                bytes[index] ^= 1 << bit
                _ = try? decode(Data(bytes))
                bytes[index] ^= 1 << bit
            }
        }
    }

    @Test("Given no limits, when a file of many channels is decoded, then no number overflows")
    func noLimits() throws {
        let limits = DecodingLimits(
            maximumPixels: .max, maximumBytes: .max, maximumScans: .max, maximumFrames: .max,
            maximumAnimationPixels: .max, maximumMetadataBytes: .max)
        for entry in Fixtures.index where entry.format == "jxl" {
            _ = try decode(Fixtures.data(entry.file), DecodingOptions(limits: limits))
        }
    }
}
#endif
