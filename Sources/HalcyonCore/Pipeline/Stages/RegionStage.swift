import Foundation
import HTTPTypes
import Synchronization

/// Opens pictures for decoding regions, and shares the open ones and the work for equal regions.
final class RegionStage: Sendable {
    private struct PixelsKey: Hashable, Sendable {
        let picture: ObjectIdentifier
        /// Nil for the overview.
        let region: ImageProcessors.Region?
    }

    private typealias Job = SharedWork<LoadKey, OpenPicture, LoadingSnapshot>.Job

    /// The running work and those who wait for it; not private, for tests.
    let openings = SharedWork<LoadKey, OpenPicture, LoadingSnapshot>()
    // Likewise.
    let open: OpenPictures
    private let pixels = SharedWork<PixelsKey, PixelBuffer, LoadingSnapshot>()
    private let parts: EngineParts
    private let reporter: Reporter
    private let versions: Versions
    private let permits: CPUPermits
    private let indexes: RegionIndexes
    private let disk: DiskEntries
    private let decodes: DecodeStage
    private let data: DataStage

    init(
        _ parts: EngineParts, _ versions: Versions, _ permits: CPUPermits, _ disk: DiskEntries,
        _ decodes: DecodeStage, _ data: DataStage
    ) {
        self.parts = parts
        reporter = parts.reporter
        self.versions = versions
        self.permits = permits
        self.disk = disk
        self.decodes = decodes
        self.data = data
        indexes = RegionIndexes(parts, permits, disk)
        open = OpenPictures(parts)
    }

    /// Ends all work; see ``Engine/invalidate()``.
    func close() {
        open.close()
        openings.close()
        pixels.close()
    }

    /// Returns an open picture, if it may be the answer without contacting a server; otherwise opens it.
    ///
    /// - Parameter loaded: Its bytes, if they are already loaded.
    func picture(
        for request: ImageRequest, from loaded: LoadedBytes? = nil, demand: LivePriority,
        onEvent: SnapshotHandler? = nil
    ) async throws(ImageError) -> (picture: OpenPicture, isNew: Bool) {
        if loaded == nil, let picture = open.current(for: request) { return (picture, false) }
        let picture = try await openings.value(for: LoadKey(request), demand: demand, onEvent: onEvent) {
            [self] job async throws(ImageError) in
            // Another may have opened it since the look above.
            if loaded == nil, let picture = open.current(for: request) { return picture }
            // Before the bytes are looked for, so that nothing newer is missed.
            let watch = versions.begun(request).ticket
            let bytes: LoadedBytes
            if let loaded { bytes = loaded } else { bytes = try await self.bytes(for: request, job) }
            let picture = try await opened(bytes, for: request, watch, job)
            open.keep(picture, for: request)
            return picture
        }
        return (picture, true)
    }

    private func bytes(for request: ImageRequest, _ job: Job) async throws(ImageError) -> LoadedBytes {
        try await data.bytes(for: request, demand: job.demand) { job.forward($0.map(\.withoutBody)) }
    }

    /// Returns the image of a request whose first processor is a region.
    func image(
        _ region: ImageProcessors.Region, of request: ImageRequest, from loaded: LoadedBytes?, demand: LivePriority,
        onEvent: @escaping SnapshotHandler
    ) async throws(ImageError) -> ImageResult {
        let (picture, isNew) = try await picture(for: request, from: loaded, demand: demand, onEvent: onEvent)
        versions.hold(picture.known?.metadata, for: request)
        let pixels = try await pixels(of: region, of: picture, request, demand: demand)
        let size = picture.regions.size
        let image = DecodedImage(
            pixels: pixels, format: picture.format, originalSize: size, isDownsampled: region.reduction > 1)
        let response = ImageResponse(
            image: image, source: isNew ? picture.source : .memory, cacheKey: request.imageKey,
            isStale: picture.isStale, metrics: isNew ? picture.metrics : nil)
        return ImageResult(
            response, known: picture.known, file: picture.file,
            isRevalidationDue: isNew && picture.isRevalidationDue)
    }

    /// Decodes a region.
    func pixels(
        of region: ImageProcessors.Region, of picture: OpenPicture, _ request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> PixelBuffer {
        let key = PixelsKey(picture: ObjectIdentifier(picture), region: region)
        try checkSize(of: region, in: picture)
        return try await pixels.value(for: key, demand: demand) { [self] job async throws(ImageError) in
            do throws(ImageError) {
                return try await decoded(request, demand: job.demand) { () throws(ImageError) in
                    try picture.regions.decode(region)
                }
            } catch {
                if error.saysThatBytesAreDamaged { drop(picture, of: request) }
                throw error
            }
        }
    }

    private func checkSize(of region: ImageProcessors.Region, in picture: OpenPicture) throws(ImageError) {
        let limit = parts.configuration.decodingLimits.maximumPixels
        guard let part = region.rect.reduced(by: max(1, region.reduction), in: picture.regions.size) else { return }
        guard let count = part.size.pixelCount, count <= limit else {
            throw .decoding(.tooManyPixels(part.size, limit: limit))
        }
    }

    /// Lets go of a picture whose bytes are damaged, and removes them from the disk cache: the next load has others.
    private func drop(_ picture: OpenPicture, of request: ImageRequest) {
        open.remove(picture)
        disk.dropDamaged(picture.known?.metadata, of: request)
    }

    /// Returns the whole picture at a reduced size; made once.
    func overview(
        of picture: OpenPicture, _ request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> PixelBuffer {
        if let overview = picture.knownOverview { return overview }
        let key = PixelsKey(picture: ObjectIdentifier(picture), region: nil)
        return try await pixels.value(for: key, demand: demand) { [self] job async throws(ImageError) in
            try await decoded(request, demand: job.demand) {
                [decoders = parts.decoders, limits = parts.configuration.decodingLimits] () throws(ImageError) in
                try picture.overview(decoders, limits)
            }
        }
    }

    private func decoded(
        _ request: ImageRequest, demand: LivePriority, _ work: @Sendable () throws(ImageError) -> PixelBuffer
    ) async throws(ImageError) -> PixelBuffer {
        try await permits.cpu.withPermit(for: demand, isNew: true) { () async throws(ImageError) in
            try await reporter.timed(request) { () async throws(ImageError) in
                try await WorkExecutor.cpu.run(work)
            } _: {
                .decoded($0?.size, seconds: $1)
            }
        }
    }

    private func opened(
        _ loaded: LoadedBytes, for request: ImageRequest, _ watch: SourceLedger.Ticket?, _ job: Job
    ) async throws(ImageError) -> OpenPicture {
        let bytes = loaded.response
        try bytes.checkHasImage()
        versions.hold(bytes.metadata, for: request)
        if let same = open.same(as: bytes, for: request) {
            return OpenPicture(same.regions, bytes, request, watch, like: same)
        }
        if loaded.picture != nil { return try await decodedWhole(loaded, for: request, watch, demand: job.demand) }
        do throws(ImageError) {
            return try await prepared(loaded, for: request, watch, demand: job.demand)
        } catch {
            guard error.saysThatBytesAreDamaged else { throw error }
            return try await openedAgain(bytes, after: error, for: request, watch, job)
        }
    }

    /// Opens a picture from its origin, if its bytes in the cache are damaged; see
    /// ``DecodeStage/decoded(_:from:demand:onEvent:)``.
    @inline(never)  // rare
    private func openedAgain(
        _ bytes: DataResponse, after error: ImageError, for request: ImageRequest, _ watch: SourceLedger.Ticket?,
        _ job: Job
    ) async throws(ImageError) -> OpenPicture {
        disk.dropDamaged(bytes.metadata, of: request)
        guard bytes.source == .disk, request.cachePolicy.network != .never else { throw error }
        var again = request
        again.cachePolicy.network = .reload
        let reloaded = try await self.bytes(for: again, job)
        try reloaded.response.checkHasImage()
        do throws(ImageError) {
            return try await prepared(reloaded, for: request, watch, demand: job.demand)
        } catch {
            if error.saysThatBytesAreDamaged { disk.dropDamaged(reloaded.response.metadata, of: request) }
            throw error
        }
    }

    private func prepared(
        _ loaded: LoadedBytes, for request: ImageRequest, _ watch: SourceLedger.Ticket?, demand: LivePriority
    ) async throws(ImageError) -> OpenPicture {
        let bytes = loaded.response
        let kept = await indexes.stored(for: request, of: bytes, demand: demand)
        var options = DecodingOptions(limits: parts.configuration.decodingLimits)
        options.contentType = bytes.response?.headerFields[.contentType]
        options.url = loaded.response.url
        let waiting = Backlog.Load(
            backlog: parts.downloader.backlog, byteCount: bytes.data.count, body: bytes.body)
        let regions = try await permits.cpu.withPermit(for: demand, isNew: true, waitingWith: waiting) {
            () async throws(ImageError) in
            try await WorkExecutor.cpu.run { [parts, options] () throws(ImageError) in
                try parts.decoders.makeRegions(
                    of: parts.decodable(bytes.data, of: request), index: kept?.index, options: options)
            }
        }
        guard let regions else { return try await decodedWhole(loaded, for: request, watch, demand: demand) }
        let picture = OpenPicture(regions, bytes, request, watch, overview: kept?.overview)
        if kept?.index != regions.index {
            indexes.keep(picture, for: request) { [self] demand async throws(ImageError) in
                try await overview(of: picture, request, demand: demand)
            }
        }
        return picture
    }

    @inline(never)  // few decoders cannot decode regions of what is large
    private func decodedWhole(
        _ loaded: LoadedBytes, for request: ImageRequest, _ watch: SourceLedger.Ticket?, demand: LivePriority
    ) async throws(ImageError) -> OpenPicture {
        var whole = request
        whole.targetSize = nil
        whole.processors = []
        let result = try await decodes.decoded(whole, from: loaded, demand: demand) { _ in }
        let image = result.response.image
        let regions = WholeImageRegions(image.pixels, format: image.format ?? .png, of: image.originalSize)
        return OpenPicture(
            regions, loaded.response, request, watch, format: image.format, known: result.known,
            pixelBytes: image.pixels.byteCount)
    }
}
