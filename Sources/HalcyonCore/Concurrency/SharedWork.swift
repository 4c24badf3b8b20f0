import Synchronization

/// Runs one piece of work for all callers that request the same key at the same time.
///
/// The first caller starts the work, later ones join it, and from then on they are equal. A cancelled caller leaves
/// immediately and without affecting the others; the last one to leave cancels the work. An entry is in the table
/// exactly while its work is wanted, so nobody can join work that has ended or been cancelled. Only the caller that
/// removes a waiter from the table resumes it. Nothing is called while the lock is held.
final class SharedWork<Key: Hashable & Sendable, Output: Sendable, Event: Sendable>: Sendable {
    typealias Outcome = Result<Output, ImageError>
    typealias EventHandler = @Sendable (Sequenced<Event>) -> Void
    typealias Work = @Sendable (Job) async throws(ImageError) -> Output

    private struct Waiter {
        let suspension: Suspension<Outcome>
        var priority: LoadPriority
        let onEvent: EventHandler?
    }

    private struct Entry {
        let job: Job
        var waiters = WaitTable<Waiter>()
        /// The number of waiters of each priority.
        var census = SIMD8<Int32>()
        var latest: Sequenced<Event>?

        /// Gives the job the highest priority of its waiters; returns the followers to notify.
        func settlePriority() -> [LivePriority.Follower] {
            for priority in LoadPriority.allCases.reversed() where census[priority.rawValue] > 0 {
                return job.demand.update(to: priority)
            }
            return []
        }
    }

    /// One wait for a key. Holds the key by reference, with its hash, because keys take some hundred bytes and each
    /// wait has several copies. Waits for one key are equal, so that any of them finds the entry.
    fileprivate final class Wait: Hashable, Sendable {
        let key: Key
        let id = WaitID()
        let demand: LivePriority
        private let hash: Int

        init(_ key: Key, _ demand: LivePriority) {
            self.key = key
            self.demand = demand
            hash = key.hashValue
        }

        static func == (a: Wait, b: Wait) -> Bool { a === b || (a.hash == b.hash && a.key == b.key) }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    private let entries = Mutex<[Wait: Entry]>([:])
    /// The maximum number of entries since the last burst. Used only under the lock.
    private let most = Atomic<Int>(0)
    private let burstEnded: @Sendable () -> Void

    /// - Parameter burstEnded: Called when few are left of at least ``HeapTrim/burst`` simultaneous pieces of work.
    ///   Default: returns their memory to the system.
    init(burstEnded: @escaping @Sendable () -> Void = { HeapTrim.shared.burstEnded() }) {
        self.burstEnded = burstEnded
    }

    /// Returns the outcome of the work for `key`: of the running work, or of `work`, which starts now.
    ///
    /// - Throws: Any error that the work throws; `ImageError.cancelled`, immediately, if the calling task is cancelled.
    @inline(never)  // 300 bytes of each caller's frame
    func value(
        for key: @autoclosure () -> Key, demand: LivePriority, onEvent: EventHandler? = nil, by work: @escaping Work
    ) async throws(ImageError) -> Output {
        let wait = wait(key, demand)
        // Before entering, so that no change is missed.
        demand.follow(as: wait.id, { [self] in reprioritize(wait) })
        defer { wait.demand.unfollow(wait.id) }
        return try await withTaskCancellationHandler {
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

    @inline(never)  // copies the key
    private func wait(_ key: () -> Key, _ demand: LivePriority) -> Wait { Wait(key(), demand) }

    @inline(never)  // copies an entry
    private func enter(
        _ wait: Wait, _ suspension: Suspension<Outcome>, _ onEvent: EventHandler?, _ work: @escaping Work
    ) {
        var started: Job?
        var latest: Sequenced<Event>?
        var followers: [LivePriority.Follower] = []
        entries.withLock { entries in
            // Read under the lock: an earlier change found no waiter to notify.
            let waiter = Waiter(suspension: suspension, priority: wait.demand.priority, onEvent: onEvent)
            if let index = entries.index(forKey: wait) {
                entries.values[index].waiters.insert(waiter, for: wait.id)
                entries.values[index].census[waiter.priority.rawValue] += 1
                followers = entries.values[index].settlePriority()
                latest = entries.values[index].latest
            } else {
                let job = Job(wait, waiter.priority, in: self)
                var entry = Entry(job: job)
                entry.waiters.insert(waiter, for: wait.id)
                entry.census[waiter.priority.rawValue] = 1
                entries[wait] = entry
                if entries.count > most.load(ordering: .relaxed) { most.store(entries.count, ordering: .relaxed) }
                started = job
            }
        }
        if let started { start(started, work) }
        if let onEvent, let latest { onEvent(latest) }
        for follower in followers { follower() }
    }

    private func start(_ job: Job, _ work: @escaping Work) {
        _ = startTask { [self] in
            // First of all, so that a caller that leaves from now on can cancel it.
            guard job.handle.begin() else { return }
            let outcome: Outcome
            do throws(ImageError) {
                outcome = .success(try await work(job))
            } catch {
                // Work that gives up by itself must not look like a cancellation by the waiting callers, none of whom
                // requested one.
                let isOwn = error == .cancelled && !Task.isCancelled
                outcome = .failure(isOwn ? .request(.givenUp) : error)
            }
            // If another caller has removed the work from the table, it is about to cancel it. Nobody else does.
            if !finish(job, outcome) { await job.handle.end() }
        }
    }

    /// Whether the work was wanted until its end.
    @inline(never)  // otherwise 1,400 bytes in the frame of each piece of work
    private func finish(_ job: Job, _ outcome: Outcome) -> Bool {
        var isBurstEnd = false
        let removed = entries.withLock { entries -> Dictionary<Wait, Entry>.Element? in
            defer { isBurstEnd = endsBurst(&entries) }
            guard let index = entries.index(forKey: job.first), entries.values[index].job === job else { return nil }
            return entries.remove(at: index)
        }
        if isBurstEnd { burstEnded() }
        guard let entry = removed?.value else { return false }
        // In order of arrival: a task group of n callers takes O(n²) to reap children that end in random order.
        entry.waiters.forEachInOrder { $0.suspension.resume(returning: outcome) }
        return true
    }

    private func leave(_ wait: Wait) {
        // Removed under the lock and freed after it: freeing a reported event may call back.
        var abandoned: Dictionary<Wait, Entry>.Element?
        var followers: [LivePriority.Follower] = []
        var isBurstEnd = false
        let waiter = entries.withLock { entries -> Waiter? in
            defer { isBurstEnd = endsBurst(&entries) }
            guard let index = entries.index(forKey: wait),
                let waiter = entries.values[index].waiters.remove(wait.id)
            else { return nil }
            entries.values[index].census[waiter.priority.rawValue] -= 1
            if entries.values[index].waiters.isEmpty {
                abandoned = entries.remove(at: index)
            } else {
                followers = entries.values[index].settlePriority()
            }
            return waiter
        }
        waiter?.suspension.resume(returning: .failure(.cancelled))
        abandoned?.value.job.handle.cancel()
        for follower in followers { follower() }
        if isBurstEnd { burstEnded() }
    }

    /// Whether few entries are left of a burst; call it under the lock, after removing an entry.
    private func endsBurst(_ entries: inout [Wait: Entry]) -> Bool {
        let most = most.load(ordering: .relaxed)
        guard most >= HeapTrim.burst, entries.count <= most / 64 else { return false }
        self.most.store(0, ordering: .relaxed)
        // Moves the rest to a table without capacity for thousands of entries.
        entries = entries.filter { _ in true }
        return true
    }

    private func reprioritize(_ wait: Wait) {
        let followers = entries.withLock { entries -> [LivePriority.Follower] in
            guard let index = entries.index(forKey: wait), let old = entries.values[index].waiters[wait.id]?.priority
            else { return [] }
            let new = wait.demand.priority
            entries.values[index].waiters[wait.id]?.priority = new
            entries.values[index].census[old.rawValue] -= 1
            entries.values[index].census[new.rawValue] += 1
            return entries.values[index].settlePriority()
        }
        for follower in followers { follower() }
    }

    private func report(_ event: Sequenced<Event>, _ job: Job) {
        let (handlers, overtaken) = entries.withLock { entries -> ([EventHandler], Sequenced<Event>?) in
            guard let index = entries.index(forKey: job.first), entries.values[index].job === job,
                event.overtakes(entries.values[index].latest)
            else { return ([], nil) }
            let overtaken = entries.values[index].latest
            entries.values[index].latest = event
            return (entries.values[index].waiters.values.compactMap(\.onEvent), overtaken)
        }
        withExtendedLifetime(overtaken) {}
        for handler in handlers { handler(event) }
    }

    /// The number of keys with running work.
    var count: Int { entries.withLock { $0.count } }

    /// The number of callers that wait for `key`.
    func waiterCount(for key: Key) -> Int {
        entries.withLock { $0[Wait(key, .constant(.normal))]?.waiters.count ?? 0 }
    }

    /// The view that a piece of work has of itself: the priority of its callers, and where to report events.
    final class Job: Sendable {
        /// The highest priority among the callers that wait for the work.
        let demand: LivePriority
        fileprivate let handle = TaskHandle()
        /// The wait that started the job; finds its entry in the table.
        fileprivate let first: Wait
        private let table: SharedWork

        fileprivate init(_ first: Wait, _ priority: LoadPriority, in table: SharedWork) {
            self.first = first
            self.table = table
            demand = LivePriority(priority, turn: first.demand.turn ?? first.id)
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

/// Values by wait. Most tables have a single wait, which is stored outside the dictionary and needs no allocation.
struct WaitTable<Value> {
    private var single: (id: WaitID, value: Value)?
    private var others: [WaitID: Value] = [:]

    var count: Int { (single == nil ? 0 : 1) + others.count }
    var isEmpty: Bool { single == nil && others.isEmpty }

    /// All values, in no particular order.
    var values: [Value] { (single.map { [$0.value] } ?? []) + others.values }

    subscript(id: WaitID) -> Value? {
        get { single?.id == id ? single?.value : others[id] }
        _modify {
            if single?.id == id {
                var value = single?.value
                defer { single = value.map { (id, $0) } }
                yield &value
            } else {
                yield &others[id]
            }
        }
    }

    /// Adds the value of a new wait.
    mutating func insert(_ value: Value, for id: WaitID) {
        if isEmpty { single = (id, value) } else { others[id] = value }
    }

    /// Removes and returns the value of a wait.
    mutating func remove(_ id: WaitID) -> Value? {
        guard single?.id == id else { return others.isEmpty ? nil : others.removeValue(forKey: id) }
        defer { single = nil }
        return single?.value
    }

    /// Calls `body` with each value, in the order in which the waits began.
    func forEachInOrder(_ body: (Value) -> Void) {
        if others.isEmpty {
            if let single { body(single.value) }
            return
        }
        var all = others.map { (id: $0.key, value: $0.value) }
        if let single { all.append(single) }
        for (_, value) in all.sorted(by: { $0.id < $1.id }) { body(value) }
    }
}

extension WaitTable: Sendable where Value: Sendable {}

/// Identifies one wait, for a job or for a permit; a later wait has a greater number.
struct WaitID: Hashable, Comparable, Sendable, CustomStringConvertible {
    private let number: UInt64
    private static let last = Atomic<UInt64>(0)

    /// Draws the next number.
    init() { number = Self.last.add(1, ordering: .relaxed).newValue }

    var description: String { String(number) }

    static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
