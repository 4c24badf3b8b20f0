import Foundation
import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImagePublisher: who lives how long")
struct ImagePublisherLifeTests {
    private let world = World()

    private func publisher(_ path: String) -> ImagePublisher {
        world.pipeline.imagePublisher(for: world.request(path))
    }

    @Test("Given a load that runs, when its cancellable goes, then the transfer ends")
    func cancellable() async throws {
        world.hold("/a")
        var cancellable: AnyCancellable? = publisher("/a")
            .sink(receiveCompletion: { _ in Issue.record("ended") }, receiveValue: { _ in Issue.record("told") })
        await world.gate.waiting.wait(for: 1)
        withExtendedLifetime(cancellable) {}
        cancellable = nil
        try await world.settle()
    }

    @Test("Given a subscriber that keeps its subscription, when its load has ended, then it is freed")
    func ended() async throws {
        world.loader["/b"] = .damaged
        for path in ["/a", "/b"] {
            let subscription: any Subscription
            let subscriber: WeakReference
            do {
                let keeper = Keeper()
                publisher(path).subscribe(keeper)
                subscription = try #require(keeper.subscription)
                subscription.request(.unlimited)
                await keeper.ended.wait(for: 1)
                subscriber = WeakReference(keeper)
                keeper.letGo()
            }
            try await eventually("it is gone") { subscriber.object == nil }
            withExtendedLifetime(subscription) {}
        }
    }

    @Test("Given a subscriber, when it cancels before or during its load, then it is freed")
    func cancelled() async throws {
        world.hold("/a")
        for begins in [true, false] {
            let subscription: any Subscription
            let subscriber: WeakReference
            do {
                let keeper = Keeper()
                publisher("/a").subscribe(keeper)
                subscription = try #require(keeper.subscription)
                if begins {
                    subscription.request(.unlimited)
                    await world.gate.waiting.wait(for: 1)
                }
                subscription.cancel()
                subscriber = WeakReference(keeper)
                keeper.letGo()
            }
            try await eventually("it is gone") { subscriber.object == nil }
            withExtendedLifetime(subscription) {}
        }
    }

    @Test("Given a load cancelled before its end, when all is over, then its subscription is freed")
    func subscription() async throws {
        world.hold("/a")
        let subscription: WeakReference
        do {
            let keeper = Keeper()
            publisher("/a").subscribe(keeper)
            let kept = try #require(keeper.subscription)
            kept.request(.unlimited)
            await world.gate.waiting.wait(for: 1)
            kept.cancel()
            subscription = WeakReference(kept as AnyObject)
            keeper.letGo()
        }
        try await eventually("it is gone") { subscription.object == nil }
    }

    /// A subscriber that is kept by nobody but its subscription.
    private final class Keeper: Subscriber {
        typealias Input = ImageResponse
        typealias Failure = ImageError

        let ended = Tally()
        private(set) var subscription: (any Subscription)?

        func letGo() { subscription = nil }
        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: ImageResponse) -> Subscribers.Demand { .none }
        func receive(completion: Subscribers.Completion<ImageError>) { ended.add() }
    }
}
