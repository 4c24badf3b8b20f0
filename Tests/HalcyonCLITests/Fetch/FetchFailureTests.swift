import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite struct FetchFailureTests {
    private let program: Program
    private let server: NginxServer

    init() throws {
        program = try Program()
        server = try NginxServer()
    }

    @Test(
        "Given an animation with a broken frame, when fetched, then it fails and no file is written",
        arguments: ["frames-mixed.png", "animated.gif"])
    func brokenFrame(_ name: String) async throws {
        let file = try Fixtures.data(name)
        try server.write(file, to: "/whole-\(name)")
        var broken = file
        // In the last frame, well before the end of the file.
        let place = file.count - (name.hasSuffix("png") ? 40 : 12)
        broken.replaceSubrange(place..<place + 8, with: Data(repeating: 0xFF, count: 8))
        try server.write(broken, to: "/broken-\(name)")
        let ending = try await program.run(
            "fetch", "--json", server.url("/whole-\(name)"), server.url("/broken-\(name)"), "-o", "out")
        #expect(ending.status == 1)
        let files = try FileManager.default.contentsOfDirectory(atPath: program.folder.file("out").path)
        #expect(files == ["whole-\(name)"])
        #expect(try ending.fetched().images.compactMap(\.error).map(\.kind) == ["decoding"])
    }

    @Test("Given bad inputs and a good picture, when fetched, then each bad one fails with its code")
    func badInput() async throws {
        let jpeg = try await Pictures.file(.jpeg, width: 640, height: 480)
        try server.write(jpeg, to: "/good.jpg")
        try server.write(Data("<!DOCTYPE html><html><body>Sign in</body></html>".utf8), to: "/page.jpg")
        try server.write(Data(), to: "/empty.jpg")
        try server.write(jpeg.prefix(jpeg.count / 2), to: "/truncated.jpg")
        try server.write(try await Pictures.hugePNG(), to: "/huge.png")
        let expected: KeyValuePairs = [
            server.url("/missing.jpg"): (2008, "response"),
            server.url("/page.jpg"): (4002, "decoding"),
            server.url("/empty.jpg"): (2015, "response"),
            server.url("/truncated.jpg"): (4004, "decoding"),
            server.url("/huge.png"): (4006, "decoding"),
            "http:///cat.jpg": (1002, "request"),
            "ftp://example.org/cat.jpg": (1003, "request"),
            "no/such/file.jpg": (1005, "request"),
            "data:image/png;base64,!!!": (0, ""),
        ]
        let urls = expected.map(\.key)
        let ending = try await program.start(
            ["fetch", "--json", "-o", "out", server.url("/good.jpg")] + urls
        ).end()
        let lines = try ending.fetched()
        #expect(ending.status == 1)
        for (url, (code, kind)) in expected where code > 0 {
            let line = lines.images.first { $0.url == url }
            #expect(line?.status == "failed", "\(url)")
            #expect(line?.error?.code == code, "\(url): \(line?.error?.reason ?? "")")
            #expect(line?.error?.kind == kind, "\(url)")
            #expect(line?.error?.reason.isEmpty == false, "\(url)")
        }
        #expect(lines.images.filter { $0.status == "ok" }.map(\.url) == [server.url("/good.jpg")])
        #expect(lines.summaries.map(\.failed) == [urls.count])
        #expect(try FileManager.default.contentsOfDirectory(atPath: program.folder.file("out").path) == ["good.jpg"])
        #expect(try Data(contentsOf: program.folder.file("out/good.jpg")) == jpeg)
    }

    @Test("Given a failure, when printed, then stderr has the URL and reason, and the table counts it")
    func people() async throws {
        let ending = try await program.run("fetch", server.url("/status/503"))
        #expect(ending.status == 1)
        #expect(ending.errors == "failed: \(server.url("/status/503")): the server answered with status 503\n")
        #expect(ending.table["failed"] == "1")
    }

    @Test("Given an unusable cache folder, when fetched, then the load succeeds with a warning")
    func unusableCache() async throws {
        try server.write(try await Pictures.file(.png), to: "/cat.png")
        // Under a file no folder can be made, not even by root.
        try program.folder.write(Data(), to: "file")
        let ending = try await program.run("fetch", server.url("/cat.png"), "--cache", "file/cache", "-o", "out")
        #expect(ending.status == 0)
        #expect(ending.errors.contains("warning"))
        #expect(ending.errors.contains("file/cache"))
        #expect(FileManager.default.fileExists(atPath: program.folder.file("out/cat.png").path))
    }

    @Test("Given an output folder that cannot exist, when fetched, then it says why and loads nothing")
    func unusableOutput() async throws {
        try program.folder.write(Data(), to: "file")
        let ending = try await program.run("fetch", server.url("/cat.png"), "-o", "file/out")
        #expect(ending.status == 1)
        #expect(ending.errors.contains("file/out"))
        #expect(ending.errors.contains("Not a directory"))
        #expect(try server.requestCount(path: "/cat.png") == 0)
    }

    @Test("Given a folder with that file name, when fetched, then it fails, leaving no temporary file")
    func fileCannotBeWritten() async throws {
        try server.write(try await Pictures.file(.png), to: "/cat.png")
        try program.folder.write(Data(), to: "out/cat.png/file")
        let ending = try await program.run("fetch", server.url("/cat.png"), "-o", "out", "--json")
        #expect(ending.status == 1)
        #expect(try ending.fetched().images.first?.error?.code == 7001)
        #expect(try FileManager.default.contentsOfDirectory(atPath: program.folder.file("out").path) == ["cat.png"])
    }

    @Test("Given a waiting load, when Ctrl-C comes, then a summary is printed and the status is 130")
    func interrupted() async throws {
        try server.write(try await Pictures.file(.png), to: "/cat.png")
        let silent = try ScriptedServer { $0.hold() }
        let run = try program.start(["fetch", server.url("/cat.png"), silent.url("/never.png"), "-o", "out"])
        let written = program.folder.file("out/cat.png")
        try await eventually("one is done and one waits") {
            silent.openedCount == 1 && FileManager.default.fileExists(atPath: written.path)
        }
        kill(run.process.pid, SIGINT)
        let ending = await run.end()
        #expect(ending.status == 130)
        #expect(ending.table["images"] == "1")
        #expect(ending.table["failed"] == "0")
        #expect(try FileManager.default.contentsOfDirectory(atPath: program.folder.file("out").path) == ["cat.png"])
    }
}
