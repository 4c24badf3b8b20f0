import Synchronization

/// Does a prefetcher's work, at most `width` items at a time, in order.
///
/// Separate from ``ImagePrefetcher``, because the running items retain it, and the end of the prefetcher must stop
/// them. Nothing is called while the lock is held.
final class PrefetchRunner: Sendable {
    typealias CompletionHandler = @isolated(any) @Sendable () -> Void

    private struct State {
        var queue = PrefetchQueue()
        var running = 0
        var width: Int
        var isPaused = false
        /// Whether items are being started. Only one thread does so at a time, so that two that saw an item end never
        /// start the next two in the wrong order; and in a loop, so that items which end at once do not pile up on the
        /// stack.
        var isStarting = false
        var didComplete: CompletionHandler?

        var hasRoom: Bool { !isPaused && running < width }
    }

    /// The priority of all loads, so that it is changed in one place.
    let demand: LivePriority

    private let pipeline: ImagePipeline
    private let destination: ImagePrefetcher.Destination
    private let state: Mutex<State>

    init(
        _ pipeline: ImagePipeline, _ destination: ImagePrefetcher.Destination, width: Int, priority: LoadPriority
    ) {
        self.pipeline = pipeline
        self.destination = destination
        demand = LivePriority(priority)
        state = Mutex(State(width: max(1, width)))
    }

    var unfinishedCount: Int { state.withLock { $0.queue.count } }

    var isPaused: Bool {
        get { state.withLock { $0.isPaused } }
        set {
            state.withLock { $0.isPaused = newValue }
            startItemsElsewhere()
        }
    }

    var width: Int {
        get { state.withLock { $0.width } }
        set {
            state.withLock { $0.width = max(1, newValue) }
            startItemsElsewhere()
        }
    }

    var didComplete: CompletionHandler? {
        get { state.withLock { $0.didComplete } }
        set {
            // The old one is released after the lock: it may own an object whose end calls this one.
            let old = state.withLock { state in
                defer { state.didComplete = newValue }
                return state.didComplete
            }
            withExtendedLifetime(old) {}
        }
    }

    func start(_ batch: ImagePrefetcher.Batch) {
        var skipped: [Int] = []
        // Keys are computed before the lock is taken: each takes some microseconds.
        var wanted: [(PrefetchKey, PrefetchTicket)] = []
        for (index, request) in batch.requests.enumerated() {
            if isInMemory(request) {
                skipped.append(index)
            } else {
                wanted.append((PrefetchKey(request, destination), PrefetchTicket(batch: batch, index: index)))
            }
        }
        batch.end(skipped, .skipped)
        let isIdle = state.withLock { state in
            for (key, ticket) in wanted { state.queue.add(ticket, for: key) }
            return wanted.isEmpty && state.queue.count == 0
        }
        if isIdle { announceCompletion() }
        startItemsElsewhere()
    }

    func stop() { remove { $0.queue.removeAll() } }

    func stop(_ requests: [ImageRequest]) {
        let keys = requests.map { PrefetchKey($0, destination) }
        remove { state in
            var removal = PrefetchQueue.Removal()
            for key in keys { state.queue.remove(key, into: &removal) }
            return removal
        }
    }

    func stop(_ batch: ImagePrefetcher.Batch, keepingRunning: Bool = false) {
        let keys = Set(batch.unfinished.map { PrefetchKey($0, destination) })
        remove { state in
            var removal = PrefetchQueue.Removal()
            for key in keys { state.queue.remove(key, of: batch, keepingRunning: keepingRunning, into: &removal) }
            return removal
        }
    }

    private func remove(_ body: (inout State) -> PrefetchQueue.Removal) {
        let (removal, isLast) = state.withLock { state in
            let removal = body(&state)
            return (removal, !removal.tickets.isEmpty && state.queue.count == 0)
        }
        PrefetchTicket.end(removal.tickets, .stopped)
        for task in removal.tasks { task.cancel() }
        if isLast { announceCompletion() }
    }

    /// Starts items off the caller's thread, which may be the main one: the first part of a load runs where it is
    /// started.
    private func startItemsElsewhere() {
        if mayStartItems() { Task.detached { await self.startItems() } }
    }

    private func mayStartItems() -> Bool {
        state.withLock { state in
            guard !state.isStarting, state.hasRoom, state.queue.hasTurns else { return false }
            state.isStarting = true
            return true
        }
    }

    private func next() -> (turn: PrefetchQueue.Turn, request: ImageRequest)? {
        state.withLock { state in
            guard state.hasRoom, let next = state.queue.next() else {
                state.isStarting = false
                return nil
            }
            state.running += 1
            return next
        }
    }

    private func startItems() async {
        var count = 0
        while let (turn, request) = next() {
            if isInMemory(request) { finish(turn, .skipped) } else { start(turn, request) }
            count += 1
            // Thousands of items may end right here; other work needs the thread too.
            if count.isMultiple(of: 64) { await Task.yield() }
        }
    }

    private func start(_ turn: PrefetchQueue.Turn, _ request: ImageRequest) {
        startTask { [self] task in
            // Before the load begins, so that stopping the item from now on can cancel it.
            let isWanted = state.withLock { $0.queue.keep(task, for: turn) }
            finish(turn, isWanted ? await outcome(of: request) : .stopped)
            if mayStartItems() { await startItems() }
        }
    }

    private func finish(_ turn: PrefetchQueue.Turn, _ outcome: ImagePrefetcher.Outcome) {
        let (tickets, isLast) = state.withLock { state in
            state.running -= 1
            let tickets = state.queue.finish(turn)
            return (tickets, !tickets.isEmpty && state.queue.count == 0)
        }
        PrefetchTicket.end(tickets, outcome)
        if isLast { announceCompletion() }
    }

    private func outcome(of request: ImageRequest) async -> ImagePrefetcher.Outcome {
        var request = request
        request.purpose = .prefetching
        do throws(ImageError) {
            switch destination {
            case .memory:
                let source = try await pipeline.engine.loads.load(request, demand: demand).source
                return source == .memory ? .skipped : .loaded(source)
            case .disk:
                // Better slower than in vain.
                request.isKeptForCertain = true
                let source = try await pipeline.engine.loads.data(for: request, demand: demand).source
                await pipeline.engine.parts.dataCache(of: request)?.waitForRoom()
                return source == .disk ? .skipped : .loaded(source)
            }
        } catch {
            return .failed(error)
        }
    }

    private func isInMemory(_ request: ImageRequest) -> Bool {
        var request = request
        request.purpose = .prefetching
        return destination == .memory && pipeline.cachedImage(for: request) != nil
    }

    private func announceCompletion() {
        guard let handler = didComplete else { return }
        Task.detached { await handler() }
    }
}
