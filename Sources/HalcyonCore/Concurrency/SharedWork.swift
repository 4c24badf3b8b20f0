import Synchronization

/// Runs one piece of work for all who ask for the same key at the same time.
///
/// The first caller starts the work, later ones join it, and from then on nothing tells them apart. A cancelled caller
/// leaves alone and at once; the last to leave cancels the work. An entry is in the table exactly while its work is
/// wanted, so nobody can join work that has ended or been given up. Whoever takes a waiter out of the table, and nobody
/// else, resumes it. Nothing is called while the lock is held.
final class SharedWork<Key: Hashable & Sendable, Output: Sendable, Event: Sendable>: Sendable {
    typealias Outcome = Result<Output, ImageError>
    typealias EventHandler = @Sendable (Stamped<Event>) -> Void
    typealias Work = @Sendable (Job) async throws(ImageError) -> Output

    private struct Waiter {
        let suspension: Suspension<Outcome>
        var priority: WorkPriority
        let onEvent: EventHandler?
    }

    private struct Entry {
        let job: Job
        var waiters = WaitTable<Waiter>()
        /// How many waiters there are of each priority.
        var census = SIMD8<Int32>()
        var latest: Stamped<Event>?

        /// Gives the job the greatest priority of its waiters; returns who must be told.
        func settlePriority() -> [Demand.Follower] {
            for priority in WorkPriority.allCases.reversed() where census[priority.rawValue] > 0 {
                return job.demand.update(to: priority)
            }
            return []
        }
    }

    /// One wait for a key: its key by reference, with its hash, as keys are some hundred bytes and each wait has several
    /// copies of its own. Waits for one key are equal, so that any of them finds the entry.
    fileprivate final class Wait: Hashable, Sendable {
        let key: Key
        let id = WaitID()
        let demand: Demand
        private let hash: Int

        init(_ key: Key, _ demand: Demand) {
            self.key = key
            self.demand = demand
            hash = key.hashValue
        }

        static func == (a: Wait, b: Wait) -> Bool { a === b || (a.hash == b.hash && a.key == b.key) }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    private let entries = Mutex<[Wait: Entry]>([:])
    /// The most entries at a time since the last burst. Used under the lock alone.
    private let most = Atomic<Int>(0)
    private let burstEnded: @Sendable () -> Void

    /// - Parameter burstEnded: Told when few are left of at least ``HeapTrim/burst`` pieces of work at a time. Default:
    ///   what they took in memory is given back.
    init(burstEnded: @escaping @Sendable () -> Void = { HeapTrim.shared.burstEnded() }) {
        self.burstEnded = burstEnded
    }

    /// The outcome of the work for `key`: of the running one, or of `work`, started now.
    ///
    /// - Throws: what the work throws; `ImageError.cancelled`, at once, when the calling task is cancelled.
    @inline(never)  // 300 bytes of each caller's frame
    func value(
        for key: @autoclosure () -> Key, demand: Demand, onEvent: EventHandler? = nil, by work: @escaping Work
    ) async throws(ImageError) -> Output {
        let wait = wait(key, demand)
        // Before entering, so that no change is missed.
        demand.follow(as: wait.id, { [self] in reprioritize(wait) })
        defer { wait.demand.unfollow(wait.id) }
        return try await withTaskCancellationHandler {
            await suspended { (suspension: Suspension<Outcome>) in
                // Not thrown before: each `throw` is 48 bytes of the frame.
                if Task.isCancelled { return suspension.resume(returning: .failure(.cancelled)) }
                enter(wait, suspension, onEvent, work)
                // Cancelled before `enter`: the handler found nothing to take out.
                if Task.isCancelled { leave(wait) }
            }
        } onCancel: {
            leave(wait)
        }.get()
    }

    @inline(never)  // copies the key
    private func wait(_ key: () -> Key, _ demand: Demand) -> Wait { Wait(key(), demand) }

    @inline(never)  // copies an entry
    private func enter(
        _ wait: Wait, _ suspension: Suspension<Outcome>, _ onEvent: EventHandler?, _ work: @escaping Work
    ) {
        var started: Job?
        var latest: Stamped<Event>?
        var followers: [Demand.Follower] = []
        entries.withLock { entries in
            // Read under the lock: a change before that found no waiter to tell.
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
            // Before all else, so that whoever leaves from now on can cancel it.
            guard job.handle.begin() else { return }
            let outcome: Outcome
            do throws(ImageError) {
                outcome = .success(try await work(job))
            } catch {
                // A part of the pipeline that gives up of itself must not look like a cancellation by those who wait,
                // none of whom has asked for one.
                let isOwn = error == .cancelled && !Task.isCancelled
                outcome = .failure(isOwn ? .request(.givenUp) : error)
            }
            // Who has taken the work out of the table is about to cancel it. Nobody else does.
            if !finish(job, outcome) { await job.handle.end() }
        }
    }

    /// Whether the work was wanted until its end.
    @inline(never)  // 1,400 bytes in the frame of each piece of work otherwise
    private func finish(_ job: Job, _ outcome: Outcome) -> Bool {
        var isBurstEnd = false
        let removed = entries.withLock { entries -> Dictionary<Wait, Entry>.Element? in
            defer { isBurstEnd = endsBurst(&entries) }
            guard let index = entries.index(forKey: job.first), entries.values[index].job === job else { return nil }
            return entries.remove(at: index)
        }
        if isBurstEnd { burstEnded() }
        guard let entry = removed?.value else { return false }
        // In the order they came: a task group of n callers takes O(n²) to reap children that end in random order.
        entry.waiters.forEachInOrder { $0.suspension.resume(returning: outcome) }
        return true
    }

    private func leave(_ wait: Wait) {
        // Taken out under the lock and freed after it: what it has reported may call back as it goes.
        var abandoned: Dictionary<Wait, Entry>.Element?
        var followers: [Demand.Follower] = []
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

    /// Whether few are left of many; to be called under the lock, after an entry has gone.
    private func endsBurst(_ entries: inout [Wait: Entry]) -> Bool {
        let most = most.load(ordering: .relaxed)
        guard most >= HeapTrim.burst, entries.count <= most / 64 else { return false }
        self.most.store(0, ordering: .relaxed)
        // In a table that has no room for thousands any more.
        entries = entries.filter { _ in true }
        return true
    }

    private func reprioritize(_ wait: Wait) {
        let followers = entries.withLock { entries -> [Demand.Follower] in
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

    private func report(_ event: Stamped<Event>, _ job: Job) {
        let (handlers, overtaken) = entries.withLock { entries -> ([EventHandler], Stamped<Event>?) in
            guard let index = entries.index(forKey: job.first), entries.values[index].job === job,
                event.stamp > entries.values[index].latest?.stamp ?? 0
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

    /// What a piece of work sees of itself: whom it works for, and where it reports to.
    final class Job: Sendable {
        /// The greatest demand among those who wait for the work.
        let demand: Demand
        fileprivate let handle = TaskHandle()
        /// The wait that it was begun for, by which its entry is found.
        fileprivate let first: Wait
        private let table: SharedWork

        fileprivate init(_ first: Wait, _ priority: WorkPriority, in table: SharedWork) {
            self.first = first
            self.table = table
            demand = Demand(priority, turn: first.demand.turn ?? first.id)
        }

        /// Tells all who wait.
        func report(_ event: Event) { table.report(Stamped(event), self) }

        /// Tells all who wait what another job has reported.
        func forward(_ event: Stamped<Event>) { table.report(event, self) }
    }
}

/// What shared work costs by itself: for the benchmarks, which are a package of their own.
@_spi(Benchmarks)
public final class WorkProbe: Sendable {
    private let tables = (0..<3).map { _ in SharedWork<Int, Int, Int>() }
    private let held = SharedWork<Int, Int, Int>()

    /// No work yet.
    public init() {}

    /// Runs work that does nothing, each level of it joined to the one below.
    ///
    /// - Throws: `ImageError.cancelled` when the calling task is cancelled.
    public func run(_ key: Int, levels: Int) async throws(ImageError) -> Int {
        try await value(key, level: levels - 1, .constant(.normal))
    }

    private func value(_ key: Int, level: Int, _ demand: Demand) async throws(ImageError) -> Int {
        try await tables[level].value(for: key, demand: demand) { [self] job async throws(ImageError) in
            if level == 0 { return key }
            return try await value(key, level: level - 1, job.demand)
        }
    }

    /// Joins one and the same work, begun by the first caller.
    ///
    /// - Throws: `ImageError.cancelled` when the calling task is cancelled.
    public func join(_ work: @escaping @Sendable () async -> Void) async throws(ImageError) -> Int {
        try await held.value(for: 0, demand: .constant(.normal)) { _ async throws(ImageError) in
            await work()
            return 0
        }
    }

    /// How many have joined.
    public var joinedCount: Int { held.waiterCount(for: 0) }
}

/// Values by their waits. Most tables have a single wait, which is kept outside of the dictionary and needs no allocation.
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

/// Names one wait, for a job or for a permit; a later wait has a greater number.
struct WaitID: Hashable, Comparable, Sendable, CustomStringConvertible {
    private let number: UInt64
    private static let last = Atomic<UInt64>(0)

    /// The next number.
    init() { number = Self.last.add(1, ordering: .relaxed).newValue }

    var description: String { String(number) }

    static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
