import Foundation
import HTTPTypes

/// The bytes of sources in the disk cache: looked up within limits, and stored by the rules. Finished images are looked
/// up in the same way.
final class DiskEntries: Sendable {
    /// Not private, for tests.
    let lookupPermits: Permits
    private let parts: EngineParts
    private let reporter: Reporter
    private let caching: CachingRules

    init(_ parts: EngineParts) {
        lookupPermits = Permits(16, behind: parts.downloader.backlog)
        self.parts = parts
        reporter = parts.reporter
        caching = parts.caching
    }

    /// Looks up the disk cache, and reports that to the observer.
    func entry(
        for key: String, in cache: WriteBehindCache, _ request: ImageRequest, demand: LivePriority,
        noting delay: DiskDelay? = nil
    ) async -> StoredBytes? {
        guard reporter.isActive else { return await look(for: key, in: cache, demand, delay) }
        return await observedEntry(for: key, in: cache, request, demand, delay)
    }

    @inline(never)  // would take space in the frame of each load that waits for its look-up
    private func observedEntry(
        for key: String, in cache: WriteBehindCache, _ request: ImageRequest, _ demand: LivePriority,
        _ delay: DiskDelay?
    ) async -> StoredBytes? {
        let start = parts.configuration.clock.uptime
        let entry = await look(for: key, in: cache, demand, delay)
        let isFresh = entry?.entry.metadata.isFresh(at: caching.now) ?? false
        let seconds = parts.configuration.clock.uptime - start
        reporter.observe(request, .diskLookup(isHit: entry != nil, isFresh: isFresh, seconds: seconds))
        return entry
    }

    /// Gives up after a while: a cache whose disk has stalled counts as empty.
    private func look(
        for key: String, in cache: WriteBehindCache, _ demand: LivePriority, _ delay: DiskDelay?
    ) async -> StoredBytes? {
        guard await lookupPermits.acquire(for: demand, isNew: true) else { return nil }
        defer { lookupPermits.release() }
        return await cache.stored(for: key, with: parts.patience, noting: delay)
    }

    /// Replaces the metadata of a stored entry; in the background, if that takes too long.
    func update(_ metadata: CacheMetadata, for key: String, in cache: WriteBehindCache) async {
        _ = await parts.patience.value(of: cache) { await cache.update(metadata, for: key) }
    }

    /// Returns a stale entry as the answer, and reports that.
    func stale(_ stored: DataCacheEntry, for request: ImageRequest) -> DataResponse {
        reporter.observe(request, .answeredStale)
        return DataResponse(stored, at: caching.now, isStale: true)
    }

    /// Stores loaded bytes, unless the request or the server forbids it.
    func keep(_ loaded: DataCacheEntry, for request: ImageRequest, replacing isReplacing: Bool) async {
        guard let cache = parts.dataCache(of: request), request.cachePolicy.disk.writes else { return }
        let key = request.loadIdentity.sourceKey
        guard keepsBytes(of: request) else {
            // Older bytes would still count as fresh.
            if isReplacing { drop(key, replacedBy: loaded.metadata, for: request, in: cache) }
            return
        }
        if caching.forbidsStoring(loaded.metadata, for: request) {
            caching.noteIfTooLong(loaded.metadata, of: request.http)
            // What was stored before is outdated anyway. But a part, which may answer the caller's own Range, says
            // nothing about the whole; nor does an answer to the caller's own condition.
            let status = loaded.metadata.response?.status
            if status != .partialContent, status != .notModified {
                drop(key, replacedBy: loaded.metadata, isForbidden: true, for: request, in: cache)
            }
            return
        }
        guard let entry = parts.storable(loaded, of: request) else {
            return drop(key, replacedBy: loaded.metadata, for: request, in: cache)
        }
        reporter.observe(request, .storedOnDisk(byteCount: entry.data.count))
        cache.store(entry, for: key, ticket: request.ticket, isAwaited: request.awaitsStore)
    }

    /// Removes a source's older bytes in favour of newer ones that are not stored, unless something newer than these is
    /// known.
    ///
    /// - Parameter isForbidden: Whether the newer ones may not be stored, in whatever form: finished images made of the
    ///   same bytes are then removed as well. Default: false.
    func drop(
        _ key: String, replacedBy new: CacheMetadata, isForbidden: Bool = false, for request: ImageRequest,
        in cache: WriteBehindCache
    ) {
        if isForbidden { parts.thumbHashes(of: request).remove(key) }
        cache.dropSource(
            key, sparing: .made(of: isForbidden ? nil : new.version), of: new.version, ticket: request.ticket)
    }

    /// Removes bytes that do not decode, and everything made of older ones.
    ///
    /// - Parameter metadata: Those of the bytes; nil if they are not kept.
    func dropDamaged(_ metadata: CacheMetadata?, of request: ImageRequest) {
        guard let metadata, request.cachePolicy.disk.writes, let cache = parts.dataCache(of: request) else { return }
        drop(request.loadIdentity.sourceKey, replacedBy: metadata, for: request, in: cache)
    }

    private func keepsBytes(of request: ImageRequest) -> Bool {
        !request.hasOptions || request.storage?.keepsOriginal ?? true
    }
}

extension ImageRequest {
    /// Whether the request's answer waits until it is stored.
    var awaitsStore: Bool { isKeptForCertain || hasOptions && self.delivery == .afterStore }
}

/// Finished images in the disk cache, for requests that store them.
final class DiskImages: Sendable {
    private let parts: EngineParts
    private let reporter: Reporter
    private let caching: CachingRules
    private let versions: Versions
    private let permits: CPUPermits
    private let disk: DiskEntries

    init(_ parts: EngineParts, _ versions: Versions, _ permits: CPUPermits, _ disk: DiskEntries) {
        self.parts = parts
        reporter = parts.reporter
        caching = parts.caching
        self.versions = versions
        self.permits = permits
        self.disk = disk
    }

    /// Returns the image as it was stored, even if it is stale.
    func storedImage(for request: ImageRequest, demand: LivePriority, noting delay: DiskDelay?) async -> CachedImage? {
        guard request.readsProcessed, let cache = parts.dataCache(of: request),
            let entry = await versions.lookingOnDisk(
                for: request,
                { await processedEntry(for: request, in: cache, demand: demand, noting: delay) })
        else { return nil }
        // Of a local file, only if that is still as it was.
        let file = await currentFile(of: request)
        if request.isForFile, file?.version != entry.metadata.version { return nil }
        let serializer = request.serializer ?? FormatSerializer()
        do throws(ImageError) {
            let waiting = Backlog.Load(backlog: parts.downloader.backlog, byteCount: entry.data.count)
            let image = try await permits.cpu.withPermit(for: demand, isNew: true, waitingWith: waiting) {
                () async throws(ImageError) in
                try await reporter.timed(request) { () async throws(ImageError) in
                    try await WorkExecutor.cpu.run {
                        [decoders = parts.decoders, limits = parts.configuration.decodingLimits]
                        () throws(ImageError) in
                        var image = try serializer.image(from: entry.data, decoders: decoders, limits: limits)
                        image.isLossyCopy = !serializer.isExact(image)
                        return image
                    }
                } _: {
                    .decoded($0?.size, seconds: $1)
                }
            }
            return CachedImage(parts.withFrameLimit(image), entry.metadata, source: .disk, file: file)
        } catch {
            // The damaged entry is replaced when the image is produced again.
            return nil
        }
    }

    /// Returns the facts about the local file that a request is for, as it is now; nil if there is none.
    private func currentFile(of request: ImageRequest) async -> FileFacts? {
        guard case .file(let url) = request.source else { return nil }
        return try? await WorkExecutor.files.run { () throws(ImageError) in FileFacts.current(of: url) }
    }

    /// Returns a finished image, unless the disk cache already has other bytes of its source: the image was then made
    /// of older ones.
    private func processedEntry(
        for request: ImageRequest, in cache: WriteBehindCache, demand: LivePriority, noting delay: DiskDelay? = nil
    ) async -> DataCacheEntry? {
        let found = await disk.entry(for: request.processedKey, in: cache, request, demand: demand, noting: delay)
        guard let entry = found?.entry else { return nil }
        // In this order: bytes that replace the source's after the second look are found to differ.
        let key = request.loadIdentity.sourceKey
        let version = entry.metadata.version
        return await cache.hasOther(than: version, for: key, with: parts.patience, noting: delay) ? nil : entry
    }

    /// Queues the image for the disk cache; it is encoded in the background.
    func keepProcessed(_ result: ImageResult, for request: ImageRequest) {
        // Later changes of a file that had not settled could not be seen.
        let file = request.isForFile && result.file?.isSettled == true ? result.file : nil
        guard request.keepsProcessed, request.cachePolicy.disk.writes, let cache = parts.dataCache(of: request),
            result.metadata?.isPersonal != true,
            result.metadata != nil || file != nil || result.response.source == .memory,
            // Made of a lossy copy, it would lose quality a second time.
            !result.response.image.isLossyCopy
        else { return }
        let key = request.processedKey
        // The rules for the bytes apply to what is made of them; see ``DiskEntries/keep(_:for:replacing:)``.
        if let metadata = result.metadata, caching.forbidsStoring(metadata, for: request) {
            if metadata.response?.status != .partialContent { cache.drop(key) }
            return
        }
        let image = result.response.image
        let known = result.metadata ?? file.map { caching.metadata(of: $0, for: request) }
        keepAnimation(result, for: request, in: cache)
        // Read back from the disk, an animation with missing frames would look complete.
        if image.damage != nil { return }
        let serializer = request.serializer ?? FormatSerializer()
        // Holds only the pixels while it waits: a small image may come with many times as many source bytes, which are
        // not counted.
        cache.store(
            for: key, costing: image.cost + (known?.excessByteCount ?? 0), version: known?.version,
            ticket: request.ticket, isAwaited: request.awaitsStore
        ) { [self] demand async throws(ImageError) in
            guard let metadata = await metadata(known, for: request, in: cache) else { return nil }
            // Has the lowest priority until somebody waits for it: then it must not queue behind decodes, since there
            // may always be more urgent ones.
            guard let data = try await encoded(image, by: serializer, demand: demand) else { return nil }
            let entry = parts.storable(DataCacheEntry(data: data, metadata: metadata), of: request)
            if let entry { reporter.observe(request, .storedOnDisk(byteCount: entry.data.count)) }
            return entry
        }
    }

    /// Keeps the bytes of an animated image, even if bytes are not to be kept: a serializer may be unable to write it,
    /// one frame must not replace it, and it must not be loaded again each time.
    private func keepAnimation(
        _ result: ImageResult, for request: ImageRequest, in cache: WriteBehindCache
    ) {
        let image = result.response.image
        guard image.frames != nil || image.damage != nil, request.storage == .processed,
            result.response.source != .disk, let data = result.response.data, let metadata = result.metadata
        else { return }
        guard let entry = parts.storable(DataCacheEntry(data: data, metadata: metadata), of: request) else { return }
        reporter.observe(request, .storedOnDisk(byteCount: entry.data.count))
        cache.store(
            entry, for: request.loadIdentity.sourceKey, ticket: request.ticket, isAwaited: request.awaitsStore)
    }

    private func encoded(
        _ image: DecodedImage, by serializer: any CacheSerializing, demand: LivePriority
    ) async throws(ImageError) -> Data? {
        try await permits.encoding.withPermit(for: demand, isNew: true) { () async throws(ImageError) in
            try await WorkExecutor.cpu.run { [encoders = parts.encoders] () throws(ImageError) in
                try serializer.data(for: image, encoders: encoders)
            }
        }
    }

    /// Returns the metadata of the bytes that an image was made of. Memory does not know where they came from, nor
    /// whether they may be kept: for an image made of one in memory, the disk cache has to know.
    private func metadata(
        _ known: CacheMetadata?, for request: ImageRequest, in cache: WriteBehindCache
    ) async -> CacheMetadata? {
        if let known { return known }
        if let entry = await cache.entry(for: request.loadIdentity.sourceKey) { return entry.metadata }
        var rest = request
        while !rest.processors.isEmpty {
            rest.processors.removeLast()
            if let entry = await cache.entry(for: rest.processedKey) { return entry.metadata }
        }
        return nil
    }
}

/// Images that the program stores.
extension DiskImages {
    /// Returns an image as the bytes of a file, for the disk cache.
    ///
    /// - Throws: `ImageError.encoding`, also if the request's serializer does not write such images.
    func encoded(_ image: DecodedImage, for request: ImageRequest) async throws(ImageError) -> Data {
        let serializer = request.serializer ?? FormatSerializer()
        let data = try await encoded(image, by: serializer, demand: .constant(request.priority))
        guard let data else { throw .encoding(.unsupportedFormat(image.format ?? .png)) }
        return data
    }

    /// Puts a finished image into the disk cache. It counts as made of the bytes that the cache has of its source: one
    /// made of others would be outdated.
    func put(_ data: Data, for request: ImageRequest, in cache: WriteBehindCache) async {
        // Of a local file, the image counts as made of the file as it is now.
        let file = await currentFile(of: request).map { caching.metadata(of: $0, for: request) }
        let known = await metadata(file, for: request, in: cache)
        let metadata = known ?? caching.metadata(url: nil, response: nil, for: request)
        cache.put(DataCacheEntry(data: data, metadata: metadata), for: request.processedKey, ticket: request.ticket)
    }
}

/// What a view may get from the disk while the main thread waits.
extension DiskImages {
    /// Whether a disk look-up may answer a request.
    func mayHaveOnDisk(_ request: ImageRequest) -> Bool {
        let policy = request.cachePolicy.completed(by: parts.defaults.cachePolicy)
        if policy.network == .reload || policy.network == .revalidate { return false }
        if request.isForFile { return true }
        return policy.disk.reads
    }

    /// Whether the disk has the finished image of a local file as it is now.
    func hasImage(ofFile request: ImageRequest, in cache: WriteBehindCache) async -> Bool {
        guard request.keepsProcessed, let file = await currentFile(of: request) else { return false }
        return await cache.metadata(for: request.processedKey, with: parts.patience)?.version == file.version
    }

    /// Whether the disk has what a request needs, according to its policy: its next load makes no transfer.
    func hasOnDisk(_ request: ImageRequest) async -> Bool {
        if request.isForFile { return true }
        let request = parts.defaults.completed(request, id: LoadID())
        guard let cache = parts.dataCache(of: request) else { return false }
        // A finished image answers only requests for one.
        if request.keepsProcessed,
            let entry = await processedEntry(for: request, in: cache, demand: .constant(request.priority)),
            caching.isAnswer(entry, to: request)
        {
            return true
        }
        guard let entry = await cache.entry(for: request.loadIdentity.sourceKey, with: parts.patience) else {
            return false
        }
        return caching.isAnswer(entry, to: request)
    }
}
