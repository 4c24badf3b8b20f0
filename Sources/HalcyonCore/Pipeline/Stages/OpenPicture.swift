import Foundation
import Synchronization

/// A picture whose regions can be decoded: one version of its bytes.
final class OpenPicture: Sendable {
    let regions: any ImageRegions
    /// The format of the file; nil if it comes from no file.
    let format: ImageFormat?
    /// The metadata of its bytes; nil if they are not kept.
    let known: KnownBytes?
    /// The facts about the local file that they were read from; nil for other sources.
    let file: FileFacts?
    let source: ResponseSource
    let isStale: Bool
    let isRevalidationDue: Bool
    let metrics: TransferMetrics?
    /// Tells whether something newer has come since the bytes were looked for, or they were removed. Of its own: that
    /// of the load would say for as long as this lives that an image is being made of these bytes.
    let watch: SourceLedger.Ticket?
    /// The bytes that it keeps in memory.
    let byteCount: Int
    /// The caches of its request. As long as it lives, no others are at their address, which is in the key.
    private let caches: CacheSet?
    private let overview: Mutex<PixelBuffer?>
    /// The overview that was kept in the disk cache, as a file.
    private let overviewFile: Data?

    /// - Parameters:
    ///   - overview: The overview as a file, if it was kept. Default: nil.
    ///   - known: The metadata, if they are newer than those of the bytes. Default: nil.
    ///   - pixelBytes: The bytes of the picture, if it was decoded whole. Default: nil; then the file is kept.
    ///   - other: Another picture of the same bytes. Default: nil.
    init(
        _ regions: any ImageRegions, _ bytes: DataResponse, _ request: ImageRequest, _ watch: SourceLedger.Ticket?,
        overview: Data? = nil, format: ImageFormat?? = nil, known: KnownBytes? = nil, pixelBytes: Int? = nil,
        like other: OpenPicture? = nil
    ) {
        self.regions = regions
        self.format = format ?? other?.format ?? regions.format
        self.known = known ?? bytes.known
        file = bytes.file
        source = bytes.source
        isStale = bytes.isStale
        isRevalidationDue = bytes.isRevalidationDue
        metrics = bytes.metrics
        self.watch = watch
        byteCount = other?.byteCount ?? pixelBytes ?? bytes.data.count
        caches = request.hasOptions ? request.caches : nil
        self.overview = Mutex(other?.knownOverview)
        overviewFile = overview ?? other?.overviewFile
    }

    /// The overview, if it has been made.
    var knownOverview: PixelBuffer? { overview.withLock { $0 } }

    /// Returns the overview; makes it if necessary.
    func overview(_ decoders: ImageDecoderRegistry, _ limits: DecodingLimits) throws(ImageError) -> PixelBuffer {
        if let overview = knownOverview { return overview }
        let kept = try keptOverview(decoders, limits)
        let made: PixelBuffer
        if let kept { made = kept } else { made = try regions.overview() }
        overview.withLock { $0 = made }
        return made
    }

    /// Returns nil if there is none, or if it is damaged.
    private func keptOverview(
        _ decoders: ImageDecoderRegistry, _ limits: DecodingLimits
    ) throws(ImageError) -> PixelBuffer? {
        guard let overviewFile else { return nil }
        do throws(ImageError) {
            let pixels = try decoders.decode(overviewFile, options: DecodingOptions(limits: limits)).pixels
            let (width, height) = (regions.size.width, regions.size.height)
            // Of another picture, it would have another form.
            return pixels.width <= width && pixels.height <= height ? pixels : nil
        } catch {
            if error == .cancelled { throw error }
            return nil
        }
    }
}

/// The pictures that are open: those in use, and for some seconds those used last.
final class OpenPictures: Sendable {
    /// The most pictures that are kept without being in use.
    static let mostKept = 2
    /// The most bytes of those, but for the one that was used last.
    static let mostBytes = 256 << 20
    /// How long they are kept, in seconds.
    static let seconds = 10.0

    private struct Held {
        weak var picture: OpenPicture?
    }

    private struct State {
        var held: [LoadKey: Held] = [:]
        /// The pictures used last, and when; the last one at the end.
        var recent: [(picture: OpenPicture, time: Double)] = []
        /// Whether a task will let go of them.
        var isDue = false
        var isClosed = false
        /// Lets go of them if the system runs low on memory.
        var pressure: (any AnyObject & Sendable)?

        var byteCount: Int { recent.reduce(0) { $0 + $1.picture.byteCount } }
    }

    private let parts: EngineParts
    private let state = Mutex(State())

    init(_ parts: EngineParts) { self.parts = parts }

    private var now: Double { parts.configuration.clock.uptime }

    /// Returns the open picture of a request, if it may be the answer without contacting a server.
    func current(for request: ImageRequest) -> OpenPicture? {
        guard request.cachePolicy.readsMemory, parts.caching.mayUseCaches(request),
            let picture = held(for: request), isCurrent(picture, for: request)
        else { return nil }
        noteUse(picture)
        return picture
    }

    private func isCurrent(_ picture: OpenPicture, for request: ImageRequest) -> Bool {
        if let file = picture.file { return file.isUnchanged }
        if let watch = picture.watch,
            !parts.imageCache(of: request).ledger.isCurrent(picture.known?.metadata.version, watch)
        {
            return false
        }
        guard let metadata = picture.known?.metadata else { return !request.isForFile }
        return !picture.isRevalidationDue && parts.caching.isStaleAnswer(metadata, to: request) == false
    }

    /// Returns the open picture of the same bytes; nil if there is none.
    func same(as bytes: DataResponse, for request: ImageRequest) -> OpenPicture? {
        guard let picture = held(for: request) else { return nil }
        if let file = picture.file { return bytes.file?.version == file.version && file.isUnchanged ? picture : nil }
        guard let version = bytes.metadata?.version, picture.known?.metadata.version == version else { return nil }
        return picture
    }

    private func held(for request: ImageRequest) -> OpenPicture? {
        let key = LoadKey(request).ofAnyTime
        return state.withLock { $0.held[key]?.picture }
    }

    /// The number of pictures that are open.
    var count: Int { state.withLock { state in state.held.values.count { $0.picture != nil } } }

    /// Lets go of all pictures, for good.
    func close() {
        state.withLock { ($0.held, $0.isClosed) = ([:], true) }
        letGoOfAll()
    }

    /// Keeps a picture that was opened, for later requests, unless memory may not have it.
    func keep(_ picture: OpenPicture, for request: ImageRequest) {
        guard request.cachePolicy.memory.writes else { return }
        if let metadata = picture.known?.metadata,
            metadata.isPersonal || parts.caching.forbidsStoring(metadata, for: request, inMemory: true)
        {
            return
        }
        let key = LoadKey(request).ofAnyTime
        state.withLock { state in
            guard !state.isClosed else { return }
            state.held = state.held.filter { $0.value.picture != nil }
            state.held[key] = Held(picture: picture)
            if state.pressure == nil {
                state.pressure = MemoryPressureHandler.shared.add { [weak self] in self?.letGoOfAll() }
            }
        }
        noteUse(picture)
    }

    /// Lets go of all pictures that are not in use.
    private func letGoOfAll() {
        let gone = state.withLock { state in
            defer { state.recent = [] }
            return state.recent
        }
        withExtendedLifetime(gone) {}
    }

    /// Lets go of a picture.
    func remove(_ picture: OpenPicture) {
        state.withLock { state in
            state.held = state.held.filter { $0.value.picture !== picture }
            state.recent.removeAll { $0.picture === picture }
        }
    }

    private func noteUse(_ picture: OpenPicture) {
        let now = now
        // Let go of outside the lock: the last reference frees much memory.
        var gone: [OpenPicture] = []
        let isNew = state.withLock { state -> Bool in
            if state.isClosed { return false }
            state.recent.removeAll { $0.picture === picture }
            state.recent.append((picture, now))
            while state.recent.count > 1,
                state.recent.count > Self.mostKept || state.byteCount > Self.mostBytes
            {
                gone.append(state.recent.removeFirst().picture)
            }
            defer { state.isDue = true }
            return !state.isDue
        }
        withExtendedLifetime(gone) {}
        if isNew { letGoLater() }
    }

    private func letGoLater() {
        Task { [weak self, clock = parts.configuration.clock] in
            repeat {
                try? await clock.sleep(seconds: Self.seconds / 2)
            } while self?.letGo() == true
        }
    }

    /// Lets go of the pictures that were not used for a while.
    ///
    /// - Returns: Whether there are others.
    private func letGo() -> Bool {
        let now = now
        let (gone, isDue) = state.withLock { state in
            let gone = state.recent.filter { now - $0.time >= Self.seconds }
            state.recent.removeAll { now - $0.time >= Self.seconds }
            state.isDue = !state.recent.isEmpty
            return (gone, state.isDue)
        }
        withExtendedLifetime(gone) {}
        return isDue
    }
}
