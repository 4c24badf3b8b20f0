import Foundation
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCLI

/// How long `halcyon fetch` keeps what it loads.
@Suite struct FetchFreshnessTests {
    private struct Line: Decodable { var source: String?, stale: Bool? }
    private struct Entry: Decodable { var key: String, stored: String, expires: String? }

    private let program: Program
    private let server: NginxServer

    init() async throws {
        program = try Program()
        server = try NginxServer()
        try server.write(try await Pictures.file(.png), to: "/a.png")
    }

    private var url: String { server.url("/a.png") }

    private func lifetime() async throws -> TimeInterval? {
        let entry = try #require(try await program.run("cache", "list", "--json").json(Entry.self).first)
        let style = Date.ISO8601FormatStyle()
        return try entry.expires.map {
            try Date($0, strategy: style).timeIntervalSince(Date(entry.stored, strategy: style))
        }
    }

    private func fetch(_ arguments: String...) async throws -> Line {
        let ending = try await program.start(["fetch", "--json"] + arguments).end()
        return try #require(try ending.json(Line.self).first)
    }

    @Test(
        "Given --expires, when an image is fetched, then it overrides the lifetime from the server",
        arguments: [("1d", 86_400), ("90s", 90), ("never", nil)] as [(String, Double?)])
    func expires(text: String, seconds: Double?) async throws {
        let address = server.url("/cache-control/max-age=5/a.png")
        #expect(try await fetch(address, "--expires", text).source == "network")
        let lifetime = try await lifetime()
        #expect((lifetime == nil) == (seconds == nil))
        if let lifetime, let seconds { #expect(abs(lifetime - seconds) <= 1) }
    }

    @Test("Given no freshness from the server, when fetched, then 7 days apply, but not with --strict")
    func strict() async throws {
        _ = try await fetch(url)
        #expect(try #require(try await lifetime()) > 6.9 * 86_400)
        // Its Last-Modified date is now, and a tenth of its age next to nothing: RFC 9111, 4.2.2.
        _ = try await fetch(url, "--strict", "--refresh")
        #expect(try #require(try await lifetime()) < 3600)
    }

    @Test("Given a stale entry, when it is fetched offline, then it is used and reported as stale")
    func stale() async throws {
        let address = server.url("/cache-control/max-age=0/a.png")
        #expect(try await fetch(address).stale == nil)
        let offline = try await fetch(address, "--offline")
        #expect(offline.source == "disk")
        #expect(offline.stale == true)
        #expect(try await fetch(address).stale == nil)
    }

    @Test("Given a stale entry, when fetched offline twice, then it is reported stale from memory too")
    func staleInMemory() async throws {
        let address = server.url("/cache-control/max-age=0/a.png")
        _ = try await fetch(address)
        let ending = try await program.run("fetch", address, "--offline", "--repeat", "2", "--json").fetched()
        #expect(ending.images.map(\.source) == ["disk", "memory"])
        #expect(ending.images.map(\.stale) == [true, true])
    }

    @Test(
        "RFC 5861, 3: Given stale-while-revalidate, when refetched, then the server is asked first",
        arguments: [[], ["--strict"]])
    func staleWhileRevalidate(options: [String]) async throws {
        let answers = Mutex(0)
        let picture = try await Pictures.file(.png)
        let server = try ScriptedServer { connection in
            repeat {
                let number = answers.withLock { number in
                    number += 1
                    return number
                }
                let head = "Cache-Control: max-age=0, stale-while-revalidate=100000, stale-if-error=100000\r\n"
                if number == 4 {
                    connection.send("HTTP/1.1 503 Busy\r\nContent-Length: 0\r\n\r\n")
                } else {
                    connection.send(
                        "HTTP/1.1 200 OK\r\n\(head)ETag: \"\(number)\"\r\nContent-Length: \(picture.count)\r\n\r\n")
                    connection.send(picture)
                }
            } while connection.nextRequest()
        }
        var runs: [FetchLine] = []
        for _ in 0..<4 {
            let arguments = ["fetch", server.url("/a.png"), "--json", "--retries", "0"] + options
            runs.append(contentsOf: try await program.start(arguments).end().fetched().images)
        }
        #expect(runs.map(\.source) == ["network", "network", "network", "disk"])
        // The other permission is for a server that fails, and still counts.
        #expect(runs.map(\.stale) == [nil, nil, nil, true])
        #expect(answers.withLock { $0 } == 4)
        // A sheet of pictures is as much of one moment.
        _ = try await program.start(["sheet", server.url("/a.png"), "-o", "sheet.png"] + options).end()
        #expect(answers.withLock { $0 } == 5)
    }
}
