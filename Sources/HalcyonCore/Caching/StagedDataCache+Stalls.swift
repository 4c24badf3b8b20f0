import Synchronization

extension StagedDataCache {
    /// How many seconds a call of the cache may take before nobody waits for it any more who waits for stores and removals.
    struct StallPatience: Sendable {
        /// A disk may be slow for a while.
        let usual: Double
        /// A program that is told to end saves what it has loaded, if that takes no longer.
        let ofCancelled: Double

        /// - Parameter timeout: The seconds that look-ups wait; see ``ImagePipeline/Configuration/diskTimeout``.
        init(timeout: Double = 3) { (usual, ofCancelled) = (max(60, timeout), min(3, timeout)) }
    }

    /// Which calls of the cache run, and since when.
    struct CallTable {
        /// What shares permits.
        enum Kind { case writes, removals }

        private struct Call {
            let kind: Kind
            let began: Double

            func isLate(at now: Double, _ limit: Double) -> Bool { now - began >= limit - 1e-9 }
        }

        private var calls: [CallName: Call] = [:]

        mutating func begin(_ name: CallName, _ kind: Kind, at now: Double) {
            calls[name] = Call(kind: kind, began: now)
        }

        mutating func end(_ name: CallName) { calls[name] = nil }

        func hasBegun(_ name: CallName) -> Bool { calls[name] != nil }

        /// Whether a call has taken too long, or has to wait for as many that have as may run at a time.
        func isStalled(_ name: CallName, at now: Double, _ limit: Double) -> Bool {
            guard let call = calls[name] else { return isStalled(.removals, at: now, limit) }
            return call.isLate(at: now, limit)
        }

        /// Whether all calls of a kind have taken too long that may run at a time, so that no other begins.
        func isStalled(_ kind: Kind, at now: Double, _ limit: Double) -> Bool {
            let most = kind == .writes ? StagedDataCache.mostWrites : StagedDataCache.mostRemovalsAtOnce
            guard calls.count >= most else { return false }
            return calls.values.count { $0.kind == kind && $0.isLate(at: now, limit) } >= most
        }

        /// The next moment at which a call will have taken too long, by one of these limits; nil if there is none.
        func nextStall(after now: Double, _ limits: [Double]) -> Double? {
            let moments = calls.values.flatMap { call in limits.map { call.began + $0 } }
            return moments.filter { $0 > now + 1e-9 && $0 < .infinity }.min()
        }
    }

    /// Notes that a call of the cache begins, and when.
    func begin(_ name: CallName, _ kind: CallTable.Kind) {
        let now = clock.uptime
        state.withLock { $0.calls.begin(name, kind, at: now) }
    }

    /// Has those go on whose wait is over by now.
    func release() {
        let now = clock.uptime
        let (roomy, released, timer) = state.withLock { state in
            (state.takeRoomy(), state.takeReleased(at: now, stallPatience), idleTimer(&state))
        }
        for waiter in roomy { waiter.resume(returning: ()) }
        for (waiter, isDone) in released { waiter.resume(returning: isDone) }
        timer?.cancel()
    }

    /// The timer, to be ended if nobody waits any more: it would keep the cache open.
    private func idleTimer(_ state: inout State) -> RunningTask? {
        state.waitingForWrites.isEmpty ? state.timer : nil
    }

    func startTimer() {
        startTask { [self] task in
            state.withLock { $0.timer = task }
            while let pause = nextPause() {
                try? await clock.sleep(seconds: pause)
                release()
                // Cancelled if nobody waited, or if somebody has to be looked at earlier.
                if Task.isCancelled {
                    if nextPause() != nil { startTimer() }
                    return
                }
            }
        }
    }

    /// Seconds until somebody's wait may have to be given up; nil if nobody waits, with which the timer ends.
    private func nextPause() -> Double? {
        let now = clock.uptime
        return state.withLock { state in
            guard !state.waitingForWrites.isEmpty else {
                (state.timer, state.hasTimer) = (nil, false)
                return nil
            }
            var limits: [Double] = []
            if state.waitingForWrites.contains(where: \.isCancelled) { limits.append(stallPatience.ofCancelled) }
            if state.waitingForWrites.contains(where: { !$0.isCancelled }) { limits.append(stallPatience.usual) }
            // What has yet to begin begins no earlier than now.
            let next = state.calls.nextStall(after: now, limits) ?? now + (limits.min() ?? stallPatience.usual)
            return min(max(0.001, next - now), 3600)
        }
    }
}
