import HTTPTypes

/// The bytes of sources in the disk cache: looked up within limits, and stored by the rules. Finished images are looked
/// up in the same way.
final class DiskEntries: Sendable {
    /// Not private, for tests.
    let lookupPermits: Permits
    private let parts: EngineParts
    private let reporter: Reporter
    private let caching: CachingRules

    init(_ parts: EngineParts) {
        lookupPermits = Permits(16, behind: parts.downloader.backlog)
        self.parts = parts
        reporter = parts.reporter
        caching = parts.caching
    }

    /// Looks up the disk cache, and reports that to the observer.
    func entry(
        for key: String, in cache: WriteBehindCache, _ request: ImageRequest, demand: LivePriority,
        noting delay: DiskDelay? = nil
    ) async -> DataCacheEntry? {
        guard reporter.isActive else { return await look(for: key, in: cache, demand, delay) }
        let start = parts.configuration.clock.uptime
        let entry = await look(for: key, in: cache, demand, delay)
        let isFresh = entry?.metadata.isFresh(at: caching.now) ?? false
        let seconds = parts.configuration.clock.uptime - start
        reporter.observe(request, .diskLookup(isHit: entry != nil, isFresh: isFresh, seconds: seconds))
        return entry
    }

    /// Gives up after a while: a cache whose disk has stalled counts as empty.
    private func look(
        for key: String, in cache: WriteBehindCache, _ demand: LivePriority, _ delay: DiskDelay?
    ) async -> DataCacheEntry? {
        guard await lookupPermits.acquire(for: demand, isNew: true) else { return nil }
        defer { lookupPermits.release() }
        return await cache.entry(for: key, with: parts.patience, noting: delay)
    }

    /// Replaces the metadata of a stored entry; in the background, if that takes too long.
    func update(_ metadata: CacheMetadata, for key: String, in cache: WriteBehindCache) async {
        _ = await parts.patience.value(of: cache) { await cache.update(metadata, for: key) }
    }

    /// Returns a stale entry as the answer, and reports that.
    func stale(_ stored: DataCacheEntry, for request: ImageRequest) -> DataResponse {
        reporter.observe(request, .answeredStale)
        return DataResponse(stored, at: caching.now, isStale: true)
    }

    /// Stores loaded bytes, unless the request or the server forbids it.
    func keep(_ loaded: DataCacheEntry, for request: ImageRequest, replacing isReplacing: Bool) async {
        guard let cache = parts.dataCache(of: request), request.cachePolicy.disk.writes else { return }
        let key = request.loadIdentity.sourceKey
        guard keepsBytes(of: request) else {
            // Older bytes would still count as fresh.
            if isReplacing { drop(key, replacedBy: loaded.metadata, for: request, in: cache) }
            return
        }
        if case .remote(let http, _) = request.source, let response = loaded.metadata.response,
            caching.isTooLong(loaded.metadata, of: http)
                || !caching.storingRules(for: request)
                    .allowsStoring(response, to: http, through: loaded.metadata.redirects)
        {
            // What was stored before is outdated anyway. But a part, which may answer the caller's own Range, says
            // nothing about the whole; nor does an answer to the caller's own condition.
            if response.status != .partialContent, response.status != .notModified {
                drop(key, replacedBy: loaded.metadata, for: request, in: cache)
            }
            return
        }
        reporter.observe(request, .storedOnDisk(byteCount: loaded.data.count))
        cache.store(loaded, for: key, ticket: request.ticket, isAwaited: request.awaitsStore)
    }

    /// Removes a source's older bytes in favour of newer ones that are not stored, unless something newer than these is
    /// known.
    func drop(_ key: String, replacedBy new: CacheMetadata, for request: ImageRequest, in cache: WriteBehindCache) {
        cache.dropSource(key, sparing: .version(new.version), of: new.version, ticket: request.ticket)
    }

    private func keepsBytes(of request: ImageRequest) -> Bool {
        !request.hasOptions || request.storage?.keepsOriginal ?? true
    }
}

extension ImageRequest {
    /// Whether the request's answer waits until it is stored.
    var awaitsStore: Bool { isKeptForCertain || hasOptions && self.delivery == .afterStore }
}
