import Synchronization

/// Lets transfers in: so many at a time, so many of one host, the most urgent first, and among equals the one that came
/// first; and holds all but the urgent ones back while many are being given up (``ImageDownloader/StartRate``).
///
/// Who waits is in the one queue of those that are `ready`, or parked at its host while that has its full number, where it
/// holds up nobody else. A parked waiter is found to be so only at its turn. The invariant: a host with `n` free places has
/// all its waiters ready, or at least `n` that are more urgent than all those parked. So each place that comes free, and
/// each ready waiter that leaves or loses urgency, brings one back from parking, and nobody overtakes a more urgent one
/// of its own host or of any other.
final class TransferGate: Sendable {
    private let state: Mutex<TransferQueue>
    private let clock: any Timekeeping
    private let hasStartRate: Bool
    private let backlog: Backlog?
    private let id = WaitID()

    /// - Parameter backlog: Holds back transfers while too much that has been loaded waits. Default: nil, nothing does.
    init(
        total: Int, perHost: Int, startRate: ImageDownloader.StartRate?, clock: any Timekeeping,
        behind backlog: Backlog? = nil
    ) {
        state = Mutex(TransferQueue(total: total, perHost: perHost, churn: ChurnMeter(startRate)))
        self.clock = clock
        hasStartRate = startRate != nil
        self.backlog = backlog
        backlog?.follow(as: id) { [weak self] in self?.change { _ in } }
    }

    deinit { backlog?.unfollow(id) }

    /// Waits for a permit, to be given back by ``leave(_:wasGivenUp:)`` or lent by ``stepAside(from:)``.
    ///
    /// A permit that is granted to a task cancelled at that moment counts as got, as in ``Permits``.
    ///
    /// - Parameters:
    ///   - id: Names the wait; the same one again keeps a download's place among others.
    ///   - old: Where the caller has kept a place, which it gives back. It is not kept while waiting, so that a more
    ///     urgent download of that host goes first.
    /// - Throws: `ImageError.cancelled`, at once, when the task is cancelled while it waits.
    func enter(
        _ host: String, for demand: Demand, as id: WaitID, vacating old: String? = nil
    ) async throws(ImageError) {
        if Task.isCancelled {
            if let old { vacate(old) }
            throw .cancelled
        }
        if old == nil, tryToEnter(host, demand) { return }
        demand.follow(as: id, { [weak self, weak demand] in if let demand { self?.reprioritize(id, demand) } })
        defer { demand.unfollow(id) }
        let isIn = await withTaskCancellationHandler {
            await suspended { suspension in
                change { queue in
                    // At once with the rest: who is older than the next of its host comes before it.
                    if let old { queue.freePlace(at: old) }
                    queue.add(id, .init(suspension: suspension, host: host, priority: demand.priority))
                }
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
        guard isIn else { throw .cancelled }
    }

    /// Gives a permit back.
    ///
    /// - Parameter wasGivenUp: Whether its transfer was cancelled before its end.
    func leave(_ host: String, wasGivenUp: Bool = false) {
        let now = now
        change { queue in
            queue.free += 1
            queue.freePlace(at: host)
            if wasGivenUp { queue.churn.add(at: now) }
        }
    }

    /// Gives a permit back but for its place at its host: for a holder that waits for something else than the network.
    func stepAside(from host: String) { change { $0.free += 1 } }

    /// Gives the place back that was kept by ``stepAside(from:)``.
    func vacate(_ host: String) { change { $0.freePlace(at: host) } }

    private func tryToEnter(_ host: String, _ demand: Demand) -> Bool {
        let (priority, now) = (demand.priority, now)
        return state.withLock { queue in
            if let backlog { queue.least = backlog.least }
            return queue.takeAtOnce(host, priority, at: now)
        }
    }

    private func cancel(_ id: WaitID) {
        var waiter: TransferQueue.Waiter?
        change { waiter = $0.remove(id) }
        waiter?.suspension.resume(returning: false)
    }

    private func reprioritize(_ id: WaitID, _ demand: Demand) {
        change { $0.move(id, to: demand.priority) }
    }

    /// Changes the queue, and lets in whoever can be let in then.
    private func change(_ body: (inout TransferQueue) -> Void) {
        let now = now
        let (admitted, delay) = state.withLock { queue in
            body(&queue)
            // Under the lock: this is told of each change, and ends with the last.
            if let backlog { queue.least = backlog.least }
            return queue.admit(at: now)
        }
        for suspension in admitted { suspension.resume(returning: true) }
        if let delay { openLater(delay) }
    }

    private func openLater(_ seconds: Double) {
        _ = startTask { [weak self, clock] in
            try? await clock.sleep(seconds: seconds)
            self?.change { $0.hasTimer = false }
        }
    }

    /// Read before the lock is taken, as the clock may be anybody's.
    private var now: Double { hasStartRate ? clock.uptime : 0 }

    /// How many permits are free, how many callers wait, how many hosts are known.
    var counts: (free: Int, waiting: Int, hosts: Int) { state.withLock { ($0.free, $0.waiterCount, $0.hostCount) } }
}
