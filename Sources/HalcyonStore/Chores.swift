import Synchronization

/// What the store has to do beside the calls, and when it is due.
final class Chores: Sendable {
    /// Kinds of work.
    struct Kind: OptionSet, Sendable {
        let rawValue: UInt8
        /// Writes the uses that wait.
        static let flush = Kind(rawValue: 1)
        /// Moves the index's log into the index.
        static let checkpoint = Kind(rawValue: 2)
        /// Looks through one folder for files that belong to nobody.
        static let sweep = Kind(rawValue: 4)
        /// Looks through all.
        static let sweepAll = Kind(rawValue: 8)
    }

    private static let usesInOneFlush = 256
    private static let framesBetweenCheckpoints = 1_000
    private static let storesBetweenSweeps = 64

    private let due = Atomic<UInt8>(0)
    private let stores = Atomic<Int>(0)

    func add(_ kind: Kind) { due.bitwiseOr(kind.rawValue, ordering: .relaxed) }

    func countStore() {
        let count = stores.add(1, ordering: .relaxed).newValue
        if count % Self.storesBetweenSweeps == 0 { add(.sweep) }
    }

    func countFrames(_ frames: Int) {
        if frames >= Self.framesBetweenCheckpoints { add(.checkpoint) }
    }

    func countUses(_ waiting: Int) {
        if waiting >= Self.usesInOneFlush { add(.flush) }
    }

    /// Takes what is due.
    func take() -> Kind {
        if due.load(ordering: .relaxed) == 0 { return [] }
        return Kind(rawValue: due.exchange(0, ordering: .relaxed))
    }
}
