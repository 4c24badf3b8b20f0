import Synchronization

/// A load that was started with handlers and has no ``ImageTask``: it ends once, by its work or by cancellation.
final class CallbackLoad<Answer: Sendable>: CancellableLoad {
    typealias ProgressHandler = @Sendable (Sequenced<LoadingProgress>) -> Void
    typealias Work = @Sendable (LoadID, LivePriority, ProgressHandler?) async throws(ImageError) -> Answer

    private struct State {
        var isOver = false
        var work: RunningTask?
    }

    let id = LoadID()
    let demand: LivePriority
    var source: String { sourceText() }
    private let sourceText: @Sendable () -> String
    private let relay: CallbackRelay<Answer>
    private let state = Mutex(State())

    init(of source: @escaping @Sendable () -> String, _ priority: LoadPriority, _ relay: CallbackRelay<Answer>) {
        sourceText = source
        demand = LivePriority(priority, turn: WaitID())
        self.relay = relay
    }

    /// Starts a load that `tokens` keeps until it ends.
    ///
    /// - Parameter source: Read only if all loads of one source are cancelled.
    static func start(
        of source: @escaping @autoclosure @Sendable () -> String, _ priority: LoadPriority,
        on executor: CallbackExecutor, _ handlers: CallbackRelay<Answer>.Handlers, in tokens: TaskTokens,
        by work: @escaping Work
    ) -> LoadID {
        let load = CallbackLoad(of: source, priority, CallbackRelay(handlers, on: executor))
        // Before the start: a load that ends immediately must be found.
        tokens.keep(load)
        load.start(by: work)
        return load.id
    }

    private func start(by body: @escaping Work) {
        let onProgress = progressHandler
        Hold.giveBack()
        startTask { [self] work in
            guard begin(work) else { return }
            do throws(ImageError) {
                finish(.success(try await body(id, demand, onProgress)))
            } catch {
                finish(.failure(error))
            }
        }
    }

    /// Whether the load is still wanted when its work begins; from then on, a cancellation cancels the work.
    private func begin(_ work: RunningTask) -> Bool {
        state.withLock { state in
            if !state.isOver { state.work = work }
            return !state.isOver
        }
    }

    /// Nil if progress has no handler.
    private var progressHandler: ProgressHandler? {
        guard relay.wantsProgress else { return nil }
        return { [relay] progress in relay.post(.progress(progress.event), stamp: progress.stamp) }
    }

    func cancel() {
        // First, so that its handlers receive nothing that was not delivered yet.
        relay.cancel()
        finish(.failure(.cancelled))?.cancel()
    }

    func whenFinished(_ action: @escaping @Sendable () -> Void) { relay.whenOver(action) }

    /// Ends the load the first time, and returns the task that works for it.
    @discardableResult
    private func finish(_ outcome: Result<Answer, ImageError>) -> RunningTask? {
        let (isFirst, work) = state.withLock { state in
            defer { state = State(isOver: true) }
            return (!state.isOver, state.work)
        }
        if isFirst { relay.post(.finished(outcome)) }
        return work
    }
}

/// A running load that can be identified by a token.
protocol CancellableLoad: AnyObject, Sendable {
    /// The token.
    var id: LoadID { get }
    /// Names what it loads.
    var source: String { get }
    /// The priority of the load.
    var demand: LivePriority { get }
    /// Ends the load with `ImageError.cancelled`, unless its completion has been delivered.
    func cancel()
    /// Calls `action` when the completion is delivered, on whatever thread that happens.
    func whenFinished(_ action: @escaping @Sendable () -> Void)
}

/// The running loads that callers have tokens for.
final class TaskTokens: Sendable {
    private let tasks = Mutex<[LoadID: any CancellableLoad]>([:])

    /// Keeps a task until its completion is delivered, so that it can be cancelled until then.
    func keep(_ task: any CancellableLoad) {
        tasks.withLock { $0[task.id] = task }
        task.whenFinished { [weak self, id = task.id] in _ = self?.tasks.withLock { $0.removeValue(forKey: id) } }
    }

    func task(_ id: LoadID) -> (any CancellableLoad)? { tasks.withLock { $0[id] } }

    /// Cancels all running loads, or those of one source.
    func cancelAll(of source: String? = nil) {
        for task in tasks.withLock({ Array($0.values) }) where source == nil || task.source == source { task.cancel() }
    }

    var count: Int { tasks.withLock { $0.count } }
}

/// Identifies one load within the process: the token that cancels it, and the identifier that its events share.
public struct LoadID: Hashable, Sendable, CustomStringConvertible {
    private let number = WaitID()

    /// Creates an identifier that no other load has, for tests of an observer.
    public init() {}

    /// Its number.
    public var description: String { number.description }
}
