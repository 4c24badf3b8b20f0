import Synchronization

/// Limits concurrent transfers, in total and per host: the most urgent first, and among equals the one that came first.
/// Holds back all but the urgent ones while many are being cancelled (``ImageDownloader/StartRate``).
///
/// Counts connections. A host takes one for each transfer, until a response shows that its transfers share one
/// (HTTP/2). From then on the host needs one permit for all of them, and may have many more. It is *open* while one of
/// them runs: further transfers to it then take nothing from other hosts, and are admitted regardless of them.
///
/// Priorities below `normal` leave a third of a host's places free, so that a host is full for them earlier.
///
/// A waiter is either in the common `ready` queue, or parked at its host while that is full, where it holds up nobody
/// else. It is parked only when its turn comes. Invariant: a host with `n` free places has all its waiters ready, or at
/// least `n` that are more urgent than all its parked ones; if its transfers share a connection, `n` is one while the
/// host is not open, and zero while it is: its waiters are then admitted from parking. So each place that becomes free,
/// and each ready waiter that leaves or becomes less urgent, unparks one, and no waiter overtakes a more urgent one of
/// its own or any other host.
///
/// ``Permits`` orders its waiters in the same way (``WaitQueue``), but there a released permit passes to the next
/// waiter and concerns nobody else. Here it may admit none (a full host, a throttle), or many (a host that shares
/// connections).
final class TransferGate: Sendable {
    private let state: Mutex<TransferQueue>
    private let clock: any PipelineClock
    private let hasStartRate: Bool
    private let sharesConnections: Bool
    private let backlog: Backlog?
    private let id = WaitID()

    /// - Parameters:
    ///   - streams: The maximum number of transfers that share a connection. Default: 0, which treats all hosts alike.
    ///   - streamBytes: The maximum total size of their bodies in bytes, if these have their host's usual size.
    ///     Default: no limit.
    ///   - backlog: Holds back transfers while too many loaded bytes wait. Default: nil, nothing does.
    init(
        total: Int, perHost: Int, streams: Int = 0, streamBytes: Int = .max, startRate: ImageDownloader.StartRate?,
        clock: any PipelineClock, behind backlog: Backlog? = nil
    ) {
        state = Mutex(
            TransferQueue(
                total: total, perHost: perHost, streams: streams, streamBytes: streamBytes,
                throttle: CancellationThrottle(startRate)))
        self.clock = clock
        hasStartRate = startRate != nil
        sharesConnections = streams > max(1, perHost)
        self.backlog = backlog
        backlog?.follow(as: id) { [weak self] in self?.change { _ in } }
    }

    deinit { backlog?.unfollow(id) }

    /// Waits for a permit, to be released with ``leave(_:wasGivenUp:)`` or ``stepAside(from:)``.
    ///
    /// A permit that is granted to a task cancelled at that moment counts as acquired, as in ``Permits``.
    ///
    /// - Parameters:
    ///   - id: Identifies the wait; reusing it keeps a download's position among others.
    ///   - old: The host at which the caller has kept a place, which is released. It is not kept while waiting, so that
    ///     a more urgent download from that host goes first.
    /// - Throws: `ImageError.cancelled`, immediately, if the task is cancelled while it waits.
    func enter(
        _ host: String, for demand: LivePriority, as id: WaitID, vacating old: String? = nil
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
                    // Both in one change: if this download is older than the next one of its host, it goes first.
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

    /// Releases a permit.
    ///
    /// - Parameter wasGivenUp: Whether its transfer was cancelled before its end.
    func leave(_ host: String, wasGivenUp: Bool = false) {
        let now = now
        change { queue in
            queue.leave(host)
            if wasGivenUp { queue.throttle.add(at: now) }
        }
    }

    /// Releases a permit except for its place at its host: for a holder that waits for something besides the network.
    func stepAside(from host: String) { change { $0.stepAside(from: host) } }

    /// Releases the place that was kept by ``stepAside(from:)``.
    func vacate(_ host: String) { change { $0.freePlace(at: host) } }

    /// Records what a response reveals about its host's connections; call it while holding a permit for that host.
    ///
    /// - Parameters:
    ///   - isShared: Whether transfers share a connection.
    ///   - byteCount: The size of the response body; nil if unknown.
    func learn(_ host: String, isShared: Bool, byteCount: Int?) {
        guard sharesConnections else { return }
        change { $0.learn(host, isShared: isShared, byteCount: byteCount) }
    }

    private func tryToEnter(_ host: String, _ demand: LivePriority) -> Bool {
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

    private func reprioritize(_ id: WaitID, _ demand: LivePriority) {
        change { $0.move(id, to: demand.priority) }
    }

    /// Changes the queue, and admits all waiters that can then be admitted.
    private func change(_ body: (inout TransferQueue) -> Void) {
        let now = now
        let (admitted, delay) = state.withLock { queue in
            body(&queue)
            // Under the lock: each change of the backlog leads here, so the last one wins.
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

    /// Read before taking the lock, because the clock may be custom code.
    private var now: Double { hasStartRate ? clock.uptime : 0 }

    /// The number of free permits, of waiting callers, and of known hosts.
    var counts: (free: Int, waiting: Int, hosts: Int) { state.withLock { ($0.free, $0.waiterCount, $0.hostCount) } }
}

/// A download's hold on the gate: a permit and a place at its host, only the place, or nothing.
///
/// While custom code runs, a load that it starts may release this from another thread; see ``Hold``.
final class GateStanding: Sendable {
    private enum Place {
        case outside
        case inside(host: String)
        case aside(host: String)
    }

    private let gate: TransferGate
    private let place: Mutex<Place>

    /// - Parameter host: The host that the download has a permit for.
    init(inside host: String, of gate: TransferGate) {
        self.gate = gate
        place = Mutex(.inside(host: host))
    }

    /// The host that the download has a permit for; nil if it has none.
    var host: String? { place.withLock { if case .inside(let host) = $0 { host } else { nil } } }

    private func exchange(_ new: Place) -> Place {
        place.withLock { place in
            defer { place = new }
            return place
        }
    }

    /// Waits for a permit. Releases a place that the download has kept when the wait begins.
    ///
    /// - Throws: `ImageError.cancelled`, immediately, if the task is cancelled while it waits.
    func enter(_ host: String, for demand: LivePriority, as id: WaitID) async throws(ImageError) {
        var old: String?
        if case .aside(let host) = exchange(.outside) { old = host }
        try await gate.enter(host, for: demand, as: id, vacating: old)
        _ = exchange(.inside(host: host))
    }

    /// Releases the permit while the download waits for something other than the network, and keeps the place.
    func stepAside() {
        let host = place.withLock { place -> String? in
            guard case .inside(let host) = place else { return nil }
            place = .aside(host: host)
            return host
        }
        if let host { gate.stepAside(from: host) }
    }

    /// Releases everything that the download holds.
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

    /// Runs custom code. The first load that it starts gets what the download holds.
    func lending<Result: Sendable>(
        _ body: nonisolated(nonsending) () async throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        try await Hold.during({ [self] in leave() }, body)
    }
}
