/// One load that has been started.
public final class ImageTask: Sendable {
    /// What is loaded.
    public let request: ImageRequest

    init(request: ImageRequest) { self.request = request }

    /// How urgently it is wanted; may be changed at any time.
    public var priority: ImageRequest.Priority {
        get { request.priority }
        set {}
    }

    /// The outcome; may be awaited by many.
    public var response: ImageResponse {
        get async throws(ImageError) { throw .request(.noLoader) }
    }

    /// What happens in the load.
    public enum Event: Sendable {
        /// More bytes have arrived.
        case progress(LoadingProgress)
        /// The load has ended; the last event.
        case finished(Result<ImageResponse, ImageError>)
    }

    /// What happens, from the current state on; ends after `.finished`.
    public var events: AsyncStream<Event> { AsyncStream { $0.finish() } }

    /// Gives the load up.
    public func cancel() {}
}
