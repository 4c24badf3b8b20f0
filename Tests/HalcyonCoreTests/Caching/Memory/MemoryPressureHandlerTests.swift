import HalcyonCore
import HalcyonTesting
import Synchronization
import Testing

@Suite("MemoryPressureHandler")
struct MemoryPressureHandlerTests {
    private let clock = FakeClock()
    private let handler: MemoryPressureHandler

    init() { handler = MemoryPressureHandler(clock: clock) }

    /// A cache of 1,000 entries of 100 bytes each at most, with `count` in it.
    private func cache(_ count: Int) throws -> ImageCache {
        let cache = ImageCache(costLimit: 100_000)
        for number in 0..<count { cache.store(try image(), for: key(number)) }
        handler.add(cache)
        return cache
    }

    private func image() throws -> DecodedImage {
        try DecodedImage(
            pixels: PixelBuffer(width: 25, height: 1, hasAlpha: false) {
                $0.initializeMemory(as: UInt8.self, repeating: 0)
            })
    }

    private func key(_ number: Int) -> ImageKey { ImageRequest("http://test/\(number)").imageKey }

    @Test(
        "Given a full cache, when memory is short, then it keeps the latest, fewer at worse levels",
        arguments: [(MemoryPressure.low, 750), (.medium, 500), (.critical, 100)])
    func steps(pressure: MemoryPressure, kept: Int) throws {
        let cache = try cache(1000)
        handler.signal(pressure)
        #expect(cache.count == kept)
        #expect(cache.contains(key(999)))
        #expect(!cache.contains(key(999 - kept)))
        #expect(cache.costLimit == 100_000)
    }

    @Test("Given memory outside of caches, when caches shrink, then its owner is told, until it ends")
    func others() {
        let calls = Tally()
        var registration: (any AnyObject & Sendable)? = handler.add { calls.add() }
        handler.signal(.low)
        #expect(calls.value == 1)
        // Within the pause.
        handler.signal(.low)
        #expect(calls.value == 1)
        handler.trim()
        handler.removeAll()
        #expect(calls.value == 3)
        withExtendedLifetime(registration) {}
        registration = nil
        handler.trim()
        #expect(calls.value == 3)
    }

    @Test("Given lasting pressure, when signalled, then the cache shrinks every 10 s, down to a tenth")
    func pause() throws {
        let cache = try cache(1000)
        var counts: [Int] = []
        for _ in 0..<60 {
            handler.signal(.medium)
            counts.append(cache.count)
            clock.advance(1)
        }
        #expect(counts[0..<10].allSatisfy { $0 == 500 })
        #expect(counts[10..<20].allSatisfy { $0 == 250 })
        #expect(counts[20..<30].allSatisfy { $0 == 125 })
        #expect(counts[30...].allSatisfy { $0 == 100 })
    }

    @Test("Given an answer, when a worse sign comes at once, then it is answered; a lesser one is not")
    func worsens() throws {
        let cache = try cache(1000)
        handler.signal(.low)
        handler.signal(.medium)
        #expect(cache.count == 375)
        handler.signal(.low)
        #expect(cache.count == 375)
        handler.signal(.critical)
        #expect(cache.count == 37)
        clock.advance(MemoryPressureHandler.pause)
        handler.signal(.critical)
        #expect(cache.count == 3)
    }

    @Test("Given a cache with next to nothing, when memory is a little short, then it keeps that")
    func floor() throws {
        let cache = try cache(90)
        handler.signal(.low)
        handler.signal(.medium)
        #expect(cache.count == 90)
    }

    @Test("Given caches, when they come and go, then the system is watched from the first to the last")
    func watch() throws {
        let (begun, ended) = (Count(), Count())
        let handler = MemoryPressureHandler(clock: clock) { _ in
            begun.value.add(1, ordering: .relaxed)
            return Watch(ended)
        }
        #expect(!handler.isWatching)
        var caches = [ImageCache(), ImageCache()]
        for cache in caches + caches { handler.add(cache) }
        #expect(begun.value.load(ordering: .relaxed) == 1)
        caches.removeLast()
        #expect(ended.value.load(ordering: .relaxed) == 0)
        caches.removeLast()
        #expect(ended.value.load(ordering: .relaxed) == 1)
        #expect(!handler.isWatching)
        handler.signal(.critical)
        let late = ImageCache()
        handler.add(late)
        #expect(begun.value.load(ordering: .relaxed) == 2)
        #expect(handler.contains(late))
    }

    @Test("Given a cache last owned by the handler, when memory is short, then nothing deadlocks")
    func endsMeanwhile() async throws {
        let handler = handler
        for _ in 0..<200 {
            let cache = ImageCache(costLimit: 1000)
            handler.add(cache)
            let signal = Task.detached { handler.signal(.critical) }
            _ = consume cache
            await signal.value
            clock.advance(60)
        }
        #expect(!handler.isWatching)
    }

    @Test("Given a pipeline that is not to follow the system, when it is told to, then it does not")
    func isOff() {
        let (on, off) = (ImageCache(), ImageCache())
        ImagePipeline(.fake(imageCache: on)).followSystemMemory()
        var configuration = ImagePipeline.Configuration.fake(imageCache: off)
        configuration.followsSystemMemory = false
        ImagePipeline(configuration).followSystemMemory()
        #expect(MemoryPressureHandler.shared.contains(on))
        #expect(!MemoryPressureHandler.shared.contains(off))
    }
}

private final class Count: Sendable {
    let value = Atomic(0)
}

private final class Watch: Sendable {
    private let ended: Count
    init(_ ended: Count) { self.ended = ended }
    deinit { ended.value.add(1, ordering: .relaxed) }
}
