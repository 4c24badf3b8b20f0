import Foundation
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("DataCacheContract", .timeLimit(.minutes(5)))
struct DataCacheContractTests {
    @Test(
        "Given the fake cache, when it is held to the contract, then it keeps it", arguments: DataCacheContract.allCases
    )
    func keeps(clause: DataCacheContract) async throws {
        try await clause.check { FakeDataCache() }
    }

    @Test("Given a cache that does the least, when it is held to the contract, then it keeps it")
    func least() async throws {
        for clause in DataCacheContract.allCases { try await clause.check { FaultyCache(nil) } }
    }

    @Test(
        "Given a faulty cache, when it is held to the contract, then the clause for it fails",
        arguments: FaultyCache.Fault.allCases)
    func finds(fault: FaultyCache.Fault) async throws {
        await #expect(throws: DataCacheContract.Violation.self) { try await fault.clause.check { FaultyCache(fault) } }
    }
}

/// A cache that leaves out what it may, and does one thing wrong.
actor FaultyCache: DataCaching {
    enum Fault: String, CaseIterable {
        case losesResponse, appends, foldsKeys, hidesStale, neverExtends, extendsStale, updatesBytesOfOthers
        case ignoresUpdates, keepsRemoved, keepsOneOfAll, removesByPrefix, removesFresh, miscounts, mixes
        case forgetsVersions, removesOthers, removesSome

        var clause: DataCacheContract {
            switch self {
            case .losesResponse: .wholeEntry
            case .appends: .replacement
            case .foldsKeys: .distinctKeys
            case .hidesStale: .staleEntry
            case .neverExtends: .extensionOnUse
            case .extendsStale: .noExtension
            case .updatesBytesOfOthers: .updateOfOtherVersion
            case .ignoresUpdates: .update
            case .keepsRemoved: .removal
            case .keepsOneOfAll: .removalOfAll
            case .removesByPrefix: .removalOfVariants
            case .removesFresh: .removalOfExpired
            case .miscounts: .statistics
            case .mixes: .concurrentUse
            case .forgetsVersions: .metadata
            case .removesOthers, .removesSome: .removalOfOtherVersions
            }
        }
    }

    private let fault: Fault?
    private var entries: [String: DataCacheEntry] = [:]

    init(_ fault: Fault?) { self.fault = fault }

    private func name(_ key: String) -> String { fault == .foldsKeys ? key.lowercased() : key }

    func entry(for key: String) async throws(ImageError) -> DataCacheEntry? {
        guard var entry = entries[name(key)] else { return nil }
        let now = Date()
        if fault == .hidesStale, !entry.metadata.isFresh(at: now) { return nil }
        if fault != .neverExtends, let used = entry.metadata.used(at: now) { entry.metadata = used }
        if fault == .extendsStale, let seconds = entry.metadata.extensionOnUse {
            entry.metadata.expiresAt = now + seconds
        }
        entries[name(key)] = entry
        if fault == .losesResponse { entry.metadata.response = nil }
        if fault == .mixes {
            let bytes = entry.data
            await Task.yield()
            if let later = entries[name(key)] { entry = DataCacheEntry(data: bytes, metadata: later.metadata) }
        }
        return entry
    }

    func store(_ entry: DataCacheEntry, for key: String) async throws(ImageError) {
        var entry = entry
        if fault == .appends, let before = entries[name(key)] { entry.data += before.data }
        entries[name(key)] = entry
    }

    func update(_ metadata: CacheMetadata, for key: String) async throws(ImageError) {
        if fault == .ignoresUpdates { return }
        guard let entry = entries[key], fault == .updatesBytesOfOthers || entry.metadata.version == metadata.version
        else { return }
        entries[key]?.metadata = metadata
    }

    func remove(for key: String) async throws(ImageError) { if fault != .keepsRemoved { entries[key] = nil } }

    func removeAll() async throws(ImageError) {
        entries = fault == .keepsOneOfAll ? entries.filter { $0.key.contains("\n") } : [:]
    }

    func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        entries[sourceKey] = nil
        if fault == .removesByPrefix { entries = entries.filter { !$0.key.hasPrefix(sourceKey) } }
        return 0
    }

    func metadata(for key: String) async throws(ImageError) -> CacheMetadata? {
        var metadata = entries[name(key)]?.metadata
        if fault == .forgetsVersions { metadata?.version = 0 }
        return metadata
    }

    func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        if fault == .removesOthers { entries = entries.filter { $0.value.metadata.version == version } }
        if fault == .removesSome { entries[sourceKey] = nil }
    }

    func removeExpired() async throws(ImageError) -> Int {
        if fault == .removesFresh { entries = [:] }
        return 0
    }

    func dataStatistics() async throws(ImageError) -> DataCacheStatistics? {
        fault == .miscounts ? DataCacheStatistics(entries: entries.count, bytes: 0) : nil
    }
}
