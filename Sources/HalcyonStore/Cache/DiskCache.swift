public import Foundation
public import HalcyonCore
import Synchronization

/// A cache of bytes on disk: an index in SQLite, and one file per entry.
///
/// Any number of processes may use the same folder at the same time, and a process may be killed at any moment: a
/// reader sees a complete entry or none. Damage is detected on reading (each row holds its file's length and checksum);
/// a damaged entry is removed, and loaded again; a damaged index is rebuilt with the entries that are sound. The limits
/// hold after every store: expired entries that no server can revalidate go first, then those that are cheapest to load
/// again for their size, and among entries of the same size the least recently used.
///
/// No call blocks the caller's thread, and creating a cache touches no file: the first call opens the folder.
public final class DiskCache: DataCaching {
    /// The folder of the cache.
    public let directory: URL
    /// The limits, expiration, clock and log of the cache.
    public let configuration: Configuration
    let store: EntryStore
    private let stores = StoreQueue()

    /// Creates a cache in `directory`. The first call creates the folder if it does not exist, even if the call only
    /// reads.
    ///
    /// Other files in the folder are left alone. If one of them has the name of the index, `index.sqlite`, every call
    /// throws `ImageError.cache(.unavailable)`.
    public init(directory: URL, configuration: Configuration = Configuration()) {
        self.directory = directory
        self.configuration = configuration
        let path = directory.standardizedFileURL.path(percentEncoded: false)
        let folder = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
        store = EntryStore(folder: folder, configuration: configuration)
    }

    /// Returns the entry for a key, fresh or stale, or nil. Counts as a use of the entry.
    ///
    /// - Throws: `ImageError.cache` with `.unavailable`, `.readFailed` or, if the index has to be created and cannot
    ///   be, `.diskFull`; `.cancelled`.
    public func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        try await run { store throws(ImageError) in try store.entry(for: key) }
    }

    /// Returns the metadata of the entry for a key, or nil if there is none. Reads no file, and does not count as a
    /// use.
    ///
    /// - Throws: The errors of ``entry(for:)``.
    public func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        try await run { store throws(ImageError) in try store.metadata(for: key) }
    }

    /// Stores an entry, replacing the one that the key had; later calls, of other processes too, see it. Entries stored
    /// at the same time share a transaction, which makes storing many at once much cheaper than one after the other.
    ///
    /// - Throws: `ImageError.cache` with `.entryTooLarge` (the older entry is gone), or `.diskFull`, `.writeFailed` or
    ///   `.unavailable` (the older entry is still there); `.cancelled` if the calling task was cancelled before the
    ///   call. If it is cancelled later, the entry is stored anyway.
    public func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        if Task.isCancelled { throw .cancelled }
        try await stores.store(StoreQueue.Item(entry: entry, key: key)) {
            Task.detached(executorPreference: WorkExecutor.io) { [self] in
                stores.serve(store)
                tend()
            }
        }
    }

    /// Replaces the metadata of an entry and leaves its bytes. Does nothing if there is no entry with the same
    /// `version`: another call or process may have stored other bytes meanwhile.
    ///
    /// - Throws: The errors of ``store(_:for:)``.
    public func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        try await run { store throws(ImageError) in try store.update(metadata, for: key) }
    }

    /// Adds the ThumbHash of its image to the metadata of an entry, if there is one with this `version`. Writes no
    /// file, and changes nothing else.
    ///
    /// - Throws: The errors of ``store(_:for:)``.
    public func add(_ thumbHash: ThumbHash, for key: String, version: UInt64) async throws(ImageError) {
        try await run { store throws(ImageError) in try store.add(thumbHash, for: key, version: version) }
    }

    /// Removes the entry, if there is one. Calls that are already reading it finish normally. If it holds the bytes of
    /// a source, finished images made from other bytes go with it: without the source, nothing would show that they are
    /// out of date. The same happens whenever an entry is removed.
    ///
    /// - Throws: The errors of ``store(_:for:)``.
    public func remove(for key: String) async throws(ImageError) {
        try await run { store throws(ImageError) in try store.remove(for: key) }
    }

    /// Removes every entry.
    ///
    /// - Throws: The errors of ``store(_:for:)``.
    public func removeAll() async throws(ImageError) {
        try await run { store throws(ImageError) in try store.removeAll() }
    }

    /// Runs a call on a thread that may block, then starts due maintenance in the background.
    func run<Result: Sendable>(
        _ call: @Sendable (EntryStore) throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        let store = store
        defer { tend() }
        return try await WorkExecutor.io.run { () throws(ImageError) in try call(store) }
    }

    private func tend() {
        if configuration.removesExpired { store.maintenance.countTime(store.now) }
        let due = store.maintenance.take()
        if due.isEmpty { return }
        let store = store
        if due.contains(.flushLater) {
            Task.detached(executorPreference: WorkExecutor.io, priority: .utility) { [weak store] in
                try? await Task.sleep(for: Maintenance.flushDelay)
                store?.doMaintenance(.flush)
            }
        }
        if due == .flushLater { return }
        Task.detached(executorPreference: WorkExecutor.io, priority: .utility) {
            store.doMaintenance(due)
            if due.contains(.removeExpired) { await store.removeAllExpired() }
            if due.contains(.sweepAll) { await store.sweepAll() }
        }
    }

    deinit {
        let store = store
        // Closing waits for the disk, which must not block the thread that releases the cache.
        Task.detached(executorPreference: WorkExecutor.io) { store.close() }
    }
}

/// A queue of pending stores. One thread writes all pending stores in one transaction: a transaction for each entry
/// takes as long as writing its file, and many concurrent stores would occupy all threads, leaving none for readers.
///
/// Updates and removals do not pass through it. They write no file: each needs a thread for no longer than its
/// transaction, which ``IndexWriter`` shares among those made at the same time, and here it would wait for the files of
/// up to 64 stores first.
final class StoreQueue: Sendable {
    struct Item: Sendable {
        let entry: DataCacheEntry
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

    /// Few enough not to keep the index from other processes for long.
    private static let itemsInOneTurn = 64

    private let state = Mutex(State())

    /// Waits until the item is stored.
    ///
    /// - Parameter serve: Arranges a call of ``serve(_:)``; called if nothing serves the queue.
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

    /// Stores pending items, batch by batch, until there are none.
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
