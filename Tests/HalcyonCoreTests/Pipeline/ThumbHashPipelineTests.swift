import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("Pipeline: ThumbHashes", .timeLimit(.minutes(5)))
struct ThumbHashPipelineTests {
    private let loader = FakeLoader(default: .status(404))
    private let cache = FakeDataCache()
    private let clock = FakeClock()
    private let image = FakeImage(width: 40, height: 20, color: SIMD4(10, 120, 250, 255))
    private let request = ImageRequest("http://test/a")
    private let key = "http://test/a"

    init() { loader["/a"] = .image(image) }

    private func pipeline(_ cache: (any DataCaching)? = nil) -> ImagePipeline {
        ImagePipeline(.fake(loader: loader, cache: cache ?? self.cache, clock: clock))
    }

    private func hash() throws -> ThumbHash { ThumbHash(try image.decoded().pixels) }

    @Test("Given an image that is stored, when it was decoded, then its hash is in memory and on disk")
    func stored() async throws {
        let pipeline = pipeline()
        #expect(pipeline.cachedThumbHash(for: request) == nil)
        let response = try await pipeline.response(for: request)
        #expect(pipeline.cachedThumbHash(for: request) == (try hash()))
        #expect(response.metadata?.thumbHash == (try hash()))
        await pipeline.flush()
        #expect(cache[key]?.metadata.thumbHash == (try hash()))
        #expect(cache.stores.value == 1)
        #expect(cache.thumbHashes.value == 1)
    }

    @Test("Given an image on disk, when another pipeline is asked for its hash, then it has it")
    func onDisk() async throws {
        let first = pipeline()
        _ = try await first.image(for: request)
        await first.flush()
        let (second, reads) = (pipeline(), cache.reads.value)
        #expect(second.cachedThumbHash(for: request) == nil)
        #expect(await second.thumbHash(for: request) == (try hash()))
        #expect(second.cachedThumbHash(for: request) != nil)
        #expect(cache.reads.value == reads)
        #expect(await second.thumbHash(for: "http://test/other") == nil)
    }

    @Test("Given an image that both caches dropped, when its hash is asked for, then it is there")
    func evicted() async throws {
        let pipeline = pipeline()
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        try await cache.removeAll()
        pipeline.configuration.imageCache?.removeAll()
        #expect(await pipeline.cache.contains(request) == nil)
        #expect(await pipeline.thumbHash(for: request) == (try hash()))
    }

    @Test("Given an image that the program removes, when its hash is asked for, then there is none")
    func removed() async throws {
        for remove in [
            { (cache: ImagePipeline.Cache, request: ImageRequest) async throws in await cache.remove(for: request) },
            { cache, request in try await cache.removeAll(variantsOf: request) },
            { cache, _ in try await cache.removeAll() },
        ] {
            let pipeline = pipeline()
            _ = try await pipeline.image(for: request)
            await pipeline.flush()
            #expect(pipeline.cachedThumbHash(for: request) != nil)
            try await remove(pipeline.cache, request)
            #expect(await pipeline.thumbHash(for: request) == nil)
        }
    }

    @Test("Given an entry without a hash, when its image is decoded, then it gets one, and only once")
    func older() async throws {
        do {
            let data = image.data
            let metadata = CacheMetadata(storedAt: clock.date, expiresAt: clock.date + 3600)
            try await cache.store(DataCacheEntry(data: data, metadata: metadata), for: key)
        }
        for _ in 0..<2 {
            let pipeline = pipeline()
            _ = try await pipeline.image(for: request)
            await pipeline.flush()
            #expect(pipeline.cachedThumbHash(for: request) == (try hash()))
        }
        #expect(cache[key]?.metadata.thumbHash == (try hash()))
        #expect(cache.thumbHashes.value == 1)
        #expect(loader.urls == [])
    }

    @Test("Given an image that must not be stored, when it is decoded, then no hash of it is kept")
    func unstored() async throws {
        loader["/a"] = .image(image, fields: [.cacheControl: "no-store"])
        let pipeline = pipeline()
        _ = try await pipeline.image(for: request)
        #expect(await pipeline.thumbHash(for: request) == nil)

        loader["/a"] = .image(image)
        var unsaved = request
        unsaved.cachePolicy.disk = .off
        _ = try await pipeline.image(for: unsaved)
        #expect(await pipeline.thumbHash(for: request) == nil)
        let withoutDisk = ImagePipeline(.fake(loader: loader))
        _ = try await withoutDisk.image(for: request)
        #expect(withoutDisk.cachedThumbHash(for: request) == nil)
    }

    @Test("Given stale bytes, when their server confirms them, then the hash stays with them")
    func confirmed() async throws {
        loader["/a"] = .image(image, fields: [.cacheControl: "max-age=10", .eTag: "\"1\""])
        let pipeline = pipeline()
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        clock.advance(20)
        loader["/a"] = .status(304, fields: [.cacheControl: "max-age=99", .eTag: "\"1\""])
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(cache.updates.value == 1)
        #expect(cache[key]?.metadata.thumbHash == (try hash()))
    }

    @Test("Given other bytes of a source, when they are decoded, then the hash is theirs")
    func replaced() async throws {
        let pipeline = pipeline()
        _ = try await pipeline.image(for: request)
        let other = FakeImage(width: 20, height: 40, color: FakeImage.green)
        loader["/a"] = .image(other)
        var reload = request
        reload.cachePolicy.network = .reload
        _ = try await pipeline.image(for: reload)
        await pipeline.flush()
        let expected = ThumbHash(try other.decoded().pixels)
        #expect(pipeline.cachedThumbHash(for: request) == expected)
        #expect(cache[key]?.metadata.thumbHash == expected)
    }

    @Test("Given a request with a hash of its own, when the pipeline is asked, then it has that one")
    func own() async throws {
        let pipeline = pipeline()
        _ = try await pipeline.image(for: request)
        let own = try #require(ThumbHash(base64: "3OcRJYB4d3h/iIeHeEh3eIhw+j3A"))
        let known = request.with { $0.thumbHash = own }
        #expect(pipeline.cachedThumbHash(for: known) == own)
        #expect(await pipeline.thumbHash(for: known) == own)
        #expect(await pipeline.thumbHash(for: request) == (try hash()))
        #expect(known == request)
    }

    @Test("Given requests of two users, when one has loaded, then the other does not get the hash")
    func users() async throws {
        let pipeline = pipeline()
        let (one, other) = (
            ImageRequest.get("/a", [.authorization: "1"]), ImageRequest.get("/a", [.authorization: "2"])
        )
        loader["/a"] = .image(image, fields: [.cacheControl: "public, max-age=99"])
        _ = try await pipeline.image(for: one)
        #expect(await pipeline.thumbHash(for: one) != nil)
        #expect(await pipeline.thumbHash(for: other) == nil)
    }

    @Test("Given a request that stores its finished image, when loaded, then the entry has the hash")
    func finished() async throws {
        let small = request.with {
            $0.targetSize = TargetSize(width: 20, height: 20)
            $0.storage = .processed
            $0.serializer = FakeImageSerializer()
        }
        let first = pipeline()
        _ = try await first.image(for: small)
        await first.flush()
        #expect(cache.keys.count == 1 && cache.keys != [key])
        let second = pipeline()
        #expect(await second.thumbHash(for: small) != nil)
        #expect(loader.urls.count == 1)
    }
}
