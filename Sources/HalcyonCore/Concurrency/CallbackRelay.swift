import Synchronization

/// Hands what happens in a load to completion handlers: one at a time, in order, nothing after the completion.
final class CallbackRelay<Answer: Sendable>: Sendable {
    struct Handlers: Sendable {
        var progress: (@Sendable (LoadingProgress) -> Void)?
        var preview: (@Sendable (Answer) -> Void)?
        var completion: @Sendable (Result<Answer, ImageError>) -> Void
        /// Called with each event before its handler, on the thread that it came from.
        var prepare: (@Sendable (LoadEvent<Answer>) -> Void)?
    }

    private struct State {
        /// Gone with the last call: what they hold on to must not live as long as the task does.
        var handlers: Handlers?
        var isRunning = false
        var whenOver: [@Sendable () -> Void] = []
    }

    private let state: Mutex<State>
    private let mailbox = EventMailbox<Answer>()
    private let executor: CallbackExecutor

    init(_ handlers: Handlers, on executor: CallbackExecutor) {
        state = Mutex(State(handlers: handlers))
        self.executor = executor
    }

    /// Whether progress has a handler.
    var wantsProgress: Bool { state.withLock { $0.handlers?.progress != nil } }

    func post(_ event: LoadEvent<Answer>, stamp: UInt64 = 0) {
        state.withLock { $0.handlers?.prepare }?(event)
        mailbox.post(event, stamp: stamp)
        if startsRunning() { executor { [self] in run() } }
    }

    /// Nothing but a cancellation will be told, unless the completion has been called: the load may have ended by now,
    /// but for whoever has not heard of that, it has not.
    func cancel() { mailbox.cancel() }

    /// Has `action` called just before the completion, or now where that has been called.
    func whenOver(_ action: @escaping @Sendable () -> Void) {
        let isOver = state.withLock { state in
            if state.handlers != nil { state.whenOver.append(action) }
            return state.handlers == nil
        }
        if isOver { action() }
    }

    /// Calls handlers until there is nothing more to tell. What comes while one runs waits for its return.
    private func run() {
        repeat {
            while let event = mailbox.take() { tell(event) }
            state.withLock { $0.isRunning = false }
            // Posted after the last look, and before that.
        } while mailbox.hasEvents && startsRunning()
    }

    private func startsRunning() -> Bool {
        state.withLock { state in
            defer { state.isRunning = true }
            return !state.isRunning
        }
    }

    private func tell(_ event: LoadEvent<Answer>) {
        let (handlers, whenOver) = state.withLock { state in
            guard case .finished = event else { return (state.handlers, [@Sendable () -> Void]()) }
            defer { (state.handlers, state.whenOver) = (nil, []) }
            return (state.handlers, state.whenOver)
        }
        for action in whenOver { action() }
        switch event {
        case .progress(let progress): handlers?.progress?(progress)
        case .preview(let preview): handlers?.preview?(preview)
        case .finished(let outcome): handlers?.completion(outcome)
        }
    }
}

/// What happens in a load that has an `Answer` at its end.
enum LoadEvent<Answer: Sendable>: Sendable {
    /// More bytes have arrived.
    case progress(LoadingProgress)
    /// There is a better preview than before.
    case preview(Answer)
    /// The load has ended; the last event.
    case finished(Result<Answer, ImageError>)
}

/// How far a transfer has come.
public struct LoadingProgress: Sendable, Hashable {
    /// Bytes of the body that have arrived.
    public var received: Int
    /// Bytes of the body in all, or nil where the server did not say.
    public var expected: Int?

    /// A state of a transfer.
    public init(received: Int, expected: Int?) {
        self.received = received
        self.expected = expected
    }

    /// From 0 to 1, or nil where the whole is not known.
    public var fraction: Double? {
        guard let expected, expected > 0 else { return nil }
        return min(1, Double(max(0, received)) / Double(expected))
    }
}
