import HTTPTypes

/// The ThumbHashes of a pipeline's images: computed with each decode of bytes that the disk cache keeps, kept with
/// these bytes, and in memory for longer than the image.
final class ThumbHashes: Sendable {
    private let parts: EngineParts

    init(_ parts: EngineParts) { self.parts = parts }

    /// Whether the picture that is about to be decoded needs a hash: the disk cache may keep its bytes, and has none
    /// with them.
    @inline(never)  // copies the metadata
    func wants(_ known: KnownBytes?, for request: ImageRequest) -> Bool {
        guard let metadata = known?.metadata, metadata.thumbHash == nil else { return false }
        return isKept(metadata, for: request)
    }

    private func isKept(_ metadata: CacheMetadata, for request: ImageRequest) -> Bool {
        guard !metadata.isPersonal, request.cachePolicy.disk.writes, parts.dataCache(of: request) != nil,
            // A part of the bytes, for the caller's own `Range`, may show a part of the picture.
            metadata.response?.status != .partialContent
        else { return false }
        return !parts.caching.forbidsStoring(metadata, for: request)
    }

    /// Keeps the hash of a decoded picture, or the one that its bytes were stored with.
    ///
    /// - Parameters:
    ///   - hash: The hash, if it was computed with this decode.
    ///   - known: The metadata of the bytes.
    /// - Returns: The metadata with the hash.
    @inline(never)  // copies the metadata
    func keep(_ hash: ThumbHash?, of known: KnownBytes?, for request: ImageRequest) -> KnownBytes? {
        guard var metadata = known?.metadata, let hash = hash ?? metadata.thumbHash else { return known }
        let key = request.loadIdentity.sourceKey
        let ledger = parts.imageCache(of: request).ledger
        parts.thumbHashes(of: request).store(hash, for: key) {
            request.ticket.map { ledger.isCurrent(metadata.version, $0) } ?? true
        }
        guard metadata.thumbHash == nil else { return known }
        parts.dataCache(of: request)?.add(hash, for: key, version: metadata.version)
        metadata.thumbHash = hash
        return KnownBytes(metadata)
    }

    /// Returns the hash that the request or memory has.
    func inMemory(for request: ImageRequest) -> ThumbHash? {
        if request.hasOptions, let hash = request.thumbHash { return hash }
        return parts.thumbHashes(of: request)[request.loadIdentity.sourceKey]
    }

    /// Returns the hash that the request, memory or the disk cache has. Does not count as a use of the entry.
    func stored(for request: ImageRequest) async -> ThumbHash? {
        if let hash = inMemory(for: request) { return hash }
        guard request.cachePolicy.disk.reads, let cache = parts.dataCache(of: request) else { return nil }
        var keys = [request.loadIdentity.sourceKey]
        if request.keepsProcessed { keys.append(request.processedKey) }
        for key in keys {
            guard let hash = await cache.metadata(for: key, with: parts.patience)?.thumbHash else { continue }
            // Without a ticket, for which there is no load: an entry that is being removed is not found.
            parts.thumbHashes(of: request).store(hash, for: keys[0])
            return hash
        }
        return nil
    }
}
