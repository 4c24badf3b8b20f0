import Foundation
public import HalcyonCore

// Removal of many objects. A removed entry is only a miss, so none of these takes care of entries that others store
// meanwhile: such an entry may be removed or not.
extension S3Cache {
    /// The maximum number of requests at a time; the connections are fewer.
    private static let mostRequests = 8

    /// Removes every entry: all objects whose names begin with the prefix and are such as the cache gives. In a bucket
    /// that keeps versions, older ones remain.
    ///
    /// - Throws: `ImageError.cache` if not all could be removed, with the first failure; `.cancelled`.
    public func removeAll() async throws(ImageError) {
        _ = try await removeAll(in: prefix) { _ in true }
    }

    /// Removes the entry of a source's key and those of everything made of it.
    ///
    /// - Returns: The number of entries removed.
    /// - Throws: The errors of ``removeAll()``.
    @discardableResult
    public func removeAll(variantsOf sourceKey: String) async throws(ImageError) -> Int {
        try await removeAll(in: names.folder(sourceKey)) { [self] item async throws(ImageError) in
            // Then all that the folder has is of this source.
            if S3ObjectName.isWholeLine(sourceKey) { return true }
            guard let key = try await info(of: item)?.key else { return false }
            return key.utf8.elementsEqual(sourceKey.utf8) || key.utf8.starts(with: (sourceKey + "\n").utf8)
        }
    }

    /// Removes the images made of other bytes of a source than those of `version`, and the source's own entry if it has
    /// other bytes. Reads the metadata of everything made of the source.
    ///
    /// - Throws: The errors of ``removeAll()``.
    public func removeAll(variantsOf sourceKey: String, otherThan version: UInt64) async throws(ImageError) {
        let images = ProcessedKey.prefix(of: sourceKey)
        _ = try await removeAll(in: names.folder(sourceKey)) { [self] item async throws(ImageError) in
            guard let info = try await info(of: item) else { return false }
            let isOfSource = info.key.utf8.elementsEqual(sourceKey.utf8) || info.key.utf8.starts(with: images.utf8)
            return isOfSource && info.metadata?.version != version
        }
    }

    /// Removes the entries for which `isUnwanted` returns true. Reads the metadata of all: a request for each entry.
    /// It is called for several entries at a time. An object that is no entry, being damaged, is left.
    ///
    /// - Returns: The number of entries removed.
    /// - Throws: The errors of ``removeAll()``.
    @discardableResult
    public func removeAll(
        where isUnwanted: @escaping @Sendable (DataCacheEntryInfo) -> Bool
    ) async throws(ImageError) -> Int {
        try await removeAll(in: prefix) { [self] item async throws(ImageError) in
            try await info(of: item).map(isUnwanted) ?? false
        }
    }

    /// Removes expired entries, including those that a server could revalidate. Reads the metadata of all: a request
    /// for each entry.
    ///
    /// - Returns: The number of entries removed.
    /// - Throws: The errors of ``removeAll()``.
    @discardableResult
    public func removeExpired() async throws(ImageError) -> Int {
        let now = Date()
        return try await removeAll { info in info.metadata.map { !$0.isFresh(at: now) } ?? false }
    }

    private typealias Judgement = @Sendable (S3Listing.Item) async throws(ImageError) -> Bool

    private func removeAll(in prefix: String, _ isUnwanted: @escaping Judgement) async throws(ImageError) -> Int {
        var total = (removed: 0, failure: nil as ImageError?)
        try await eachPage(of: prefix) { items async throws(ImageError) in
            let part = await remove(items, isUnwanted)
            total.removed += part.removed
            total.failure = total.failure ?? part.failure
            if Task.isCancelled { throw .cancelled }
        }
        if let failure = total.failure { throw failure }
        return total.removed
    }

    private func remove(
        _ items: [S3Listing.Item], _ isUnwanted: @escaping Judgement
    ) async -> (removed: Int, failure: ImageError?) {
        await withTaskGroup(of: Result<Bool, ImageError>.self) { group in
            var rest = items[...]
            func start() {
                guard !Task.isCancelled, let item = rest.popFirst() else { return }
                group.addTask { [self] in
                    do throws(ImageError) {
                        guard try await isUnwanted(item) else { return .success(false) }
                        try await delete(item.name)
                        return .success(true)
                    } catch {
                        return .failure(error)
                    }
                }
            }
            for _ in 0..<Self.mostRequests { start() }
            var total = (removed: 0, failure: nil as ImageError?)
            for await result in group {
                switch result {
                case .success(let isRemoved): total.removed += isRemoved ? 1 : 0
                case .failure(let error): total.failure = total.failure ?? error
                }
                start()
            }
            return total
        }
    }

    /// Returns the description of an object's entry; nil if it is gone or its key cannot be read.
    private func info(of item: S3Listing.Item) async throws(ImageError) -> DataCacheEntryInfo? {
        let head = try await head(of: item.name) { head in
            SharedEntry.key(of: head).map { SharedEntry.metadata(of: head, key: $0) != nil } ?? false
        }
        guard let head, let key = SharedEntry.key(of: head) else { return nil }
        let metadata = SharedEntry.metadata(of: head, key: key)
        let bytes = max(0, item.bytes - (SharedEntry.headLength(of: head) ?? 0))
        return DataCacheEntryInfo(
            key: key, bytes: bytes, metadata: metadata,
            lastUsed: item.modified ?? metadata?.storedAt ?? .distantPast)
    }
}
