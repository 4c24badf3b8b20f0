import Logging
import Synchronization

/// Removals, each of which takes effect at once while the disk follows, and other operations on the whole cache.
extension WriteBehindCache {
    /// The maximum number of pending removals. With one more, the whole disk cache is emptied instead: it has been
    /// unresponsive for so long that most of it is outdated.
    static let mostRemovals = 4096
    /// The maximum number of concurrent removals: those held up by a stalled disk must not take all its threads.
    static let mostRemovalsAtOnce = 4

    /// Removes an entry, even one that is being written to the disk; the disk follows soon.
    func drop(_ key: String) {
        // It is removed with everything else.
        if state.withLock({ $0.clearings.whole != nil && $0.staged[key] == nil }) { return }
        stage(Staged(change: .remove), for: key)
        limitRemovals()
    }

    /// Removes a source's bytes, and first the finished images made of other bytes: without the source's bytes, nothing
    /// would show that they are outdated, whichever run of the program stored them.
    ///
    /// - Parameters:
    ///   - spared: The finished images to keep.
    ///   - version: The version of the bytes from the load that causes the removal; nil if it has none.
    ///   - ticket: The ticket of the load: if something newer is known, nothing is removed. Default: nil, which removes
    ///     in any case.
    func dropSource(
        _ source: String, sparing spared: Clearing.Spared, of version: UInt64? = nil,
        ticket: SourceLedger.Ticket? = nil
    ) {
        let dropped = change { state -> (clearing: Clearing, removed: [Staged?], isNew: Bool)? in
            if let ticket, !ledger.isNewest(version, ticket) { return nil }
            var clearing = Clearing(source: source, spared: spared, partOf: state.clearings.whole)
            // Bytes on their way to the disk are newer than those on it.
            if case .stored = spared, let known = state.staged[source]?.version { clearing.spared = .version(known) }
            let removed = state.begin(clearing).map(\.staged)
            if clearing.isPart, state.staged[source] == nil { return (clearing, removed, false) }
            let old = state.stage(Staged(change: .remove), for: source)
            return (clearing, removed + [old], old == nil)
        }
        guard let dropped else { return }
        // It waits for the clearing.
        if dropped.isNew { startWriting(source) }
        startCarryingOut(dropped.clearing)
        limitRemovals()
    }

    /// Empties the disk cache if it has too many pending removals. Staged entries are stored afterwards.
    func limitRemovals() {
        let clearing = change { state -> Clearing? in
            guard state.removalCount + state.clearings.count > Self.mostRemovals, state.clearings.whole == nil else {
                return nil
            }
            let clearing = Clearing(source: nil, spared: .stored)
            // No staged entry is removed.
            _ = state.begin(clearing)
            return clearing
        }
        guard let clearing else { return }
        logger.warning("too many removals from the disk cache are pending, so it is emptied instead")
        startCarryingOut(clearing)
    }

    /// Removes every entry, including those being written to the disk.
    ///
    /// - Throws: `ImageError.cache` if not all could be removed.
    func removeAll() async throws(ImageError) { try await finish(beginClearing()) }

    /// Starts a removal: from now on no earlier entry is an answer, under any key or under those of a source's
    /// variants. Call ``finish(_:)`` next. Until the removal is done, later stores under these keys wait, so that they
    /// are not removed as well.
    ///
    /// - Parameters:
    ///   - source: The source; nil (the default) for all entries.
    ///   - spared: The entries of the source to keep. Default: none.
    func beginClearing(variantsOf source: String? = nil, sparing spared: Clearing.Spared = .nothing) -> Clearing {
        let (clearing, removed) = change { state in
            let whole = source == nil ? nil : state.clearings.whole
            var clearing = Clearing(source: source, spared: spared, partOf: whole)
            let removed = state.begin(clearing)
            (clearing.keys, clearing.end) = (removed.map(\.key), WaitID())
            return (clearing, removed)
        }
        withExtendedLifetime(removed) {}
        return clearing
    }

    /// Removes the entries on the disk, and returns when all of them are gone.
    ///
    /// - Throws: `ImageError.cache` if not all could be removed, or if the cache does not respond;
    ///   `ImageError.cancelled` instead of the latter if the task was cancelled. The removal then continues.
    func finish(_ clearing: Clearing) async throws(ImageError) {
        startCarryingOut(clearing)
        guard await wait(for: .clearing(clearing.id)) else { throw stall }
        try clearing.outcome.get()
        // Not for everything else: encoders may be working there.
        guard await wait(for: .keys(clearing.keys), before: clearing.end) else { throw stall }
    }

    private var stall: ImageError { Task.isCancelled ? .cancelled : .cache(.writeFailed("it does not respond")) }

    /// Removes, in the background, finished images made of a source's older bytes, and those bytes. Does nothing if no
    /// request stores such images: each load would pay for a search of the index.
    ///
    /// - Parameters:
    ///   - version: The version of the newest bytes; nil to remove all.
    ///   - ticket: The ticket of the load that brought these: if something newer is known, which may be on its way to
    ///     the disk, nothing is removed.
    func dropVariants(of source: String, but version: UInt64?, ticket: SourceLedger.Ticket) {
        let dropped = change { state -> (clearing: Clearing, removed: [Staged?])? in
            guard state.expectsVariants else { return nil }
            guard ledger.isNewest(version, ticket) else { return nil }
            let clearing = Clearing(source: source, spared: .made(of: version), partOf: state.clearings.whole)
            return (clearing, state.begin(clearing).map(\.staged))
        }
        guard let dropped else { return }
        // Waiters for pending writes wait for this removal, which waits for the clearing.
        drop(source + "\nvariants")
        startCarryingOut(dropped.clearing)
        limitRemovals()
    }

    /// Removes the entries on the disk in its turn. A cache that cannot be written to has already logged a warning, and
    /// outdated entries are recognized by their version.
    func startCarryingOut(_ clearing: Clearing) {
        if clearing.isPart { return }
        _ = startTask { [self] in await carryOut(clearing) }
    }

    /// Notes that the disk may contain finished images.
    func expectVariants() { state.withLock { $0.expectsVariants = true } }

    private func carryOut(_ clearing: Clearing) async {
        do throws(ImageError) {
            try await removalPermits.withPermit(for: .constant(.low)) { () async throws(ImageError) in
                begin(.clearing(clearing.id), .removals)
                try await remove(clearing)
            }
        } catch {
            clearing.outcome.note(.failure(error))
        }
        let released = state.withLock { state in
            state.calls.end(.clearing(clearing.id))
            return state.clearings.remove(clearing)
        }
        for writer in released { writer.resume(returning: ()) }
        release()
    }

    private func remove(_ clearing: Clearing) async throws(ImageError) {
        guard let source = clearing.source else { return try await cache.removeAll() }
        switch clearing.spared {
        case .nothing: try await cache.removeAll(variantsOf: source)
        case .version(let version): try await cache.removeAll(variantsOf: source, otherThan: version)
        case .stored:
            // Images made of bytes that the cache does not have are its only entries of the source, and the newest.
            guard let known = try await cache.metadata(for: source) else { return }
            try await cache.removeAll(variantsOf: source, otherThan: known.version)
        }
    }

    /// Returns the statistics of the cache, after all writes that were pending at the time of the call; nil if it has
    /// none.
    ///
    /// - Throws: `ImageError.cache` if the cache cannot be read.
    func statistics() async throws(ImageError) -> DataCacheStatistics? {
        await flush()
        return try await cache.dataStatistics()
    }

    /// Removes expired entries, including those that were being written at the time of the call.
    ///
    /// - Throws: `ImageError.cache` if not all could be removed.
    func removeExpired() async throws(ImageError) -> Int {
        await flush()
        return try await cache.removeExpired()
    }

    /// Removes the entries for which `isUnwanted` returns true, including those that were being written at the time of
    /// the call.
    ///
    /// - Throws: `ImageError.cache` if not all could be removed.
    func removeAll(where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool) async throws(ImageError) -> Int {
        await flush()
        return try await cache.removeAll(where: isUnwanted)
    }
}

extension WriteBehindCache {
    /// A removal of everything, or of all variants of one source.
    struct Clearing: Sendable {
        /// The entries of a source to keep.
        enum Spared: Sendable {
            /// Nothing, including entries for the same URL with header fields or a body, which are other sources.
            case nothing
            /// Its bytes of this version, and the images made of them.
            case version(UInt64)
            /// The bytes that the cache has, and the images made of them.
            case stored

            /// Spares the bytes of a version and the images made of them; none of the source's, if that is nil.
            static func made(of version: UInt64?) -> Self { .version(version ?? SourceLedger.nothing) }
        }

        let id: WaitID
        /// Its result; see ``WriteBehindCache/finish(_:)``.
        let outcome: Outcome
        /// Whether it is part of another removal, which is carried out in any case.
        let isPart: Bool
        /// The source to remove; nil for everything.
        let source: String?
        var spared: Spared
        /// The keys of staged entries that it removes as well, and the moment up to which it removes them.
        var keys: [String] = []
        var end: WaitID?

        init(source: String?, spared: Spared = .nothing, partOf whole: Clearing? = nil) {
            (id, outcome, isPart) = (whole?.id ?? WaitID(), whole?.outcome ?? Outcome(), whole != nil)
            (self.source, self.spared) = (source, spared)
        }

        /// Whether it removes what is stored under a key.
        func takes(_ key: String) -> Bool {
            guard let source else { return true }
            guard key.hasPrefix(source) else { return false }
            if key.utf8.count == source.utf8.count { return true }
            if case .nothing = spared { return key.hasPrefix(source + "\n") }
            return key.hasPrefix(ProcessedKey.prefix(of: source))
        }

        /// Whether a staged entry of this version is kept.
        func spares(_ version: UInt64?) -> Bool {
            switch spared {
            case .nothing: false
            case .version(let spared): version == spared
            case .stored: true
            }
        }

        /// Returns the common part of a source's key and of those of its variants: everything before the first line
        /// feed.
        static func name(of key: String) -> Substring {
            key[..<(key.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? key.endIndex)]
        }
    }

    /// The result of a removal.
    final class Outcome: Sendable {
        private let result = Mutex<Result<Void, ImageError>>(.success(()))

        func note(_ result: Result<Void, ImageError>) { self.result.withLock { $0 = result } }
        func get() throws(ImageError) { try result.withLock { $0 }.get() }
    }

    /// The pending removals, and the writers that wait for them.
    ///
    /// A look-up checks only those of its own source: a stalled disk may have thousands of pending removals.
    struct Clearings {
        private var ofEverything: [Clearing] = []
        private var ofSources: [Substring: [Clearing]] = [:]
        private(set) var ids: Set<WaitID> = []
        private var waiting: [WaitID: [Suspension<Void>]] = [:]

        var count: Int { ids.count }
        /// A removal of every key: it includes all other removals, because nothing is stored until it ends.
        var whole: Clearing? { ofEverything.first }

        func contains(_ id: WaitID) -> Bool { ids.contains(id) }

        /// Returns a removal that includes a key; nil if there is none.
        func first(taking key: String) -> WaitID? {
            if let whole { return whole.id }
            if ofSources.isEmpty { return nil }
            return ofSources[Clearing.name(of: key)]?.first { $0.takes(key) }?.id
        }

        mutating func insert(_ clearing: Clearing) {
            ids.insert(clearing.id)
            if let source = clearing.source {
                ofSources[Clearing.name(of: source), default: []].append(clearing)
            } else {
                ofEverything.append(clearing)
            }
        }

        /// Makes a writer wait until a removal is done.
        mutating func wait(for id: WaitID, _ suspension: Suspension<Void>) {
            waiting[id, default: []].append(suspension)
        }

        /// Removes a clearing and returns the writers that waited for it.
        mutating func remove(_ clearing: Clearing) -> [Suspension<Void>] {
            ids.remove(clearing.id)
            if let source = clearing.source {
                let name = Clearing.name(of: source)
                ofSources[name]?.removeAll { $0.id == clearing.id }
                if ofSources[name]?.isEmpty == true { ofSources[name] = nil }
            } else {
                ofEverything.removeAll { $0.id == clearing.id }
            }
            return waiting.removeValue(forKey: clearing.id) ?? []
        }
    }
}
