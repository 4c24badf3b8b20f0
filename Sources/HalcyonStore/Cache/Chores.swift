import HalcyonCore
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
        /// Looks through a few files for those that belong to nobody.
        static let sweep = Kind(rawValue: 4)
        /// Looks through all.
        static let sweepAll = Kind(rawValue: 8)
        /// Writes the uses that wait after ``Chores/flushDelay``.
        static let flushLater = Kind(rawValue: 16)
        /// Removes the folders of indexes that are no more.
        static let sweepAbandoned = Kind(rawValue: 32)
        /// Adds up the lengths of all entries.
        static let recount = Kind(rawValue: 128)
    }

    /// The time after which a use is written even if no more come.
    static let flushDelay = Duration.seconds(2)
    private static let usesInOneFlush = 1_024
    private static let framesBetweenCheckpoints = 2_000
    /// What a killed process leaves is known without (``IntentLog``), so there is no hurry.
    private static let storesBetweenSweeps = 256

    private let due = Atomic<UInt8>(0)
    private let stores = Atomic<Int>(0)
    /// From anywhere, for a program may never live long enough to come around.
    private let swept = Mutex((fanOut: EntryFiles.fanOutNames.randomElement() ?? "", file: ""))
    private let repaired = Atomic<Bool>(false)
    private let checkpointAhead = Atomic<Bool>(false)

    func add(_ kind: Kind) { due.bitwiseOr(kind.rawValue, ordering: .relaxed) }

    func countStore() {
        let count = stores.add(1, ordering: .relaxed).newValue
        if count % Self.storesBetweenSweeps == 0 { add(.sweep) }
    }

    /// Asks for a checkpoint of a long log, unless one is asked for already or runs: it waits for the disk, and the
    /// log stays long as long as it does.
    func countFrames(_ frames: Int) {
        if frames < Self.framesBetweenCheckpoints || checkpointAhead.exchange(true, ordering: .relaxed) { return }
        add(.checkpoint)
    }

    /// To be called when a checkpoint that was due has ended, in whatever way.
    func noteCheckpointEnded() { checkpointAhead.store(false, ordering: .relaxed) }

    /// - Parameter areHeavy: Whether what waits has come to hold many bytes just now.
    func countUses(_ waiting: Int, areHeavy: Bool) {
        // Equal and not more: the flush may have to wait for a thread, and needs to be asked for once.
        if waiting == Self.usesInOneFlush || areHeavy { add(.flush) } else if waiting == 1 { add(.flushLater) }
    }

    /// Notes that an index was made anew in the place of a damaged one.
    func noteRepair() {
        repaired.store(true, ordering: .relaxed)
        add(.sweepAll)
    }

    /// Whether an index was made anew since this was last asked.
    func takeRepaired() -> Bool { repaired.exchange(false, ordering: .relaxed) }

    /// Where the last sweep ended.
    var lastSwept: (fanOut: String, file: String) {
        get { swept.withLock { $0 } }
        set { swept.withLock { $0 = newValue } }
    }

    /// Takes what is due.
    func take() -> Kind {
        if due.load(ordering: .relaxed) == 0 { return [] }
        return Kind(rawValue: due.exchange(0, ordering: .relaxed))
    }
}

/// What is done beside the calls. A failure is left to the call that meets it next.
extension EntryStore {
    /// Does what is due and short.
    func doChores(_ due: Chores.Kind) {
        defer { if due.contains(.checkpoint) { chores.noteCheckpointEnded() } }
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

    /// Does the same as the sweep of ``DiskCache/verify()``, letting the calls that wait for a thread go first.
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
            // No call may ever meet the row that is wrong.
            try rebuild(index, why: why)
        }
    }

    private func checkpoint(_ index: Index) throws(StoreFailure) {
        try index.readers.use { connection throws(StoreFailure) in try connection.checkpoint() }
        try index.writer.noteCheckpoint()
    }
}
