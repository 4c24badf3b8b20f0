import Foundation
import HTTPTypes

/// The last stage of a request: the bytes of its source.
extension ImagePipeline {
    typealias DataJob = SharedWork<LoadKey, DataResponse, LoadingSnapshot>.Job

    /// - Parameter known: Of an image at hand, what is known of the bytes that it was made of. Where they are still the
    ///   right ones, the answer has their version and need not have the bytes.
    func bytes(
        for request: ImageRequest, knowing known: CacheMetadata? = nil, demand: Demand, onEvent: SnapshotHandler?
    ) async throws(ImageError) -> DataResponse {
        let key = LoadKey(request, knowing: known?.version)
        return try await loads.value(for: key, demand: demand, onEvent: onEvent) {
            [self] job async throws(ImageError) in
            switch request.source {
            case .remote(let http, let body):
                return try await counted(request) { () async throws(ImageError) in
                    try await remoteData(http, body, for: request, knowing: known, job)
                }
            case .file(let url):
                return try await filePermits.withPermit(for: job.demand, isNew: true) { () async throws(ImageError) in
                    try await WorkExecutor.files.run { [limit = configuration.maximumDataBytes] () throws(ImageError) in
                        DataResponse(try FileReader.readWithFacts(url, limit: limit))
                    }
                }
            case .provider(let provider):
                return try await counted(request) { () async throws(ImageError) in
                    try await providedData(provider, for: request, demand: job.demand)
                }
            }
        }
    }

    private func remoteData(
        _ http: HTTPRequest, _ body: Data?, for request: ImageRequest, knowing known: CacheMetadata?, _ job: DataJob
    ) async throws(ImageError) -> DataResponse {
        try checkRefusals(for: request)
        if let part = await partOfWhole(http, for: request) { return part }
        let stored = await storedAnswer(to: http, for: request, knowing: known)
        if let stored, let answer = try usable(stored, for: request) { return answer }
        if reuseRules(for: request).forbidsNetwork { throw .cache(.notCached) }
        if let stored { return try await confirmed(stored, http, body, for: request, job) }
        return try await loaded(http, body, for: request, replacing: false, job)
    }

    private func providedData(
        _ provider: any ImageDataProvider, for request: ImageRequest, demand: Demand
    ) async throws(ImageError) -> DataResponse {
        if provider.isCachedOnDisk {
            if let stored = await cachedData(for: request), let answer = try usable(stored, for: request) {
                return answer
            }
            if request.cachePolicy.network == .never { throw .cache(.notCached) }
        }
        let turn = try await ProviderTurn.take(providerPermits, for: ProviderTurn.Load(request, in: self), demand)
        defer { turn.giveBack() }
        if let file = provider as? FileProvider {
            let read = try await file.dataWithFacts()
            guard read.data.count <= configuration.maximumDataBytes else {
                throw .request(.tooLarge(limit: configuration.maximumDataBytes))
            }
            return DataResponse(read)
        }
        let data = try await turn.during { () async throws(ImageError) in try await Self.bytes(of: provider) }
        guard data.count <= configuration.maximumDataBytes else {
            throw .request(.tooLarge(limit: configuration.maximumDataBytes))
        }
        guard provider.isCachedOnDisk else { return DataResponse(data: data, source: .provider) }
        var metadata = metadata(url: nil, response: nil, for: request)
        metadata.version = CacheMetadata.version(of: data)
        let isNewest = accept(&metadata, .bytes(data), for: request).isNewest
        let loaded = CachedData(data: data, metadata: metadata)
        if isNewest {
            await keep(loaded, for: request, replacing: true)
            settle(request)
        }
        return DataResponse(loaded, source: .provider, at: now)
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

    /// What is stored for a request, fresh or stale: at least what is known of the bytes.
    private func storedAnswer(
        to http: HTTPRequest, for request: ImageRequest, knowing known: CacheMetadata?
    ) async -> CachedData? {
        // Others must reach their server (RFC 9111, 4).
        guard mayUseCaches(request), !reuseRules(for: request).forbidsCaches else { return nil }
        return await cachedData(for: request) ?? known.map { CachedData(data: Data(), metadata: $0) }
    }

    /// The range that a request wants, cut from the whole that is stored, if that may be the answer.
    private func partOfWhole(_ http: HTTPRequest, for request: ImageRequest) async -> DataResponse? {
        guard http.method == .get, http.headerFields[.range] != nil, request.cachePolicy.readsDisk else { return nil }
        var whole = http
        whole.headerFields[.range] = nil
        whole.headerFields[.ifRange] = nil
        let rules = reuseRules(for: request)
        guard let stored = await cachedData(for: request.asking(whole)),
            case .use(let isStale) = rules.verdict(on: stored.metadata, at: now),
            let part = PartOfWhole.cut(stored, for: http.headerFields)
        else { return nil }
        return isStale ? stale(part, for: request) : DataResponse(part, at: now)
    }

    private func cachedData(for request: ImageRequest) async -> CachedData? {
        guard request.cachePolicy.readsDisk, let cache = dataCache(of: request) else { return nil }
        return await entry(for: request.loadIdentity.sourceKey, in: cache, request)
    }

    /// Asks the disk cache, and tells the observer.
    func entry(for key: String, in cache: StagedDataCache, _ request: ImageRequest) async -> CachedData? {
        guard observer != nil else { return await look(for: key, in: cache, request) }
        let start = configuration.clock.uptime
        let entry = await look(for: key, in: cache, request)
        let isFresh = entry?.metadata.isFresh(at: now) ?? false
        let seconds = configuration.clock.uptime - start
        observe(request, .diskLookup(isHit: entry != nil, isFresh: isFresh, seconds: seconds))
        return entry
    }

    /// Replaces what a cache knows of an entry; behind the answer, where that takes too long.
    func update(_ metadata: CacheMetadata, for key: String, in cache: StagedDataCache) async {
        _ = await patience.value(of: cache) { await cache.update(metadata, for: key) }
    }

    /// Not for ever: a cache whose disk has stalled is one that has nothing.
    private func look(for key: String, in cache: StagedDataCache, _ request: ImageRequest) async -> CachedData? {
        guard await lookupPermits.acquire(for: .constant(request.priority), isNew: true) else { return nil }
        defer { lookupPermits.release() }
        return await cache.entry(for: key, with: patience)
    }

    /// The answer that what is stored makes without its server; nil where that has to be asked.
    private func usable(_ stored: CachedData, for request: ImageRequest) throws(ImageError) -> DataResponse? {
        let rules = reuseRules(for: request)
        switch rules.verdict(on: stored.metadata, at: now) {
        case .use(isStale: false):
            acceptStored(stored.metadata, for: request)
            return DataResponse(stored, at: now)
        case .use(isStale: true):
            acceptStored(stored.metadata, for: request)
            return stale(stored, for: request)
        case .useAndConfirm:
            acceptStored(stored.metadata, for: request)
            var answer = stale(stored, for: request)
            answer.isConfirmationDue = true
            return answer
        case .confirm: return nil
        case .refuse: throw .cache(rules.matches(stored.metadata) ? .stale : .notCached)
        }
    }

    func stale(_ stored: CachedData, for request: ImageRequest) -> DataResponse {
        observe(request, .answeredStale)
        return DataResponse(stored, at: now, isStale: true)
    }

    /// Stores what was loaded, unless the request or the server forbids it.
    func keep(_ loaded: CachedData, for request: ImageRequest, replacing isReplacing: Bool) async {
        guard let cache = dataCache(of: request), request.cachePolicy.disk.writes else { return }
        let key = request.loadIdentity.sourceKey
        guard keepsBytes(of: request) else {
            // Older ones would go on counting as fresh.
            if isReplacing { drop(key, replacedBy: loaded.metadata, for: request, in: cache) }
            return
        }
        if case .remote(let http, _) = request.source, let response = loaded.metadata.response,
            isTooLong(loaded.metadata, of: http)
                || !storingRules(for: request).allowsStoring(response, to: http, through: loaded.metadata.redirects)
        {
            // What was stored before is out of date all the same. But a part, which may answer the caller's own Range,
            // says nothing of the whole.
            // Nor does an answer to a condition of the caller's own.
            if response.status != .partialContent, response.status != .notModified {
                drop(key, replacedBy: loaded.metadata, for: request, in: cache)
            }
            return
        }
        observe(request, .storedOnDisk(byteCount: loaded.data.count))
        cache.store(loaded, for: key, ticket: request.ticket, isAwaited: awaitsStore(request))
    }

    /// Removes a source's older bytes for newer ones that are not to be stored, unless something newer is known than these.
    func drop(_ key: String, replacedBy new: CacheMetadata, for request: ImageRequest, in cache: StagedDataCache) {
        cache.dropSource(key, sparing: .version(new.version), of: new.version, ticket: request.ticket)
    }

    private func keepsBytes(of request: ImageRequest) -> Bool {
        !request.hasOptions || request.storage?.keepsOriginal ?? true
    }
}

extension ImageRequest {
    /// The same request, but for what it asks its server.
    fileprivate func asking(_ http: HTTPRequest) -> ImageRequest {
        var request = self
        if case .remote(_, let body) = source { request.source = .remote(http, body: body) }
        return request
    }
}
