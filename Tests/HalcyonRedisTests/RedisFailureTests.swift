import Foundation
import HalcyonCore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonRedis

/// A server that dies, hangs, comes back, or is none.
@Suite("RedisCache, when its server fails", .timeLimit(.minutes(2)))
struct RedisFailureTests {
    private func entry(_ text: String) -> DataCacheEntry {
        DataCacheEntry(data: Data(text.utf8), metadata: CacheMetadata(storedAt: Date(), version: 1))
    }

    /// - Parameter password: A scripted server begins after two line ends.
    private func cache(_ port: Int, timeout: Double = 5, password: String? = nil) -> RedisCache {
        var configuration = RedisConfiguration(.tcp(host: "127.0.0.1", port: port), password: password)
        configuration.timeout = timeout
        return RedisCache(configuration)
    }

    private func isUnavailable(_ cache: RedisCache) async -> Bool {
        do throws(ImageError) {
            _ = try await cache.entry(for: "k")
            return false
        } catch {
            if case .cache(.unavailable) = error { return true }
            Issue.record("\(error)")
            return false
        }
    }

    @Test("Given a server that is killed and started again, when used, then calls fail and then work")
    func restart() async throws {
        let server = try RedisServer()
        let cache = cache(server.port)
        try await cache.store(entry("a"), for: "k")
        server.stop()
        #expect(await isUnavailable(cache))
        #expect(await isUnavailable(cache))
        try server.start()
        try await eventually("it works again") { (try? await cache.store(entry("b"), for: "k")) != nil }
        #expect(try await cache.entry(for: "k")?.data == Data("b".utf8))
    }

    @Test("Given a server that hangs, when called by many, then all fail in time, and later it works")
    func hanging() async throws {
        let server = try RedisServer()
        let cache = cache(server.port, timeout: 0.3)
        try await cache.store(entry("a"), for: "k")
        try server.suspend(true)
        let start = SystemClock().uptime
        await withTaskGroup { group in
            for _ in 0..<200 { group.addTask { _ = await isUnavailable(cache) } }
        }
        // Far less than one timeout after the other.
        #expect(SystemClock().uptime - start < 20)
        try server.suspend(false)
        try await eventually("it works again") { (try? await cache.entry(for: "k"))?.data == Data("a".utf8) }
    }

    @Test("Given nobody at the port, or no such host, when used, then the error names the address")
    func nobody() async throws {
        for configuration in [
            RedisConfiguration(.tcp(host: "127.0.0.1", port: 1)), RedisConfiguration(.unix(path: "/nowhere/redis")),
            RedisConfiguration(.tcp(host: "no-such-host.invalid")),
        ] {
            let cache = RedisCache(configuration)
            let error = await #expect(throws: ImageError.self) { try await cache.store(entry("a"), for: "k") }
            #expect("\(String(describing: error))".contains(configuration.address.description))
        }
    }

    private static let password = "p\r\n\r\n"

    /// Answers as Redis does until it is asked for an entry, or not even then.
    private func server(
        isPolite: Bool, _ script: @escaping @Sendable (ScriptedConnection) -> Void
    ) throws -> ScriptedServer {
        try ScriptedServer { connection in
            if isPolite {
                connection.send("+OK\r\n+OK\r\n")
                var asked: [UInt8] = []
                while !asked.contains("EVAL".utf8), let more = connection.receiveBytes() { asked += more }
            }
            script(connection)
        }
    }

    @Test(
        "Given a server that speaks something else, when used, then calls fail",
        arguments: [
            "HTTP/1.1 400 Bad Request\r\n\r\n", "$-5\r\n", "*99999999\r\n", ":1\r\n:2\r\n:3\r\n", "%1\r\n+a\r\n+b\r\n",
            "$999999999999\r\n", "*2147483647\r\n", "*1\r\n*2147483647\r\n", "", "-MOVED 1 10.0.0.1:6379\r\n",
        ])
    func otherProtocol(_ answer: String) async throws {
        for isPolite in [true, false] {
            let server = try server(isPolite: isPolite) { connection in
                connection.send(answer)
                _ = connection.hold()
            }
            defer { server.stop() }
            let cache = cache(server.port, timeout: 0.5, password: Self.password)
            for _ in 0..<3 { await #expect(throws: ImageError.self) { try await cache.entry(for: "k") } }
        }
    }

    @Test("Given an answer without end, when read, then the connection is left", arguments: [true, false])
    func endless(isPolite: Bool) async throws {
        let server = try server(isPolite: isPolite) { connection in
            connection.send("$500000000\r\n")
            let chunk = Data(repeating: 0x61, count: 1 << 20)
            connection.sendEndlessly(chunk)
        }
        defer { server.stop() }
        let error = await #expect(throws: ImageError.self) {
            try await cache(server.port, timeout: 20, password: Self.password).entry(for: "k")
        }
        let text = "\(String(describing: error))"
        #expect(text.contains("larger than any") || text.contains("does not answer as Redis does"))
    }

    @Test("Given a cache with connections, when it is released, then these are closed")
    func release() async throws {
        let server = try RedisServer()
        do {
            let cache = cache(server.port)
            try await cache.store(entry("a"), for: "k")
            #expect(try server.command("INFO clients").contains("connected_clients:2"))
        }
        try await eventually("they are closed") { try server.command("INFO clients").contains("connected_clients:1") }
    }

    @Test("Given a server with one connection left, when many call, then that one carries all")
    func oneConnection() async throws {
        let server = try RedisServer()
        let cache = cache(server.port, timeout: 30)
        try await cache.store(entry("a"), for: "k")
        _ = try server.command("CONFIG SET maxclients 1")
        let failures = Tally()
        await withTaskGroup { group in
            for _ in 0..<500 {
                group.addTask { if (try? await cache.entry(for: "k"))?.data != Data("a".utf8) { failures.add() } }
            }
        }
        #expect(failures.value == 0)
    }

    @Test("Given many calls at once, when answered, then few connections carried them")
    func pipelining() async throws {
        let server = try RedisServer()
        let cache = cache(server.port, timeout: 30)
        await withTaskGroup { group in
            for number in 0..<2000 {
                group.addTask {
                    try? await cache.store(entry("\(number)"), for: "k\(number)")
                    let data = try? await cache.entry(for: "k\(number)")?.data
                    #expect(data == Data("\(number)".utf8))
                }
            }
        }
        let clients = try server.command("INFO stats")
        let received = clients.split(separator: "\r\n").first { $0.hasPrefix("total_connections_received:") }
        let count = try #require(received.flatMap { Int($0.split(separator: ":")[1]) })
        #expect(count < 12)
    }
}
