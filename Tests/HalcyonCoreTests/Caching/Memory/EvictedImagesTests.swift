import Foundation
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

/// Images that had to go and are in use all the same.
@Suite("Evicted images that are in use")
struct EvictedImagesTests {
    private func key(_ name: String) -> ImageKey { MemoryWorld.key(name) }

    /// A cache that an image has had to leave.
    private func cache(_ image: DecodedImage, _ metadata: CacheMetadata? = nil) -> ImageCache {
        let cache = ImageCache(costLimit: 1 << 20)
        cache.store(image, metadata, for: key("a"))
        cache.trim(toCost: 0)
        return cache
    }

    @Test("Given an evicted image in use, when looked up, then it is a full entry again")
    func found() throws {
        var image = try MemoryWorld.image(3, 2, of: PixelSize(width: 30, height: 20))
        image.format = .png
        image.metadata.orientation = .left
        image.isLossyCopy = true
        let metadata = CacheMetadata(url: "u", storedAt: Date(), expiresAt: Date() + 60, extensionOnUse: 7)
        let cache = cache(image, metadata)
        #expect(cache.count == 0 && cache.totalCost == 0)
        #expect(cache.contains(key("a")) && cache.count == 0)
        let entry = try #require(cache.entry(for: key("a")))
        #expect(entry.image.pixels === image.pixels)
        #expect(entry.image.format == .png && entry.image.metadata == image.metadata)
        #expect(entry.image.originalSize == image.originalSize && entry.image.isDownsampled)
        #expect(entry.image.isLossyCopy)
        #expect(entry.metadata == metadata)
        #expect(cache.count == 1 && cache.totalCost == 24)
        #expect(cache.statistics.revivals == 1 && cache.statistics.hits == 1 && cache.statistics.misses == 0)
    }

    @Test("Given an image nobody holds, when it is evicted, then its pixels go and it is not found")
    func missed() throws {
        let dropped: WeakReference
        let cache: ImageCache
        do {
            let image = try MemoryWorld.image(4)
            dropped = WeakReference(image.pixels.memory)
            cache = self.cache(image)
            #expect(cache.contains(key("a")))
        }
        #expect(dropped.object == nil)
        #expect(!cache.contains(key("a")) && cache.image(for: key("a")) == nil)
        #expect(cache.state.withLock { $0.evicted.count == 0 && $0.variants.count == 0 })
    }

    @Test("Given a texture that holds pixels' memory, when they are evicted, then they are made of it")
    func foundByMemory() throws {
        var image: DecodedImage? = try MemoryWorld.image(3, 2)
        image?.isLossyCopy = true
        let memory = image?.pixels.memory
        let cache = cache(try #require(image))
        image = nil
        let found = try #require(cache.image(for: key("a")))
        #expect(found.pixels.memory === memory && found.size == PixelSize(width: 3, height: 2) && found.isLossyCopy)
        #expect(found.pixels[2, 1] == FakeImage.red && found.pixels.bytesPerRow == 12 && !found.pixels.hasAlpha)
    }

    @Test("Given an animated image, when it is evicted, then it is found only while its frames live")
    func animated() throws {
        var image: DecodedImage? = try FakeImage(width: 4, height: 4, frameCount: 3).decoded()
        image?.damage = .decoding(.truncated(.gif))
        var frames = image?.frames
        let pixels = image?.pixels
        let cache = cache(try #require(image))
        image = nil
        #expect(cache.image(for: key("a"))?.frames === frames)
        #expect(cache.image(for: key("a"))?.damage == .decoding(.truncated(.gif)))
        cache.trim(toCost: 0)
        frames = nil
        #expect(pixels != nil && cache.image(for: key("a")) == nil)
    }

    @Test("Given an evicted image in use, when it is removed or replaced, then it is not found again", arguments: 0..<5)
    func forgotten(way: Int) throws {
        let image = try MemoryWorld.image(4)
        let cache = cache(image)
        switch way {
        case 0: cache.remove(for: key("a"))
        case 1: cache.removeAll()
        case 2: cache.removeAll(variantsOf: MemoryWorld.key("a", TargetSize(width: 9, height: 9)))
        case 3: cache.removeAll { $0 == key("a") }
        default:
            cache.store(try MemoryWorld.image(5), for: key("a"))
            cache.trim(toCost: 0)
        }
        #expect(!cache.contains(key("a")) && cache.image(for: key("a")) == nil)
    }

    @Test("Given an image over its share of the cache, when stored, then it is found while in use")
    func tooLarge() throws {
        let cache = ImageCache(costLimit: 100)
        var image: DecodedImage? = try MemoryWorld.image(26)
        cache.store(try #require(image), for: key("a"))
        #expect(cache.count == 0)
        for _ in 0..<2 { #expect(cache.image(for: key("a"))?.pixels === image?.pixels) }
        #expect(cache.count == 0 && cache.totalCost == 0)
        image = nil
        #expect(cache.image(for: key("a")) == nil)
    }

    @Test("Given a cache that keeps nothing, when an image in use is stored, then it is not found")
    func off() throws {
        let image = try MemoryWorld.image(4)
        let cache = ImageCache(costLimit: 0)
        cache.store(image, for: key("a"))
        #expect(!cache.contains(key("a")))
        let full = self.cache(image)
        full.costLimit = 0
        #expect(!full.contains(key("a")))
        let one = ImageCache(countLimit: 0)
        one.store(image, for: key("a"))
        #expect(!one.contains(key("a")))
    }

    @Test("Given an evicted image in use, when its expiration passes, then it is no longer found")
    func ends() throws {
        let world = MemoryWorld(expiration: .seconds(60))
        let image = try MemoryWorld.image(4)
        world.cache.store(image, for: key("a"))
        world.cache.trim(toCost: 0)
        world.clock.advance(59)
        #expect(world.cache.contains(key("a")))
        world.clock.advance(1)
        #expect(!world.cache.contains(key("a")) && world.cache.image(for: key("a")) == nil)
    }

    @Test("Given thousands of evicted images, when few are in use, then the others are soon forgotten")
    func swept() throws {
        let cache = ImageCache(costLimit: 400)
        var shown: [DecodedImage] = []
        for number in 0..<5000 {
            let image = try MemoryWorld.image(10)
            if number % 100 == 0 { shown.append(image) }
            cache.store(image, for: key("\(number)"))
        }
        let (evicted, variants) = cache.state.withLock { ($0.evicted.count, $0.variants.count) }
        #expect(evicted >= shown.count && evicted <= 3 * shown.count)
        #expect(variants == evicted + cache.count)
        for number in stride(from: 0, to: 5000, by: 100) { #expect(cache.contains(key("\(number)"))) }
    }

    @Test("Given more images in use than are remembered, when they are evicted, then the limit holds")
    func bounded() throws {
        let cache = ImageCache(costLimit: 400)
        let images = try (0..<2000).map { _ in try MemoryWorld.image(10) }
        for (number, image) in images.enumerated() { cache.store(image, for: key("\(number)")) }
        #expect(cache.state.withLock { $0.evicted.count } == EvictedImages.limit)
        #expect(cache.state.withLock { $0.variants.count } == EvictedImages.limit + 10)
    }
}
