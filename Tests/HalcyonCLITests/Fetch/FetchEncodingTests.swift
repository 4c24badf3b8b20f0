import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite struct FetchEncodingTests {
    private let program: Program
    private let decoders = ImageDecoderRegistry(StandardCodecs.decoders)

    init() throws { program = try Program() }

    private func fetch(_ file: String, _ arguments: String...) async throws -> Data {
        try program.folder.write(Fixtures.data(file), to: "in/\(file)")
        let ending = try await program.start(["fetch", "in/\(file)", "-o", "out", "--json"] + arguments).end()
        let line = try #require(try ending.fetched().images.first)
        return try Data(contentsOf: program.folder.file(try #require(line.file)))
    }

    @Test("Given --lossless, when a picture is written as WebP, then every pixel is kept")
    func lossless() async throws {
        let pixels = try decoders.decode(Fixtures.data("rgb.png")).pixels
        let lossy = try await fetch("rgb.png", "--format", "webp")
        let lossless = try await fetch("rgb.png", "--format", "webp", "--lossless")
        #expect(try #require(Fixtures.decibels(decoders.decode(lossless).pixels, pixels)) == Double.infinity)
        #expect(try #require(Fixtures.decibels(decoders.decode(lossy).pixels, pixels)) < 60)
    }

    @Test("Given --progressive, when a picture is written as JPEG, then the file is progressive")
    func progressive() async throws {
        #expect(try await Pillow.read(fetch("rgb.png", "--format", "jpeg", "--progressive")).isProgressive)
        #expect(try await !Pillow.read(fetch("rgb.png", "--format", "jpeg")).isProgressive)
    }

    @Test(
        "Given --keep-metadata, when a picture is made smaller, then orientation or profile stays",
        arguments: ["turned-6.jpg", "icc-swapped.webp"])
    func metadata(_ file: String) async throws {
        let kept = try await Pillow.read(fetch(file, "--size", "40", "--format", "png", "--keep-metadata"))
        let applied = try await Pillow.read(fetch(file, "--size", "40", "--format", "png"))
        let orientation: Int = file == "turned-6.jpg" ? 6 : 1
        #expect(kept.orientation == orientation)
        let isProfiled: Bool = file == "icc-swapped.webp"
        #expect(kept.hasProfile == isProfiled)
        #expect(applied.orientation == 1 && !applied.hasProfile)
        #expect(kept.width == applied.width && kept.height == applied.height)
        #expect(try #require(Fixtures.decibels(kept.frames[0], applied.frames[0])) > 35)
    }

    @Test(
        "Given --keep-metadata, when an AVIF is converted, then its orientation or profile stays",
        arguments: ["turned-6.avif", "icc-swapped.avif"], ["avif", "webp"])
    func metadataOfAVIF(_ file: String, format: String) async throws {
        let kept = try await fetch(file, "--size", "60", "--format", format, "--lossless", "--keep-metadata")
        let applied = try await fetch(file, "--size", "60", "--format", format, "--lossless")
        let (keptInfo, appliedInfo) = try (decoders.info(of: kept), decoders.info(of: applied))
        let orientation: ImageOrientation = file == "turned-6.avif" ? .right : .up
        #expect(keptInfo.orientation == orientation)
        #expect((keptInfo.colorProfile != nil) == (file == "icc-swapped.avif"))
        #expect(appliedInfo.orientation == .up && appliedInfo.colorProfile == nil)
        let pictures = try (decoders.decode(kept).pixels, decoders.decode(applied).pixels)
        #expect(try #require(Fixtures.decibels(pictures.0, pictures.1)) > 40)
    }

    @Test(
        "Given an Adobe RGB, gray or ink profile, when fetched, then the file is as in Little CMS",
        arguments: ["icc-swapped.avif", "icc-gray.jpg", "icc-cmyk.jpg", "colors-chrm-adobe.png"])
    func colors(_ file: String) async throws {
        let entry = try #require(Fixtures.index.first { $0.file == file })
        let written = try await fetch(file, "--format", "png")
        #expect(try decoders.info(of: written).colorProfile == nil)
        let decibels = try #require(Fixtures.decibels(decoders.decode(written).pixels, Fixtures.reference(entry)))
        #expect(decibels >= entry.decibels)
    }

    @Test(
        "Given an animation, when written in a format without frames, then a note and JSON say so",
        arguments: [
            (["frames-mixed.png", "--size", "20"], true), (["frames-mixed.gif", "--format", "bmp"], true),
            (["frames-mixed.gif", "--format", "png", "--keep-metadata"], true),
            (["frames-mixed.png", "--format", "gif"], false), (["frames-mixed.gif", "--size", "20"], false),
            (["frames-mixed.png"], false), (["rgb.png", "--size", "20"], false),
        ])
    func lostFrames(_ arguments: [String], areLost: Bool) async throws {
        try program.folder.write(Fixtures.data(arguments[0]), to: arguments[0])
        let all = ["fetch", "-o", "out"] + arguments
        let table = try await program.start(all).end()
        let lines = try await program.start(all + ["--json"]).end()
        #expect(table.status == 0 && lines.status == 0)
        let count = try decoders.info(of: Fixtures.data(arguments[0])).frameCount ?? 0
        #expect(
            table.errors
                == (areLost ? "note: \(arguments[0]): only the first of its \(count) frames was written\n" : ""))
        #expect(try lines.fetched().images.first?.lostFrames == (areLost ? count - 1 : nil))
        #expect(lines.errors.isEmpty)
    }

    @Test("Given a TIFF of three pages, when its first is written, then a note and JSON say so")
    func lostPages() async throws {
        try program.folder.write(Fixtures.data("pages.tiff"), to: "pages.tiff")
        let arguments = ["fetch", "pages.tiff", "-o", "out", "--format", "png"]
        let table = try await program.start(arguments).end()
        #expect(table.status == 0)
        #expect(table.errors == "note: pages.tiff: only the first of its 3 pages was written\n")
        #expect(try await program.start(arguments + ["--json"]).end().fetched().images.first?.lostPages == 2)
        #expect(try await program.start(["fetch", "pages.tiff", "-o", "out"]).end().errors.isEmpty)
    }

    @Test("Given transparency, when written as PNM, then the file's name ends with pam")
    func nameOfPAM() async throws {
        for (name, written) in [("rgba.png", "out/rgba.pam"), ("rgb.png", "out/rgb.pnm")] {
            try program.folder.write(Fixtures.data(name), to: name)
            let ending = try await program.run("fetch", name, "-o", "out", "--format", "pnm", "--json")
            #expect(try ending.fetched().images.first?.file == written)
        }
        // Copies keep what fits.
        try program.folder.write(Data(contentsOf: program.folder.file("out/rgba.pam")), to: "a.pnm")
        try program.folder.write(Data(contentsOf: program.folder.file("out/rgb.pnm")), to: "b.ppm")
        let copies = try await program.run("fetch", "a.pnm", "b.ppm", "-o", "copies", "--json").fetched().images
        #expect(Set(copies.compactMap(\.file)) == ["copies/a.pam", "copies/b.ppm"])
    }

    @Test("Given --format gif, when a picture is fetched, then it is one")
    func gif() async throws {
        let image = try decoders.decode(try await fetch("few.gif", "--size", "4000", "--format", "gif"))
        #expect(image.format == .gif)
        let source = try decoders.decode(Fixtures.data("few.gif")).pixels
        #expect(Fixtures.decibels(image.pixels, source) == Double.infinity)
    }

    @Test(
        "Given a cut animation, when converted whole, then it fails; its first frame alone does not",
        arguments: ["frames-mixed.gif", "frames-mixed.png", "frames-mixed.webp"])
    func cutAnimation(_ file: String) async throws {
        let whole = try Fixtures.data(file)
        for percent in [45, 60, 80, 98] {
            try program.folder.write(whole.prefix(whole.count * percent / 100), to: file)
            for arguments in [["--format", "gif", "--size", "20x20"], ["--format", "webp"]] {
                let ending = try await program.start(["fetch", file, "-o", "out", "--json"] + arguments).end()
                #expect(ending.status == 1)
                #expect(try ending.fetched().images.first?.error?.code == 4004)
            }
            let first = try await program.start(["fetch", file, "-o", "out", "--json", "--format", "jpeg"]).end()
            #expect(first.status == 0)
            let line = try #require(try await program.run("info", file, "--json").json(InfoLine.self).first)
            #expect(line.width != nil && line.frames == nil)
        }
        #expect(!FileManager.default.fileExists(atPath: program.folder.file("out/frames-mixed.webp").path))
        try program.folder.write(whole, to: file)
        let ending = try await program.run("fetch", file, "-o", "out", "--json", "--format", "webp")
        #expect(ending.status == 0)
    }
}
