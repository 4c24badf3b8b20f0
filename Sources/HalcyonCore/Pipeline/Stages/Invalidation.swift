import Foundation
import HTTPTypes
import Synchronization

/// Records the response heads of a transfer, which arrive before its answer or without one.
final class HeadWatch: Sendable {
    private struct State {
        var last: ReceivedHead?
        var clearings: [Task<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// The last head received.
    var last: ReceivedHead? { state.withLock { $0.last } }

    func note(_ head: ReceivedHead, clearings: [Task<Void, Never>]) {
        let old = state.withLock { state in
            defer { state.last = head }
            state.clearings += clearings
            return state.last
        }
        withExtendedLifetime(old) {}
    }

    /// The tasks that remove outdated entries from the disk.
    var clearings: [Task<Void, Never>] { state.withLock { $0.clearings } }
}

/// Removes what an answer shows to be outdated, or what the program wants removed, and remembers what servers refuse.
final class Invalidation: Sendable {
    private let parts: EngineParts
    private let caching: CachingRules
    private let versions: Versions
    private let refusals: Refusals

    init(_ parts: EngineParts, _ versions: Versions, _ refusals: Refusals) {
        self.parts = parts
        caching = parts.caching
        self.versions = versions
        self.refusals = refusals
    }

    /// Waits until entries that a transfer has shown to be outdated are removed from the disk. If that takes too long,
    /// the rest happens in the background.
    @inline(never)  // few have any
    func finishClearings(of watch: HeadWatch, for request: ImageRequest) async {
        let clearings = watch.clearings
        guard !clearings.isEmpty, let cache = parts.dataCache(of: request) else { return }
        // There may be any number, each of which may take long.
        _ = await parts.patience.value(of: cache, isEvidence: false) {
            for clearing in clearings { await clearing.value }
        }
    }

    /// Drops cached entries that an answer shows to be outdated: after a success of an unsafe method, the entries for
    /// its URL, and for the URLs of the same origin in its `Location` and `Content-Location` (RFC 9111, 4.4).
    ///
    /// When this returns, none of them is an answer any more.
    ///
    /// - Returns: The tasks that continue the removal on the disk.
    func dropInvalidated(by head: ReceivedHead, for request: ImageRequest) -> [Task<Void, Never>] {
        guard StoringRules.invalidates(head.response, to: head.request.method) else { return [] }
        // The first under the name that the program gave it; a modifier may have changed the URL since.
        var clearings = head.redirects.isEmpty ? [drop(request)] : [drop(named(head.request.urlText, like: request))]
        for name in [HTTPField.Name.location, .contentLocation] {
            guard let text = head.response.headerFields[name],
                let url = URL(lenient: text, relativeTo: URL(string: head.request.urlText))?.absoluteURL
            else { continue }
            let other = HTTPRequest(ofAny: url)
            guard let origin = other.origin, origin == head.request.origin else { continue }
            clearings.append(drop(named(other.urlText, like: request)))
        }
        return clearings.compactMap(\.self)
    }

    /// Returns a GET of another URL, with the pipeline's defaults.
    private func named(_ url: String, like request: ImageRequest) -> ImageRequest {
        var other = request
        other.source = ImageSource(url)
        other.cacheKey = nil
        return parts.defaults.changesIdentity ? parts.defaults.applied(to: other) : other
    }

    private func drop(_ request: ImageRequest) -> Task<Void, Never>? {
        guard case .remote(let http, _) = request.source else { return nil }
        return parts.imageCache(of: request).ledger.clearing(where: outdated(http, by: request)) {
            dropStored(http, for: request)
        }
    }

    private func dropStored(_ http: HTTPRequest, for request: ImageRequest) -> Task<Void, Never>? {
        // An entry is outdated even if this request stores nothing.
        let cache = request.cachePolicy.disk == .off ? nil : parts.dataCache(of: request)
        var get = http
        get.method = .get
        // Stored answers to POST for the same URL cannot be told apart by their names. Begun before anything is
        // removed: images made of a source's bytes must not remain without them.
        let begun = beginWideClearing(http, for: request, in: cache)
        // As it was most likely requested: with or without the fields that describe a body.
        for fields in [http.headerFields, [:]] {
            get.headerFields = fields
            var dropped = request
            dropped.source = .remote(get)
            refusals.remove(dropped.loadIdentity.sourceKey)
            parts.imageCache(of: dropped).removeAll(variantsOf: dropped.imageKey)
            if begun != nil {
                cache?.drop(dropped.loadIdentity.sourceKey)
            } else {
                cache?.dropSource(dropped.loadIdentity.sourceKey, sparing: .made(of: nil))
            }
            cache?.drop(dropped.processedKey)
        }
        guard let begun else { return nil }
        refusals.removeAll(where: begun.takes)
        parts.imageCache(of: request).removeAll { begun.takes(String($0.source)) }
        guard let cache else { return nil }
        return startTask {
            // A cache that cannot be written to has already logged a warning.
            try? await cache.finish(begun)
        }
    }

    /// Begins to remove everything stored under a URL or a name, whatever the request; nil if that would remove too
    /// much.
    private func beginWideClearing(
        _ http: HTTPRequest, for request: ImageRequest, in cache: WriteBehindCache?
    ) -> WriteBehindCache.Clearing? {
        guard http.method != .post || !caching.mayUseCaches(request) else { return nil }
        let source = request.cacheKey ?? http.shownURL
        return cache?.beginClearing(variantsOf: source) ?? WriteBehindCache.Clearing(source: source)
    }

    /// Matches the sources for which loads that began earlier must not store their results.
    private func outdated(_ http: HTTPRequest, by request: ImageRequest) -> @Sendable (String) -> Bool {
        var get = http
        get.method = .get
        var sources: Set<String> = []
        for fields in [http.headerFields, [:]] {
            var (http, outdated) = (get, request)
            http.headerFields = fields
            outdated.source = .remote(http)
            sources.insert(outdated.loadIdentity.sourceKey)
        }
        guard http.method != .post || !caching.mayUseCaches(request) else {
            return { [sources] in sources.contains($0) }
        }
        let clearing = WriteBehindCache.Clearing(source: request.cacheKey ?? http.shownURL)
        return { [sources] in sources.contains($0) || clearing.takes($0) }
    }

    /// Remembers that a server has nothing, replacing what it had before, if it says for how long that holds.
    func noteRefusal(_ head: ReceivedHead?, _ error: ImageError, of http: HTTPRequest, for request: ImageRequest) {
        guard let head, !head.isRedirect, !head.isPersonal, error == .response(.status(head.response.status.code))
        else { return }
        let exchange = HTTPExchange(
            request: http, response: head.response, redirects: head.redirects, url: head.request.shownURL,
            requestedAt: head.requestedAt, receivedAt: head.receivedAt)
        guard
            var refusal = Refusals.refusal(
                exchange, by: caching.storingRules(for: request), orFor: parts.configuration.notFoundLifetime),
            versions.accept(&refusal, .refusal(head.response.headerFields), for: request).isNewest
        else { return }
        defer { versions.settle(request) }
        let key = request.loadIdentity.sourceKey
        if request.cachePolicy.disk.writes, let cache = parts.dataCache(of: request) {
            cache.dropSource(key, sparing: .made(of: nil), of: SourceLedger.nothing, ticket: request.ticket)
            cache.drop(request.processedKey)
        }
        guard request.cachePolicy.memory.writes || request.cachePolicy.disk.writes else { return }
        let ledger = parts.imageCache(of: request).ledger
        refusals.add(refusal, for: key) {
            request.ticket.map { ledger.isCurrent(SourceLedger.nothing, $0) } ?? true
        }
    }

    /// Checks for a remembered refusal.
    ///
    /// - Throws: `ImageError.response(.status)` if the server has said that there is nothing, and that still holds.
    @inline(never)  // copies what is known
    func checkRefusals(for request: ImageRequest) throws(ImageError) {
        guard request.cachePolicy.readsDisk || request.cachePolicy.readsMemory, caching.mayUseCaches(request),
            let refusal = refusals[request.loadIdentity.sourceKey], let response = refusal.response,
            caching.reuseRules(for: request).verdict(on: refusal, at: caching.now) == .use(isStale: false)
        else { return }
        throw .response(.status(response.status.code))
    }
}

/// What the program removes itself. Each removal takes effect at once; the disk follows.
extension Invalidation {
    /// Removes a request's finished image from memory, and that image and its source's bytes from the disk cache. Other
    /// finished images stay on the disk if they were made of these bytes.
    func remove(_ request: ImageRequest) {
        let cache = parts.dataCache(of: request)
        versions.outdating(request) {
            let key = request.loadIdentity.sourceKey
            parts.imageCache(of: request).remove(for: request.imageKey)
            parts.thumbHashes(of: request).remove(key)
            refusals.remove(key)
            cache?.dropSource(key, sparing: .stored)
            cache?.drop(request.processedKey)
            cache?.drop(request.regionsKey)
        }
    }

    /// Removes everything made of a request's source.
    func removeAll(variantsOf request: ImageRequest) -> WriteBehindCache.Clearing? {
        let cache = parts.dataCache(of: request)
        return versions.outdatingVariants(of: request) {
            let (key, source) = (request.imageKey, request.sourceKey)
            let withFields = source + "\n"
            parts.imageCache(of: request).removeAll { $0.hasSource(of: key) || $0.source.hasPrefix(withFields) }
            parts.thumbHashes(of: request).removeAll(variantsOf: source)
            refusals.removeAll { $0 == source || $0.hasPrefix(withFields) }
            let clearing = cache?.beginClearing(variantsOf: request.loadIdentity.sourceKey)
            // A cache that cannot enumerate its keys can still remove this one by name.
            cache?.drop(request.processedKey)
            return clearing
        }
    }

    /// Empties the pipeline's caches.
    func removeAll() -> WriteBehindCache.Clearing? {
        let caches = parts.caches
        return versions.outdatingAll {
            caches.imageCache.removeAll()
            caches.thumbHashes.removeAll()
            refusals.removeAll()
            return caches.dataCache?.beginClearing()
        }
    }

    /// Removes expired images from memory, including those that their server could revalidate.
    func removeExpiredImages() {
        parts.caches.imageCache.removeExpired()
        parts.caches.imageCache.removeStale(at: caching.now.timeIntervalSinceReferenceDate)
    }
}
