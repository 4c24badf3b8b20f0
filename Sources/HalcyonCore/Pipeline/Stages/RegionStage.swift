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
            let bytes: LoadedBytes
            if let loaded {
                bytes = loaded
            } else {
                bytes = try await data.bytes(for: request, demand: job.demand) { job.forward($0.map(\.withoutBody)) }
            }
            let picture = try await opened(bytes, for: request, demand: job.demand)
            open.keep(picture, for: request)
            return picture
        }
        return (picture, true)
    }

    /// Returns the image of a request whose first processor is a region.
    func image(
        _ region: ImageProcessors.Region, of request: ImageRequest, from loaded: LoadedBytes?, demand: LivePriority,
        onEvent: @escaping SnapshotHandler
    ) async throws(ImageError) -> ImageResult {
        let (picture, isNew) = try await picture(for: request, from: loaded, demand: demand, onEvent: onEvent)
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

    /// Decodes a region. A reduction that the decoder does not have is made of the next finer one.
    func pixels(
        of region: ImageProcessors.Region, of picture: OpenPicture, _ request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> PixelBuffer {
        let key = PixelsKey(picture: ObjectIdentifier(picture), region: region)
        return try await pixels.value(for: key, demand: demand) { [self] job async throws(ImageError) in
            try await decoded(request, demand: job.demand) { () throws(ImageError) in
                try picture.regions.decode(region)
            }
        }
    }

    /// Returns the whole picture at a reduced size; made once.
    func overview(
        of picture: OpenPicture, _ request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> PixelBuffer {
        if let overview = picture.knownOverview { return overview }
        let key = PixelsKey(picture: ObjectIdentifier(picture), region: nil)
        return try await pixels.value(for: key, demand: demand) { [self] job async throws(ImageError) in
            try await decoded(request, demand: job.demand) { [decoders = parts.decoders] () throws(ImageError) in
                try picture.overview(decoders)
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
        _ loaded: LoadedBytes, for request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> OpenPicture {
        let bytes = loaded.response
        try bytes.checkHasImage()
        versions.hold(bytes.metadata, for: request)
        if let same = open.same(as: bytes, for: request) {
            return OpenPicture(same.regions, bytes, request.ticket, like: same)
        }
        guard loaded.picture == nil, let picture = try await prepared(bytes, for: request, demand: demand) else {
            return try await decodedWhole(loaded, for: request, demand: demand)
        }
        return picture
    }

    /// Returns nil if no decoder can decode regions of the file, or if its bytes in the disk cache are damaged:
    /// decoding the whole picture loads them again.
    private func prepared(
        _ bytes: DataResponse, for request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> OpenPicture? {
        let kept = await indexes.stored(for: request, of: bytes, demand: demand)
        var options = DecodingOptions(limits: parts.configuration.decodingLimits)
        options.contentType = bytes.response?.headerFields[.contentType]
        let waiting = Backlog.Load(
            backlog: parts.downloader.backlog, byteCount: bytes.data.count, body: bytes.body)
        do throws(ImageError) {
            let regions = try await permits.cpu.withPermit(for: demand, isNew: true, waitingWith: waiting) {
                () async throws(ImageError) in
                try await WorkExecutor.cpu.run { [parts, options] () throws(ImageError) in
                    try parts.decoders.makeRegions(
                        of: parts.decodable(bytes.data, of: request), index: kept?.index, options: options)
                }
            }
            guard let regions else { return nil }
            let picture = OpenPicture(regions, bytes, request.ticket, overview: kept?.overview)
            if kept?.index != regions.index {
                indexes.keep(picture, for: request) { [self] demand async throws(ImageError) in
                    try await overview(of: picture, request, demand: demand)
                }
            }
            return picture
        } catch {
            guard error.saysThatBytesAreDamaged, bytes.source == .disk else { throw error }
            return nil
        }
    }

    @inline(never)  // few decoders cannot decode regions of what is large
    private func decodedWhole(
        _ loaded: LoadedBytes, for request: ImageRequest, demand: LivePriority
    ) async throws(ImageError) -> OpenPicture {
        var whole = request
        whole.targetSize = nil
        whole.processors = []
        let result = try await decodes.decoded(whole, from: loaded, demand: demand) { _ in }
        let image = result.response.image
        let regions = WholeImageRegions(image.pixels, format: image.format ?? .png, of: image.originalSize)
        return OpenPicture(regions, loaded.response, request.ticket, format: image.format, known: result.known)
    }
}

extension ImageRegions {
    /// Decodes a region at any reduction.
    fileprivate func decode(_ region: ImageProcessors.Region) throws(ImageError) -> PixelBuffer {
        let reduction = max(1, region.reduction)
        if reductions.contains(reduction) || self is WholeImageRegions {
            return try decode(region.rect, reducedBy: reduction)
        }
        guard let wanted = region.rect.reduced(by: reduction, in: size) else { throw .decoding(.noSuchRegion(region.rect, of: size)) }
        // One that divides it would be exact. This one is less than a pixel of the result off, and much less work.
        let finer = reductions.last { $0 < reduction } ?? 1
        // All pixels of the result, in whole: those at the edges may reach beyond the region.
        let (x, y) = (wanted.x * reduction, wanted.y * reduction)
        let rect = PixelRect(
            x: x, y: y, width: min(wanted.width * reduction, size.width - x),
            height: min(wanted.height * reduction, size.height - y))
        let pixels = try decode(rect, reducedBy: finer)
        let target = TargetSize(width: wanted.width, height: wanted.height, mode: .stretch, enlarges: true)
        return try ImageProcessors.Resize(to: target).process(DecodedImage(pixels: pixels)).pixels
    }
}
