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

    let transfers = SharedWork<DownloadIdentity, Download, TransferProgress>()
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
        let own = request
        let request = request.completed(by: configuration)
        let key = DownloadIdentity(request, own: own)
        // A method that is not safe is sent for each who asks (RFC 9110, 9.2.1).
        let shares = configuration.sharesTransfers && request.sharesTransfer && request.http.method.isSafe
        return try await transfers.value(
            for: shares ? key : key.alone(), demand: demand, onEvent: onProgress
        ) { [self] job async throws(ImageError) in
            try await run(request, key, job)
        }
    }

    private func run(
        _ request: DownloadRequest, _ key: DownloadIdentity,
        _ job: SharedWork<
            DownloadIdentity, Download, TransferProgress
        >.Job
    ) async throws(ImageError) -> Download {
        let id = Event.TransferID()
        var asked = request
        // Events are kept by who hears of them, and must not hold the listener, and by that a whole pipeline.
        asked.onEvent = nil
        asked.onHead = nil
        let emit: @Sendable (Event.Kind) -> Void = { [asked, onEvent = configuration.onEvent] kind in
            let event = Event(transfer: id, request: asked, kind: kind)
            onEvent?(event)
            request.onEvent?(event)
        }
        emit(.queued)
        do throws(ImageError) {
            let run = DownloadRun(request, key, self, job.demand, emit: emit, onProgress: job.report)
            let download = try await run.result()
            emit(.finished(byteCount: download.data.count, metrics: download.metrics))
            return download
        } catch {
            emit(error == .cancelled ? .cancelled : .failed(error))
            throw error
        }
    }
}
