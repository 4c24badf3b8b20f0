import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Only requests that asked to have their image stored wait for an encoder.
@Suite("Waiting for encoders", .holdsThreads, .timeLimit(.minutes(5)))
struct EncoderWaitTests {
    /// Encodes nothing until it is let go.
    private struct HeldEncoder: ImageEncoding {
        let blocker: ThreadBlocker?

        func encode(_ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions) throws(ImageError) -> Data?
        {
            blocker?.hold()
            return Data("abc".utf8)
        }
    }

    private func pipeline(
        _ cache: any DataCaching, blocker: ThreadBlocker?, decodes: Int = 2, clock: FakeClock = FakeClock()
    ) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.fake(
            loader: FakeLoader(), cache: cache, imageCache: nil, clock: clock)
        configuration.encoders = [HeldEncoder(blocker: blocker)]
        configuration.maximumDecodes = decodes
        configuration.downloads.startRate = nil
        return ImagePipeline(configuration)
    }

    private func kept(_ path: String) -> ImageRequest {
        ImageRequest("http://test/\(path)").with {
            $0.processors = [FakeProcessor("kept")]
            $0.storage = .both
        }
    }

    private func put(_ path: String) -> ImageRequest {
        let http = HTTPRequest(method: .put, scheme: "http", authority: "test", path: "/\(path)")
        return ImageRequest(source: .remote(http, body: Data("new".utf8)))
    }

    @Test(
        "Given an image being encoded, when a PUT to its URL ends, then the encoder is not awaited",
        .timeLimit(.minutes(5)))
    func clearingBeforeEncoders() async throws {
        let (blocker, cache) = (ThreadBlocker(), FakeDataCache())
        let pipeline = pipeline(cache, blocker: blocker)
        _ = try await pipeline.image(for: kept("a"))
        await blocker.held.wait(for: 1)
        _ = try await pipeline.data(for: put("a"))
        // Gone from the disk as well, and what the encoder makes of the older bytes does not get there.
        #expect(cache.keys.isEmpty)
        blocker.release()
        await pipeline.flush()
        #expect(cache.keys.isEmpty)
    }

    @Test("Given a running encoder, when another image changes or all are removed, then nobody waits")
    func otherEncoders() async throws {
        let (blocker, cache) = (ThreadBlocker(), FakeDataCache())
        let pipeline = pipeline(cache, blocker: blocker)
        _ = try await pipeline.image(for: kept("a"))
        await blocker.held.wait(for: 1)
        _ = try await pipeline.data(for: ImageRequest("http://test/b"))
        _ = try await pipeline.data(for: put("b"))
        #expect(!cache.keys.contains { $0.hasPrefix("http://test/b") })
        try await pipeline.cache.removeAll()
        #expect(cache.keys.isEmpty)
        blocker.release()
        await pipeline.flush()
        #expect(cache.keys.isEmpty)
    }

    /// A cache whose removals of many stall, and nothing else.
    private final class SlowClearingCache: DataCaching {
        let cache = FakeDataCache()
        let gate = Gate()

        func entry(for key: String) async throws(ImageError) -> DataCacheEntry? { try await cache.entry(for: key) }
        func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
            try await cache.metadata(for: key)
        }
        func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
            try await cache.store(entry, for: key)
        }
        func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
            try await cache.update(metadata, for: key)
        }
        func remove(for key: String) async throws(ImageError) { try await cache.remove(for: key) }
        func removeAll() async throws(ImageError) { try await cache.removeAll() }
        func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
            await gate.pass()
            return try await cache.removeAll(variantsOf: sourceKey)
        }
    }

    @Test("Given slow removals, when several PUTs have stopped waiting, then the cache is still used")
    func slowClearings() async throws {
        let (cache, clock) = (SlowClearingCache(), FakeClock())
        let pipeline = pipeline(cache, blocker: nil, clock: clock)
        _ = try await pipeline.data(for: ImageRequest("http://test/kept"))
        await pipeline.flush()
        let ended = Tally()
        let changes = (0..<4).map { number in
            Task {
                defer { ended.add() }
                return try await pipeline.data(for: put("\(number)"))
            }
        }
        await cache.gate.waiting.wait(for: 4)
        await clock.wait(forSleepers: 1)
        // Some may begin to wait only after the first advance.
        while ended.value < 4 {
            clock.advance(3.1)
            await Task.yield()
        }
        for change in changes { _ = try await change.value }
        #expect(try await pipeline.response(for: ImageRequest("http://test/kept")).source == .disk)
        cache.gate.open()
        await pipeline.flush()
    }

    @Test(
        "Given a flood of urgent decodes, when anyone waits for a store, then the encoder runs on",
        arguments: [ImageRequest.Options.Delivery.afterStore, .immediate])
    func overtakesDecodes(delivery: ImageRequest.Options.Delivery) async throws {
        let cache = FakeDataCache()
        let pipeline = pipeline(cache, blocker: nil, decodes: 1)
        let answered = Tally()
        // Lets nothing of the flood through before somebody waits.
        let blocker = ThreadBlocker()
        let flood = Log<Task<Void, Never>>()
        var request = kept("kept")
        request.delivery = delivery
        request.processors = [
            FakeProcessor("kept") { image in
                // Holds the only permit until all of these wait for it.
                for number in 0..<300 {
                    let urgent = ImageRequest(provider: FakeDataProvider(identifier: "\(number)") { Data("abc".utf8) })
                        .with {
                            $0.priority = .veryHigh
                            $0.processors = [
                                FakeProcessor("slow") { image in
                                    blocker.hold()
                                    usleep(1_000)
                                    return image
                                }
                            ]
                        }
                    flood.add(
                        Task {
                            _ = try? await pipeline.image(for: urgent)
                            answered.add()
                        })
                }
                while pipeline.engine.permits.cpu.counts.waiting < 300 { usleep(500) }
                return image
            }
        ]
        let task = pipeline.task(for: request)
        if delivery == .immediate {
            _ = try await task.image
            async let isFlushed: Void = pipeline.flush()
            blocker.release()
            await isFlushed
        } else {
            await blocker.held.wait(for: 1)
            blocker.release()
            _ = try await task.image
        }
        #expect(answered.value < 200)
        #expect(cache.keys.contains { $0.hasPrefix("http://test/kept\n") })
        for task in flood.entries { await task.value }
    }

    @Test("Given a CPU busy with decodes, when nobody waits for an encoder, then it waits for them")
    func waitsForDecodes() async throws {
        let (blocker, cache) = (ThreadBlocker(), FakeDataCache())
        let pipeline = pipeline(cache, blocker: blocker, decodes: 2)
        #expect(await pipeline.engine.permits.cpu.acquire(for: .constant(.normal)))
        let image = try await pipeline.image(for: kept("a"))
        #expect(image.text == "/a")
        await blocker.held.wait(for: 1)
        blocker.release()
        await pipeline.flush()
        let other = ThreadBlocker()
        other.release()
        let next = self.pipeline(cache, blocker: other, decodes: 1)
        let task = next.task(for: kept("b"))
        _ = try await task.image
        await next.flush()
        #expect(await next.engine.permits.cpu.acquire(for: .constant(.normal)))
        let demand = LivePriority(.veryLow)
        let encode = Task { await next.engine.permits.encoding.acquire(for: demand, isNew: true) }
        try await eventually("it waits") { next.engine.permits.encoding.counts.waiting == 1 }
        demand.priority = .high
        #expect(await encode.value)
        let later = Task { await next.engine.permits.encoding.acquire(for: .constant(.veryLow), isNew: true) }
        try await eventually("it waits") { next.engine.permits.encoding.counts.waiting == 1 }
        next.engine.permits.encoding.release()
        #expect(next.engine.permits.encoding.counts == (free: 1, waiting: 1))
        next.engine.permits.cpu.release()
        #expect(await later.value)
        next.engine.permits.encoding.release()
        pipeline.engine.permits.cpu.release()
    }
}
