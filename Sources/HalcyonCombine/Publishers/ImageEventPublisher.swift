public import HalcyonCore

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
