import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@MainActor
@Suite("ImageDisplay: ThumbHashes", .timeLimit(.minutes(5)))
struct ImageDisplayThumbHashTests {
    private typealias World = DisplayWorld

    private let cache = GatedCache()
    private let world: DisplayWorld

    init() { world = DisplayWorld(cache: cache) }

    /// A cache that holds the look-ups of metadata at a gate.
    private final class GatedCache: DataCaching {
        let entries = FakeDataCache()
        let gate = Gate()
        let looks = Tally()

        func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
            await gate.pass()
            defer { looks.add() }
            return try await entries.metadata(for: key)
        }

        func entry(for key: String) async throws(ImageError) -> DataCacheEntry? { try await entries.entry(for: key) }
        func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
            try await entries.store(entry, for: key)
        }
        func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
            try await entries.update(metadata, for: key)
        }
        func add(_ thumbHash: ThumbHash, for key: String, version: UInt64) async throws(ImageError) {
            try await entries.add(thumbHash, for: key, version: version)
        }
        func remove(for key: String) async throws(ImageError) { try await entries.remove(for: key) }
        func removeAll() async throws(ImageError) { try await entries.removeAll() }
    }

    /// What the hash of an image looks like.
    private func hashed(_ image: FakeImage) throws -> FakeImage {
        FakeImage(of: DecodedImage(pixels: try #require(ThumbHash(try image.decoded().pixels).pixels)))
    }

    private func set(_ path: String, _ change: (inout World.Options) -> Void = { _ in }) throws {
        try world.set(path) {
            $0.showsThumbHash = true
            change(&$0)
        }
    }

    /// Loads an image, and has both caches drop it.
    private func loadAndEvict(_ path: String) async throws {
        try await world.load(path)
        world.pipeline.configuration.imageCache?.removeAll()
        try await cache.removeAll()
    }

    /// Puts the bytes of an image on the disk, stale, so that the server is asked for them.
    private func storeStale(_ path: String, _ image: FakeImage) async throws {
        var metadata = CacheMetadata(
            storedAt: Date(timeIntervalSince1970: 1), expiresAt: Date(timeIntervalSince1970: 2))
        metadata.thumbHash = ThumbHash(try image.decoded().pixels)
        try await cache.store(DataCacheEntry(data: image.data, metadata: metadata), for: "http://test\(path)")
    }

    @Test("Given an image that both caches dropped, when set, then its hash shows first, and then it")
    func evicted() async throws {
        try await loadAndEvict("/a")
        // A view waits a moment for the disk, in which a server as quick as this one would answer, too.
        world.hold("/a")
        try set("/a")
        #expect(world.display.showsThumbHash)
        #expect(world.display.state.response == nil)
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(
            world.steps == [.preview(try hashed(World.a)), .loading(nil), .image(World.a, .none), .shown])
        #expect(!world.display.showsThumbHash)
        #expect(world.endingsOfAll == [.shown("/a")])
    }

    @Test("Given a hash on disk only, when its image is set, then a placeholder shows until then")
    func onDisk() async throws {
        try await storeStale("/a", World.a)
        world.hold("/a")
        try set("/a")
        #expect(world.steps == [.placeholder(World.placeholder), .loading(nil)])
        cache.gate.open()
        try await eventually("the hash shows") { world.display.showsThumbHash }
        #expect(world.view.image == (try hashed(World.a)))
        #expect(FakeView.isPrepared(try #require(image(of: world.view))))
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(
            world.steps == [
                .placeholder(World.placeholder), .loading(nil), .preview(try hashed(World.a)), .loading(nil),
                .image(World.a, .none), .shown,
            ])
    }

    private func image(of view: FakeView) -> DecodedImage? {
        if case .image(let image, _) = view.content { image } else { nil }
    }

    @Test("Given an image in memory, when it is set, then no hash shows")
    func inMemory() async throws {
        try await world.load("/a")
        #expect(world.pipeline.cachedThumbHash(for: world.request("/a")) != nil)
        try set("/a")
        #expect(world.steps == [.image(World.a, .none), .shown])
    }

    @Test("Given no hash, when an image is set, then the placeholder shows")
    func unknown() async throws {
        cache.gate.open()
        try set("/a")
        await world.endings.wait(for: 1)
        #expect(world.steps == [.placeholder(World.placeholder), .loading(nil), .image(World.a, .none), .shown])
    }

    @Test("Given a hash that nobody asked for, when its image is set, then the placeholder shows")
    func unwanted() async throws {
        try await loadAndEvict("/a")
        try world.set("/a")
        await world.endings.wait(for: 1)
        #expect(world.steps == [.placeholder(World.placeholder), .loading(nil), .image(World.a, .none), .shown])
        #expect(cache.looks.value == 0)
    }

    @Test("Given a request with a hash of its own, when it is set, then that one shows at once")
    func own() async throws {
        world.hold("/b")
        var request = world.request("/b")
        request.thumbHash = ThumbHash(try World.a.decoded().pixels)
        try world.set(request, as: "/b") { $0.showsThumbHash = true }
        #expect(world.steps == [.preview(try hashed(World.a)), .loading(nil)])
        world.gate.open()
        await world.endings.wait(for: 1)
        #expect(world.view.image == World.b)
    }

    @Test("Given a view that has moved on, when its old image's hash is found, then it is unseen")
    func reused() async throws {
        try await storeStale("/a", World.a)
        try set("/a")
        try set("/b")
        await world.endings.wait(for: 2)
        cache.gate.open()
        try await eventually("both were looked up") { cache.looks.value == 2 }
        try set("/b")
        await world.endings.wait(for: 3)
        let hash = try hashed(World.a)
        #expect(!world.steps.contains(.preview(hash)))
        #expect(world.view.image == World.b)
    }

    @Test("Given a small version that shows, when the hash is found, then it is not shown")
    func worse() async throws {
        let small = FakeImage(width: 4, height: 3)
        world.loader["/small"] = .image(small)
        try await world.load("/small")
        try await storeStale("/a", World.a)
        world.hold("/a")
        let thumbnail = world.request("/small")
        try set("/a") { $0.thumbnail = thumbnail }
        try await eventually("the small one shows") { world.view.image == small }
        cache.gate.open()
        try await eventually("the hash was looked up") { cache.looks.value == 1 }
        world.gate.open()
        await world.endings.wait(for: 1)
        let hash = try hashed(World.a)
        #expect(!world.steps.contains(.preview(hash)))
    }

    @Test("Given a hash that shows, when the next image is to keep the current one, then it goes")
    func keeps() async throws {
        try await loadAndEvict("/a")
        world.hold("/a")
        world.hold("/b")
        try set("/a")
        #expect(world.display.showsThumbHash)
        try set("/b") { $0.keepsCurrentImage = true }
        #expect(!world.display.showsThumbHash)
        #expect(world.steps.suffix(2) == [.placeholder(World.placeholder), .loading(nil)])
        world.gate.open()
        cache.gate.open()
        await world.endings.wait(for: 2)
        #expect(world.view.image == World.b)
    }

    @Test("Given an image that stays, when another one is set, then its hash does not replace it")
    func stays() async throws {
        try await loadAndEvict("/b")
        try await world.load("/a")
        try set("/a")
        world.hold("/b")
        try set("/b") { $0.keepsCurrentImage = true }
        #expect(world.view.image == World.a)
        world.gate.open()
        await world.endings.wait(for: 2)
        #expect(world.steps == [.image(World.a, .none), .shown, .loading(nil), .image(World.b, .none), .shown])
    }

    @Test("Given a view with a size, when a hash shows, then its size is that of a large image")
    func size() async throws {
        let world = DisplayWorld(.box(TargetSize(width: 200, height: 200)))
        world.hold("/b")
        var request = world.request("/b")
        request.thumbHash = ThumbHash(try World.a.decoded().pixels)
        try world.set(request, as: "/b") { $0.showsThumbHash = true }
        let shown = try #require(image(of: world.view))
        #expect(world.display.size(of: shown) == PixelSize(width: 200, height: 144))
        world.gate.open()
        await world.endings.wait(for: 1)
    }
}
