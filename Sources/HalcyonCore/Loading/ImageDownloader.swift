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
