import Foundation
import HTTPTypes
public import HalcyonCore

/// Checks what the documentation of `DataCaching` promises, clause by clause: run it against a cache that you write.
///
/// It works with both Swift Testing and XCTest, needs no clock from the cache, and stores less than a megabyte:
///
/// ```swift
/// @Test(arguments: DataCacheContract.allCases)
/// func keepsTheContract(clause: DataCacheContract) async throws {
///     try await clause.check { try MyCache(directory: temporaryDirectory()) }
/// }
/// ```
///
/// A cache may leave out what has a default in `DataCaching`: only what it implements is checked.
public enum DataCacheContract: String, CaseIterable, Sendable {
    /// A key without a stored entry has none.
    case missingEntry
    /// An entry comes back with the same bytes and the same metadata.
    case wholeEntry
    /// A store replaces what the key had.
    case replacement
    /// Keys are distinct whatever characters they contain, and however long they are.
    case distinctKeys
    /// An expired entry is still returned: its server may revalidate it.
    case staleEntry
    /// The metadata of an entry, stale or not, can be read without its bytes; it is nil without an entry.
    case metadata
    /// A use extends the expiry of a fresh entry by `CacheMetadata.extensionOnUse`, and later uses see that.
    case extensionOnUse
    /// A use does not change the expiry of a stale entry, or of one without an extension.
    case noExtension
    /// An update replaces the metadata and leaves the bytes.
    case update
    /// An update does nothing if the entry has another version, or does not exist.
    case updateOfOtherVersion
    /// A removed entry is gone, the others stay, and removing a missing entry is not an error.
    case removal
    /// Removing everything leaves no entry.
    case removalOfAll
    /// Removing the variants of a source removes the source's entry, and none whose key merely has the same prefix.
    case removalOfVariants
    /// Removing the variants of a source that were made from another version of its bytes leaves those of the given
    /// version and those of other sources. It removes the rest, or nothing if the cache does not support it.
    case removalOfOtherVersions
    /// Removing expired entries leaves fresh ones, and returns how many were removed.
    case removalOfExpired
    /// Removing by a predicate removes the matching entries and returns their number, or throws if the cache does not
    /// support it.
    case removalByPredicate
    /// Statistics, if there are any, count the entries and their bytes.
    case statistics
    /// Concurrent readers and writers of one key see whole entries, with the metadata that belongs to the bytes.
    case concurrentUse

    /// A violation of the contract by a cache.
    public struct Violation: Error, CustomStringConvertible {
        /// The violated clause.
        public let clause: DataCacheContract
        /// What was expected, and what was found.
        public let description: String
    }

    /// Checks the clause against an empty cache.
    ///
    /// - Parameter makeCache: Returns a cache without entries. Called once.
    /// - Throws: ``Violation`` if the clause does not hold; otherwise what `makeCache` or the cache throws.
    public func check(_ makeCache: () async throws -> any DataCaching) async throws {
        let run = ContractRun(clause: self, cache: try await makeCache())
        switch self {
        case .missingEntry: try await run.expectNone("missing")
        case .wholeEntry: try await run.wholeEntry()
        case .replacement: try await run.replacement()
        case .distinctKeys: try await run.distinctKeys()
        case .staleEntry: try await run.staleEntry()
        case .metadata: try await run.metadata()
        case .extensionOnUse: try await run.extensionOnUse()
        case .noExtension: try await run.noExtension()
        case .update: try await run.update()
        case .updateOfOtherVersion: try await run.updateOfOtherVersion()
        case .removal: try await run.removal()
        case .removalOfAll: try await run.removalOfAll()
        case .removalOfVariants: try await run.removalOfVariants()
        case .removalOfOtherVersions: try await run.removalOfOtherVersions()
        case .removalOfExpired: try await run.removalOfExpired()
        case .removalByPredicate: try await run.removalByPredicate()
        case .statistics: try await run.statistics()
        case .concurrentUse: try await run.concurrentUse()
        }
    }
}

/// Checks one clause of a ``DataCacheContract`` against one cache.
struct ContractRun {
    let clause: DataCacheContract
    let cache: any DataCaching
    /// Rounded to seconds, because a cache may store times like that.
    let now = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded())

    // MARK: Entries

    func wholeEntry() async throws {
        var response = HTTPResponse(status: .ok)
        response.headerFields[.eTag] = "\"v1\""
        response.headerFields[.cacheControl] = "max-age=60"
        var entry = DataCacheEntry(
            data: Data((0..<70_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }),
            metadata: CacheMetadata(
                url: "https://example.org/ä?b=c", response: response, storedAt: now, expiresAt: now + 60,
                initialAge: 3, requestFields: [.accept: "image/webp"], extensionOnUse: 30, version: 7))
        var redirect = HTTPResponse(status: .found)
        redirect.headerFields[.cacheControl] = "no-cache"
        entry.metadata.redirects = [redirect]
        try await cache.store(entry, for: "key")
        try await expect(entry, for: "key")
    }

    func replacement() async throws {
        try await cache.store(entry("long bytes that came first"), for: "key")
        let second = entry("second")
        try await cache.store(second, for: "key")
        try await expect(second, for: "key")
    }

    func distinctKeys() async throws {
        let long = String(repeating: "k", count: 5_000)
        let keys = [
            "key", "KEY", "key ", "key\n", "key\nvariant", "key/", "key/../key", "../key", "/key", "key?a=1",
            "key%3Fa=1",
            "schlüssel", "🔑", "key\u{0}", long, long + "k", ".", "..", "https://example.org/key", "",
        ]
        for key in keys { try await cache.store(entry("bytes of " + key), for: key) }
        for key in keys { try await expectBytes("bytes of " + key, for: key) }
    }

    func concurrentUse() async throws {
        let cache = cache
        let texts = (0..<8).map { number in String(repeating: "\(number)", count: 1_000 * (number + 1)) }
        let entries = texts.enumerated().map { entry($1, version: UInt64($0)) }
        try await cache.store(entries[0], for: "key")
        let wrong = try await withThrowingTaskGroup(of: String?.self) { group in
            for entry in entries {
                group.addTask {
                    for _ in 0..<10 { try await cache.store(entry, for: "key") }
                    return nil
                }
                group.addTask {
                    for _ in 0..<20 {
                        guard let found = try await cache.entry(for: "key") else { return "no entry" }
                        guard let text = String(data: found.data, encoding: .utf8),
                            texts.firstIndex(of: text) == Int(found.metadata.version)
                        else { return "\(found.data.count) bytes with the version \(found.metadata.version)" }
                    }
                    return nil
                }
            }
            return try await group.reduce(nil) { $0 ?? $1 }
        }
        if let wrong { throw violation("a reader found \(wrong) while others were writing") }
    }

    // MARK: Expiry

    func staleEntry() async throws {
        let stale = entry("stale", expiresAt: now - 100)
        try await cache.store(stale, for: "key")
        try await expect(stale, for: "key")
    }

    func metadata() async throws {
        guard try await cache.metadata(for: "missing") == nil else {
            throw violation("there is metadata for an entry that does not exist")
        }
        for (key, expiresAt) in [("fresh", now + 1_000), ("stale", now - 100)] {
            let entry = entry(key, expiresAt: expiresAt, version: 5)
            try await cache.store(entry, for: key)
            let found = try await cache.metadata(for: key)
            guard found == entry.metadata else {
                throw violation(
                    "the metadata for '\(key)' are \(found.map { "\($0)" } ?? "not there"), not \(entry.metadata)")
            }
        }
        try await cache.remove(for: "fresh")
        guard try await cache.metadata(for: "fresh") == nil else {
            throw violation("there is metadata for an entry that was removed")
        }
    }

    func extensionOnUse() async throws {
        try await cache.store(entry("used", expiresAt: now + 100, extensionOnUse: 10_000), for: "key")
        for use in ["first", "second"] {
            guard let expiry = try await cache.entry(for: "key")?.metadata.expiresAt else {
                throw violation("the \(use) use found no entry, or none that expires")
            }
            guard expiry >= now + 9_999 else {
                throw violation("after the \(use) use the entry expires at \(expiry), not 10,000 s after it")
            }
        }
    }

    func noExtension() async throws {
        let stale = entry("stale", expiresAt: now - 100, extensionOnUse: 10_000)
        let fixed = entry("fixed", expiresAt: now + 100)
        let longer = entry("longer", expiresAt: now + 100_000, extensionOnUse: 10)
        for (key, entry) in [("stale", stale), ("fixed", fixed), ("longer", longer)] {
            try await cache.store(entry, for: key)
            _ = try await cache.entry(for: key)
            try await expect(entry, for: key)
        }
    }

    // MARK: Updates

    func update() async throws {
        var entry = entry("bytes", expiresAt: now + 10)
        try await cache.store(entry, for: "key")
        entry.metadata.storedAt = now + 5
        entry.metadata.expiresAt = now + 1_000
        entry.metadata.url = "https://example.org/new"
        try await cache.update(entry.metadata, for: "key")
        try await expect(entry, for: "key")
    }

    func updateOfOtherVersion() async throws {
        let entry = entry("bytes", version: 1)
        try await cache.store(entry, for: "key")
        try await cache.update(CacheMetadata(url: "https://example.org/other", storedAt: now, version: 2), for: "key")
        try await expect(entry, for: "key")
        try await cache.update(entry.metadata, for: "missing")
        try await expectNone("missing")
    }

    // MARK: Removing and counting

    func removal() async throws {
        try await cache.store(entry("a"), for: "a")
        try await cache.store(entry("b"), for: "b")
        try await cache.remove(for: "a")
        try await cache.remove(for: "a")
        try await expectNone("a")
        try await expectBytes("b", for: "b")
    }

    func removalOfAll() async throws {
        for key in ["a", "b", "a\nvariant"] { try await cache.store(entry(key), for: key) }
        try await cache.removeAll()
        for key in ["a", "b", "a\nvariant"] { try await expectNone(key) }
        try await cache.store(entry("again"), for: "a")
        try await expectBytes("again", for: "a")
    }

    func removalOfVariants() async throws {
        let others = ["source2", "sourc", "other\nsource"]
        for key in ["source", "source\n1", "source\n1\n2"] + others { try await cache.store(entry(key), for: key) }
        let count = try await cache.removeAll(variantsOf: "source")
        try await expectNone("source")
        // A cache that cannot search its keys removes only the source, and returns 0.
        if count > 1 { for key in ["source\n1", "source\n1\n2"] { try await expectNone(key) } }
        for key in others { try await expectBytes(key, for: key) }
    }

    func removalOfOtherVersions() async throws {
        let old = ["source", "source\nprocessed 1", "source\nprocessed 2"]
        let others = ["source2", "sourc", "other\nprocessed source"]
        for key in old + others { try await cache.store(entry(key, version: 1), for: key) }
        try await cache.store(entry("new", version: 2), for: "source\nprocessed 3")
        try await cache.removeAll(variantsOf: "source", otherThan: 2)
        try await expectBytes("new", for: "source\nprocessed 3")
        for key in others { try await expectBytes(key, for: key) }
        // A cache that cannot search its keys leaves everything.
        let hasFirst = try await cache.entry(for: old[0]) != nil
        for key in old { if hasFirst { try await expectBytes(key, for: key) } else { try await expectNone(key) } }
    }

    func removalOfExpired() async throws {
        try await cache.store(entry("stale", expiresAt: now - 100), for: "stale")
        try await cache.store(entry("fresh", expiresAt: now + 1_000), for: "fresh")
        try await cache.store(entry("ever"), for: "ever")
        let count = try await cache.removeExpired()
        try await expectBytes("fresh", for: "fresh")
        try await expectBytes("ever", for: "ever")
        let gone = try await cache.entry(for: "stale") == nil ? 1 : 0
        guard count == gone else { throw violation("\(count) were reported as removed, but \(gone) were") }
    }

    func removalByPredicate() async throws {
        for key in ["a", "b", "c"] { try await cache.store(entry(key), for: key) }
        let count: Int
        do throws(ImageError) { count = try await cache.removeAll { $0.key != "b" } } catch {
            guard case .cache = error else { throw violation("it throws \(error), which is not an ImageError.cache") }
            return
        }
        guard count == 2 else { throw violation("\(count) were reported as removed, but 2 should have been") }
        for key in ["a", "c"] { try await expectNone(key) }
        try await expectBytes("b", for: "b")
    }

    func statistics() async throws {
        guard let none = try await cache.dataStatistics() else { return }
        guard none.entries == 0, none.bytes == 0 else { throw violation("an empty cache reports \(none)") }
        try await cache.store(entry("12345"), for: "a")
        try await cache.store(entry("1234567", expiresAt: now - 100), for: "b")
        guard let two = try await cache.dataStatistics(), two.entries == 2, two.bytes == 12, two.expired == 1 else {
            throw violation("two entries of 5 and 7 bytes, one of them stale, are counted wrongly")
        }
    }

    // MARK: Helpers

    func expectNone(_ key: String) async throws {
        if try await cache.entry(for: key) != nil { throw violation("there is an entry for \(key.debugDescription)") }
    }

    private func expectBytes(_ text: String, for key: String) async throws {
        let found = try await cache.entry(for: key).map { String(decoding: $0.data, as: UTF8.self) }
        guard found == text else {
            let what = found.map { "'\($0.prefix(50))'" } ?? "not there"
            throw violation("the entry for \(key.debugDescription.prefix(50)) is \(what)")
        }
    }

    private func expect(_ entry: DataCacheEntry, for key: String) async throws {
        guard let found = try await cache.entry(for: key) else {
            throw violation("there is no entry for \(key.debugDescription)")
        }
        guard found.data == entry.data else {
            throw violation("the bytes for \(key.debugDescription) differ from those that were stored")
        }
        guard found.metadata == entry.metadata else {
            throw violation("the metadata for \(key.debugDescription) are \(found.metadata), not \(entry.metadata)")
        }
    }

    private func entry(
        _ text: String, expiresAt: Date? = nil, extensionOnUse: TimeInterval? = nil, version: UInt64 = 1
    ) -> DataCacheEntry {
        DataCacheEntry(
            data: Data(text.utf8),
            metadata: CacheMetadata(
                storedAt: now, expiresAt: expiresAt, extensionOnUse: extensionOnUse, version: version))
    }

    private func violation(_ text: String) -> DataCacheContract.Violation {
        DataCacheContract.Violation(clause: clause, description: "\(clause.rawValue): \(text)")
    }
}
