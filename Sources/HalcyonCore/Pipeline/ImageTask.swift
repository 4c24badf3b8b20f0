import Synchronization

/// One load that has been started: to be awaited by many, watched, hurried up or given up.
public final class ImageTask: Sendable {
    /// Names a task within the process.
    public struct ID: Hashable, Sendable {
        private let number = WaitID()
    }

    /// What happens in a load.
    public enum Event: Sendable {
        /// More bytes have arrived.
        case progress(LoadingProgress)
        /// The load has ended; the last event.
        case finished(Result<ImageResponse, ImageError>)
    }

    private typealias Outcome = Result<ImageResponse, ImageError>

    private struct State {
        var outcome: Outcome?
        var progress: Stamped<LoadingProgress>?
        var awaiters: [WaitID: Suspension<Outcome>] = [:]
        var subscribers: [WaitID: AsyncStream<Event>.Continuation] = [:]
        var work: Task<Void, Never>?
    }

    /// Names the task.
    public let id = ID()
    /// What is loaded.
    public let request: ImageRequest

    private let demand: Demand
    private let state = Mutex(State())

    init(request: ImageRequest) {
        self.request = request
        demand = Demand(request.priority)
    }

    /// How urgently the image is wanted; a change takes hold at once, wherever the load is queued. Default: the request's.
    public var priority: ImageRequest.Priority {
        get { demand.priority }
        set { demand.priority = newValue }
    }

    /// The outcome. May be awaited by any number of tasks, before and after the end.
    ///
    /// A task that is cancelled while it waits stops waiting, at once, and leaves the load alone.
    ///
    /// - Throws: `ImageError.cancelled` when this load or the awaiting task is cancelled; why the load failed otherwise.
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

    /// The image alone. See ``response``.
    ///
    /// - Throws: as ``response``.
    public var image: DecodedImage {
        get async throws(ImageError) { try await response.image }
    }

    /// What happens, from the current state on: a late subscriber begins with what there is. Ends after `.finished`.
    ///
    /// Each read makes a sequence of its own. A slow reader misses progress that newer progress has overtaken, and nothing
    /// else.
    public var events: AsyncStream<Event> {
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .bufferingNewest(1))
        let id = WaitID()
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.subscribers.removeValue(forKey: id) }
        }
        let outcome = state.withLock { state in
            if state.outcome == nil {
                if let progress = state.progress { continuation.yield(.progress(progress.event)) }
                state.subscribers[id] = continuation
            }
            return state.outcome
        }
        // Outside the lock, which the end of a stream takes again.
        if let outcome {
            continuation.yield(.finished(outcome))
            continuation.finish()
        }
        return stream
    }

    /// Gives the load up: it ends with `ImageError.cancelled`, unless it has ended already. The transfer goes on only if
    /// somebody else wants it.
    public func cancel() {
        finish(.failure(.cancelled))
        state.withLock { $0.work }?.cancel()
    }

    func start(in pipeline: ImagePipeline) {
        let work = startTask { [self] in
            let outcome: Outcome
            do throws(ImageError) {
                outcome = .success(
                    try await pipeline.load(request, demand: demand) { [weak self] in self?.report($0) }
                )
            } catch {
                outcome = .failure(error)
            }
            finish(outcome)
        }
        state.withLock { $0.work = work }
    }

    func finish(_ outcome: Result<ImageResponse, ImageError>) {
        let ended = state.withLock { state -> State in
            guard state.outcome == nil else { return State() }
            defer {
                state.outcome = outcome
                state.awaiters = [:]
                state.subscribers = [:]
            }
            return state
        }
        for (_, awaiter) in ended.awaiters.sorted(by: { $0.key < $1.key }) { awaiter.resume(returning: outcome) }
        for subscriber in ended.subscribers.values {
            subscriber.yield(.finished(outcome))
            subscriber.finish()
        }
    }

    private func report(_ progress: Stamped<LoadingProgress>) {
        // Under the lock, so that no event follows `.finished`; a yield calls nobody back.
        state.withLock { state in
            guard state.outcome == nil, progress.stamp > state.progress?.stamp ?? 0 else { return }
            state.progress = progress
            for subscriber in state.subscribers.values { subscriber.yield(.progress(progress.event)) }
        }
    }

    private func stopWaiting(_ id: WaitID) {
        state.withLock { $0.awaiters.removeValue(forKey: id) }?.resume(returning: .failure(.cancelled))
    }
}
