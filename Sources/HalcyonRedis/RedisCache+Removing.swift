import Foundation
public import HalcyonCore

extension RedisCache {
    /// The names that the server looks at in each step of an enumeration, between which it serves others.
    private static let namesPerStep = "200"

    /// Removes the entry of a source's key, and everything made of the source, in one step on the server.
    ///
    /// - Returns: The number of entries removed.
    /// - Throws: The errors of ``store(_:for:)``.
    @discardableResult
    public func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        try await removeVariants(of: sourceKey, "\(sourceKey)\n", sparing: Data())
    }

    /// Removes the source's entry and the images made of it, if they have other bytes than those of `version`, in one
    /// step on the server.
    ///
    /// - Throws: The errors of ``store(_:for:)``.
    public func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        let spared = SharedEntry.beginning(version: version)
        _ = try await removeVariants(of: sourceKey, ProcessedKey.prefix(of: sourceKey), sparing: spared)
    }

    private func removeVariants(
        of sourceKey: String, _ beginning: String, sparing spared: Data
    ) async throws(ImageError) -> Int {
        let names = [sourceKey, beginning].map { Data($0.utf8) }
        return try await writing { client throws(RedisFailure) in
            try await client.run(RedisScripts.removeVariants, on: groupKey(of: sourceKey), names + [spared])
        }.count
    }

    /// Removes every entry of this prefix, step by step: one that is stored meanwhile may stay.
    ///
    /// - Throws: The errors of ``store(_:for:)``.
    public func removeAll() async throws(ImageError) {
        try await enumerate { groups async throws(ImageError) in
            try await writing { client throws(RedisFailure) in try await client.call([Data("DEL".utf8)] + groups) }
        }
    }

    /// Removes the entries that have expired, including those that a server could revalidate. Reads the metadata of
    /// all: Redis removes entries by itself after ``RedisConfiguration/lifetime``.
    ///
    /// - Returns: The number of entries removed.
    /// - Throws: The errors of ``store(_:for:)``.
    @discardableResult
    public func removeExpired() async throws(ImageError) -> Int {
        let now = Date()
        return try await removeAll { $0.metadata.map { !$0.isFresh(at: now) } ?? false }
    }

    /// Removes the entries for which `isUnwanted` returns true, step by step; an entry that is replaced meanwhile
    /// stays. Of the last use of an entry, the time of its storage is told.
    ///
    /// - Parameter isUnwanted: Called once for each entry, on any thread. Values that are no entries have no metadata.
    /// - Returns: The number of entries removed.
    /// - Throws: The errors of ``store(_:for:)``.
    @discardableResult
    public func removeAll(
        where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool
    ) async throws(ImageError) -> Int {
        var (count, seen) = (0, Set<Data>())
        try await enumerate { groups async throws(ImageError) in
            // An enumeration may name a key twice.
            for group in groups where seen.insert(group).inserted {
                let answer = try await reading { client throws(RedisFailure) in
                    try await client.run(RedisScripts.names, on: group, [])
                }
                guard case .array(let names) = answer else { continue }
                for name in names.map(\.data) {
                    let info = try await info(of: name, in: group)
                    guard let info, isUnwanted(info) else { continue }
                    let seen = info.metadata.map { SharedEntry.beginning(version: $0.version) } ?? Data()
                    count += try await writing { client throws(RedisFailure) in
                        try await client.run(RedisScripts.remove, on: group, [name, seen])
                    }.count
                }
            }
        }
        return count
    }

    /// Returns the description of an entry; nil if it has gone meanwhile.
    private func info(of name: Data, in group: Data) async throws(ImageError) -> DataCacheEntryInfo? {
        let bytes = try await reading { client throws(RedisFailure) in
            try await client.call([Data("HSTRLEN".utf8), group, name])
        }.count
        guard bytes > 0 else { return nil }
        let key = String(decoding: name, as: UTF8.self)
        let metadata = try await metadata(for: key)
        return DataCacheEntryInfo(
            key: key, bytes: bytes, metadata: metadata, lastUsed: metadata?.storedAt ?? .distantPast)
    }

    /// Calls `body` with the keys of groups, some at a time.
    private func enumerate(
        _ body: nonisolated(nonsending) ([Data]) async throws(ImageError) -> Void
    ) async throws(ImageError) {
        let pattern = Self.escaped(beginningOfGroups) + Data("*".utf8)
        var cursor = Data("0".utf8)
        repeat {
            if Task.isCancelled { throw .cancelled }
            let step = try await reading { client throws(RedisFailure) in
                try await client.call(
                    [Data("SCAN".utf8), cursor]
                        + [Data("MATCH".utf8), pattern, Data("COUNT".utf8), Data(Self.namesPerStep.utf8)])
            }
            guard case .array(let parts) = step, parts.count == 2, case .array(let names) = parts[1] else {
                throw .cache(.readFailed("\(configuration.address) does not enumerate its keys"))
            }
            let keys = names.map(\.data)
            if !keys.isEmpty { try await body(keys) }
            cursor = parts[0].data
        } while cursor != Data("0".utf8)
    }

    /// Returns a text as a pattern that matches it alone.
    private static func escaped(_ text: String) -> Data {
        Data(text.utf8.flatMap { "*?[]\\".utf8.contains($0) ? [UInt8(ascii: "\\"), $0] : [$0] })
    }
}
