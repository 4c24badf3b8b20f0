import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// Random use of the whole engine: every way to ask, sources that fail, break off, hang and come back, options of all
/// sorts, a third of the callers cancelled, tiny caches, caches emptied meanwhile, and time that passes.
///
/// The seed repeats what is asked for and when, not the interleaving. `HALCYON_SEED=17` plays one seed alone, and
/// `HALCYON_STRESS=50` fifty times as many rounds.
@Suite("The engine under random use", .serialized)
struct EngineStressTests {
    static let rounds = 50 * WorkRaceTests.scale
    static let seeds: [UInt64] =
        if let seed = ProcessInfo.processInfo.environment["HALCYON_SEED"].flatMap({ UInt64($0) }) {
            Array(repeating: seed, count: rounds)
        } else {
            (0..<UInt64(rounds)).map { $0 &* 7919 &+ 17 }
        }

    @Test("Given random use, when all ends, then each caller ended once as expected and nothing leaks")
    func exactlyOnce() async throws {
        for seed in Self.seeds {
            try await withWatchdog("seed \(seed)") {
                let leftovers = try await StressRound(seed: seed).play()
                try await eventually("all is gone, seed \(seed)") { leftovers.allSatisfy { $0.object == nil } }
            }
        }
    }
}
