import HeapModule
import Synchronization

/// Limits the number of concurrent holders: the most urgent first, and among equals the load that came first.
///
/// A permit covers one stage of a load and is never held across another, nor across a wait for shared work. A load has
/// the same turn at each of its stages (``LivePriority/turn``), so work that is half done continues before anything
/// later begins, and no more intermediate results are held between the stages than there are permits.
final class Permits: Sendable {
    private struct Waiter {
        let suspension: Suspension<Bool>
        let turn: WaitID
        let isNew: Bool
        var priority: LoadPriority
    }

    private struct State {
        var free: Int
        /// The number of permits beyond the limit.
        var lent = 0
        var waiters: [WaitID: Waiter] = [:]
        /// Waiters that continue something.
        var pending = WaitQueue<Waiter> { !$0.isNew && $0.priority == $1 }
        /// Waiters that begin something, which the backlog may hold back.
        var new = WaitQueue<Waiter> { $0.isNew && $0.priority == $1 }

        mutating func enqueue(_ id: WaitID, _ waiter: Waiter) {
            let (priority, turn) = (waiter.priority, waiter.turn)
            if waiter.isNew {
                new.insert(id, priority, turn: turn, of: waiters, live: waiters.count)
            } else {
                pending.insert(id, priority, turn: turn, of: waiters, live: waiters.count)
            }
        }

        /// Keeps a permit that nobody waits for, unless there are more than the limit.
        mutating func takeBack() {
            if lent > 0 { lent -= 1 } else { free += 1 }
        }

        /// Removes and returns the waiter whose turn it is.
        mutating func next(from least: LoadPriority?) -> Waiter? {
            var first = pending.first(of: waiters)
            if let least, let other = new.first(of: waiters, from: least) {
                let isFirst = first.map { first in
                    other.priority == first.priority ? other.place < first.place : other.priority > first.priority
                }
                if isFirst ?? true { first = other }
            }
            // Its name stays in its queue, but means nothing without a waiter.
            return first.flatMap { waiters.removeValue(forKey: $0.place.id) }
        }
    }

    private let limit: Int
    private let state: Mutex<State>
    private let backlog: Backlog?
    private let held: Backlog?
    private let id = WaitID()

    /// - Parameters:
    ///   - backlog: Holds back callers that begin something new. Default: nil, nothing does.
    ///   - held: Counts each permit that is held as one. Default: nil.
    init(_ limit: Int, behind backlog: Backlog? = nil, counting held: Backlog? = nil) {
        self.limit = max(1, limit)
        state = Mutex(State(free: self.limit))
        self.backlog = backlog
        self.held = held
        backlog?.follow(as: id) { [weak self] in self?.admit() }
    }

    deinit { backlog?.unfollow(id) }

    /// Runs `body` while holding a permit, once it is this caller's turn.
    ///
    /// - Parameters:
    ///   - isNew: Whether the caller begins something whose result will wait for a later stage: such callers wait for
    ///     the backlog as well. Default: false.
    ///   - load: The bytes that the caller keeps in memory while it waits. Default: nil.
    /// - Throws: `ImageError.cancelled`, immediately, if the task is cancelled while it waits; errors of `body`.
    func withPermit<Result: Sendable>(
        for demand: LivePriority, isNew: Bool = false, waitingWith load: Backlog.Load? = nil,
        _ body: nonisolated(nonsending) () async throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        guard await acquire(for: demand, isNew: isNew, waitingWith: load) else { throw .cancelled }
        defer { release() }
        return try await body()
    }

    /// Returns whether a permit was acquired. A permit that is granted to a task cancelled at that moment counts as
    /// acquired, so that it is released: checking for cancellation here would lose it.
    func acquire(for demand: LivePriority, isNew: Bool = false, waitingWith load: Backlog.Load? = nil) async -> Bool {
        if Task.isCancelled { return false }
        if takeFree(demand, isNew) { return true }
        if let load { load.backlog.add(load) }
        defer { if let load { load.backlog.remove(load) } }
        let id = WaitID()
        demand.follow(as: id, { [self] in reprioritize(id, demand) })
        defer { demand.unfollow(id) }
        return await withTaskCancellationHandler {
            await suspended { suspension in
                let isFree = state.withLock { state in
                    let priority = demand.priority
                    if take(isNew, priority, &state) { return true }
                    let waiter = Waiter(
                        suspension: suspension, turn: demand.turn ?? id, isNew: isNew, priority: priority)
                    state.waiters[id] = waiter
                    state.enqueue(id, waiter)
                    return false
                }
                if isFree {
                    held?.add(1)
                    suspension.resume(returning: true)
                } else if Task.isCancelled {
                    leave(id)
                }
            }
        } onCancel: {
            leave(id)
        }
    }

    private func takeFree(_ demand: LivePriority, _ isNew: Bool) -> Bool {
        let priority = isNew && backlog != nil ? demand.priority : .veryHigh
        let isTaken = state.withLock { take(isNew, priority, &$0) }
        if isTaken { held?.add(1) }
        return isTaken
    }

    /// Takes a free permit, unless the backlog holds the caller back.
    private func take(_ isNew: Bool, _ priority: LoadPriority, _ state: inout State) -> Bool {
        guard state.free > 0 else { return false }
        if isNew, let backlog {
            guard let least = backlog.least, priority >= least else { return false }
        }
        state.free -= 1
        return true
    }

    /// Releases a permit.
    func release() {
        let next = state.withLock { state in
            let next = state.next(from: least)
            if next == nil { state.takeBack() }
            return next
        }
        // The permit passes directly to the next holder, and is held all the time.
        if let next { next.suspension.resume(returning: true) } else { held?.remove(1) }
    }

    /// Adds up to `count` permits beyond the limit, as far as there are waiters, until nobody waits any more.
    func lend(_ count: Int) {
        state.withLock { state in
            state.free += count
            state.lent += count
        }
        admit()
        state.withLock { state in
            let rest = min(state.free, state.lent)
            state.free -= rest
            state.lent -= rest
        }
    }

    private var least: LoadPriority? { backlog.map(\.least) ?? .veryLow }

    /// Admits waiters that were held back.
    private func admit() {
        let admitted = state.withLock { state -> [Waiter] in
            var admitted: [Waiter] = []
            while state.free > 0, let next = state.next(from: least) {
                state.free -= 1
                admitted.append(next)
            }
            return admitted
        }
        if !admitted.isEmpty { held?.add(admitted.count) }
        for waiter in admitted { waiter.suspension.resume(returning: true) }
    }

    private func leave(_ id: WaitID) {
        state.withLock { $0.waiters.removeValue(forKey: id) }?.suspension.resume(returning: false)
    }

    private func reprioritize(_ id: WaitID, _ demand: LivePriority) {
        state.withLock { state in
            let priority = demand.priority
            guard var waiter = state.waiters[id], waiter.priority != priority else { return }
            waiter.priority = priority
            state.waiters[id] = waiter
            state.enqueue(id, waiter)
        }
        // It may now be urgent enough to pass a backlog that holds others back.
        if backlog != nil { admit() }
    }

    /// How much a holder may take up: all that there is while it is the only one, otherwise its own.
    var share: Int { state.withLock { $0.free == limit - 1 ? limit : 1 } }

    /// The number of free permits, and of callers that wait for one.
    var counts: (free: Int, waiting: Int) { state.withLock { ($0.free, $0.waiters.count) } }
}

/// Identifiers of waits in the order of their turns: the most urgent first, and among equals the earlier turn first.
///
/// A waiter that leaves or moves is not searched for: its identifier stays in the queue without meaning, and is dropped
/// when its turn comes or when most identifiers are of that kind. Each operation is therefore amortized O(log n).
struct WaitQueue<Waiter> {
    /// The position of a wait among those of its priority.
    struct Place: Comparable {
        /// The turn of the load that waits, which is the same at each stage. Several waits may share it.
        let turn: WaitID
        let id: WaitID

        static func < (a: Self, b: Self) -> Bool { a.turn == b.turn ? a.id < b.id : a.turn < b.turn }
    }

    private var levels = Array(repeating: Heap<Place>(), count: LoadPriority.allCases.count)
    private var count = 0
    private let isHere: (Waiter, LoadPriority) -> Bool

    /// Creates a queue of the waiters for which `isHere` holds with the priority at which they were inserted.
    init(isHere: @escaping @Sendable (Waiter, LoadPriority) -> Bool) { self.isHere = isHere }

    /// Inserts a waiter. Moves it if it is already in the queue at another priority.
    ///
    /// - Parameters:
    ///   - turn: Its turn. Default: nil, its identifier, so that waiters are served in order of arrival.
    ///   - waiters: All waiters.
    ///   - live: The number of them in this queue.
    mutating func insert(
        _ id: WaitID, _ priority: LoadPriority, turn: WaitID? = nil, of waiters: [WaitID: Waiter], live: Int
    ) {
        levels[priority.rawValue].insert(Place(turn: turn ?? id, id: id))
        count += 1
        if count > 2 * live + 64 { sweep(waiters) }
    }

    /// Removes and returns the waiter whose turn it is, among those with at least the priority `least`.
    mutating func popFirst(of waiters: [WaitID: Waiter], from least: LoadPriority = .veryLow) -> WaitID? {
        guard let (priority, place) = first(of: waiters, from: least) else { return nil }
        _ = levels[priority.rawValue].popMin()
        count -= 1
        return place.id
    }

    /// Returns the waiter whose turn it is, among those with at least the priority `least`, without removing it.
    mutating func first(
        of waiters: [WaitID: Waiter], from least: LoadPriority = .veryLow
    ) -> (priority: LoadPriority, place: Place)? {
        for priority in LoadPriority.allCases.reversed() where priority >= least {
            while let place = levels[priority.rawValue].min {
                if let waiter = waiters[place.id], isHere(waiter, priority) { return (priority, place) }
                _ = levels[priority.rawValue].popMin()
                count -= 1
            }
        }
        return nil
    }

    private mutating func sweep(_ waiters: [WaitID: Waiter]) {
        count = 0
        for priority in LoadPriority.allCases {
            let live = levels[priority.rawValue].unordered.filter { place in
                waiters[place.id].map { isHere($0, priority) } ?? false
            }
            levels[priority.rawValue] = Heap(live)
            count += live.count
        }
    }
}

/// A resource that a load holds while it calls the program's code: a provider's permit, or a place at a host while a
/// modifier, an authentication handler or redirect rules run.
///
/// Such code may itself load something through a pipeline, for example a token. If the load kept its permit or place
/// meanwhile, all of them could be held by loads that wait for each other forever. So the load releases it as soon as
/// the code starts a load.
final class Hold: Sendable {
    @TaskLocal private static var current: Hold?

    /// Nil after the release, and after the end.
    private let release: Mutex<(@Sendable () -> Void)?>

    private init(_ release: @escaping @Sendable () -> Void) { self.release = Mutex(release) }

    /// Runs `body`. The first load that it starts calls `release`; loads that start after it has ended do not.
    static func during<Result: Sendable>(
        _ release: @escaping @Sendable () -> Void,
        _ body: nonisolated(nonsending) () async throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        let hold = Hold(release)
        defer { _ = hold.release.withLock { $0.take() } }
        let outcome = await $current.withValue(hold) { () async -> Swift.Result<Result, ImageError> in
            do throws(ImageError) { return .success(try await body()) } catch { return .failure(error) }
        }
        return try outcome.get()
    }

    /// Releases what is held for the calling task. Each load calls this before it waits for anything.
    static func giveBack() { current?.release.withLock { $0.take() }?() }
}
