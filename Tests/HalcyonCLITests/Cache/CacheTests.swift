import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite struct CacheTests {
    private struct Status: Decodable { var directory: String, entries: Int, bytes: Int, limit: Int, expired: Int }
    private struct Entry: Decodable { var key: String, url: String?, bytes: Int }
    private struct Report: Decodable { var sound: Bool, checked: Int, damaged: Int, missing: Int, rebuilt: Bool }

    private let program: Program
    private let server: NginxServer
    private let picture: Data

    init() async throws {
        program = try Program()
        server = try NginxServer()
        picture = try await Pictures.file(.png, width: 200, height: 200)
        for name in ["a", "b", "c"] { try server.write(picture, to: "/\(name).png") }
        let ending = try await program.run("fetch", url("a"), url("b"), url("c"))
        try #require(ending.status == 0)
    }

    private func url(_ name: String) -> String { server.url("/\(name).png") }

    private func status() async throws -> Status {
        try #require(try await program.run("cache", "status", "--json").json(Status.self).first)
    }

    /// The files of the entries, by their length.
    private func entryFiles() throws -> [URL] {
        let all = FileManager.default.enumerator(
            at: program.folder.file("caches/halcyon"), includingPropertiesForKeys: [.fileSizeKey])
        return try (all?.allObjects as? [URL] ?? []).filter {
            try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize == picture.count
        }
    }

    @Test("Given three images, when the status is requested, then it reports the XDG folder and size")
    func statusTold() async throws {
        let status = try await status()
        #expect(status.directory == program.folder.file("caches/halcyon").path)
        #expect(status.entries == 3)
        #expect(status.bytes >= 3 * picture.count)
        #expect(status.bytes < status.limit)
        let people = try await program.run("cache", "status")
        #expect(people.output.contains("entries    3, 0 of them stale"))
    }

    @Test("Given three images, when listed, then each is there, and a limit holds")
    func list() async throws {
        let entries = try await program.run("cache", "list", "--json").json(Entry.self)
        #expect(Set(entries.map(\.key)) == [url("a"), url("b"), url("c")])
        #expect(entries.allSatisfy { $0.bytes == picture.count })
        #expect(try await program.run("cache", "list", "--json", "--limit", "2").lines.count == 2)
        #expect(try await program.run("cache", "list").lines.count == 4)
    }

    @Test("Given an image, when removed, then it alone is gone; a missing one is reported, no failure")
    func remove() async throws {
        let ending = try await program.run("cache", "remove", url("b"), url("missing"))
        #expect(ending.status == 0)
        #expect(ending.output == "removed: \(url("b"))\n")
        #expect(ending.errors == "not in the cache: \(url("missing"))\n")
        let entries = try await program.run("cache", "list", "--json").json(Entry.self)
        #expect(Set(entries.map(\.key)) == [url("a"), url("c")])
    }

    @Test("Given a size, when trimmed, then the rest fits it")
    func trim() async throws {
        let ending = try await program.run("cache", "trim", "--size", "\(picture.count * 2)")
        #expect(ending.status == 0)
        #expect(ending.output.hasPrefix("removed 1 entries; 2 are left"))
        #expect(try await status().entries == 2)
    }

    @Test("Given nothing that has expired, when what has is trimmed, then all stays")
    func trimExpired() async throws {
        #expect(try await program.run("cache", "trim", "--expired").output.hasPrefix("removed 0 entries; 3 are left"))
    }

    @Test("Given three images, when cleared, then none is left and the cache works on")
    func clear() async throws {
        #expect(try await program.run("cache", "clear").status == 0)
        #expect(try await status().entries == 0)
        #expect(try entryFiles().isEmpty)
        #expect(try await program.run("fetch", url("a"), "--json").fetched().images.first?.source == "network")
        #expect(try await status().entries == 1)
    }

    @Test("Given a sound cache, when verified, then there is nothing to repair")
    func sound() async throws {
        let report = try #require(try await program.run("cache", "verify", "--json").json(Report.self).first)
        #expect(report.sound)
        #expect(report.checked == 3)
        #expect(try await program.run("cache", "verify").output == "checked 3 entries: all sound\n")
    }

    @Test("Given damaged and missing files, when verified, then both are reported and later reloaded")
    func repaired() async throws {
        let files = try entryFiles()
        try #require(files.count == 3)
        try Data(count: picture.count).write(to: files[0])
        try FileManager.default.removeItem(at: files[1])
        let report = try #require(try await program.run("cache", "verify", "--json").json(Report.self).first)
        #expect(!report.sound)
        #expect(report.damaged == 1)
        #expect(report.missing == 1)
        #expect(try await status().entries == 1)
        let ending = try await program.run("fetch", url("a"), url("b"), url("c"), "--json").fetched()
        #expect(ending.summaries.map(\.network) == [2])
        #expect(ending.summaries.map(\.disk) == [1])
    }

    @Test(
        "Given a folder without a cache, when a cache command runs, then it says so and makes none",
        arguments: [
            ["status", "--json"], ["list"], ["show", "http://test/a"], ["remove", "http://test/a"],
            ["remove", "--match", "*"], ["trim", "--size", "1MB"], ["clear"], ["verify"],
        ])
    func noCache(command: [String]) async throws {
        try program.folder.write(Data("mine".utf8), to: "pictures/a.txt")
        for folder in ["typo", "typo/deeper", "pictures"] {
            let ending = try await program.start(["cache"] + command + ["--cache", folder]).end()
            #expect(ending.status == 1)
            #expect(ending.output.isEmpty)
            #expect(ending.errors.contains("there is no cache in '\(program.folder.file(folder).path)"))
            #expect(ending.errors.contains("check the folder after --cache"))
        }
        #expect(!FileManager.default.fileExists(atPath: program.folder.file("typo").path))
        #expect(try FileManager.default.contentsOfDirectory(atPath: program.folder.file("pictures").path) == ["a.txt"])
    }

    @Test(
        "Given another program's index.sqlite, when a command runs there, then nothing changes",
        arguments: [
            ["cache", "status"], ["cache", "list"], ["cache", "clear"], ["cache", "verify"],
            ["cache", "trim", "--size", "0"], ["cache", "remove", "--match", "*"], ["fetch"],
        ])
    func foreignFolder(command: [String]) async throws {
        let text = Data("another program's".utf8)
        for name in ["index.sqlite", "index.sqlite-wal"] { try program.folder.write(text, to: "other/\(name)") }
        let load = command == ["fetch"] ? [url("a"), "-o", "out", "--json"] : []
        let ending = try await program.start(command + load + ["--cache", "other"]).end()
        #expect(ending.status == (command == ["fetch"] ? 0 : 1), "\(ending)")
        for name in ["index.sqlite", "index.sqlite-wal"] {
            #expect(try Data(contentsOf: program.folder.file("other/\(name)")) == text)
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: program.folder.file("other").path)
        #expect(names.count == 2, "\(names)")
    }

    @Test("Given no image loaded yet, when a command runs on the default cache, then it succeeds")
    func noDefaultCache() async throws {
        let fresh = try Program()
        for command in [["status", "--json"], ["list"], ["verify"], ["clear"]] {
            let ending = try await fresh.start(["cache"] + command).end()
            #expect(ending.status == 0)
            #expect(!ending.errors.contains("there is no cache"))
        }
    }

    @Test("Given an unusable folder, when the status is requested, then it says why and exits with 1")
    func unusable() async throws {
        try program.folder.write(Data(), to: "file")
        let ending = try await program.run("cache", "status", "--cache", "file/cache")
        #expect(ending.status == 1)
        #expect(ending.errors.contains("file/cache"))
    }
}
