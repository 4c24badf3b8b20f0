import Logging
import Synchronization

/// Puts stores behind the answer: what was loaded is on its way to its caller while it is being written, and whoever asks
/// for it meanwhile gets it from here.
///
/// Between the end of a transfer and the end of its store the bytes would otherwise be nowhere to be found, and a request
/// in that moment would transfer them again. Each key has one writer at a time, so the last store is the one that stays.
final class StagedDataCache: Sendable {
    private struct Staged {
        /// Nil for a removal.
        let entry: CachedData?
        let id = WaitID()
        var byteCount: Int { entry?.data.count ?? 0 }
    }

    private struct State {
        var staged: [String: Staged] = [:]
        var bytes = 0
        var waitingForRoom: [Suspension<Void>] = []
        var waitingForIdle: [Suspension<Void>] = []
        var isFailing = false

        mutating func stage(_ new: Staged?, for key: String) {
            bytes += (new?.byteCount ?? 0) - (staged[key]?.byteCount ?? 0)
            staged[key] = new
        }

        mutating func takeReleased() -> [Suspension<Void>] {
            var released: [Suspension<Void>] = []
            if bytes <= StagedDataCache.byteLimit { swap(&released, &waitingForRoom) }
            if staged.isEmpty {
                released += waitingForIdle
                waitingForIdle = []
            }
            return released
        }
    }

    /// Over this many bytes on their way to the disk a store waits: a disk slower than the network must not fill memory.
    private static let byteLimit = 64 << 20

    private let cache: any DataCaching
    private let logger: Logger
    private let state = Mutex(State())

    init(_ cache: any DataCaching, logger: Logger) {
        self.cache = cache
        self.logger = logger
    }

    /// The entry for a key, or nil; also nil, with a warning in the log, when the cache cannot be read.
    func entry(for key: String) async -> CachedData? {
        if let staged = state.withLock({ $0.staged[key] }) { return staged.entry }
        do throws(ImageError) {
            return try await cache.entry(for: key)
        } catch {
            warn(error, "read from")
            return nil
        }
    }

    /// Stores an entry, and returns before it is written unless too much is on its way already. A store that fails is a
    /// warning in the log: the load that brought the bytes has not failed.
    func store(_ entry: CachedData, for key: String) async {
        stage(Staged(entry: entry), for: key)
        await suspended { suspension in
            let hasRoom = state.withLock { state in
                if state.bytes > Self.byteLimit { state.waitingForRoom.append(suspension) }
                return state.bytes <= Self.byteLimit
            }
            if hasRoom { suspension.resume(returning: ()) }
        }
    }

    /// Removes an entry, one that is on its way to the disk included.
    func remove(for key: String) { stage(Staged(entry: nil), for: key) }

    /// Replaces what is known of an entry.
    func update(_ metadata: CacheMetadata, for key: String) async {
        do throws(ImageError) {
            try await cache.update(metadata, for: key)
        } catch {
            warn(error, "write to")
        }
    }

    /// Returns once nothing is on its way to the disk.
    func flush() async {
        await suspended { suspension in
            let isIdle = state.withLock { state in
                if !state.staged.isEmpty { state.waitingForIdle.append(suspension) }
                return state.staged.isEmpty
            }
            if isIdle { suspension.resume(returning: ()) }
        }
    }

    private func stage(_ staged: Staged, for key: String) {
        let hasWriter = state.withLock { state in
            defer { state.stage(staged, for: key) }
            return state.staged[key] != nil
        }
        if !hasWriter { _ = startTask { [self] in await write(key) } }
    }

    private func write(_ key: String) async {
        while let staged = state.withLock({ $0.staged[key] }) {
            do throws(ImageError) {
                if let entry = staged.entry {
                    try await cache.store(entry, for: key)
                } else {
                    try await cache.remove(for: key)
                }
                state.withLock { $0.isFailing = false }
            } catch {
                warn(error, "write to")
            }
            let released = state.withLock { state in
                if state.staged[key]?.id == staged.id { state.stage(nil, for: key) }
                return state.takeReleased()
            }
            for waiter in released { waiter.resume(returning: ()) }
        }
    }

    /// Once for each run of failures: a full disk would otherwise say so for every image.
    private func warn(_ error: ImageError, _ action: String) {
        if error == .cancelled { return }
        let isNew = state.withLock { state in
            defer { state.isFailing = true }
            return !state.isFailing
        }
        if isNew { logger.warning("could not \(action) the disk cache, going on without it: \(error)") }
    }
}
