import Foundation
import HTTPTypes
import HalcyonTesting
import Testing

@testable import HalcyonCore

/// What a pipeline takes from memory, and what it does not.
@Suite("Memory answers", .timeLimit(.minutes(5)))
struct MemoryAnswerTests {
    private let clock = FakeClock()
    private let cache: ImageCache
    private let loader = FakeLoader()
    private let decoder = FakeDecoder()
    private let pipeline: ImagePipeline

    init() {
        cache = ImageCache(clock: clock)
        loader["/a"] = .image(FakeImage(width: 400, height: 300))
        var configuration = ImagePipeline.Configuration.fake(
            loader: loader, imageCache: cache, decoder: decoder, clock: clock)
        configuration.expiration = .seconds(100)
        pipeline = ImagePipeline(configuration)
    }

    private func request(_ side: Int? = nil, _ change: (inout ImageRequest) -> Void = { _ in }) -> ImageRequest {
        var request = ImageRequest("http://test/a")
        request.targetSize = side.map { TargetSize(width: $0, height: $0) }
        change(&request)
        return request
    }

    @Test("Given an image in memory, when its bytes are stale, then it answers only without network")
    func stale() async throws {
        _ = try await pipeline.image(for: request())
        clock.advance(99)
        #expect(pipeline.cachedImage(for: request()) != nil)
        clock.advance(1)
        #expect(pipeline.cachedImage(for: request()) == nil)
        #expect(pipeline.cachedImage(for: request { $0.retry = .never }) == nil)
        let offline = request { $0.cachePolicy.network = .never }
        let response = try await pipeline.response(for: offline)
        #expect(response.isStale && response.source == .memory)
        #expect(pipeline.cachedImage(for: offline) != nil)
        #expect(loader.started.value == 1)
        // It stays for those who can have it confirmed.
        #expect(pipeline.engine.memory.entry(for: request())?.metadata?.expiresAt == clock.date)
        let again = try await pipeline.response(for: request())
        #expect(!again.isStale && loader.started.value == 2)
        #expect(pipeline.cachedImage(for: request()) != nil)
    }

    @Test("Given some stale images in memory, when expired ones are removed, then the others stay")
    func removesStale() async throws {
        _ = try await pipeline.image(for: request())
        clock.advance(60)
        _ = try await pipeline.image(for: ImageRequest("http://test/b"))
        clock.advance(40)
        _ = try await pipeline.cache.removeExpired()
        #expect(cache.count == 1 && pipeline.cachedImage(for: ImageRequest("http://test/b")) != nil)
    }

    @Test("RFC 9111, 4.2.3: Given a clock set back a year, when storing, then images are revalidated")
    func clockPutBack() async throws {
        _ = try await pipeline.image(for: request())
        let own = ImageRequest("http://test/own")
        pipeline.cache.store(try .fake(), for: own)
        clock.advance(-365 * 86_400)
        _ = try await pipeline.image(for: ImageRequest("http://test/b"))
        #expect(pipeline.cachedImage(for: request()) == nil)
        let offline = request { $0.cachePolicy.network = .never }
        #expect(try await pipeline.response(for: offline).isStale)
        // What nobody can confirm stays.
        #expect(pipeline.cachedImage(for: own) != nil)
        #expect(try await !pipeline.response(for: request()).isStale)
        #expect(loader.started.value == 3)
        #expect(pipeline.cachedImage(for: request()) != nil)
    }

    @Test("RFC 9111, 4: Given a result made from another size, when that goes stale, then so does it")
    func madeOfAnother() async throws {
        _ = try await pipeline.image(for: request())
        clock.advance(50)
        let chain = request(500) { $0.processors = [.circle()] }
        _ = try await pipeline.image(for: chain)
        #expect(decoder.decoded.value == 1)
        clock.advance(49)
        #expect(pipeline.cachedImage(for: chain) != nil)
        clock.advance(1)
        #expect(pipeline.cachedImage(for: chain) == nil)
    }

    @Test("Given an image chosen by fields, when expired ones are removed, then it stays until expiry")
    func oneOfSeveralIsNotStale() async throws {
        var metadata = CacheMetadata(storedAt: clock.date, expiresAt: clock.date + 100)
        metadata.requestFields = [.acceptLanguage: "de"]
        cache.store(try .fake(), metadata, for: request().imageKey)
        clock.advance(99)
        _ = try await pipeline.cache.removeExpired()
        #expect(cache.count == 1)
        clock.advance(1)
        _ = try await pipeline.cache.removeExpired()
        #expect(cache.count == 0)
    }

    @Test("Given requests, when loaded or found in memory, then each counts once as miss or hit")
    func countsRequests() async throws {
        _ = try await pipeline.image(for: request())
        #expect(cache.statistics.misses == 1 && cache.statistics.hits == 0)
        _ = try await pipeline.image(for: request())
        _ = try await pipeline.image(for: request(50) { $0.processors = [.circle()] })
        #expect(cache.statistics.misses == 2 && cache.statistics.hits == 1)
        clock.advance(100)
        _ = try await pipeline.image(for: request())
        #expect(cache.statistics.misses == 3 && cache.statistics.hits == 1)
        _ = pipeline.cachedImage(for: request(500))
        #expect(cache.statistics.misses == 3 && cache.statistics.hits == 2)
    }

    @Test("Given a source's images for several users, when all go, then other sources keep theirs")
    func removesVariants() async throws {
        for side in [nil, 50, 100] { _ = try await pipeline.image(for: request(side)) }
        _ = try await pipeline.image(for: request { $0.headerFields[.authorization] = "me" })
        _ = try await pipeline.image(for: ImageRequest("http://test/ab"))
        try await pipeline.cache.removeAll(variantsOf: request(7))
        #expect(cache.count == 1 && pipeline.cachedImage(for: ImageRequest("http://test/ab")) != nil)
    }

    @Test("Given an image whose expiry is extended on use, when used, then it goes stale later")
    func extended() throws {
        let key = request().imageKey
        let metadata = CacheMetadata(
            storedAt: clock.date, expiresAt: clock.date + 100, extensionOnUse: 100)
        cache.store(try .fake(), metadata, for: key)
        clock.advance(90)
        #expect(pipeline.cachedImage(for: request()) != nil)
        #expect(cache.entry(for: key)?.metadata?.expiresAt == clock.date + 100)
        clock.advance(99)
        #expect(pipeline.cachedImage(for: request { $0.retry = .never }) != nil)
        clock.advance(100)
        // Too late: nobody who looks at a stale one puts anything off.
        #expect(pipeline.cachedImage(for: request()) == nil)
        #expect(pipeline.cachedImage(for: request { $0.cachePolicy.network = .never }) != nil)
        #expect(pipeline.cachedImage(for: request()) == nil)
    }

    @Test("Given an image in memory, when a prefetcher looks for it, then that puts no expiry off")
    func prefetchersDoNotExtend() async throws {
        let metadata = CacheMetadata(storedAt: clock.date, expiresAt: clock.date + 100, extensionOnUse: 100)
        cache.store(try .fake(), metadata, for: request().imageKey)
        clock.advance(90)
        #expect(await ImagePrefetcher(pipeline: pipeline).start([request()]).completion.map(\.outcome) == [.skipped])
        clock.advance(10)
        #expect(pipeline.cachedImage(for: request()) == nil)
    }

    @Test("Given a request's own memory expiry, when it has loaded, then that overrules the cache's")
    func memoryExpiration() async throws {
        cache.expiration = .seconds(5)
        _ = try await pipeline.image(for: request { $0.memoryExpiration = .seconds(10) })
        _ = try await pipeline.image(for: request(50))
        clock.advance(5)
        #expect(pipeline.cachedImage(for: request()) != nil && pipeline.cachedImage(for: request(50)) == nil)
        clock.advance(5)
        #expect(pipeline.cachedImage(for: request()) == nil)
        #expect(pipeline.engine.memory.entry(for: request()) == nil && cache.count == 0)
        pipeline.cache.store(try .fake(), for: request { $0.memoryExpiration = .seconds(10) })
        clock.advance(10)
        #expect(pipeline.cachedImage(for: request()) == nil)
    }

    @Test("Given a large image in memory, when one at least so large is wanted, then it serves")
    func atLeast() async throws {
        _ = try await pipeline.image(for: request(200))
        let response = try await pipeline.response(for: request(100) { $0.precision = .atLeast })
        #expect(response.image.size == PixelSize(width: 200, height: 150) && response.source == .memory)
        #expect(response.cacheKey == request(100).imageKey)
        #expect(pipeline.task(for: request(10) { $0.precision = .atLeast }).request.targetSize?.width == 10)
        #expect(decoder.decoded.value == 1)
        let exact = try await pipeline.image(for: request(100))
        #expect(exact.size == PixelSize(width: 100, height: 75))
        #expect(decoder.decoded.value == 2)
    }

    @Test("Given a pipeline accepting larger images, when a request is exact, then none serves it")
    func precisionByDefault() async throws {
        var configuration = ImagePipeline.Configuration.fake(
            loader: loader, imageCache: cache, decoder: decoder, clock: clock)
        configuration.defaults.precision = .atLeast
        let pipeline = ImagePipeline(configuration)
        _ = try await pipeline.image(for: request(200))
        #expect(pipeline.cachedImage(for: request(100))?.size.width == 200)
        #expect(pipeline.cachedImage(for: request(100) { $0.precision = .exact }) == nil)
        #expect(pipeline.cachedImage(for: request(100) { $0.processors = [.circle()] }) == nil)
    }

    @Test("Given a small whole picture in memory, when a large box asks, then it is not decoded again")
    func wholeServesLargerBoxes() async throws {
        let whole = try await pipeline.image(for: request())
        for side in [400, 500, 9000] {
            #expect(try await pipeline.image(for: request(side)).pixels === whole.pixels)
        }
        #expect(decoder.decoded.value == 1)
    }

    @Test("Given larger images in memory, when a chain runs, then it gets the requested size")
    func chainsAreExact() async throws {
        _ = try await pipeline.image(for: request(200))
        let image = try await pipeline.image(
            for: request(100) {
                $0.precision = .atLeast
                $0.processors = [.circle()]
            })
        #expect(image.size.width <= 100)
    }

    @MainActor
    @Test("Given a larger image in memory, when shown below half its size, then it is decoded again")
    func views() async throws {
        let view = FakeView(displaySize: .box(TargetSize(width: 100, height: 75)))
        _ = try await pipeline.image(for: request(200))
        view.display.setImage(with: request(), options: DisplayOptions(pipeline: pipeline))
        #expect(view.image == FakeImage(width: 200, height: 150))
        if case .image(let image, _) = view.content {
            #expect(view.display.size(of: image) == PixelSize(width: 100, height: 75))
        }
        view.displaySize = .box(TargetSize(width: 99, height: 74))
        view.display.setImage(with: request(), options: DisplayOptions(pipeline: pipeline))
        await view.events.wait { $0.filter { $0 == .shown }.count == 2 }
        #expect(view.image == FakeImage(width: 99, height: 74))
        view.displaySize = .box(TargetSize(width: 50, height: 38))
        view.display.setImage(
            with: request { $0.precision = .exact }, options: DisplayOptions(pipeline: pipeline))
        await view.events.wait { $0.filter { $0 == .shown }.count == 3 }
        #expect(view.image?.size.width == 50)
    }
}
