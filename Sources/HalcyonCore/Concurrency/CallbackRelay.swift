import Synchronization

/// Delivers the events of a load to completion handlers: one at a time, in order, nothing after the completion.
final class CallbackRelay<Answer: Sendable>: Sendable {
    struct Handlers: Sendable {
        var progress: (@Sendable (LoadingProgress) -> Void)?
        var preview: (@Sendable (Answer) -> Void)?
        var completion: @Sendable (Result<Answer, ImageError>) -> Void
        /// Called with each event before its handler, on the thread that posted it.
        var prepare: (@Sendable (LoadEvent<Answer>) -> Void)?
    }

    private struct State {
        /// Nil after the last call: objects that the handlers retain must not live as long as the task does.
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

    /// Delivers nothing but a cancellation from now on, unless the completion has been called: the load may have ended
    /// by now, but to a caller that has not been notified it has not.
    func cancel() { mailbox.cancel() }

    /// Calls `action` just before the completion, or now if that has been called.
    func whenOver(_ action: @escaping @Sendable () -> Void) {
        let isOver = state.withLock { state in
            if state.handlers != nil { state.whenOver.append(action) }
            return state.handlers == nil
        }
        if isOver { action() }
    }

    /// Calls handlers until no events are left. Events that arrive during a call wait for its return.
    private func run() {
        repeat {
            while let event = mailbox.take() { tell(event) }
            state.withLock { $0.isRunning = false }
            // An event may have been posted after the last `take()` and before `isRunning` was reset.
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

/// An event of a load that ends with an `Answer`.
enum LoadEvent<Answer: Sendable>: Sendable {
    /// More bytes have arrived.
    case progress(LoadingProgress)
    /// A better preview than before is available.
    case preview(Answer)
    /// The load has ended; this is the last event.
    case finished(Result<Answer, ImageError>)
}

/// The progress of a transfer.
public struct LoadingProgress: Sendable, Hashable {
    /// The number of bytes of the body that have arrived.
    public var receivedBytes: Int
    /// The total number of bytes of the body, or nil if the server did not announce it.
    public var expectedBytes: Int?

    /// Creates a progress value.
    public init(receivedBytes: Int, expectedBytes: Int?) {
        self.receivedBytes = receivedBytes
        self.expectedBytes = expectedBytes
    }

    /// The fraction that has arrived, from 0 to 1, or nil if the total is unknown.
    public var fraction: Double? {
        guard let expectedBytes, expectedBytes > 0 else { return nil }
        return min(1, Double(max(0, receivedBytes)) / Double(expectedBytes))
    }
}
