import CCurl
import Foundation
import HalcyonCore

/// The engine's thread: everything here runs on it.
final class TransferLoop {
    /// With more handles at once, each of libcurl's rounds would be slow, because it checks them all.
    private static let mostAtOnce = 1024
    private static let mostPooled = 64
    private static let mostIdleConnections = 64
    /// How long to leave a reader asleep in case the rest of a small response arrives: waking it costs more than
    /// receiving the rest.
    private static let holdTime: UInt64 = 4_000_000
    /// How often connections are checked for bytes that are neither heads nor bodies.
    private static let measuringInterval: UInt64 = 50_000_000

    let configuration: CurlDataLoader.Configuration
    /// The time at the start of this round: exact enough for limits of seconds, and free.
    private(set) var now = Monotonic.now

    private let engine: TransferEngine
    let multi: UnsafeMutableRawPointer
    private var active: [ObjectIdentifier: ActiveTransfer] = [:]
    /// Transfers that wait to be started, from ``queueHead`` on; nil before it.
    private var queue: [Transfer?] = []
    private var queueHead = 0
    /// An upper bound for the transfers that have ended in the queue.
    private var endedInQueue = 0
    private var pool: [UnsafeMutableRawPointer] = []
    private var held: [ActiveTransfer] = []
    /// Transfers that have decoded enough for one round.
    private var yielding: [ActiveTransfer] = []
    /// The number of rounds.
    private(set) var round = 0
    private(set) var sockets = OpenSockets()
    private let floods = FloodWatch()
    private var isWatched = false
    /// The connections on which parts of heads or bodies have arrived in this round.
    private var arrivals: [ConnectionLine] = []
    private var nextMeasuring: UInt64 = 0
    /// No time limit expires before this.
    private var earliestDeadline = UInt64.max
    private var idleSince = Monotonic.now
    /// How many transfers wait for one of the host's connections.
    private var waitingCount = 0
    private var hasFreedConnection = false
    /// The share of the process's descriptors that it may use.
    var share: DescriptorShare
    /// Transfers that wait for a descriptor.
    var postponed = PostponedTransfers()

    init(engine: TransferEngine, multi: UnsafeMutableRawPointer) {
        self.engine = engine
        self.multi = multi
        configuration = engine.configuration
        halcyon_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
        share = DescriptorShare(at: now)
        let mostPerHost = max(1, configuration.maximumConnectionsPerHost)
        halcyon_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, mostPerHost)
        // The default is four times the number of running transfers: the end of a burst would close what the next one
        // needs.
        halcyon_multi_set_long(multi, CURLMOPT_MAXCONNECTS, max(mostPerHost, Self.mostIdleConnections))
        limitConnections()
    }

    static func from(_ context: UnsafeMutableRawPointer) -> TransferLoop {
        Unmanaged<TransferLoop>.fromOpaque(context).takeUnretainedValue()
    }

    func run() {
        engine.buffers.open()
        defer { engine.buffers.close() }
        while true {
            let isIdle = active.isEmpty && postponed.isEmpty && queueHead == queue.count
            switch engine.next(isIdle: isIdle, isTired: isTired) {
            case .work(let transfers):
                now = Monotonic.now
                for transfer in transfers { attend(to: transfer) }
                perform()
            case .sleep:
                curl_multi_poll(multi, nil, 0, timeoutMilliseconds, nil)
                engine.didWake()
                now = Monotonic.now
                if !active.isEmpty || postponed.isDue(at: now) { perform() }
            case .leave:
                pool.forEach(curl_easy_cleanup)
                curl_multi_cleanup(multi)
                if isWatched { floods.end() }
                return
            }
        }
    }

    private func attend(to transfer: Transfer) {
        guard let running = active[ObjectIdentifier(transfer)] else {
            if !transfer.isSettled {
                queue.append(transfer)
                startQueued()
                if queueHead < queue.count { earliestDeadline = min(earliestDeadline, transfer.request.limit.end) }
            } else if queueHead < queue.count {
                // Cancelled, perhaps before it was started. Cancelled transfers are neither kept until their turn nor
                // searched for one by one.
                endedInQueue += 1
                if endedInQueue > (queue.count - queueHead) / 2 { compactQueue() }
            }
            return
        }
        if transfer.isSettled {
            // A caller that gives up and retries must not wait on the same dead connection. Others on it may only be
            // waiting for a slow server: their limits decide.
            if running.hasDeadConnection(at: .total) { running.leaveConnection() }
            remove(running)
        } else if running.isPaused, !transfer.isPaused {
            running.resume()
            // Calls back with the bytes that had to wait; may pause again.
            let code = halcyon_resume_receiving(running.easy)
            if code != CURLE_OK { finish(running, code) } else { watch(running) }
        }
    }

    private func startQueued() {
        while queueHead < queue.count, active.count < Self.mostAtOnce {
            guard let transfer = queue[queueHead].take() else { break }
            queueHead += 1
            if transfer.isSettled { endedInQueue = max(0, endedInQueue - 1) } else { start(transfer) }
        }
        if queueHead == queue.count {
            queue.removeAll(keepingCapacity: queueHead <= 1024)
            (queueHead, endedInQueue) = (0, 0)
        } else if queueHead > queue.count / 2 {
            compactQueue()
        }
    }

    private func compactQueue() {
        queue = queue[queueHead...].filter { $0?.isSettled == false }
        (queueHead, endedInQueue) = (0, 0)
    }

    func start(_ transfer: Transfer, retryCount: Int = 0, waitCount: Int = 0) {
        guard let easy = pool.popLast() ?? curl_easy_init() else {
            transfer.settle(.failure(.response(.other("not enough memory for a transfer"))))
            return
        }
        let running = ActiveTransfer(transfer, easy, self, retryCount: retryCount, waitCount: waitCount)
        active[ObjectIdentifier(transfer)] = running
        waitingCount += 1
        var refusal = running.prepare()
        if refusal == nil {
            let code = curl_multi_add_handle(multi, easy)
            if code != CURLM_OK {
                refusal = "libcurl refused the transfer: \(String(cString: curl_multi_strerror(code)))"
            }
        }
        if let refusal {
            running.failure = running.failure ?? .response(.other(.init(refusal)))
            finish(running, CURLE_FAILED_INIT)
            return
        }
        // HTTP/1.1 has no frames that could keep libcurl from returning.
        if !isWatched, running.options.allowsHTTP2 { isWatched = floods.start() }
        watch(running)
    }

    private func perform() {
        round += 1
        resumeYielding()
        startPostponed()
        if waitingCount > 0, share.recount(with: sockets.count, at: now) { limitConnections() }
        repeat {
            hasFreedConnection = false
            var count: Int32 = 0
            if isWatched { floods.enter() }
            curl_multi_perform(multi, &count)
            if isWatched { floods.leave() }
            var code = CURLE_OK
            while let easy = halcyon_next_finished(multi, &code) {
                guard let context = halcyon_get_private(easy) else { continue }
                finish(ActiveTransfer.from(context), code)
            }
            // If a transfer gets its turn during a round, libcurl should call back at once, but version 7.88 drops that
            // timer at the end of the same round. Without another round the transfer would sleep on, with nothing else
            // to wake it.
        } while hasFreedConnection && waitingCount > 0
        wakeReaders()
        now = Monotonic.now
        measureConnections()
        if now >= earliestDeadline { expire() }
        startQueued()
    }

    private func finish(_ running: ActiveTransfer, _ code: CURLcode) {
        hasFreedConnection = true
        let line = running.line
        if running.isToWaitForDescriptor(after: code) {
            remove(running)
            return postpone(running)
        }
        let isToRetry = running.isToRetry(after: code)
        let isBroken = running.showsBrokenConnection(code)
        if running.failure == nil {
            running.failure = line?.endError(limit: running.transfer.request.maximumBodyBytes)
        }
        let outcome = running.outcome(code)
        remove(running, isReusable: code == CURLE_OK)
        // Otherwise libcurl (8.14) would use it for the next transfer.
        if code == CURLE_HTTP2, let line, sockets.isOpen(line), isBroken || line.users.isEmpty { line.giveUp() }
        if isToRetry {
            start(running.transfer, retryCount: running.retryCount + 1)
        } else {
            running.transfer.settle(outcome)
        }
    }

    /// - Parameter isReusable: False if the transfer was aborted, because its handle might retain something from it.
    private func remove(_ running: ActiveTransfer, isReusable: Bool = false) {
        active[ObjectIdentifier(running.transfer)] = nil
        if running.isWaiting { waitingCount -= 1 }
        running.leaveLine(early: !isReusable)
        curl_multi_remove_handle(multi, running.easy)
        if isReusable, CurlLibrary.canReuseHandles, pool.count < Self.mostPooled {
            curl_easy_reset(running.easy)
            pool.append(running.easy)
        } else {
            curl_easy_cleanup(running.easy)
        }
        idleSince = now
    }

    func didOpen(_ socket: Int32) {
        let line = ConnectionLine(socket: socket)
        sockets.add(line)
        floods.add(line.budget)
    }

    func closeSocket(_ socket: Int32) -> Int32 {
        sockets.willClose(socket)
        return floods.closeSocket(socket)
    }

    /// Records that a transfer is opening its connection or has got it; others may now share it.
    func didLeaveWaiting() {
        waitingCount -= 1
        hasFreedConnection = true
    }

    // MARK: Fair shares

    /// Lets a transfer continue in the next round.
    func yield(_ running: ActiveTransfer) { yielding.append(running) }

    private func resumeYielding() {
        guard !yielding.isEmpty else { return }
        let turn = yielding
        yielding = []
        for running in turn where active[ObjectIdentifier(running.transfer)] === running && !running.isPaused {
            // Calls back with the bytes that had to wait; may yield or pause again.
            let code = halcyon_resume_receiving(running.easy)
            if code != CURLE_OK { finish(running, code) }
        }
    }

    /// Requests a measurement of a connection at the end of the round.
    func measure(_ line: ConnectionLine) { arrivals.append(line) }

    /// Aborts the transfers of connections that carry much besides heads and bodies.
    private func measureConnections() {
        var lines = arrivals
        arrivals.removeAll(keepingCapacity: true)
        if now >= nextMeasuring {
            nextMeasuring = now + Self.measuringInterval
            lines += sockets.used
        }
        for line in lines where sockets.isOpen(line) && line.measure(at: now) {
            for running in Array(line.users.values) {
                running.failure = .response(.tooLarge(limit: running.transfer.request.maximumBodyBytes))
                running.leaveConnection()
                finish(running, CURLE_ABORTED_BY_CALLBACK)
            }
        }
    }

    // MARK: Waking readers

    /// Records that there is something new for the reader.
    func hold(_ running: ActiveTransfer) {
        guard running.heldSince == nil else { return }
        running.heldSince = now
        held.append(running)
    }

    private func wakeReaders() {
        guard !held.isEmpty else { return }
        held.removeAll { running in
            guard let since = running.heldSince else { return true }
            let isOver = active[ObjectIdentifier(running.transfer)] !== running
            guard isOver || running.isWorthWaking || now - since >= Self.holdTime else { return false }
            running.heldSince = nil
            if !isOver { running.transfer.wakeReader() }
            return true
        }
    }

    // MARK: Time limits

    /// Call this if a transfer may have got an earlier deadline.
    func watch(_ running: ActiveTransfer) { earliestDeadline = min(earliestDeadline, running.deadline.moment) }

    private func expire() {
        earliestDeadline = .max
        for running in Array(active.values) {
            let deadline = running.deadline
            if deadline.moment > now {
                watch(running)
            } else if running.endsDiscarding() {
                finish(running, CURLE_ABORTED_BY_CALLBACK)
            } else if deadline.kind == .speed ? running.isFastEnough() : running.hasSentMeanwhile() {
                watch(running)
            } else {
                running.failure = .response(.timeout(deadline.kind, seconds: deadline.seconds))
                let isDead = running.hasDeadConnection(at: deadline.kind)
                let line = running.line
                if deadline.kind != .total || isDead { running.leaveConnection() }
                finish(running, CURLE_OPERATION_TIMEDOUT)
                // Others that use it would keep it alive forever, one after the other. libcurl sends their requests
                // again.
                if isDead, let line, sockets.isOpen(line), !line.users.isEmpty { line.giveUp() }
            }
        }
        guard queueHead < queue.count else { return }
        for case let transfer? in queue[queueHead...] where transfer.request.limit.end <= now {
            transfer.settle(.failure(transfer.request.limit.error))
        }
        compactQueue()
        for case let transfer? in queue { earliestDeadline = min(earliestDeadline, transfer.request.limit.end) }
    }

    private var isTired: Bool { now >= Monotonic.deadline(configuration.keepAliveTime, after: idleSince) }

    private var timeoutMilliseconds: Int32 {
        var until = earliestDeadline
        if active.isEmpty { until = Monotonic.deadline(configuration.keepAliveTime, after: idleSince) }
        // Also covers other ways in which libcurl may forget a turn.
        if waitingCount > 0 { until = min(until, now + 1_000_000_000) }
        until = min(until, postponed.moment)
        if !held.isEmpty { until = min(until, now + Self.holdTime) }
        guard until > now, yielding.isEmpty else { return 0 }
        // Rounded up, or it would spin during the last part of a millisecond.
        return Int32(min((until - now) / 1_000_000 + 1, 3_600_000))
    }
}
