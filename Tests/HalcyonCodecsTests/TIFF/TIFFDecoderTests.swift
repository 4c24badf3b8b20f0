#if TIFF
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@Suite("Decoding TIFF")
struct TIFFDecoderTests {
    private func failure(_ data: Data, _ options: DecodingOptions = DecodingOptions()) -> ImageError? {
        do throws(ImageError) {
            _ = try Codecs.decoders.decode(data, options: options)
            return nil
        } catch { return error }
    }

    /// A file with another value of a field of its first directory, which has one SHORT in a little-endian file.
    private func file(_ name: String, setting tag: UInt16, to value: UInt16) throws -> Data {
        var data = try Fixtures.data(name)
        func number(_ offset: Int, _ count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(data[offset + $1]) << ($1 * 8) }
        }
        let directory = number(4, 4)
        let entry = try #require(
            (0..<number(directory, 2)).map { directory + 2 + $0 * 12 }.first { number($0, 2) == Int(tag) })
        data[entry + 8] = UInt8(value & 255)
        data[entry + 9] = UInt8(value >> 8)
        return data
    }

    @Test(
        "Given a file of several pages, when probed, then all but reduced ones are counted",
        arguments: [
            ("rgb.tiff", 1), ("pages.tiff", 3), ("pages-loop.tiff", 3), ("many-pages.tiff", nil),
            ("rgba-8-big-tiles.tiff", 1),
        ] as [(String, Int?)])
    func pages(_ file: String, count: Int?) throws {
        let data = try Fixtures.data(file)
        let info = try Codecs.decoders.info(of: data)
        #expect(info.pageCount == count)
        #expect(info.frameCount == 1)
        #expect(try Codecs.decoders.decode(data).frames == nil)
    }

    @Test("Given the head of a file whose directory comes first, when probed, then it tells all")
    func head() throws {
        let data = try Fixtures.data("rgb.tiff")
        let info = try Codecs.decoders.info(of: data.prefix(400))
        #expect(try info == Codecs.decoders.info(of: data))
    }

    @Test("Given a file whose directory comes last, when a part is probed, then it is truncated")
    func tail() throws {
        let data = try Fixtures.data("lzw-strips.tiff")
        #expect(throws: ImageError.decoding(.truncated(.tiff))) { try Codecs.decoders.info(of: data.dropLast(40)) }
    }

    @Test("Given a header that lies, when decoded, then it is refused before memory is taken")
    func lies() throws {
        let tile = PixelSize(width: 1 << 20, height: 1 << 20)
        let bomb = failure(try Fixtures.data("bomb-tile.tiff"))
        #expect(bomb == .decoding(.tooManyPixels(tile, limit: 100_000_000)))
        guard case .decoding(.corrupt(.tiff, let why)) = failure(try Fixtures.data("bomb-strips.tiff")) else {
            Issue.record("strips without places")
            return
        }
        #expect(why.text.contains("1 of 90000000"))
        for (tag, value) in [(277, 0), (277, 65), (258, 0), (258, 90), (256, 0), (257, 0)] as [(UInt16, UInt16)] {
            guard case .decoding(.corrupt(.tiff, _)) = try failure(file("gray-8.tiff", setting: tag, to: value)) else {
                Issue.record("\(tag): \(value)")
                continue
            }
        }
        let samples = try failure(file("gray-8.tiff", setting: 262, to: 2))
        guard case .decoding(.corrupt(.tiff, _)) = samples else {
            Issue.record("\(String(describing: samples))")
            return
        }
    }

    @Test(
        "Given what libtiff or this module does not read, when decoded, then the error names it",
        arguments: [
            (259, 34712, "tiff (JPEG 2000)"), (259, 34661, "tiff (JBIG)"), (259, 34925, "tiff (LZMA)"),
            (259, 999, "tiff (rare compression)"), (262, 32803, "tiff (a camera's raw samples)"),
            (262, 32845, "tiff (logarithmic colours)"), (262, 77, "tiff (another kind of colours)"),
        ] as [(UInt16, UInt16, String)])
    func unsupported(_ tag: UInt16, value: UInt16, name: String) throws {
        let data = try file("gray-8.tiff", setting: tag, to: value)
        #expect(try Codecs.decoders.info(of: data).format == .tiff)
        guard case .decoding(.unsupportedFormat(let format)) = failure(data) else {
            Issue.record("\(String(describing: failure(data)))")
            return
        }
        #expect(format.name == name)
    }

    @Test(
        "Given a small result, when bytes are counted, then rows, strips and rows of tiles count",
        arguments: [
            ("rgb.tiff", 97 * 3), ("lzw-strip.tiff", 97 * 3 * 61),
            ("rgba-8-little-tiles.tiff", 97 * 4 * 16 + 32 * 4 * 16),
        ])
    func memory(_ file: String, held: Int) throws {
        let target = TargetSize(width: 10, height: 6, mode: .stretch)
        func limits(_ bytes: Int) -> DecodingOptions {
            DecodingOptions(targetSize: target, limits: DecodingLimits(maximumBytes: bytes))
        }
        let needed = 10 * 6 * 4 + held
        let data = try Fixtures.data(file)
        #expect(failure(data, limits(needed - 1)) == .decoding(.tooManyBytes(needed, limit: needed - 1)))
        #expect(failure(data, limits(max(needed, 1 << 20))) == nil)
    }

    @Test("Given any order of bytes, kind of file and place of samples, when decoded, then it is one")
    func orders() throws {
        for bits in [8, 16] {
            let first = try Codecs.decoders.decode(Fixtures.data("rgba-\(bits)-little-planar.tiff")).pixels
            for kind in ["big-planar", "little-tiles", "big-tiles", "unnamed"] {
                let name = kind == "unnamed" ? "rgba-\(bits)-unnamed.tiff" : "rgba-\(bits)-\(kind).tiff"
                #expect(try Codecs.areIdentical(Codecs.decoders.decode(Fixtures.data(name)).pixels, first), "\(name)")
            }
        }
    }

    @Test(
        "Given a strip too large to be held, when decoded at size, then it is as of small strips",
        arguments: ["zip", "lzw", "none"])
    func largeStrip(_ compression: String) throws {
        let noise = try Codecs.noise(1600, 1200)
        let folder = try TemporaryDirectory()
        try Codecs.encode(noise, .tiff).write(to: folder.file("a"))
        let target = TargetSize(width: 60, height: 60)
        let small = try Codecs.decoders.decode(Data(contentsOf: folder.file("a")), options: .init(targetSize: target))
        _ = try ChildProcess.run(
            "/usr/bin/tiffcp", "-c", compression, "-r", "1200", folder.file("a").path, folder.file("b").path)
        let large = try Codecs.decoders.decode(Data(contentsOf: folder.file("b")), options: .init(targetSize: target))
        #expect(Codecs.areIdentical(small.pixels, large.pixels))
    }

    @Test("Given plain rows with the bits of each byte in reverse, when decoded, then they are turned")
    func reversedBits() throws {
        let folder = try TemporaryDirectory()
        let file = try Fixtures.folder().appending(path: "rgb.tiff")
        for order in ["lsb2msb", "msb2lsb"] {
            let copy = folder.file(order)
            _ = try ChildProcess.run("/usr/bin/tiffcp", "-f", order, "-c", "none", "-r", "16", file.path, copy.path)
            let (one, other) = try (Data(contentsOf: file), Data(contentsOf: copy))
            #expect(try Codecs.areIdentical(Codecs.decoders.decode(one).pixels, Codecs.decoders.decode(other).pixels))
        }
    }

    @Test("Given a file that ends within its plain rows, when decoded, then it is truncated")
    func cutRows() throws {
        let file = try Fixtures.data("rgb.tiff")
        // The directory comes first.
        for cut in [1, 97 * 3 - 1, 97 * 3, 97 * 3 * 30] {
            #expect(failure(file.dropLast(cut)) == .decoding(.truncated(.tiff)), "\(cut)")
        }
    }
}
#endif
