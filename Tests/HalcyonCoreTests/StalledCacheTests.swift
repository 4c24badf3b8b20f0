import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Nobody waits for an encoder or a stalled disk.
@Suite("A cache that stalls or lags behind", .timeLimit(.minutes(1)))
struct StalledCacheTests {
    @Test("Given a disk cache that does not answer, when images are loaded, then they come from the network in a while")
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
        let cache = try #require(pipeline.caches.dataCache)
        await until("the cache is asked again") { !pipeline.patience.isStalled(cache) }
        await pipeline.flush()
        #expect(try await pipeline.response(for: ImageRequest("http://test/1")).source == .disk)
    }

    @Test(
        "Given a look-up that waits for a stalled cache, when its load is cancelled, then the look-up is given up as well"
    )
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
        await until("no look-up is left") { pipeline.lookupPermits.counts == (free: 16, waiting: 0) }
        await until("nobody sleeps for one") { clock.sleeperCount == 0 }
    }

    @Test("Given disk caches that hold every thread they have, when a local file is loaded, then it comes all the same")
    func filesGoOn() async throws {
        let brake = Brake()
        let held = (0..<20).map { _ in
            Task { try? await WorkExecutor.io.run { () throws(ImageError) in brake.hold() } }
        }
        await brake.held.wait(for: 8)
        let folder = try TemporaryDirectory()
        let file = folder.file("a.fake")
        try Data("abc".utf8).write(to: file)
        let image = try await ImagePipeline(.fake()).image(for: ImageRequest(file))
        #expect(image.text == "abc")
        brake.release()
        for task in held { await task.value }
    }

    // MARK: Encoders

    /// Encodes nothing until it is let go.
    private struct HeldEncoder: ImageEncoding {
        let brake: Brake?

        func encode(_ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions) throws(ImageError) -> Data?
        {
            brake?.hold()
            return Data("abc".utf8)
        }
    }

    private func pipeline(_ cache: FakeDataCache, brake: Brake?, decodes: Int) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.fake(
            loader: FakeLoader(default: .image(FakeImage(width: 512, height: 512))), cache: cache, imageCache: nil)
        configuration.encoders = [HeldEncoder(brake: brake)]
        configuration.maximumDecodes = decodes
        configuration.defaults.storage = .both
        return ImagePipeline(configuration)
    }

    @Test(
        "Given an encoder that is stuck, when many images are loaded and kept, then all are answered and some not kept")
    func answersBeforeEncoders() async throws {
        let brake = Brake()
        let pipeline = pipeline(FakeDataCache(), brake: brake, decodes: 2)
        // A megabyte of pixels each: more than may wait to be encoded.
        for number in 0..<100 {
            let request = ImageRequest("http://test/\(number)").with { $0.processors = [FakeProcessor("kept")] }
            _ = try await pipeline.image(for: request)
        }
        let cache = try #require(pipeline.caches.dataCache)
        #expect(brake.held.value == 1)
        #expect(cache.skippedCount >= 30)
        #expect(cache.skippedCount < 100)
        brake.release()
        await pipeline.flush()
    }

    @Test("Given a flood of loads, when one waits for its store, then its encoder does not wait for the flood")
    func hurriesWhatIsAwaited() async throws {
        let cache = FakeDataCache()
        let pipeline = pipeline(cache, brake: nil, decodes: 1)
        let answered = Tally()
        let flood = (0..<400).map { number in
            var request = ImageRequest("http://test/\(number)")
            request.storage = .original
            request.processors = [
                FakeProcessor("slow") { image in
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
        _ = try await pipeline.image(for: kept)
        #expect(answered.value < 300)
        #expect(cache.keys.contains { $0.hasPrefix("http://test/kept\n") })
        for task in flood { await task.value }
    }
}
