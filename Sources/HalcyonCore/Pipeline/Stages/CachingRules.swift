import Foundation
import HTTPTypes
import Logging
import Synchronization

/// The rules of HTTP caching (RFC 9111), as configured for the pipeline.
final class CachingRules: Sendable {
    private let freshness: CacheFreshness
    private let expiration: CacheExpiration
    private let revalidatesInBackground: Bool
    private let clock: any PipelineClock
    private let logger: Logger
    /// Whether a warning was logged for an answer that is not stored because of its large header fields.
    private let hasWarnedOfLongHead = Atomic<Bool>(false)

    init(_ configuration: ImagePipeline.Configuration) {
        freshness = configuration.freshness
        expiration = configuration.expiration
        revalidatesInBackground = configuration.revalidatesInBackground
        clock = configuration.clock
        logger = configuration.logger
    }

    /// The time of day.
    var now: Date { clock.date }

    func storingRules(for request: ImageRequest) -> StoringRules {
        StoringRules(freshness: freshness, hasOwnExpiration: request.hasOptions && request.expiration != nil)
    }

    /// Whether a request's answer may come from a cache.
    @inline(never)  // copies the source
    func mayUseCaches(_ request: ImageRequest) -> Bool {
        guard case .remote(let http, _) = request.source else { return true }
        return storingRules(for: request).allowsCaching(http.method)
    }

    /// Whether bytes with this metadata, and images made of them, must not be stored: by the rules (RFC 9111, 3), or
    /// because the URL and the header fields are too large.
    @inline(never)  // copies the source
    func forbidsStoring(_ metadata: CacheMetadata, for request: ImageRequest, inMemory: Bool = false) -> Bool {
        guard case .remote(let http, _) = request.source, let response = metadata.response else { return false }
        if metadata.isTooLong { return true }
        let rules = storingRules(for: request)
        return inMemory
            ? !rules.allowsStoringInMemory(response, to: http, through: metadata.redirects)
            : !rules.allowsStoring(response, to: http, through: metadata.redirects)
    }

    func reuseRules(for request: ImageRequest) -> ReuseRules {
        ReuseRules(
            freshness, request.cachePolicy.network, request.headerFields,
            revalidatesInBackground: revalidatesInBackground)
    }

    func lifetimeRules(for request: ImageRequest) -> LifetimeRules {
        var rules = LifetimeRules(freshness: freshness, standard: expiration)
        guard request.hasOptions else { return rules }
        rules.expiration = request.expiration
        rules.extensionOnUse = request.expirationExtension ?? .none
        return rules
    }

    /// Whether an image with this metadata is stale, if it may be the answer without contacting the server; nil if it
    /// may not.
    func isStaleAnswer(_ metadata: CacheMetadata, to request: ImageRequest) -> Bool? {
        guard case .use(let isStale) = reuseRules(for: request).verdict(on: metadata, at: now) else { return nil }
        return isStale
    }

    /// Whether a stored entry is an answer without waiting for its server.
    func isAnswer(_ stored: DataCacheEntry, to request: ImageRequest) -> Bool {
        switch reuseRules(for: request).verdict(on: stored.metadata, at: now) {
        case .use, .useAndRevalidate: true
        case .revalidate, .refuse: false
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

    /// Returns the metadata that a cache stores with an image made of a local file.
    func metadata(of file: FileFacts, for request: ImageRequest) -> CacheMetadata {
        var metadata = metadata(url: nil, response: nil, for: request)
        metadata.version = file.version
        return metadata
    }

    /// Logs an answer that has too many bytes of header fields to be stored, with a warning the first time.
    func noteIfTooLong(_ metadata: CacheMetadata, of http: HTTPRequest) {
        guard metadata.isTooLong else { return }
        let isFirst = !hasWarnedOfLongHead.exchange(true, ordering: .relaxed)
        logger.log(
            level: isFirst ? .warning : .debug,
            "not storing a response with more than \(CacheMetadata.mostBytes >> 10) KiB of URL and header fields",
            metadata: ["host": "\(http.authority?.prefix(253) ?? "")"])
    }
}

extension ImageRequest {
    /// Whether its source is a local file, by its URL.
    var isForFile: Bool { if case .file = source { true } else { false } }

    /// Whether the finished image is stored on the disk.
    var keepsProcessed: Bool { hasOptions && self.storage?.keepsProcessed == true }

    /// Whether the finished image may be on the disk.
    var readsProcessed: Bool { keepsProcessed && cachePolicy.readsDisk }
}
