public import Foundation
public import HalcyonCore
import Synchronization

/// A cache of bytes on the disk: an index in SQLite, and one file an entry.
///
/// Any number of processes may use one folder at a time, and a process may be killed at any moment: a reader sees a
/// whole entry or none. What is damaged is found out when it is read (each row holds its file's length and checksum),
/// removed, and loaded again; a damaged index is made anew with the entries that are sound. The limits hold after
/// every store: what goes first is what has expired and no server can confirm, then what costs least to load again for
/// the bytes that it holds, of entries of one size the least recently used.
///
/// No call blocks the caller's thread, and making a cache touches no file: the folder is opened by the first call.
public final class DiskCache: DataCaching {
    /// Where the cache lies.
    public let directory: URL
    /// Its limits, clock and log.
    public let configuration: Configuration
    let store: EntryStore
    private let stores = StoreQueue()

    /// A cache in `directory`. The first call makes the folder if it does not exist, even if the call only reads.
    ///
    /// Files of others in the folder are left alone. If one of them has the name that the index would have,
    /// `index.sqlite`, every call throws `ImageError.cache(.unavailable)`.
    public init(directory: URL, configuration: Configuration = Configuration()) {
        self.directory = directory
        self.configuration = configuration
        let path = directory.standardizedFileURL.path(percentEncoded: false)
        let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        store = EntryStore(folder: folder, configuration: configuration)
    }

    /// The entry for a key, fresh or stale, or nil. Counts as a use of it.
    ///
    /// - Throws: `ImageError.cache` with `.unavailable`, `.readFailed` or, when the index has to be made and cannot,
    ///   `.diskFull`; `.cancelled`.
    public func entry(for key: String) async throws(ImageError) -> CachedData? {
        try await run { store throws(ImageError) in try store.entry(for: key) }
    }

    /// What is known of the entry for a key; nil if there is none. No file is read, and it does not count as a use.
    ///
    /// - Throws: as ``entry(for:)``.
    public func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        try await run { store throws(ImageError) in try store.metadata(for: key) }
    }

    /// Stores an entry in the place of whatever the key had; other calls of this and other processes see it from then
    /// on. Entries that are stored at the same time share a transaction, which makes many at once much cheaper than one
    /// after the other.
    ///
    /// - Throws: `ImageError.cache` with `.entryTooLarge` (the older entry is gone), `.diskFull`, `.writeFailed` or
    ///   `.unavailable`: the older entry is then still there. `.cancelled` when the calling task was cancelled before
    ///   the call; afterwards it is stored all the same.
    public func store(_ entry: CachedData, for key: String) async throws(ImageError) {
        if Task.isCancelled { throw .cancelled }
        try await stores.store(StoreQueue.Item(entry: entry, key: key)) {
            Task.detached(executorPreference: WorkExecutor.io) { [self] in
                stores.serve(store)
                tend()
            }
        }
    }

    /// Replaces what is known of an entry and leaves its bytes; does nothing where there is none of the same
    /// `version`: another call or process may have stored other bytes meanwhile.
    ///
    /// - Throws: as ``store(_:for:)``.
    public func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        try await run { store throws(ImageError) in try store.update(metadata, for: key) }
    }

    /// Removes the entry, if there is one. Who is reading it reads on. With the bytes of a source, finished images go that were
    /// made of others: without them, nothing would tell that they are out of date. So they do whenever an entry goes.
    ///
    /// - Throws: as ``store(_:for:)``.
    public func remove(for key: String) async throws(ImageError) {
        try await run { store throws(ImageError) in try store.remove(for: key) }
    }

    /// Removes every entry.
    ///
    /// - Throws: as ``store(_:for:)``.
    public func removeAll() async throws(ImageError) {
        try await run { store throws(ImageError) in try store.removeAll() }
    }

    /// Runs a call on a thread that may wait, then what has become due, beside the caller.
    func run<Result: Sendable>(
        _ call: @Sendable (EntryStore) throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        let store = store
        defer { tend() }
        return try await WorkExecutor.io.run { () throws(ImageError) in try call(store) }
    }

    private func tend() {
        let due = store.chores.take()
        if due.isEmpty { return }
        let store = store
        if due.contains(.flushLater) {
            Task.detached(executorPreference: WorkExecutor.io, priority: .utility) { [weak store] in
                try? await Task.sleep(for: Chores.flushDelay)
                store?.doChores(.flush)
            }
        }
        if due == .flushLater { return }
        Task.detached(executorPreference: WorkExecutor.io, priority: .utility) {
            store.doChores(due)
            if due.contains(.sweepAll) { await store.sweepAll() }
        }
    }

    deinit {
        let store = store
        // Closing waits for the disk, which whoever lets go of a cache must not.
        Task.detached(executorPreference: WorkExecutor.io) { store.close() }
    }
}

/// Stores that wait for their turn. One thread writes all that has come, in one transaction: a transaction for each
/// entry takes as long as writing its file, and a crowd of stores would keep all threads from those who read.
final class StoreQueue: Sendable {
    struct Item: Sendable {
        let entry: CachedData
        let key: String
    }

    private typealias Outcome = Result<Void, ImageError>

    private struct Waiting: Sendable {
        let item: Item
        let suspension: Suspension<Outcome>
    }

    private struct State: Sendable {
        var waiting: [Waiting] = []
        var isServed = false
    }

    /// Together they should not keep the index from other processes for long.
    private static let itemsInOneTurn = 64

    private let state = Mutex(State())

    /// Waits until the item is stored.
    ///
    /// - Parameter serve: Is to have ``serve(_:)`` called; called where nobody serves the queue.
    func store(_ item: Item, serve: () -> Void) async throws(ImageError) {
        let outcome: Outcome = await suspended { suspension in
            let isServed = state.withLock { state in
                state.waiting.append(Waiting(item: item, suspension: suspension))
                defer { state.isServed = true }
                return state.isServed
            }
            if !isServed { serve() }
        }
        try outcome.get()
    }

    /// Stores what waits, turn after turn, until nothing does.
    func serve(_ store: EntryStore) {
        while true {
            let turn = state.withLock { state in
                let turn = Array(state.waiting.prefix(Self.itemsInOneTurn))
                state.waiting.removeFirst(turn.count)
                if turn.isEmpty { state.isServed = false }
                return turn
            }
            if turn.isEmpty { return }
            let outcomes = store.store(turn.map(\.item))
            for (waiting, outcome) in zip(turn, outcomes) { waiting.suspension.resume(returning: outcome) }
        }
    }
}
