import Foundation
import HalcyonCodecs
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite struct InfoTests {
    private let program: Program

    init() throws { program = try Program() }

    @Test("Given files, when asked about, then lines come in order and say what the headers say")
    func files() async throws {
        let png = try await Pictures.file(.png, width: 70, height: 50, alpha: true)
        try program.folder.write(png, to: "a.png")
        try program.folder.write(try await Pictures.file(.jpeg, width: 300, height: 20), to: "b.jpg")
        let ending = try await program.run("info", "b.jpg", "a.png", "--json")
        #expect(ending.status == 0)
        let lines = try ending.json(InfoLine.self)
        #expect(lines.map(\.path) == ["b.jpg", "a.png"])
        #expect(lines.map(\.format) == ["jpeg", "png"])
        #expect(lines.map(\.width) == [300, 70])
        #expect(lines.map(\.height) == [20, 50])
        #expect(lines.map(\.alpha) == [false, true])
        #expect(lines.map(\.frames) == [1, 1])
        #expect(lines.map(\.orientation) == [1, 1])
        #expect(lines[1].bytes == png.count)
    }

    @Test(
        "Given files with profiles, when asked about, then the profiles are named",
        arguments: [
            ("icc-swapped.jpg", "RGB", "Swap built-in"), ("icc-swapped.png", "RGB", "Swap built-in"),
            ("icc-swapped.webp", "RGB", "Swap built-in"), ("icc-swapped.avif", "RGB", "Swap built-in"),
            ("icc-gray.jpg", "gray", "Made for tests"), ("icc-gray.avif", "gray", "Made for tests"),
            ("icc-cmyk.jpg", "CMYK", "Made for tests"), ("cmyk.jpg", "CMYK", nil), ("colors-cicp-p3.png", "RGB", nil),
        ])
    func profiles(_ file: String, model: String, profile: String?) async throws {
        try program.folder.write(Fixtures.data(file), to: file)
        let line = try #require(try await program.run("info", file, "--json").json(InfoLine.self).first)
        #expect(line.model == model)
        #expect(line.profile == profile)
        let table = try await program.run("info", file).lines
        #expect(table.last?.contains(profile.map { "\(model) (\($0))" } ?? model) == true)
    }

    @Test(
        "Given an animation, local or remote, when asked about, then its duration is reported",
        arguments: ["frames-mixed.gif", "frames-mixed.png", "frames-mixed.webp", "animated.avif"])
    func durations(_ file: String) async throws {
        let data = try Fixtures.data(file)
        let delays = Fixtures.animations.first { $0.file == file }?.delays ?? [0.05, 0.1, 0.1, 2, 0.15]
        let server = try NginxServer()
        try server.write(data, to: "/\(file)")
        try program.folder.write(data, to: file)
        let lines = try await program.run("info", file, server.url("/\(file)"), "--json").json(InfoLine.self)
        #expect(lines.map(\.frames) == [delays.count, delays.count])
        for line in lines { #expect(abs(try #require(line.duration) - delays.reduce(0, +)) < 0.001) }
    }

    @Test("Given a long animation, when asked about, then it is read to its end for the duration")
    func longAnimation() async throws {
        var random = SplitMix(seed: 4)
        let frames = try (0..<4).map { _ in
            let pixels = try PixelBuffer(width: 200, height: 150, hasAlpha: false) { memory in
                for index in memory.indices {
                    memory[index] = index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
                }
            }
            return AnimationFrame(pixels: pixels, delay: 0.25)
        }
        for format in [ImageFormat.webp, .gif] {
            let file = try #require(
                try ImageEncoderRegistry(StandardCodecs.encoders).encode(
                    frames, as: format, options: EncodingOptions(isLossless: true)))
            #expect(file.count > 100_000)
            try program.folder.write(file, to: "long")
            let line = try #require(try await program.run("info", "long", "--json").json(InfoLine.self).first)
            #expect(line.frames == 4)
            #expect(line.duration == 1)
        }
    }

    @Test("Given a TIFF of several pages, when asked about, then the table shows them")
    func pages() async throws {
        try program.folder.write(Fixtures.data("pages.tiff"), to: "pages.tiff")
        #expect(try await program.run("info", "pages.tiff", "--json").json(InfoLine.self).first?.pages == 3)
        #expect(try await program.run("info", "pages.tiff").lines.last?.contains(" 3 pages ") == true)
    }

    @Test("Given a picture in PQ, when asked about, then table and JSON say so")
    func highRange() async throws {
        for name in ["colors-cicp-pq.png", "rgb.png"] { try program.folder.write(Fixtures.data(name), to: name) }
        let lines = try await program.run("info", "colors-cicp-pq.png", "rgb.png", "--json").json(InfoLine.self)
        #expect(lines.map(\.transfer) == ["PQ", nil])
        #expect(try await program.run("info", "colors-cicp-pq.png").lines.last?.contains("RGB, PQ ") == true)
    }

    @Test("Given an SVG behind a long comment, local or not, when asked about, then it is described")
    func lateElement() async throws {
        let comment = "<!-- \(String(repeating: "x", count: 30_000)) -->"
        let data = Data("\(comment)<svg xmlns='http://www.w3.org/2000/svg' width='7' height='5'/>".utf8)
        let server = try NginxServer()
        try server.write(data, to: "/a.svg")
        try program.folder.write(data, to: "a.svg")
        let lines = try await program.run("info", "a.svg", server.url("/a.svg"), "--json").json(InfoLine.self)
        #expect(lines.map(\.format) == ["svg", "svg"])
        #expect(lines.map(\.width) == [7, 7])
    }

    @Test("Given a still picture, when asked about, then the line says nothing of a duration")
    func noDuration() async throws {
        for name in ["plain.gif", "rgb.png"] { try program.folder.write(Fixtures.data(name), to: name) }
        let ending = try await program.run("info", "plain.gif", "rgb.png", "--json")
        #expect(try ending.json(InfoLine.self).map(\.frames) == [1, 1])
        #expect(!ending.output.contains("duration"))
    }

    @Test("Given a damaged picture with a whole header, when asked about, then the header is enough")
    func headerAlone() async throws {
        let jpeg = try await Pictures.file(.jpeg, width: 640, height: 480)
        try program.folder.write(jpeg.prefix(jpeg.count / 2), to: "cut.jpg")
        let lines = try await program.run("info", "cut.jpg", "--json").json(InfoLine.self)
        #expect(lines.first?.width == 640)
    }

    @Test("Given a server that stalls after the header, when asked about, then it is not waited for")
    func remoteHeader() async throws {
        let jpeg = try await Pictures.file(.jpeg, width: 800, height: 600)
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Type: image/jpeg\r\nContent-Length: \(jpeg.count)\r\n\r\n")
            connection.send(jpeg.prefix(4000))
            connection.hold()
        }
        let ending = try await program.run("info", server.url("/cat.jpg"), "--json")
        #expect(ending.status == 0)
        let line = try #require(try ending.json(InfoLine.self).first)
        #expect([line.width, line.height, line.bytes] == [800, 600, jpeg.count])
    }

    @Test("Given what is no picture, when asked about, then each line says why and the status is 1")
    func failures() async throws {
        try program.folder.write(Data("<html></html>".utf8), to: "page.jpg")
        try program.folder.write(Data(), to: "empty.jpg")
        try program.folder.write(Data(), to: "folder/file")
        try program.folder.write(try await Pictures.file(.png), to: "good.png")
        let ending = try await program.run(
            "info", "page.jpg", "empty.jpg", "folder", "missing.jpg", "good.png", "--json")
        #expect(ending.status == 1)
        let lines = try ending.json(InfoLine.self)
        #expect(lines.map(\.error?.code) == [4002, 4001, 1005, 1005, nil])
        #expect(lines.last?.format == "png")
    }

    @Test("Given files, when info is printed, then a table lists them, and stderr the failures")
    func people() async throws {
        try program.folder.write(try await Pictures.file(.png), to: "good.png")
        let ending = try await program.run("info", "good.png", "missing.jpg")
        #expect(ending.lines.count == 2)
        #expect(ending.lines.last?.hasPrefix("png") == true)
        #expect(ending.lines.last?.contains("64×48") == true)
        #expect(ending.errors == "failed: missing.jpg: \(ending.errors.dropFirst("failed: missing.jpg: ".count))")
        #expect(ending.errors.contains("No such file or directory"))
    }

    @Test("Given a JPEG with 70 MB of metadata, when asked about, then it is described, as fetched")
    func longHead() async throws {
        let jpeg = try await Pictures.file(.jpeg, width: 30, height: 20)
        let segment = Data([0xFF, 0xE1, 0xFF, 0xFF]) + Data(count: 0xFFFD)
        var file = Data(jpeg.prefix(2))
        for _ in 0..<1100 { file += segment }
        try program.folder.write(file + jpeg.dropFirst(2), to: "long.jpg")
        let ending = try await program.run("info", "long.jpg", "--json")
        #expect(ending.status == 0)
        #expect(try ending.json(InfoLine.self).first?.width == 30)
        // The same with a limit that it is longer than: reading ends there, and not the file.
        let reader = HeaderReader(
            registry: ImageDecoderRegistry(StandardCodecs.decoders), loader: CurlDataLoader(), limit: 1 << 20)
        let input = Input(program.folder.file("long.jpg").path)
        await #expect(throws: ImageError.request(.tooLarge(limit: 1 << 20))) { try await reader.header(of: input) }
    }

    @Test("Given an orientation stored behind the pixels, when asked about, then it is applied")
    func turnedAtTheEnd() async throws {
        var random = SplitMix(seed: 3)
        let noise = try PixelBuffer(width: 200, height: 150, hasAlpha: false) { memory in
            for index in memory.indices {
                memory[index] = index % 4 == 3 ? 255 : UInt8.random(in: 0...255, using: &random)
            }
        }
        let turned = DecodedImage(pixels: noise, metadata: ImageMetadata(orientation: .right))
        for format in [OutputFormat.webp, .png] {
            var (file, _) = try await Pictures.encoder.encode(
                turned, as: format, options: EncodingOptions(isLossless: true))
            if format == .png { file = try #require(Self.withLateEXIF(file)) }
            #expect(file.count > 70_000)
            let name = "turned.\(format.rawValue)"
            try program.folder.write(file, to: name)
            let line = try #require(try await program.run("info", name, "--json").json(InfoLine.self).first)
            #expect(line.orientation == 6)
            #expect([line.width, line.height] == [150, 200])
            // Cut in there, it would be shown as if it were not turned.
            try program.folder.write(file.dropLast(format == .png ? 20 : 4), to: "cut-\(name)")
            let cut = try await program.run("fetch", "cut-\(name)", "--json", "--no-cache")
            #expect(cut.status == 1)
            #expect(try cut.fetched().images.first?.error?.code == 4004)
        }
    }

    /// A PNG with its `eXIf` chunk moved behind the pixels.
    private static func withLateEXIF(_ file: Data) -> Data? {
        guard let name = file.firstRange(of: Data("eXIf".utf8)), let end = file.lastRange(of: Data("IEND".utf8)) else {
            return nil
        }
        let length = file[name.lowerBound - 4..<name.lowerBound].reduce(0) { $0 << 8 | Int($1) }
        let chunk = name.lowerBound - 4..<name.upperBound + length + 4
        let tail = end.lowerBound - 4
        return file[..<chunk.lowerBound] + file[chunk.upperBound..<tail] + file[chunk] + file[tail...]
    }
}
