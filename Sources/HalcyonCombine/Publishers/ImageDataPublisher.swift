public import HalcyonCore

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
