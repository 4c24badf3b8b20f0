import Synchronization

/// A load that has been started, which any number of tasks can await, observe, reprioritize or cancel.
public final class ImageTask: CancellableLoad, Identifiable, Sendable {
    /// The events of a load.
    public enum Event: Sendable {
        /// More bytes have arrived.
        case progress(LoadingProgress)
        /// A better preview is available; only for requests that ask for previews.
        case preview(ImageResponse)
        /// The load has ended; the last event.
        case finished(Result<ImageResponse, ImageError>)
    }

    private typealias Outcome = Result<ImageResponse, ImageError>

    private struct State {
        var outcome: Outcome?
        var snapshot: Sequenced<LoadingSnapshot>?
        var whenFinished: [@Sendable () -> Void] = []
        var awaiters: [WaitID: Suspension<Outcome>] = [:]
        var subscribers: [WaitID: EventMailbox<ImageResponse>] = [:]
        var work: RunningTask?
    }

    /// Identifies the task.
    public let id = LoadID()
    /// The request being loaded.
    public let request: ImageRequest

    let demand: LivePriority
    var source: String { request.sourceName }
    private let relay: CallbackRelay<ImageResponse>?
    private let state = Mutex(State())

    init(request: ImageRequest, priority: LoadPriority, relay: CallbackRelay<ImageResponse>? = nil) {
        self.request = request
        self.relay = relay
        demand = LivePriority(priority, turn: WaitID())
    }

    /// The priority of the load. A change takes effect at once, wherever the load is queued. Default: the request's.
    public var priority: LoadPriority {
        get { demand.priority }
        set { demand.priority = newValue }
    }

    /// The outcome. Any number of tasks may await it, before and after the end.
    ///
    /// A waiting task that is cancelled stops waiting at once, and does not affect the load.
    ///
    /// - Throws: `ImageError.cancelled` if this load or the awaiting task is cancelled; otherwise the reason why the
    ///   load failed.
    public var response: ImageResponse {
        get async throws(ImageError) {
            let id = WaitID()
            return try await withTaskCancellationHandler {
                await suspended { suspension in
                    let outcome = state.withLock { state in
                        if state.outcome == nil { state.awaiters[id] = suspension }
                        return state.outcome
                    }
                    if let outcome {
                        suspension.resume(returning: outcome)
                    } else if Task.isCancelled {
                        stopWaiting(id)
                    }
                }
            } onCancel: {
                stopWaiting(id)
            }.get()
        }
    }

    /// The image of the ``response``.
    ///
    /// - Throws: See ``response``.
    public var image: DecodedImage {
        get async throws(ImageError) { try await response.image }
    }

    /// Whether the load was cancelled before it ended; false while it runs.
    public var isCancelled: Bool {
        state.withLock { if case .failure(.cancelled) = $0.outcome { true } else { false } }
    }

    /// The events of the load, beginning with its current state for a late subscriber. Ends after `.finished`.
    ///
    /// Each read returns a new sequence. A slow reader misses only progress and previews that newer ones have replaced.
    public var events: AsyncStream<Event> { stream { Event($0) } }

    /// The progress of the load, beginning with what has arrived already. Ends with the load. See ``events``.
    public var progress: AsyncStream<LoadingProgress> {
        stream { if case .progress(let progress) = $0 { progress } else { nil } }
    }

    /// The previews of the load, beginning with the best so far; none unless the request asks for them. Ends with the
    /// load. See ``events``.
    public var previews: AsyncStream<ImageResponse> {
        stream { if case .preview(let preview) = $0 { preview } else { nil } }
    }

    /// - Parameter element: Returns what the sequence has of an event; nil to leave it out.
    private func stream<Element>(
        _ element: @escaping @Sendable (LoadEvent<ImageResponse>) -> Element?
    ) -> AsyncStream<Element> {
        let mailbox = EventMailbox<ImageResponse>()
        let subscription = Subscription(to: self)
        let outcome = state.withLock { state in
            if let snapshot = state.snapshot, state.outcome == nil {
                mailbox.post(.progress(snapshot.event.progress), stamp: snapshot.stamp)
                if let preview = snapshot.event.preview {
                    mailbox.post(.preview(preview.response), stamp: snapshot.stamp)
                }
            }
            if state.outcome == nil { state.subscribers[subscription.id] = mailbox }
            return state.outcome
        }
        if let outcome { mailbox.post(.finished(outcome)) }
        return AsyncStream {
            while let event = await withExtendedLifetime(subscription, { mailbox }).next() {
                if let element = element(event) { return element }
            }
            return nil
        }
    }

    /// Cancels the load: it ends with `ImageError.cancelled`, unless it has already ended. The transfer continues only
    /// if somebody else needs it.
    public func cancel() {
        // First: events that were not delivered yet must not reach the handlers.
        relay?.cancel()
        finish(.failure(.cancelled))?.cancel()
    }

    func start(in pipeline: ImagePipeline) {
        Hold.giveBack()
        startTask { [self] work in
            guard begin(work) else { return }
            let outcome: Outcome
            do throws(ImageError) {
                outcome = .success(
                    try await pipeline.engine.loads.load(request, id: id, demand: demand) { [weak self] in
                        self?.report($0)
                    }
                )
            } catch {
                outcome = .failure(error)
            }
            finish(outcome)
        }
    }

    /// Whether the load is still wanted when its work begins; from then on, a cancellation ends that work.
    private func begin(_ work: RunningTask) -> Bool {
        state.withLock { state in
            guard state.outcome == nil else { return false }
            state.work = work
            return true
        }
    }

    /// Calls `action` when the load has ended, just before its handlers, if any, are called.
    func whenFinished(_ action: @escaping @Sendable () -> Void) {
        if let relay { return relay.whenOver(action) }
        let hasEnded = state.withLock { state in
            if state.outcome == nil { state.whenFinished.append(action) }
            return state.outcome != nil
        }
        if hasEnded { action() }
    }

    /// Ends the task at the first call, and returns the task doing its work. Releases what that has reported: a
    /// snapshot holds everything that arrived, and the task may be kept for its answer.
    @discardableResult
    func finish(_ outcome: Result<ImageResponse, ImageError>) -> RunningTask? {
        let ended = state.withLock { state -> State? in
            guard state.outcome == nil else { return nil }
            defer { state = State(outcome: outcome) }
            return state
        }
        guard let ended else { return nil }
        for (_, awaiter) in ended.awaiters.sorted(by: { $0.key < $1.key }) { awaiter.resume(returning: outcome) }
        for subscriber in ended.subscribers.values { subscriber.post(.finished(outcome)) }
        for action in ended.whenFinished { action() }
        relay?.post(.finished(outcome))
        return ended.work
    }

    private func report(_ snapshot: Sequenced<LoadingSnapshot>) {
        let change = state.withLock {
            state -> (
                events: [LoadEvent<ImageResponse>], readers: [EventMailbox<ImageResponse>], old: LoadingSnapshot?
            )? in
            guard state.outcome == nil, snapshot.overtakes(state.snapshot) else { return nil }
            // The old one is returned with the rest and freed after the lock: previews may hold objects of other
            // modules.
            let (old, new) = (state.snapshot?.event, snapshot.event)
            state.snapshot = snapshot
            var events: [LoadEvent<ImageResponse>] = []
            if new.progress != old?.progress { events.append(.progress(new.progress)) }
            if let preview = new.preview, preview.byteCount > old?.preview?.byteCount ?? 0 {
                events.append(.preview(preview.response))
            }
            return (events, Array(state.subscribers.values), old)
        }
        guard let change else { return }
        // Mailboxes drop events that arrive after the end or after newer ones, so nothing can follow these even now.
        for event in change.events {
            for reader in change.readers { reader.post(event, stamp: snapshot.stamp) }
            relay?.post(event, stamp: snapshot.stamp)
        }
    }

    private func stopWaiting(_ id: WaitID) {
        state.withLock { $0.awaiters.removeValue(forKey: id) }?.resume(returning: .failure(.cancelled))
    }

    private func unsubscribe(_ id: WaitID) {
        let mailbox = state.withLock { $0.subscribers.removeValue(forKey: id) }
        withExtendedLifetime(mailbox) {}
    }

    /// Held by a sequence of events: when it is released, nothing more is collected for the sequence.
    private final class Subscription: Sendable {
        let id = WaitID()
        private let task: ImageTask

        init(to task: ImageTask) { self.task = task }

        deinit { task.unsubscribe(id) }
    }
}

extension ImageTask: Hashable {
    /// Whether both are the same task.
    public static func == (a: ImageTask, b: ImageTask) -> Bool { a === b }

    /// Hashes the ``id``.
    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension LoadEvent<ImageResponse> {
    /// The image that the event carries.
    var image: DecodedImage? {
        switch self {
        case .preview(let response), .finished(.success(let response)): response.image
        case .progress, .finished(.failure): nil
        }
    }
}

extension ImageTask.Event {
    init(_ event: LoadEvent<ImageResponse>) {
        switch event {
        case .progress(let progress): self = .progress(progress)
        case .preview(let preview): self = .preview(preview)
        case .finished(let outcome): self = .finished(outcome)
        }
    }
}
