import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonStore
import HalcyonTesting
import TestSupport
import Testing

@Suite("DiskCache: ThumbHashes")
struct ThumbHashEntryTests {
    private let folder: ScratchFolder
    private let hash: ThumbHash

    init() throws {
        folder = try ScratchFolder()
        hash = try #require(ThumbHash(base64: "YJqGPQw7sFlslqhFafSE+Q6oJ1h2iHB2Rw=="))
    }

    @Test("Given an entry, when a hash is added, then it is there after the cache is opened again")
    func added() async throws {
        do {
            let cache = DiskCache(folder)
            try await cache.store(entry(100, seed: 7), for: "key")
            #expect(try await cache.metadata(for: "key")?.thumbHash == nil)
            try await cache.add(hash, for: "key", version: 7)
        }
        let again = DiskCache(folder)
        #expect(try await again.metadata(for: "key")?.thumbHash == hash)
        var expected = entry(100, seed: 7)
        expected.metadata.thumbHash = hash
        let read = try #require(try await again.entry(for: "key"))
        // A cache fills in an expiry of its own.
        expected.metadata.expiresAt = read.metadata.expiresAt
        #expect(read.equals(expected))
    }

    @Test("Given an entry of another version or none, when a hash is added, then nothing changes")
    func otherVersion() async throws {
        let cache = DiskCache(folder)
        try await cache.store(entry(100, seed: 7), for: "key")
        try await cache.add(hash, for: "key", version: 8)
        try await cache.add(hash, for: "other", version: 7)
        #expect(try await cache.metadata(for: "key")?.thumbHash == nil)
        #expect(try await cache.metadata(for: "other") == nil)
    }

    @Test("Given an entry with a hash, when its metadata is replaced, then the hash stays")
    func updated() async throws {
        let cache = DiskCache(folder)
        try await cache.store(entry(100, seed: 7), for: "key")
        try await cache.add(hash, for: "key", version: 7)
        var metadata = entry(100, seed: 7).metadata
        metadata.expiresAt = .distantFuture
        try await cache.update(metadata, for: "key")
        #expect(try await cache.metadata(for: "key")?.thumbHash == hash)
        #expect(try await cache.metadata(for: "key")?.expiresAt == .distantFuture)
        try await cache.store(entry(100, seed: 8), for: "key")
        #expect(try await cache.metadata(for: "key")?.thumbHash == nil)
    }

    @Test("Given metadata with a hash, when it is encoded and decoded, then it is the same")
    func coded() throws {
        var metadata = entry(1).metadata
        metadata.redirects = [.init(status: .found)]
        metadata.thumbHash = hash
        let bytes = MetadataCoder.encode(metadata)
        #expect(bytes.withUnsafeBytes { MetadataCoder.decode($0) } == metadata)
        // The hash and its length; an entry without one is written as ever.
        metadata.thumbHash = nil
        #expect(MetadataCoder.encode(metadata).count == bytes.count - 29)
    }

    @Test("Given a pipeline that stored an image, when another opens the folder, then it has the hash")
    func pipelines() async throws {
        let image = FakeImage(width: 70, height: 30, color: SIMD4(200, 90, 10, 255))
        let loader = FakeLoader(default: .image(image))
        let request = ImageRequest("http://test/a")
        do {
            let pipeline = ImagePipeline(.fake(loader: loader, cache: DiskCache(directory: folder.url)))
            _ = try await pipeline.image(for: request)
            await pipeline.flush()
        }
        let again = ImagePipeline(.fake(loader: loader, cache: DiskCache(directory: folder.url)))
        #expect(again.cachedThumbHash(for: request) == nil)
        let hash = try #require(await again.thumbHash(for: request))
        #expect(hash == ThumbHash(try image.decoded().pixels))
        #expect(hash.aspectRatio == 7.0 / 3)
        let color = hash.averageColor
        #expect(abs(Int(color.red) - 200) < 10 && abs(Int(color.green) - 90) < 10 && abs(Int(color.blue) - 10) < 10)
        #expect(loader.urls.count == 1)
    }
}
