import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// What is written to the disk cache, and what is read from it.
extension ImagePipelineTests {
    @Test("Given bytes in the disk cache, when their image is asked for, then nothing is transferred")
    func answersFromDisk() async throws {
        let loader = FakeLoader()
        let cache = FakeDataCache()
        let first = pipeline(loader, cache: cache)
        _ = try await first.image(for: ImageRequest("http://test/x"))
        await first.flush()
        let second = pipeline(loader, cache: cache)
        #expect(try await second.response(for: ImageRequest("http://test/x")).source == .disk)
        #expect(loader.started.value == 1)
        #expect(cache["http://test/x"]?.metadata.response?.status == .ok)
    }

    @Test("Given a store still being written, when its image is requested, then no transfer is needed")
    func answersFromStaging() async throws {
        let gate = Gate()
        let loader = FakeLoader()
        let cache = FakeDataCache(gate: gate)
        let pipeline = pipeline(loader, cache: cache, memory: nil)
        #expect(try await pipeline.response(for: ImageRequest("http://test/x")).source == .network)
        #expect(try await pipeline.response(for: ImageRequest("http://test/x")).source == .disk)
        #expect(cache.stores.value == 0)
        gate.open()
        await pipeline.flush()
        #expect(cache.stores.value == 1)
        #expect(loader.started.value == 1)
    }

    @Test("Given stores of one key in a row, when the disk is slow, then the last one stays")
    func lastStoreStays() async throws {
        let gate = Gate()
        let number = Tally()
        let loader = FakeLoader { request async throws(ImageError) in
            number.add()
            return .success("version \(number.value)")
        }
        let cache = FakeDataCache(gate: gate)
        let pipeline = pipeline(loader, cache: cache)
        let reload = ImageRequest("http://test/x", cachePolicy: CachePolicy(network: .reload))
        for _ in 1...3 { _ = try await pipeline.data(for: reload) }
        gate.open()
        await pipeline.flush()
        #expect(cache["http://test/x"]?.data == Data("version 3".utf8))
    }

    @Test("Given a disk cache that fails, when images are loaded, then the loads succeed all the same")
    func survivesFailingCache() async throws {
        let cache = FakeDataCache(failure: .cache(.unavailable(path: "/nowhere", why: "it is not there")))
        let pipeline = pipeline(FakeLoader(), cache: cache)
        #expect(try await pipeline.response(for: ImageRequest("http://test/x")).source == .network)
        await pipeline.flush()
    }

    @Test("Given disk policies, when images are loaded, then the disk is read and written accordingly")
    func diskPolicies() async throws {
        let cache = FakeDataCache()
        let pipeline = pipeline(FakeLoader(), cache: cache, memory: nil)
        func load(_ disk: CachePolicy.Access) async throws -> ResponseSource {
            let policy = CachePolicy(disk: disk)
            let source = try await pipeline.response(for: ImageRequest("http://test/x", cachePolicy: policy)).source
            await pipeline.flush()
            return source
        }
        #expect(try await load(.off) == .network)
        #expect(try await load(.readOnly) == .network)
        #expect(cache.stores.value == 0)
        #expect(try await load(.writeOnly) == .network)
        #expect(cache.stores.value == 1)
        #expect(try await load(.readOnly) == .disk)
        #expect(try await load(.writeOnly) == .network)
        #expect(try await load(.off) == .network)
    }

    @Test("Given cached bytes that no longer decode, when loaded, then the same request replaces them")
    func healsDamagedEntry() async throws {
        let entry = DataCacheEntry(data: Data("bad bytes".utf8), metadata: CacheMetadata(storedAt: Date()))
        let cache = FakeDataCache(["http://test/x": entry])
        let pipeline = pipeline(FakeLoader(), cache: cache)
        let response = try await pipeline.response(for: ImageRequest("http://test/x"))
        #expect(response.image.text == "/x")
        #expect(response.source == .network)
        await pipeline.flush()
        #expect(cache["http://test/x"]?.data == Data("/x".utf8))
    }

    @Test("Given an undecodable response, when it is loaded, then it fails and nothing is kept")
    func dropsUndecodable() async {
        let loader = FakeLoader { request async throws(ImageError) in .success("bad bytes") }
        let cache = FakeDataCache()
        let pipeline = pipeline(loader, cache: cache)
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        }
        #expect(error?.code == 4005)
        await pipeline.flush()
        #expect(cache["http://test/x"] == nil)
        #expect(loader.started.value == 1)
    }

    @Test("Given a no-store response, when it is loaded, then the disk cache does not store it")
    func respectsNoStore() async throws {
        let loader = FakeLoader { request async throws(ImageError) in
            .success("secret", fields: [.cacheControl: "private, No-Store"])
        }
        let cache = FakeDataCache()
        let pipeline = pipeline(loader, cache: cache)
        _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        await pipeline.flush()
        #expect(cache.stores.value == 0)
    }

    @Test("Given a no-store response, when it replaces an older one, then the older leaves the disk")
    func noStoreRemovesTheOlder() async throws {
        let loader = FakeLoader { request async throws(ImageError) in
            .success("secret", fields: [.cacheControl: "no-store"])
        }
        let old = DataCacheEntry(data: Data("old".utf8), metadata: CacheMetadata(storedAt: Date()))
        let cache = FakeDataCache(["http://test/x": old])
        let pipeline = pipeline(loader, cache: cache)
        _ = try await pipeline.data(for: ImageRequest("http://test/x", cachePolicy: CachePolicy(network: .reload)))
        await pipeline.flush()
        #expect(cache["http://test/x"] == nil)
    }

    @Test("Given a partial response, when it is loaded, then the disk cache does not store it")
    func partIsNotStored() async throws {
        let loader = FakeLoader { request async throws(ImageError) in
            guard request.headerFields[.range] != nil else { return .success("the whole") }
            var load = DataLoad.success("the")
            load.response.status = .partialContent
            return load
        }
        let cache = FakeDataCache()
        let pipeline = pipeline(loader, cache: cache)
        let http = HTTPRequest(
            method: .get, scheme: "http", authority: "test", path: "/x", headerFields: [.range: "bytes=0-2"]
        )
        #expect(try await pipeline.image(for: ImageRequest(source: .remote(http))).text == "the")
        await pipeline.flush()
        #expect(cache.stores.value == 0)
        #expect(try await pipeline.image(for: ImageRequest("http://test/x")).text == "the whole")
    }

    @Test("Given a cached image over a decoding limit, when it is loaded, then its entry stays")
    func limitsDoNotDamage() async throws {
        struct Strict: ImageDecoding {
            func info(of data: Data) throws(ImageError) -> ImageInfo? { nil }
            func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
                throw .decoding(.tooManyPixels(PixelSize(width: data.count, height: 1), limit: 1))
            }
        }
        let entry = DataCacheEntry(data: Data("good".utf8), metadata: CacheMetadata(storedAt: Date()))
        let cache = FakeDataCache(["http://test/x": entry])
        let loader = FakeLoader()
        let pipeline = ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader, dataCache: cache, decoders: [Strict()])
        )
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        }
        #expect(error?.code == 4006)
        await pipeline.flush()
        #expect(cache["http://test/x"] != nil)
        #expect(loader.started.value == 0)
    }

    /// The same bytes too: what their server now says of them, such as for how long they are fresh, is not known there.
    @Test(
        "Given an older entry, when the store that replaces it fails, then the older one is removed",
        arguments: ["old", "/x"])
    func failedStoreRemovesTheOlder(bytes: String) async throws {
        let data = Data(bytes.utf8)
        let metadata = CacheMetadata(storedAt: Date(), version: CacheMetadata.version(of: data))
        let old = DataCacheEntry(data: data, metadata: metadata)
        let cache = FakeDataCache(["http://test/x": old], storeFailure: .cache(.diskFull(path: "/")))
        let pipeline = pipeline(FakeLoader(), cache: cache)
        _ = try await pipeline.data(for: ImageRequest("http://test/x", cachePolicy: CachePolicy(network: .reload)))
        await pipeline.flush()
        #expect(cache["http://test/x"] == nil)
    }

    @Test("Given entries still being written, when they are removed, then they do not come back")
    func removingReachesStaged() async throws {
        let gate = Gate()
        let cache = FakeDataCache(gate: gate)
        let pipeline = pipeline(FakeLoader(), cache: cache)
        let (a, b) = (ImageRequest("http://test/a"), ImageRequest("http://test/b"))
        _ = try await pipeline.image(for: a)
        _ = try await pipeline.image(for: b)
        let removal = Task { await pipeline.cache.remove(for: a) }
        try await eventually("it is gone from memory") { pipeline.cachedImage(for: a) == nil }
        gate.open()
        await removal.value
        #expect(await !pipeline.cache.hasData(for: a))
        #expect(await pipeline.cache.hasData(for: b))
        #expect(cache["http://test/a"] == nil)
        try await pipeline.cache.removeAll()
        #expect(await !pipeline.cache.hasData(for: b))
        #expect(pipeline.cachedImage(for: b) == nil)
        #expect(cache["http://test/b"] == nil)
    }
}
