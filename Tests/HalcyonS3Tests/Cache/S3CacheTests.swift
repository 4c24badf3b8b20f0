import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonS3

@Suite("S3Cache", .timeLimit(.minutes(10)))
struct S3CacheTests {
    @Test("Given odd keys, when entries are stored, then each has its own, with its variants")
    func oddKeys() async throws {
        let cache = try await Bucket.atMoto().cache()
        let keys = S3SignatureTests.oddKeys.filter { !$0.contains("\n") } + [String(repeating: "x", count: 5_000)]
        for key in keys {
            try await cache.store(.test(key), for: key)
            try await cache.store(.test("made of " + key), for: ProcessedKey.prefix(of: key) + "1")
        }
        for key in keys {
            #expect(try await cache.entry(for: key)?.data == Data(key.utf8))
            #expect(try await cache.metadata(for: key)?.version == 1)
        }
        for key in keys {
            #expect(try await cache.removeAll(variantsOf: key) == 2, "\(key.debugDescription)")
            #expect(try await cache.entry(for: ProcessedKey.prefix(of: key) + "1") == nil)
        }
    }

    @Test("Given a key of several lines, when its variants are removed, then others' stay")
    func severalLines() async throws {
        let cache = try await Bucket.atMoto().cache()
        let keys = ["url", "url\nuser1", "url\nuser2", "url\nuser1\nprocessed 1", "url\nuser10\nprocessed 1"]
        for key in keys { try await cache.store(.test(key), for: key) }
        #expect(try await cache.removeAll(variantsOf: "url\nuser1") == 2)
        for key in [keys[0], keys[2], keys[4]] { #expect(try await cache.entry(for: key) != nil) }
        try await cache.removeAll(variantsOf: "url\nuser10", otherThan: 2)
        #expect(try await cache.entry(for: keys[4]) == nil)
        #expect(try await cache.removeAll(variantsOf: "url") == 2)
    }

    @Test("Given objects that are no entries, when they are read, then there is no entry")
    func foreignObjects() async throws {
        let bucket = try await Bucket.atMoto()
        let cache = bucket.cache(maximumEntryBytes: 1_000)
        let name = cache.names.object("key")
        let good = try SharedEntry.encode(.test("bytes"), key: "key")
        var flipped = good
        flipped[good.count - 1] ^= 1
        let wrong = [
            Data(), Data([1]), Data("<html>".utf8), good.dropLast(), flipped,
            try SharedEntry.encode(.test("bytes"), key: "other"),
            Data([1]) + Data(repeating: 0xff, count: 100), Data(repeating: 1, count: 3 << 20),
            try SharedEntry.encode(.test(String(repeating: "x", count: 1_001)), key: "key"),
        ]
        for value in wrong {
            try await bucket.send(.put, name, body: Data(value))
            #expect(try await cache.entry(for: "key") == nil, "\(value.count) bytes")
            _ = try await cache.metadata(for: "key")
            try await cache.update(.init(storedAt: Date(), version: 1), for: "key")
            _ = try await cache.removeExpired()
            #expect(try await bucket.send(.get, name).status == 200)
        }
        try await cache.removeAll()
        #expect(try await bucket.send(.get, name).status == 404)
    }

    @Test("Given an entry that is too large, when it is stored, then the error names the limit")
    func tooLarge() async throws {
        let cache = try await Bucket.atMoto().cache(maximumEntryBytes: 10)
        try await cache.store(.test("0123456789"), for: "a")
        let error = await failure { try await cache.store(.test("0123456789a"), for: "a") }
        #expect(error == .cache(.entryTooLarge(bytes: 11, limit: 10)))
        #expect(try await cache.entry(for: "a")?.data.count == 10)
    }

    @Test("Given metadata longer than a first read, when it is read alone, then it is whole")
    func longHeads() async throws {
        let bucket = try await Bucket.atMoto()
        let cache = bucket.cache()
        var entry = DataCacheEntry.test(String(repeating: "b", count: 100_000), expiresIn: -10)
        var response = HTTPResponse(status: .ok)
        response.headerFields[.contentType] = String(repeating: "t", count: 9_000)
        entry.metadata.response = response
        let key = String(repeating: "k", count: 50_000)
        try await cache.store(entry, for: "short")
        try await cache.store(entry, for: key)
        #expect(try await cache.metadata(for: "short") == entry.metadata)
        #expect(try await cache.metadata(for: key) == entry.metadata)
        #expect(try await cache.removeAll { $0.key == key && $0.bytes == 100_000 } == 1)
        #expect(try await cache.removeExpired() == 1)
    }

    @Test("Given an update, when others replace the entry, then none of theirs is lost")
    func raceOfUpdates() async throws {
        let cache = try await Bucket.atMoto().cache()
        try await cache.store(.test("old", version: 1), for: "key")
        var metadata = try #require(try await cache.metadata(for: "key"))
        metadata.url = "https://example.org/updated"
        let changed = metadata
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<10 { group.addTask { try? await cache.update(changed, for: "key") } }
            group.addTask { try? await cache.store(.test("new", version: 2), for: "key") }
        }
        let entry = try #require(try await cache.entry(for: "key"))
        #expect(entry.data == Data("new".utf8))
        #expect(entry.metadata.version == 2)
    }

    @Test("Given a missing bucket, when a cache is used, then the error says to check its name")
    func missingBucket() async throws {
        let server = try await SharedServer.moto.server
        let cache = S3Cache(bucket: "no-such-bucket", configuration: .test(server.url, region: "us-east-1"))
        let errors = [
            await failure { _ = try await cache.entry(for: "a") }, await failure { try await cache.removeAll() },
            await failure { try await cache.store(.test("a"), for: "a") },
        ]
        for error in errors { #expect(error?.description.contains("check the bucket's name") == true) }
    }

    @Test("Given a shared tier, when another machine looks, then it finds what was stored")
    func sharedTier() async throws {
        let bucket = try await Bucket.atMoto()
        func tiers() -> TieredDataCache {
            TieredDataCache(FakeDataCache(), shared: [TieredDataCache.Tier("s3", bucket.cache(), timeout: 30)])
        }
        let (first, second) = (tiers(), tiers())
        try await first.store(.test("shared", expiresIn: 100), for: "key")
        await first.flush()
        #expect(try await second.entry(for: "key")?.data == Data("shared".utf8))
        try await second.removeAll(variantsOf: "key")
        await second.flush()
        #expect(try await tiers().entry(for: "key") == nil)
    }
}
