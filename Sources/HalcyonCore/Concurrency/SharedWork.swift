import Synchronization

/// Runs one piece of work for all callers that request the same key at the same time.
///
/// The first caller starts the work, later ones join it, and from then on they are equal. A cancelled caller leaves
/// immediately and without affecting the others; the last one to leave cancels the work. An entry is in the table
/// exactly while its work is wanted, so nobody can join work that has ended or been cancelled. Only the caller that
/// removes a waiter from the table resumes it. Nothing is called while the lock is held.
///
/// Work that other work starts, and waits for, runs in that work's task; see ``WorkHost``.
final class SharedWork<Key: Hashable & Sendable, Output: Sendable, Event: Sendable>: Sendable {
    typealias Outcome = Result<Output, ImageError>
    typealias EventHandler = @Sendable (Sequenced<Event>) -> Void
    typealias Work = @Sendable (Job) async throws(ImageError) -> Output

    fileprivate struct Waiter {
        /// Nil for work in whose task the job runs: it needs no waking.
        let suspension: Suspension<Outcome>?
        var priority: LoadPriority
        let onEvent: EventHandler?
    }

    /// Those who wait for a job, and what it last told them.
    fileprivate struct Waiters {
        var table = WaitTable<Waiter>()
        var counts = PriorityCounts()
        var latest: Sequenced<Event>?

        mutating func insert(_ waiter: Waiter, for id: WaitID) {
            table.insert(waiter, for: id)
            counts.add(1, of: waiter.priority)
        }

        mutating func remove(_ id: WaitID) -> Waiter? {
            guard let waiter = table.remove(id) else { return nil }
            counts.add(-1, of: waiter.priority)
            return waiter
        }
    }

    /// One wait for a key. Holds the key by reference, with its hash, because keys take some hundred bytes and each
    /// wait has several copies. Waits for one key are equal, so that any of them finds the entry.
    fileprivate final class Wait: Hashable, Sendable, HostedWait {
        let key: Key
        let id = WaitID()
        let demand: LivePriority
        private let hash: Int
        private let table: SharedWork

        init(_ key: Key, _ demand: LivePriority, in table: SharedWork) {
            self.key = key
            self.demand = demand
            self.table = table
            hash = key.hashValue
        }

        func leave() { table.leave(self) }

        func reprioritize() { table.reprioritize(self) }

        static func == (a: Wait, b: Wait) -> Bool { a === b || (a.hash == b.hash && a.key == b.key) }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    private let entries = Mutex<[Wait: Job]>([:])
    /// The maximum number of entries since the last burst. Used only under the lock.
    private let most = Atomic<Int>(0)
    /// Whether ``close()`` was called. Used only under the lock.
    private let isClosed = Atomic<Bool>(false)
    private let burstEnded: @Sendable () -> Void

    /// - Parameter burstEnded: Called when few are left of at least ``HeapTrim/burst`` simultaneous pieces of work.
    ///   Default: returns their memory to the system.
    init(burstEnded: @escaping @Sendable () -> Void = { HeapTrim.shared.burstEnded() }) {
        self.burstEnded = burstEnded
    }

    /// Returns the outcome of the work for `key`: of the running work, or of `work`, which starts now.
    ///
    /// - Throws: Any error that the work throws; `ImageError.cancelled`, immediately, if the calling task is cancelled;
    ///   `ImageError.request(.invalidated)` after ``close()``.
    @inline(never)  // 300 bytes of each caller's frame
    func value(
        for key: @autoclosure () -> Key, demand: LivePriority, onEvent: EventHandler? = nil, by work: @escaping Work
    ) async throws(ImageError) -> Output {
        let wait = wait(key, demand)
        // Before entering, so that no change is missed.
        demand.follow(as: wait.id, { wait.reprioritize() })
        defer { wait.demand.unfollow(wait.id) }
        if let job = hostedJob(wait, onEvent) { return try await hostedValue(of: job, work) }
        return try await sharedValue(wait, onEvent, work)
    }

    @inline(never)  // copies the key
    private func wait(_ key: () -> Key, _ demand: LivePriority) -> Wait { Wait(key(), demand, in: self) }

    @inline(never)  // its frame is only for those who wait for another task
    private func sharedValue(
        _ wait: Wait, _ onEvent: EventHandler?, _ work: @escaping Work
    ) async throws(ImageError) -> Output {
        try await withTaskCancellationHandler {
            await suspended { (suspension: Suspension<Outcome>) in
                // Not thrown earlier: each `throw` takes 48 bytes of the frame.
                if Task.isCancelled { return suspension.resume(returning: .failure(.cancelled)) }
                enter(wait, suspension, onEvent, work)
                // Cancelled before `enter`: the handler found nothing to remove.
                if Task.isCancelled { leave(wait) }
            }
        } onCancel: {
            leave(wait)
        }.get()
    }

    @inline(never)  // copies a waiter
    private func enter(
        _ wait: Wait, _ suspension: Suspension<Outcome>, _ onEvent: EventHandler?, _ work: @escaping Work
    ) {
        var started: Job?
        var latest: Sequenced<Event>?
        var followers: [LivePriority.Follower] = []
        let isRefused = entries.withLock { entries -> Bool in
            if isClosed.load(ordering: .relaxed) { return true }
            // Read under the lock: an earlier change found no waiter to notify.
            let waiter = Waiter(suspension: suspension, priority: wait.demand.priority, onEvent: onEvent)
            if let index = entries.index(forKey: wait) {
                entries.values[index].waiters.insert(waiter, for: wait.id)
                followers = entries.values[index].settlePriority()
                latest = entries.values[index].waiters.latest
            } else {
                started = begin(waiter, wait, RunningTask(), in: &entries)
            }
            return false
        }
        if isRefused { return suspension.resume(returning: .failure(.request(.invalidated))) }
        if let started { start(started, work) }
        if let onEvent, let latest { onEvent(latest) }
        for follower in followers { follower() }
    }

    /// Adds the entry of work that begins; call it under the lock.
    private func begin(_ waiter: Waiter, _ wait: Wait, _ task: RunningTask, in entries: inout [Wait: Job]) -> Job {
        let job = Job(wait, waiter.priority, in: self, task)
        job.waiters.insert(waiter, for: wait.id)
        entries[wait] = job
        if entries.count > most.load(ordering: .relaxed) { most.store(entries.count, ordering: .relaxed) }
        return job
    }

    private func start(_ job: Job, _ work: @escaping Work) {
        _ = startTask { [self] in
            // First of all, so that a caller that leaves from now on can cancel it.
            guard job.host.task.begin() else { return }
            // If another caller has removed the work from the table, it is about to cancel it. Nobody else does.
            if !finish(job, await outcome(of: job, work)) { await job.host.task.end() }
        }
    }

    private func outcome(of job: Job, _ work: Work) async -> Outcome {
        do throws(ImageError) {
            return .success(try await work(job))
        } catch {
            // Work that gives up by itself must not look like a cancellation by the waiting callers, none of whom
            // requested one.
            let isOwn = error == .cancelled && !Task.isCancelled
            return .failure(isOwn ? .request(.givenUp) : error)
        }
    }

    /// Returns new work that runs in the calling task, which belongs to other work; nil if the work has to have a task
    /// of its own, or is already running.
    @inline(never)  // copies a waiter
    private func hostedJob(_ wait: Wait, _ onEvent: EventHandler?) -> Job? {
        guard let host = wait.demand.host, host.canHost else { return nil }
        let job = entries.withLock { entries -> Job? in
            guard !isClosed.load(ordering: .relaxed), entries.index(forKey: wait) == nil else { return nil }
            let waiter = Waiter(suspension: nil, priority: wait.demand.priority, onEvent: onEvent)
            return begin(waiter, wait, host.task, in: &entries)
        }
        // Cancelled before the entry: nobody has told it so.
        if let job, !host.beginWaiting(for: wait) { leave(job.first) }
        return job
    }

    /// Runs work in the calling task.
    @inline(never)  // its frame is only for those who need it
    private func hostedValue(of job: Job, _ work: Work) async throws(ImageError) -> Output {
        // Unless all callers have left, including any that has joined meanwhile.
        let outcome = job.host.isCancelled ? .failure(.cancelled) : await outcome(of: job, work)
        return try hostedEnd(of: job, outcome).get()
    }

    @inline(never)
    private func hostedEnd(of job: Job, _ outcome: Outcome) -> Outcome {
        _ = finish(job, outcome)
        // Others may have needed the work to the end, although its host has been cancelled.
        return job.first.demand.host?.endWaiting() == false ? outcome : .failure(.cancelled)
    }

    /// Whether the work was wanted until its end.
    @inline(never)  // otherwise 1,400 bytes in the frame of each piece of work
    private func finish(_ job: Job, _ outcome: Outcome) -> Bool {
        job.host.end()
        var isBurstEnd = false
        let removed = entries.withLock { entries -> Waiters? in
            defer { isBurstEnd = endsBurst(&entries) }
            guard let index = entries.index(forKey: job.first), entries.values[index] === job else { return nil }
            return entries.remove(at: index).value.takeWaiters()
        }
        if isBurstEnd { burstEnded() }
        guard let waiters = removed else { return false }
        // In order of arrival: a task group of n callers takes O(n²) to reap children that end in random order.
        waiters.table.forEachInOrder { $0.suspension?.resume(returning: outcome) }
        return true
    }

    private func leave(_ wait: Wait) {
        // Removed under the lock and freed after it: freeing a reported event may call back.
        var abandoned: (job: Job, waiters: Waiters)?
        var followers: [LivePriority.Follower] = []
        var isBurstEnd = false
        let waiter = entries.withLock { entries -> Waiter? in
            defer { isBurstEnd = endsBurst(&entries) }
            guard let index = entries.index(forKey: wait),
                let waiter = entries.values[index].waiters.remove(wait.id)
            else { return nil }
            if entries.values[index].waiters.table.isEmpty {
                let job = entries.remove(at: index).value
                abandoned = (job, job.takeWaiters())
            } else {
                followers = entries.values[index].settlePriority()
            }
            return waiter
        }
        waiter?.suspension?.resume(returning: .failure(.cancelled))
        abandoned?.job.host.cancel()
        for follower in followers { follower() }
        if isBurstEnd { burstEnded() }
    }

    /// Ends all running work for its callers, cancels it, and lets no other begin: from now on, every call fails.
    func close() {
        let ended = entries.withLock { entries -> [(job: Job, waiters: Waiters)] in
            isClosed.store(true, ordering: .relaxed)
            defer { entries = [:] }
            return entries.values.map { ($0, $0.takeWaiters()) }
        }
        for (job, waiters) in ended {
            waiters.table.forEachInOrder { $0.suspension?.resume(returning: .failure(.request(.invalidated))) }
            job.host.cancel()
        }
    }

    /// Whether few entries are left of a burst; call it under the lock, after removing an entry.
    private func endsBurst(_ entries: inout [Wait: Job]) -> Bool {
        let most = most.load(ordering: .relaxed)
        guard most >= HeapTrim.burst, entries.count <= most / 64 else { return false }
        self.most.store(0, ordering: .relaxed)
        // Moves the rest to a table without capacity for thousands of entries.
        entries = entries.filter { _ in true }
        return true
    }

    private func reprioritize(_ wait: Wait) {
        let followers = entries.withLock { entries -> [LivePriority.Follower] in
            guard let index = entries.index(forKey: wait), var waiter = entries.values[index].waiters.remove(wait.id)
            else { return [] }
            waiter.priority = wait.demand.priority
            entries.values[index].waiters.insert(waiter, for: wait.id)
            return entries.values[index].settlePriority()
        }
        for follower in followers { follower() }
    }

    private func report(_ event: Sequenced<Event>, _ job: Job) {
        let (handlers, overtaken) = entries.withLock { entries -> ([EventHandler], Sequenced<Event>?) in
            guard let index = entries.index(forKey: job.first), entries.values[index] === job,
                event.overtakes(job.waiters.latest)
            else { return ([], nil) }
            let overtaken = job.waiters.latest
            job.waiters.latest = event
            return (job.waiters.table.values.compactMap(\.onEvent), overtaken)
        }
        withExtendedLifetime(overtaken) {}
        for handler in handlers { handler(event) }
    }

    /// The number of keys with running work.
    var count: Int { entries.withLock { $0.count } }

    /// The number of callers that wait for `key`.
    func waiterCount(for key: Key) -> Int {
        entries.withLock { $0[Wait(key, .constant(.normal), in: self)]?.waiters.table.count ?? 0 }
    }

    /// The view that a piece of work has of itself: the priority of its callers, and where to report events.
    final class Job: Sendable {
        /// The highest priority among the callers that wait for the work.
        let demand: LivePriority
        fileprivate let host: WorkHost
        /// The wait that started the job; finds its entry in the table.
        fileprivate let first: Wait
        private let table: SharedWork
        /// `nonisolated(unsafe)` holds because it is touched only under the table's lock, while the job is in the
        /// table, and before it enters.
        fileprivate nonisolated(unsafe) var waiters = Waiters()

        fileprivate init(_ first: Wait, _ priority: LoadPriority, in table: SharedWork, _ task: RunningTask) {
            self.first = first
            self.table = table
            host = WorkHost(in: task)
            demand = LivePriority(priority, turn: first.demand.turn ?? first.id, host: host)
        }

        /// Gives the job the highest priority of its waiters; returns the followers to notify.
        fileprivate func settlePriority() -> [LivePriority.Follower] { waiters.counts.top.map(demand.update) ?? [] }

        /// Removes and returns those who wait, for the caller that removes the job from the table.
        fileprivate func takeWaiters() -> Waiters {
            defer { waiters = Waiters() }
            return waiters
        }

        /// Reports an event to all waiting callers.
        func report(_ event: Event) { table.report(Sequenced(event), self) }

        /// Forwards another job's event to all waiting callers.
        func forward(_ event: Sequenced<Event>) { table.report(event, self) }
    }
}

/// Measures the overhead of shared work, for the benchmarks, which are a separate package.
@_spi(Benchmarks)
public final class WorkProbe: Sendable {
    private let tables = (0..<3).map { _ in SharedWork<Int, Int, Int>() }
    private let held = SharedWork<Int, Int, Int>()

    /// Creates a probe without work.
    public init() {}

    /// Runs work that does nothing, with each level joined to the one below.
    ///
    /// - Throws: `ImageError.cancelled` if the calling task is cancelled.
    public func run(_ key: Int, levels: Int) async throws(ImageError) -> Int {
        try await value(key, level: levels - 1, .constant(.normal))
    }

    private func value(_ key: Int, level: Int, _ demand: LivePriority) async throws(ImageError) -> Int {
        try await tables[level].value(for: key, demand: demand) { [self] job async throws(ImageError) in
            if level == 0 { return key }
            return try await value(key, level: level - 1, job.demand)
        }
    }

    /// Joins the same work, started by the first caller.
    ///
    /// - Throws: `ImageError.cancelled` if the calling task is cancelled.
    public func join(_ work: @escaping @Sendable () async -> Void) async throws(ImageError) -> Int {
        try await held.value(for: 0, demand: .constant(.normal)) { _ async throws(ImageError) in
            await work()
            return 0
        }
    }

    /// The number of callers that have joined.
    public var joinedCount: Int { held.waiterCount(for: 0) }
}
