import Foundation
import HTTPTypes

/// Requests to a server: revalidation of stored bytes, or a transfer of new ones.
final class TransferStage: Sendable {
    typealias Job = SharedWork<LoadKey, LoadedBytes, LoadingSnapshot>.Job

    private let downloader: ImageDownloader
    private let parts: EngineParts
    private let reporter: Reporter
    private let caching: CachingRules
    private let versions: Versions
    private let refusals: Refusals
    private let disk: DiskEntries
    private let invalidation: Invalidation

    init(
        _ parts: EngineParts, _ versions: Versions, _ refusals: Refusals, _ disk: DiskEntries,
        _ invalidation: Invalidation
    ) {
        downloader = parts.downloader
        self.parts = parts
        reporter = parts.reporter
        caching = parts.caching
        self.versions = versions
        self.refusals = refusals
        self.disk = disk
        self.invalidation = invalidation
    }

    /// Returns the stored bytes once their server has confirmed them, or the bytes that it sends instead (RFC 9111,
    /// 4.3); or the stored bytes as they are, if that fails and they may still be used (4.2.4).
    @inline(never)  // its frame is only for loads that reach the network
    func revalidated(
        _ stored: StoredBytes, for request: ImageRequest, _ job: Job
    ) async throws(ImageError) -> LoadedBytes {
        let transfer = revalidation(of: stored, for: request)
        let answer: FinishedDownload
        do throws(ImageError) {
            answer = try await download(transfer, for: request, job)
        } catch {
            if let stale = staleAnswer(stored, after: error, for: request) { return stale }
            throw error
        }
        switch reply(answer, to: transfer, about: stored, for: request) {
        case .other: return await handleFullResponse(answer, for: request, replacing: true)
        // It is about another version than the requested one, and must not be merged with this (4.3.4).
        case .otherVersion: return try await loaded(for: request, replacing: true, job)
        case .unchanged: return await handleNotModified(stored, answer, for: request)
        }
    }

    /// Loads the current bytes from their server.
    @inline(never)  // its frame is only for loads that reach the network
    func loaded(
        for request: ImageRequest, replacing isReplacing: Bool, _ job: Job
    ) async throws(ImageError) -> LoadedBytes {
        let answer = try await download(transfer(for: request), for: request, job)
        return await handleFullResponse(answer, for: request, replacing: isReplacing)
    }

    // The parts of `revalidated` and `loaded` are not inlined: requests, answers and their copies would take space in
    // the frame of each load that waits for its turn.

    /// A transfer with what is kept while it waits.
    private struct Transfer {
        let order: DownloadOrder
        let watch: HeadWatch
        var isConditional = false
    }

    @inline(never)
    private func transfer(for request: ImageRequest) -> Transfer {
        let http = request.http
        var download = DownloadRequest(
            http.tellingCaches(request.cachePolicy.network), body: request.body, for: request)
        download.acceptsNotModified = http.asksWhetherChanged
        return transfer(download, for: request)
    }

    @inline(never)
    private func revalidation(of stored: StoredBytes, for request: ImageRequest) -> Transfer {
        let (http, stored, rules) = (request.http, stored.entry, caching.reuseRules(for: request))
        var download = DownloadRequest(
            http.tellingCaches(request.cachePolicy.network), body: request.body, for: request)
        let isConditional = Revalidation.addConditions(
            of: stored.metadata, to: &download.http, isOtherVariant: !rules.matches(stored.metadata))
        download.acceptsNotModified = isConditional || http.asksWhetherChanged
        if !request.hasOptions || request.retry == nil {
            download.retry = retryUnlessStale {
                [clock = parts.configuration.clock, metadata = stored.metadata] error in
                rules.allowsStale(metadata, after: error, at: clock.date)
            }
        }
        var transfer = transfer(download, for: request)
        transfer.isConditional = isConditional
        return transfer
    }

    private func transfer(_ download: DownloadRequest, for request: ImageRequest) -> Transfer {
        var download = download
        if reporter.isActive { download.onEvent = { [reporter] event in reporter.observe(request, .transfer(event)) } }
        let watch = HeadWatch()
        // As soon as the head arrives: whatever becomes of the body, the server has already made its change.
        download.onHead = { [invalidation] in
            watch.note($0, clearings: invalidation.dropInvalidated(by: $0, for: request))
        }
        return Transfer(order: DownloadOrder(download, in: downloader), watch: watch)
    }

    private func download(
        _ transfer: Transfer, for request: ImageRequest, _ job: Job
    ) async throws(ImageError) -> FinishedDownload {
        do throws(ImageError) {
            let answer = try await downloader.download(transfer.order, demand: job.demand) {
                job.forward($0.map { LoadingSnapshot(progress: $0.progress, body: $0.body) })
            }
            await invalidation.finishClearings(of: transfer.watch, for: request)
            return answer
        } catch {
            await invalidation.finishClearings(of: transfer.watch, for: request)
            noteRefusal(transfer.watch, error, for: request)
            throw error
        }
    }

    @inline(never)
    private func noteRefusal(_ watch: HeadWatch, _ error: ImageError, for request: ImageRequest) {
        invalidation.noteRefusal(watch.last, error, of: request.http, for: request)
    }

    @inline(never)
    private func staleAnswer(
        _ stored: StoredBytes, after error: ImageError, for request: ImageRequest
    ) -> LoadedBytes? {
        let rules = caching.reuseRules(for: request)
        guard rules.allowsStale(stored.entry.metadata, after: error, at: caching.now) else { return nil }
        versions.acceptStored(stored.entry.metadata, for: request)
        return LoadedBytes(disk.stale(stored.entry, for: request))
    }

    /// A server's answer to a revalidation.
    private enum Reply {
        case unchanged
        /// Another version than the stored one is unchanged.
        case otherVersion
        /// Something else, such as other bytes.
        case other
    }

    @inline(never)
    private func reply(
        _ answer: FinishedDownload, to transfer: Transfer, about stored: StoredBytes, for request: ImageRequest
    ) -> Reply {
        guard transfer.isConditional else { return .other }
        let (answer, stored) = (answer.download, stored.entry)
        let isUnchanged = answer.response.status == .notModified
        reporter.observe(request, .revalidated(isUnchanged: isUnchanged))
        guard isUnchanged else { return .other }
        let isOfOtherURL = stored.metadata.url.map { $0 != answer.url } ?? false
        if let response = stored.metadata.response,
            Revalidation.leadsElsewhere(stored.metadata, answer.redirects, to: answer.url)
                || !Revalidation.confirms(answer.response, response, isOfOtherURL: isOfOtherURL)
        {
            return .otherVersion
        }
        return .unchanged
    }

    /// Returns the usual retry policy, but without retries if there is another answer to give.
    private func retryUnlessStale(_ hasAnswer: @escaping @Sendable (ImageError) -> Bool) -> RetryPolicy {
        var policy = downloader.configuration.retry
        policy.decide = { [decide = policy.decide] failure in
            if hasAnswer(failure.error) { return .stop }
            return await decide?(failure)
        }
        return policy
    }

    @inline(never)  // 5,408 bytes
    private func handleFullResponse(
        _ answer: FinishedDownload, for request: ImageRequest, replacing isReplacing: Bool
    ) async -> LoadedBytes {
        let answer = answer.download
        var metadata = CacheMetadata(
            exchange(request.http, answer), lifetime: caching.lifetimeRules(for: request),
            version: CacheMetadata.version(of: answer.data))
        metadata.isPersonal = answer.isPersonal
        let (isNewest, isOvertaking) = versions.accept(&metadata, .bytes(answer.data), for: request)
        let loaded = DataCacheEntry(data: answer.data, metadata: metadata)
        if isNewest {
            refusals.remove(request.loadIdentity.sourceKey)
            await disk.keep(
                loaded, for: request, replacing: isReplacing || isOvertaking || !request.cachePolicy.readsDisk)
            versions.settle(request)
        }
        var response = DataResponse(loaded, source: .network, at: caching.now, metrics: answer.metrics)
        // With the fields that are not stored.
        response.response = answer.response
        return LoadedBytes(response)
    }

    /// Merges a stored entry with its server's confirmation, which makes it as good as new (4.3.4).
    @inline(never)  // 7,664 bytes
    private func handleNotModified(
        _ stored: StoredBytes, _ answer: FinishedDownload, for request: ImageRequest
    ) async -> LoadedBytes {
        let (http, stored, answer) = (request.http, stored.entry, answer.download)
        var exchange = exchange(http, answer)
        exchange.response = Revalidation.merged(
            stored.metadata.response ?? HTTPResponse(status: .ok), with: answer.response)
        exchange.url = stored.metadata.url
        var metadata = CacheMetadata(
            exchange, lifetime: caching.lifetimeRules(for: request), version: stored.metadata.version)
        metadata.isPersonal = answer.isPersonal
        metadata.thumbHash = stored.metadata.thumbHash
        let key = request.loadIdentity.sourceKey
        let isNewest = versions.accept(&metadata, .revalidation, for: request).isNewest
        if isNewest { refusals.remove(key) }
        if isNewest, request.cachePolicy.disk.writes, let cache = parts.dataCache(of: request) {
            if metadata.forbidsStoring || metadata.isTooLong {
                caching.noteIfTooLong(metadata, of: http)
                disk.drop(key, replacedBy: metadata, isForbidden: true, for: request, in: cache)
            } else {
                await disk.update(metadata, for: key, in: cache)
            }
        }
        let updated = DataCacheEntry(data: stored.data, metadata: metadata)
        return LoadedBytes(DataResponse(updated, at: caching.now, isRevalidated: true, metrics: answer.metrics))
    }

    private func exchange(_ http: HTTPRequest, _ answer: DownloadResponse) -> HTTPExchange {
        HTTPExchange(
            request: http, response: answer.response, redirects: answer.redirects, url: answer.url,
            requestedAt: answer.times?.requestedAt ?? caching.now, receivedAt: answer.times?.receivedAt ?? caching.now)
    }
}

extension DownloadRequest {
    /// Creates the downloader's request for a pipeline's request.
    init(_ http: HTTPRequest, body: Data?, for request: ImageRequest) {
        self.init(http, body: body)
        epoch = request.ticket?.epoch
        guard request.hasOptions else { return }
        let options = request.options
        transfer = options.transfer
        sharesTransfer = options.sharesWork ?? true
    }
}

extension ImageRequest {
    /// The HTTP request to the server; an empty one for other sources.
    var http: HTTPRequest {
        guard case .remote(let http, _) = source else {
            return HTTPRequest(method: .get, scheme: nil, authority: nil, path: nil)
        }
        return http
    }

    /// The body sent to the server.
    var body: Data? { if case .remote(_, let body) = source { body } else { nil } }
}
