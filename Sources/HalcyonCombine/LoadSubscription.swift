import HalcyonCore
import Synchronization

/// One load on its way to one subscriber: begun by the first demand, told as far as there is demand, given up when the
/// subscriber cancels.
///
/// Everything may be called on any thread, and from within the subscriber's own methods. Whoever has something to tell
/// while nobody else tells goes on until there is nothing left; all others leave theirs to that one. So the subscriber
/// is told one thing after the other, never in the midst of another, and never under the lock. Nor is anything let go
/// of under it, for what goes with a subscriber or an image may call anything.
final class LoadSubscription<Value: Sendable, Failure: Error>: Subscription, Sendable {
    /// Begins the load, and returns what gives it up.
    typealias Begin = @Sendable (LoadSubscription) -> @Sendable () -> Void

    private let state: Mutex<State>

    init(_ subscriber: AnySubscriber<Value, Failure>, begin: @escaping Begin) {
        state = Mutex(State(receiver: Receiver(subscriber: subscriber), begin: begin))
    }

    func request(_ demand: Subscribers.Demand) {
        let begin = state.withLock { $0.add(demand) }
        if let begin {
            let giveUp = begin(self)
            // It may be over by now, or not wanted any more.
            if !state.withLock({ $0.keep(giveUp) }) { giveUp() }
        }
        tell()
    }

    func cancel() {
        let closed = state.withLock { $0.close() }
        closed.giveUp?()
    }

    /// A value that is not the last. Those that wait for demand and are `overtaken` by it are never told.
    func send(_ value: Value, inPlaceOf overtaken: @Sendable (Value) -> Bool) {
        let dropped = state.withLock { $0.put(value, inPlaceOf: overtaken) }
        withExtendedLifetime(dropped) { tell() }
    }

    /// The end: the last value, in the place of all that wait for demand; or why there is none, which waits for no
    /// demand.
    func end(_ outcome: Result<Value, Failure>) {
        let dropped = state.withLock { $0.end(outcome) }
        withExtendedLifetime(dropped) { tell() }
    }

    private func tell() {
        guard state.withLock({ $0.startsTelling() }) else { return }
        while let (receiver, news) = state.withLock({ $0.next() }) {
            switch news {
            case .value(let value):
                let demand = receiver.subscriber.receive(value)
                // A load that has begun begins no more.
                if demand > 0 { _ = state.withLock { $0.add(demand) } }
            case .end(let completion, let closed):
                withExtendedLifetime(closed) { receiver.subscriber.receive(completion: completion) }
            }
        }
    }
}
