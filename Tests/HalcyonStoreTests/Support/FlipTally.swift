import HalcyonCore
import Synchronization
import Testing

/// What many spoilt caches came to.
final class FlipTally: Sendable {
    struct Figures {
        var flips = 0
        /// Entries that were not what had been stored.
        var wrong: [String] = []
        /// Calls that failed.
        var failed: [String] = []
        /// Caches that did not hold what was stored after the damage, or were larger than their limit.
        var broken: [String] = []
        var survivors = 0
        /// Rebuilt indexes.
        var rebuilt = 0
        /// How many entries were lost by a flip: how often.
        var lost: [Int: Int] = [:]
    }

    private let figures = Mutex(Figures())

    func note(_ change: (inout Figures) -> Void) { figures.withLock { change(&$0) } }

    var all: Figures { figures.withLock { $0 } }

    func expectSound(sourceLocation: SourceLocation = #_sourceLocation) {
        let all = all
        #expect(all.flips > 0, sourceLocation: sourceLocation)
        #expect(all.wrong.isEmpty, "\(all.wrong.prefix(5))", sourceLocation: sourceLocation)
        #expect(all.failed.isEmpty, "\(all.failed.count): \(all.failed.prefix(5))", sourceLocation: sourceLocation)
        #expect(all.broken.isEmpty, "\(all.broken.count): \(all.broken.prefix(5))", sourceLocation: sourceLocation)
    }

    func report(_ what: String) {
        let all = all
        let entries = all.flips * BitFlipTests.count
        let share = entries == 0 ? 0 : 100 * Double(all.survivors) / Double(entries)
        print(
            "\(what): \(all.flips) flips, \(all.wrong.count) wrong, \(all.failed.count) failed calls, "
                + "\(all.broken.count) broken, \(all.rebuilt) rebuilt, \(share) % of entries survived; lost by one: "
                + all.lost.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)×" }.joined(separator: ", "))
    }
}
