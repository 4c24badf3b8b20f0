import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImagePipeline.Cache")
struct PipelineCacheTests {
    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    private func image(_ text: String) throws -> DecodedImage {
        try FakeDecoder().decode(Data(text.utf8), options: DecodingOptions()) ?? { throw ImageError.decoding(.empty) }()
    }

    @Test("Given an image put into the cache, when its request runs, then it answers until removed")
    func images() async throws {
        let pipeline = fixture.pipeline()
        let request = ImageRequest(url, processors: [Suffix("a")])
        #expect(pipeline.cache.image(for: request) == nil)
        pipeline.cache.store(try image("put"), for: request)
        #expect(pipeline.cache.image(for: request)?.text == "put")
        #expect(pipeline.cache.image(for: ImageRequest(url)) == nil)
        #expect(try await pipeline.response(for: request).source == .memory)
        await pipeline.cache.remove(for: request)
        #expect(pipeline.cache.image(for: request) == nil)
        #expect(try await pipeline.image(for: request).text == "/xa")
    }

    @Test("Given a cache used as a dictionary, when nil is set, then memory alone loses the image")
    func dictionary() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: url)
        #expect(pipeline.cache[url]?.text == "/x")
        pipeline.cache[url] = try image("put")
        #expect(pipeline.cache[url]?.text == "put")
        #expect(pipeline.cache[ImageRequest(url, processors: [Suffix("a")])] == nil)
        #expect(await pipeline.cache.hasData(for: url))
        pipeline.cache[url] = nil
        #expect(pipeline.cache[url] == nil)
        #expect(await pipeline.cache.contains(url) == .disk)
        #expect(try await pipeline.image(for: url).text == "/x")
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given a request that does not read a cache, when looked up, then that counts as empty")
    func unread() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: url)
        await pipeline.flush()
        let noMemory = ImageRequest(url, cachePolicy: CachePolicy(memory: .writeOnly))
        #expect(pipeline.cache[noMemory] == nil)
        #expect(await pipeline.cache.contains(noMemory) == .disk)
        #expect(try await pipeline.cache.response(for: noMemory)?.source == .disk)
        let noDisk = ImageRequest(url, cachePolicy: CachePolicy(disk: .off))
        #expect(await pipeline.cache.data(for: noDisk) == nil)
        #expect(await !pipeline.cache.hasData(for: noDisk))
        #expect(try await pipeline.cache.response(for: noDisk)?.source == .memory)
        let neither = ImageRequest(url, cachePolicy: CachePolicy(memory: .off, disk: .writeOnly))
        #expect(await pipeline.cache.contains(neither) == nil)
        #expect(try await pipeline.cache.response(for: neither) == nil)
        // The pipeline's own policy counts for requests that have none.
        let cautious = fixture.pipeline { $0.cachePolicy = CachePolicy(disk: .off) }
        #expect(await cautious.cache.contains(url) == nil)
    }

    @Test("Given a request that does not write a cache, when stored for, then that is unchanged")
    func unwritten() async throws {
        let pipeline = fixture.pipeline()
        let noMemory = ImageRequest(url, cachePolicy: CachePolicy(memory: .readOnly))
        pipeline.cache[noMemory] = try image("put")
        #expect(pipeline.cache[url] == nil)
        let noDisk = ImageRequest(url, cachePolicy: CachePolicy(disk: .readOnly))
        await pipeline.cache.store(Data("put".utf8), for: noDisk)
        try await pipeline.cache.store(try image("put"), for: noDisk, toDisk: true)
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
        #expect(pipeline.cache[url]?.text == "put")
        // Removals ignore the policy.
        await pipeline.cache.remove(for: ImageRequest(url, cachePolicy: CachePolicy(memory: .off, disk: .off)))
        #expect(pipeline.cache[url] == nil)
    }

    @Test("Given a key mapper, when the cache is asked for keys, then they are those that it uses")
    func keys() async throws {
        let memory = ImageCache()
        let pipeline = fixture.pipeline(memory: memory) { $0.keyMapper = .ignoringQueryItems(["token"]) }
        let request = ImageRequest("http://test/x?token=1")
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(memory.image(for: request.imageKey) == nil)
        #expect(memory.image(for: pipeline.cache.imageKey(for: request)) != nil)
        #expect(fixture.cache.keys == [pipeline.cache.sourceKey(for: "http://test/x?token=2")])
    }

    @Test("Given bytes put into the cache, when loaded, then they are the answer while they are fresh")
    func bytes() async throws {
        let pipeline = fixture.pipeline { $0.expiration = .seconds(10) }
        let request = ImageRequest(url)
        #expect(await !pipeline.cache.hasData(for: request))
        await pipeline.cache.store(Data("put".utf8), for: request)
        #expect(await pipeline.cache.hasData(for: request))
        #expect(await pipeline.cache.data(for: request)?.data == Data("put".utf8))
        #expect(try await pipeline.response(for: request).source == .disk)
        #expect(try await pipeline.image(for: request).text == "put")
        await pipeline.flush()
        #expect(fixture.cache[url]?.metadata.expiresAt == fixture.clock.date + 10)
        fixture.clock.advance(10)
        #expect(await pipeline.cache.hasData(for: request))
        #expect(try await fixture.pipeline().response(for: request).source == .network)
    }

    @Test("Given bytes put with an expiration of the request's own, when they are kept, then it holds")
    func expiration() async throws {
        let pipeline = fixture.pipeline()
        await pipeline.cache.store(Data("put".utf8), for: ImageRequest(url).with { $0.expiration = .never })
        let entry = await pipeline.cache.data(for: ImageRequest(url))
        #expect(entry != nil)
        #expect(entry?.metadata.expiresAt == nil)
    }

    @Test("Given a store still being written, when looked up and removed, then it is found, then gone")
    func staged() async throws {
        let gate = Gate()
        let fixture = PipelineFixture(cache: ListedCache(gate: gate))
        let pipeline = fixture.pipeline()
        let request = ImageRequest(url)
        await pipeline.cache.store(Data("put".utf8), for: request)
        #expect(fixture.cache.keys.isEmpty)
        #expect(await pipeline.cache.hasData(for: request))
        #expect(try await pipeline.image(for: request).text == "put")
        let removal = Task { await pipeline.cache.remove(for: request) }
        try await eventually("it is gone from memory") { pipeline.cache.image(for: request) == nil }
        gate.open()
        await removal.value
        #expect(await !pipeline.cache.hasData(for: request))
        #expect(fixture.cache.keys.isEmpty)
    }

    @Test("Given a key mapper, defaults and fields, when the cache is asked, then it means the same")
    func completedRequests() async throws {
        let pipeline = fixture.pipeline { configuration in
            configuration.keyMapper = .ignoringQueryItems()
            configuration.headerFields = [.accept: "image/webp"]
            configuration.defaults.modifier = RequestModifier(id: "m") { _ in }
        }
        _ = try await pipeline.image(for: ImageRequest(url + "?sig=1"))
        await pipeline.flush()
        let again = ImageRequest(url + "?sig=2")
        #expect(pipeline.cache.image(for: again)?.text == "/x?sig=1")
        #expect(await pipeline.cache.hasData(for: again))
        #expect(fixture.cache.keys.count == 1)
        #expect(fixture.cache.keys.first?.hasPrefix(url + "\n") == true)
        await pipeline.cache.remove(for: again)
        #expect(fixture.cache.keys.isEmpty)
        #expect(pipeline.cachedImage(for: ImageRequest(url + "?sig=1")) == nil)
        pipeline.cache.store(try image("put"), for: again)
        await pipeline.cache.store(Data("put".utf8), for: again)
        let response = try await pipeline.response(for: ImageRequest(url + "?sig=3"))
        #expect(response.source == .memory)
        #expect(try await pipeline.data(for: ImageRequest(url + "?sig=3")).data == Data("put".utf8))
    }

    @Test("Given caches of the request's own, when the pipeline's cache is asked, then it means those")
    func ownCaches() async throws {
        let own = ListedCache()
        let caches = CacheSet(imageCache: ImageCache(), dataCache: own)
        let pipeline = fixture.pipeline()
        let request = ImageRequest(url).with { $0.caches = caches }
        pipeline.cache.store(try image("put"), for: request)
        await pipeline.cache.store(Data("bytes".utf8), for: request)
        #expect(pipeline.cache.image(for: request)?.text == "put")
        #expect(pipeline.cache.image(for: ImageRequest(url)) == nil)
        #expect(await pipeline.cache.hasData(for: request))
        #expect(await !pipeline.cache.hasData(for: ImageRequest(url)))
        try await pipeline.cache.removeAll()
        #expect(await pipeline.cache.hasData(for: request))
        await pipeline.cache.remove(for: request)
        #expect(caches.imageCache.count == 0)
        #expect(own.keys.isEmpty)
    }

    @Test("Given original and processed images, when a request is removed, then both go, others stay")
    func removesBoth() async throws {
        let pipeline = fixture.pipeline()
        let (a, b) = ("a", "b")
        let requests = [a, b].map { letter in
            ImageRequest(url, processors: [Suffix(Character(letter))]).with { $0.storage = .both }
        }
        for request in requests { _ = try await pipeline.image(for: request) }
        await pipeline.flush()
        #expect(fixture.cache.texts == ["/x", "/xa", "/xb"])
        await pipeline.cache.remove(for: requests[0])
        #expect(fixture.cache.texts == ["/xb"])
        #expect(pipeline.cache.image(for: requests[0]) == nil)
        #expect(pipeline.cache.image(for: requests[1]) != nil)
    }

    @Test("Given a disk cache that fails to clear, when cleared, then it throws and memory is empty")
    func removeAllFails() async throws {
        final class Stubborn: DataCaching {
            func entry(for key: String) async throws(ImageError) -> DataCacheEntry? { nil }
            func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {}
            func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {}
            func remove(for key: String) async throws(ImageError) {}
            func removeAll() async throws(ImageError) { throw .cache(.writeFailed("the test wants it")) }
        }
        let pipeline = fixture.pipeline { $0.dataCache = Stubborn() }
        pipeline.cache.store(try image("put"), for: ImageRequest(url))
        let error = await failure { try await pipeline.cache.removeAll() }
        #expect(error == .cache(.writeFailed("the test wants it")))
        #expect(pipeline.cachedImage(for: ImageRequest(url)) == nil)
    }
}
