import Logging
import Synchronization

/// Stores entries in the background: loaded bytes are delivered while they are being written, and requests made
/// meanwhile get them from here.
///
/// Otherwise the bytes would be in no cache between the end of a transfer and the end of its store, and a request in
/// that moment would transfer them again. Each key has one writer at a time, so the last store wins.
final class WriteBehindCache: Sendable {
    /// Makes the entry to store, at a priority that is raised when somebody waits for it.
    typealias Make = @Sendable (LivePriority) async throws(ImageError) -> DataCacheEntry?

    /// Above this many bytes waiting to be written, or as many waiting to be encoded, stores are left out: a disk or an
    /// encoder slower than the network must neither fill memory nor delay answers.
    static let byteLimit = 64 << 20

    let cache: any DataCaching
    let ledger: SourceLedger
    let logger: Logger
    let state = Mutex(State())
    /// Enough for a cache that writes concurrent stores in one transaction; bounded, for one that uses a thread for
    /// each. Stores are not grouped here: any ``DataCaching`` may follow, and which ones share a transaction is its
    /// matter.
    static let mostWrites = 16
    let writePermits = Permits(mostWrites)
    let removalPermits = Permits(mostRemovalsAtOnce)
    let clock: any PipelineClock
    let stallPatience: StallPatience

    /// - Parameters:
    ///   - clock: Measures how long calls of the cache take. Default: the system's.
    ///   - timeout: See ``StallPatience``. Default: 3 seconds.
    init(
        _ cache: any DataCaching, ledger: SourceLedger, logger: Logger, clock: any PipelineClock = SystemClock(),
        timeout: Double = 3
    ) {
        self.cache = cache
        self.ledger = ledger
        self.logger = logger
        self.clock = clock
        stallPatience = StallPatience(timeout: timeout)
    }

    /// Returns the entry for a key, or nil; also nil, with a warning in the log, if the cache cannot be read.
    ///
    /// - Parameters:
    ///   - patience: Limits the wait for the cache. Default: nil, no limit.
    ///   - delay: Notified if the cache does not respond in that time. Default: nil.
    func entry(
        for key: String, with patience: Patience? = nil, noting delay: DiskDelay? = nil
    ) async -> DataCacheEntry? { await stored(for: key, with: patience, noting: delay)?.entry }

    /// Does the same by reference; see ``StoredBytes``.
    func stored(for key: String, with patience: Patience?, noting delay: DiskDelay?) async -> StoredBytes? {
        if let known = knownEntry(for: key) { return known.stored }
        guard let patience else { return await read(key) }
        if let entry = await patience.value(of: self, { [self] in await read(key) }) { return entry }
        delay?.note()
        if patience.isStalled(self) { warnOfStall() }
        return nil
    }

    /// Returns what is known without asking the cache: what waits to be written, or that the entry is being removed.
    @inline(never)  // copies entries
    private func knownEntry(for key: String) -> (stored: StoredBytes?, Void)? {
        if let staged = state.withLock({ $0.staged[key] }) { return (staged.entry.map(StoredBytes.init), ()) }
        return state.withLock { $0.clearings.first(taking: key) } != nil ? (nil, ()) : nil
    }

    private func read(_ key: String) async -> StoredBytes? {
        do throws(ImageError) {
            return try await cache.entry(for: key).map(StoredBytes.init)
        } catch {
            warn(error, "read from")
            return nil
        }
    }

    /// Whether the cache has bytes of a source other than those of `version`: images made of the latter are outdated.
    /// Also true if the cache does not respond in time.
    ///
    /// - Parameters:
    ///   - patience: Limits the wait for the cache.
    ///   - delay: Notified if the cache does not respond in that time.
    func hasOther(
        than version: UInt64, for key: String, with patience: Patience, noting delay: DiskDelay?
    ) async -> Bool {
        if let staged = state.withLock({ $0.staged[key] }) {
            return staged.entry.map { $0.metadata.version != version } ?? false
        }
        if state.withLock({ $0.clearings.first(taking: key) }) != nil { return false }
        if let known = await patience.value(of: self, { [self] in await readMetadata(of: key) }) {
            return known.map { $0.version != version } ?? false
        }
        delay?.note()
        if patience.isStalled(self) { warnOfStall() }
        return true
    }

    /// Whether there is an entry for a key. Does not count as a use of it. False if the cache does not respond in time.
    func contains(_ key: String, with patience: Patience) async -> Bool {
        await metadata(for: key, with: patience) != nil
    }

    /// Returns the metadata for a key, or nil. Does not count as a use of it. Nil if the cache does not respond in
    /// time.
    func metadata(for key: String, with patience: Patience) async -> CacheMetadata? {
        if let (stored, _) = knownEntry(for: key) { return stored?.entry.metadata }
        if let known = await patience.value(of: self, { [self] in await readMetadata(of: key) }) { return known }
        if patience.isStalled(self) { warnOfStall() }
        return nil
    }

    private func readMetadata(of key: String) async -> CacheMetadata? {
        do throws(ImageError) {
            return try await cache.metadata(for: key)
        } catch {
            warn(error, "read from")
            return nil
        }
    }

    /// Stores an entry, and returns before it is written. A store that fails logs a warning: the load that brought the
    /// bytes has not failed. If too much is pending already, the entry is left out, and an older one removed.
    ///
    /// - Parameters:
    ///   - ticket: The ticket of the load that brought the entry: if something newer is known, nothing is stored.
    ///   - isAwaited: Whether the caller will wait until it is stored: then it is never left out. Default: false.
    func store(
        _ entry: DataCacheEntry, for key: String, ticket: SourceLedger.Ticket? = nil, isAwaited: Bool = false
    ) {
        let id = put(entry, for: key, ticket: ticket)
        if !isAwaited { skipIfTooMuch(key, id) }
    }

    /// Like ``store(_:for:ticket:isAwaited:)``, but never leaves the entry out.
    @discardableResult
    func put(_ entry: DataCacheEntry, for key: String, ticket: SourceLedger.Ticket? = nil) -> WaitID {
        let staged = Staged(change: .store(entry), version: entry.metadata.version)
        stage(staged, for: key, ticket)
        // At once: loads that begin now find the entry here.
        if let ticket { ledger.settle(ticket) }
        return staged.id
    }

    /// Stores what `make` returns, unless it is nil; until then, `byteCount` bytes are held in memory for it. Returns
    /// as ``store(_:for:ticket:isAwaited:)`` does.
    func store(
        for key: String, costing byteCount: Int, version: UInt64?, ticket: SourceLedger.Ticket?,
        isAwaited: Bool = false,
        making make: @escaping Make
    ) {
        let change = Change.storeMade(make, byteCount: byteCount, LivePriority(.veryLow))
        let staged = Staged(change: change, version: version)
        stage(staged, for: key, ticket)
        if !isAwaited { skipIfTooMuch(key, staged.id) }
    }

    /// Replaces what was just staged by a removal, if too much is pending: older bytes would still count as fresh.
    private func skipIfTooMuch(_ key: String, _ id: WaitID) {
        let skipped = change { state -> (isNew: Bool, clearing: Clearing?, removed: [Staged?])? in
            // Only this very store: a later one may be awaited.
            guard let staged = state.staged[key], staged.id == id else { return nil }
            // A single one is never too much.
            let (all, own) =
                staged.demand == nil
                ? (state.bytes, staged.byteCount) : (state.unmadeBytes, staged.unmadeByteCount)
            guard all > Self.byteLimit, all > own else { return nil }
            state.skippedCount += 1
            if let entry = staged.entry {
                // A prefetcher that needs one waits for its load; a thousand suffice to remember it until then.
                if state.leftOut.count >= State.mostLeftOut { state.leftOut = [:] }
                state.leftOut[key] = entry.metadata.version
            }
            let isNew = !state.isSkipping
            state.isSkipping = true
            var removed = [state.stage(Staged(change: .remove), for: key)]
            // Images made of older bytes are recognized by the source's entry, which will be missing. If images are
            // expected there, they were removed when this answer arrived.
            guard staged.entry != nil, !state.expectsVariants else { return (isNew, nil, removed) }
            let clearing = Clearing(
                source: key, spared: .made(of: staged.version), partOf: state.clearings.whole)
            removed += state.begin(clearing).map(\.staged)
            return (isNew, clearing, removed)
        }
        guard let skipped else { return }
        if let clearing = skipped.clearing { startCarryingOut(clearing) }
        limitRemovals()
        if skipped.isNew {
            logger.warning("the disk cache or an encoder cannot keep up, so some images are not stored")
        }
    }

    /// Whether another change may wait, within ``byteLimit`` and a number of keys. One that replaces another has room.
    ///
    /// - Parameter byteCount: The bytes that it holds. Default: 0, for a removal.
    func hasRoom(for key: String, _ byteCount: Int = 0, keys count: Int) -> Bool {
        state.withLock { state in
            state.bytes + byteCount <= Self.byteLimit && (state.staged[key] != nil || state.staged.count < count)
        }
    }

    /// Whether a version was left out because too much was pending, and nothing was stored since. Call this once, and
    /// store the version if it returns true.
    func takeLeftOut(_ key: String, version: UInt64) -> Bool {
        state.withLock { state in
            guard state.leftOut[key] == version, state.staged[key]?.entry == nil else { return false }
            state.leftOut[key] = nil
            return true
        }
    }

    /// The number of stores left out because too much was pending.
    var skippedCount: Int { state.withLock { $0.skippedCount } }

    /// Replaces the metadata of an entry of the same version. A pending entry of another version is newer than the
    /// confirmed one, and is left unchanged.
    func update(_ metadata: CacheMetadata, for key: String) async {
        let (old, isStaged) = change { state -> (Staged?, Bool) in
            guard let staged = state.staged[key] else { return (nil, false) }
            guard let entry = staged.entry, entry.metadata.version == metadata.version else { return (nil, true) }
            // Its writer continues with this one.
            var metadata = metadata
            metadata.thumbHash = metadata.thumbHash ?? entry.metadata.thumbHash
            let updated = DataCacheEntry(data: entry.data, metadata: metadata)
            return (state.stage(Staged(change: .store(updated), version: metadata.version), for: key), true)
        }
        withExtendedLifetime(old) {}
        if isStaged { return }
        do throws(ImageError) {
            try await cache.update(metadata, for: key)
        } catch {
            warn(error, "write to")
        }
    }

    func stage(
        _ staged: Staged, for key: String, _ ticket: SourceLedger.Ticket? = nil
    ) {
        let (old, isStaged) = change { state -> (Staged?, Bool) in
            // Checked under the lock: a newer answer is registered in the ledger first, and then stored here.
            if let ticket, !ledger.isCurrent(staged.version, ticket) { return (nil, false) }
            return (state.stage(staged, for: key), true)
        }
        // A replaced change already has a writer.
        if isStaged, old == nil { startWriting(key) }
        withExtendedLifetime(old) {}
    }

    /// Starts the writer of a key that has none.
    func startWriting(_ key: String) { _ = startTask { [self] in await write(key) } }

    /// Writes the staged change of a key, and those staged meanwhile. The writer ends in the critical section in which
    /// it removes the last one: a later change finds no writer, and starts another.
    private func write(_ key: String) async {
        var isDone = false
        while !isDone, let id = await next(key) {
            do throws(ImageError) {
                // Skip a change that was replaced meanwhile.
                guard let isRemoval = await prepare(id, for: key) else { continue }
                let permits = isRemoval ? removalPermits : writePermits
                try await permits.withPermit(for: .constant(.low)) { () async throws(ImageError) in
                    // Not before: while the cache hangs, any number of writers wait here, and most of what they were
                    // to write has been replaced by removals.
                    guard case .entry(let entry) = state.withLock({ $0.prepared(id, for: key) }) else { return }
                    begin(.write(key: key), isRemoval ? .removals : .writes)
                    try await write(entry, for: key)
                    state.withLock { $0.isFailing = false }
                }
            } catch {
                warn(error, "write to")
            }
            let (ends, written) = state.withLock { state in
                state.calls.end(.write(key: key))
                return state.endWriting(id, for: key)
            }
            isDone = ends
            withExtendedLifetime(written) {}
            release()
        }
    }

    /// Returns the ID of the next change to write for a key, once no removal that includes the key is pending.
    private func next(_ key: String) async -> WaitID? {
        while true {
            let (clearing, id) = state.withLock { state -> (WaitID?, WaitID?) in
                if let clearing = state.clearings.first(taking: key) { return (clearing, nil) }
                return (nil, state.beginWriting(key))
            }
            guard let clearing else { return id }
            await suspended { suspension in
                let isOver = state.withLock { state in
                    // Checked under the lock: it may have ended meanwhile.
                    guard state.clearings.first(taking: key) == clearing else { return true }
                    state.clearings.wait(for: clearing, suspension)
                    return false
                }
                if isOver { suspension.resume(returning: ()) }
            }
        }
    }

    private func write(_ entry: DataCacheEntry?, for key: String) async throws(ImageError) {
        guard let entry else { return try await cache.remove(for: key) }
        do throws(ImageError) {
            try await cache.store(entry, for: key)
        } catch {
            // The previous entry is outdated but would still count as fresh, and so would the images made of it, which
            // only the source's bytes show to be outdated.
            if !ProcessedKey.matches(key) {
                try? await cache.removeAll(variantsOf: key, otherThan: entry.metadata.version)
            }
            try? await cache.remove(for: key)
            throw error
        }
    }

    func warnOfStall() {
        let isNew = state.withLock { state in
            defer { state.isFailing = true }
            return !state.isFailing
        }
        if isNew { logger.warning("the disk cache does not respond in time, continuing without it") }
    }

    /// Once for each run of failures: a full disk would otherwise log a warning for every image.
    func warn(_ error: ImageError, _ action: String) {
        if error == .cancelled { return }
        let isNew = state.withLock { state in
            defer { state.isFailing = true }
            return !state.isFailing
        }
        if isNew { logger.warning("could not \(action) the disk cache, continuing without it: \(error)") }
    }
}
