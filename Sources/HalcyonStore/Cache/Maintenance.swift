import HalcyonCore
import Synchronization

/// Maintenance work that the store does in the background, and when it is due.
final class Maintenance: Sendable {
    /// The kinds of maintenance work.
    struct Kind: OptionSet, Sendable {
        let rawValue: UInt8
        /// Writes pending uses.
        static let flush = Kind(rawValue: 1)
        /// Checkpoints the index's write-ahead log.
        static let checkpoint = Kind(rawValue: 2)
        /// Checks a few files for orphans, which belong to no entry.
        static let sweep = Kind(rawValue: 4)
        /// Checks all files.
        static let sweepAll = Kind(rawValue: 8)
        /// Writes pending uses after ``Maintenance/flushDelay``.
        static let flushLater = Kind(rawValue: 16)
        /// Removes the folders of indexes that no longer exist.
        static let sweepAbandoned = Kind(rawValue: 32)
        /// Removes expired entries.
        static let removeExpired = Kind(rawValue: 64)
        /// Recomputes the total length of all entries.
        static let recount = Kind(rawValue: 128)
    }

    /// The delay after which a use is written even if no more follow.
    static let flushDelay = Duration.seconds(2)
    private static let usesInOneFlush = 1_024
    private static let framesBetweenCheckpoints = 2_000
    /// What a killed process leaves is known anyway (``IntentLog``), so there is no hurry.
    private static let storesBetweenSweeps = 256
    /// The least time between two removals of expired entries.
    private static let secondsBetweenRemovals = 300.0

    private let due = Atomic<UInt8>(0)
    private let stores = Atomic<Int>(0)
    /// Starts at a random place, because a program may never live long enough for a whole round.
    private let swept = Mutex((fanOut: EntryFiles.fanOutNames.randomElement() ?? "", file: ""))
    private let repaired = Atomic<Bool>(false)
    private let checkpointAhead = Atomic<Bool>(false)
    /// When expired entries were last removed, as the bit pattern of seconds since 1970.
    private let lastRemoval = Atomic<UInt64>((-Double.infinity).bitPattern)

    func add(_ kind: Kind) { due.bitwiseOr(kind.rawValue, ordering: .relaxed) }

    func countStore() {
        let count = stores.add(1, ordering: .relaxed).newValue
        if count % Self.storesBetweenSweeps == 0 { add(.sweep) }
    }

    /// Requests a checkpoint of a long log, unless one is already requested or running: a checkpoint waits for the
    /// disk, and the log stays long until it is done.
    func countFrames(_ frames: Int) {
        if frames < Self.framesBetweenCheckpoints || checkpointAhead.exchange(true, ordering: .relaxed) { return }
        add(.checkpoint)
    }

    /// Call this when a due checkpoint has ended, successfully or not.
    func noteCheckpointEnded() { checkpointAhead.store(false, ordering: .relaxed) }

    /// - Parameter areHeavy: Whether pending uses have just come to hold many bytes.
    func countUses(_ waiting: Int, areHeavy: Bool) {
        // Equal rather than greater: the flush may have to wait for a thread, and needs to be requested only once.
        if waiting == Self.usesInOneFlush || areHeavy { add(.flush) } else if waiting == 1 { add(.flushLater) }
    }

    /// Notes that the cache was used at a moment, for the removal of expired entries.
    func countTime(_ now: Double) {
        let last = lastRemoval.load(ordering: .relaxed)
        // A clock that was put back must not put it off for ever.
        guard abs(now - Double(bitPattern: last)) >= Self.secondsBetweenRemovals else { return }
        let (isFirst, _) = lastRemoval.compareExchange(expected: last, desired: now.bitPattern, ordering: .relaxed)
        if isFirst { add(.removeExpired) }
    }

    /// Records that a damaged index was replaced with a new one.
    func noteRepair() {
        repaired.store(true, ordering: .relaxed)
        add(.sweepAll)
    }

    /// Returns whether an index was replaced since the last call.
    func takeRepaired() -> Bool { repaired.exchange(false, ordering: .relaxed) }

    /// The file at which the last sweep ended.
    var lastSwept: (fanOut: String, file: String) {
        get { swept.withLock { $0 } }
        set { swept.withLock { $0 = newValue } }
    }

    /// Returns the work that is due, and clears it.
    func take() -> Kind {
        if due.load(ordering: .relaxed) == 0 { return [] }
        return Kind(rawValue: due.exchange(0, ordering: .relaxed))
    }
}

/// Background maintenance. If something fails, the next call that meets the problem reports it.
extension EntryStore {
    /// Does the work that is due and short.
    func doMaintenance(_ due: Maintenance.Kind) {
        defer { if due.contains(.checkpoint) { maintenance.noteCheckpointEnded() } }
        guard let index = current else { return }
        if due.contains(.flush) { try? flushUses(index) }
        if due.contains(.checkpoint) { try? checkpoint(index) }
        if due.contains(.recount) { try? recount(index) }
        if due.contains(.sweepAbandoned) { sweepAbandoned(by: index) }
        if due.contains(.sweep) {
            recover(index)
            try? sweepNext(in: index)
        }
    }

    /// Removes all expired entries, but lets calls that wait for a thread go first.
    func removeAllExpired() async {
        guard let index = current else { return }
        while index === current, (try? removeExpiredStep(in: index)) == Eviction.step { await Task.yield() }
    }

    /// Does the same as the sweep of ``DiskCache/verify()``, but lets calls that wait for a thread go first.
    func sweepAll() async {
        guard let index = current else { return }
        sweepAbandoned(by: index)
        for fanOut in EntryFiles.fanOutNames {
            await Task.yield()
            guard index === current else { return }
            _ = try? sweep(fanOut, in: index)
        }
    }

    private func recount(_ index: Index) throws(StoreFailure) {
        do throws(StoreFailure) {
            try index.writer.commit { connection throws(StoreFailure) in try connection.recount() }
        } catch .damagedIndex(let why) {
            // No call might ever meet the wrong row.
            try rebuild(index, why: why)
        }
    }

    private func checkpoint(_ index: Index) throws(StoreFailure) {
        try index.readers.use { connection throws(StoreFailure) in try connection.checkpoint() }
        try index.writer.noteCheckpoint()
    }
}
