import Foundation
public import HalcyonCore

/// What the documentation of `DataCaching` promises, clause by clause: run it against a cache of your own.
///
/// It works with Swift Testing and XCTest alike, needs no clock of the cache's, and keeps less than a megabyte:
///
/// ```swift
/// @Test(arguments: DataCacheContract.allCases)
/// func keepsTheContract(clause: DataCacheContract) async throws {
///     try await clause.check { try MyCache(directory: temporaryDirectory()) }
/// }
/// ```
///
/// A cache may leave out what has a default in `DataCaching`: it is held only to what it does.
public enum DataCacheContract: String, CaseIterable, Sendable {
    /// A key that nothing was stored for has no entry.
    case missingEntry
    /// An entry comes back with the same bytes and the same metadata.
    case wholeEntry
    /// A store replaces what the key had.
    case replacement
    /// Keys are told apart whatever characters they have, and however long they are.
    case distinctKeys
    /// An entry past its expiry is still handed out: its server may confirm it.
    case staleEntry
    /// The metadata of an entry, stale or not, can be had without its bytes; it is nil without an entry.
    case metadata
    /// A use puts off the expiry of a fresh entry by `CacheMetadata.extensionOnUse`, and later uses see that.
    case extensionOnUse
    /// A use leaves the expiry of a stale entry, and of one without an extension, as it is.
    case noExtension
    /// An update replaces the metadata and leaves the bytes.
    case update
    /// An update does nothing for another version of the entry, or without one.
    case updateOfOtherVersion
    /// A removed entry is gone, the others stay, and removing nothing is no error.
    case removal
    /// Removing everything leaves nothing.
    case removalOfAll
    /// Removing the variants of a source removes the source's entry, and none whose key only begins alike.
    case removalOfVariants
    /// Removing the variants of a source that were made of other bytes than those of a version leaves those of that
    /// version and all of other sources. It removes the rest, or nothing if the cache cannot do it.
    case removalOfOtherVersions
    /// Removing what has expired leaves what is fresh, and returns how many are gone.
    case removalOfExpired
    /// Removing by a predicate removes what it names, and returns how many, or throws if the cache cannot do it.
    case removalByPredicate
    /// Statistics, if there are any, count the entries and their bytes.
    case statistics
    /// Readers and writers of one key at the same time see whole entries, with the metadata that belong to the bytes.
    case concurrentUse

    /// What a cache did against its contract.
    public struct Violation: Error, CustomStringConvertible {
        /// The clause that does not hold.
        public let clause: DataCacheContract
        /// What was expected, and what came.
        public let description: String
    }

    /// Checks the clause against an empty cache.
    ///
    /// - Parameter makeCache: Returns a cache without entries. Called once.
    /// - Throws: ``Violation`` if the clause does not hold; else what `makeCache` or the cache throws.
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
