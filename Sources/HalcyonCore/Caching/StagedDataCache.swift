import Logging
import Synchronization

/// Puts stores behind the answer: what was loaded is on its way to its caller while it is being written, and whoever asks
/// for it meanwhile gets it from here.
///
/// Between the end of a transfer and the end of its store the bytes would otherwise be nowhere to be found, and a request
/// in that moment would transfer them again. Each key has one writer at a time, so the last store is the one that stays.
final class StagedDataCache: Sendable {
    typealias Make = @Sendable () async throws(ImageError) -> CachedData?

    private enum Change {
        case store(CachedData)
        /// Of something that has yet to be made; what there was before is no answer any more.
        case storeMade(Make)
        case remove
    }

    private struct Staged {
        let change: Change
        let id = WaitID()
        var entry: CachedData? { if case .store(let entry) = change { entry } else { nil } }
        var byteCount: Int { entry?.data.count ?? 0 }
    }

    /// For what was staged before a moment: under some keys, or under all.
    private struct Wait {
        let upTo: WaitID
        let keys: [String]?
        let suspension: Suspension<Void>
    }

    private struct State {
        var staged: [String: Staged] = [:]
        var bytes = 0
        var waitingForRoom: [Suspension<Void>] = []
        var waitingForWrites: [Wait] = []
        var isFailing = false

        mutating func stage(_ new: Staged?, for key: String) {
            bytes += (new?.byteCount ?? 0) - (staged[key]?.byteCount ?? 0)
            staged[key] = new
        }

        func isOver(_ wait: Wait) -> Bool {
            guard let keys = wait.keys else { return !staged.values.contains { $0.id < wait.upTo } }
            return !keys.contains { key in staged[key].map { $0.id < wait.upTo } ?? false }
        }

        /// Takes out those whose wait is over.
        mutating func takeReleased() -> [Suspension<Void>] {
            var released: [Suspension<Void>] = []
            if bytes <= StagedDataCache.byteLimit { swap(&released, &waitingForRoom) }
            guard !waitingForWrites.isEmpty else { return released }
            let isDone = waitingForWrites.map(isOver)
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
        stage(Staged(change: .store(entry)), for: key)
        await suspended { suspension in
            let hasRoom = state.withLock { state in
                if state.bytes > Self.byteLimit { state.waitingForRoom.append(suspension) }
                return state.bytes <= Self.byteLimit
            }
            if hasRoom { suspension.resume(returning: ()) }
        }
    }

    /// Stores what `make` gives, unless that is nil, and returns at once.
    func store(for key: String, making make: @escaping Make) { stage(Staged(change: .storeMade(make)), for: key) }

    /// Removes an entry, one that is on its way to the disk included; the disk follows soon.
    func drop(_ key: String) { stage(Staged(change: .remove), for: key) }

    /// Removes entries, and returns once they are gone from the disk as well.
    func remove(for keys: [String]) async {
        for key in keys { drop(key) }
        await settle(keys)
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
    func flush() async { await settle(nil) }

    /// Returns once what was on its way to the disk under these keys at the time of the call has got there, or has failed.
    func settle(_ keys: [String]?) async { await wait(for: keys, as: WaitID()) }

    /// As ``settle(_:)``, but for callers that may give up.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the calling task is cancelled.
    func settleUnlessCancelled(_ keys: [String]) async throws(ImageError) {
        let id = WaitID()
        await withTaskCancellationHandler {
            await wait(for: keys, as: id) { if Task.isCancelled { stopWaiting(id) } }
        } onCancel: {
            stopWaiting(id)
        }
        if Task.isCancelled { throw .cancelled }
    }

    private func wait(for keys: [String]?, as id: WaitID, onceWaiting: () -> Void = {}) async {
        await suspended { suspension in
            let wait = Wait(upTo: id, keys: keys, suspension: suspension)
            let isDone = state.withLock { state in
                if state.isOver(wait) { return true }
                state.waitingForWrites.append(wait)
                return false
            }
            if isDone { suspension.resume(returning: ()) } else { onceWaiting() }
        }
    }

    private func stopWaiting(_ id: WaitID) {
        let wait = state.withLock { state in
            state.waitingForWrites.firstIndex { $0.upTo == id }.map { state.waitingForWrites.remove(at: $0) }
        }
        wait?.suspension.resume(returning: ())
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
                let entry = await made(staged)
                try await writePermits.withPermit(for: .constant(.low)) { () async throws(ImageError) in
                    try await write(entry, for: key)
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

    /// The entry to store; nil for a removal, as where it could not be made: what was there before is out of date all the
    /// same. Made before there is a permit, which is for the disk alone.
    private func made(_ staged: Staged) async -> CachedData? {
        switch staged.change {
        case .store(let entry): return entry
        case .remove: return nil
        case .storeMade(let make):
            do throws(ImageError) {
                return try await make()
            } catch {
                logger.warning("could not make what the disk cache was to keep: \(error)")
                return nil
            }
        }
    }

    private func write(_ entry: CachedData?, for key: String) async throws(ImageError) {
        guard let entry else { return try await cache.remove(for: key) }
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
