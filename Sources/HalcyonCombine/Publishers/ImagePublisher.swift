public import HalcyonCore

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
