public import HalcyonCore

/// Loads as publishers.
///
/// Each subscriber has a separate load, which starts with its first demand and is cancelled when it cancels; loads of
/// the same image share their work, as always. Values are delivered on the thread that produces them, and an image in
/// memory is delivered before the call that demands it returns: use `receive(on:)` before code that belongs to one
/// thread, such as the main actor. A subscriber that has cancelled receives nothing more, except what another thread is
/// delivering at that moment.
extension ImagePipeline {
    /// Publishes the image and finishes, or fails with the reason why it cannot be loaded.
    ///
    /// Previews are published first if the request asks for them; one that waits for demand is replaced by a better
    /// one. The image itself always waits for demand, a failure never does.
    public func imagePublisher(for source: some ImageRequestConvertible) -> ImagePublisher {
        ImagePublisher(pipeline: self, request: source.asImageRequest())
    }

    /// Publishes the bytes of a request's source, of any content type, and finishes, or fails with the reason why
    /// they cannot be loaded. Nothing is decoded.
    public func dataPublisher(for source: some ImageRequestConvertible) -> ImageDataPublisher {
        ImageDataPublisher(pipeline: self, request: source.asImageRequest())
    }

    /// Publishes all events of a load, and finishes after `.finished`, which contains the image or the error.
    ///
    /// Progress and previews that wait for demand are replaced by newer ones, and by the end; `.finished` is never
    /// dropped.
    public func eventPublisher(for source: some ImageRequestConvertible) -> ImageEventPublisher {
        ImageEventPublisher(pipeline: self, request: source.asImageRequest())
    }
}

/// Loads an image for each subscriber and publishes it: see `ImagePipeline.imagePublisher(for:)`.
public struct ImagePublisher: Publisher, Sendable {
    /// The image, or a preview of it: see `isPreview`.
    public typealias Output = ImageResponse
    /// Why the image cannot be loaded.
    public typealias Failure = ImageError

    let pipeline: ImagePipeline
    let request: ImageRequest

    /// Adds a subscriber. The load starts with its first demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = LoadSubscription(AnySubscriber(subscriber)) { [pipeline, request] subscription in
            let token = pipeline.load(
                request, on: .immediate, preview: { subscription.send($0) { _ in true } },
                completion: { subscription.end($0) })
            return { pipeline.cancel(token) }
        }
        subscriber.receive(subscription: subscription)
    }
}

/// Loads the bytes of a source for each subscriber: see `ImagePipeline.dataPublisher(for:)`.
public struct ImageDataPublisher: Publisher, Sendable {
    /// The bytes, and where they came from.
    public typealias Output = DataResponse
    /// Why they cannot be loaded.
    public typealias Failure = ImageError

    let pipeline: ImagePipeline
    let request: ImageRequest

    /// Adds a subscriber. The load starts with its first demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = LoadSubscription(AnySubscriber(subscriber)) { [pipeline, request] subscription in
            let token = pipeline.loadData(request, on: .immediate) { subscription.end($0) }
            return { pipeline.cancel(token) }
        }
        subscriber.receive(subscription: subscription)
    }
}

/// Loads an image for each subscriber, and publishes all its events: see `ImagePipeline.eventPublisher(for:)`.
public struct ImageEventPublisher: Publisher, Sendable {
    /// Progress, previews, and the end.
    public typealias Output = ImageTask.Event
    /// None: the last event contains the error.
    public typealias Failure = Never

    let pipeline: ImagePipeline
    let request: ImageRequest

    /// Adds a subscriber. The load starts with its first demand.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = LoadSubscription(AnySubscriber(subscriber)) { [pipeline, request] subscription in
            let token = pipeline.load(
                request, on: .immediate,
                progress: { subscription.send(.progress($0)) { $0.isProgress } },
                preview: { subscription.send(.preview($0)) { !$0.isProgress } },
                completion: { subscription.end(.success(.finished($0))) })
            return { pipeline.cancel(token) }
        }
        subscriber.receive(subscription: subscription)
    }
}

extension ImageTask.Event {
    fileprivate var isProgress: Bool {
        if case .progress = self { true } else { false }
    }
}
