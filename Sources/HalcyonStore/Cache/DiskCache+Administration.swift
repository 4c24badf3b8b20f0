public import HalcyonCore

/// For those who look after a cache: figures, listings, removal by other rules than a key's, repair.
extension DiskCache {
    /// Counts what the cache holds.
    ///
    /// - Throws: `ImageError.cache` when the index cannot be read; `.cancelled`.
    public func statistics() async throws(ImageError) -> Statistics {
        let directory = directory
        return try await run { store throws(ImageError) in try store.statistics(of: directory) }
    }

    /// The figures that every ``DataCaching`` may have.
    ///
    /// - Throws: as ``statistics()``.
    public func dataStatistics() async throws(ImageError) -> DataCacheStatistics? {
        let all = try await statistics()
        return DataCacheStatistics(
            entries: all.entries, bytes: all.bytes, expired: all.expired, sizeLimit: all.sizeLimit,
            entryLimit: all.entryLimit)
    }

    /// What this cache cleans out from now on without being told which entries, as it happens. Each call makes a stream
    /// of its own; while nobody listens, nothing is collected. What a listener does not take in time waits, up to
    /// 1,024 events, then the oldest are lost. It ends when the cache is let go.
    ///
    /// What other processes, or other caches on the same folder, clean out is not told.
    public var events: AsyncStream<Event> { store.events.listen() }

    /// Entries from the most to the least recently used.
    ///
    /// - Parameters:
    ///   - limit: The most that are wanted.
    ///   - offset: How many to leave out first.
    /// - Throws: `ImageError.cache` when the index cannot be read; `.cancelled`.
    public func entries(limit: Int = .max, offset: Int = 0) async throws(ImageError) -> [Item] {
        try await run { store throws(ImageError) in try store.items(limit: limit, offset: offset) }
    }

    /// Removes entries in the order of eviction until the rest has at most `size` bytes, counted as
    /// ``Configuration/sizeLimit`` is. The index gets as small as what is left in it.
    ///
    /// - Returns: How many were removed.
    /// - Throws: `ImageError.cache` when the index cannot be written; `.cancelled`, with what was removed until then
    ///   gone.
    @discardableResult
    public func trim(toSize size: Int) async throws(ImageError) -> Int {
        var removed = 0
        while true {
            let step = try await run { store throws(ImageError) in try store.trimStep(toSize: max(0, size)) }
            removed += step.count
            if step.fits { break }
        }
        try await run { store throws(ImageError) in try store.compact() }
        return removed
    }

    /// Removes the entries that are past their expiry, those that a server could confirm included.
    ///
    /// - Returns: How many were removed.
    /// - Throws: as ``trim(toSize:)``.
    @discardableResult
    public func removeExpired() async throws(ImageError) -> Int {
        var removed = 0
        while true {
            let count = try await run { store throws(ImageError) in try store.removeExpiredStep() }
            removed += count
            if count < Eviction.step { return removed }
        }
    }

    /// Removes the entry of a source's key and those of all that was made of the source: their keys begin with that key
    /// and a line feed. Entries that are stored meanwhile may stay.
    ///
    /// - Returns: How many were removed.
    /// - Throws: as ``trim(toSize:)``.
    @discardableResult
    public func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        var removed = 0
        while true {
            let count = try await run { store throws(ImageError) in try store.removeVariantsStep(of: sourceKey) }
            removed += count
            if count < Eviction.step { return removed }
        }
    }

    /// Removes of a source's variants, and of its own entry, what was made of other bytes than those of a version.
    ///
    /// - Throws: as ``trim(toSize:)``.
    public func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        try await run { store throws(ImageError) in
            try store.removeVariants(of: sourceKey, otherThan: version)
        }
    }

    /// Removes the entries of which `isUnwanted` says so, in small steps: others may use the cache meanwhile, and what
    /// they store may be asked about or not.
    ///
    /// - Parameter isUnwanted: Called once for each entry, in no order, on a thread of the cache's own. It must not
    ///   wait for the cache.
    /// - Returns: How many were removed.
    /// - Throws: as ``trim(toSize:)``.
    @discardableResult
    public func removeAll(
        where isUnwanted: @escaping @Sendable (DataCacheItem) -> Bool
    ) async throws(ImageError) -> Int {
        var removed = 0
        var last: Int64?
        repeat {
            let after = last
            let (count, end) = try await run { store throws(ImageError) in
                try store.removeStep(after: after, where: isUnwanted)
            }
            removed += count
            last = end
        } while last != nil
        return removed
    }

    /// Writes into the index what is kept in memory: when entries were used. Done by itself a few seconds after the
    /// last use and when the cache is let go; a program that is about to exit should call it.
    ///
    /// - Throws: `ImageError.cache` when the index cannot be written; `.cancelled`.
    public func flush() async throws(ImageError) {
        try await run { store throws(ImageError) in try store.flush() }
    }

    /// Reads every entry and every folder, and repairs what is wrong: removes entries that are damaged or have lost
    /// their file, and files that belong to no entry and are older than a minute; makes a damaged index anew.
    ///
    /// The cache may be in use meanwhile, by other processes too.
    ///
    /// - Throws: `ImageError.cache` when the folder cannot be read or written; `.cancelled`.
    public func verify() async throws(ImageError) -> Verification {
        var report = try await run { store throws(ImageError) in try store.verifyIndex() }
        var last: Int64?
        repeat {
            let after = last
            let (found, end) = try await run { store throws(ImageError) in try store.verifyEntries(after: after) }
            report.add(found)
            last = end
        } while last != nil
        for fanOut in EntryFiles.fanOutNames {
            report.add(try await run { store throws(ImageError) in try store.sweep(fanOut) })
        }
        report.add(try await run { store throws(ImageError) in try store.sweep(nil) })
        return report
    }
}

extension DiskCache {
    /// All entries of a cache, one after another, read from the index a few hundred at a time; see
    /// ``DiskCache/allEntries``.
    public struct Items: AsyncSequence, Sendable {
        /// What the listing tells of an entry.
        public typealias Element = Item
        /// What it throws.
        public typealias Failure = ImageError
        let cache: DiskCache

        /// Begins.
        public func makeAsyncIterator() -> Iterator { Iterator(cache: cache) }

        /// Goes through the entries.
        public struct Iterator: AsyncIteratorProtocol {
            let cache: DiskCache
            private var page: ArraySlice<Item> = []
            private var last: Int64?
            private var isAtEnd = false

            init(cache: DiskCache) { self.cache = cache }

            /// The next entry; nil after the last.
            ///
            /// - Throws: `ImageError.cache` when the index cannot be read; `.cancelled`.
            public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws(ImageError)
                -> Item?
            {
                while page.isEmpty {
                    if isAtEnd { return nil }
                    let (items, end) = try await cache.page(after: last)
                    page = items[...]
                    last = end
                    isAtEnd = end == nil
                }
                return page.popFirst()
            }

            /// The next entry; nil after the last.
            public mutating func next() async throws(ImageError) -> Item? { try await next(isolation: nil) }
        }
    }

    /// All entries in no order, for those who go through a large cache: each once, one that is stored or removed
    /// meanwhile perhaps. ``entries(limit:offset:)`` has an order, and counts through it anew for each page.
    public var allEntries: Items { Items(cache: self) }

    fileprivate func page(after last: Int64?) async throws(ImageError) -> ([Item], last: Int64?) {
        try await run { store throws(ImageError) in try store.itemPage(after: last) }
    }
}
