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

/// What a subscription knows, under its lock.
extension LoadSubscription {
    /// A subscriber, which need not be `Sendable`.
    ///
    /// `@unchecked Sendable` holds because it is called by the one thread alone that tells, which is what a subscriber
    /// may rely on.
    struct Receiver: @unchecked Sendable {
        let subscriber: AnySubscriber<Value, Failure>
    }

    enum News: Sendable {
        case value(Value)
        /// With all that is to be let go of once it is told.
        case end(Subscribers.Completion<Failure>, State)
    }

    struct State: Sendable {
        /// Nil once nothing more is to be told.
        var receiver: Receiver?
        /// Nil once the load has begun.
        var begin: Begin?
        var giveUp: (@Sendable () -> Void)?
        var demand = Subscribers.Demand.none
        /// What was not told yet.
        var values: [Value] = []
        var completion: Subscribers.Completion<Failure>?
        var isTelling = false

        init(receiver: Receiver, begin: @escaping Begin) {
            self.receiver = receiver
            self.begin = begin
        }

        /// Whoever is given the beginning begins.
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

        /// Returns what will not be told.
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

        /// What is to be told now; nil where there is nothing, and nobody tells any more.
        mutating func next() -> (Receiver, News)? {
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

        /// Forgets all but whether somebody tells; returns what it was.
        mutating func close() -> State {
            let old = self
            (receiver, begin, giveUp, completion) = (nil, nil, nil, nil)
            values = []
            return old
        }
    }
}
