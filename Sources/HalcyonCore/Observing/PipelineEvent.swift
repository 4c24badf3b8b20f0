/// An event in a pipeline.
///
/// Each load begins with ``Kind/started(decodes:)`` and ends with exactly one of ``Kind/finished(_:seconds:)``,
/// ``Kind/failed(_:seconds:)`` and ``Kind/cancelled(seconds:)``. Work that several loads share is reported once, under
/// the load that started it; it may continue after that load has ended.
public struct PipelineEvent: Sendable {
    /// The kinds of events. Times are in seconds.
    public enum Kind: Sendable {
        /// A load has started: of an image, or of the bytes alone.
        case started(decodes: Bool)
        /// The memory cache was looked up.
        case memoryLookup(isHit: Bool)
        /// The disk cache was looked up; what it had may be stale.
        case diskLookup(isHit: Bool, isFresh: Bool, seconds: Double)
        /// An event of a transfer, or of what replaced it.
        case transfer(ImageDownloader.Event)
        /// A server was asked whether stored bytes are still current, and has confirmed or replaced them.
        case revalidated(isUnchanged: Bool)
        /// The answer is stale: the request or the server allows it, or the server could not be reached.
        case answeredStale
        /// Bytes were decoded into pixels; nil if that failed.
        case decoded(PixelSize?, seconds: Double)
        /// The processor with this identifier has run.
        case processed(String, isSuccess: Bool, seconds: Double)
        /// An image was stored in the memory cache; the bytes are those of its pixels.
        case storedInMemory(byteCount: Int)
        /// Bytes were queued for the disk cache.
        case storedOnDisk(byteCount: Int)
        /// The load has finished with an answer.
        case finished(ResponseSource, seconds: Double)
        /// The load has failed.
        case failed(ImageError, seconds: Double)
        /// The load was cancelled by its caller.
        case cancelled(seconds: Double)
    }

    /// The load that the event belongs to: ``ImageTask/id`` for loads that have a task.
    public var load: LoadID
    /// The request being loaded.
    public var request: ImageRequest
    /// The kind of event.
    public var kind: Kind

    /// Creates an event; see the properties.
    public init(load: LoadID, request: ImageRequest, kind: Kind) {
        self.load = load
        self.request = request
        self.kind = kind
    }
}

/// Receives the events of a pipeline, for logs, metrics and traces.
///
/// Called synchronously on any thread that does the work: it must be quick, and must not call the pipeline.
public protocol PipelineObserving: Sendable {
    /// Called for each event.
    func observe(_ event: PipelineEvent)
}

/// Combines several observers, called in order.
public struct PipelineObservers: PipelineObserving {
    private let observers: [any PipelineObserving]

    /// Combines the given observers.
    public init(_ observers: [any PipelineObserving]) { self.observers = observers }

    /// Passes the event to each observer.
    public func observe(_ event: PipelineEvent) { for observer in observers { observer.observe(event) } }
}
