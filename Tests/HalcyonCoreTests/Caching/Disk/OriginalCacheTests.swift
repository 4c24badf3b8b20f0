import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("originalCache", .timeLimit(.minutes(5)))
struct OriginalCacheTests {
    private static let url = "http://test/x"

    private let fixture = PipelineFixture()
    private let originals: FakeDataCache
    private let finished: FakeDataCache
    private let request = ImageRequest(url, processors: [Suffix("a")]).with { $0.storage = .both }

    init() {
        originals = FakeDataCache(now: { [clock = fixture.clock] in clock.date })
        finished = FakeDataCache(now: { [clock = fixture.clock] in clock.date })
    }

    private func pipeline() -> ImagePipeline {
        fixture.pipeline {
            $0.dataCache = finished
            $0.originalCache = originals
        }
    }

    /// The cached texts of both caches.
    private var texts: [[String]] {
        [originals, finished].map { cache in
            cache.keys.compactMap { cache[$0] }.map { String(decoding: $0.data, as: UTF8.self) }
        }
    }

    private func stored() async throws -> ImagePipeline {
        let pipeline = pipeline()
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(texts == [["/x"], ["/xa"]])
        return pipeline
    }

    @Test("Given two disk caches, when an image is stored, then its bytes are in one, it in the other")
    func storing() async throws {
        _ = try await stored()
        #expect(originals.keys == [Self.url])
        let later = pipeline()
        #expect(try await later.response(for: request).source == .disk)
        #expect(try await later.data(for: Self.url).source == .disk)
        #expect(await later.cache.contains(request) == .memory)
        #expect(await pipeline().cache.contains(Self.url) == .disk)
        #expect(await pipeline().cache.contains(request) == .disk)
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given only a cache of originals, when an image is stored, then its bytes are")
    func onlyOriginals() async throws {
        let pipeline = fixture.pipeline {
            $0.dataCache = nil
            $0.originalCache = originals
        }
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(texts == [["/x"], []])
        #expect(try await pipeline.cache.dataStatistics()?.entries == 1)
    }

    @Test("Given a request's own caches, when they have two disk caches, then these are used likewise")
    func ownCaches() async throws {
        let caches = CacheSet(imageCache: nil, dataCache: finished, originalCache: originals)
        _ = try await fixture.pipeline().image(for: request.with { $0.caches = caches })
        await caches.flush()
        #expect(texts == [["/x"], ["/xa"]])
        #expect(fixture.cache.keys == [])
    }

    @Test("Given two disk caches, when entries are removed in any way, then they leave both")
    func removal() async throws {
        var pipeline = try await stored()
        await pipeline.cache.remove(for: request)
        #expect(texts == [[], []])
        pipeline = try await stored()
        try await pipeline.cache.removeAll()
        #expect(texts == [[], []])
        pipeline = try await stored()
        try await pipeline.cache.removeAll(variantsOf: Self.url)
        #expect(texts == [[], []])
        pipeline = try await stored()
        #expect(try await pipeline.cache.removeData { _ in true } == 2)
        #expect(texts == [[], []])
        pipeline = try await stored()
        #expect(try await pipeline.cache.dataStatistics() == DataCacheStatistics(entries: 2, bytes: 5))
        #expect(try await pipeline.cache.removeExpired() == 0)
        fixture.clock.advance(8 * 86_400)
        #expect(try await pipeline.cache.dataStatistics()?.expired == 2)
        #expect(try await pipeline.cache.removeExpired() == 2)
        #expect(texts == [[], []])
    }

    @Test("Given one cache that cannot be emptied, when all is removed, then the other is")
    func failedRemoval() async throws {
        struct Stuck: DataCaching {
            func entry(for key: String) async throws(ImageError) -> DataCacheEntry? { nil }
            func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {}
            func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {}
            func remove(for key: String) async throws(ImageError) {}
            func removeAll() async throws(ImageError) { throw .cache(.writeFailed("it is stuck")) }
        }
        let pipeline = fixture.pipeline {
            $0.dataCache = Stuck()
            $0.originalCache = originals
        }
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(texts == [["/x"], []])
        let error = await failure { try await pipeline.cache.removeAll() }
        #expect(error == .cache(.writeFailed("it is stuck")))
        #expect(texts == [[], []])
    }

    @Test("Given a finished image, when newer bytes are stored, then it leaves the other cache")
    func newerBytes() async throws {
        _ = try await stored()
        fixture.loader[Self.url] = .data(Data("new".utf8))
        // A pipeline that stores no finished images does not look for any.
        let later = pipeline()
        _ = try await later.data(for: ImageRequest(Self.url).with { $0.cachePolicy.network = .reload })
        await later.flush()
        #expect(texts == [["new"], []])
        #expect(try await pipeline().image(for: request).text == "newa")
    }
}
