import HalcyonCore
import Synchronization

/// One subscriber's load: it starts with the first demand, delivers values as far as there is demand, and is cancelled
/// when the subscriber cancels.
///
/// Everything may be called on any thread, and from within the subscriber's methods. If no other thread is delivering,
/// the caller delivers until nothing is left; any other caller leaves its values to that thread. So the subscriber gets
/// one value after the other, never nested and never under the lock. Nothing is released under the lock either, because
/// releasing a subscriber or an image may run any code.
final class LoadSubscription<Value: Sendable, Failure: Error>: Subscription, Sendable {
    /// Starts the load, and returns a function that cancels it.
    typealias Begin = @Sendable (LoadSubscription) -> @Sendable () -> Void

    private let state: Mutex<State>

    init(_ subscriber: AnySubscriber<Value, Failure>, begin: @escaping Begin) {
        state = Mutex(State(receiver: Receiver(subscriber: subscriber), begin: begin))
    }

    func request(_ demand: Subscribers.Demand) {
        let begin = state.withLock { $0.add(demand) }
        if let begin {
            let giveUp = begin(self)
            // The load may have ended by now, or been cancelled.
            if !state.withLock({ $0.keep(giveUp) }) { giveUp() }
        }
        tell()
    }

    func cancel() {
        let closed = state.withLock { $0.close() }
        closed.giveUp?()
    }

    /// Sends a value that is not the last. Waiting values for which `overtaken` returns true are dropped.
    func send(_ value: Value, inPlaceOf overtaken: @Sendable (Value) -> Bool) {
        let dropped = state.withLock { $0.put(value, inPlaceOf: overtaken) }
        withExtendedLifetime(dropped) { tell() }
    }

    /// Ends the load: with the last value, which replaces all values that wait for demand, or with a failure, which
    /// does not wait for demand.
    func end(_ outcome: Result<Value, Failure>) {
        let dropped = state.withLock { $0.end(outcome) }
        withExtendedLifetime(dropped) { tell() }
    }

    private func tell() {
        guard state.withLock({ $0.startsTelling() }) else { return }
        while let (receiver, message) = state.withLock({ $0.next() }) {
            switch message {
            case .value(let value):
                let demand = receiver.subscriber.receive(value)
                // A load that has started does not start again.
                if demand > 0 { _ = state.withLock { $0.add(demand) } }
            case .end(let completion, let closed):
                withExtendedLifetime(closed) { receiver.subscriber.receive(completion: completion) }
            }
        }
    }
}

/// The state of a subscription, guarded by its lock.
extension LoadSubscription {
    /// A subscriber, which need not be `Sendable`.
    ///
    /// `@unchecked Sendable` is safe because only one thread at a time calls it, the one that delivers, as subscribers
    /// may expect.
    struct Receiver: @unchecked Sendable {
        let subscriber: AnySubscriber<Value, Failure>
    }

    enum Message: Sendable {
        case value(Value)
        /// With everything to be released after delivery.
        case end(Subscribers.Completion<Failure>, State)
    }

    struct State: Sendable {
        /// Nil once nothing more is to be delivered.
        var receiver: Receiver?
        /// Nil once the load has started.
        var begin: Begin?
        var giveUp: (@Sendable () -> Void)?
        var demand = Subscribers.Demand.none
        /// Values that have not been delivered yet.
        var values: [Value] = []
        var completion: Subscribers.Completion<Failure>?
        var isTelling = false

        init(receiver: Receiver, begin: @escaping Begin) {
            self.receiver = receiver
            self.begin = begin
        }

        /// Returns the function that starts the load to exactly one caller, which must call it.
        mutating func add(_ more: Subscribers.Demand) -> Begin? {
            demand += more
            guard demand > 0 else { return nil }
            defer { begin = nil }
            return begin
        }

        mutating func keep(_ giveUp: @escaping @Sendable () -> Void) -> Bool {
            if receiver != nil { self.giveUp = giveUp }
            return receiver != nil
        }

        /// Returns the values that are not going to be delivered.
        mutating func put(_ value: Value, inPlaceOf overtaken: (Value) -> Bool) -> [Value] {
            guard receiver != nil, completion == nil else { return [] }
            let old = values
            values = old.filter { !overtaken($0) } + [value]
            return old
        }

        mutating func end(_ outcome: Result<Value, Failure>) -> [Value] {
            guard receiver != nil, completion == nil else { return [] }
            let old = values
            switch outcome {
            case .success(let value): (values, completion) = ([value], .finished)
            case .failure(let error): (values, completion) = ([], .failure(error))
            }
            return old
        }

        mutating func startsTelling() -> Bool {
            defer { isTelling = true }
            return !isTelling
        }

        /// Returns what to deliver next, or nil if there is nothing, which ends delivering.
        mutating func next() -> (Receiver, Message)? {
            if let receiver {
                if !values.isEmpty, demand > 0 {
                    demand -= 1
                    return (receiver, .value(values.removeFirst()))
                }
                if values.isEmpty, let completion {
                    return (receiver, .end(completion, close()))
                }
            }
            isTelling = false
            return nil
        }

        /// Clears everything except `isTelling` and the demand; returns the old state.
        mutating func close() -> State {
            let old = self
            (receiver, begin, giveUp, completion) = (nil, nil, nil, nil)
            values = []
            return old
        }
    }
}
