/// The state of a ``TransferGate``.
struct TransferQueue {
    struct Waiter {
        let suspension: Suspension<Bool>
        let host: String
        var priority: LoadPriority
        var isParked = false
    }

    private struct Host {
        /// The number of transfers that share a connection to it; nil if each needs its own.
        var streams: Int?
        /// The number of its places that are taken.
        var taken = 0
        /// The number of taken places whose holders have a permit too.
        var inside = 0
        /// The number of waiters, parked or not.
        var waiting = 0
        var parkedCount = 0
        var parked = WaitQueue<Waiter> { $0.isParked && $0.priority == $1 }

        init(streams: Int?) { self.streams = streams }

        /// Whether a further transfer would share a connection that is already counted.
        var isOpen: Bool { streams != nil && inside > 0 }
        /// The number of permits that it takes.
        var permits: Int { streams == nil ? inside : min(inside, 1) }
    }

    /// The number of free permits; negative if hosts turn out to need a connection for each transfer after all.
    private(set) var free: Int
    var throttle: CancellationThrottle
    /// Whether a timer will ask again when fewer are being cancelled.
    var hasTimer = false
    /// The lowest priority that is admitted; nil for none. Lower ones wait for a backlog.
    var least: LoadPriority? = .veryLow
    private let perHost: Int
    private var known: KnownConnections
    private var waiters: [WaitID: Waiter] = [:]
    private var parkedCount = 0
    private var ready = WaitQueue<Waiter> { !$0.isParked && $0.priority == $1 }
    private var hosts: [String: Host] = [:]
    /// The hosts that are open. All their waiters are parked.
    private var open: Set<String> = []

    /// - Parameters:
    ///   - streams: The maximum number of transfers that share a connection.
    ///   - streamBytes: The maximum total size of their bodies in bytes.
    init(total: Int, perHost: Int, streams: Int = 0, streamBytes: Int = .max, throttle: CancellationThrottle) {
        free = max(1, total)
        self.perHost = max(1, perHost)
        known = KnownConnections(most: streams, perHost: max(1, perHost), byteLimit: streamBytes)
        self.throttle = throttle
    }

    var waiterCount: Int { waiters.count }
    var hostCount: Int { hosts.count }
    private var readyCount: Int { waiters.count - parkedCount }

    mutating func add(_ id: WaitID, _ waiter: Waiter) {
        waiters[id] = waiter
        update(waiter.host) { $0.waiting += 1 }
        if open.contains(waiter.host) {
            park(id, waiter)
        } else {
            ready.insert(id, waiter.priority, of: waiters, live: readyCount)
        }
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

    mutating func move(_ id: WaitID, to priority: LoadPriority) {
        guard let waiter = waiters[id], waiter.priority != priority else { return }
        waiters[id]?.priority = priority
        if waiter.isParked, priority < waiter.priority || open.contains(waiter.host) {
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

    /// Takes back a permit and its place.
    mutating func leave(_ host: String) {
        stepAside(from: host)
        freePlace(at: host)
    }

    /// Takes back a permit without its place.
    mutating func stepAside(from host: String) {
        guard hosts.keys.contains(host) else { return }
        update(host) { $0.inside -= 1 }
    }

    mutating func freePlace(at host: String) {
        guard let index = hosts.index(forKey: host) else { return }
        hosts.values[index].taken -= 1
        if hosts.values[index].parkedCount > 0 { unpark(at: host) }
        forget(host)
    }

    /// Takes a permit for a caller that does not have to wait; returns false if it has to.
    mutating func takeAtOnce(_ host: String, _ priority: LoadPriority, at now: Double) -> Bool {
        let isOpen = open.contains(host)
        guard free > 0 || isOpen, hasPlace(at: host, for: priority), let least, priority >= least else { return false }
        if priority < .high {
            // Waiters that the throttle has held back go first.
            guard (isOpen ? hosts[host]?.parkedCount ?? 0 : readyCount) == 0, throttle.delay(at: now) == nil else {
                return false
            }
        }
        take(host)
        return true
    }

    /// Removes all waiters that can have a permit now, and returns the seconds after which to ask again, if necessary.
    mutating func admit(at now: Double) -> (admitted: [Suspension<Bool>], delay: Double?) {
        var admitted: [Suspension<Bool>] = []
        guard !waiters.isEmpty, let least else { return (admitted, nil) }
        let delay = throttle.delay(at: now)
        let lowest = delay == nil ? least : max(least, .high)
        while free > 0, let id = ready.popFirst(of: waiters, from: lowest), let waiter = waiters[id] {
            if hasPlace(at: waiter.host, for: waiter.priority) {
                admit(id, waiter, to: &admitted)
            } else {
                park(id, waiter)
            }
        }
        // Waiters that share a connection hold up nobody else.
        for host in open {
            while let least = leastWithPlace(at: host),
                let id = hosts[host]?.parked.popFirst(of: waiters, from: max(least, lowest)), let waiter = waiters[id]
            {
                admit(id, waiter, to: &admitted)
            }
        }
        guard let delay, !hasTimer, free > 0 && readyCount > 0 || open.contains(where: holdsUp) else {
            return (admitted, nil)
        }
        hasTimer = true
        return (admitted, delay)
    }

    /// Records what a response reveals about its host's connections.
    mutating func learn(_ host: String, isShared: Bool, byteCount: Int?) {
        known.learn(host, isShared: isShared, byteCount: byteCount)
        let streams = known.streams(to: host)
        guard let index = hosts.index(forKey: host), hosts.values[index].streams != streams else { return }
        update(host) { $0.streams = streams }
        // It may have more places than before.
        if !open.contains(host) { unparkAll(at: host) }
    }

    // MARK: Places

    /// The part of a host's places that low priorities leave free, for work that somebody waits for: a third. A server
    /// that hangs would otherwise give all its places to revalidations in the background, or to a prefetcher.
    private static let partLeftFree = 3

    private func hasPlace(at host: String, for priority: LoadPriority) -> Bool {
        leastWithPlace(at: host).map { priority >= $0 } ?? false
    }

    /// Returns the lowest priority for which a host has a place; nil if it has none.
    private func leastWithPlace(at name: String) -> LoadPriority? {
        guard let index = hosts.index(forKey: name) else { return .veryLow }
        let (taken, places) = (hosts.values[index].taken, hosts.values[index].streams ?? perHost)
        if taken < places - places / Self.partLeftFree { return .veryLow }
        return taken < places ? .normal : nil
    }

    /// Whether a caller waits for an open host that has a place.
    private func holdsUp(_ host: String) -> Bool {
        hosts[host]?.parkedCount ?? 0 > 0 && leastWithPlace(at: host) != nil
    }

    private mutating func take(_ host: String) {
        update(host) { host in
            host.taken += 1
            host.inside += 1
        }
    }

    private mutating func admit(_ id: WaitID, _ waiter: Waiter, to admitted: inout [Suspension<Bool>]) {
        waiters[id] = nil
        hosts[waiter.host]?.waiting -= 1
        if waiter.isParked {
            parkedCount -= 1
            hosts[waiter.host]?.parkedCount -= 1
        }
        take(waiter.host)
        admitted.append(waiter.suspension)
    }

    /// Changes a host, and updates everything that depends on whether it is open and how many permits it has.
    private mutating func update(_ name: String, _ change: (inout Host) -> Void) {
        let index: Dictionary<String, Host>.Index
        if let old = hosts.index(forKey: name) {
            index = old
        } else {
            hosts[name] = Host(streams: known.streams(to: name))
            guard let new = hosts.index(forKey: name) else { return }
            index = new
        }
        let (more, wasOpen, isOpen) = Self.changed(&hosts.values[index], change)
        free -= more
        guard wasOpen != isOpen else { return }
        if isOpen {
            open.insert(name)
            parkAll(at: name)
        } else {
            open.remove(name)
            unparkAll(at: name)
        }
    }

    private static func changed(
        _ host: inout Host, _ change: (inout Host) -> Void
    ) -> (more: Int, wasOpen: Bool, isOpen: Bool) {
        let (permits, wasOpen) = (host.permits, host.isOpen)
        change(&host)
        return (host.permits - permits, wasOpen, host.isOpen)
    }

    // MARK: Parking

    private mutating func park(_ id: WaitID, _ waiter: Waiter) {
        waiters[id]?.isParked = true
        parkedCount += 1
        hosts[waiter.host]?.parkedCount += 1
        insertParked(id, waiter.priority, at: waiter.host)
    }

    private mutating func insertParked(_ id: WaitID, _ priority: LoadPriority, at host: String) {
        let live = hosts[host]?.parkedCount ?? 0
        hosts[host]?.parked.insert(id, priority, of: waiters, live: live)
    }

    /// Parks a host's waiters when it opens: their order among those of other hosts no longer matters.
    private mutating func parkAll(at name: String) {
        guard let index = hosts.index(forKey: name), hosts.values[index].waiting > hosts.values[index].parkedCount
        else {
            return
        }
        for (id, waiter) in waiters where !waiter.isParked && waiter.host == name { park(id, waiter) }
    }

    /// Makes waiters of a host that is not open ready: as many as it has places, because those that are already ready
    /// may be less urgent. If they will share a connection, one is enough, which opens it again.
    private mutating func unparkAll(at name: String) {
        guard let index = hosts.index(forKey: name) else { return }
        var places = hosts.values[index].streams == nil ? perHost - hosts.values[index].taken : 1
        while places > 0, unpark(at: name) { places -= 1 }
    }

    /// Makes the most urgent of a host's parked waiters ready, if the host has a place for it and is not open.
    @discardableResult
    private mutating func unpark(at name: String) -> Bool {
        guard !open.contains(name), let least = leastWithPlace(at: name),
            let id = hosts[name]?.parked.popFirst(of: waiters, from: least)
        else { return false }
        waiters[id]?.isParked = false
        parkedCount -= 1
        hosts[name]?.parkedCount -= 1
        if let priority = waiters[id]?.priority { ready.insert(id, priority, of: waiters, live: readyCount) }
        return true
    }

    private mutating func forget(_ name: String) {
        guard let index = hosts.index(forKey: name), hosts.values[index].taken == 0, hosts.values[index].waiting == 0
        else { return }
        hosts.remove(at: index)
    }
}

/// The leaky bucket of ``ImageDownloader/StartRate``.
struct CancellationThrottle {
    private let rate: ImageDownloader.StartRate?
    private var level = 0.0
    private var measuredAt = 0.0

    /// Creates a meter; it never fills if the rate is nil.
    init(_ rate: ImageDownloader.StartRate?) { self.rate = rate }

    /// Adds a transfer that was cancelled before its end.
    mutating func add(at now: Double) {
        guard let rate else { return }
        leak(until: now)
        // At most twice the capacity, so that the wait is never longer than the burst takes to leak away.
        level = min(level + 1, 2 * max(1, Double(rate.burst)))
    }

    /// Returns the seconds that starts must wait; nil for none.
    mutating func delay(at now: Double) -> Double? {
        guard let rate, level > 0 else { return nil }
        leak(until: now)
        let excess = level - max(0, Double(rate.burst))
        // Less than a millisecond is not worth a timer, and may be just a rounding error.
        guard excess > 0, case let delay = excess / max(rate.perSecond, 0.001), delay > 0.001 else { return nil }
        return delay
    }

    private mutating func leak(until now: Double) {
        level = max(0, level - max(0, now - measuredAt) * max(rate?.perSecond ?? 0, 0.001))
        measuredAt = now
    }
}

/// Remembers hosts whose transfers share one connection, as in HTTP/2, from their earlier responses.
struct KnownConnections {
    /// More hosts than a program talks to at a time, but still little memory. A forgotten host is treated as HTTP/1.1
    /// until its next response.
    private static let mostHosts = 1_000

    private struct Shared {
        /// The usual size of a body; nil until one is known.
        var usualBytes: Double?
    }

    private let most: Int
    private let perHost: Int
    private let byteLimit: Int
    private var shared: [String: Shared] = [:]

    /// - Parameters:
    ///   - most: The maximum number of transfers per connection. If it does not exceed `perHost`, all hosts are alike.
    ///   - perHost: The maximum number of transfers to a host that takes a connection for each.
    ///   - byteLimit: The maximum total size of the bodies on one connection, if they have the host's usual size.
    init(most: Int, perHost: Int, byteLimit: Int) {
        (self.most, self.perHost, self.byteLimit) = (most, perHost, max(1, byteLimit))
    }

    /// Returns the number of transfers that share a connection to a host at a time; nil if each seems to need its own.
    ///
    /// Never more than the number of bodies that fit into memory, because all of them arrive at the same time, but
    /// never fewer than for HTTP/1.1.
    func streams(to host: String) -> Int? {
        guard let known = shared[host] else { return nil }
        guard let usual = known.usualBytes else { return perHost }
        let fitting = Double(byteLimit) / max(1, usual)
        return fitting < Double(most) ? max(perHost, Int(fitting)) : most
    }

    /// Records what a response reveals.
    ///
    /// - Parameter byteCount: The size of its body; nil if unknown.
    mutating func learn(_ host: String, isShared: Bool, byteCount: Int?) {
        guard isShared, most > perHost else {
            if !shared.isEmpty { shared[host] = nil }
            return
        }
        var known = shared[host] ?? Shared()
        if let byteCount {
            let size = Double(max(0, byteCount))
            known.usualBytes = known.usualBytes.map { $0 + (size - $0) / 8 } ?? size
        }
        if shared.count >= Self.mostHosts, shared[host] == nil, let other = shared.keys.first { shared[other] = nil }
        shared[host] = known
    }
}
