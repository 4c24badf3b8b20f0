import Foundation
import HTTPTypes
import Synchronization

/// Keeps older bytes from replacing newer ones: what a load may store, and what is removed when a newer answer arrives.
final class Versions: Sendable {
    private let parts: EngineParts
    private let caching: CachingRules
    private let refusals: Refusals

    init(_ parts: EngineParts, _ refusals: Refusals) {
        self.parts = parts
        caching = parts.caching
        self.refusals = refusals
    }

    /// Returns the request as one load runs it, with a ticket taken before its first look into a cache.
    ///
    /// - Parameter isPlacing: Whether the program stores something itself instead. Default: false.
    func begun(_ request: ImageRequest, isPlacing: Bool = false) -> ImageRequest {
        if request.isForFile { return request }
        var begun = request
        begun.askingProvider = ProviderTurn.asking
        begun.ticket = parts.imageCache(of: request).ledger.begin(
            request.loadIdentity.sourceKey, isPlacing: isPlacing)
        if request.keepsProcessed { parts.dataCache(of: request)?.expectVariants() }
        return begun
    }

    /// Runs a load of the source's bytes; others may not join it when something newer is known.
    func counted(
        _ request: ImageRequest, _ load: nonisolated(nonsending) () async throws(ImageError) -> LoadedBytes
    ) async throws(ImageError) -> LoadedBytes {
        guard let ticket = request.ticket else { return try await load() }
        let ledger = parts.imageCache(of: request).ledger
        ledger.beginTransfer(ticket)
        do throws(ImageError) {
            let response = try await load()
            ledger.endTransfer(ticket, with: response.response.metadata?.version)
            return response
        } catch {
            ledger.endTransfer(ticket, with: nil)
            throw error
        }
    }

    /// Looks up a finished image in memory; others may not join work made from it when something newer is known.
    func looking<Found>(
        for request: ImageRequest, _ look: () -> Found?, version: (Found) -> UInt64?
    ) -> Found? {
        guard let ticket = request.ticket else { return look() }
        let ledger = parts.imageCache(of: request).ledger
        ledger.beginLook(ticket)
        let found = look()
        ledger.endLook(ticket, with: found.flatMap(version))
        return found
    }

    /// Looks up a finished image on the disk, in the same way.
    func lookingOnDisk(
        for request: ImageRequest, _ look: nonisolated(nonsending) () async -> DataCacheEntry?
    ) async -> DataCacheEntry? {
        guard let ticket = request.ticket else { return await look() }
        let ledger = parts.imageCache(of: request).ledger
        ledger.beginLook(ticket)
        let found = await look()
        ledger.endLook(ticket, with: found?.metadata.version)
        return found
    }

    /// Notes the version of the bytes that a load makes its image of.
    func hold(_ metadata: CacheMetadata?, for request: ImageRequest) {
        guard let ticket = request.ticket, let version = metadata?.version else { return }
        parts.imageCache(of: request).ledger.hold(version, ticket)
    }

    /// The content of an answer, for ``accept(_:_:for:)``.
    enum Accepted {
        case bytes(Data)
        /// Stored bytes are still current.
        case revalidation
        /// The source has nothing. The fields are those of the answer; only some of them are stored.
        case refusal(HTTPFields)
    }

    /// Registers an answer of a source: older entries are removed from memory, and from the disk if the request writes
    /// there. If this returns that it may be stored, and it has bytes of its own (unlike a 304), ``settle(_:)`` must
    /// follow, whether or not it is stored then.
    ///
    /// - Parameters:
    ///   - metadata: The metadata of the answer. Gets the version of the newest one if the bytes are the same.
    ///   - accepted: The content of the answer.
    /// - Returns: Whether the answer may be stored, and whether something else was stored since the load began.
    func accept(
        _ metadata: inout CacheMetadata, _ accepted: Accepted, for request: ImageRequest
    ) -> (isNewest: Bool, isOvertaking: Bool) {
        // It makes nobody else's answer older.
        if metadata.isPersonal { return (false, false) }
        guard let ticket = request.ticket else { return (true, false) }
        // A part says nothing about the whole, and uncacheable answers have no place in this order.
        guard caching.mayUseCaches(request), metadata.response?.status != .partialContent else { return (true, false) }
        let ledger = parts.imageCache(of: request).ledger
        let verdict = ledger.accept(answer(accepted, metadata), ticket)
        switch verdict {
        case .newest(let isOvertaking):
            dropOlder(than: metadata.version, for: request, includingDisk: !accepted.isRevalidation)
            if metadata.response?.status != .notModified,
                caching.forbidsStoring(metadata, for: request, inMemory: true)
            {
                // Nothing answers any more, not even what was made of the same bytes.
                parts.imageCache(of: request).removeAll(variantsOf: request.imageKey, but: nil)
            }
            // Confirmed bytes are already on the disk.
            if accepted.isRevalidation { ledger.settle(ticket) }
            return (true, isOvertaking)
        case .same(let version):
            metadata.version = version
            return (true, true)
        case .outdated:
            return (false, true)
        case .unwanted:
            dropOlder(than: metadata.version, for: request, includingDisk: accepted.isRevalidation)
            if !accepted.isRevalidation { dropBytes(of: request, but: metadata.version) }
            ledger.settle(ticket)
            return (false, true)
        case .unclear:
            ledger.clearing(sparingPlaced: true, where: { [source = ticket.source] in $0 == source }) {
                dropOlder(than: nil, for: request, includingDisk: false)
                dropBytes(of: request, but: nil)
                refusals.remove(ticket.source)
            }
            ledger.settle(ticket)
            return (false, true)
        }
    }

    /// Registers an entry on the disk that is about to answer a request. Another pipeline or program may have stored
    /// it: images in memory that were made of other bytes are then removed.
    func acceptStored(_ metadata: CacheMetadata, for request: ImageRequest) {
        guard let ticket = request.ticket else { return }
        let cache = parts.imageCache(of: request)
        let hasOthers = request.withImageKey { cache.hasVariants(of: $0, otherThan: metadata.version) }
        let answer = answer(.revalidation, metadata)
        guard cache.ledger.acceptStored(answer, ticket, hasOthers: hasOthers) else { return }
        request.withImageKey { cache.removeAll(variantsOf: $0, but: metadata.version) }
        cache.ledger.settle(ticket)
    }

    private func answer(_ accepted: Accepted, _ metadata: CacheMetadata) -> SourceLedger.Answer {
        let fields = metadata.response?.headerFields
        var answer = SourceLedger.Answer(
            version: metadata.version, date: fields?.value(.date).flatMap { HTTPDate.date($0, now: caching.now) })
        let tag = fields?.value(.eTag).flatMap(EntityTag.init)
        switch accepted {
        case .bytes(let data): (answer.data, answer.eTag) = (data, tag)
        case .revalidation: (answer.isRevalidation, answer.eTag) = (true, tag)
        case .refusal(let fields):
            answer.date = fields.value(.date).flatMap { HTTPDate.date($0, now: caching.now) }
        }
        return answer
    }

    /// Removes a source's bytes from the disk, and everything made of other bytes than those of `version`, or
    /// everything if that is nil. Removes nothing if the request may not write to the disk, or if something newer than
    /// its answer has arrived meanwhile.
    private func dropBytes(of request: ImageRequest, but version: UInt64?) {
        guard let ticket = request.ticket, request.cachePolicy.disk.writes else { return }
        parts.dataCache(of: request)?
            .dropSource(ticket.source, sparing: .made(of: version), of: version, ticket: ticket)
    }

    /// Notes that a source's answer is stored, or will not be.
    func settle(_ request: ImageRequest) {
        if let ticket = request.ticket { parts.imageCache(of: request).ledger.settle(ticket) }
    }

    /// Removes everything made of other bytes of a source than those of `version`; everything requested earlier, if
    /// that is nil. Newer entries that have arrived meanwhile stay queued for the disk.
    private func dropOlder(than version: UInt64?, for request: ImageRequest, includingDisk: Bool) {
        guard let ticket = request.ticket else { return }
        // Whether or not the request stores anything there: the next request must not be answered with them.
        parts.imageCache(of: request).removeAll(variantsOf: request.imageKey, but: version)
        if includingDisk, request.cachePolicy.disk.writes {
            parts.dataCache(of: request)?.dropVariants(of: ticket.source, but: version, ticket: ticket)
        }
    }
}

extension Versions.Accepted {
    fileprivate var isRevalidation: Bool { if case .revalidation = self { true } else { false } }
}

/// What the program itself stores and removes.
extension Versions {
    /// Returns the request with a ticket for a store by the program, which begins now: what is stored or removed later
    /// is newer.
    func placing(_ request: ImageRequest) -> ImageRequest {
        var begun = begun(request, isPlacing: true)
        begun.cachePolicy = CachePolicy(memory: .readWrite, disk: .readWrite)
        return begun
    }

    /// Whether nothing was stored or removed since a store by the program began.
    func isCurrent(_ placing: ImageRequest) -> Bool {
        placing.ticket.map { parts.imageCache(of: placing).ledger.isUntouched(since: $0) } ?? true
    }

    /// Returns an entry for bytes that count as newer than everything loaded before the store began.
    func placed(_ data: Data, for begun: ImageRequest) -> DataCacheEntry {
        var metadata = caching.metadata(url: nil, response: nil, for: begun)
        metadata.version = CacheMetadata.version(of: data)
        _ = accept(&metadata, .bytes(data), for: begun)
        refusals.remove(begun.loadIdentity.sourceKey)
        return DataCacheEntry(data: data, metadata: metadata)
    }

    /// Removes the entries of a request's source from the caches; loads that have already begun do not store their
    /// results.
    func outdating<Value>(_ request: ImageRequest, _ remove: () -> Value) -> Value {
        let source = request.loadIdentity.sourceKey
        return parts.imageCache(of: request).ledger.clearing(where: { $0 == source }, remove)
    }

    /// The same for everything that the request's source is part of.
    func outdatingVariants<Value>(of request: ImageRequest, _ remove: () -> Value) -> Value {
        let clearing = WriteBehindCache.Clearing(source: request.loadIdentity.sourceKey)
        return parts.imageCache(of: request).ledger.clearing(where: { clearing.takes($0) }, remove)
    }

    /// The same for every source.
    func outdatingAll<Value>(_ remove: () -> Value) -> Value {
        parts.caches.imageCache.ledger.clearing(where: { _ in true }, remove)
    }
}

/// Revalidations in the background, after stale answers.
final class BackgroundRevalidations: Sendable {
    private let running = Mutex<Set<LoadKey>>([])
    private let versions: Versions

    init(_ versions: Versions) { self.versions = versions }

    /// The maximum number of revalidations that run or wait for a connection: a server that hangs must not fill memory
    /// with them. Stale answers beyond it are revalidated after their next use.
    private static let most = 512

    /// Revalidates or reloads, in the background, what a request was answered with (RFC 5861, 3): once, however many
    /// requests were answered with it meanwhile.
    func revalidateInBackground(
        _ request: ImageRequest, _ load: @escaping @Sendable (ImageRequest) async throws(ImageError) -> Void
    ) {
        var request = request
        request.cachePolicy.network = .revalidate
        request.priority = .low
        let key = LoadKey(request)
        guard running.withLock({ $0.count < Self.most && $0.insert(key).inserted }) else { return }
        _ = startTask { [self, request = versions.begun(request)] in
            // The answer was already given. If there is none any more, the next request reports that.
            try? await load(request)
            running.withLock { _ = $0.remove(key) }
        }
    }
}
