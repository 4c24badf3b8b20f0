public import HalcyonCore

/// Administration: figures, listings, removal by other criteria than the key, repair.
extension DiskCache {
    /// Counts what the cache holds.
    ///
    /// - Throws: `ImageError.cache` if the index cannot be read; `.cancelled`.
    public func statistics() async throws(ImageError) -> Statistics {
        let directory = directory
        return try await run { store throws(ImageError) in try store.statistics(of: directory) }
    }

    /// Returns the figures that every ``DataCaching`` may provide.
    ///
    /// - Throws: The errors of ``statistics()``.
    public func dataStatistics() async throws(ImageError) -> DataCacheStatistics? {
        let all = try await statistics()
        return DataCacheStatistics(
            entries: all.entries, bytes: all.bytes, expired: all.expired, sizeLimit: all.sizeLimit,
            entryLimit: all.entryLimit)
    }

    /// Evictions, expirations and repairs from now on, in which the cache chooses the entries. Each call creates a
    /// separate stream; without a listener nothing is collected. Events that a listener has not consumed are buffered,
    /// up to 1,024, after which the oldest are dropped. The stream ends when the cache is deinitialized.
    ///
    /// It does not report what other processes, or other caches on the same folder, remove.
    public var events: AsyncStream<Event> { store.events.listen() }

    /// Returns entries from the most to the least recently used.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of entries to return.
    ///   - offset: The number of entries to skip first.
    /// - Throws: `ImageError.cache` if the index cannot be read; `.cancelled`.
    public func entries(limit: Int = .max, offset: Int = 0) async throws(ImageError) -> [Item] {
        try await run { store throws(ImageError) in try store.items(limit: limit, offset: offset) }
    }

    /// Removes entries in the order of eviction until the rest has at most `size` bytes, counted like
    /// ``Configuration/sizeLimit``. The index shrinks to what is left in it.
    ///
    /// - Returns: The number of entries removed.
    /// - Throws: `ImageError.cache` if the index cannot be written; `.cancelled`, in which case entries removed so far
    ///   are gone.
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

    /// Removes expired entries, including those that a server could revalidate.
    ///
    /// - Returns: The number of entries removed.
    /// - Throws: The errors of ``trim(toSize:)``.
    @discardableResult
    public func removeExpired() async throws(ImageError) -> Int {
        var removed = 0
        while true {
            let count = try await run { store throws(ImageError) in try store.removeExpiredStep() }
            removed += count
            if count < Eviction.step { return removed }
        }
    }

    /// Removes the entry of a source's key and all variants of the source, whose keys begin with that key and a line
    /// feed. Entries that are stored meanwhile may stay.
    ///
    /// - Returns: The number of entries removed.
    /// - Throws: The errors of ``trim(toSize:)``.
    @discardableResult
    public func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        try await run { store throws(ImageError) in try store.removeVariants(of: sourceKey, otherThan: nil) }
    }

    /// Removes the images made of another version of a source's bytes, and its own entry if it has other bytes.
    /// Entries for the same URL with header fields or a body are other sources, and stay.
    ///
    /// - Throws: The errors of ``trim(toSize:)``.
    public func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        _ = try await run { store throws(ImageError) in try store.removeVariants(of: sourceKey, otherThan: version) }
    }

    /// Removes the entries for which `isUnwanted` returns true, in small steps: others may use the cache meanwhile, and
    /// entries that they store may or may not be checked.
    ///
    /// - Parameter isUnwanted: Called once for each entry, in no particular order, on one of the cache's threads. It
    ///   must not wait for the cache.
    /// - Returns: The number of entries removed.
    /// - Throws: The errors of ``trim(toSize:)``.
    @discardableResult
    public func removeAll(
        where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool
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

    /// Writes what is kept in memory to the index: when entries were used. This happens automatically a few seconds
    /// after the last use and when the cache is deinitialized; call it in a program that is about to exit.
    ///
    /// - Throws: `ImageError.cache` if the index cannot be written; `.cancelled`.
    public func flush() async throws(ImageError) {
        try await run { store throws(ImageError) in try store.flush() }
    }

    /// Reads every entry and every folder, and repairs problems: removes entries that are damaged or have lost their
    /// file, and files older than a minute that belong to no entry; rebuilds a damaged index.
    ///
    /// The cache may be in use meanwhile, even by other processes.
    ///
    /// - Throws: `ImageError.cache` if the folder cannot be read or written; `.cancelled`.
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
    /// All entries of a cache, read from the index a few hundred at a time; see ``DiskCache/allEntries``.
    public struct Items: AsyncSequence, Sendable {
        /// The description of an entry.
        public typealias Element = Item
        /// The type of errors thrown.
        public typealias Failure = ImageError
        let cache: DiskCache

        /// Creates an iterator.
        public func makeAsyncIterator() -> Iterator { Iterator(cache: cache) }

        /// Iterates over the entries.
        public struct Iterator: AsyncIteratorProtocol {
            let cache: DiskCache
            private var page: ArraySlice<Item> = []
            private var last: Int64?
            private var isAtEnd = false

            init(cache: DiskCache) { self.cache = cache }

            /// Returns the next entry, or nil after the last.
            ///
            /// - Throws: `ImageError.cache` if the index cannot be read; `.cancelled`.
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

            /// Returns the next entry, or nil after the last.
            ///
            /// - Throws: `ImageError.cache` if the index cannot be read; `.cancelled`.
            public mutating func next() async throws(ImageError) -> Item? { try await next(isolation: nil) }
        }
    }

    /// All entries in no particular order, for iterating over a large cache: each once, though one that is stored or
    /// removed meanwhile may or may not appear. ``entries(limit:offset:)`` has an order, and counts through it again
    /// for each page.
    public var allEntries: Items { Items(cache: self) }

    fileprivate func page(after last: Int64?) async throws(ImageError) -> ([Item], last: Int64?) {
        try await run { store throws(ImageError) in try store.itemPage(after: last) }
    }
}
