import Foundation
import HTTPTypes

/// Loads bytes over HTTP: shares equal downloads, orders them by priority, retries failures that may be temporary, and
/// resumes transfers if the server can.
///
/// An ``ImagePipeline`` loads through it, and it can be used alone:
///
/// ```swift
/// let downloader = ImageDownloader(.init(loader: CurlDataLoader()))
/// let download = try await downloader.download("https://example.org/cat.jpg")
/// ```
///
/// Concurrent downloads share one transfer if their method is safe (GET or HEAD, for example) and they have the same
/// method, URL, fields (except those that trace single requests) and body, and the same identifiers of modifiers,
/// authentication and redirect handlers and validators. The first one determines the other options. A cancelled
/// download leaves immediately and without affecting the others; the last one to leave cancels the transfer. The bytes
/// that had arrived by then are kept (``Configuration/resumableBytesLimit``), and the next such download requests only
/// the rest, with `Range` and `If-Range`: the server sends the whole body if it has changed.
public final class ImageDownloader: Sendable {
    /// The parts and limits that it was created with.
    public let configuration: Configuration

    let transfers = SharedWork<DownloadIdentity, FinishedDownload, TransferProgress>()
    let gate: TransferGate
    let partials: PartialBodies
    /// Loaded bodies that wait for a decoder.
    let backlog: Backlog
    let tokens = TaskTokens()

    /// Creates a downloader from the given parts.
    public init(_ configuration: Configuration) {
        self.configuration = configuration
        backlog = Backlog(limit: configuration.maximumWaitingBytes)
        gate = TransferGate(
            total: configuration.maximumTransfers, perHost: configuration.maximumTransfersPerHost,
            streams: configuration.maximumStreamsPerHost, streamBytes: configuration.sharedConnectionBytes,
            startRate: configuration.startRate, clock: configuration.clock, behind: backlog)
        partials = PartialBodies(limit: configuration.resumableBytesLimit)
    }

    /// Loads the bytes of a URL, of the text of one, or of a request with options.
    ///
    /// - Parameters:
    ///   - source: What to load.
    ///   - priority: The priority among waiting downloads. Default: normal.
    ///   - onProgress: Receives the progress, on any thread; some values may be skipped. Default: nil.
    /// - Throws: `ImageError.cancelled`, immediately if, and only if, the calling task is cancelled;
    ///   `ImageError.request` if the request cannot be carried out; `ImageError.response` with the reason that the last
    ///   attempt failed.
    public func download(
        _ source: some DownloadRequestConvertible, priority: LoadPriority = .normal,
        onProgress: (@Sendable (LoadingProgress) -> Void)? = nil
    ) async throws(ImageError) -> DownloadResponse {
        let request = source.asDownloadRequest()
        guard let onProgress else { return try await download(request, demand: .constant(priority), onProgress: nil) }
        let relay = CallbackRelay<DownloadResponse>(.init(progress: onProgress, completion: { _ in }), on: .immediate)
        return try await download(request, demand: .constant(priority)) {
            relay.post(.progress($0.event.progress), stamp: $0.stamp)
        }
    }

    /// Loads a request for a caller whose priority may change.
    func download(
        _ request: DownloadRequest, demand: LivePriority, onProgress: (@Sendable (Sequenced<TransferProgress>) -> Void)?
    ) async throws(ImageError) -> DownloadResponse {
        try await download(DownloadOrder(request, in: self), demand: demand, onProgress: onProgress).download
    }

    /// Does the same by reference: requests and responses are large, and thousands may wait for their turn.
    func download(
        _ order: DownloadOrder, demand: LivePriority, onProgress: (@Sendable (Sequenced<TransferProgress>) -> Void)?
    ) async throws(ImageError) -> FinishedDownload {
        Hold.giveBack()
        return try await transfers.value(for: order.sharedKey, demand: demand, onEvent: onProgress) {
            [self] job async throws(ImageError) in
            try await run(order, job)
        }
    }

    private func run(
        _ order: DownloadOrder, _ job: SharedWork<DownloadIdentity, FinishedDownload, TransferProgress>.Job
    ) async throws(ImageError) -> FinishedDownload {
        let emit = events(of: order)
        do throws(ImageError) {
            let place = try place(for: order)
            try await gate.enter(place.host, for: job.demand, as: place.id)
            return try await RunningTask.aside { [self] () async throws(ImageError) in
                try await transferred(order, at: place, job, emit)
            }
        } catch {
            fail(error, emit)
            throw error
        }
    }

    @inline(never)  // copies the error
    private func fail(_ error: ImageError, _ emit: @Sendable (Event.Kind) -> Void) {
        emit(error == .cancelled ? .cancelled : .failed(error))
    }

    /// Returns the function that emits the events of a transfer, after emitting that it is queued.
    @inline(never)  // copies the request
    private func events(of order: DownloadOrder) -> @Sendable (Event.Kind) -> Void {
        let id = Event.TransferID()
        let emit: @Sendable (Event.Kind) -> Void = { [order, onEvent = configuration.onEvent] kind in
            guard onEvent != nil || order.request.onEvent != nil else { return }
            var asked = order.request
            // Listeners may keep events, which must not retain the listener and thereby a pipeline's stages and caches.
            asked.onEvent = nil
            asked.onHead = nil
            let event = Event(transfer: id, request: asked, kind: kind)
            onEvent?(event)
            order.request.onEvent?(event)
        }
        emit(.queued)
        return emit
    }

    /// Returns the place where a download waits for its turn.
    ///
    /// - Throws: `ImageError.request` if the request cannot be carried out.
    @inline(never)  // copies the request
    private func place(for order: DownloadOrder) throws(ImageError) -> DownloadRun.Place {
        try order.request.http.validateURL(
            allowing: configuration.allowedSchemes, knownTo: configuration.loader?.schemes,
            atMost: configuration.maximumURLBytes)
        guard configuration.loader != nil else { throw .request(.noLoader) }
        return DownloadRun.Place(order.request.http)
    }

    /// Runs in a task of its own: that of the load would keep the memory of these large frames until its picture is
    /// decoded, which may be much later.
    @inline(never)  // 4,096 bytes
    private func transferred(
        _ order: DownloadOrder, at place: DownloadRun.Place,
        _ job: SharedWork<DownloadIdentity, FinishedDownload, TransferProgress>.Job,
        _ emit: @escaping @Sendable (Event.Kind) -> Void
    ) async throws(ImageError) -> FinishedDownload {
        var run = DownloadRun(
            order.request, order.key, self, job.demand, at: place, emit: emit, onProgress: job.report)
        let download = try await run.result()
        emit(.finished(byteCount: download.data.count, metrics: download.metrics))
        return FinishedDownload(download)
    }
}

/// A requested download: its request with all options, and the identity that equal downloads share.
final class DownloadOrder: Sendable {
    let request: DownloadRequest
    let key: DownloadIdentity
    /// Differs from ``key`` for a download that does not share its transfer.
    let sharedKey: DownloadIdentity

    @inline(never)  // copies the request
    init(_ own: DownloadRequest, in downloader: ImageDownloader) {
        let configuration = downloader.configuration
        request = own.completed(by: configuration)
        key = DownloadIdentity(request, own: own)
        // A request with an unsafe method is sent for each caller (RFC 9110, 9.2.1).
        let shares = configuration.sharesTransfers && request.sharesTransfer && request.http.method.isSafe
        sharedKey = shares ? key : key.alone()
    }
}

/// The result of a transfer.
final class FinishedDownload: Sendable {
    let download: DownloadResponse

    init(_ download: DownloadResponse) { self.download = download }
}

extension ImageDownloader {
    /// The parts and limits of a downloader.
    public struct Configuration: Sendable {
        /// Performs the transfers; if nil (the default), every download fails with `.request(.noLoader)`.
        public var loader: (any DataLoading)?
        /// The maximum number of concurrent transfers. All transfers to one host that share a connection
        /// (``maximumStreamsPerHost``) count as one. Default: 64; values below 1 count as 1.
        public var maximumTransfers: Int {
            get { chosenTotal ?? 64 }
            set { chosenTotal = newValue }
        }
        /// The maximum number of them per host and port. Default: 6, as in browsers; values below 1 count as 1.
        ///
        /// Priorities below `.normal`, such as those of prefetchers, leave a third of them free: 2 of 6.
        public var maximumTransfersPerHost: Int {
            get { chosenPerHost ?? 6 }
            set { chosenPerHost = newValue }
        }
        /// The maximum number of transfers to one host and port while they share a connection, as in HTTP/2. Default:
        /// 100, what servers allow (RFC 9113, section 6.5.2), or the value of ``maximumTransfersPerHost``, if it is
        /// set; but not more than ``maximumTransfers``, if that is set.
        ///
        /// A host is treated as HTTP/1.1 until a response shows otherwise (`TransferMetrics.networkProtocol`). Its
        /// transfers are also limited to the number of bodies of its usual size that fit into 32 MiB, or into
        /// ``maximumWaitingBytes``, if that is set, but at least to ``maximumTransfersPerHost``: all of them arrive at
        /// the same time. If this is not more than ``maximumTransfersPerHost``, each transfer counts, over whatever
        /// connection.
        public var maximumStreamsPerHost: Int {
            get { chosenStreams ?? min(chosenPerHost ?? 100, chosenTotal ?? .max) }
            set { chosenStreams = newValue }
        }
        private var chosenTotal: Int?
        private var chosenPerHost: Int?
        private var chosenStreams: Int?
        /// Delays starts if many transfers are cancelled; nil never does. Default: see ``StartRate``.
        public var startRate: StartRate?
        /// The maximum number of bytes of one body. Default: 256 MiB.
        public var maximumDataBytes: Int
        /// The maximum number of bytes to keep of bodies whose transfers ended early, for resumption; a single body
        /// takes at most half of them. Default: 32 MiB; 0 keeps none.
        public var resumableBytesLimit: Int
        /// The number of bytes loaded for images and waiting for a decoder from which loads below priority `.high` do
        /// not start; from twice this number on, no load starts. A network that is faster than the decoders must not
        /// fill memory. Default: 8 MiB.
        public var maximumWaitingBytes: Int {
            get { chosenWaitingBytes ?? 8 << 20 }
            set { chosenWaitingBytes = newValue }
        }
        private var chosenWaitingBytes: Int?
        /// The size of the bodies that may arrive at the same time over a connection that they share.
        fileprivate var sharedConnectionBytes: Int { chosenWaitingBytes ?? 32 << 20 }
        /// The options of transfers whose requests do not set them.
        var transfer = TransferOptions()
        /// The URL schemes that may be downloaded, in lower case, redirects included: `["https"]` rejects unencrypted
        /// URLs. Other schemes fail with `ImageError.request(.schemeNotAllowed)`, and as a redirect with
        /// `ImageError.response(.redirectRefused)`. Default: nil, which allows `http` and `https`.
        public var allowedSchemes: Set<String>?
        /// The maximum length of an `http` or `https` URL in bytes. A longer one fails with
        /// `ImageError.request(.urlTooLong)`; for redirects, the loader has its own limit. Default: 64 KiB.
        public var maximumURLBytes = 64 << 10
        /// Whether equal concurrent downloads share one transfer. Default: true.
        public var sharesTransfers: Bool
        /// The source of time for waits and time limits. Default: the system clock.
        public var clock: any PipelineClock
        /// Receives the events of each transfer, immediately and in order, on whatever thread they occur; must return
        /// quickly. Default: nil.
        public var onEvent: (@Sendable (Event) -> Void)?
        /// From 0 to 1: determines the random part of a wait.
        var chance: @Sendable () -> Double = { Double.random(in: 0...1) }

        /// Creates a configuration with a loader; see the properties.
        public init(loader: (any DataLoading)? = nil) {
            self.loader = loader
            startRate = StartRate()
            maximumDataBytes = 256 << 20
            resumableBytesLimit = 32 << 20
            transfer.retry = .standard
            transfer.validator = ResponseValidator()
            sharesTransfers = true
            clock = SystemClock()
        }
    }
}

extension ImageDownloader {
    /// The number of transfers that may be cancelled soon after their start before further ones wait.
    ///
    /// A quickly scrolled list starts transfers only to cancel them; each costs a connection and work on the server. So
    /// each transfer that is cancelled before its end fills a leaky bucket, and while that overflows, downloads below
    /// priority `.high` wait to start. Without cancellations nothing is ever delayed, however many start: unlike the
    /// token bucket of Nuke's `RateLimiter`, from which the idea comes, which counts starts.
    public struct StartRate: Sendable, Hashable {
        /// The capacity: the number that may be cancelled at once. Default: 16.
        public var burst: Int
        /// The number that leak away per second. Default: 32.
        public var perSecond: Double

        /// Creates a limit; see the properties.
        public init(burst: Int = 16, perSecond: Double = 32) {
            self.burst = burst
            self.perSecond = perSecond
        }
    }
}
