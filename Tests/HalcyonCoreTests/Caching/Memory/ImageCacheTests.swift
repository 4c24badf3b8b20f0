import HalcyonTesting
import Testing

@testable import HalcyonCore

@Suite("ImageCache")
struct ImageCacheTests {
    private func image(cost: Int) throws -> DecodedImage {
        try DecodedImage(
            pixels: PixelBuffer(width: cost / 4, height: 1, hasAlpha: false) {
                $0.initializeMemory(as: UInt8.self, repeating: 0)
            }
        )
    }

    private func key(_ name: String) -> ImageKey { ImageKey(source: name, targetSize: nil, processors: []) }

    @Test("Given a limit for one image, when a larger one replaces another, then neither is there")
    func entryCostLimit() throws {
        let world = MemoryWorld()
        world.cache.entryCostLimit = 40
        world.cache.store(try MemoryWorld.image(10), for: MemoryWorld.key("a"))
        #expect(world.cache.contains(MemoryWorld.key("a")))
        world.cache.store(try MemoryWorld.image(11), for: MemoryWorld.key("a"))
        #expect(!world.cache.contains(MemoryWorld.key("a")))
        world.cache.removeAll()
        #expect(world.cache.entryCostLimit == 40)
        world.cache.entryCostLimit = .max
        world.cache.store(try MemoryWorld.image((1 << 18) + 1), for: MemoryWorld.key("a"))
        #expect(world.cache.count == 0)
        world.cache.entryCostLimit = -1
        world.cache.store(try MemoryWorld.image(1), for: MemoryWorld.key("a"))
        #expect(world.cache.count == 0)
    }

    @Test("Given some images, when the cache is trimmed to a count, then the least valuable have gone")
    func trimToCount() throws {
        let world = MemoryWorld()
        for number in 0..<10 { world.cache.store(try MemoryWorld.image(1), for: MemoryWorld.key("\(number)")) }
        world.cache.store(try MemoryWorld.image(1), for: MemoryWorld.key("old"), expiration: .seconds(1))
        world.clock.advance(2)
        world.cache.trim(toCount: 10)
        #expect(world.cache.count == 10 && !world.cache.contains(MemoryWorld.key("old")))
        world.cache.trim(toCount: 3)
        #expect(world.cache.count == 3)
        world.cache.trim(toCount: 100)
        #expect(world.cache.count == 3)
        world.cache.trim(toCount: -1)
        #expect(world.cache.count == 0)
    }

    @Test("Given a full cache, when an image is stored, then the one not used for longest goes")
    func evictsTheOldest() throws {
        let cache = ImageCache(costLimit: 300)
        for name in ["a", "b", "c"] { cache.store(try image(cost: 100), for: key(name)) }
        _ = cache.image(for: key("a"))
        cache.store(try image(cost: 100), for: key("d"))
        #expect(cache.image(for: key("b")) == nil)
        for name in ["a", "c", "d"] { #expect(cache.contains(key(name))) }
        #expect(cache.totalCost == 300)
    }

    @Test("Given a key with an image, when another is stored for it, then only the new one counts")
    func replaces() throws {
        let cache = ImageCache(costLimit: 1000)
        cache.store(try image(cost: 100), for: key("a"))
        cache.store(try image(cost: 40), for: key("a"))
        #expect(cache.image(for: key("a"))?.cost == 40)
        #expect(cache.totalCost == 40)
        #expect(cache.count == 1)
    }

    @Test("Given an image over its share, when it is stored, then it and its predecessor are gone")
    func refusesTheTooLarge() throws {
        let cache = ImageCache(costLimit: 100)
        cache.store(try image(cost: 40), for: key("a"))
        cache.store(try image(cost: 80), for: key("b"))
        cache.store(try image(cost: 104), for: key("b"))
        #expect(!cache.contains(key("b")))
        #expect(cache.totalCost == 0)
        let large = ImageCache(costLimit: 256 << 20)
        large.store(try image(cost: 65 << 20), for: key("a"))
        #expect(large.count == 0)
        large.store(try image(cost: 63 << 20), for: key("a"))
        #expect(large.count == 1)
    }

    @Test("Given images, when the limit is lowered, then the cache shrinks at once")
    func shrinks() throws {
        let cache = ImageCache(costLimit: 400)
        for name in ["a", "b", "c", "d"] { cache.store(try image(cost: 100), for: key(name)) }
        cache.costLimit = 150
        #expect(cache.totalCost == 100)
        #expect(cache.contains(key("d")))
    }

    @Test("Given images, when the cache is trimmed, then the ones used last stay, and the limit")
    func trims() throws {
        let cache = ImageCache(costLimit: 400)
        for name in ["a", "b", "c", "d"] { cache.store(try image(cost: 100), for: key(name)) }
        _ = cache.image(for: key("a"))
        cache.trim(toCost: 250)
        #expect(cache.count == 2)
        for name in ["a", "d"] { #expect(cache.contains(key(name))) }
        #expect(cache.costLimit == 400)
        cache.trim(toCost: -1)
        #expect(cache.count == 0)
    }

    @Test("Given images, when removed one by one or all, then they are gone and cost nothing")
    func removes() throws {
        let cache = ImageCache(costLimit: 1000)
        for name in ["a", "b", "c"] { cache.store(try image(cost: 100), for: key(name)) }
        cache.remove(for: key("b"))
        cache.remove(for: key("nobody"))
        #expect(cache.count == 2 && cache.totalCost == 200)
        cache.removeAll()
        #expect(cache.count == 0 && cache.totalCost == 0)
        cache.store(try image(cost: 100), for: key("b"))
        #expect(cache.contains(key("b")))
    }
}
