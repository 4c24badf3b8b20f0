import Foundation
import HTTPTypes

/// The last stage of a request: the bytes of its source.
extension ImagePipeline {
    func data(
        for request: ImageRequest, demand: Demand, onProgress: ProgressHandler?
    ) async throws(ImageError) -> DataResponse {
        try await loads.value(for: LoadKey(request), demand: demand, onEvent: onProgress) {
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
        _ job: SharedWork<
            LoadKey, DataResponse, LoadingProgress
        >.Job
    ) async throws(ImageError) -> DataResponse {
        let cached = await cachedData(for: request)
        if let cached, isAnswer(cached, to: request) { return DataResponse(cached) }
        if request.cachePolicy.network == .never { throw .cache(.notCached) }
        let transfer = Transfer(
            loader: configuration.dataLoader, limit: configuration.maximumDataBytes, confirming: cached?.metadata
        )
        let answer = try await transferPermits.withPermit(for: job.demand) { () async throws(ImageError) in
            try await transfer.run(http, body) { job.report($0) }
        }
        if answer.isConfirmation, let cached {
            return await confirmed(cached, by: answer.response, for: request)
        }
        await keep(answer.data, url: answer.url, response: answer.response, for: request)
        return DataResponse(data: answer.data, source: .network, url: answer.url, response: answer.response)
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
        if provider.isCachedOnDisk { await keep(data, url: nil, response: nil, for: request) }
        return DataResponse(data: data, source: .provider)
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
        guard request.cachePolicy.disk.reads, request.cachePolicy.network != .reload else { return nil }
        return await dataCache?.entry(for: request.loadIdentity.sourceKey)
    }

    private func isAnswer(_ cached: CachedData, to request: ImageRequest) -> Bool {
        switch request.cachePolicy.network {
        case .automatic: cached.metadata.isFresh(at: configuration.clock.date)
        case .never: true
        case .reload, .revalidate: false
        }
    }

    /// Stores what was loaded, unless the request or the server forbids it.
    private func keep(_ data: Data, url: String?, response: HTTPResponse?, for request: ImageRequest) async {
        guard let dataCache, request.cachePolicy.disk.writes else { return }
        let key = request.loadIdentity.sourceKey
        // RFC 9111, 5.2.2.5: no part of such an answer may be stored; what was stored before is out of date all the same.
        if response?.forbidsStoring == true {
            dataCache.drop(key)
            return
        }
        // A part must never be taken for the whole (RFC 9111, 3.3).
        if response?.status == .partialContent { return }
        let metadata = metadata(url: url, response: response, for: request)
        await dataCache.store(CachedData(data: data, metadata: metadata), for: key)
    }

    /// An entry that its server has just confirmed (status 304) is as good as new: RFC 9111, 4.3.4.
    private func confirmed(
        _ cached: CachedData, by response: HTTPResponse, for request: ImageRequest
    ) async -> DataResponse {
        var merged = cached.metadata.response ?? HTTPResponse(status: .ok)
        for field in response.headerFields where !HTTPResponse.describesContent(field.name) {
            merged.headerFields[fields: field.name] = response.headerFields[fields: field.name]
        }
        let metadata = metadata(url: cached.metadata.url, response: merged, for: request)
        if request.cachePolicy.disk.writes { await dataCache?.update(metadata, for: request.loadIdentity.sourceKey) }
        return DataResponse(CachedData(data: cached.data, metadata: metadata))
    }

    private func metadata(url: String?, response: HTTPResponse?, for request: ImageRequest) -> CacheMetadata {
        let now = configuration.clock.date
        let expiration = request.expiration ?? configuration.expiration
        return CacheMetadata(url: url, response: response, storedAt: now, expiresAt: expiration.date(from: now))
    }
}

extension DataResponse {
    fileprivate init(_ cached: CachedData) {
        self.init(
            data: cached.data, source: .disk, url: cached.metadata.url, response: cached.metadata.response
        )
    }
}
