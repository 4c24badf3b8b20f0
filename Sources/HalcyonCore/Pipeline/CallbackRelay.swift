import Synchronization

/// Hands what happens in a load to completion handlers: one at a time, in order, nothing after the completion.
final class CallbackRelay: Sendable {
    struct Handlers: Sendable {
        var progress: (@Sendable (LoadingProgress) -> Void)?
        var preview: (@Sendable (ImageResponse) -> Void)?
        var completion: @Sendable (Result<ImageResponse, ImageError>) -> Void
        /// Called with each image before its handler, on the thread that it came from.
        var prepare: (@Sendable (DecodedImage) -> Void)?
    }

    private struct State {
        /// Gone with the last call: what they hold on to must not live as long as the task does.
        var handlers: Handlers?
        var isRunning = false
    }

    private let state: Mutex<State>
    private let mailbox = EventMailbox()
    private let executor: CallbackExecutor

    init(_ handlers: Handlers, on executor: CallbackExecutor) {
        state = Mutex(State(handlers: handlers))
        self.executor = executor
    }

    func post(_ event: ImageTask.Event, stamp: UInt64 = 0) {
        if let image = event.image { state.withLock { $0.handlers?.prepare }?(image) }
        mailbox.post(event, stamp: stamp)
        if startsRunning() { executor { [self] in run() } }
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

    private func tell(_ event: ImageTask.Event) {
        let handlers = state.withLock { state in
            defer { if case .finished = event { state.handlers = nil } }
            return state.handlers
        }
        switch event {
        case .progress(let progress): handlers?.progress?(progress)
        case .preview(let preview): handlers?.preview?(preview)
        case .finished(let outcome): handlers?.completion(outcome)
        }
    }
}

extension ImageTask.Event {
    fileprivate var image: DecodedImage? {
        switch self {
        case .preview(let response), .finished(.success(let response)): response.image
        case .progress, .finished(.failure): nil
        }
    }
}
