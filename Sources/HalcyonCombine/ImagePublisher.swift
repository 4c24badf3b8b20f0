public import Foundation
public import HalcyonCore

/// Loads as publishers.
///
/// Each subscriber has a load of its own, which begins with its first demand and is given up when it cancels; loads of
/// the same share their work, as all loads do. Values come on whatever thread they are made on, and an image in memory
/// before the call that demands it returns: put `receive(on:)` before whatever belongs to one thread, as the main actor
/// does. Nothing is told after a subscriber has cancelled, but for what another thread is handing over just then.
extension ImagePipeline {
    /// Publishes the image, and ends; or fails with why it cannot be had.
    ///
    /// Previews come before it, where the request asks for them; one that waits for demand gives way to a better one.
    /// The image itself always waits for demand, a failure never.
    public func imagePublisher(for request: ImageRequest) -> ImagePublisher {
        ImagePublisher(pipeline: self, request: request)
    }

    /// Publishes the image of a URL; see ``imagePublisher(for:)-(ImageRequest)``.
    public func imagePublisher(for url: URL) -> ImagePublisher { imagePublisher(for: ImageRequest(url)) }

    /// Publishes the image of the text of a URL, which fails where it is none; see
    /// ``imagePublisher(for:)-(ImageRequest)``.
    public func imagePublisher(for url: String) -> ImagePublisher { imagePublisher(for: ImageRequest(url)) }

    /// Publishes the bytes of the request's source, of any content type, and ends; or fails with why they cannot be
    /// had. Nothing is decoded.
    public func dataPublisher(for request: ImageRequest) -> ImageDataPublisher {
        ImageDataPublisher(pipeline: self, request: request)
    }

    /// Publishes the bytes of a URL; see ``dataPublisher(for:)-(ImageRequest)``.
    public func dataPublisher(for url: URL) -> ImageDataPublisher { dataPublisher(for: ImageRequest(url)) }

    /// Publishes all that happens in a load, and ends after `.finished`, which has the image or the error.
    ///
    /// Progress and previews that wait for demand give way to newer ones, and to the end; `.finished` is never lost.
    public func eventPublisher(for request: ImageRequest) -> ImageEventPublisher {
        ImageEventPublisher(pipeline: self, request: request)
    }

    /// Publishes all that happens in the load of a URL; see ``eventPublisher(for:)-(ImageRequest)``.
    public func eventPublisher(for url: URL) -> ImageEventPublisher { eventPublisher(for: ImageRequest(url)) }
}

/// Loads an image for each of its subscribers, and tells them of it: see `ImagePipeline.imagePublisher(for:)`.
public struct ImagePublisher: Publisher, Sendable {
    /// The image, or a preview of it: see `isPreview`.
    public typealias Output = ImageResponse
    /// Why the image cannot be had.
    public typealias Failure = ImageError

    let pipeline: ImagePipeline
    let request: ImageRequest

    /// Subscribes. The load begins when the subscriber demands something.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = LoadSubscription(AnySubscriber(subscriber)) { [pipeline, request] subscription in
            let token = pipeline.load(
                request, on: .immediate, preview: { subscription.send($0) { _ in true } },
                completion: { subscription.end($0) })
            return { if let token { pipeline.cancel(token) } }
        }
        subscriber.receive(subscription: subscription)
    }
}

/// Loads the bytes of a source for each of its subscribers: see
/// `ImagePipeline.dataPublisher(for:)`.
public struct ImageDataPublisher: Publisher, Sendable {
    /// The bytes, and where they came from.
    public typealias Output = DataResponse
    /// Why they cannot be had.
    public typealias Failure = ImageError

    let pipeline: ImagePipeline
    let request: ImageRequest

    /// Subscribes. The load begins when the subscriber demands something.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = LoadSubscription(AnySubscriber(subscriber)) { [pipeline, request] subscription in
            let token = pipeline.loadData(request, on: .immediate) { subscription.end($0) }
            return { pipeline.cancel(token) }
        }
        subscriber.receive(subscription: subscription)
    }
}

/// Loads an image for each of its subscribers, and tells them all that happens: see
/// `ImagePipeline.eventPublisher(for:)`.
public struct ImageEventPublisher: Publisher, Sendable {
    /// Progress, previews, and the end.
    public typealias Output = ImageTask.Event
    /// None: the last event has the error.
    public typealias Failure = Never

    let pipeline: ImagePipeline
    let request: ImageRequest

    /// Subscribes. The load begins when the subscriber demands something.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let subscription = LoadSubscription(AnySubscriber(subscriber)) { [pipeline, request] subscription in
            let token = pipeline.load(
                request, on: .immediate,
                progress: { subscription.send(.progress($0)) { $0.isProgress } },
                preview: { subscription.send(.preview($0)) { !$0.isProgress } },
                completion: { subscription.end(.success(.finished($0))) })
            return { if let token { pipeline.cancel(token) } }
        }
        subscriber.receive(subscription: subscription)
    }
}

extension ImageTask.Event {
    fileprivate var isProgress: Bool {
        if case .progress = self { true } else { false }
    }
}
