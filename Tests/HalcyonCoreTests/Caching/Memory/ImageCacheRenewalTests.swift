import Foundation
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

/// Images that stay longer in a memory cache because they are used.
@Suite("ImageCache: expirations that uses extend")
struct ImageCacheRenewalTests {
    private func key(_ name: String) -> ImageKey { MemoryWorld.key(name) }

    @Test("Given uses that start the time again, when one image is used, then the other goes first")
    func lifetime() throws {
        let world = MemoryWorld(expiration: .seconds(60), expirationExtension: .lifetime)
        world.cache.store(try .fake(), for: key("a"))
        world.cache.store(try .fake(), for: key("b"))
        world.clock.advance(50)
        #expect(world.cache.image(for: key("a")) != nil)
        world.clock.advance(20)
        world.cache.removeExpired()
        #expect(world.cache.contains(key("a")) && !world.cache.contains(key("b")))
        // Asking whether it is there is no use.
        world.clock.advance(39)
        #expect(world.cache.contains(key("a")))
        world.clock.advance(1)
        #expect(world.cache.image(for: key("a")) == nil)
        #expect(world.cache.statistics.expirations == 2)
    }

    @Test("Given a time after each use, when an image is used, then its own longer time is not cut")
    func by() throws {
        let world = MemoryWorld(expiration: .seconds(60), expirationExtension: .by(.seconds(20)))
        world.cache.store(try .fake(), for: key("a"))
        #expect(world.cache.image(for: key("a")) != nil)
        world.clock.advance(50)
        #expect(world.cache.image(for: key("a")) != nil)
        world.clock.advance(19)
        #expect(world.cache.contains(key("a")))
        world.clock.advance(1)
        #expect(!world.cache.contains(key("a")))
    }

    @Test("Given images that nobody asks for any more, when their extended time is over, then they go")
    func leavesByItself() async throws {
        let world = MemoryWorld(expiration: .seconds(60), expirationExtension: .lifetime)
        world.cache.store(try .fake(), for: key("a"))
        await world.clock.wait(forSleepers: 1)
        world.clock.advance(50)
        // Each of these uses would otherwise take a place in the queue.
        for _ in 0..<1000 { #expect(world.cache.image(for: key("a")) != nil) }
        #expect(world.cache.state.withLock { $0.expiries.count } == 2)
        world.clock.advance(45)
        await world.clock.wait(forSleepers: 1)
        #expect(world.cache.count == 1)
        world.clock.advance(60)
        try await eventually("it has gone") { world.cache.count == 0 }
    }

    @Test(
        "Given an expiry that is no duration, or none to extend by, when used, then nothing changes",
        arguments: [
            (CacheExpiration.date(Date(timeIntervalSinceReferenceDate: 1e12)), ExpirationExtension.lifetime),
            (.seconds(60), .by(.never)), (.seconds(60), .by(.seconds(.nan))), (.seconds(60), .by(.seconds(-9))),
            (.seconds(60), .by(.date(.distantFuture))), (.seconds(60), .none),
        ])
    func noDuration(expiration: CacheExpiration, extension extended: ExpirationExtension) throws {
        let world = MemoryWorld(expirationExtension: extended)
        world.cache.store(try .fake(), for: key("a"), expiration: expiration)
        func goneAt() -> Double? { world.cache.state.withLock { $0.table.peek(key("a"))?.goneAt } }
        let before = goneAt()
        world.clock.advance(50)
        #expect(world.cache.image(for: key("a")) != nil)
        #expect(goneAt() == before)
    }

    @Test("Given an endless time after each use, when an image is used, then it stays")
    func endless() throws {
        let world = MemoryWorld(expiration: .seconds(60), expirationExtension: .by(.seconds(.infinity)))
        world.cache.store(try .fake(), for: key("a"))
        #expect(world.cache.image(for: key("a")) != nil)
        world.clock.advance(1e9)
        #expect(world.cache.image(for: key("a")) != nil)
    }

    @Test("Given an image, when loads find it again, then it stays; when only prefetches do, it goes")
    func pipeline() async throws {
        let fixture = PipelineFixture()
        let memory = ImageCache(expiration: .seconds(60), expirationExtension: .lifetime, clock: fixture.clock)
        let pipeline = fixture.pipeline(memory: memory)
        for _ in 0..<5 {
            _ = try await pipeline.image(for: "http://test/x")
            fixture.clock.advance(50)
        }
        #expect(memory.statistics.stores == 1)
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        await withCheckedContinuation { done in
            prefetcher.didComplete = { @MainActor in done.resume() }
            prefetcher.start(["http://test/x"])
        }
        fixture.clock.advance(10)
        #expect(pipeline.cachedImage(for: "http://test/x") == nil)
    }
}
