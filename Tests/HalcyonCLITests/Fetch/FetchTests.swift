import Foundation
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite struct FetchTests {
    private let program: Program
    private let server: NginxServer

    init() throws {
        program = try Program()
        server = try NginxServer()
    }

    private func files(in folder: String) throws -> Set<String> {
        Set(try FileManager.default.contentsOfDirectory(atPath: program.folder.file(folder).path))
    }

    @Test("Given picture URLs, when fetched into a folder, then its files have the served bytes")
    func originals() async throws {
        let jpeg = try await Pictures.file(.jpeg)
        let png = try await Pictures.file(.png)
        try server.write(jpeg, to: "/cat.jpg")
        try server.write(png, to: "/dog.png")
        let ending = try await program.run("fetch", server.url("/cat.jpg"), server.url("/dog.png"), "-o", "out/new")
        #expect(ending.status == 0)
        #expect(ending.errors == "")
        #expect(try Data(contentsOf: program.folder.file("out/new/cat.jpg")) == jpeg)
        #expect(try Data(contentsOf: program.folder.file("out/new/dog.png")) == png)
        #expect(try files(in: "out/new") == ["cat.jpg", "dog.png"])
        #expect(ending.lines.count == 4)
        #expect(Set(ending.table.keys) == Set(FetchTally.headings))
        #expect(ending.table["images"] == "2")
        #expect(ending.table["network"] == "2")
        #expect(ending.table["bytes"] == ByteCount(jpeg.count + png.count).description)
    }

    @Test(
        "Given a list fetched before, when a new process fetches it, then all comes from disk"
    )
    func warm() async throws {
        try server.write(try await Pictures.file(.jpeg), to: "/cat.jpg")
        let url = server.url("/cat.jpg")
        let cold = try await program.run("fetch", url, "--json").fetched()
        let warm = try await program.run("fetch", url, "--json").fetched()
        #expect(cold.images.map(\.source) == ["network"])
        #expect(warm.images.map(\.source) == ["disk"])
        #expect(warm.summaries.map(\.disk) == [1])
        #expect(cold.images.first?.bytes == warm.images.first?.bytes)
        #expect(try server.requestCount(path: "/cat.jpg") == 1)
    }

    @Test("Given one list twice in one process, when fetched, then the second round comes from memory")
    func memory() async throws {
        try server.write(try await Pictures.file(.png), to: "/cat.png")
        let ending = try await program.run(
            "fetch", server.url("/cat.png"), "--size", "20", "--repeat", "2", "--json"
        ).fetched()
        #expect(ending.images.map(\.source) == ["network", "memory"])
        #expect(ending.images.map(\.bytes).count == 2)
        #expect(ending.summaries.map(\.memory) == [0, 1])
        #expect(ending.summaries[0].bytes == ending.summaries[1].bytes)
    }

    @Test("Given a picture twice in a list, when fetched one by one, then memory has the second")
    func twiceInOneList() async throws {
        try server.write(try await Pictures.file(.png), to: "/cat.png")
        let url = server.url("/cat.png")
        let ending = try await program.run(
            "fetch", url, url, "--size", "20", "--concurrency", "1", "--json"
        ).fetched()
        #expect(ending.images.map(\.source) == ["network", "memory"])
    }

    @Test("Given a list, when memory is chosen for its sources, then those loaded once have none")
    func repeatedSources() {
        let inputs = ["http://a/1.jpg", "/tmp/2.jpg", "http://a/1.jpg", "3.jpg"].enumerated().map {
            Input($1, index: $0)
        }
        func kept(rounds: Int) -> [Bool] {
            let repeated = RepeatedSources(inputs, rounds: rounds)
            return inputs.map { repeated.contains(ImageRequest(source: $0.source).sourceKey) }
        }
        #expect(kept(rounds: 1) == [true, false, true, false])
        #expect(kept(rounds: 2) == [true, true, true, true])
    }

    @Test("Given a size and a format, when fetched, then the files have them")
    func thumbnails() async throws {
        try server.write(try await Pictures.file(.png, width: 400, height: 200), to: "/wide.png")
        let ending = try await program.run(
            "fetch", server.url("/wide.png"), "--size", "60x60", "--fill", "--format", "jpg", "-o", "out", "--json")
        let line = try #require(try ending.fetched().images.first)
        #expect(line.file == "out/wide.jpg")
        #expect([line.width, line.height] == [60, 60])
        let info = try await program.run("info", "out/wide.jpg", "--json").json(InfoLine.self)
        #expect(info.first?.format == "jpeg")
        #expect([info.first?.width, info.first?.height] == [60, 60])
    }

    @Test("Given --format avif, when fetched, then the file is an AVIF, and made smaller it stays one")
    func avif() async throws {
        try server.write(try await Pictures.file(.png, width: 60, height: 40), to: "/cat.png")
        _ = try await program.run("fetch", server.url("/cat.png"), "--format", "avif", "-o", "out")
        let again = try await program.run("fetch", "out/cat.avif", "--size", "30", "-o", "small", "--json")
        let line = try #require(try again.fetched().images.first)
        #expect(line.format == "avif")
        #expect(line.file == "small/cat.avif")
        #expect([line.width, line.height] == [30, 20])
    }

    @Test("Given a transparent PNG named .gif, when made smaller, then it is a .png file with alpha")
    func alphaKept() async throws {
        try server.write(try await Pictures.file(.png, alpha: true), to: "/ghost.gif")
        let ending = try await program.run("fetch", server.url("/ghost.gif"), "--size", "30", "-o", "out", "--json")
        #expect(try ending.fetched().images.first?.file == "out/ghost.png")
        let info = try await program.run("info", "out/ghost.png", "--json").json(InfoLine.self)
        #expect(info.first?.alpha == true)
    }

    @Test("Given URLs with the same last part, when fetched, then no file overwrites another")
    func sameName() async throws {
        let pictures = [try await Pictures.file(.jpeg, width: 30), try await Pictures.file(.jpeg, width: 40)]
        try server.write(pictures[0], to: "/a/cat.jpg")
        try server.write(pictures[1], to: "/b/cat.jpg")
        let ending = try await program.run("fetch", server.url("/a/cat.jpg"), server.url("/b/cat.jpg"), "-o", "out")
        #expect(ending.status == 0)
        #expect(try Data(contentsOf: program.folder.file("out/cat.jpg")) == pictures[0])
        #expect(try Data(contentsOf: program.folder.file("out/cat-2.jpg")) == pictures[1])
    }

    @Test("Given a path, a file URL and a data URL, when fetched, then each is loaded and told apart")
    func local() async throws {
        let png = try await Pictures.file(.png)
        let file = try program.folder.write(png, to: "in/my cat.png")
        let ending = try await program.run(
            "fetch", "in/my cat.png", file.absoluteString, "data:image/png;base64,\(png.base64EncodedString())",
            "-o", "out", "--json")
        let lines = try ending.fetched()
        #expect(ending.status == 0)
        #expect(lines.images.sorted { $0.index ?? 0 < $1.index ?? 0 }.map(\.source) == ["file", "file", "data"])
        #expect(lines.summaries.map(\.local) == [3])
        #expect(try files(in: "out") == ["my cat.png", "my cat-2.png", "image.png"])
    }

    @Test("Given lists on stdin or in a file, when fetched, then comments and empty lines are ignored")
    func lists() async throws {
        try server.write(try await Pictures.file(.png), to: "/cat.png")
        let list = try program.folder.write(
            Data("# cats\n\n  \(server.url("/cat.png"))  \n".utf8), to: "list.txt")
        let byFile = try await program.run("fetch", "--from", "list.txt", "--json")
        let byInput = try await program.run("fetch", "--from", "-", "--json", input: list)
        #expect(try byFile.fetched().summaries.map(\.ok) == [1])
        #expect(try byInput.fetched().summaries.map(\.ok) == [1])
    }

    @Test("Given a cached picture, when fetched, then --refresh asks its server, --offline does not")
    func policies() async throws {
        try server.write(try await Pictures.file(.png), to: "/cat.png")
        let url = server.url("/cat.png")
        let missing = try await program.run("fetch", url, "--offline", "--json")
        #expect(missing.status == 1)
        #expect(try missing.fetched().images.first?.error?.code == 3001)
        _ = try await program.run("fetch", url)
        #expect(try await program.run("fetch", url, "--refresh", "--json").fetched().images.first?.source == "network")
        #expect(try await program.run("fetch", url, "--offline", "--json").fetched().images.first?.source == "disk")
        let requests = try server.requestCount(path: "/cat.png")
        #expect(requests == 2)
    }

    @Test("Given --no-cache, when fetched, then nothing is kept")
    func noCache() async throws {
        try server.write(try await Pictures.file(.png), to: "/cat.png")
        let ending = try await program.run("fetch", server.url("/cat.png"), "--no-cache", "-o", "out")
        #expect(ending.status == 0)
        #expect(!FileManager.default.fileExists(atPath: program.folder.file("caches").path))
        #expect(try server.requestCount(path: "/cat.png") == 1)
    }

    @Test("Given a damaged cached file, when fetched into a folder, then the written file is whole")
    func damagedCache() async throws {
        let png = try await Pictures.file(.png, width: 300, height: 300)
        try server.write(png, to: "/cat.png")
        _ = try await program.run("fetch", server.url("/cat.png"), "--cache", "cache")
        let entries = try #require(
            FileManager.default.enumerator(at: program.folder.file("cache"), includingPropertiesForKeys: [.fileSizeKey])
        )
        var damaged = 0
        for case let file as URL in entries where try file.resourceValues(forKeys: [.fileSizeKey]).fileSize == png.count
        {
            try Data(count: png.count).write(to: file)
            damaged += 1
        }
        #expect(damaged == 1)
        let ending = try await program.run("fetch", server.url("/cat.png"), "--cache", "cache", "-o", "out", "--json")
        #expect(ending.status == 0)
        #expect(try ending.fetched().images.first?.source == "network")
        #expect(try Data(contentsOf: program.folder.file("out/cat.png")) == png)
    }
}
