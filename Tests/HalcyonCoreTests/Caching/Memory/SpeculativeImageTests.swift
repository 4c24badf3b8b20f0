import Foundation
import HTTPTypes
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

/// Images that nobody has asked for yet but a prefetcher.
@Suite("Speculative images", .timeLimit(.minutes(5)))
struct SpeculativeImageTests {
    private let cache = ImageCache(costLimit: 1 << 20)
    private let gate = Gate()

    private func pipeline(_ interceptors: ImageInterceptor...) -> ImagePipeline {
        let loader = FakeLoader { [gate] request async throws(ImageError) in
            await gate.pass()
            return .success(request.path ?? "")
        }
        var configuration = ImagePipeline.Configuration.fake(loader: loader, imageCache: cache)
        configuration.interceptors = interceptors
        return ImagePipeline(configuration)
    }

    private func request(_ name: String) -> ImageRequest { ImageRequest("http://test/\(name)") }

    private func isSpeculative(_ name: String) -> Bool? {
        cache.state.withLock { $0.table.peek(request(name).imageKey)?.isSpeculative }
    }

    @Test("Given a prefetcher and a program, when both load, then only the former's count as unused")
    func marks() async throws {
        gate.open()
        let pipeline = pipeline()
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        #expect(await prefetcher.start([request("a")]).completion.map(\.outcome) == [.loaded(.network)])
        _ = try await pipeline.image(for: request("b"))
        #expect(isSpeculative("a") == true && isSpeculative("b") == false)
        // Without a load the mark stays: a prefetcher that looks again wants no more than before.
        #expect(await prefetcher.start([request("a")]).completion.map(\.outcome) == [.skipped])
        #expect(isSpeculative("a") == true)
        cache.store(try .fake(), for: request("c").imageKey)
        let before = cache.statistics
        cache.useIfSpeculative(request("c").imageKey)
        #expect(cache.statistics == before)
    }

    @Test("Given an interceptor that loads another image, when prefetched, then that counts as unused")
    func replaced() async throws {
        gate.open()
        let pipeline = pipeline { load in
            try await load.proceed(with: "http://test/\(load.request.cacheKey ?? "")")
        }
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let batch = prefetcher.start([request("a").with { $0.cacheKey = "other-a" }])
        #expect(await batch.completion.map(\.outcome) == [.loaded(.network)])
        _ = try await pipeline.image(for: request("b").with { $0.cacheKey = "other-b" })
        #expect(isSpeculative("other-a") == true && isSpeculative("other-b") == false)
    }

    @Test("Given a prefetched image already shown, when another load joins, then that is not a use")
    func usedOnce() throws {
        let cache = ImageCache(costLimit: 12)
        let key = { (name: String) in MemoryWorld.key(name) }
        cache.store(try MemoryWorld.image(1), nil, for: key("a"), expiration: nil, ticket: nil, isSpeculative: true)
        _ = cache.image(for: key("a"))
        for name in ["b", "c"] { cache.store(try MemoryWorld.image(1), for: key(name)) }
        cache.useIfSpeculative(key("a"))
        cache.store(try MemoryWorld.image(1), for: key("d"))
        #expect(!cache.contains(key("a")) && cache.contains(key("b")))
    }

    @Test("Given a prefetch that a program has joined, when it ends, then the image counts as used")
    func joined() async throws {
        let pipeline = pipeline()
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let batch = prefetcher.start([request("a")])
        try await eventually("the load runs") { pipeline.engine.images.jobs.count == 1 }
        async let image = pipeline.image(for: request("a"))
        let key = ImageJobKey(pipeline.engine.parts.defaults.completed(request("a"), id: LoadID()))
        try await eventually("both wait") { pipeline.engine.images.jobs.waiterCount(for: key) == 2 }
        gate.open()
        _ = try await image
        _ = await batch.completion
        // Once used, it is found by those who want it, and goes after what nobody has wanted.
        #expect(pipeline.cachedImage(for: request("a")) != nil)
        _ = await prefetcher.start((0..<9).map { request("\($0)") }).completion
        cache.trim(toCost: 16)
        #expect(isSpeculative("a") != nil)
    }
}
