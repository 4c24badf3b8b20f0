import Synchronization

/// Waiting for what is on its way to the disk.
extension StagedDataCache {
    /// Returns once what is on its way to the disk is within its limit, and when the calling task is cancelled: for those
    /// who would rather be slower than have stores left out.
    func waitForRoom() async {
        let id = WaitID()
        await withTaskCancellationHandler {
            await suspended { suspension in
                let hasRoom = state.withLock { state in
                    if state.bytes > Self.byteLimit { state.waitingForRoom.append((id, suspension)) }
                    return state.bytes <= Self.byteLimit
                }
                if hasRoom { suspension.resume(returning: ()) } else if Task.isCancelled { stopWaiting(id) }
            }
        } onCancel: {
            stopWaiting(id)
        }
    }

    /// Returns once all that was on its way to the disk at the time of the call has got there, or has failed. What a cache
    /// does not answer to in time is not waited for; see ``StallPatience``.
    ///
    /// Cancelled tasks wait as well, though less long: a program that is told to end saves what it has loaded.
    ///
    /// - Returns: Whether it has got there or failed.
    @discardableResult
    func flush() async -> Bool { await wait(for: .all) }

    /// The same for what was on its way to the disk under these keys.
    @discardableResult
    func settle(_ keys: [String]) async -> Bool { await wait(for: .keys(keys)) }

    /// The same for what a wait may be for.
    ///
    /// - Parameter end: Waits for what has come before this moment. Default: nil, the moment of the call.
    @discardableResult
    func wait(for goal: Wait.Goal, before end: WaitID? = nil) async -> Bool {
        let id = WaitID()
        let isDone = await withTaskCancellationHandler {
            await wait(for: goal, before: end, as: id) { if Task.isCancelled { hurry(id) } }
        } onCancel: {
            hurry(id)
        }
        if !isDone { warnOfStall() }
        return isDone
    }

    /// As ``settle(_:)``, for a caller who waits for something else as well.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the calling task is cancelled.
    func settleUnlessCancelled(_ keys: [String]) async throws(ImageError) {
        let id = WaitID()
        await withTaskCancellationHandler {
            _ = await wait(for: .keys(keys), as: id) { if Task.isCancelled { stopWaiting(id) } }
        } onCancel: {
            stopWaiting(id)
        }
        if Task.isCancelled { throw .cancelled }
    }

    private func wait(
        for goal: Wait.Goal, before end: WaitID? = nil, as id: WaitID, onWaiting: () -> Void
    ) async -> Bool {
        // Somebody waits: what has yet to be made must not wait for all else to be done.
        for demand in demands(of: goal) { demand.priority = .high }
        let now = clock.uptime
        return await suspended { suspension in
            let (isDone, startsTimer) = state.withLock { state -> (Bool?, Bool) in
                // Its moment is taken under the lock: all that is staged now was staged before it.
                let wait = Wait(id: id, upTo: end ?? WaitID(), goal: goal, suspension: suspension)
                if let isDone = state.outcome(of: wait, at: now, stallPatience) { return (isDone, false) }
                state.waitingForWrites.append(wait)
                defer { state.hasTimer = true }
                return (nil, !state.hasTimer)
            }
            if let isDone { return suspension.resume(returning: isDone) }
            if startsTimer { startTimer() }
            onWaiting()
        }
    }

    private func demands(of goal: Wait.Goal) -> [Demand] {
        state.withLock { state in
            switch goal {
            case .keys(let keys): keys.compactMap { state.staged[$0]?.demand }
            case .all: state.staged.values.compactMap(\.demand)
            case .clearing: []
            }
        }
    }

    /// Gives a wait whose task was cancelled less time.
    private func hurry(_ id: WaitID) {
        let timer = state.withLock { state -> RunningTask? in
            guard let index = state.waitingForWrites.firstIndex(where: { $0.id == id }) else { return nil }
            state.waitingForWrites[index].isCancelled = true
            return state.timer
        }
        release()
        timer?.cancel()
    }

    private func stopWaiting(_ id: WaitID) {
        let (room, write) = state.withLock { state -> (Suspension<Void>?, Suspension<Bool>?) in
            if let index = state.waitingForWrites.firstIndex(where: { $0.id == id }) {
                return (nil, state.waitingForWrites.remove(at: index).suspension)
            }
            let index = state.waitingForRoom.firstIndex { $0.id == id }
            return (index.map { state.waitingForRoom.remove(at: $0).suspension }, nil)
        }
        room?.resume(returning: ())
        write?.resume(returning: false)
        if write != nil { release() }
    }
}

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
