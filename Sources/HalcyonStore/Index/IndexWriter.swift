import HalcyonCore
import Synchronization

/// The one connection of the process that writes to the index.
///
/// Changes made while a transaction runs are queued and share the next one: the first thread to get the connection
/// makes them all. When `commit` returns, this process and every other see the change.
///
/// A lock instead of one thread that writes, because changes come from many: stores (``StoreQueue``), callers that
/// update and remove, readers that find damage and must know that its row is gone, and maintenance.
final class IndexWriter: Sendable {
    private static let mostInOneTransaction = 64
    private static let framesBeforeRestart = 8_000

    /// The number of frames in the write-ahead log after the last commit.
    var logFrames: Int { frames.load(ordering: .relaxed) }

    private let connection: Mutex<Connection>
    private let frames = Atomic<Int>(0)
    private let waiting = Mutex<[any PendingChange]>([])

    init(_ connection: sending Connection) {
        self.connection = Mutex(connection)
    }

    /// Makes one change in a transaction, possibly with others. It may run twice, if another change in the same
    /// transaction failed.
    func commit<Result: Sendable>(
        _ change: @escaping @Sendable (Connection) throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        let mine = Change(change)
        waiting.withLock { $0.append(mine) }
        return try connection.withLock { connection throws(StoreFailure) in
            while true {
                if let outcome = mine.outcome { return try outcome.get() }
                let batch = waiting.withLock { waiting in
                    let batch = Array(waiting.prefix(Self.mostInOneTransaction))
                    waiting.removeFirst(batch.count)
                    return batch
                }
                Self.make(batch, connection)
                frames.store(connection.logFrames, ordering: .relaxed)
            }
        }
    }

    /// Call this after a checkpoint. If processes write continuously, none of their checkpoints reaches the end of the
    /// log, and it grows; writing must then pause for a moment so that the log can restart from its beginning.
    func noteCheckpoint() throws(StoreFailure) {
        if frames.exchange(0, ordering: .relaxed) < Self.framesBeforeRestart { return }
        try connection.withLock { connection throws(StoreFailure) in try connection.checkpoint(restarting: true) }
    }

    private static func make(_ batch: [any PendingChange], _ connection: Connection) {
        do throws(StoreFailure) {
            try transaction(batch, connection)
            for change in batch { change.succeed() }
        } catch {
            if batch.count > 1 {
                for change in batch { make([change], connection) }
            } else {
                for change in batch { change.fail(error) }
            }
        }
    }

    private static func transaction(_ batch: [any PendingChange], _ connection: Connection) throws(StoreFailure) {
        try connection.run(.begin)
        do throws(StoreFailure) {
            for change in batch { try change.make(connection) }
            try connection.giveBackFreePages()
            try connection.run(.commit)
        } catch {
            // Fails if SQLite has already rolled back.
            try? connection.run(.rollback)
            throw error
        }
    }
}

/// A change of the index that is waiting for its transaction.
protocol PendingChange: AnyObject, Sendable {
    func make(_ connection: Connection) throws(StoreFailure)
    func succeed()
    func fail(_ failure: StoreFailure)
}

/// A change, and its result once it is committed.
///
/// `@unchecked Sendable` is safe because only the thread that holds the writer's connection accesses `draft` and
/// `outcome`.
final class Change<Result: Sendable>: PendingChange, @unchecked Sendable {
    private let work: @Sendable (Connection) throws(StoreFailure) -> Result
    private var draft: Result?
    private(set) var outcome: Swift.Result<Result, StoreFailure>?

    init(_ work: @escaping @Sendable (Connection) throws(StoreFailure) -> Result) {
        self.work = work
    }

    func make(_ connection: Connection) throws(StoreFailure) { draft = try work(connection) }

    func succeed() { outcome = draft.map { .success($0) } }

    func fail(_ failure: StoreFailure) { outcome = .failure(failure) }
}
