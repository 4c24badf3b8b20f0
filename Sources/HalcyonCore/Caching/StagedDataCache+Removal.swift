import Synchronization

/// Removals, of which each is an answer at once while the disk follows, and what else looks through the whole cache.
extension StagedDataCache {
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
    ///
    /// - Parameter version: The bytes of which what was made stays; nil for none.
    func beginClearing(variantsOf source: String? = nil, but version: UInt64? = nil) -> Clearing {
        let clearing = Clearing(source: source, version: version)
        let removed = state.withLock { $0.begin(clearing) }
        withExtendedLifetime(removed) {}
        return clearing
    }

    /// Removes what is on the disk, and returns once all that was removed is gone from there.
    ///
    /// - Throws: `ImageError.cache` when not all could be removed.
    func finish(_ clearing: Clearing) async throws(ImageError) {
        let outcome = await carryOut(clearing)
        try outcome.get()
        await flush()
    }

    /// Has finished images removed that were made of a source's older bytes, and those bytes, behind the caller's back.
    /// Nothing where no request has such images kept: it would cost each load a look through the index.
    ///
    /// - Parameter version: That of the newest bytes; nil to have all removed.
    func dropVariants(of source: String, but version: UInt64?) {
        guard state.withLock(\.expectsVariants) else { return }
        let clearing = beginClearing(variantsOf: source, but: version)
        // Whoever waits for what is on its way to the disk waits for this, which waits for the clearing.
        stage(Staged(change: .remove), for: source + "\nvariants")
        startCarryingOut(clearing)
    }

    func startCarryingOut(_ clearing: Clearing) {
        _ = startTask { [self] in
            // A cache that cannot be written to has warned before, and what is outdated is told by its version.
            _ = await carryOut(clearing)
        }
    }

    /// Says that there may be finished images on the disk.
    func expectVariants() { state.withLock { $0.expectsVariants = true } }

    private func carryOut(_ clearing: Clearing) async -> Result<Void, ImageError> {
        let outcome: Result<Void, ImageError>
        do throws(ImageError) {
            if let source = clearing.source, let version = clearing.version {
                try await cache.removeAll(variantsOf: source, otherThan: version)
            } else if let source = clearing.source {
                try await cache.removeAll(variantsOf: source)
            } else {
                try await cache.removeAll()
            }
            outcome = .success(())
        } catch {
            outcome = .failure(error)
        }
        let released = state.withLock { $0.clearings.remove(clearing) }
        for writer in released { writer.resume(returning: ()) }
        return outcome
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
}
