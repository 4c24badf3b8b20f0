import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import Testing

@Suite("Hostile and damaged files")
struct HostileInputTests {
    private static let files = [
        "rgb.jpg", "progressive.jpg", "cmyk.jpg", "icc-swapped.jpg", "turned-6.jpg", "rgb.png", "rgb-interlaced.png",
        "palette-transparent.png", "rgba-16bit.png", "icc-swapped.png", "plain.gif", "interlaced.gif", "animated.gif",
        "lossy.webp", "lossless.webp", "alpha.webp", "animated.webp", "icc-swapped.webp",
        "lossless.avif", "alpha-10bit.avif", "turned-6.avif", "icc-swapped.avif", "grid.avif", "animated.avif",
        "lossless.heic", "alpha.heic", "alpha-grid.heic", "turned-6.heic", "icc-swapped.heic", "grid.heic",
        "10bit.heic", "identity.heic",
        "rgb.bmp", "palette-4.bmp", "runs-4.bmp", "runs-8.bmp", "runs-24.bmp", "masks-16-4444-108.bmp",
        "masks-32-1010102-40.bmp", "profile.bmp", "bitmap-1.ico", "bitmap-8-down.ico", "bitmap-32.ico", "no-alpha.ico",
        "color-255.ppm", "color-65535-plain.ppm", "bits.pbm", "rgb_alpha-65535.pam", "rgb.qoi", "rgba.qoi",
        "rgb.tiff", "lzw-strips.tiff", "deflate-predictor-tiles.tiff", "jpeg-strips.tiff", "jpeg-tiles.tiff",
        "g4-msb2lsb.tiff", "g3-2d-lsb2msb.tiff", "packbits-strip.tiff", "old-jpeg.tiff", "ycbcr-22.tiff", "lab-16.tiff",
        "palette-4.tiff",
        "rgba-16-big-tiles.tiff", "rgba-16-little-planar.tiff", "icc-cmyk.tiff", "zstd-strips.tiff", "webp-strips.tiff",
        "lerc-strips.tiff", "float-predictor.tiff",
        "lossless.jxl", "lossless-alpha.jxl", "lossy-passes.jxl", "lossy-modular.jxl", "lossy-dc-frame.jxl",
        "boxed-parts.jxl", "icc-swapped.jxl", "deep-alpha.jxl", "animated.jxl", "centered.jxl", "inks.jxl",
    ]
    private let registry = Codecs.decoders

    private func failure(_ data: Data, _ options: DecodingOptions = DecodingOptions()) -> ImageError.DecodingReason? {
        do {
            _ = try registry.decode(data, options: options)
            return nil
        } catch {
            guard case .decoding(let reason) = error else { return nil }
            return reason
        }
    }

    private func isOpaque(_ pixels: PixelBuffer) -> Bool {
        pixels.withUnsafeBytes { bytes in stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 } }
    }

    @Test(
        "Given the first part of a file, when decoded, then it is called truncated", arguments: files,
        [2, 10, 50, 75, 90])
    func truncated(_ file: String, percent: Int) throws {
        let whole = try Fixtures.data(file)
        let part = whole.prefix(max(64, whole.count * percent / 100))
        let format = try #require(ImageFormat(sniffing: whole))
        // The first frame of an animation may be there although the file is not.
        if file.hasPrefix("animated"), percent > 20, failure(part) == nil { return }
        #expect(failure(part) == .truncated(format))
    }

    @Test("Given a file cut at any length, when decoded, then there is a picture or a typed error", arguments: files)
    func anyLength(_ file: String) throws {
        let whole = try Fixtures.data(file)
        let thumbnail = DecodingOptions(targetSize: TargetSize(width: 20, height: 20))
        for length in stride(from: 0, to: whole.count, by: max(1, whole.count / 150)) {
            let part = whole.prefix(length)
            _ = try? registry.info(of: part)
            do {
                let image = try registry.decode(part, options: thumbnail)
                #expect(image.size.width <= 20 && image.size.height <= 20)
            } catch {
                guard case .decoding(let reason) = error else {
                    Issue.record("\(error)")
                    continue
                }
                #expect(reason.code <= 4005)
            }
        }
    }

    @Test("Given a file with flipped bits, when decoded, then there is a picture or a typed error", arguments: files)
    func flippedBits(_ file: String) throws {
        let whole = try Fixtures.data(file)
        var random = SplitMix(state: whole.reduce(1) { $0 &* 31 &+ UInt64($1) })
        let limits = DecodingLimits(maximumPixels: 1_000_000)
        let target = TargetSize(width: 20, height: 20)
        for round in 0..<150 {
            var data = whole
            for _ in 0...random.next(below: 4) {
                // Half of the flips go to the first bytes: headers hold the numbers that hurt.
                let range = round % 2 == 0 ? min(200, data.count) : data.count
                data[data.startIndex + random.next(below: range)] ^= 1 << UInt8(random.next(below: 8))
            }
            _ = try? registry.info(of: data)
            do {
                let image = try registry.decode(
                    data, options: DecodingOptions(targetSize: round % 3 == 0 ? nil : target, limits: limits))
                #expect((image.size.pixelCount ?? .max) <= limits.maximumPixels)
                if !image.pixels.hasAlpha { #expect(isOpaque(image.pixels)) }
            } catch {
                guard case .decoding = error else {
                    Issue.record("\(error)")
                    continue
                }
            }
        }
    }

    @Test(
        "Given a tiny file of a huge picture, when decoded, then it is refused by its header",
        arguments: [
            ("bomb.png", PixelSize(width: 30000, height: 30000)),
            ("bomb-size.jpg", PixelSize(width: 65500, height: 65500)),
            ("bomb.bmp", PixelSize(width: 65535, height: 65535)), ("bomb.ico", PixelSize(width: 65535, height: 32767)),
            ("bomb.avif", PixelSize(width: 16000, height: 16000)),
            ("bomb.tiff", PixelSize(width: 60000, height: 60000)),
            ("bomb.jxl", PixelSize(width: 60000, height: 60000)),
            ("bomb.heic", PixelSize(width: 60000, height: 60000)),
            ("bomb-grid.heic", PixelSize(width: 60000, height: 60000)),
            ("bomb.webp", PixelSize(width: 16383, height: 16383)), ("bomb.gif", PixelSize(width: 65535, height: 65535)),
        ])
    func bombs(_ file: String, size: PixelSize) throws {
        let data = try Fixtures.data(file)
        #expect(try registry.info(of: data).size == size)
        #expect(failure(data) == .tooManyPixels(size, limit: 100_000_000))
        let thumbnail = DecodingOptions(targetSize: TargetSize(width: 10, height: 10))
        #expect(failure(data, thumbnail) == .tooManyPixels(size, limit: 100_000_000))
    }

    @Test(
        "Given a picture one pixel over the limit, when decoded, then it is refused; at it, allowed",
        arguments: [
            "rgb.jpg", "rgb.png", "plain.gif", "lossy.webp", "turned-6.jpg", "yuv420.avif", "grid.heic",
            "turned-6.heic", "rgb.bmp", "runs-8.bmp", "png.ico", "rgb.tiff", "turned-6.tiff",
        ])
    func limit(_ file: String) throws {
        let data = try Fixtures.data(file)
        let size = try registry.info(of: data).size
        let pixels = size.width * size.height
        let below = DecodingOptions(limits: DecodingLimits(maximumPixels: pixels - 1))
        #expect(failure(data, below) == .tooManyPixels(size, limit: pixels - 1))
        let exactly = DecodingOptions(limits: DecodingLimits(maximumPixels: pixels))
        #expect(try registry.decode(data, options: exactly).size == size)
    }

    @Test("Given a target that enlarges beyond the limit, when decoded, then it is refused")
    func enlarging() throws {
        let target = TargetSize(width: 1_000_000, height: 1_000_000, enlarges: true)
        let reason = failure(try Fixtures.data("rgb.png"), DecodingOptions(targetSize: target))
        guard case .tooManyPixels(_, let limit) = reason else {
            Issue.record("\(String(describing: reason))")
            return
        }
        #expect(limit == 100_000_000)
    }

    @Test("Given a frame larger than the limit on a small canvas, when decoded, then it is refused")
    func largeFrame() throws {
        var data = try Fixtures.data("plain.gif")
        let size = try registry.info(of: data).size
        let descriptor = try #require(data.firstRange(of: Data([0x2C, 0, 0, 0, 0, UInt8(size.width), 0])))
        data.replaceSubrange(descriptor.lowerBound + 5..<descriptor.lowerBound + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
        #expect(failure(data) == .tooManyPixels(PixelSize(width: 65535, height: 65535), limit: 100_000_000))
    }

    @Test("Given a JPEG of 300 scans, when decoded, then the scan limit stops it unless it is raised")
    func scans() throws {
        let data = try Fixtures.data("bomb-scans.jpg")
        #expect(failure(data) == .tooManyScans(limit: 100))
        let patient = DecodingOptions(limits: DecodingLimits(maximumScans: 1000))
        #expect(failure(data, patient) == nil)
    }

    @Test("Given a profile unpacking to 60 MB, when decoded, then it is refused; a probe ignores it")
    func profileBomb() throws {
        let data = try Fixtures.data("bomb-profile.png")
        #expect(try registry.info(of: data).colorProfile == nil)
        #expect(failure(data) == .metadataTooLarge((16 << 20) + 1, limit: 16 << 20))
    }

    @Test("Given several profiles, when the first is damaged, then the others are not even unpacked")
    func severalProfiles() throws {
        var file = PNGChunks(try Fixtures.data("icc-swapped.png"))
        let place = try #require(file.indices(of: "iCCP").first)
        #expect(try registry.info(of: file.file).colorProfile != nil)
        file.chunks.insert(.init(type: "iCCP", data: Data("damaged\0\0nothing".utf8)), at: place)
        #expect(try registry.info(of: file.file).colorProfile == nil)
    }

    @Test("Given a JPEG that lacks only its end marker, when decoded, then it is taken")
    func noEndMarker() throws {
        #expect(failure(try Fixtures.data("no-end-marker.jpg")) == nil)
    }

    @Test("Given good and damaged files decoded at once, when one fails, then no other is disturbed")
    func together() async throws {
        let whole = try Fixtures.data("icc-swapped.jpg")
        let registry = registry
        let expected = try registry.decode(whole).pixels
        await withTaskGroup(of: Bool.self) { group in
            for index in 0..<60 {
                let data = index % 2 == 0 ? whole : whole.prefix(whole.count / 2)
                group.addTask {
                    let pixels = try? registry.decode(data).pixels
                    return index % 2 == 0 ? pixels.map { Fixtures.decibels($0, expected) } == .infinity : pixels == nil
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test("Given no image, when decoded, then the error names what it is")
    func noImage() throws {
        #expect(failure(try Fixtures.data("empty.jpg")) == .empty)
        #expect(failure(try Fixtures.data("page.jpg")) == .notAnImage(looksLike: "HTML"))
        #expect(failure(try Fixtures.data("truncated.jpg")) == .truncated(.jpeg))
        #expect(failure(Data("RIFF\0\0\0\0WAVEfmt ".utf8)) == .notAnImage(looksLike: "WAV audio"))
    }

    @Test("Given garbage after the header, when decoded, then the error carries the codec's words")
    func corrupt() throws {
        var data = try Fixtures.data("rgb.png")
        let pixels = try #require(data.firstRange(of: Data("IDAT".utf8)))
        data.replaceSubrange(pixels.upperBound..<pixels.upperBound + 40, with: repeatElement(0xA5, count: 40))
        guard case .corrupt(.png, let why) = failure(data) else {
            Issue.record("not called corrupt")
            return
        }
        #expect(!why.text.isEmpty)
    }

    @Test("Given EXIF data that points outside itself, when read, then only what is inside counts")
    func hostileExif() throws {
        let file = try Fixtures.data("turned-6.jpg")
        let start = try #require(file.firstRange(of: Data("Exif\0\0".utf8))).upperBound
        // A TIFF header of big-endian numbers, and seven entries, of which the last is the orientation.
        #expect(file[start..<start + 10] == Data([0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 7]))
        let upright = try registry.info(of: file).size
        let stored = PixelSize(width: upright.height, height: upright.width)
        let damages: [([Int: UInt8], ImageOrientation)] = [
            // The directory is outside.
            ([4: 0xFF, 5: 0xFF, 6: 0xFF, 7: 0xFF], .up), ([4: 0x0C], .up),
            // It has fewer entries than it says; the orientation is among them, or all are others.
            ([8: 0xFF, 9: 0xFF], .right), ([8: 0xFF, 9: 0xFF, 83: 0x13], .up),
            // Little-endian, which the rest is not.
            ([0: 0x49, 1: 0x49], .up),
        ]
        for (damage, orientation) in damages {
            var data = file
            for (offset, value) in damage { data[start + offset] = value }
            #expect(try registry.info(of: data).orientation == orientation, "\(damage)")
            let size = try registry.decode(data).size
            #expect(size == (orientation == .up ? stored : upright), "\(damage)")
        }
    }

    /// Made by `cjpeg -arithmetic -quality 60` of 24 × 24 gray pixels, (x² + 7y) mod 256.
    private static let arithmetic = """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAA0JCgsKCA0LCgsODg0PEyAVExISEyccHhcgLikxMC4pLSwzOko+MzZGNywtQFdBRkxOUlNS
        Mj5aYVpQYEpRUk//yQALCAAYABgBAREA/8wABgAQEAX/2gAIAQEAAD8A/wClgC5huzrbZX2/6W1sxxuDOLfIaej08ECRTC5YTlITScZO
        KkLsxAtwcH21SEqPcm3TNK6Wd/3dW5pbJxX2r6D+/rFCy5l5IEIFzEfBDc58HGZhvmGFmVh905FEhsdvBF32EGzpytp9KZRSUwF7Goq7
        VZu+aVV5JbrdQ2WFkNCc7SUvsZ2v0Vv6S2Uvn42JMlzpfMz+bbe3pGkKWDKZ1PEjjHYsdUc54v/Z
        """

    @Test("Given data in arithmetic coding that end early, when decoded, then they are truncated")
    func truncatedArithmeticCoding() throws {
        let file = try #require(Data(base64Encoded: Self.arithmetic, options: .ignoreUnknownCharacters))
        #expect(try Codecs.decoders.decode(file).size == PixelSize(width: 24, height: 24))
        let start = try #require(file.range(of: Data([0xFF, 0xDA]))).upperBound + 8
        for end in start..<file.count - 2 {
            #expect(throws: ImageError.decoding(.truncated(.jpeg))) { try Codecs.decoders.decode(file[..<end]) }
        }
    }
}

/// Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014: the same numbers each run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func next(below bound: Int) -> Int { Int(next() % UInt64(bound)) }
}
