/// The state of a ``TransferGate``.
struct TransferQueue {
    struct Waiter {
        let suspension: Suspension<Bool>
        let host: String
        var priority: WorkPriority
        var isParked = false
    }

    private struct Host {
        /// How many of its places are taken.
        var taken = 0
        /// How many wait, parked or not.
        var waiting = 0
        var parkedCount = 0
        var parked = WaitQueue<Waiter> { $0.isParked && $0.priority == $1 }
    }

    var free: Int
    var churn: ChurnMeter
    /// Whether somebody will ask again when the churn has gone.
    var hasTimer = false
    /// The least priority that is let in; nil for none. Lower ones wait for a backlog.
    var least: WorkPriority? = .veryLow
    private let perHost: Int
    private var waiters: [WaitID: Waiter] = [:]
    private var parkedCount = 0
    private var ready = WaitQueue<Waiter> { !$0.isParked && $0.priority == $1 }
    private var hosts: [String: Host] = [:]

    init(total: Int, perHost: Int, churn: ChurnMeter) {
        free = max(1, total)
        self.perHost = max(1, perHost)
        self.churn = churn
    }

    var waiterCount: Int { waiters.count }
    var hostCount: Int { hosts.count }
    private var readyCount: Int { waiters.count - parkedCount }

    mutating func add(_ id: WaitID, _ waiter: Waiter) {
        waiters[id] = waiter
        hosts[waiter.host, default: Host()].waiting += 1
        ready.insert(id, waiter.priority, of: waiters, live: readyCount)
    }

    mutating func remove(_ id: WaitID) -> Waiter? {
        guard let waiter = waiters.removeValue(forKey: id) else { return nil }
        hosts[waiter.host]?.waiting -= 1
        if waiter.isParked {
            parkedCount -= 1
            hosts[waiter.host]?.parkedCount -= 1
        } else {
            unpark(at: waiter.host)
        }
        forget(waiter.host)
        return waiter
    }

    mutating func move(_ id: WaitID, to priority: WorkPriority) {
        guard let waiter = waiters[id], waiter.priority != priority else { return }
        waiters[id]?.priority = priority
        if waiter.isParked, priority < waiter.priority {
            insertParked(id, priority, at: waiter.host)
            return
        }
        if waiter.isParked {
            waiters[id]?.isParked = false
            parkedCount -= 1
            hosts[waiter.host]?.parkedCount -= 1
        } else if priority < waiter.priority {
            unpark(at: waiter.host)
        }
        ready.insert(id, priority, of: waiters, live: readyCount)
    }

    mutating func freePlace(at host: String) {
        hosts[host]?.taken -= 1
        unpark(at: host)
        forget(host)
    }

    /// A permit for a caller that need not wait.
    mutating func takeAtOnce(_ host: String, _ priority: WorkPriority, at now: Double) -> Bool {
        guard free > 0, hosts[host]?.taken ?? 0 < perHost, let least, priority >= least else { return false }
        if priority < .high {
            // Those that churn has held back go first.
            guard readyCount == 0, churn.delay(at: now) == nil else { return false }
        }
        take(host)
        return true
    }

    /// Takes out all who can have a permit now, and says after how many seconds to ask again, if that is needed.
    mutating func admit(at now: Double) -> (admitted: [Suspension<Bool>], delay: Double?) {
        var admitted: [Suspension<Bool>] = []
        guard free > 0, readyCount > 0, let least else { return (admitted, nil) }
        let delay = churn.delay(at: now)
        while free > 0, let id = ready.popFirst(of: waiters, from: delay == nil ? least : max(least, .high)),
            let waiter = waiters[id]
        {
            if hosts[waiter.host]?.taken ?? 0 < perHost {
                waiters[id] = nil
                hosts[waiter.host]?.waiting -= 1
                take(waiter.host)
                admitted.append(waiter.suspension)
            } else {
                park(id, waiter)
            }
        }
        guard let delay, free > 0, readyCount > 0, !hasTimer else { return (admitted, nil) }
        hasTimer = true
        return (admitted, delay)
    }

    private mutating func take(_ host: String) {
        free -= 1
        hosts[host, default: Host()].taken += 1
    }

    private mutating func park(_ id: WaitID, _ waiter: Waiter) {
        waiters[id]?.isParked = true
        parkedCount += 1
        hosts[waiter.host]?.parkedCount += 1
        insertParked(id, waiter.priority, at: waiter.host)
    }

    private mutating func insertParked(_ id: WaitID, _ priority: WorkPriority, at host: String) {
        let live = hosts[host]?.parkedCount ?? 0
        hosts[host]?.parked.insert(id, priority, of: waiters, live: live)
    }

    /// Makes the most urgent of a host's parked waiters ready, where the host has a free place.
    private mutating func unpark(at name: String) {
        guard let host = hosts[name], host.taken < perHost, host.parkedCount > 0,
            let id = hosts[name]?.parked.popFirst(of: waiters)
        else { return }
        waiters[id]?.isParked = false
        parkedCount -= 1
        hosts[name]?.parkedCount -= 1
        if let priority = waiters[id]?.priority { ready.insert(id, priority, of: waiters, live: readyCount) }
    }

    private mutating func forget(_ name: String) {
        if let host = hosts[name], host.taken == 0, host.waiting == 0 { hosts[name] = nil }
    }
}
