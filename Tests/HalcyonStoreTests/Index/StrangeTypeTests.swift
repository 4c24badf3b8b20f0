import Foundation
import HalcyonCore
import HalcyonStore
import Testing

/// SQLite keeps a value's type with the value, so that one wrong bit makes a number or a text something else.
@Suite("DiskCache: values of another type")
struct StrangeTypeTests {
    private static let keys = (0..<40).map { "k\($0)" }

    @Test(
        "Given a non-integer version, when room is made, then its row goes and the limit holds",
        arguments: ["0.5", "1e300", "'1.5'", "x'ff'", "NULL"])
    func evicted(version: String) async throws {
        let folder = try await ScratchFolder.filled(Self.keys)
        try Self.setVersion(version, in: folder)
        let cache = DiskCache(folder, sizeLimit: 4_000)
        for number in 0..<3 { try await cache.store(entry(100), for: "new\(number)") }
        #expect(try await cache.statistics().bytes == 4_000)
        #expect(try await cache.entries().count == 40)
        #expect(try await cache.present(Self.keys) == Array(Self.keys.dropFirst(3)))
    }

    @Test(
        "Given a version that is no integer, when looked at, then its row is gone",
        arguments: ["0.5", "1e300", "'1.5'", "x'ff'", "NULL"])
    func healed(version: String) async throws {
        let calls: [(DiskCache) async throws -> Void] = [
            { _ = try await $0.entry(for: "k0") }, { _ = try await $0.verify() },
            { _ = try await $0.removeAll { $0.key == "k0" } }, { _ = try await $0.removeAll(variantsOf: "k0") },
        ]
        for (number, call) in calls.enumerated() {
            let folder = try await ScratchFolder.filled(Self.keys)
            try Self.setVersion(version, in: folder)
            let cache = DiskCache(folder)
            try await call(cache)
            #expect(try await cache.statistics().entries == 39, "call \(number)")
            #expect(try await cache.verify().isSound, "call \(number)")
        }
    }

    @Test("Given a key that is no text, when used, then its entry is changed and removed as any other")
    func key() async throws {
        let calls: [(DiskCache) async throws -> Void] = [
            { try await $0.remove(for: "k0") }, { _ = try await $0.removeAll(variantsOf: "k0") },
        ]
        for (number, call) in calls.enumerated() {
            let folder = try await ScratchFolder.filled(Self.keys)
            try ExternalWriter.run("UPDATE entry SET key = CAST(key AS BLOB) WHERE key = 'k0'", in: folder)
            let cache = DiskCache(folder)
            var metadata = try #require(try await cache.entry(for: "k0")).metadata
            metadata.expiresAt = Date(timeIntervalSince1970: 1_900_000_000)
            try await cache.update(metadata, for: "k0")
            #expect(try await cache.entry(for: "k0")?.metadata.expiresAt == metadata.expiresAt, "call \(number)")
            try await call(cache)
            #expect(try await cache.present(Self.keys) == Array(Self.keys.dropFirst()), "call \(number)")
        }
    }

    /// Replaces the number of an entry's file by another value.
    private static func setVersion(_ value: String, in folder: ScratchFolder) throws {
        let (strict, lax) = ("file INTEGER NOT NULL", "file INTEGER")
        for (old, new, change) in [
            (strict, lax, ""), (lax, strict, "UPDATE entry SET file = \(value) WHERE key = 'k0';"),
        ] {
            try ExternalWriter.run(
                """
                \(change) PRAGMA writable_schema = ON;
                UPDATE sqlite_master SET sql = replace(sql, '\(old)', '\(new)') WHERE name = 'entry';
                """, in: folder)
        }
    }
}
