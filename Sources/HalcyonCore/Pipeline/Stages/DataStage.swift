import Foundation
import HTTPTypes

/// Shares the bytes of a source: those of a file, of a provider, of the disk cache, or of a server.
final class DataStage: Sendable {
    /// The running work and those who wait for it; not private, for tests.
    let jobs = SharedWork<LoadKey, LoadedBytes, LoadingSnapshot>()
    // Likewise.
    let filePermits: Permits
    let providerPermits: ProviderPermits
    private let parts: EngineParts
    private let caching: CachingRules
    private let versions: Versions
    private let disk: DiskEntries
    private let invalidation: Invalidation
    private let transfers: TransferStage

    init(
        _ parts: EngineParts, _ versions: Versions, _ disk: DiskEntries, _ invalidation: Invalidation,
        _ transfers: TransferStage
    ) {
        filePermits = Permits(8, behind: parts.downloader.backlog)
        providerPermits = ProviderPermits(16, behind: parts.downloader.backlog, clock: parts.configuration.clock)
        self.parts = parts
        caching = parts.caching
        self.versions = versions
        self.disk = disk
        self.invalidation = invalidation
        self.transfers = transfers
    }

    /// Returns the bytes of a request's source.
    ///
    /// - Parameter known: The metadata of the bytes that a cached image was made of. If these are still current, the
    ///   answer has their version and need not contain the bytes.
    func bytes(
        for request: ImageRequest, knowing known: KnownBytes? = nil, demand: LivePriority, onEvent: SnapshotHandler?
    ) async throws(ImageError) -> LoadedBytes {
        try await jobs.value(for: LoadKey(request, knowing: known?.metadata.version), demand: demand, onEvent: onEvent)
        {
            [self] job async throws(ImageError) in
            switch way(to: request) {
            case .remote: try await remoteData(for: request, knowing: known, job)
            case .file(let url): try await fileData(url, demand: job.demand)
            case .provider(let provider): try await providedData(provider, for: request, demand: job.demand)
            }
        }
    }

    @inline(never)  // with all that it waits for, 2,560 bytes
    private func remoteData(
        for request: ImageRequest, knowing known: KnownBytes?, _ job: TransferStage.Job
    ) async throws(ImageError) -> LoadedBytes {
        try await versions.counted(request) { () async throws(ImageError) in
            try await remoteBytes(for: request, knowing: known, job)
        }
    }

    @inline(never)  // with all that it waits for, 1,808 bytes
    private func providedData(
        _ provider: any ImageDataProvider, for request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> LoadedBytes {
        try await versions.counted(request) { () async throws(ImageError) in
            try await providedBytes(provider, for: request, demand: demand)
        }
    }

    /// The kind of a source, without its request and body, which are large.
    private enum Way {
        case remote
        case file(URL)
        case provider(any ImageDataProvider)
    }

    @inline(never)  // copies the source, 330 bytes
    private func way(to request: ImageRequest) -> Way {
        switch request.source {
        case .remote: .remote
        case .file(let url): .file(url)
        case .provider(let provider): .provider(provider)
        }
    }

    @inline(never)  // each place that throws takes 48 bytes
    private func remoteBytes(
        for request: ImageRequest, knowing known: KnownBytes?, _ job: TransferStage.Job
    ) async throws(ImageError) -> LoadedBytes {
        if try wantsPart(request), let part = await partOfWhole(for: request, demand: job.demand) { return part }
        let stored = await storedBytes(for: request, knowing: known, demand: job.demand)
        if let answer = try answer(to: request, from: stored) { return answer }
        guard let stored else { return try await transfers.loaded(for: request, replacing: false, job) }
        return try await transfers.revalidated(stored, for: request, job)
    }

    /// Whether a part of the source is wanted. Throws the refusal, if the source is known to be gone.
    @inline(never)  // a place that throws
    private func wantsPart(_ request: ImageRequest) throws(ImageError) -> Bool {
        try invalidation.checkRefusals(for: request)
        return asksForPart(request)
    }

    /// Returns the answer that can be given without contacting the server; nil if the server must be asked.
    @inline(never)  // two places that throw
    private func answer(
        to request: ImageRequest, from stored: StoredBytes?
    ) throws(ImageError) -> LoadedBytes? {
        if let stored, let answer = try usable(stored, for: request) { return answer }
        if caching.reuseRules(for: request).forbidsNetwork { throw .notCached(request) }
        return nil
    }

    @inline(never)  // 400 bytes
    private func fileData(_ url: URL, demand: LivePriority) async throws(ImageError) -> LoadedBytes {
        try await filePermits.withPermit(for: demand, isNew: true) { () async throws(ImageError) in
            try await WorkExecutor.files.run { [limit = parts.configuration.maximumDataBytes] () throws(ImageError) in
                LoadedBytes(DataResponse(try FileReader.readWithFacts(url, limit: limit)))
            }
        }
    }

    private func providedBytes(
        _ provider: any ImageDataProvider, for request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> LoadedBytes {
        if provider.isCachedOnDisk {
            let stored = await cachedData(for: request, demand: demand)
            if let stored, let answer = try usable(stored, for: request) { return answer }
            if request.cachePolicy.network == .never { throw .notCached(request) }
        }
        if let file = provider as? FileDataProvider {
            // Limited like any file: other providers may wait for it.
            return try await filePermits.withPermit(for: demand, isNew: true) { () async throws(ImageError) in
                LoadedBytes(DataResponse(try await file.dataWithFacts(limit: parts.configuration.maximumDataBytes)))
            }
        }
        let turn = try await ProviderTurn.take(providerPermits, for: ProviderTurn.Load(request, in: parts), demand)
        defer { turn.giveBack() }
        if let maker = provider as? any ImagePixelProvider {
            return try await turn.during { () async throws(ImageError) in try await Self.picture(of: maker) }
        }
        let data = try await turn.during { () async throws(ImageError) in try await Self.bytes(of: provider) }
        guard data.count <= parts.configuration.maximumDataBytes else {
            throw .request(.tooLarge(limit: parts.configuration.maximumDataBytes))
        }
        return await provided(data, isKept: provider.isCachedOnDisk, for: request)
    }

    @inline(never)  // 4,960 bytes
    private func provided(_ data: Data, isKept: Bool, for request: ImageRequest) async -> LoadedBytes {
        guard isKept else { return LoadedBytes(DataResponse(data: data, source: .provider)) }
        var metadata = caching.metadata(url: nil, response: nil, for: request)
        metadata.version = CacheMetadata.version(of: data)
        let isNewest = versions.accept(&metadata, .bytes(data), for: request).isNewest
        let loaded = DataCacheEntry(data: data, metadata: metadata)
        if isNewest {
            await disk.keep(loaded, for: request, replacing: true)
            versions.settle(request)
        }
        return LoadedBytes(DataResponse(loaded, source: .provider, at: caching.now))
    }

    /// Runs off the caller's thread, which may be the main one: a provider may do much work before its first
    /// suspension.
    @concurrent
    private static func bytes(of provider: any ImageDataProvider) async throws(ImageError) -> Data {
        do {
            return try await provider.data()
        } catch {
            throw failure(error)
        }
    }

    /// Returns the picture of a provider that makes pixels, in place of bytes.
    @concurrent
    private static func picture(of provider: any ImagePixelProvider) async throws(ImageError) -> LoadedBytes {
        do {
            return LoadedBytes(DataResponse(data: Data(), source: .provider), picture: try await provider.image())
        } catch {
            throw failure(error)
        }
    }

    private static func failure(_ error: any Error) -> ImageError {
        if let error = error as? ImageError, error != .cancelled { return error }
        if Task.isCancelled { return .cancelled }
        // A provider's own cancellation must not look like one of its waiters', none of which has asked for it.
        return .request(.providerFailed(.init(error)))
    }

    /// Returns what is stored for a request, fresh or stale: at least the metadata of the bytes.
    private func storedBytes(
        for request: ImageRequest, knowing known: KnownBytes?, demand: LivePriority
    ) async -> StoredBytes? {
        // Such requests must reach their server (RFC 9111, 4).
        guard usesCaches(request) else { return nil }
        if let stored = await cachedData(for: request, demand: demand) { return stored }
        return known.map { StoredBytes(DataCacheEntry(data: Data(), metadata: $0.metadata)) }
    }

    @inline(never)  // copies the policy's rules
    private func usesCaches(_ request: ImageRequest) -> Bool {
        caching.mayUseCaches(request) && !caching.reuseRules(for: request).forbidsCaches
    }

    @inline(never)  // copies the source
    private func asksForPart(_ request: ImageRequest) -> Bool {
        let http = request.http
        return http.method == .get && http.headerFields[.range] != nil && request.cachePolicy.readsDisk
    }

    /// Returns the requested range, cut from the stored whole, if that may be the answer.
    @inline(never)  // 4,336 bytes
    private func partOfWhole(for request: ImageRequest, demand: LivePriority) async -> LoadedBytes? {
        let http = request.http
        var whole = http
        whole.headerFields[.range] = nil
        whole.headerFields[.ifRange] = nil
        let rules = caching.reuseRules(for: request)
        guard let stored = await cachedData(for: request.asking(whole), demand: demand),
            case .use(let isStale) = rules.verdict(on: stored.entry.metadata, at: caching.now),
            let part = PartOfWhole.cut(stored.entry, for: http.headerFields)
        else { return nil }
        return LoadedBytes(isStale ? disk.stale(part, for: request) : DataResponse(part, at: caching.now))
    }

    private func cachedData(for request: ImageRequest, demand: LivePriority) async -> StoredBytes? {
        guard request.cachePolicy.readsDisk, let cache = parts.dataCache(of: request) else { return nil }
        return await disk.entry(for: request.loadIdentity.sourceKey, in: cache, request, demand: demand)
    }

    /// Returns the answer that a stored entry gives without contacting the server; nil if the server must be asked.
    @inline(never)  // copies the entry
    private func usable(_ stored: StoredBytes, for request: ImageRequest) throws(ImageError) -> LoadedBytes? {
        let rules = caching.reuseRules(for: request)
        let stored = stored.entry
        switch rules.verdict(on: stored.metadata, at: caching.now) {
        case .use(isStale: false):
            versions.acceptStored(stored.metadata, for: request)
            return LoadedBytes(DataResponse(stored, at: caching.now))
        case .use(isStale: true):
            versions.acceptStored(stored.metadata, for: request)
            return LoadedBytes(disk.stale(stored, for: request))
        case .useAndRevalidate:
            versions.acceptStored(stored.metadata, for: request)
            var answer = disk.stale(stored, for: request)
            answer.isRevalidationDue = true
            return LoadedBytes(answer)
        case .revalidate: return nil
        case .refuse: throw rules.matches(stored.metadata) ? .cache(.stale) : .notCached(request)
        }
    }
}

extension ImageError {
    /// The error of a request that no cache can answer.
    @inline(never)  // rare, and makes texts
    fileprivate static func notCached(_ request: ImageRequest) -> ImageError {
        .cache(.notCached(key: request.cacheKey.map(URLText.forLogs) ?? request.source.logText))
    }
}

extension ImageRequest {
    /// Returns the same request with another HTTP request.
    fileprivate func asking(_ http: HTTPRequest) -> ImageRequest {
        var request = self
        if case .remote(_, let body) = source { request.source = .remote(http, body: body) }
        return request
    }
}
