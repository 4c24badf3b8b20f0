import Logging
import Synchronization

/// Puts stores behind the answer: what was loaded is on its way to its caller while it is being written, and whoever
/// asks for it meanwhile gets it from here.
///
/// Between the end of a transfer and the end of its store the bytes would otherwise be nowhere to be found, and a
/// request in that moment would transfer them again. Each key has one writer at a time, so the last store is the one
/// that stays.
final class StagedDataCache: Sendable {
    /// Makes what is to be stored, as urgently as the demand says: more so once somebody waits for it.
    typealias Make = @Sendable (Demand) async throws(ImageError) -> CachedData?

    private enum Change {
        case store(CachedData)
        /// Of something that has yet to be made; what there was before is no answer any more.
        case storeMade(Make, byteCount: Int, Demand)
        case remove
    }

    private struct Staged {
        let change: Change
        let id = WaitID()
        var entry: CachedData? { if case .store(let entry) = change { entry } else { nil } }
        var byteCount: Int { entry?.data.count ?? 0 }
        /// What is held for something that has yet to be made.
        var unmadeByteCount: Int { if case .storeMade(_, let byteCount, _) = change { byteCount } else { 0 } }
        var demand: Demand? { if case .storeMade(_, _, let demand) = change { demand } else { nil } }
    }

    /// A removal of everything, or of all variants of one source.
    struct Clearing: Sendable {
        let id = WaitID()
        /// Nil for everything.
        let source: String?

        func takes(_ key: String) -> Bool {
            guard let source else { return true }
            return key.hasPrefix(source) && (key.utf8.count == source.utf8.count || key.hasPrefix(source + "\n"))
        }
    }

    /// For what was staged before a moment: under some keys, or under all.
    private struct Wait {
        let id: WaitID
        let upTo = WaitID()
        let keys: [String]?
        let suspension: Suspension<Void>
    }

    private struct State {
        var staged: [String: Staged] = [:]
        var bytes = 0
        /// What is held for what has yet to be made: apart, for encoders that lag behind must not keep bytes out.
        var unmadeBytes = 0
        /// How many stores were left out because too much was on its way.
        var skippedCount = 0
        var isSkipping = false
        var waitingForRoom: [(id: WaitID, suspension: Suspension<Void>)] = []
        var waitingForWrites: [Wait] = []
        /// Removals of many entries that are on their way to the disk.
        var clearings: [Clearing] = []
        var waitingForClearing: [Suspension<Void>] = []
        var isFailing = false

        func isClearing(_ key: String) -> Bool { !clearings.isEmpty && clearings.contains { $0.takes(key) } }

        /// Returns what it puts something else in the place of. To be let go of after the lock: bytes of the program's
        /// own may call anything as they go.
        mutating func stage(_ new: Staged?, for key: String) -> Staged? {
            let old = staged[key]
            bytes += (new?.byteCount ?? 0) - (old?.byteCount ?? 0)
            unmadeBytes += (new?.unmadeByteCount ?? 0) - (old?.unmadeByteCount ?? 0)
            if bytes == 0, unmadeBytes == 0 { isSkipping = false }
            staged[key] = new
            return old
        }

        func isOver(_ wait: Wait) -> Bool {
            guard let keys = wait.keys else { return !staged.values.contains { $0.id < wait.upTo } }
            return !keys.contains { key in staged[key].map { $0.id < wait.upTo } ?? false }
        }

        /// Takes out those whose wait is over.
        mutating func takeReleased() -> [Suspension<Void>] {
            var released: [Suspension<Void>] = []
            if bytes <= StagedDataCache.byteLimit {
                released = waitingForRoom.map(\.suspension)
                waitingForRoom = []
            }
            guard !waitingForWrites.isEmpty else { return released }
            let isDone = waitingForWrites.map(isOver)
            released += zip(waitingForWrites, isDone).filter(\.1).map(\.0.suspension)
            waitingForWrites = zip(waitingForWrites, isDone).filter { !$0.1 }.map(\.0)
            return released
        }
    }

    /// Over this many bytes on their way to the disk, and over as many that wait to be encoded, stores are left out: a disk
    /// or an encoder slower than the network must neither fill memory nor hold up answers.
    private static let byteLimit = 64 << 20

    private let cache: any DataCaching
    private let logger: Logger
    private let state = Mutex(State())
    /// Enough for a cache that writes what comes together in one transaction; bounded, for one that takes a thread for
    /// each.
    private let writePermits = Permits(16)

    init(_ cache: any DataCaching, logger: Logger) {
        self.cache = cache
        self.logger = logger
    }

    /// The entry for a key, or nil; also nil, with a warning in the log, when the cache cannot be read.
    ///
    /// - Parameter patience: Limits the time that is waited for the cache. Default: nil, any time.
    func entry(for key: String, with patience: Patience? = nil) async -> CachedData? {
        if let staged = state.withLock({ $0.staged[key] }) { return staged.entry }
        if state.withLock({ $0.isClearing(key) }) { return nil }
        guard let patience else { return await read(key) }
        if let entry = await patience.value(of: self, { [self] in await read(key) }) { return entry }
        if patience.isStalled(self) { warnOfStall() }
        return nil
    }

    private func read(_ key: String) async -> CachedData? {
        do throws(ImageError) {
            return try await cache.entry(for: key)
        } catch {
            warn(error, "read from")
            return nil
        }
    }

    /// Stores an entry, and returns before it is written. A store that fails is a warning in the log: the load that brought
    /// the bytes has not failed. Where too much is on its way already, the entry is left out, and an older one removed.
    ///
    /// - Parameter isAwaited: Whether the caller is going to wait until it is stored: then it is never left out. Default:
    ///   false.
    func store(_ entry: CachedData, for key: String, isAwaited: Bool = false) {
        put(entry, for: key)
        if !isAwaited { skipIfTooMuch(key) }
    }

    /// As ``store(_:for:isAwaited:)``, and never left out.
    func put(_ entry: CachedData, for key: String) { stage(Staged(change: .store(entry)), for: key) }

    /// Stores what `make` gives, which is held in memory at a cost of so many bytes until then; nothing, where that is
    /// nil. Returns as ``store(_:for:isAwaited:)`` does.
    func store(for key: String, costing byteCount: Int, isAwaited: Bool = false, making make: @escaping Make) {
        stage(Staged(change: .storeMade(make, byteCount: byteCount, Demand(.veryLow))), for: key)
        if !isAwaited { skipIfTooMuch(key) }
    }

    /// Puts a removal in the place of what was just staged, where that is too much: older bytes would go on counting as
    /// fresh.
    private func skipIfTooMuch(_ key: String) {
        let isNew = state.withLock { state -> Bool? in
            guard let staged = state.staged[key] else { return nil }
            // One alone is never too much.
            let (all, own) =
                staged.demand == nil
                ? (state.bytes, staged.byteCount) : (state.unmadeBytes, staged.unmadeByteCount)
            guard all > Self.byteLimit, all > own else { return nil }
            state.skippedCount += 1
            defer { state.isSkipping = true }
            return !state.isSkipping
        }
        guard let isNew else { return }
        drop(key)
        if isNew { logger.warning("the disk cache or an encoder lags behind, leaving out what it cannot keep up with") }
    }

    /// How many stores were left out because too much was on its way.
    var skippedCount: Int { state.withLock { $0.skippedCount } }

    /// Returns once what is on its way to the disk is within its limit, and when the calling task is cancelled: for those
    /// who would rather be slower than have stores left out.
    func waitForRoom() async {
        let id = WaitID()
        await withTaskCancellationHandler {
            await suspended { suspension in
                let hasRoom = state.withLock { state in
                    if state.bytes > Self.byteLimit { state.waitingForRoom.append((id, suspension)) }
                    return state.bytes <= Self.byteLimit
                }
                if hasRoom { suspension.resume(returning: ()) } else if Task.isCancelled { stopWaiting(id) }
            }
        } onCancel: {
            stopWaiting(id)
        }
    }

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
    func removeAll() async throws(ImageError) { try await finish(beginClearing()) }

    /// From now on nothing that was stored before is an answer: under any key, or under those of a source's variants. To be
    /// followed by ``finish(_:)``; until that has done its work, what is stored there waits, so that it is not removed as
    /// well.
    func beginClearing(variantsOf source: String? = nil) -> Clearing {
        let clearing = Clearing(source: source)
        let removed = state.withLock { state in
            state.clearings.append(clearing)
            // Each has its writer.
            return state.staged.keys.filter(clearing.takes).map { state.stage(Staged(change: .remove), for: $0) }
        }
        withExtendedLifetime(removed) {}
        return clearing
    }

    /// Removes what is on the disk, and returns once all that was removed is gone from there.
    ///
    /// - Throws: `ImageError.cache` when not all could be removed.
    func finish(_ clearing: Clearing) async throws(ImageError) {
        let outcome: Result<Void, ImageError>
        do throws(ImageError) {
            if let source = clearing.source {
                try await cache.removeAll(variantsOf: source)
            } else {
                try await cache.removeAll()
            }
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        let released = state.withLock { state in
            state.clearings.removeAll { $0.id == clearing.id }
            defer { state.waitingForClearing = [] }
            return state.waitingForClearing
        }
        for writer in released { writer.resume(returning: ()) }
        try outcome.get()
        await flush()
    }

    /// Counts what the cache holds, once all that was on its way there at the time of the call has got there; nil where
    /// it cannot tell.
    ///
    /// - Throws: `ImageError.cache` when the cache cannot be read.
    func statistics() async throws(ImageError) -> DataCacheStatistics? {
        await flush()
        return try await cache.dataStatistics()
    }

    /// Removes what is past its expiry, what was on its way to the disk at the time of the call included.
    ///
    /// - Throws: `ImageError.cache` when not all could be removed.
    func removeExpired() async throws(ImageError) -> Int {
        await flush()
        return try await cache.removeExpired()
    }

    /// Removes what `isUnwanted` says, what was on its way to the disk at the time of the call included.
    ///
    /// - Throws: `ImageError.cache` when not all could be removed.
    func removeAll(where isUnwanted: @escaping @Sendable (DataCacheItem) -> Bool) async throws(ImageError) -> Int {
        await flush()
        return try await cache.removeAll(where: isUnwanted)
    }

    /// Replaces what is known of an entry of the same version. One of another that is on its way to the disk is newer
    /// than what was confirmed, and is left.
    func update(_ metadata: CacheMetadata, for key: String) async {
        let (old, isStaged) = state.withLock { state -> (Staged?, Bool) in
            guard let staged = state.staged[key] else { return (nil, false) }
            guard let entry = staged.entry, entry.metadata.version == metadata.version else { return (nil, true) }
            // Its writer goes on with this one.
            let confirmed = CachedData(data: entry.data, metadata: metadata)
            return (state.stage(Staged(change: .store(confirmed)), for: key), true)
        }
        withExtendedLifetime(old) {}
        if isStaged { return }
        do throws(ImageError) {
            try await cache.update(metadata, for: key)
        } catch {
            warn(error, "write to")
        }
    }

    /// Returns once all that was on its way to the disk at the time of the call has got there.
    func flush() async { await settle(nil) }

    /// Returns once what was on its way to the disk under these keys at the time of the call has got there, or has
    /// failed.
    ///
    /// Cancelled tasks wait as well: a program that is told to end saves what it has loaded.
    func settle(_ keys: [String]?) async { await settle(keys, as: WaitID()) }

    /// As ``settle(_:)``, for a caller who waits for something else as well.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the calling task is cancelled.
    func settleUnlessCancelled(_ keys: [String]) async throws(ImageError) {
        let id = WaitID()
        await withTaskCancellationHandler {
            await settle(keys, as: id) { if Task.isCancelled { stopWaiting(id) } }
        } onCancel: {
            stopWaiting(id)
        }
        if Task.isCancelled { throw .cancelled }
    }

    private func settle(_ keys: [String]?, as id: WaitID, onWaiting: () -> Void = {}) async {
        // Somebody waits: what has yet to be made must not wait for all else to be done.
        let demands = state.withLock { state in
            keys.map { keys in keys.compactMap { state.staged[$0]?.demand } }
                ?? state.staged.values.compactMap(\.demand)
        }
        for demand in demands { demand.priority = .high }
        await suspended { suspension in
            let isDone = state.withLock { state in
                // Its moment is taken under the lock: all that is staged now was staged before it.
                let wait = Wait(id: id, keys: keys, suspension: suspension)
                if state.isOver(wait) { return true }
                state.waitingForWrites.append(wait)
                return false
            }
            if isDone { suspension.resume(returning: ()) } else { onWaiting() }
        }
    }

    private func stopWaiting(_ id: WaitID) {
        let suspension = state.withLock { state -> Suspension<Void>? in
            if let index = state.waitingForWrites.firstIndex(where: { $0.id == id }) {
                return state.waitingForWrites.remove(at: index).suspension
            }
            let index = state.waitingForRoom.firstIndex { $0.id == id }
            return index.map { state.waitingForRoom.remove(at: $0).suspension }
        }
        suspension?.resume(returning: ())
    }

    private func stage(_ staged: Staged, for key: String) {
        let old = state.withLock { $0.stage(staged, for: key) }
        // What it comes after has a writer.
        if old == nil { _ = startTask { [self] in await write(key) } }
        withExtendedLifetime(old) {}
    }

    private func write(_ key: String) async {
        while let staged = await next(key) {
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
                // Let go of below: this writer has it as well.
                if state.staged[key]?.id == staged.id { _ = state.stage(nil, for: key) }
                return state.takeReleased()
            }
            for waiter in released { waiter.resume(returning: ()) }
        }
    }

    /// What is to be written next for a key, once it will not be removed with all the rest.
    private func next(_ key: String) async -> Staged? {
        while state.withLock({ $0.isClearing(key) }) {
            await suspended { suspension in
                let isFree = state.withLock { state in
                    if state.isClearing(key) { state.waitingForClearing.append(suspension) }
                    return !state.isClearing(key)
                }
                if isFree { suspension.resume(returning: ()) }
            }
        }
        return state.withLock { $0.staged[key] }
    }

    /// The entry to store; nil for a removal, as where it could not be made: what was there before is out of date all
    /// the same. Made before there is a permit, which is for the disk alone.
    private func made(_ staged: Staged) async -> CachedData? {
        switch staged.change {
        case .store(let entry): return entry
        case .remove: return nil
        case .storeMade(let make, _, let demand):
            do throws(ImageError) {
                return try await make(demand)
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

    private func warnOfStall() {
        let isNew = state.withLock { state in
            defer { state.isFailing = true }
            return !state.isFailing
        }
        if isNew { logger.warning("the disk cache does not answer in time, going on without it") }
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
