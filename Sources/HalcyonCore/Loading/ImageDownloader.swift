public import Foundation
import HTTPTypes

/// Loads bytes over HTTP: shared by all who want the same, in order of urgency, tried again where that is worth it, and
/// resumed where the server can.
///
/// It is what an ``ImagePipeline`` loads by, and can be used alone:
///
/// ```swift
/// let downloader = ImageDownloader(.init(loader: CurlDataLoader()))
/// let download = try await downloader.download("https://example.org/cat.jpg")
/// ```
///
/// Downloads at the same time share one transfer if their method is safe (GET or HEAD, for example) and they agree in
/// method, URL, fields (but for those that trace single requests), body and in the identifiers of their modifiers,
/// authentication and redirect handlers and validators. It goes by the other options of the one that came first. Who is
/// cancelled leaves alone and at once; the last to leave cancels the transfer. What had arrived by then is kept
/// (``Configuration/resumableBytesLimit``), and the next such download asks for the rest alone, by `Range` and
/// `If-Range`: the server sends all of it where it has changed.
public final class ImageDownloader: Sendable {
    /// The parts and numbers it was made with.
    public let configuration: Configuration

    let transfers = SharedWork<DownloadIdentity, FinishedDownload, TransferProgress>()
    let gate: TransferGate
    let partials: PartialBodies
    /// Bodies that were loaded and wait for a decoder.
    let backlog: Backlog
    let tokens = TaskTokens()

    /// A downloader of the given parts.
    public init(_ configuration: Configuration) {
        self.configuration = configuration
        backlog = Backlog(limit: configuration.maximumWaitingBytes)
        gate = TransferGate(
            total: configuration.maximumTransfers, perHost: configuration.maximumTransfersPerHost,
            streams: configuration.maximumStreamsPerHost, streamBytes: configuration.maximumWaitingBytes,
            startRate: configuration.startRate, clock: configuration.clock, behind: backlog)
        partials = PartialBodies(limit: configuration.resumableBytesLimit)
    }

    /// Loads what a request asks for.
    ///
    /// - Parameters:
    ///   - request: What to load, and how.
    ///   - priority: How urgent it is, among the downloads that wait. Default: normal.
    ///   - onProgress: Hears how far it has come, on any thread; some states may be left out. Default: nil.
    /// - Throws: `ImageError.cancelled`, at once, when the calling task is cancelled, and only then;
    ///   `ImageError.request` for a request that cannot be carried out; `ImageError.response` for why the last attempt
    ///   failed.
    public func download(
        _ request: DownloadRequest, priority: WorkPriority = .normal,
        onProgress: (@Sendable (LoadingProgress) -> Void)? = nil
    ) async throws(ImageError) -> Download {
        guard let onProgress else { return try await download(request, demand: .constant(priority), onProgress: nil) }
        let latest = LatestEvent(onProgress)
        return try await download(request, demand: .constant(priority)) { latest.deliver($0.map(\.progress)) }
    }

    /// Loads what a URL names; see ``download(_:priority:onProgress:)-(DownloadRequest,_,_)``.
    ///
    /// - Throws: as that.
    public func download(
        _ url: URL, priority: WorkPriority = .normal, onProgress: (@Sendable (LoadingProgress) -> Void)? = nil
    ) async throws(ImageError) -> Download {
        try await download(DownloadRequest(url), priority: priority, onProgress: onProgress)
    }

    /// Loads what the text of a URL names; see ``download(_:priority:onProgress:)-(DownloadRequest,_,_)``.
    ///
    /// - Throws: as that.
    public func download(
        _ url: String, priority: WorkPriority = .normal, onProgress: (@Sendable (LoadingProgress) -> Void)? = nil
    ) async throws(ImageError) -> Download {
        try await download(DownloadRequest(url), priority: priority, onProgress: onProgress)
    }

    /// Loads for those whose priority may change.
    func download(
        _ request: DownloadRequest, demand: Demand, onProgress: (@Sendable (Stamped<TransferProgress>) -> Void)?
    ) async throws(ImageError) -> Download {
        try await download(DownloadOrder(request, in: self), demand: demand, onProgress: onProgress).download
    }

    /// The same by reference: requests and answers are large, and there may be thousands that wait for their turn.
    func download(
        _ order: DownloadOrder, demand: Demand, onProgress: (@Sendable (Stamped<TransferProgress>) -> Void)?
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
            return try await transferred(order, at: place, job, emit)
        } catch {
            fail(error, emit)
            throw error
        }
    }

    @inline(never)  // copies the error
    private func fail(_ error: ImageError, _ emit: @Sendable (Event.Kind) -> Void) {
        emit(error == .cancelled ? .cancelled : .failed(error))
    }

    /// What tells of a transfer; it has told that this is queued.
    @inline(never)  // copies the request
    private func events(of order: DownloadOrder) -> @Sendable (Event.Kind) -> Void {
        let id = Event.TransferID()
        let emit: @Sendable (Event.Kind) -> Void = { [order, onEvent = configuration.onEvent] kind in
            guard onEvent != nil || order.request.onEvent != nil else { return }
            var asked = order.request
            // Events are kept by who hears of them, and must not hold the listener, and by that a whole pipeline.
            asked.onEvent = nil
            asked.onHead = nil
            let event = Event(transfer: id, request: asked, kind: kind)
            onEvent?(event)
            order.request.onEvent?(event)
        }
        emit(.queued)
        return emit
    }

    /// Where a download waits for its turn.
    ///
    /// - Throws: `ImageError.request` for a request that cannot be carried out.
    @inline(never)  // copies the request
    private func place(for order: DownloadOrder) throws(ImageError) -> DownloadRun.Place {
        try order.request.http.validateURL(
            allowing: configuration.allowedSchemes, atMost: configuration.maximumURLBytes)
        guard configuration.loader != nil else { throw .request(.noLoader) }
        return DownloadRun.Place(order.request.http)
    }

    /// Not inlined: the run would be part of what each download takes that waits for its turn.
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

/// A download that is asked for: its request with all options, and what makes it the same as others.
final class DownloadOrder: Sendable {
    let request: DownloadRequest
    let key: DownloadIdentity
    /// Another one than ``key`` for a download that shares its transfer with nobody.
    let sharedKey: DownloadIdentity

    @inline(never)  // copies the request
    init(_ own: DownloadRequest, in downloader: ImageDownloader) {
        let configuration = downloader.configuration
        request = own.completed(by: configuration)
        key = DownloadIdentity(request, own: own)
        // A method that is not safe is sent for each who asks (RFC 9110, 9.2.1).
        let shares = configuration.sharesTransfers && request.sharesTransfer && request.http.method.isSafe
        sharedKey = shares ? key : key.alone()
    }
}

/// What a transfer ends with.
final class FinishedDownload: Sendable {
    let download: Download

    init(_ download: Download) { self.download = download }
}

extension ImageDownloader {
    /// The parts that a downloader is made of, and its numbers.
    public struct Configuration: Sendable {
        /// Makes the transfers; nil (the default) fails every download with `.request(.noLoader)`.
        public var loader: (any DataLoading)?
        /// The most transfers at a time. All those to one host that share a connection (``maximumStreamsPerHost``) count as one.
        /// Default: 64; values below 1 count as 1.
        public var maximumTransfers: Int {
            get { chosenTotal ?? 64 }
            set { chosenTotal = newValue }
        }
        /// The most of them to one host and port. Default: 6, as in browsers; values below 1 count as 1.
        public var maximumTransfersPerHost: Int {
            get { chosenPerHost ?? 6 }
            set { chosenPerHost = newValue }
        }
        /// The most transfers to one host and port while they share a connection, as those of HTTP/2 do. Default: 100, what
        /// servers allow (RFC 9113, section 6.5.2), or what ``maximumTransfersPerHost`` is set to, if it is; and not more than
        /// ``maximumTransfers`` is set to.
        ///
        /// A host counts as one of HTTP/1.1 until an answer has told (`TransferMetrics.networkProtocol`). Its transfers are
        /// also bounded by how many bodies of its usual size fit into ``maximumWaitingBytes``, down to
        /// ``maximumTransfersPerHost``: all of them arrive at the same time. If this is not more than
        /// ``maximumTransfersPerHost``, then each transfer counts, over whatever connection.
        public var maximumStreamsPerHost: Int {
            get { chosenStreams ?? min(chosenPerHost ?? 100, chosenTotal ?? .max) }
            set { chosenStreams = newValue }
        }
        private var chosenTotal: Int?
        private var chosenPerHost: Int?
        private var chosenStreams: Int?
        /// When starts wait because many transfers are given up; nil for never. Default: see ``StartRate``.
        public var startRate: StartRate?
        /// The most bytes of one body. Default: 256 MiB.
        public var maximumDataBytes: Int
        /// The most bytes that are kept of bodies whose transfers ended early, to go on there; one takes at most half of
        /// it. Default: 32 MiB; 0 for none.
        public var resumableBytesLimit: Int
        /// From so many bytes on that were loaded for images and wait for a decoder, no load starts that is less urgent than
        /// `.high`, and from twice as many on none: a network that is faster than the decoders must not fill memory.
        /// Default: 32 MiB.
        public var maximumWaitingBytes: Int
        /// Whether and when to try again. Default: ``RetryPolicy/standard``.
        public var retry: RetryPolicy
        /// Changes requests before they are sent. Default: nil.
        public var modifier: (any RequestModifying)?
        /// Decides on redirects. Default: nil, all are followed within the loader's limits.
        public var redirects: (any RedirectHandling)?
        /// Answers servers that ask who is there. Default: nil, their answer (status 401) goes to the validator.
        public var authentication: (any AuthenticationHandling)?
        /// The URL schemes that are downloaded, in lower case, redirects included: `["https"]` refuses what is not encrypted.
        /// Another scheme fails with `ImageError.request(.schemeNotAllowed)`, and as a redirect with
        /// `ImageError.response(.redirectRefused)`. Default: nil, for `http` and `https`.
        public var allowedSchemes: Set<String>?
        /// The maximum length of an `http` or `https` URL in bytes. A longer one fails with
        /// `ImageError.request(.urlTooLong)`; of redirects, the loader has a limit of its own. Default: 64 KiB.
        public var maximumURLBytes = 64 << 10
        /// Judges answers before their bodies are read. Default: a ``ResponseValidator``, which lets the statuses
        /// 200…299 pass.
        public var validator: any ResponseValidating
        /// Whether downloads of the same at the same time share one transfer. Default: true.
        public var sharesTransfers: Bool
        /// Tells the time: waits, time limits. Default: the system's.
        public var clock: any Timekeeping
        /// Hears what becomes of each transfer, at once and in order, on whatever thread it happens: to be left quickly.
        /// Default: nil.
        public var onEvent: (@Sendable (Event) -> Void)?
        /// From 0 to 1: the part of a wait that is left to chance.
        var chance: @Sendable () -> Double = { Double.random(in: 0...1) }

        /// A downloader over a loader; see the properties.
        public init(loader: (any DataLoading)? = nil) {
            self.loader = loader
            startRate = StartRate()
            maximumDataBytes = 256 << 20
            resumableBytesLimit = 32 << 20
            maximumWaitingBytes = 32 << 20
            retry = .standard
            validator = ResponseValidator()
            sharesTransfers = true
            clock = SystemClock()
        }
    }
}

extension ImageDownloader {
    /// How many transfers may be given up soon after their start before further ones wait.
    ///
    /// A list that is flung starts transfers only to cancel them; each costs a connection and the server's work. So
    /// each transfer that is cancelled before its end fills a leaky bucket, and while that is over its brim, downloads
    /// below priority `.high` wait for their start. Without cancellations nothing is ever delayed, however many start:
    /// unlike the token bucket of Nuke's `RateLimiter`, from which the idea comes, which counts starts.
    public struct StartRate: Sendable, Hashable {
        /// The brim: how many may be cancelled at once. Default: 16.
        public var burst: Int
        /// How many leak away in a second. Default: 32.
        public var perSecond: Double

        /// A limit; see the properties.
        public init(burst: Int = 16, perSecond: Double = 32) {
            self.burst = burst
            self.perSecond = perSecond
        }
    }
}

/// What earlier answers have told of the hosts whose transfers share one connection, as those of HTTP/2 do.
struct KnownConnections {
    /// More hosts than a program talks to at a time, and still little memory. A host that was forgotten is taken for one of
    /// HTTP/1.1 until its next answer.
    private static let mostHosts = 1_000

    private struct Shared {
        /// The usual size of a body; nil until one was told.
        var usualBytes: Double?
    }

    private let most: Int
    private let perHost: Int
    private let byteLimit: Int
    private var shared: [String: Shared] = [:]

    /// - Parameters:
    ///   - most: The most transfers over one connection. If it is not more than `perHost`, all hosts are treated alike.
    ///   - perHost: How many transfers a host may have that takes a connection for each.
    ///   - byteLimit: What the bodies on one connection may take in memory, if they have the host's usual size.
    init(most: Int, perHost: Int, byteLimit: Int) {
        (self.most, self.perHost, self.byteLimit) = (most, perHost, max(1, byteLimit))
    }

    /// How many transfers at a time share a connection to a host; nil if each takes one of its own, as far as is known.
    ///
    /// They are not more than the bodies that fit into memory, because all of them arrive at the same time. But they are
    /// never fewer than for HTTP/1.1.
    func streams(to host: String) -> Int? {
        guard let known = shared[host] else { return nil }
        guard let usual = known.usualBytes else { return perHost }
        let fitting = Double(byteLimit) / max(1, usual)
        return fitting < Double(most) ? max(perHost, Int(fitting)) : most
    }

    /// Notes what an answer has told.
    ///
    /// - Parameter byteCount: The size of its body; nil if that is not known.
    mutating func learn(_ host: String, isShared: Bool, byteCount: Int?) {
        guard isShared, most > perHost else {
            if !shared.isEmpty { shared[host] = nil }
            return
        }
        var known = shared[host] ?? Shared()
        if let byteCount {
            let size = Double(max(0, byteCount))
            known.usualBytes = known.usualBytes.map { $0 + (size - $0) / 8 } ?? size
        }
        if shared.count >= Self.mostHosts, shared[host] == nil, let other = shared.keys.first { shared[other] = nil }
        shared[host] = known
    }
}
