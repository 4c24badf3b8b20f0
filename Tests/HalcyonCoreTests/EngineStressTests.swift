import Foundation
import HTTPTypes
import HalcyonTesting
import Synchronization
import Testing

@testable import HalcyonCore

/// Random schedules through the whole engine: overlapping chains of processors over few URLs, failures, changes of
/// priority, and a third of the callers cancelled. The seed repeats the schedule that is asked for, not the interleaving.
@Suite("The engine under random load", .serialized)
struct EngineStressTests {
    static let rounds = 12 * WorkRaceTests.scale

    private enum Ending: Sendable, Equatable {
        case image(String)
        case failed(ImageError)
    }

    @Test("Given random callers, when they join, change, fail and are cancelled, then each ends once, as it should")
    func exactlyOnce() async throws {
        for round in 0..<Self.rounds {
            let seed = UInt64(round) &* 7919 &+ 17
            try await withWatchdog("round \(round), seed \(seed)") { try await Self.play(seed: seed) }
        }
    }

    private static func play(seed: UInt64) async throws {
        var random = RandomSource(seed: seed)
        let loader = FakeLoader { request async throws(ImageError) in
            for _ in 0..<Int.random(in: 0..<6) { await Task.yield() }
            let path = request.path ?? ""
            if path.hasPrefix("/fail") { throw .response(.connectionReset) }
            // Deaf to cancellation: the answer comes all the same.
            return .success(path)
        }
        var configuration = ImagePipeline.Configuration(
            dataLoader: loader, imageCache: Bool.random(using: &random) ? ImageCache(costLimit: 200) : nil,
            decoders: [FakeDecoder()]
        )
        configuration.maximumTransfers = 3
        let pipeline = ImagePipeline(configuration)
        let chains: [[Character]] = [[], ["a"], ["a", "b"], ["a", "b", "c"]]

        var callers: [(Task<Ending, Never>, expected: Ending, isCancelled: Bool)] = []
        var tasks: [ImageTask] = []
        for _ in 0..<200 {
            let fails = Int.random(in: 0..<8, using: &random) == 0
            let path = "/\(fails ? "fail" : "ok")\(Int.random(in: 0..<4, using: &random))"
            let chain = chains.randomElement(using: &random) ?? []
            let request = ImageRequest(
                "http://test\(path)", processors: chain.map { Suffix($0) },
                priority: WorkPriority.allCases.randomElement(using: &random) ?? .normal
            )
            let isTask = Bool.random(using: &random)
            let imageTask = isTask ? pipeline.task(for: request) : nil
            let caller = Task { () -> Ending in
                do throws(ImageError) {
                    if let imageTask { return .image(try await imageTask.image.text) }
                    return .image(try await pipeline.image(for: request).text)
                } catch { return .failed(error) }
            }
            let expected: Ending = fails ? .failed(.response(.connectionReset)) : .image(path + String(chain))
            let isCancelled = Int.random(in: 0..<3, using: &random) == 0
            if let imageTask { tasks.append(imageTask) }
            callers.append((caller, expected, isCancelled))
            if isCancelled {
                if let imageTask, Bool.random(using: &random) { imageTask.cancel() } else { caller.cancel() }
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                tasks.randomElement(using: &random)?.priority =
                    WorkPriority.allCases.randomElement(using: &random) ?? .low
            }
            if Int.random(in: 0..<3, using: &random) == 0 { await Task.yield() }
        }
        for (caller, expected, isCancelled) in callers {
            let ending = await caller.value
            let isRight = ending == expected || (isCancelled && ending == .failed(.cancelled))
            #expect(isRight, "seed \(seed): \(ending) where \(expected) was due, cancelled: \(isCancelled)")
        }
        // An ImageTask outlives its awaiters.
        for task in tasks { _ = try? await task.response }
        await until("nothing runs, seed \(seed)") {
            pipeline.images.count == 0 && pipeline.decodes.count == 0 && pipeline.loads.count == 0
                && pipeline.cpuPermits.counts.waiting == 0
                && loader.running.value == 0
        }
    }
}
