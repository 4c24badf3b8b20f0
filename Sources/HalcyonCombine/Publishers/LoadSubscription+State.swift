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
