import Foundation
import HTTPTypes

/// The last stage of a request: the bytes of its source.
extension ImagePipeline {
    func bytes(
        for request: ImageRequest, demand: Demand, onEvent: SnapshotHandler?
    ) async throws(ImageError) -> DataResponse {
        try await loads.value(for: LoadKey(request), demand: demand, onEvent: onEvent) {
            [self] job async throws(ImageError) in
            switch request.source {
            case .remote(let http, let body):
                return try await remoteData(http, body, for: request, job)
            case .file(let url):
                return try await filePermits.withPermit(for: job.demand) { () async throws(ImageError) in
                    try await WorkExecutor.io.run { [limit = configuration.maximumDataBytes] () throws(ImageError) in
                        DataResponse(data: try FileReader.read(path: url.path, limit: limit), source: .provider)
                    }
                }
            case .provider(let provider):
                return try await providedData(provider, for: request)
            }
        }
    }

    private func remoteData(
        _ http: HTTPRequest, _ body: Data?, for request: ImageRequest,
        _ job: SharedWork<LoadKey, DataResponse, LoadingSnapshot>.Job
    ) async throws(ImageError) -> DataResponse {
        let cached = await cachedData(for: request)
        if let cached, isAnswer(cached, to: request) { return DataResponse(cached) }
        if request.cachePolicy.network == .never { throw .cache(.notCached) }
        var download = DownloadRequest(http, body: body, for: request)
        download.acceptsNotModified = cached?.metadata.addConditions(to: &download.http) ?? false
        if observer != nil { download.onEvent = { [self] event in observe(request, .transfer(event)) } }
        let answer = try await downloader.download(download, demand: job.demand) {
            job.forward($0.map { LoadingSnapshot(progress: $0.progress, body: $0.body) })
        }
        if download.acceptsNotModified, answer.response.status == .notModified, let cached {
            return await confirmed(cached, by: answer, for: request)
        }
        let loaded = CachedData(
            data: answer.data, metadata: metadata(url: answer.url, response: answer.response, for: request))
        await keep(loaded, for: request, replacing: cached != nil || !request.cachePolicy.readsDisk)
        return DataResponse(loaded, source: .network, metrics: answer.metrics)
    }

    private func providedData(
        _ provider: any ImageDataProvider, for request: ImageRequest
    ) async throws(ImageError) -> DataResponse {
        if provider.isCachedOnDisk {
            if let cached = await cachedData(for: request), isAnswer(cached, to: request) {
                return DataResponse(cached)
            }
            if request.cachePolicy.network == .never { throw .cache(.notCached) }
        }
        let data = try await Self.bytes(of: provider)
        guard data.count <= configuration.maximumDataBytes else {
            throw .request(.tooLarge(limit: configuration.maximumDataBytes))
        }
        guard provider.isCachedOnDisk else { return DataResponse(data: data, source: .provider) }
        let loaded = CachedData(data: data, metadata: metadata(url: nil, response: nil, for: request))
        await keep(loaded, for: request, replacing: true)
        return DataResponse(loaded, source: .provider)
    }

    /// Away from the caller's thread, which may be the main one: a provider may have much to do before it first waits.
    @concurrent
    private static func bytes(of provider: any ImageDataProvider) async throws(ImageError) -> Data {
        do {
            return try await provider.data()
        } catch {
            if let error = error as? ImageError, error != .cancelled { throw error }
            if Task.isCancelled { throw .cancelled }
            // A cancellation of the provider's own would look like one of its waiters', none of whom has asked for it.
            throw .request(.providerFailed("\(error)"))
        }
    }

    private func cachedData(for request: ImageRequest) async -> CachedData? {
        guard request.cachePolicy.readsDisk, let cache = dataCache(of: request) else { return nil }
        return await entry(for: request.loadIdentity.sourceKey, in: cache, request)
    }

    /// Asks the disk cache, and tells the observer.
    func entry(for key: String, in cache: StagedDataCache, _ request: ImageRequest) async -> CachedData? {
        guard observer != nil else { return await cache.entry(for: key) }
        let start = configuration.clock.uptime
        let entry = await cache.entry(for: key)
        let isFresh = entry?.metadata.isFresh(at: configuration.clock.date) ?? false
        let seconds = configuration.clock.uptime - start
        observe(request, .diskLookup(isHit: entry != nil, isFresh: isFresh, seconds: seconds))
        return entry
    }

    func isAnswer(_ cached: CachedData, to request: ImageRequest) -> Bool {
        switch request.cachePolicy.network {
        case .automatic: cached.metadata.isFresh(at: configuration.clock.date)
        case .never: true
        case .reload, .revalidate: false
        }
    }

    /// Stores what was loaded, unless the request or the server forbids it.
    private func keep(_ loaded: CachedData, for request: ImageRequest, replacing isReplacing: Bool) async {
        guard let cache = dataCache(of: request), request.cachePolicy.disk.writes else { return }
        let key = request.loadIdentity.sourceKey
        guard keepsBytes(of: request) else {
            // Older ones would go on counting as fresh.
            if isReplacing { cache.drop(key) }
            return
        }
        let response = loaded.metadata.response
        // RFC 9111, 5.2.2.5: no part of such an answer may be stored; what was stored before is out of date all the same.
        if response?.forbidsStoring == true {
            cache.drop(key)
            return
        }
        // A part must never be taken for the whole (RFC 9111, 3.3).
        if response?.status == .partialContent { return }
        observe(request, .storedOnDisk(byteCount: loaded.data.count))
        await cache.store(loaded, for: key)
    }

    private func keepsBytes(of request: ImageRequest) -> Bool {
        !request.hasOptions || request.storage?.keepsOriginal ?? true
    }

    /// An entry that its server has just confirmed (status 304) is as good as new: RFC 9111, 4.3.4.
    private func confirmed(
        _ cached: CachedData, by answer: Download, for request: ImageRequest
    ) async -> DataResponse {
        var merged = cached.metadata.response ?? HTTPResponse(status: .ok)
        for field in answer.response.headerFields where !HTTPResponse.describesContent(field.name) {
            merged.headerFields[fields: field.name] = answer.response.headerFields[fields: field.name]
        }
        let metadata = metadata(url: cached.metadata.url, response: merged, for: request)
        if request.cachePolicy.disk.writes, let cache = dataCache(of: request) {
            let key = request.loadIdentity.sourceKey
            if answer.response.forbidsStoring { cache.drop(key) } else { await cache.update(metadata, for: key) }
        }
        return DataResponse(CachedData(data: cached.data, metadata: metadata), metrics: answer.metrics)
    }

    func metadata(url: String?, response: HTTPResponse?, for request: ImageRequest) -> CacheMetadata {
        let now = configuration.clock.date
        let expiration = request.expiration ?? configuration.expiration
        return CacheMetadata(url: url, response: response, storedAt: now, expiresAt: expiration.date(from: now))
    }
}
