import Foundation
import HTTPTypes
import Halcyon
import HalcyonCore
import HalcyonStore
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

/// `halcyon cache list`, `show` and `remove` with conditions.
@Suite struct CacheFilterTests {
    private struct Entry: Decodable {
        var key: String, url: String?, bytes: Int, stale: Bool, processed: Bool, status: Int?
        var version: String?, age: Double?, fields: [String: String]?, expires: String?
    }

    private let program: Program
    private let server: NginxServer
    private let small: Data
    private let large: Data

    /// A small fresh one, a large fresh one, and a small one that is stale at once.
    init() async throws {
        program = try Program()
        server = try NginxServer()
        small = try await Pictures.file(.png, width: 20, height: 20)
        large = try await Pictures.file(.png, width: 400, height: 300)
        try server.write(small, to: "/small.png")
        try server.write(large, to: "/large.png")
        let ending = try await program.run("fetch", url("small"), url("large"), stale)
        try #require(ending.status == 0)
    }

    private func url(_ name: String) -> String { server.url("/\(name).png") }
    private var stale: String { server.url("/cache-control/max-age=0/small.png") }

    private func list(_ arguments: String...) async throws -> [Entry] {
        try await program.start(["cache", "list", "--json"] + arguments).end().json(Entry.self)
    }

    @Test("Given entries, when listed under conditions, then those that fit all of them are")
    func conditions() async throws {
        #expect(try await Set(list().map(\.key)) == [url("small"), url("large"), stale])
        #expect(try await list("--stale").map(\.key) == [stale])
        #expect(try await list("--match", "large").map(\.key) == [url("large")])
        #expect(try await Set(list("--match", "*small.png").map(\.key)) == [url("small"), stale])
        #expect(try await list("--match", "*small.png", "--stale").map(\.key) == [stale])
        #expect(try await list("--larger-than", "\(small.count)").map(\.key) == [url("large")])
        #expect(try await list("--older-than", "1h").isEmpty)
        #expect(try await list("--unused-for", "1d").isEmpty)
        #expect(try await list("--older-than", "0s", "--unused-for", "0s").count == 3)
    }

    @Test(
        "Given an encoded URL, when matched as typed or as encoded, then it is found",
        arguments: ["c[1]", "c%5B1%5D", "*/c[1].png"])
    func encoded(pattern: String) async throws {
        try server.write(small, to: "/c[1].png")
        #expect(try await program.run("fetch", url("c[1]")).status == 0)
        #expect(try await list("--match", pattern).map(\.key) == [url("c%5B1%5D")])
    }

    @Test("Given entries, when listed in an order, then they come in it, and a limit holds")
    func orders() async throws {
        #expect(try await list("--sort", "size").map(\.key).first == url("large"))
        #expect(try await list("--sort", "url").map(\.key) == [stale, url("large"), url("small")].sorted())
        #expect(try await list("--sort", "stored").count == 3)
        #expect(try await list("--sort", "size", "--limit", "1").map(\.key) == [url("large")])
        #expect(try await list("--sort", "used", "--limit", "2").count == 2)
    }

    @Test("Given entries, when listed for people, then freshness and age are told")
    func people() async throws {
        let lines = try await program.run("cache", "list", "--sort", "url").lines
        #expect(lines.count == 4)
        #expect(lines[0].split(separator: " ") == ["bytes", "used", "age", "fresh", "image"])
        #expect(lines.contains { $0.hasSuffix(stale) && $0.contains("stale ") })
        #expect(lines.contains { $0.hasSuffix(url("large")) && $0.contains("for 7 d") || $0.contains("for 6 d") })
    }

    @Test("Given an entry, when it is shown, then its details are printed, and no use is counted")
    func show() async throws {
        let before = try await program.run("cache", "list", "--json", "--match", "large").output
        let entry = try #require(
            try await program.run("cache", "show", url("large"), "--json").json(Entry.self).first)
        #expect(entry.key == url("large"))
        #expect(entry.bytes == large.count)
        #expect(entry.status == 200)
        #expect(!entry.stale && !entry.processed)
        #expect(entry.fields?["content-type"] == "image/png")
        #expect(entry.fields?["etag"] != nil)
        #expect(entry.version?.count == 16)
        #expect(try #require(entry.age) >= 0)
        #expect(try await program.run("cache", "list", "--json", "--match", "large").output == before)

        let people = try await program.run("cache", "show", stale)
        #expect(people.status == 0)
        #expect(people.output.hasPrefix(stale + "\n"))
        #expect(people.output.contains("stale for"))
        #expect(
            people.output.contains("Cache-Control: max-age=0") || people.output.contains("cache-control: max-age=0"))
    }

    @Test("Given URLs, one of them not cached, when shown, then that is reported and the status is 1")
    func showMissing() async throws {
        let ending = try await program.run("cache", "show", url("small"), url("missing"), "--json")
        #expect(ending.status == 1)
        #expect(try ending.json(Entry.self).map(\.key) == [url("small")])
        #expect(ending.errors == "not in the cache: \(url("missing"))\n")
    }

    @Test("Given a condition, when removing, then a dry run removes none, a real one all that match")
    func remove() async throws {
        let tried = try await program.run("cache", "remove", "--match", "*small.png", "--dry-run")
        #expect(tried.status == 0)
        #expect(Set(tried.lines.prefix(2)) == ["would remove: \(url("small"))", "would remove: \(stale)"])
        #expect(tried.lines.last?.hasPrefix("would remove 2 entries") == true)
        #expect(try await list().count == 3)

        let ending = try await program.run("cache", "remove", "--match", "*small.png", "--stale")
        #expect(ending.output.hasPrefix("removed 1 entries; 2 are left"))
        #expect(try await Set(list().map(\.key)) == [url("small"), url("large")])
        let one = try await program.run("cache", "remove", url("large"), url("missing"), "--dry-run")
        #expect(one.output == "would remove: \(url("large"))\n")
        #expect(one.errors == "not in the cache: \(url("missing"))\n")
        #expect(try await list().count == 2)
    }

    @Test("Given an image and its variants, when its URL is removed, then they go and others stay")
    func variants() async throws {
        let directory = program.folder.file("caches/halcyon")
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = DiskCache(directory: directory)
        let pipeline = ImagePipeline(configuration)
        for size in [10, 12] {
            var request = ImageRequest(url("large"), targetSize: TargetSize(width: size, height: size))
            request.storage = .both
            request.delivery = .afterStore
            _ = try await pipeline.image(for: request)
        }
        #expect(try await list("--match", "large").map(\.processed).filter(\.self).count == 2)
        #expect(try await program.run("cache", "show", url("large"), "--json").lines.count == 3)
        let ending = try await program.run("cache", "remove", url("large"))
        #expect(ending.output == "removed: \(url("large")) (3 entries)\n")
        #expect(try await Set(list().map(\.key)) == [url("small"), stale])
    }

    @Test("Given an original fetched with header fields, when listed, then it is not marked processed")
    func originalWithFields() async throws {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = DiskCache(directory: program.folder.file("caches/halcyon"))
        var request = ImageRequest(url("large"), targetSize: TargetSize(width: 10, height: 10))
        request.headerFields[.accept] = "image/png"
        request.headerFields[.authorization] = "Bearer geheim"
        request.storage = .both
        request.delivery = .afterStore
        _ = try await ImagePipeline(configuration).image(for: request)
        let entries = try await list("--match", "large")
        #expect(Set(entries.map(\.key)).count == 3)
        #expect(entries.filter(\.processed).map { $0.bytes == large.count } == [false])
        #expect(entries.filter { $0.key.contains("\n") && !$0.processed }.map(\.bytes) == [large.count])
        let listed = try await program.run("cache", "list", "--match", "large").lines.dropFirst()
        #expect(listed.count { $0.hasSuffix("/large.png (processed)") } == 1)
        #expect(listed.count { $0.hasSuffix("/large.png") } == 2)
        let shown = try await program.run("cache", "show", url("large")).output
        #expect(shown.ranges(of: "(processed)").count == 1)
        #expect(!shown.contains("geheim"))
    }

    @Test("Given a stale entry, when stale ones are counted and trimmed, then it is the one")
    func trim() async throws {
        let status = try await program.run("cache", "status")
        #expect(status.output.contains("entries    3, 1 of them stale"))
        #expect(status.output.contains(/disk +[0-9.]+ [kMGT]?B left/))
        #expect(try await program.run("cache", "trim", "--stale").output.hasPrefix("removed 1 entries; 2 are left"))
    }

    @Test("Given an unusable folder, when any command works on it, then it says why and exits with 1")
    func unusable() async throws {
        try program.folder.write(Data(), to: "file")
        for command in [
            ["list"], ["list", "--sort", "size"], ["show", url("small")], ["remove", url("small")],
            ["remove", "--stale"], ["remove", "--stale", "--dry-run"],
        ] {
            let ending = try await program.start(["cache"] + command + ["--cache", "file/cache"]).end()
            #expect(ending.status == 1, "\(command)")
            #expect(ending.errors.contains("file/cache"), "\(command)")
            #expect(ending.output == "", "\(command)")
        }
    }
}
