/// Something that has happened in a pipeline.
///
/// Each load begins with ``Kind/started(decodes:)`` and ends with exactly one of ``Kind/finished(_:seconds:)``,
/// ``Kind/failed(_:seconds:)`` and ``Kind/cancelled(seconds:)``. Work that several loads share is told of once, under
/// the load that began it; it may go on when that one has ended.
public struct PipelineEvent: Sendable {
    /// What has happened. Times are in seconds.
    public enum Kind: Sendable {
        /// A load was begun: for an image, or for the bytes alone.
        case started(decodes: Bool)
        /// The memory cache was asked.
        case memoryLookup(isHit: Bool)
        /// The disk cache was asked; what it had may be stale.
        case diskLookup(isHit: Bool, isFresh: Bool, seconds: Double)
        /// Something about a transfer, or what took its place.
        case transfer(ImageDownloader.Event)
        /// A server was asked whether stored bytes are still the right ones, and they are, or others have come.
        case revalidated(isUnchanged: Bool)
        /// Something stale is the answer: the request or the server allows it, or the server could not be asked.
        case answeredStale
        /// Bytes have become pixels, or have not.
        case decoded(PixelSize?, seconds: Double)
        /// The processor of this identifier has run.
        case processed(String, isSuccess: Bool, seconds: Double)
        /// An image went to the memory cache; bytes of pixels.
        case storedInMemory(byteCount: Int)
        /// Bytes are on their way to the disk cache.
        case storedOnDisk(byteCount: Int)
        /// The load has its answer.
        case finished(ResponseSource, seconds: Double)
        /// The load has failed.
        case failed(ImageError, seconds: Double)
        /// The load was given up by its caller.
        case cancelled(seconds: Double)
    }

    /// Whose event it is: ``ImageTask/id`` for loads that have a task.
    public var load: LoadID
    /// What is loaded.
    public var request: ImageRequest
    /// What has happened.
    public var kind: Kind

    /// An event; see the properties.
    public init(load: LoadID, request: ImageRequest, kind: Kind) {
        self.load = load
        self.request = request
        self.kind = kind
    }
}

/// Watches a pipeline at work: for logs, figures and traces.
///
/// Called from whatever thread the work is on, and waited for: it must be quick, and must not call the pipeline.
public protocol PipelineObserving: Sendable {
    /// Something has happened.
    func observe(_ event: PipelineEvent)
}

/// Several observers as one, told in their order.
public struct PipelineObservers: PipelineObserving {
    private let observers: [any PipelineObserving]

    /// The given observers.
    public init(_ observers: [any PipelineObserving]) { self.observers = observers }

    /// Tells each.
    public func observe(_ event: PipelineEvent) { for observer in observers { observer.observe(event) } }
}
