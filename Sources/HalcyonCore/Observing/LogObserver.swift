public import Logging

/// Writes what happens in a pipeline to a log (swift-log).
///
/// Failed loads and retries are logged as warnings; everything else at ``level``. Each line has the load's number as
/// metadata (`load`), so that the lines of one load can be found together. No line contains header fields or the
/// signatures of URLs, which may be secrets.
public struct LogObserver: PipelineObserving {
    private let logger: Logger
    /// The level of everything but warnings.
    public let level: Logger.Level

    /// Creates an observer that writes to `logger`.
    ///
    /// - Parameters:
    ///   - logger: The logger to write to.
    ///   - level: The level of everything but warnings. Default: `.debug`.
    public init(_ logger: Logger, level: Logger.Level = .debug) {
        self.logger = logger
        self.level = level
    }

    /// Writes an event as one line.
    public func observe(_ event: PipelineEvent) {
        let level = level(of: event.kind)
        guard logger.logLevel <= level else { return }
        var metadata: Logger.Metadata = ["load": "\(event.load)", "source": "\(event.request.source.logText)"]
        if case .transfer(let transfer) = event.kind { metadata["transfer"] = "\(transfer.transfer)" }
        logger.log(level: level, "\(event.kind.text)", metadata: metadata)
    }

    private func level(of kind: PipelineEvent.Kind) -> Logger.Level {
        switch kind {
        case .failed: return .warning
        case .transfer(let event):
            if case .willRetry = event.kind { return .warning }
            return level
        default: return level
        }
    }
}

extension PipelineEvent.Kind {
    fileprivate var text: String {
        switch self {
        case .started(let decodes): decodes ? "started to load an image" : "started to load bytes"
        case .memoryLookup(let isHit): "memory cache: \(isHit ? "hit" : "miss")"
        case .diskLookup(let isHit, let isFresh, let seconds):
            "disk cache: \(isHit ? isFresh ? "hit" : "stale" : "miss") in \(seconds.milliseconds)"
        case .transfer(let event): "transfer: \(event.kind.text)"
        case .revalidated(let isUnchanged): "the server \(isUnchanged ? "confirmed the" : "has new") bytes"
        case .answeredStale: "answered with stale data"
        case .decoded(let size?, let seconds): "decoded \(size) pixels in \(seconds.milliseconds)"
        case .decoded(nil, let seconds): "decoding failed after \(seconds.milliseconds)"
        case .processed(let processor, let isSuccess, let seconds):
            "\(processor) \(isSuccess ? "took" : "failed after") \(seconds.milliseconds)"
        case .storedInMemory(let bytes): "stored \(bytes) bytes of pixels in memory"
        case .storedOnDisk(let bytes): "passed \(bytes) bytes to the disk cache"
        case .finished(let source, let seconds): "loaded from \(source.rawValue) in \(seconds.milliseconds)"
        case .failed(let error, let seconds): "failed after \(seconds.milliseconds): \(error.forLogs)"
        case .cancelled(let seconds): "cancelled after \(seconds.milliseconds)"
        }
    }
}

extension ImageDownloader.Event.Kind {
    fileprivate var text: String {
        switch self {
        case .queued: "queued"
        case .started(let attempt): "attempt \(attempt)"
        case .resumed(let bytes): "resuming after \(bytes) bytes"
        case .willRetry(let seconds, let error): "retrying in \(seconds.milliseconds), because \(error.forLogs)"
        case .finished(let bytes, let metrics):
            "\(bytes) bytes"
                + (metrics.map { " in \($0.total.milliseconds) over \($0.networkProtocol ?? "HTTP")" } ?? "")
        case .failed(let error): "failed: \(error.forLogs)"
        case .cancelled: "cancelled"
        }
    }
}

extension ImageError {
    /// The same error, with its URLs as ``URLText/forLogs(_:)`` gives them.
    fileprivate var forLogs: ImageError {
        switch self {
        case .request(.invalidURL(let url)): .request(.invalidURL(URLText.forLogs(url)))
        case .request(.missingHost(let url)): .request(.missingHost(URLText.forLogs(url)))
        case .request(.urlTooLong(let url, let limit)): .request(.urlTooLong(URLText.forLogs(url), limit: limit))
        case .request(.allSourcesFailed(let failures)):
            .request(.allSourcesFailed(failures.map { .init(source: $0.source, error: $0.error.forLogs) }))
        case .response(.redirectRefused(let location, let why)):
            .response(.redirectRefused(location: URLText.forLogs(location), why: why))
        default: self
        }
    }
}

extension Double {
    fileprivate var milliseconds: String { "\((self * 10_000).rounded() / 10) ms" }
}
