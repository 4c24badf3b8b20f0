#if HALCYON_STAND_INS
import Foundation
import HalcyonApple
import HalcyonCore
import TestSupport
import Testing

#if canImport(LinuxTestSupport)
import LinuxTestSupport
#endif

@Suite("ImageIO decoder")
struct ImageIODecoderTests {
    /// The stand-in knows none of the others, which ImageIO reads in part.
    private static let files = Fixtures.index.filter {
        !["heic", "bmp", "ico", "jxl", "pnm", "qoi", "tga", "tiff"].contains($0.format)
    }

    @Test("Given the fixtures, when there are none, then that is said")
    func fixtures() throws {
        _ = try Fixtures.folder()
        #expect(!Fixtures.index.isEmpty)
        #expect(!Fixtures.animations.isEmpty)
    }

    @Test("Given any picture, when asked about, then ImageIO says what our codecs say", arguments: files)
    func info(_ entry: Fixtures.Entry) throws {
        let data = try Fixtures.data(entry.file)
        let info = try Decoders.imageIO.info(of: data)
        var expected = try Decoders.codecs.info(of: data)
        // ImageIO does not say which files are of high dynamic range.
        expected.highRangeTransfer = nil
        #expect(info == expected)
        #expect(info.size == PixelSize(width: entry.width, height: entry.height))
        #expect(info.orientation.rawValue == entry.orientation)
    }

    @Test(
        "Given any picture, when decoded, then it is upright, in straight sRGB, as from our codecs",
        // Its first picture is none of its frames, and what ImageIO takes it for is not known.
        arguments: files.filter { $0.file != "frames-hidden.png" })
    func pixels(_ entry: Fixtures.Entry) throws {
        let data = try Fixtures.data(entry.file)
        let options = DecodingOptions(frames: .first)
        let image = try Decoders.imageIO.decode(data, options: options)
        let expected = try Decoders.codecs.decode(data, options: options)
        // Through premultiplied alpha if colours are managed; and the stand-in hands 16 bits over as 8, of which a far
        // gamma leaves fewer in the dark, and so do the curves of high dynamic range.
        let isShortened =
            entry.file.hasPrefix("gamma-") && entry.file.contains("16")
            || ["deep-pq.avif", "deep-hlg.avif"].contains(entry.file)
        #expect(
            try #require(Fixtures.decibels(image.pixels, expected.pixels))
                > (isShortened ? 18 : image.pixels.hasAlpha ? 45 : .greatestFiniteMagnitude), "\(entry.file)")
        #expect(image.pixels.hasAlpha == expected.pixels.hasAlpha)
        #expect(image.originalSize == expected.originalSize)
        #expect(image.format == expected.format)
        #expect(!image.isDownsampled)
    }

    @Test(
        "Given any orientation and target, when decoded at size, then it is resampled upright",
        arguments: ["jpg", "png", "webp"], 1...8)
    func sizes(_ kind: String, orientation: Int) throws {
        let data = try Fixtures.data("turned-\(orientation).\(kind)")
        let whole = try Decoders.imageIO.decode(data)
        for target in [
            TargetSize(width: 31, height: 31), TargetSize(width: 20, height: 31, mode: .fill),
            TargetSize(width: 40, height: 9, mode: .fill), TargetSize(width: 200, height: 200),
            TargetSize(width: 13, height: 40, mode: .stretch), TargetSize(width: 500, height: 7, mode: .stretch),
            TargetSize(width: 200, height: 300, enlarges: true), TargetSize(width: 1, height: 1),
        ] {
            let image = try Decoders.imageIO.decode(data, options: DecodingOptions(targetSize: target))
            let layout = target.layout(for: whole.size)
            #expect(image.size == layout.output)
            let expected = try Resampler().resample(whole.pixels, to: layout)
            // Scaled twice where the proportions change.
            #expect(try #require(Fixtures.decibels(image.pixels, expected)) > 30)
            #expect(image.originalSize == whole.size)
            #expect(
                image.isDownsampled == (image.size.width < whole.size.width || image.size.height < whole.size.height))
        }
    }

    @Test("Given a target that keeps proportions, when decoded, then its thumbnail is not rescaled")
    func exactSize() throws {
        let data = try Fixtures.data("thumbnail-big.png")
        for side in [200, 199, 123, 64] {
            let options = DecodingOptions(targetSize: TargetSize(width: side, height: side))
            let image = try Decoders.imageIO.decode(data, options: options)
            let expected = try Decoders.codecs.decode(data, options: options)
            #expect(Fixtures.areEqual(image.pixels, expected.pixels))
        }
    }

    @Test("Given kept orientation and profile, when decoded, then pixels and metadata are as stored")
    func keptMetadata() throws {
        let kept = DecodingOptions(
            targetSize: TargetSize(width: 30, height: 30), keptMetadata: [.orientation, .colorProfile])
        for file in ["turned-6.jpg", "turned-8.png", "turned-5.webp", "icc-swapped.png"] {
            let data = try Fixtures.data(file)
            for options in [kept, DecodingOptions(keptMetadata: kept.keptMetadata)] {
                let image = try Decoders.imageIO.decode(data, options: options)
                let expected = try Decoders.codecs.decode(data, options: options)
                #expect(image.metadata == expected.metadata)
                #expect(image.size == expected.size)
                #expect(try #require(Fixtures.decibels(image.pixels, expected.pixels)) > 36)
            }
        }
    }

    @Test("Given bytes that are no picture, when decoded, then the decoder leaves them to others")
    func garbage() throws {
        let decoder = ImageIODecoder()
        for data in [Data(), Data("<html>".utf8), testBytes(5000), Data("%PDF-1.4".utf8)] {
            #expect(try decoder.decode(data, options: DecodingOptions()) == nil)
            #expect(try decoder.info(of: data) == nil)
            #expect(try decoder.makePreviewer(for: data, options: DecodingOptions()) == nil)
        }
    }

    @Test(
        "Given a file that ends too early, when decoded, then it is truncated",
        arguments: ["rgb.jpg", "rgb.png", "alpha.webp"])
    func truncated(_ file: String) throws {
        let data = try Fixtures.data(file)
        let format = try #require(ImageFormat(sniffing: data))
        for part in [32, data.count / 2, data.count - 20] {
            let reason = Decoders.reason { _ = try Decoders.imageIO.decode(data.prefix(part)) }
            #expect(reason == .truncated(format), "\(part) of \(data.count) bytes")
        }
    }

    @Test("Given a file that is damaged, when decoded, then it is corrupt")
    func corrupt() throws {
        var data = try Fixtures.data("rgb.png")
        for index in 60..<90 { data[index] ^= 0x55 }
        guard case .corrupt(.png, _)? = Decoders.reason({ _ = try Decoders.imageIO.decode(data) }) else {
            Issue.record("not corrupt")
            return
        }
    }

    @Test("Given limits, when a picture goes over them, then it is refused by its header")
    func limits() throws {
        let data = try Fixtures.data("rgb.png")
        let size = try Decoders.imageIO.info(of: data).size
        func reason(_ limits: DecodingLimits, _ target: TargetSize? = nil) -> ImageError.DecodingReason? {
            Decoders.reason {
                _ = try Decoders.imageIO.decode(data, options: DecodingOptions(targetSize: target, limits: limits))
            }
        }
        #expect(reason(DecodingLimits(maximumPixels: 100)) == .tooManyPixels(size, limit: 100))
        // Cut short: what is refused has not been looked at any further.
        let head = Decoders.reason {
            _ = try Decoders.imageIO.decode(
                data.prefix(200), options: DecodingOptions(limits: DecodingLimits(maximumPixels: 100)))
        }
        #expect(head == .tooManyPixels(size, limit: 100))
        let bytes = size.width * size.height * 8
        #expect(reason(DecodingLimits(maximumBytes: bytes)) == nil)
        #expect(reason(DecodingLimits(maximumBytes: bytes - 1)) == .tooManyBytes(bytes, limit: bytes - 1))
        #expect(reason(DecodingLimits(maximumSeconds: -1)) == .tookTooLong(limit: -1))
        let large = TargetSize(width: 20_000, height: 20_000, enlarges: true)
        guard case .tooManyPixels? = reason(DecodingLimits(), large) else {
            Issue.record("not refused")
            return
        }
    }

    @Test("Given a cancelled task, when it decodes, then it ends at once")
    func cancelled() async throws {
        let data = try Fixtures.data("rgb.png")
        let task = Task { () -> ImageError? in
            withUnsafeCurrentTask { $0?.cancel() }
            do throws(ImageError) {
                _ = try Decoders.imageIO.decode(data)
                return nil
            } catch {
                return error
            }
        }
        #expect(await task.value == .cancelled)
    }
}
#endif
