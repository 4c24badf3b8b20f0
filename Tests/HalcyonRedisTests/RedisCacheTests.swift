import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonRedis

/// Against a real server.
@Suite("RedisCache", .timeLimit(.minutes(2)))
struct RedisCacheTests {
    private let server: RedisServer

    init() throws { server = try RedisServer() }

    private func cache(_ change: (inout RedisConfiguration) -> Void = { _ in }) -> RedisCache {
        var configuration = RedisConfiguration(.tcp(host: "127.0.0.1", port: server.port))
        change(&configuration)
        return RedisCache(configuration)
    }

    private func entry(_ text: String, version: UInt64 = 1, expires: Date? = nil) -> DataCacheEntry {
        DataCacheEntry(
            data: Data(text.utf8),
            metadata: CacheMetadata(storedAt: Date(), expiresAt: expires, version: version))
    }

    @Test("Given a server, when used as a cache, then it keeps the contract", arguments: DataCacheContract.allCases)
    func contract(_ clause: DataCacheContract) async throws {
        try await clause.check { cache() }
    }

    @Test("Given a Unix socket, a password and a database, when used, then entries are there alone")
    func options() async throws {
        let server = try RedisServer(["--requirepass", "secret"])
        var configuration = RedisConfiguration(.unix(path: server.socketPath), password: "secret", database: 3)
        let cache = RedisCache(configuration)
        try await cache.store(entry("a"), for: "k")
        #expect(try await cache.entry(for: "k")?.data == Data("a".utf8))
        configuration.database = 2
        #expect(try await RedisCache(configuration).entry(for: "k") == nil)
        let url = try #require(RedisConfiguration(url: "unix://\(server.socketPath)?db=3&password=secret"))
        #expect(try await RedisCache(url).entry(for: "k") != nil)
    }

    @Test("Given a wrong password, or none, when used, then the error says so and never the password")
    func wrongPassword() async throws {
        let server = try RedisServer(["--requirepass", "secret"])
        for password in ["guessed", nil] {
            let cache = RedisCache(RedisConfiguration(.tcp(host: "127.0.0.1", port: server.port), password: password))
            let error = await #expect(throws: ImageError.self) { try await cache.entry(for: "k") }
            let text = "\(String(describing: error))"
            #expect(text.contains("password"))
            #expect(!text.contains("guessed"))
            guard case .cache(.unavailable)? = error else {
                Issue.record("\(text)")
                return
            }
        }
    }

    @Test("Given a user with the rights that the guide lists, when used, then every call works")
    func rights() async throws {
        let commands = [
            "eval", "scan", "select", "del", "hget", "hset", "hdel", "hkeys", "hstrlen", "type", "pttl", "pexpire",
            "get",
            "set",
        ]
        let rights = commands.map { "+\($0)" }.joined(separator: " ")
        #expect(try server.command("ACL SETUSER images on >secret ~* -@all \(rights)").hasPrefix("+OK"))
        let cache = cache { ($0.username, $0.password, $0.database) = ("images", "secret", 2) }
        let stored = entry("a")
        try await cache.store(stored, for: "k")
        try await cache.update(stored.metadata, for: "k")
        #expect(try await cache.entry(for: "k") != nil)
        #expect(try await cache.metadata(for: "k") != nil)
        #expect(try await cache.removeExpired() == 0)
        try await cache.removeAll(variantsOf: "k", otherThan: 1)
        #expect(try await cache.removeAll(variantsOf: "k") == 1)
        try await cache.remove(for: "k")
        try await cache.removeAll()
        let lock = Data("halcyon:1:l:k".utf8)
        let (token, milliseconds) = (Data("t".utf8), Data("60000".utf8))
        _ = try await cache.client.call([Data("SET".utf8), lock, token, Data("NX".utf8), Data("PX".utf8), milliseconds])
        #expect(try await cache.client.run(RedisScripts.extendLock, on: lock, [token, milliseconds]).count == 1)
        #expect(try await cache.client.run(RedisScripts.unlock, on: lock, [token]).count == 1)
    }

    @Test("Given two prefixes in a database, when all entries of one go, then the other keeps its own")
    func prefixes() async throws {
        let one = cache { $0.prefix = "a*[x]?:" }
        let other = cache { $0.prefix = "aaax?:" }
        for cache in [one, other] { try await cache.store(entry("a"), for: "k") }
        _ = try server.command("SET foreign 1")
        try await one.removeAll()
        #expect(try await one.entry(for: "k") == nil)
        #expect(try await other.entry(for: "k") != nil)
        #expect(try server.command("DBSIZE").hasPrefix(":2"))
    }

    @Test("Given 3,000 entries of 30 sources, when one's variants are removed, then the others stay")
    func variants() async throws {
        let cache = cache()
        await withTaskGroup { group in
            for source in 0..<30 {
                for variant in 0..<100 {
                    group.addTask { try? await cache.store(entry("x"), for: "s\(source)\nprocessed \(variant)") }
                }
            }
        }
        #expect(try await cache.removeAll(variantsOf: "s7") == 100)
        #expect(try await cache.entry(for: "s7\nprocessed 3") == nil)
        #expect(try await cache.entry(for: "s8\nprocessed 3") != nil)
        #expect(try await cache.removeAll { $0.key.hasPrefix("s8\n") } == 100)
        #expect(try await cache.entry(for: "s9\nprocessed 99") != nil)
        try await cache.removeAll()
        #expect(try server.command("DBSIZE").hasPrefix(":0"))
    }

    @Test("Given a lifetime, when an entry is stored, then Redis lets it expire, and its set")
    func lifetime() async throws {
        let cache = cache { $0.lifetime = 0.2 }
        try await cache.store(entry("a"), for: "k")
        try await eventually("all has expired") { try server.command("DBSIZE").hasPrefix(":0") }
        #expect(try await cache.entry(for: "k") == nil)
    }

    @Test("Given a value of somebody else, or a damaged one, when read, then there is no entry")
    func damaged() async throws {
        let cache = cache { $0.maximumValueBytes = 100_000 }
        for value in ["x", "", String(repeating: "y", count: 5000), "\u{1}12345678\u{7F}\u{7F}\u{7F}\u{7F}abc"] {
            _ = try server.command("HSET halcyon:1:g:k k \"\(value)\"")
            #expect(try await cache.entry(for: "k") == nil)
            #expect(try await cache.metadata(for: "k") == nil)
            #expect(try await cache.removeAll { _ in false } == 0)
            try await cache.update(entry("a").metadata, for: "k")
        }
        _ = try server.command("DEL halcyon:1:g:k")
        _ = try server.command("LPUSH halcyon:1:g:k a b")
        await #expect(throws: ImageError.self) { try await cache.entry(for: "k") }
        #expect(try await cache.removeExpired() == 0)
        try await cache.store(entry("a"), for: "k")
        #expect(try await cache.entry(for: "k") != nil)
        // Larger than any value of this cache: the rest is not even asked for.
        let script = "return redis.call('HSET', KEYS[1], 'huge', string.rep('x', 50000000))"
        #expect(try server.command("EVAL \"\(script)\" 1 halcyon:1:g:huge").hasPrefix(":1"))
        #expect(try await cache.entry(for: "huge") == nil)
        #expect(try await cache.metadata(for: "huge") == nil)
    }

    @Test("Given an entry over the limit, when stored, then it is refused and the older one is gone")
    func tooLarge() async throws {
        let cache = cache { $0.maximumValueBytes = 1000 }
        try await cache.store(entry("a"), for: "k")
        let error = await #expect(throws: ImageError.self) {
            try await cache.store(entry(String(repeating: "x", count: 1000)), for: "k")
        }
        guard case .cache(.entryTooLarge)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(try await cache.entry(for: "k") == nil)
    }

    @Test("Given programs with different lifetimes, when both store, then the longer one counts")
    func lifetimes() async throws {
        let (long, short) = (cache(), cache { $0.lifetime = 1 })
        try await long.store(entry("a"), for: "s\nprocessed 1")
        try await short.store(entry("b"), for: "s\nprocessed 2")
        let left = try server.command("PTTL halcyon:1:g:s").dropFirst().prefix { $0.isNumber }
        #expect(try #require(Int(left)) > 100_000)
        #expect(try await short.removeAll(variantsOf: "s") == 2)
    }

    @Test("Given new metadata that are too large, when updated, then the entry is gone")
    func grown() async throws {
        let cache = cache { $0.maximumValueBytes = 1000 }
        let small = entry("a")
        try await cache.store(small, for: "k")
        var large = small.metadata
        large.response = HTTPResponse(status: .ok, headerFields: [.eTag: String(repeating: "e", count: 1000)])
        await #expect(throws: ImageError.self) { try await cache.update(large, for: "k") }
        #expect(try await cache.entry(for: "k") == nil)
        #expect(try await cache.metadata(for: "k") == nil)
    }

    @Test("Given the largest limit, when a large entry is stored, then it is read again")
    func noLimit() async throws {
        let cache = cache { $0.maximumValueBytes = .max }
        let large = entry(String(repeating: "x", count: 20_000_000))
        try await cache.store(large, for: "k")
        #expect(try await cache.entry(for: "k")?.data == large.data)
    }

    @Test(
        "Given a URL that says what no configuration can, when read, then it is none",
        arguments: [
            "rediss://host", "redis://", "redis://host:99999999999999999999/0", "redis://host:0", "redis://host:65536",
            "redis://host/x", "redis://host/-1", "redis://u:p%ff@host", "redis://host?db=5", "redis://host#f", "host",
            "unix:///x?foo=1", "unix://host/x", "unix://", "http://host",
        ])
    func badURL(_ url: String) { #expect(RedisConfiguration(url: url) == nil) }

    @Test(
        "Given a URL, when read, then it says where the server is",
        arguments: [
            ("redis://host", "redis://host:6379"), ("redis://[::1]:7000/2", "redis://[::1]:7000"),
            ("redis://me:a%3Ab@10.0.0.1:1", "redis://10.0.0.1:1"),
            ("unix:///run/redis.sock?db=1", "unix:/run/redis.sock"),
        ])
    func goodURL(_ url: String, address: String) {
        #expect(RedisConfiguration(url: url)?.address.description == address)
    }

    @Test("Given an address that the system would take for another, when used, then the error says so")
    func badAddress() async throws {
        for address: RedisConfiguration.Address in [
            .tcp(host: "127.0.0.1", port: server.port + 65_536), .tcp(host: "127.0.0.1\0.evil", port: server.port),
            .unix(path: server.socketPath + "\0x"), .unix(path: "/" + String(repeating: "u", count: 107)),
            .tcp(host: "", port: server.port), .tcp(host: "h", port: -1), .unix(path: ""),
        ] {
            await #expect(throws: ImageError.self) {
                try await RedisCache(RedisConfiguration(address)).entry(for: "k")
            }
        }
    }

    @Test("Given a full server, when an entry is stored, then the error is the server's")
    func outOfMemory() async throws {
        _ = try server.command("CONFIG SET maxmemory 1")
        let error = await #expect(throws: ImageError.self) { try await cache().store(entry("a"), for: "k") }
        guard case .cache(.writeFailed)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Given metadata and a key longer than a look, when read alone, then they are whole")
    func longHead() async throws {
        let cache = cache()
        var long = entry("a")
        long.metadata.response = HTTPResponse(
            status: .ok, headerFields: [.eTag: String(repeating: "e", count: 20_000)])
        for key in ["k", String(repeating: "k", count: 9000)] {
            try await cache.store(long, for: key)
            #expect(try await cache.metadata(for: key) == long.metadata)
        }
    }
}
