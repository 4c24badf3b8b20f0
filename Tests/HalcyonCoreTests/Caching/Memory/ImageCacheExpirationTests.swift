import Foundation
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

/// How long images stay in a memory cache.
@Suite("ImageCache: expiration")
struct ImageCacheExpirationTests {
    private func key(_ name: String) -> ImageKey { MemoryWorld.key(name) }

    @Test("Given a cache expiry of a minute, when it is over, then all go but one with its own time")
    func expires() throws {
        let world = MemoryWorld(expiration: .seconds(60))
        world.cache.store(try .fake(), for: key("a"))
        world.cache.store(try .fake(), for: key("b"), expiration: .seconds(90))
        world.cache.store(try .fake(), for: key("c"), expiration: .never)
        world.clock.advance(59)
        for name in ["a", "b", "c"] { #expect(world.cache.image(for: key(name)) != nil) }
        world.clock.advance(1)
        #expect(!world.cache.contains(key("a")) && world.cache.contains(key("b")))
        #expect(world.cache.count == 3)
        #expect(world.cache.image(for: key("a")) == nil)
        #expect(world.cache.count == 2)
        #expect(world.cache.entry(for: key("b")) != nil)
        world.clock.advance(30)
        #expect(world.cache.entry(for: key("b")) == nil)
        world.clock.advance(1e9)
        #expect(world.cache.image(for: key("c")) != nil)
        #expect(world.cache.statistics.expirations == 2)
    }

    @Test("Given expired images, when they are removed, then only they and their bytes go")
    func removesExpired() throws {
        let world = MemoryWorld()
        for number in 1...9 {
            world.cache.store(try MemoryWorld.image(10), for: key("\(number)"), expiration: .seconds(Double(number)))
        }
        world.cache.store(try MemoryWorld.image(10), for: key("x"))
        world.clock.advance(5)
        world.cache.removeExpired()
        #expect(world.cache.count == 5 && world.cache.totalCost == 5 * 40)
        for number in 6...9 { #expect(world.cache.contains(key("\(number)"))) }
        #expect(world.cache.contains(key("x")))
    }

    @Test("Given expired images that nobody asks for, when half a minute is over, then they have gone")
    func leavesByItself() async throws {
        let world = MemoryWorld()
        world.cache.store(try .fake(), for: key("x"))
        #expect(world.clock.sleeperCount == 0)
        for (name, seconds) in [("a", 10.0), ("b", 20), ("c", 100)] {
            world.cache.store(try .fake(), for: key(name), expiration: .seconds(seconds))
        }
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(39)
        #expect(world.cache.count == 4)
        world.clock.advance(1)
        try await eventually("two have gone") { world.cache.count == 2 }
        await world.clock.wait(forSleepers: 1)
        #expect(world.clock.sleeps.count == 2)
        world.clock.advance(90)
        try await eventually("the last that expires has gone") { world.cache.count == 1 }
        #expect(world.cache.statistics.expirations == 3)
        // It waits again when another will expire.
        world.cache.store(try .fake(), for: key("d"), expiration: .seconds(1))
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(31)
        try await eventually("it has gone") { world.cache.count == 1 }
    }

    @Test("Given an image for a day, when one for seconds is stored later, then that leaves soon")
    func soonerThanTheFirst() async throws {
        let world = MemoryWorld()
        world.cache.store(try .fake(), for: key("a"), expiration: .days(1))
        await world.clock.wait(forSleepers: 1)
        world.cache.store(try .fake(), for: key("b"), expiration: .seconds(10))
        world.clock.advance(90)
        try await eventually("it has gone") { world.cache.count == 1 }
        #expect(world.cache.contains(key("a")))
    }

    @Test("Given images that will expire, when their cache is released, then nothing waits for them")
    func released() async throws {
        let clock = FakeClock()
        var cache: ImageCache? = ImageCache(expiration: .seconds(60), clock: clock)
        cache?.store(try .fake(), for: key("a"))
        await clock.wait(forSleepers: 1)
        weak let released = cache
        cache = nil
        #expect(released == nil)
        try await eventually("the wait is over") { clock.sleeperCount == 0 }
    }

    @Test("Given an expired image, when room is needed, then it goes before any other")
    func expiredGoFirst() throws {
        let world = MemoryWorld(costLimit: 160)
        for name in ["old", "older"] { world.cache.store(try MemoryWorld.image(10), for: key(name)) }
        world.cache.store(try MemoryWorld.image(10), for: key("over"), expiration: .seconds(10))
        world.cache.store(try MemoryWorld.image(10), for: key("new"))
        _ = world.cache.image(for: key("over"))
        world.clock.advance(10)
        world.cache.store(try MemoryWorld.image(10), for: key("newest"))
        #expect(world.cache.count == 4 && !world.cache.contains(key("over")))
        #expect(world.cache.statistics.evictions == 0)
        world.cache.store(try MemoryWorld.image(10), for: key("last"))
        #expect(world.cache.count == 4 && world.cache.statistics.evictions == 1)
    }

    @Test("Given an image stored again with a later expiry, when the earlier passes, then it stays")
    func laterEndHolds() throws {
        let world = MemoryWorld()
        world.cache.store(try .fake(), for: key("a"), expiration: .seconds(10))
        world.cache.store(try .fake(), for: key("a"), expiration: .seconds(100))
        world.clock.advance(50)
        world.cache.removeExpired()
        #expect(world.cache.contains(key("a")))
    }

    @Test("Given a cached image, when an expired one is stored for its key, then neither is there")
    func pastEnd() throws {
        let world = MemoryWorld()
        world.cache.store(try .fake(), for: key("a"))
        world.cache.store(try .fake(), for: key("a"), expiration: .date(world.clock.date - 1))
        #expect(world.cache.count == 0)
    }

    @Test("Given images with an expiry, when thousands replace each other, then few expiries are held")
    func endsAreSwept() throws {
        let world = MemoryWorld(expiration: .days(1))
        let image = try DecodedImage.fake()
        for number in 0..<10_000 {
            world.cache.store(image, for: key("\(number % 10)"))
            world.clock.advance(0.01)
        }
        #expect(world.cache.state.withLock { $0.expiries.count } <= 84)
    }
}
