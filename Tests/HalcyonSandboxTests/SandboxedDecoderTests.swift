import Foundation
import HalcyonCodecs
import HalcyonCore
import HalcyonSandbox
import LinuxTestSupport
import TestSupport
import Testing

@Suite("Decoding apart")
struct SandboxedDecoderTests {
    /// What is compared of a decode.
    private struct Outcome: Equatable {
        var size: PixelSize?
        var pixels: Data?
        var facts = ""
        var delays: [Double] = []
        var error: String?

        init(_ decode: () throws(ImageError) -> DecodedImage?) {
            do throws(ImageError) {
                guard let image = try decode() else { return }
                size = image.size
                pixels = image.pixels.withUnsafeBytes { Data($0) }
                facts =
                    "\(String(describing: image.format)) \(image.originalSize) \(image.isDownsampled) "
                    + "\(image.pixels.hasAlpha) \(image.metadata) \(String(describing: image.damage))"
                delays = image.frames?.timing.delays ?? []
            } catch {
                self.error = "\(error)"
            }
        }
    }

    private static func files() throws -> [URL] {
        let folder = try Fixtures.folder()
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        return names.filter { !$0.hasSuffix(".rgba") && !$0.hasSuffix(".json") && !$0.hasSuffix(".frames") }
            .map { folder.appending(path: $0) }
            .filter { !$0.hasDirectoryPath }
    }

    @Test(
        "Given any fixture, when it is decoded apart, then it is what it is in the program",
        arguments: [nil, TargetSize(width: 40, height: 30), TargetSize(width: 33, height: 33, mode: .fill)])
    func sameImages(_ target: TargetSize?) throws {
        let apart = try Helpers.decoders(.shared)
        let inProgram = ImageDecoderRegistry(StandardCodecs.decoders)
        var options = DecodingOptions(targetSize: target)
        var count = 0
        for file in try Self.files() {
            let data = try Data(contentsOf: file)
            options.url = file.absoluteString
            let expected = Outcome { () throws(ImageError) in try inProgram.decode(data, options: options) }
            let got = Outcome { () throws(ImageError) in try apart.decode(data, options: options) }
            #expect(got.facts == expected.facts, "\(file.lastPathComponent)")
            #expect(got.error == expected.error, "\(file.lastPathComponent)")
            #expect(got.delays == expected.delays, "\(file.lastPathComponent)")
            #expect(got.pixels == expected.pixels, "\(file.lastPathComponent)")
            count += got.pixels == nil ? 0 : 1
        }
        #expect(count > 100)
    }

    @Test("Given no bytes, when decoded apart, then that is the error, and no helper is blamed")
    func empty() throws {
        let decoder = SandboxedDecoder(SandboxSettings(requiresSandbox: true, helperPath: try Helpers.decoder))
        #expect(throws: ImageError.decoding(.empty)) { try decoder.decode(Data(), options: DecodingOptions()) }
    }

    @Test("Given a helper that is kept, when pictures of all sizes follow, then each stays as it was")
    func sizes() throws {
        let decoder = SandboxedDecoder(try Helpers.settings(.shared))
        // Those of up to 256 KiB are copied out of memory that is used again; larger ones keep theirs.
        let sides = [16, 200, 256, 257, 16, 600, 100, 256, 1]
        let pictures = try sides.indices.map { index in
            let side = sides[index]
            let options = DecodingOptions(targetSize: TargetSize(width: side, height: side, mode: .fit))
            let file = Helpers.plant("picture \(side) \(side) \(index + 1)")
            return try #require(try decoder.decode(file, options: options)).pixels
        }
        for (index, picture) in pictures.enumerated() {
            let (side, value) = (sides[index], UInt8(index + 1))
            #expect(picture.size == PixelSize(width: side, height: side))
            #expect(picture[0, 0] == SIMD4(value, value, value, 255))
            #expect(picture[side - 1, side - 1] == SIMD4(value, value, value, 255))
        }
    }

    @Test("Given text in the usual fonts, when drawn apart, then it is as in the program")
    func sameText() throws {
        let apart = SandboxedDecoder(SandboxSettings(requiresSandbox: true, helperPath: try Helpers.decoder))
        let inProgram = SVGDecoder()
        for family in ["sans-serif", "serif", "monospace", "DejaVu Sans", "Helvetica, Arial", "Nowhere"] {
            for size in [9, 20, 47] {
                let text =
                    "<svg xmlns='http://www.w3.org/2000/svg' width='96' height='60'><text y='40' font-size='\(size)'"
                    + " font-family='\(family)'>H\u{E4}&amp;<tspan font-weight='bold' fill='blue'>lc</tspan></text></svg>"
                let expected = Outcome { () throws(ImageError) in
                    try inProgram.decode(Data(text.utf8), options: DecodingOptions())
                }
                let got = Outcome { () throws(ImageError) in
                    try apart.decode(Data(text.utf8), options: DecodingOptions())
                }
                #expect(got == expected, "\(family) \(size)")
            }
        }
    }

    @Test("Given any fixture, when its header is read apart, then it says what it says in the program")
    func sameHeaders() throws {
        let apart = try Helpers.decoders(.shared)
        let inProgram = ImageDecoderRegistry(StandardCodecs.decoders)
        for file in try Self.files() {
            let data = try Data(contentsOf: file)
            let expected = Result { try inProgram.info(of: data) }
            let got = Result { try apart.info(of: data) }
            #expect((try? got.get()) == (try? expected.get()), "\(file.lastPathComponent)")
        }
    }

    @Test("Given an animation, when its frames are decoded apart, then they are those of the program")
    func sameFrames() throws {
        let apart = try Helpers.decoders()
        let inProgram = ImageDecoderRegistry(StandardCodecs.decoders)
        for entry in Fixtures.index where entry.frames > 1 {
            let data = try Fixtures.data(entry.file)
            let expected = try #require(try inProgram.decode(data).frames?.animation)
            let got = try #require(try apart.decode(data).frames?.animation)
            #expect(got.timing == expected.timing)
            #expect(got.size == expected.size)
            for start in [0, expected.timing.delays.count / 2] {
                let (one, other) = (try got.pass(toward: start), try expected.pass(toward: start))
                #expect(one.nextIndex == other.nextIndex)
                while let frame = try other.next() {
                    #expect(try one.next().map { Fixtures.areEqual($0, frame) } == true, "\(entry.file)")
                }
                #expect(try one.next() == nil)
            }
        }
    }

    @Test("Given more passes than helpers are kept for, when each goes on, then none loses its place")
    func manyPasses() throws {
        let apart = try Helpers.decoders()
        let inProgram = ImageDecoderRegistry(StandardCodecs.decoders)
        let entry = try #require(Fixtures.index.first { $0.frames > 3 })
        let data = try Fixtures.data(entry.file)
        let expected = try #require(try inProgram.decode(data).frames?.animation).pass(toward: 0)
        let animation = try #require(try apart.decode(data).frames?.animation)
        let passes = try (0..<20).map { _ in try animation.pass(toward: 0) }
        while let frame = try expected.next() {
            for pass in passes { #expect(try pass.next().map { Fixtures.areEqual($0, frame) } == true) }
        }
    }

    @Test("Given parts of a file, when previews are made apart, then they are those of the program")
    func samePreviews() throws {
        let apart = try Helpers.decoders()
        let inProgram = ImageDecoderRegistry(StandardCodecs.decoders)
        var count = 0
        for entry in Fixtures.index where ["jpeg", "png", "gif", "webp", "jxl"].contains(entry.format) {
            let data = try Fixtures.data(entry.file)
            guard data.count > 1000, let expected = try inProgram.makePreviewer(for: data.prefix(64)) else { continue }
            let got = try #require(try apart.makePreviewer(for: data.prefix(64)))
            for part in 0..<4 {
                let bytes = Data(data[data.count * part / 4..<data.count * (part + 1) / 4])
                try expected.append(bytes)
                try got.append(bytes)
                let (one, other) = (try got.preview(), try expected.preview())
                #expect((one == nil) == (other == nil), "\(entry.file)")
                if let one, let other {
                    #expect(Fixtures.areEqual(one.pixels, other.pixels), "\(entry.file)")
                    count += 1
                }
            }
        }
        #expect(count > 10)
    }

    @Test("Given kinds of files that codecs do not read, when sent, then all have their names")
    func names() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Sources/HalcyonCodecs")
        var count = 0
        for file in try FileManager.default.subpathsOfDirectory(atPath: root.path) where file.hasSuffix(".swift") {
            let source = try String(contentsOf: root.appending(path: file), encoding: .utf8)
            for match in source.matches(of: /"((?:tiff|heic|avif|jxl|svg) \([^"]*\))"/) {
                count += 1
                #expect(ImageFormat.named[String(match.1)] != nil, "\(match.1)")
            }
        }
        #expect(count > 20)
    }
}
