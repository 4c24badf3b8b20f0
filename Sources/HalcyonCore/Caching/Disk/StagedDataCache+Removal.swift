import Logging
import Synchronization

/// Removals, of which each is an answer at once while the disk follows, and what else looks through the whole cache.
extension StagedDataCache {
    /// The removals that a disk may owe. One more, and all is removed from it in place of them: it has not answered for so
    /// long that most of it is out of date.
    static let mostRemovals = 4096
    /// How many removals are carried out at a time: those that a stalled disk holds up must not take all its threads.
    static let mostRemovalsAtOnce = 4

    /// Removes an entry, one that is on its way to the disk included; the disk follows soon.
    func drop(_ key: String) {
        // It goes with all the rest.
        if state.withLock({ $0.clearings.whole != nil && $0.staged[key] == nil }) { return }
        stage(Staged(change: .remove), for: key)
        limitRemovals()
    }

    /// Removes a source's bytes, and before them the finished images that were made of others: without the bytes beside
    /// them nothing would tell that they are out of date, whichever run of the program has stored them.
    ///
    /// - Parameters:
    ///   - spared: What stays of the finished images.
    ///   - version: That of the bytes that the load has brought which removes these; nil if it has none.
    ///   - ticket: That of the load: once something newer is known, nothing is removed. Default: nil, it is removed in any
    ///     case.
    func dropSource(
        _ source: String, sparing spared: Clearing.Spared, of version: UInt64? = nil,
        ticket: SourceLedger.Ticket? = nil
    ) {
        let dropped = change { state -> (clearing: Clearing, removed: [Staged?], isNew: Bool)? in
            if let ticket, !ledger.isNewest(version, ticket) { return nil }
            var clearing = Clearing(source: source, spared: spared, partOf: state.clearings.whole)
            // Those that are on their way to the disk are newer than what it has.
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

    /// Has all removed from the disk if it owes too many removals. What is on its way there is stored afterwards.
    func limitRemovals() {
        let clearing = change { state -> Clearing? in
            guard state.removalCount + state.clearings.count > Self.mostRemovals, state.clearings.whole == nil else {
                return nil
            }
            let clearing = Clearing(source: nil, spared: .stored)
            // Nothing goes that is staged.
            _ = state.begin(clearing)
            return clearing
        }
        guard let clearing else { return }
        logger.warning("the disk cache does not carry out removals, and is emptied in place of them")
        startCarryingOut(clearing)
    }

    /// Removes every entry, those that are on their way to the disk included.
    ///
    /// - Throws: `ImageError.cache` when not all could be removed.
    func removeAll() async throws(ImageError) { try await finish(beginClearing()) }

    /// From now on nothing that was stored before is an answer: under any key, or under those of a source's variants. To be
    /// followed by ``finish(_:)``; until that has done its work, what is stored there waits, so that it is not removed as
    /// well.
    func beginClearing(variantsOf source: String? = nil) -> Clearing {
        let (clearing, removed) = change { state in
            let whole = source == nil ? nil : state.clearings.whole
            var clearing = Clearing(source: source, partOf: whole)
            let removed = state.begin(clearing)
            (clearing.keys, clearing.end) = (removed.map(\.key), WaitID())
            return (clearing, removed)
        }
        withExtendedLifetime(removed) {}
        return clearing
    }

    /// Removes what is on the disk, and returns once all that was removed is gone from there.
    ///
    /// - Throws: `ImageError.cache` when not all could be removed, or when the cache does not answer; `ImageError.cancelled`
    ///   in place of the latter if the task was cancelled. The removal goes on then.
    func finish(_ clearing: Clearing) async throws(ImageError) {
        startCarryingOut(clearing)
        guard await wait(for: .clearing(clearing.id)) else { throw stall }
        try clearing.outcome.get()
        // Not for all else: encoders may be at work there.
        guard await wait(for: .keys(clearing.keys), before: clearing.end) else { throw stall }
    }

    private var stall: ImageError { Task.isCancelled ? .cancelled : .cache(.writeFailed("it does not answer")) }

    /// Has finished images removed that were made of a source's older bytes, and those bytes, behind the caller's back.
    /// Nothing where no request has such images kept: it would cost each load a look through the index.
    ///
    /// - Parameters:
    ///   - version: That of the newest bytes; nil to have all removed.
    ///   - ticket: That of the load which has brought these: once something newer is known, which may be on its way to the
    ///     disk, nothing is removed.
    func dropVariants(of source: String, but version: UInt64?, ticket: SourceLedger.Ticket) {
        let dropped = change { state -> (clearing: Clearing, removed: [Staged?])? in
            guard state.expectsVariants else { return nil }
            guard ledger.isNewest(version, ticket) else { return nil }
            let spared = version.map { Clearing.Spared.version($0) } ?? .nothing
            let clearing = Clearing(source: source, spared: spared, partOf: state.clearings.whole)
            return (clearing, state.begin(clearing).map(\.staged))
        }
        guard let dropped else { return }
        // Whoever waits for what is on its way to the disk waits for this, which waits for the clearing.
        drop(source + "\nvariants")
        startCarryingOut(dropped.clearing)
        limitRemovals()
    }

    /// Removes what is on the disk, when it is its turn. A cache that cannot be written to has warned before, and what is
    /// out of date is told by its version.
    func startCarryingOut(_ clearing: Clearing) {
        if clearing.isPart { return }
        _ = startTask { [self] in await carryOut(clearing) }
    }

    /// Says that there may be finished images on the disk.
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
            // What is made of bytes that the cache does not have is all that it has of the source, and the newest.
            guard let known = try await cache.metadata(for: source) else { return }
            try await cache.removeAll(variantsOf: source, otherThan: known.version)
        }
    }

    /// Counts what the cache holds, once all that was on its way there at the time of the call has got there; nil if
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
}

extension StagedDataCache {
    /// A removal of everything, or of all variants of one source.
    struct Clearing: Sendable {
        /// What stays of a source.
        enum Spared: Sendable {
            case nothing
            /// Its bytes of this version, and what was made of them.
            case version(UInt64)
            /// What was made of the bytes that the cache has, and these.
            case stored
        }

        let id: WaitID
        /// What has come of it; see ``StagedDataCache/finish(_:)``.
        let outcome: Outcome
        /// Whether it is a part of another, which is carried out in any case.
        let isPart: Bool
        /// Nil for everything.
        let source: String?
        var spared: Spared
        /// What was on its way to the disk and is removed as well, and the moment from which on nothing else of it is.
        var keys: [String] = []
        var end: WaitID?

        init(source: String?, spared: Spared = .nothing, partOf whole: Clearing? = nil) {
            (id, outcome, isPart) = (whole?.id ?? WaitID(), whole?.outcome ?? Outcome(), whole != nil)
            (self.source, self.spared) = (source, spared)
        }

        /// Whether it removes what is stored under a key.
        func takes(_ key: String) -> Bool {
            guard let source else { return true }
            return key.hasPrefix(source) && (key.utf8.count == source.utf8.count || key.hasPrefix(source + "\n"))
        }

        /// Whether something on its way to the disk stays.
        func spares(_ version: UInt64?) -> Bool {
            switch spared {
            case .nothing: false
            case .version(let spared): version == spared
            case .stored: true
            }
        }

        /// What a source's key and those of its variants have in common: all before the first line feed.
        static func name(of key: String) -> Substring {
            key[..<(key.utf8.firstIndex(of: UInt8(ascii: "\n")) ?? key.endIndex)]
        }
    }

    /// What has come of a removal.
    final class Outcome: Sendable {
        private let result = Mutex<Result<Void, ImageError>>(.success(()))

        func note(_ result: Result<Void, ImageError>) { self.result.withLock { $0 = result } }
        func get() throws(ImageError) { try result.withLock { $0 }.get() }
    }

    /// The removals that are on their way to the disk, and what waits until they are done.
    ///
    /// A look-up asks for those of its own source alone: a disk that has stalled may owe the removals of thousands.
    struct Clearings {
        private var ofEverything: [Clearing] = []
        private var ofSources: [Substring: [Clearing]] = [:]
        private var ids: Set<WaitID> = []
        private var waiting: [WaitID: [Suspension<Void>]] = [:]

        var count: Int { ids.count }
        /// One that takes every key: what else is to be removed goes with it, for nothing is stored until its end.
        var whole: Clearing? { ofEverything.first }

        func contains(_ id: WaitID) -> Bool { ids.contains(id) }

        /// A removal that takes a key; nil if there is none.
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

        /// Has a writer wait until a removal is done.
        mutating func wait(for id: WaitID, _ suspension: Suspension<Void>) {
            waiting[id, default: []].append(suspension)
        }

        /// Returns the writers that have waited for it.
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
