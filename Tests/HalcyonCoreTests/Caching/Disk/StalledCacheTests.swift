import Foundation
import HTTPTypes
import HalcyonTesting
import Logging
import TestSupport
import Testing

@testable import HalcyonCore

/// Nobody waits for an encoder or a stalled disk.
@Suite("A cache that stalls or lags behind", .timeLimit(.minutes(5)))
struct StalledCacheTests {
    @Test("Given an unresponsive disk cache, when images load, then they soon come from the network")
    func stalledReads() async throws {
        let gate = Gate()
        let clock = FakeClock()
        let loader = FakeLoader()
        let pipeline = ImagePipeline(
            .fake(loader: loader, cache: HeldCache(reads: gate, writes: nil), imageCache: nil, clock: clock))
        let tasks = (0..<10).map { pipeline.task(for: ImageRequest("http://test/\($0)")) }
        await gate.waiting.wait(for: 10)
        await clock.wait(forSleepers: 1)
        clock.advance(2.9)
        #expect(loader.started.value == 0)
        clock.advance(0.2)
        for task in tasks { #expect(try await task.response.source == .network) }
        // The next ones do not even wait.
        #expect(try await pipeline.response(for: ImageRequest("http://test/next")).source == .network)
        gate.open()
        let cache = try #require(pipeline.engine.parts.caches.dataCache)
        try await eventually("the cache is asked again") { !pipeline.engine.parts.patience.isStalled(cache) }
        await pipeline.flush()
        #expect(try await pipeline.response(for: ImageRequest("http://test/1")).source == .disk)
    }

    @Test("Given an unresponsive disk cache, when asked what it has, then it soon counts as empty")
    func stalledContains() async throws {
        let gate = Gate()
        let clock = FakeClock()
        let pipeline = ImagePipeline(
            .fake(cache: HeldCache(reads: gate, writes: nil), imageCache: nil, clock: clock))
        async let source = pipeline.cache.contains("http://test/a")
        async let hasData = pipeline.cache.hasData(for: "http://test/a")
        await clock.wait(forSleepers: 1)
        await gate.waiting.wait(for: 2)
        clock.advance(3.1)
        #expect(await source == nil)
        #expect(await !hasData)
        gate.open()
    }

    @Test("Given a look-up in a stalled cache, when its load is cancelled, then so is the look-up")
    func cancelledLookup() async throws {
        let gate = Gate()
        let clock = FakeClock()
        let pipeline = ImagePipeline(
            .fake(cache: HeldCache(reads: gate, writes: nil), imageCache: nil, clock: clock))
        for _ in 0..<50 {
            let task = pipeline.task(for: ImageRequest("http://test/a"))
            await gate.waiting.wait(for: 1)
            task.cancel()
            await #expect(throws: ImageError.cancelled) { try await task.image }
            await gate.waiting.wait { $0 == 0 }
        }
        try await eventually("no look-up is left") {
            pipeline.engine.disk.lookupPermits.counts == (free: 16, waiting: 0)
        }
        try await eventually("nobody sleeps for one") { clock.sleeperCount == 0 }
    }

    /// A cache whose lists and removals of many stall, and nothing else.
    private final class PartlyHeldCache: DataCaching {
        let cache = FakeDataCache()
        let gate = Gate()

        func entry(for key: String) async throws(ImageError) -> DataCacheEntry? { try await cache.entry(for: key) }

        func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
            await gate.pass()
            return try await cache.metadata(for: key)
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

    @Test("Given a processed image whose source lookup hangs, when it is requested, then it is remade")
    func stalledSource() async throws {
        let cache = PartlyHeldCache()
        let clock = FakeClock()
        let loader = FakeLoader()
        let request = ImageRequest("http://test/a").with {
            $0.processors = [FakeProcessor("kept")]
            $0.storage = .both
        }
        var configuration = ImagePipeline.Configuration.fake(
            loader: loader, cache: cache, imageCache: nil, clock: clock)
        configuration.encoders = [HeldEncoder(blocker: nil)]
        let first = ImagePipeline(configuration)
        _ = try await first.image(for: request)
        await first.flush()
        #expect(cache.cache.keys.count == 2)
        let second = ImagePipeline(configuration)
        let answered = Tally()
        let load = Task {
            defer { answered.add() }
            return try await second.response(for: request)
        }
        await cache.gate.waiting.wait(for: 1)
        try await eventually("it is answered") {
            clock.advance(3.1)
            return answered.value > 0
        }
        // Nobody knows whether it was made of the newest bytes.
        #expect(try await load.value.source == .network)
        cache.gate.open()
        await second.flush()
    }

    @Test("Given a disk cache whose removals hang, when a PUT succeeds, then it is soon answered")
    func stalledClearing() async throws {
        let cache = PartlyHeldCache()
        let clock = FakeClock()
        let loader = FakeLoader()
        let pipeline = ImagePipeline(.fake(loader: loader, cache: cache, imageCache: nil, clock: clock))
        _ = try await pipeline.image(for: ImageRequest("http://test/a"))
        await pipeline.flush()
        let http = HTTPRequest(method: .put, scheme: "http", authority: "test", path: "/a")
        let change = ImageRequest(source: .remote(http, body: Data("new".utf8)))
        let answered = Tally()
        let answer = Task {
            defer { answered.add() }
            return try await pipeline.data(for: change)
        }
        await cache.gate.waiting.wait(for: 1)
        // The sleeper may be a timer that is about to end, and the one that matters may start after the first advance.
        try await eventually("it is answered") {
            clock.advance(3.1)
            return answered.value > 0
        }
        _ = try await answer.value
        // What was there before is no answer, removed or not.
        #expect(try await pipeline.response(for: ImageRequest("http://test/a")).source == .network)
        cache.gate.open()
        await pipeline.flush()
    }

    @Test("Given a source and its image on disk, when newer bytes are skipped, then both are removed")
    func leavesNothingOlder() async throws {
        let gate = Gate()
        let cache = ListedCache(gate: gate)
        let url = "http://test/x"
        for key in [url, url + "\nprocessed kept"] {
            cache[key] = DataCacheEntry(data: Data([1]), metadata: CacheMetadata(storedAt: Date(), version: 1))
        }
        let staged = WriteBehindCache(cache, ledger: SourceLedger(), logger: Logger(label: "test"))
        let large = DataCacheEntry(data: Data(count: 40 << 20), metadata: CacheMetadata(storedAt: Date(), version: 2))
        staged.store(large, for: "http://test/other")
        staged.store(large, for: url)
        #expect(staged.skippedCount == 1)
        #expect(await staged.entry(for: url) == nil)
        #expect(await staged.entry(for: url + "\nprocessed kept") == nil)
        gate.open()
        await staged.flush()
        #expect(cache.keys == ["http://test/other"])
    }

    @Test("Given disk caches blocking all their threads, when a local file is loaded, then it loads")
    func filesGoOn() async throws {
        let blocker = ThreadBlocker()
        let held = (0..<20).map { _ in
            Task { try? await WorkExecutor.io.run { () throws(ImageError) in blocker.hold() } }
        }
        await blocker.held.wait(for: 8)
        let folder = try TemporaryDirectory()
        let file = folder.file("a.fake")
        try Data("abc".utf8).write(to: file)
        let image = try await ImagePipeline(.fake()).image(for: ImageRequest(file))
        #expect(image.text == "abc")
        blocker.release()
        for task in held { await task.value }
    }

    // MARK: Encoders

    /// Encodes nothing until it is let go.
    private struct HeldEncoder: ImageEncoding {
        let blocker: ThreadBlocker?

        func encode(_ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions) throws(ImageError) -> Data?
        {
            blocker?.hold()
            return Data("abc".utf8)
        }
    }

    private func pipeline(_ cache: FakeDataCache, blocker: ThreadBlocker?, decodes: Int, side: Int) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.fake(
            loader: FakeLoader(default: .image(FakeImage(width: side, height: side))), cache: cache, imageCache: nil)
        configuration.encoders = [HeldEncoder(blocker: blocker)]
        configuration.maximumDecodes = decodes
        configuration.downloads.startRate = nil
        configuration.defaults.storage = .both
        return ImagePipeline(configuration)
    }

    @Test("Given a stuck encoder, when many images are loaded, then all arrive and some go unstored", .holdsThreads)
    func answersBeforeEncoders() async throws {
        let blocker = ThreadBlocker()
        let pipeline = pipeline(FakeDataCache(), blocker: blocker, decodes: 2, side: 512)
        // A megabyte of pixels each: more than may wait to be encoded.
        for number in 0..<100 {
            let request = ImageRequest("http://test/\(number)").with { $0.processors = [FakeProcessor("kept")] }
            _ = try await pipeline.image(for: request)
        }
        let cache = try #require(pipeline.engine.parts.caches.dataCache)
        #expect(blocker.held.value == 1)
        #expect(cache.skippedCount >= 30)
        #expect(cache.skippedCount < 100)
        blocker.release()
        await pipeline.flush()
    }

    @Test("Given a flood of loads, when one awaits its store, then it does not wait for the flood", .holdsThreads)
    func hurriesWhatIsAwaited() async throws {
        let cache = FakeDataCache()
        let pipeline = pipeline(cache, blocker: nil, decodes: 1, side: 1)
        let answered = Tally()
        // Lets nothing of the flood through before the other has begun.
        let blocker = ThreadBlocker()
        let flood = (0..<120).map { number in
            var request = ImageRequest("http://test/\(number)")
            request.storage = .original
            request.processors = [
                FakeProcessor("slow") { image in
                    blocker.hold()
                    usleep(1_000)
                    return image
                }
            ]
            let task = pipeline.task(for: request)
            return Task {
                _ = try? await task.image
                answered.add()
            }
        }
        let kept = ImageRequest("http://test/kept").with {
            $0.processors = [FakeProcessor("kept")]
            $0.delivery = .afterStore
            $0.priority = .high
        }
        await blocker.held.wait(for: 1)
        let task = pipeline.task(for: kept)
        blocker.release()
        _ = try await task.image
        #expect(answered.value < 90)
        #expect(cache.keys.contains { $0.hasPrefix("http://test/kept\n") })
        for task in flood { await task.value }
    }
}
