import Synchronization

/// Lets transfers in: so many at a time, so many of one host, the most urgent first, and among equals the one that came
/// first; and holds all but the urgent ones back while many are being given up (``ImageDownloader/StartRate``).
///
/// What is counted is connections. A host takes one for each transfer, until an answer tells that its transfers share one
/// (HTTP/2). From then on the host needs one permit for all of them and may have many more. It is open while one of them
/// runs: whoever else wants it then takes nothing from other hosts, and is let in regardless of them.
///
/// Who waits is in the one queue of those that are `ready`, or parked at its host while that has its full number, where it
/// holds up nobody else. A parked waiter is found to be so only at its turn. The invariant: a host with `n` free places has
/// all its waiters ready, or at least `n` that are more urgent than all those parked; of a host whose transfers share a
/// connection it is one waiter while the host is not open, and none while it is: its waiters are let in from parking. So each place that comes free, and
/// each ready waiter that leaves or loses urgency, brings one back from parking, and nobody overtakes a more urgent one
/// of its own host or of any other.
final class TransferGate: Sendable {
    private let state: Mutex<TransferQueue>
    private let clock: any Timekeeping
    private let hasStartRate: Bool
    private let sharesConnections: Bool
    private let backlog: Backlog?
    private let id = WaitID()

    /// - Parameters:
    ///   - streams: The most transfers that share a connection. Default: 0, by which no hosts are told apart.
    ///   - streamBytes: What the bodies of those may take together, if they have their host's usual size. Default: no limit.
    ///   - backlog: Holds back transfers while too much that has been loaded waits. Default: nil, nothing does.
    init(
        total: Int, perHost: Int, streams: Int = 0, streamBytes: Int = .max, startRate: ImageDownloader.StartRate?,
        clock: any Timekeeping, behind backlog: Backlog? = nil
    ) {
        state = Mutex(
            TransferQueue(
                total: total, perHost: perHost, streams: streams, streamBytes: streamBytes,
                churn: ChurnMeter(startRate)))
        self.clock = clock
        hasStartRate = startRate != nil
        sharesConnections = streams > max(1, perHost)
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
        demand.follow(as: id, { [self] in reprioritize(id, demand) })
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
            queue.leave(host)
            if wasGivenUp { queue.churn.add(at: now) }
        }
    }

    /// Gives a permit back but for its place at its host: for a holder that waits for something else than the network.
    func stepAside(from host: String) { change { $0.stepAside(from: host) } }

    /// Gives the place back that was kept by ``stepAside(from:)``.
    func vacate(_ host: String) { change { $0.freePlace(at: host) } }

    /// Notes what an answer has told of its host's connections; for a holder of a permit for that host.
    ///
    /// - Parameters:
    ///   - isShared: Whether transfers share a connection.
    ///   - byteCount: The size of the answer's body; nil if it is not known.
    func learn(_ host: String, isShared: Bool, byteCount: Int?) {
        guard sharesConnections else { return }
        change { $0.learn(host, isShared: isShared, byteCount: byteCount) }
    }

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

/// What a download holds of the gate: a permit and a place at its host, the place alone, or nothing.
///
/// While the program's own code is asked, a load that this code begins may give it back from another thread; see ``Hold``.
final class GateStanding: Sendable {
    private enum Place {
        case outside
        case inside(host: String)
        case aside(host: String)
    }

    private let gate: TransferGate
    private let place: Mutex<Place>

    /// - Parameter host: The host for which the download has a permit.
    init(inside host: String, of gate: TransferGate) {
        self.gate = gate
        place = Mutex(.inside(host: host))
    }

    /// The host for which the download has a permit; nil if it has none.
    var host: String? { place.withLock { if case .inside(let host) = $0 { host } else { nil } } }

    private func exchange(_ new: Place) -> Place {
        place.withLock { place in
            defer { place = new }
            return place
        }
    }

    /// Waits for a permit. A place that the download has kept is given back as the wait begins.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the task is cancelled while it waits.
    func enter(_ host: String, for demand: Demand, as id: WaitID) async throws(ImageError) {
        var old: String?
        if case .aside(let host) = exchange(.outside) { old = host }
        try await gate.enter(host, for: demand, as: id, vacating: old)
        _ = exchange(.inside(host: host))
    }

    /// Gives the permit back for as long as something else than the network is waited for, and keeps the place.
    func stepAside() {
        let host = place.withLock { place -> String? in
            guard case .inside(let host) = place else { return nil }
            place = .aside(host: host)
            return host
        }
        if let host { gate.stepAside(from: host) }
    }

    /// Gives back what the download holds.
    ///
    /// - Parameter wasGivenUp: Whether a transfer was cancelled before its end. Default: false.
    func leave(wasGivenUp: Bool = false) {
        switch exchange(.outside) {
        case .outside: break
        case .inside(let host): gate.leave(host, wasGivenUp: wasGivenUp)
        case .aside(let host): gate.vacate(host)
        }
    }

    /// See ``TransferGate/learn(_:isShared:byteCount:)``.
    func learn(_ host: String, isShared: Bool, byteCount: Int?) {
        gate.learn(host, isShared: isShared, byteCount: byteCount)
    }

    /// Runs the program's own code. The first load that it begins gets what the download holds.
    func lending<Result: Sendable>(
        _ body: nonisolated(nonsending) () async throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        try await Hold.during({ [self] in leave() }, body)
    }
}
