import Foundation
import HTTPTypes
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCore

/// Random schedules through one prefetcher, with a foreground that wants the same images. The seed repeats the schedule
/// that is asked for, not the interleaving.
@Suite("The prefetcher under random use", .serialized)
struct PrefetchStressTests {
    static let rounds = 20 * WorkRaceTests.scale

    @Test("Given random use, when all has ended, then each item has one result, and nothing is left")
    func exactlyOneResult() async throws {
        for round in 0..<Self.rounds {
            let seed = UInt64(round) &* 104_729 &+ 3
            try await withWatchdog("round \(round), seed \(seed)") { try await Self.play(seed: seed) }
        }
    }

    /// A batch, and what its readers saw of it.
    private struct Watched {
        let batch: ImagePrefetcher.Batch
        let told: Log<Int>
        let completions: Tally
        let reader: Task<[Int], Never>
    }

    private static func play(seed: UInt64) async throws {
        var random = RandomSource(seed: seed)
        let loader = FakeLoader { request async throws(ImageError) in
            for _ in 0..<Int.random(in: 0..<5) { await Task.yield() }
            let path = request.path ?? ""
            if path.hasPrefix("/fail") { throw .response(.connectionReset) }
            if path.hasPrefix("/deaf") { return .success(path) }
            if Task.isCancelled { throw .cancelled }
            return .success(path)
        }
        let keeps = Bool.random(using: &random)
        var configuration = ImagePipeline.Configuration(
            dataLoader: loader, dataCache: Bool.random(using: &random) ? FakeDataCache() : nil,
            imageCache: keeps ? ImageCache(costLimit: 400) : nil, decoders: [FakeDecoder()])
        // A second attempt would wait by the real clock.
        configuration.downloads.retry = .never
        let pipeline = ImagePipeline(configuration)
        var prefetcher: ImagePrefetcher? = ImagePrefetcher(
            pipeline: pipeline, destination: Bool.random(using: &random) ? .memory : .disk,
            width: Int.random(in: 1...4, using: &random))
        var watched: [Watched] = []
        var foreground: [ImageTask] = []

        func request() -> ImageRequest {
            let kind = ["ok", "ok", "deaf", "fail", "ok"].randomElement(using: &random) ?? "ok"
            return ImageRequest("http://test/\(kind)\(Int.random(in: 0..<12, using: &random))")
        }

        for _ in 0..<150 {
            switch Int.random(in: 0..<12, using: &random) {
            case 0...3:
                let (told, completions) = (Log<Int>(), Tally())
                let requests = (0..<Int.random(in: 0..<12, using: &random)).map { _ in request() }
                guard
                    let batch = prefetcher?.start(
                        requests, progress: { result, _ in told.add(result.index) },
                        completion: { results in completions.add(results.count == requests.count ? 1 : 100) })
                else { break }
                let reader = Task {
                    var indices: [Int] = []
                    for await result in batch.results { indices.append(result.index) }
                    return indices
                }
                watched.append(Watched(batch: batch, told: told, completions: completions, reader: reader))
            case 4: prefetcher?.stop((0..<3).map { _ in request() })
            case 5: watched.randomElement(using: &random)?.batch.stop()
            case 6: if Int.random(in: 0..<4, using: &random) == 0 { prefetcher?.stop() }
            case 7: prefetcher?.isPaused = true
            case 8: prefetcher?.isPaused = false
            case 9: prefetcher?.priority = LoadPriority.allCases.randomElement(using: &random) ?? .low
            case 10: prefetcher?.width = Int.random(in: 0...4, using: &random)
            default:
                foreground.append(pipeline.task(for: request()))
                if Bool.random(using: &random) { foreground.randomElement(using: &random)?.cancel() }
            }
            if Int.random(in: 0..<3, using: &random) == 0 { await Task.yield() }
        }
        // One way or the other: to the end, or let go of in the middle.
        if Bool.random(using: &random) { prefetcher?.isPaused = false } else { prefetcher = nil }

        for watched in watched {
            let results = await watched.batch.completion
            let all = Array(watched.batch.requests.indices)
            #expect(results.map(\.index) == all, "seed \(seed)")
            #expect(await watched.reader.value.sorted() == all, "seed \(seed)")
            try await eventually("the handlers are called, seed \(seed)") { watched.completions.value > 0 }
            #expect(watched.completions.value == 1, "seed \(seed)")
            #expect(watched.told.entries.sorted() == all, "seed \(seed)")
            #expect(watched.batch.progress.finished == all.count, "seed \(seed)")
            for result in results {
                let fails = (result.request.sourceKey).contains("fail")
                let isRight =
                    switch result.outcome {
                    case .loaded, .skipped: !fails
                    case .failed(let error): fails && error == .response(.connectionReset)
                    case .stopped: true
                    }
                #expect(isRight, "seed \(seed): \(result.outcome) for \(result.request.sourceKey)")
            }
        }
        for task in foreground { _ = try? await task.response }
        #expect((prefetcher?.unfinishedCount ?? 0) == 0, "seed \(seed)")
        try await eventually("nothing runs, seed \(seed)") {
            pipeline.engine.images.jobs.count == 0 && pipeline.engine.decodes.jobs.count == 0
                && pipeline.engine.data.jobs.count == 0
                && loader.running.value == 0
        }
    }
}
