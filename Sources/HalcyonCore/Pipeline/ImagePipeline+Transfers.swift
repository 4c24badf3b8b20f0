import Foundation
import HTTPTypes

/// Bytes that a server is asked for: whether those that are stored are still the right ones, or for the right ones.
extension ImagePipeline {
    /// The stored bytes, once their server has said that they are still the right ones, or those that it sends instead
    /// (RFC 9111, 4.3); or the stored ones as they are, where it cannot say, and they may be used all the same (4.2.4).
    func confirmed(
        _ stored: CachedData, _ http: HTTPRequest, _ body: Data?, for request: ImageRequest, _ job: DataJob
    ) async throws(ImageError) -> DataResponse {
        let rules = reuseRules(for: request)
        let asked = http.tellingCaches(request.cachePolicy.network)
        var download = DownloadRequest(asked, body: body, for: request)
        let isConditional = Confirmation.addConditions(
            of: stored.metadata, to: &download.http, isOtherVariant: !rules.matches(stored.metadata))
        download.acceptsNotModified = isConditional || http.asksWhetherChanged
        if !request.hasOptions || request.retry == nil {
            download.retry = hasty(request) { [clock = configuration.clock, metadata = stored.metadata] error in
                rules.allowsStale(metadata, after: error, at: clock.date)
            }
        }
        let answer: Download
        do throws(ImageError) {
            answer = try await transfer(download, of: http, for: request, job)
        } catch {
            guard rules.allowsStale(stored.metadata, after: error, at: now) else { throw error }
            return stale(stored, for: request)
        }
        guard isConditional else {
            return await answered(http, answer, for: request, replacing: true)
        }
        let isConfirmed = answer.response.status == .notModified
        observe(request, .revalidated(isUnchanged: isConfirmed))
        guard isConfirmed else { return await answered(http, answer, for: request, replacing: true) }
        // About another version than the one asked about: nothing of it may be mixed with this (4.3.4).
        let isOfOtherURL = stored.metadata.url.map { $0 != answer.url } ?? false
        if let response = stored.metadata.response,
            Confirmation.leadsElsewhere(stored.metadata, answer.redirects, to: answer.url)
                || !Confirmation.confirms(answer.response, response, isOfOtherURL: isOfOtherURL)
        {
            return try await loaded(http, body, for: request, replacing: true, job)
        }
        return await merged(stored, http, answer, for: request)
    }

    /// The bytes as their server has them now.
    func loaded(
        _ http: HTTPRequest, _ body: Data?, for request: ImageRequest, replacing isReplacing: Bool, _ job: DataJob
    ) async throws(ImageError) -> DataResponse {
        let asked = http.tellingCaches(request.cachePolicy.network)
        var download = DownloadRequest(asked, body: body, for: request)
        download.acceptsNotModified = http.asksWhetherChanged
        let answer = try await transfer(download, of: http, for: request, job)
        return await answered(http, answer, for: request, replacing: isReplacing)
    }

    private func transfer(
        _ download: DownloadRequest, of http: HTTPRequest, for request: ImageRequest, _ job: DataJob
    ) async throws(ImageError) -> Download {
        var download = download
        if observer != nil { download.onEvent = { [self] event in observe(request, .transfer(event)) } }
        let watch = HeadWatch()
        // As soon as the head is in: whatever becomes of the answer, the server has changed what it has.
        download.onHead = { [self] in watch.note($0, clearings: dropInvalidated(by: $0, for: request)) }
        do throws(ImageError) {
            let answer = try await downloader.download(download, demand: job.demand) {
                job.forward($0.map { LoadingSnapshot(progress: $0.progress, body: $0.body) })
            }
            await finishClearings(of: watch, for: request)
            return answer
        } catch {
            await finishClearings(of: watch, for: request)
            noteRefusal(watch.last, error, of: http, for: request)
            throw error
        }
    }

    /// The usual rules for another attempt, but none where there is something else to answer with.
    private func hasty(
        _ request: ImageRequest, _ hasAnswer: @escaping @Sendable (ImageError) -> Bool
    ) -> RetryPolicy {
        var policy = downloader.configuration.retry
        policy.decide = { [decide = policy.decide] failure in
            hasAnswer(failure.error) ? .stop : decide?(failure)
        }
        return policy
    }

    private func answered(
        _ http: HTTPRequest, _ answer: Download, for request: ImageRequest, replacing isReplacing: Bool
    ) async -> DataResponse {
        var metadata = CacheMetadata(
            exchange(http, answer), lifetime: lifetimeRules(for: request),
            version: CacheMetadata.version(of: answer.data))
        metadata.isPersonal = answer.isPersonal
        let (isNewest, isOvertaking) = accept(&metadata, .bytes(answer.data), for: request)
        let loaded = CachedData(data: answer.data, metadata: metadata)
        if isNewest {
            refusals.remove(request.loadIdentity.sourceKey)
            await keep(loaded, for: request, replacing: isReplacing || isOvertaking || !request.cachePolicy.readsDisk)
            settle(request)
        }
        var response = DataResponse(loaded, source: .network, at: now, metrics: answer.metrics)
        // With the fields that are not kept.
        response.response = answer.response
        return response
    }

    /// An entry that its server has just confirmed is as good as new (4.3.4).
    private func merged(
        _ stored: CachedData, _ http: HTTPRequest, _ answer: Download, for request: ImageRequest
    ) async -> DataResponse {
        var exchange = exchange(http, answer)
        exchange.response = Confirmation.merged(
            stored.metadata.response ?? HTTPResponse(status: .ok), with: answer.response)
        exchange.url = stored.metadata.url
        var metadata = CacheMetadata(
            exchange, lifetime: lifetimeRules(for: request), version: stored.metadata.version)
        metadata.isPersonal = answer.isPersonal
        let key = request.loadIdentity.sourceKey
        let isNewest = accept(&metadata, .confirmation, for: request).isNewest
        if isNewest { refusals.remove(key) }
        if isNewest, request.cachePolicy.disk.writes, let cache = dataCache(of: request) {
            if metadata.forbidsStoring || isTooLong(metadata, of: http) {
                drop(key, replacedBy: metadata, for: request, in: cache)
            } else {
                await update(metadata, for: key, in: cache)
            }
        }
        let confirmed = CachedData(data: stored.data, metadata: metadata)
        return DataResponse(confirmed, at: now, isConfirmed: true, metrics: answer.metrics)
    }

    private func exchange(_ http: HTTPRequest, _ answer: Download) -> HTTPExchange {
        HTTPExchange(
            request: http, response: answer.response, redirects: answer.redirects, url: answer.url,
            requestedAt: answer.times?.requestedAt ?? now, receivedAt: answer.times?.receivedAt ?? now)
    }
}
