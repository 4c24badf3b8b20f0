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
        /// Nil until the work has begun.
        var task: RunningTask?
        var waiters: [WaitID: Waiter] = [:]
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

    /// A key by reference, with its hash: keys are some hundred bytes, and each wait has several copies of its own.
    fileprivate final class Name: Hashable, Sendable {
        let key: Key
        private let hash: Int

        init(_ key: Key) {
            self.key = key
            hash = key.hashValue
        }

        static func == (a: Name, b: Name) -> Bool { a === b || (a.hash == b.hash && a.key == b.key) }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    private let entries = Mutex<[Name: Entry]>([:])
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
    @inline(never)  // with the keys, 500 bytes of each caller's frame
    func value(
        for key: @autoclosure () -> Key, demand: Demand, onEvent: EventHandler? = nil, by work: @escaping Work
    ) async throws(ImageError) -> Output {
        if Task.isCancelled { throw .cancelled }
        let (key, id) = (name(key), WaitID())
        // Before entering, so that no change is missed.
        demand.follow(as: id, { [weak self, weak demand] in if let demand { self?.reprioritize(key, id, demand) } })
        defer { demand.unfollow(id) }
        return try await withTaskCancellationHandler {
            await suspended { suspension in
                enter(
                    key, id, Waiter(suspension: suspension, priority: demand.priority, onEvent: onEvent), demand, work)
                // Cancelled before `enter`: the handler found nothing to take out.
                if Task.isCancelled { leave(key, id) }
            }
        } onCancel: {
            leave(key, id)
        }.get()
    }

    @inline(never)  // copies the key
    private func name(_ key: () -> Key) -> Name { Name(key()) }

    @inline(never)  // copies an entry
    private func enter(_ key: Name, _ id: WaitID, _ newcomer: Waiter, _ demand: Demand, _ work: @escaping Work) {
        var started: Job?
        var latest: Stamped<Event>?
        var followers: [Demand.Follower] = []
        entries.withLock { entries in
            var waiter = newcomer
            // Read again under the lock: a change since then found no waiter to tell.
            waiter.priority = demand.priority
            if let index = entries.index(forKey: key) {
                entries.values[index].waiters[id] = waiter
                entries.values[index].census[waiter.priority.rawValue] += 1
                followers = entries.values[index].settlePriority()
                latest = entries.values[index].latest
            } else {
                let job = Job(key, waiter.priority, turn: demand.turn ?? id, in: self)
                var entry = Entry(job: job)
                entry.waiters[id] = waiter
                entry.census[waiter.priority.rawValue] = 1
                entries[key] = entry
                if entries.count > most.load(ordering: .relaxed) { most.store(entries.count, ordering: .relaxed) }
                started = job
            }
        }
        if let started { start(started, key, work) }
        if let onEvent = newcomer.onEvent, let latest { onEvent(latest) }
        for follower in followers { follower() }
    }

    private func start(_ job: Job, _ key: Name, _ work: @escaping Work) {
        startTask { [self] running in
            // Before all else, so that whoever leaves from now on can cancel it.
            guard begin(key, job, running) else { return }
            let outcome: Outcome
            do throws(ImageError) {
                outcome = .success(try await work(job))
            } catch {
                // A part of the pipeline that gives up of itself must not look like a cancellation by those who wait,
                // none of whom has asked for one.
                let isOwn = error == .cancelled && !Task.isCancelled
                outcome = .failure(isOwn ? .request(.givenUp) : error)
            }
            finish(key, job, outcome)
        }
    }

    /// Whether the work is still wanted at its beginning.
    private func begin(_ key: Name, _ job: Job, _ running: RunningTask) -> Bool {
        entries.withLock { entries in
            guard let index = entries.index(forKey: key), entries.values[index].job === job else { return false }
            entries.values[index].task = running
            return true
        }
    }

    private func finish(_ key: Name, _ job: Job, _ outcome: Outcome) {
        var isBurstEnd = false
        let removed = entries.withLock { entries -> Dictionary<Name, Entry>.Element? in
            defer { isBurstEnd = endsBurst(&entries) }
            guard let index = entries.index(forKey: key), entries.values[index].job === job else { return nil }
            return entries.remove(at: index)
        }
        if isBurstEnd { burstEnded() }
        guard let entry = removed?.value else { return }
        // In the order they came: a task group of n callers takes O(n²) to reap children that end in random order.
        for (_, waiter) in entry.waiters.sorted(by: { $0.key < $1.key }) {
            waiter.suspension.resume(returning: outcome)
        }
    }

    private func leave(_ key: Name, _ id: WaitID) {
        // Taken out under the lock and freed after it: what it has reported may call back as it goes.
        var abandoned: Dictionary<Name, Entry>.Element?
        var followers: [Demand.Follower] = []
        var isBurstEnd = false
        let waiter = entries.withLock { entries -> Waiter? in
            defer { isBurstEnd = endsBurst(&entries) }
            guard let index = entries.index(forKey: key),
                let waiter = entries.values[index].waiters.removeValue(forKey: id)
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
        abandoned?.value.task?.cancel()
        for follower in followers { follower() }
        if isBurstEnd { burstEnded() }
    }

    /// Whether few are left of many; to be called under the lock, after an entry has gone.
    private func endsBurst(_ entries: inout [Name: Entry]) -> Bool {
        let most = most.load(ordering: .relaxed)
        guard most >= HeapTrim.burst, entries.count <= most / 64 else { return false }
        self.most.store(0, ordering: .relaxed)
        // In a table that has no room for thousands any more.
        entries = entries.filter { _ in true }
        return true
    }

    private func reprioritize(_ key: Name, _ id: WaitID, _ demand: Demand) {
        let followers = entries.withLock { entries -> [Demand.Follower] in
            guard let index = entries.index(forKey: key), let old = entries.values[index].waiters[id]?.priority else {
                return []
            }
            let new = demand.priority
            entries.values[index].waiters[id]?.priority = new
            entries.values[index].census[old.rawValue] -= 1
            entries.values[index].census[new.rawValue] += 1
            return entries.values[index].settlePriority()
        }
        for follower in followers { follower() }
    }

    private func report(_ event: Stamped<Event>, _ key: Name, _ job: Job) {
        let (handlers, overtaken) = entries.withLock { entries -> ([EventHandler], Stamped<Event>?) in
            guard let index = entries.index(forKey: key), entries.values[index].job === job,
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
    func waiterCount(for key: Key) -> Int { entries.withLock { $0[Name(key)]?.waiters.count ?? 0 } }

    /// What a piece of work sees of itself: whom it works for, and where it reports to.
    final class Job: Sendable {
        /// The greatest demand among those who wait for the work.
        let demand: Demand
        private let key: Name
        private let table: SharedWork

        fileprivate init(_ key: Name, _ priority: WorkPriority, turn: WaitID, in table: SharedWork) {
            self.key = key
            self.table = table
            demand = Demand(priority, turn: turn)
        }

        /// Tells all who wait.
        func report(_ event: Event) { table.report(Stamped(event), key, self) }

        /// Tells all who wait what another job has reported.
        func forward(_ event: Stamped<Event>) { table.report(event, key, self) }
    }
}
