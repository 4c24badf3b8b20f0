import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import Synchronization

/// A subscriber that demands what a test says, and keeps what it is told.
final class Probe<Input: Sendable, Failure: Error>: Subscriber, Sendable {
    /// One thing that it was told, in few words.
    enum Event: Sendable, Hashable {
        case value(String)
        case finished
        case failed(ImageError?)
    }

    /// `@unchecked Sendable` holds for the subscriptions of this module, which any thread may call.
    private struct Link: @unchecked Sendable {
        let subscription: any Subscription
    }

    let events = Log<Event>()
    /// Which of its methods run now, and how many did at most.
    let running = Tally()
    private let link = Mutex<Link?>(nil)
    private let words: @Sendable (Input) -> String
    private let onEvent: @Sendable (Probe, Event) -> Subscribers.Demand

    /// - Parameters:
    ///   - words: What is kept of a value.
    ///   - onEvent: Called with all it is told, while it is told of it.
    init(
        _ words: @escaping @Sendable (Input) -> String,
        onEvent: @escaping @Sendable (Probe, Event) -> Subscribers.Demand = { _, _ in .none }
    ) {
        self.words = words
        self.onEvent = onEvent
    }

    func demand(_ demand: Subscribers.Demand) { link.withLock { $0 }?.subscription.request(demand) }

    func cancel() {
        let link = link.withLock { link in
            defer { link = nil }
            return link
        }
        link?.subscription.cancel()
    }

    func receive(subscription: any Subscription) {
        let new = Link(subscription: subscription)
        link.withLock { $0 = new }
    }

    func receive(_ input: Input) -> Subscribers.Demand { tell(.value(words(input))) }

    func receive(completion: Subscribers.Completion<Failure>) {
        // A subscription is over then, and let go of.
        let link = link.withLock { link in
            defer { link = nil }
            return link
        }
        withExtendedLifetime(link) {
            switch completion {
            case .finished: _ = tell(.finished)
            case .failure(let error): _ = tell(.failed(error as? ImageError))
            }
        }
    }

    private func tell(_ event: Event) -> Subscribers.Demand {
        running.add()
        defer { running.add(-1) }
        events.add(event)
        return onEvent(self, event)
    }
}

typealias ImageProbe = Probe<ImageResponse, ImageError>

extension Probe where Input == ImageResponse {
    /// Keeps the text of images, and of previews with a question mark.
    convenience init(
        onEvent: @escaping @Sendable (Probe, Event) -> Subscribers.Demand = { _, _ in .none }
    ) {
        self.init({ $0.words }, onEvent: onEvent)
    }
}

extension ImageResponse {
    /// The text of which it was made, and a question mark where that was not all of it.
    var words: String { image.text + (isPreview ? "?" : "") }
}
