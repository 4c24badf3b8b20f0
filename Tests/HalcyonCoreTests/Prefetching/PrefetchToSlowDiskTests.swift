import Foundation
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// What is prefetched to the disk gets there, however slow that is.
@Suite("Prefetching to a slow disk", .timeLimit(.minutes(5)))
struct PrefetchToSlowDiskTests {
    private let gate = Gate()
    private let loader = FakeLoader(default: .data(Data(count: 30 << 20)))
    private let warnings = Warnings()

    private func pipeline(_ cache: FakeDataCache, _ interceptors: DataInterceptor...) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.fake(loader: loader, cache: cache, imageCache: nil)
        configuration.downloads.startRate = nil
        configuration.logger = warnings.logger
        configuration.dataInterceptors = interceptors
        return ImagePipeline(configuration)
    }

    private func request(_ number: Int) -> ImageRequest { ImageRequest("http://test/\(number)") }

    @Test("Given more than may wait for the disk, when prefetched, then it is kept without warning")
    func keepsAll() async throws {
        let cache = FakeDataCache(gate: gate)
        let pipeline = pipeline(cache)
        let prefetcher = ImagePrefetcher(pipeline: pipeline, destination: .disk, width: 4)
        let batch = prefetcher.start((0..<5).map(request))
        // Once there is room for it among what waits for the disk, the fifth begins too.
        try await eventually("as many as run at a time are under way") { loader.started.value >= 4 }
        // Some are on their way to the disk, and some would be too much.
        for _ in 0..<10_000 { await Task.yield() }
        gate.open()
        for result in await batch.completion {
            guard case .loaded = result.outcome else {
                Issue.record("\(result.outcome)")
                continue
            }
        }
        await pipeline.flush()
        #expect(cache.keys == (0..<5).map { "http://test/\($0)" })
        // That some are not stored would not be true.
        #expect(warnings.all == [])
    }

    @Test("Given an interceptor that loads something else, when prefetched, then all of that is kept")
    func keepsReplaced() async throws {
        let cache = FakeDataCache(gate: gate)
        let pipeline = pipeline(cache) { load in
            let name = load.request.cacheKey ?? ""
            return try await load.proceed(with: "http://other/\(name)")
        }
        let prefetcher = ImagePrefetcher(pipeline: pipeline, destination: .disk, width: 5)
        let batch = prefetcher.start((0..<5).map { number in request(number).with { $0.cacheKey = "\(number)" } })
        try await eventually("as many as run at a time are under way") { loader.started.value >= 4 }
        for _ in 0..<10_000 { await Task.yield() }
        gate.open()
        #expect(await batch.completion.map(\.outcome) == Array(repeating: .loaded(.network), count: 5))
        await pipeline.flush()
        #expect(cache.keys == (0..<5).map { "http://other/\($0)" })
        #expect(warnings.all == [])
    }

    @Test("Given a load begun by another, when its bytes are left out, then the prefetch stores them")
    func keepsJoined() async throws {
        let cache = FakeDataCache(gate: gate)
        let pipeline = pipeline(cache)
        let transfer = Gate()
        loader["/0"] = FakeLoader.Answer.data(Data(count: 1024)).held(at: transfer)
        let load = pipeline.task(for: request(0))
        await transfer.waiting.wait(for: 1)
        let prefetcher = ImagePrefetcher(pipeline: pipeline, destination: .disk, width: 1)
        let batch = prefetcher.start([request(0)])
        // Full, by what is stored by hand.
        let full = Task { await pipeline.cache.store(Data(count: 65 << 20), for: request(1)) }
        try await eventually("the disk is written to") { gate.waiting.value == 1 }
        for _ in 0..<1000 { await Task.yield() }
        transfer.open()
        _ = try? await load.image
        for _ in 0..<1000 { await Task.yield() }
        gate.open()
        _ = await batch.completion
        await full.value
        await pipeline.flush()
        #expect(cache.keys == ["http://test/0", "http://test/1"])
    }
}
