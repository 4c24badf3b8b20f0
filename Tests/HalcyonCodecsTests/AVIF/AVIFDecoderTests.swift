import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("AVIFDecoder")
struct AVIFDecoderTests {
    private let decoder = Codecs.decoder(AVIFDecoder())

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
        arguments: ["rgb.jpg", "rgb.png"])
    func otherFormats(_ file: String) throws {
        let data = try Fixtures.data(file)
        #expect(try decoder.info(of: data) == nil)
        #expect(try decoder.decode(data, options: DecodingOptions()) == nil)
    }

    @Test(
        "Given halved colour, when decoded at size, then conversion in bands leaves no seam",
        arguments: ["thumbnail-big.avif", "yuv420-10bit.avif", "alpha.avif", "cut.avif", "premultiplied.avif"])
    func seams(_ file: String) throws {
        let data = try Fixtures.data(file)
        let whole = try decode(data)
        let target = TargetSize(width: whole.size.width - 1, height: whole.size.height - 1, mode: .stretch)
        let image = try decode(data, DecodingOptions(targetSize: target))
        let expected = try Resampler().resample(whole.pixels, to: target.layout(for: whole.size))
        #expect(Fixtures.decibels(image.pixels, expected) == .infinity)
    }

    @Test("Given a file without its pixels, when probed, then all is known; decoded, it is truncated")
    func headAlone() throws {
        let whole = try Fixtures.data("turned-6.avif")
        let pixels = try #require(whole.firstRange(of: Data("mdat".utf8)))
        let head = whole.prefix(pixels.upperBound)
        #expect(try decoder.info(of: head) == decoder.info(of: whole))
        #expect(failure(head) == .truncated(.avif))
        for length in [16, 40, 100, pixels.lowerBound - 30] {
            #expect(throws: ImageError.decoding(.truncated(.avif))) { try decoder.info(of: whole.prefix(length)) }
        }
    }

    @Test("Given more pixels than libavif decodes, when decoded, then the error has the header's size")
    func huge() throws {
        let data = try Fixtures.data("bomb-huge.avif")
        let size = PixelSize(width: 60000, height: 60000)
        #expect(failure(data) == .tooManyPixels(size, limit: 100_000_000))
        let patient = DecodingOptions(limits: DecodingLimits(maximumPixels: .max))
        #expect(failure(data, patient) == .tooManyPixels(size, limit: 1 << 28))
        #expect(throws: ImageError.self) { try decoder.info(of: data) }
    }

    @Test(
        "Given tables that take libavif seconds, when decoded, then they are refused beforehand",
        arguments: ["bomb-items.avif", "bomb-uses.avif", "bomb-samples.avif", "bomb-samples-twice.avif"])
    func longTables(_ file: String) throws {
        let data = try Fixtures.data(file)
        #expect(failure(data) == .corrupt(.avif, why: "its tables are longer than any image needs"))
        #expect(throws: ImageError.self) { try decoder.info(of: data) }
    }

    @Test("Given an item declared larger than all memory, when read, then it is truncated, no crash")
    func largeItem() throws {
        let data = try Fixtures.data("bomb-grid.avif")
        #expect(throws: ImageError.decoding(.truncated(.avif))) { try decoder.info(of: data) }
        #expect(failure(data) == .truncated(.avif))
    }

    @Test("Given a stream larger than its header and the limit, when decoded, then it is refused")
    func lyingHeader() throws {
        var data = try Fixtures.data("thumbnail-big.avif")
        let extent = try #require(data.firstRange(of: Data("ispe".utf8))).upperBound + 4
        data.replaceSubrange(extent..<extent + 8, with: [0, 0, 0, 64, 0, 0, 0, 48])
        #expect(try decoder.info(of: data)?.size == PixelSize(width: 64, height: 48))
        let reason = failure(data, DecodingOptions(limits: DecodingLimits(maximumPixels: 10_000)))
        guard case .corrupt(.avif, _) = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
    }

    @Test(
        "Given a picture larger than its stream, when decoded, then no memory is taken for it",
        arguments: ["lossless.avif", "alpha.avif", "grid.avif", "yuv420-10bit.avif"])
    func smallStream(_ file: String) throws {
        let whole = try Fixtures.data(file)
        var extents: [Range<Data.Index>] = []
        while let found = whole[(extents.last?.upperBound ?? 0)...].firstRange(of: Data("ispe".utf8)) {
            extents.append(found.upperBound + 4..<found.upperBound + 12)
        }
        // Of a grid, the cells; it has a size of its own.
        for extent in file == "grid.avif" ? Array(extents.dropFirst()) : extents {
            for side in [0, 4] {
                var data = whole
                // A pixel more than there is, and a thousand.
                for more in [1, 1000] {
                    let place = extent.lowerBound + side
                    let length = whole[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } + more
                    data.replaceSubrange(
                        place..<place + 4, with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) })
                    guard case .corrupt(.avif, let why) = failure(data) else {
                        Issue.record("\(extent) \(side): \(String(describing: failure(data)))")
                        continue
                    }
                    if file == "lossless.avif" { #expect(why.text.contains("another size than announced")) }
                }
            }
        }
    }

    @Test("Given a sequence announced larger than its stream, when decoded, then it is refused")
    func smallTrack() throws {
        let whole = try Fixtures.data("animated.avif")
        let header = try #require(whole.firstRange(of: Data("tkhd".utf8))).upperBound
        try #require(whole[header] == 1)
        for side in [88, 92] {
            var data = whole
            data[header + side] = 4
            guard case .corrupt(.avif, let why) = failure(data) else {
                Issue.record("\(side): \(String(describing: failure(data)))")
                continue
            }
            #expect(why.text.contains("another size than announced"))
        }
    }

    @Test("Given a crop of a large picture, when decoded, then the limit counts the whole picture")
    func cut() throws {
        let data = try Fixtures.data("cut.avif")
        let whole = PixelSize(width: 97, height: 61)
        let below = DecodingOptions(limits: DecodingLimits(maximumPixels: 97 * 61 - 1))
        #expect(failure(data, below) == .tooManyPixels(whole, limit: 97 * 61 - 1))
        let exactly = DecodingOptions(limits: DecodingLimits(maximumPixels: 97 * 61))
        #expect(try decode(data, exactly).size == PixelSize(width: 41, height: 50))
    }

    @Test("Given limits on bytes, metadata and time, when a file exceeds one, then that is its error")
    func limits() throws {
        let data = try Fixtures.data("yuv420.avif")
        // 97 × 61 pixels: planes of one byte and two of a quarter each, and four bytes of the picture.
        let needed = 97 * 61 + 2 * (97 * 61 / 4) + 97 * 61 * 4
        let exactly = DecodingOptions(limits: DecodingLimits(maximumBytes: needed))
        #expect(failure(data, exactly) == nil)
        let below = DecodingOptions(limits: DecodingLimits(maximumBytes: needed - 1))
        #expect(failure(data, below) == .tooManyBytes(needed, limit: needed - 1))
        let quick = DecodingOptions(limits: DecodingLimits(maximumSeconds: -1))
        #expect(failure(data, quick) == .tookTooLong(limit: -1))
        let plain = DecodingOptions(limits: DecodingLimits(maximumMetadataBytes: 100))
        #expect(failure(data, plain) == nil)
        guard case .metadataTooLarge(let count, limit: 100) = failure(try Fixtures.data("icc-swapped.avif"), plain)
        else {
            Issue.record("the profile was taken")
            return
        }
        #expect(count > 400)
    }

    @Test("Given garbage in the stream, when decoded, then the error carries the codec's words")
    func corrupt() throws {
        var data = try Fixtures.data("lossless.avif")
        let start = try #require(data.firstRange(of: Data("mdat".utf8))).upperBound
        data.replaceSubrange(start..<start + 40, with: repeatElement(0xA5, count: 40))
        guard case .corrupt(.avif, let why) = failure(data) else {
            Issue.record("not called corrupt")
            return
        }
        #expect(!why.text.isEmpty)
    }
}
