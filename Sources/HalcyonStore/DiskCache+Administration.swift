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

    /// Entries from the most to the least recently used.
    ///
    /// - Parameters:
    ///   - limit: The most that are wanted.
    ///   - offset: How many to leave out first.
    /// - Throws: `ImageError.cache` when the index cannot be read; `.cancelled`.
    public func entries(limit: Int = .max, offset: Int = 0) async throws(ImageError) -> [Item] {
        try await run { store throws(ImageError) in try store.items(limit: limit, offset: offset) }
    }

    /// Removes expired entries, then the least recently used, until the rest has at most `size` bytes.
    ///
    /// - Returns: How many were removed.
    /// - Throws: `ImageError.cache` when the index cannot be written; `.cancelled`, with what was removed until then
    ///   gone.
    @discardableResult
    public func trim(toSize size: Int) async throws(ImageError) -> Int {
        var removed = 0
        while true {
            let step = try await run { store throws(ImageError) in try store.trimStep(toSize: max(0, size)) }
            removed += step.removed.count
            if step.fits { return removed }
        }
    }

    /// Removes the entries that are past their expiry.
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
        for number in UInt8.min ... .max {
            report.add(try await run { store throws(ImageError) in try store.sweep(number) })
        }
        report.add(try await run { store throws(ImageError) in try store.sweep(nil) })
        return report
    }
}
