import Foundation
import HTTPTypes
import Synchronization

/// The rules of HTTP caching (RFC 9111) as a pipeline has them.
extension ImagePipeline {
    /// The time of day.
    var now: Date { configuration.clock.date }

    var storingRules: StoringRules { StoringRules(freshness: configuration.freshness) }

    func reuseRules(for request: ImageRequest) -> ReuseRules {
        ReuseRules(configuration.freshness, request.cachePolicy.network, request.headerFields)
    }

    func lifetimeRules(for request: ImageRequest) -> LifetimeRules {
        var rules = LifetimeRules(freshness: configuration.freshness, standard: configuration.expiration)
        guard request.hasOptions else { return rules }
        rules.expiration = request.expiration
        rules.extensionOnUse = request.expirationExtension ?? .none
        return rules
    }

    /// Whether a stored entry is an answer without its server being waited for.
    func isAnswer(_ stored: CachedData, to request: ImageRequest) -> Bool {
        switch reuseRules(for: request).verdict(on: stored.metadata, at: now) {
        case .use, .useAndConfirm: true
        case .confirm, .refuse: false
        }
    }

    /// What a cache is to keep beside bytes that came just now.
    func metadata(url: String?, response: HTTPResponse?, for request: ImageRequest) -> CacheMetadata {
        let now = now
        var metadata = CacheMetadata(url: url, response: response, storedAt: now)
        (metadata.expiresAt, metadata.extensionOnUse) =
            lifetimeRules(for: request).expiry(of: response, receivedAt: now, age: 0)
        return metadata
    }

    /// Puts a finished image into memory, unless its server forbids that.
    func keepInMemory(_ finished: FinishedImage, for request: ImageRequest) {
        if case .remote(let http, _) = request.source, let response = finished.metadata?.response,
            !storingRules.allowsStoringInMemory(response, to: http)
        {
            // What was there before is out of date.
            if request.cachePolicy.memory.writes { request.withImageKey { imageCache(of: request).remove(for: $0) } }
            return
        }
        store(finished.response, finished.metadata, for: request)
    }

    /// Confirms with its server what a request was answered with, or loads it anew, behind that answer (RFC 5861, 3):
    /// once, however many were answered so meanwhile.
    func confirmBehind(
        _ request: ImageRequest, _ load: @escaping @Sendable (ImageRequest) async throws(ImageError) -> Void
    ) {
        var request = request
        request.cachePolicy.network = .revalidate
        request.priority = .low
        let key = LoadKey(request)
        guard confirmations.withLock({ $0.insert(key).inserted }) else { return }
        _ = startTask { [self, request] in
            // The answer was given. Whoever asks next is told where there is none any more.
            try? await load(request)
            confirmations.withLock { _ = $0.remove(key) }
        }
    }

    /// What was stored for a URL is out of date once it was changed by way of it (RFC 9111, 4.4).
    func dropInvalidated(by http: HTTPRequest, for request: ImageRequest) async {
        var get = http
        get.method = .get
        // As it was asked for most likely: with fields that tell of a body, or without.
        for fields in [http.headerFields, [:]] {
            get.headerFields = fields
            var dropped = request
            dropped.source = .remote(get)
            if request.cachePolicy.memory.writes { imageCache(of: dropped).removeAll(variantsOf: dropped.imageKey) }
            guard request.cachePolicy.disk.writes, let cache = dataCache(of: dropped) else { continue }
            cache.drop(dropped.loadIdentity.sourceKey)
            cache.drop(dropped.processedKey)
        }
        // Answers to the same URL by POST, which image mode keeps, cannot be told from others by their names.
        guard http.method != .post || configuration.freshness == .strict else { return }
        let source = request.cacheKey ?? http.urlText
        if request.cachePolicy.memory.writes {
            let clearing = StagedDataCache.Clearing(source: source)
            imageCache(of: request).removeAll { clearing.takes(String($0.source)) }
        }
        guard request.cachePolicy.disk.writes, let cache = dataCache(of: request) else { return }
        let clearing = cache.beginClearing(variantsOf: source)
        // A cache that cannot be written to has warned before.
        try? await cache.finish(clearing)
    }
}
