import Foundation
import HTTPTypes
import Logging
import Synchronization

/// The rules of HTTP caching (RFC 9111), as configured for the pipeline.
extension ImagePipeline {
    /// The time of day.
    var now: Date { configuration.clock.date }

    func storingRules(for request: ImageRequest) -> StoringRules {
        StoringRules(
            freshness: configuration.freshness, hasOwnExpiration: request.hasOptions && request.expiration != nil)
    }

    /// Whether a request's answer may come from a cache.
    @inline(never)  // copies the source
    func mayUseCaches(_ request: ImageRequest) -> Bool {
        guard case .remote(let http, _) = request.source else { return true }
        return storingRules(for: request).allowsCaching(http.method)
    }

    func reuseRules(for request: ImageRequest) -> ReuseRules {
        ReuseRules(
            configuration.freshness, request.cachePolicy.network, request.headerFields,
            confirmsBehind: configuration.confirmsBehind)
    }

    func lifetimeRules(for request: ImageRequest) -> LifetimeRules {
        var rules = LifetimeRules(freshness: configuration.freshness, standard: configuration.expiration)
        guard request.hasOptions else { return rules }
        rules.expiration = request.expiration
        rules.extensionOnUse = request.expirationExtension ?? .none
        return rules
    }

    /// Whether a stored entry is an answer without waiting for its server.
    func isAnswer(_ stored: DataCacheEntry, to request: ImageRequest) -> Bool {
        switch reuseRules(for: request).verdict(on: stored.metadata, at: now) {
        case .use, .useAndConfirm: true
        case .confirm, .refuse: false
        }
    }

    /// Returns the metadata that a cache stores with bytes received just now.
    func metadata(url: String?, response: HTTPResponse?, for request: ImageRequest) -> CacheMetadata {
        let now = now
        var metadata = CacheMetadata(url: url, response: response, storedAt: now)
        (metadata.expiresAt, metadata.extensionOnUse) =
            lifetimeRules(for: request).expiry(of: response, receivedAt: now, age: 0)
        return metadata
    }

    /// Whether an answer has too many bytes of header fields to be stored. Logs it, with a warning the first time.
    func isTooLong(_ metadata: CacheMetadata, of http: HTTPRequest) -> Bool {
        guard metadata.isTooLong else { return false }
        let isFirst = !hasWarnedOfLongHead.exchange(true, ordering: .relaxed)
        configuration.logger.log(
            level: isFirst ? .warning : .debug,
            "not storing a response with more than \(CacheMetadata.mostBytes >> 10) KiB of URL and header fields",
            metadata: ["host": "\(http.authority?.prefix(253) ?? "")"])
        return true
    }

    /// Puts a finished image into memory, unless its server forbids that.
    func keepInMemory(_ finished: ImageResult, for request: ImageRequest) {
        // The stored image may be valid for everybody, and stays.
        if finished.metadata?.isPersonal == true { return }
        if case .remote(let http, _) = request.source, let response = finished.metadata?.response,
            finished.metadata?.isTooLong == true
                || !storingRules(for: request).allowsStoringInMemory(
                    response, to: http, through: finished.metadata?.redirects ?? [])
        {
            // The previous image is outdated.
            if request.cachePolicy.memory.writes { request.withImageKey { imageCache(of: request).remove(for: $0) } }
            return
        }
        store(finished, for: request)
    }

    /// Revalidates or reloads, in the background, what a request was answered with (RFC 5861, 3): once, however many
    /// requests were answered with it meanwhile.
    func confirmBehind(
        _ request: ImageRequest, _ load: @escaping @Sendable (ImageRequest) async throws(ImageError) -> Void
    ) {
        var request = request
        request.cachePolicy.network = .revalidate
        request.priority = .low
        let key = LoadKey(request)
        guard confirmations.withLock({ $0.insert(key).inserted }) else { return }
        _ = startTask { [self, request = begun(request)] in
            // The answer was already given. If there is none any more, the next request reports that.
            try? await load(request)
            confirmations.withLock { _ = $0.remove(key) }
        }
    }
}
