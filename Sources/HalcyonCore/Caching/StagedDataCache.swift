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
        var waitingForWrites: [(upTo: WaitID, suspension: Suspension<Void>)] = []
        var isFailing = false

        mutating func stage(_ new: Staged?, for key: String) {
            bytes += (new?.byteCount ?? 0) - (staged[key]?.byteCount ?? 0)
            staged[key] = new
        }

        func hasStaged(upTo id: WaitID) -> Bool { staged.values.contains { $0.id < id } }

        /// Takes out those whose wait is over.
        mutating func takeReleased() -> [Suspension<Void>] {
            var released: [Suspension<Void>] = []
            if bytes <= StagedDataCache.byteLimit { swap(&released, &waitingForRoom) }
            guard !waitingForWrites.isEmpty else { return released }
            let isDone = waitingForWrites.map { !hasStaged(upTo: $0.upTo) }
            released += zip(waitingForWrites, isDone).filter(\.1).map(\.0.suspension)
            waitingForWrites = zip(waitingForWrites, isDone).filter { !$0.1 }.map(\.0)
            return released
        }
    }

    /// Over this many bytes on their way to the disk a store waits: a disk slower than the network must not fill memory.
    private static let byteLimit = 64 << 20

    private let cache: any DataCaching
    private let logger: Logger
    private let state = Mutex(State())
    /// Few at a time, so that a look-up never waits behind a crowd of stores for a thread.
    private let writePermits = Permits(3)

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

    /// Removes an entry, one that is on its way to the disk included; the disk follows soon.
    func drop(_ key: String) { stage(Staged(entry: nil), for: key) }

    /// Removes an entry, and returns once it is gone from the disk as well.
    func remove(for key: String) async {
        drop(key)
        await flush()
    }

    /// Removes every entry, those that are on their way to the disk included.
    ///
    /// - Throws: `ImageError.cache` when not all could be removed.
    func removeAll() async throws(ImageError) {
        for key in state.withLock({ Array($0.staged.keys) }) { drop(key) }
        try await cache.removeAll()
        await flush()
    }

    /// Replaces what is known of an entry. One that is on its way to the disk is newer than what was confirmed, and is left.
    func update(_ metadata: CacheMetadata, for key: String) async {
        if state.withLock({ $0.staged[key] != nil }) { return }
        do throws(ImageError) {
            try await cache.update(metadata, for: key)
        } catch {
            warn(error, "write to")
        }
    }

    /// Returns once all that was on its way to the disk at the time of the call has got there.
    func flush() async {
        let now = WaitID()
        await suspended { suspension in
            let isDone = state.withLock { state in
                guard state.hasStaged(upTo: now) else { return true }
                state.waitingForWrites.append((now, suspension))
                return false
            }
            if isDone { suspension.resume(returning: ()) }
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
                try await writePermits.withPermit(for: .constant(.low)) { () async throws(ImageError) in
                    try await write(staged, for: key)
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

    private func write(_ staged: Staged, for key: String) async throws(ImageError) {
        guard let entry = staged.entry else { return try await cache.remove(for: key) }
        do throws(ImageError) {
            try await cache.store(entry, for: key)
        } catch {
            // What was there before is out of date, and would go on counting as fresh.
            try? await cache.remove(for: key)
            throw error
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
