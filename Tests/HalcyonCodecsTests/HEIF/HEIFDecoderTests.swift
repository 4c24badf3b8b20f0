#if HEIF
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("HEIFDecoder")
struct HEIFDecoderTests {
    private let decoder = Codecs.decoder(HEIFDecoder())

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
        arguments: ["rgb.jpg", "rgb.png", "lossless.avif", "grid.avif"])
    func otherFormats(_ file: String) throws {
        let data = try Fixtures.data(file)
        #expect(try decoder.info(of: data) == nil)
        #expect(try decoder.decode(data, options: DecodingOptions()) == nil)
    }

    @Test(
        "Given tiles, alpha or a cut, when decoded at size, then it is as if resampled afterwards",
        arguments: [
            "grid.heic", "grid-turned.heic", "alpha-grid.heic", "alpha-double.heic", "10bit.heic",
            "turned-cut.heic",
        ])
    func seams(_ file: String) throws {
        let data = try Fixtures.data(file)
        let whole = try decode(data, DecodingOptions(keptMetadata: .orientation))
        let full = whole.originalSize
        let target = TargetSize(width: full.width - 1, height: full.height - 1, mode: .stretch)
        let image = try decode(data, DecodingOptions(targetSize: target, keptMetadata: .orientation))
        let orientation = image.metadata.orientation
        let stored = orientation.applied(to: PixelSize(width: target.width, height: target.height))
        let layout = TargetSize(width: stored.width, height: stored.height, mode: .stretch).layout(for: whole.size)
        let expected = try Resampler().resample(whole.pixels, to: layout)
        #expect(Fixtures.decibels(image.pixels, expected) == .infinity)
    }

    @Test(
        "Given a file without its pixels, when probed, then all is known; decoded, it is truncated",
        arguments: ["turned-6.heic", "alpha.heic", "grid.heic", "icc-swapped.heic"])
    func headAlone(_ file: String) throws {
        let whole = try Fixtures.data(file)
        let pixels = try #require(whole.firstRange(of: Data("mdat".utf8)))
        let head = whole.prefix(pixels.upperBound)
        #expect(try decoder.info(of: head) == decoder.info(of: whole))
        #expect(failure(head) == .truncated(.heic))
        for length in [24, 40, 100, pixels.lowerBound - 30] {
            #expect(throws: ImageError.decoding(.truncated(.heic))) { try decoder.info(of: whole.prefix(length)) }
        }
    }

    @Test("Given a thumbnail in the file, when a result fits into it, then it is used; else the image")
    func thumbnail() throws {
        let data = try Fixtures.data("thumbnail.heic")
        let shown = try Fixtures.data("thumbnail.heic.small.rgba")
        let small = try PixelBuffer(width: 96, height: 64, hasAlpha: false) { $0.copyBytes(from: shown) }
        let fitting = try decode(data, DecodingOptions(targetSize: TargetSize(width: 96, height: 64)))
        #expect(try #require(Fixtures.decibels(fitting.pixels, small)) > 50)
        #expect(fitting.originalSize == PixelSize(width: 192, height: 128) && fitting.isDownsampled)
        let smaller = TargetSize(width: 30, height: 30)
        let expected = try Resampler().resample(small, to: smaller.layout(for: small.size))
        let found = try decode(data, DecodingOptions(targetSize: smaller))
        #expect(try #require(Fixtures.decibels(found.pixels, expected)) > 40)
        // One pixel more than it has.
        let larger = TargetSize(width: 97, height: 65)
        let whole = try decode(data)
        let image = try decode(data, DecodingOptions(targetSize: larger))
        let resampled = try Resampler().resample(whole.pixels, to: larger.layout(for: whole.size))
        #expect(Fixtures.decibels(image.pixels, resampled) == .infinity)
    }

    @Test(
        "Given a file that says what is not so, when decoded, then it is corrupt",
        arguments: [
            "lie-parameters.heic", "lie-grid.heic", "circle.heic", "elsewhere.heic", "overlap.heic", "bomb-places.heic",
        ])
    func lies(_ file: String) throws {
        guard case .corrupt(.heic, let why) = failure(try Fixtures.data(file)) else {
            Issue.record("\(file): \(String(describing: failure(try Fixtures.data(file))))")
            return
        }
        #expect(!why.text.isEmpty)
    }

    @Test("Given a small image cut out of a larger coded one, when decoded, then it is that part")
    func smallPartOfCoded() throws {
        let pixels = try Codecs.picture(160, 64) { x, y in x < 64 ? [200, 40, 40, 255] : [10, 10, 10, 255] }
        var file = try Codecs.encode(pixels, .heic, EncodingOptions(isLossless: true))
        let place = try #require(file.firstRange(of: Data("ispe".utf8))).upperBound + 4
        #expect(file[place + 3] == 160 && file[place + 7] == 64)
        file[place + 3] = 64
        let image = try decode(file)
        #expect(image.size == PixelSize(width: 64, height: 64))
        let pixel = try #require(image.pixels[60, 32])
        #expect(abs(Int(pixel.x) - 200) < 8 && abs(Int(pixel.y) - 40) < 8)
        // More than a decoder of small pictures needs is still refused.
        var large = try Codecs.encode(Codecs.picture(400, 64) { _, _ in [9, 9, 9, 255] }, .heic, EncodingOptions())
        let largePlace = try #require(large.firstRange(of: Data("ispe".utf8))).upperBound + 4
        large[largePlace + 2] = 0
        large[largePlace + 3] = 64
        #expect(failure(large) == .corrupt(.heic, why: "an image is larger than the file says"))
    }

    @Test(
        "Given a kind of image that is not read, when decoded, then the error names it and no trait",
        arguments: [
            ("overlay.heic", "heic (an overlay)"), ("grid-of-grids.heic", "heic (a grid of grids)"),
            ("avc.heic", "heic (AVC)"), ("", "heic (a sequence without a still image)"),
        ])
    func unsupported(_ file: String, name: String) throws {
        let sequence = Data("\0\0\0\u{18}ftypmsf1\0\0\0\0msf1hevc\0\0\0\u{8}moov".utf8)
        let data = file.isEmpty ? sequence : try Fixtures.data(file)
        guard case .unsupportedFormat(let format) = failure(data) else {
            Issue.record("\(String(describing: failure(data)))")
            return
        }
        #expect(format.name == name)
        #expect(!"\(ImageError.decoding(.unsupportedFormat(format)))".contains("trait"))
        #expect(throws: ImageError.decoding(.unsupportedFormat(format))) { try decoder.info(of: data) }
    }

    @Test("Given a chain of identities that is too long, when decoded, then it is called no circle")
    func identities() throws {
        let chain = failure(try Fixtures.data("identities.heic"))
        #expect(chain == .corrupt(.heic, why: "an image is derived from another by more than 4 steps"))
        let circle = failure(try Fixtures.data("circle.heic"))
        #expect(circle == .corrupt(.heic, why: "its images refer to each other in a circle"))
    }

    @Test(
        "Given an aperture beyond a padded picture, when read, then it is without its padding",
        arguments: ["cut-large.heic", "cut-empty.heic"])
    func padding(_ file: String) throws {
        let data = try Fixtures.data(file)
        let size = PixelSize(width: 53, height: 37)
        #expect(try decoder.info(of: data)?.size == size)
        #expect(try decode(data).size == size)
    }

    @Test("Given memory for a row of tiles alone, when made smaller, then it is enough for the grid")
    func memory() throws {
        let limits = DecodingLimits(maximumBytes: 150_000)
        let small = TargetSize(width: 20, height: 20)
        // The pixels of the whole take 60 kB; those of three tiles 37 kB, and those of the decoder 12 kB.
        #expect(failure(try Fixtures.data("grid.heic"), DecodingOptions(targetSize: small, limits: limits)) == nil)
        let tight = DecodingLimits(maximumBytes: 20_000)
        guard
            case .tooManyBytes(_, 20_000) =
                failure(try Fixtures.data("grid.heic"), DecodingOptions(targetSize: small, limits: tight))
        else {
            Issue.record("not refused")
            return
        }
    }

    @Test("Given a byte changed anywhere before the pixels, when probed and decoded, then it ends")
    func changedBoxes() throws {
        for file in ["lie-bitstream.heic", "alpha.heic", "grid.heic", "turned-cut.heic", "thumbnail.heic"] {
            let whole = try Fixtures.data(file)
            let end = try #require(whole.firstRange(of: Data("mdat".utf8))).lowerBound
            let options = DecodingOptions(
                targetSize: TargetSize(width: 9, height: 9), limits: DecodingLimits(maximumPixels: 100_000))
            for offset in stride(from: 8, to: end, by: 3) {
                for value in [0, 0xFF, whole[offset] ^ 1] {
                    var data = whole
                    data[offset] = value
                    _ = try? decoder.info(of: data)
                    if let image = try? decoder.decode(data, options: options) {
                        #expect(image.size.width <= 9 && image.size.height <= 9)
                    }
                }
            }
        }
    }
}
#endif
