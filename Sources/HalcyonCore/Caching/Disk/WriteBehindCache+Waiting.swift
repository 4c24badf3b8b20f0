import Synchronization

/// Waits for pending writes.
extension WriteBehindCache {
    /// Waits until pending writes are within their limit, or until the calling task is cancelled: for callers that
    /// would rather wait than have stores left out.
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

    /// Waits until all writes pending at the time of the call have finished or failed. An unresponsive cache is not
    /// waited for indefinitely; see ``StallPatience``.
    ///
    /// Cancelled tasks wait as well, though less long: a terminating program saves what it has loaded.
    ///
    /// - Returns: Whether all have finished or failed.
    @discardableResult
    func flush() async -> Bool { await wait(for: .all) }

    /// The same for pending writes under these keys.
    @discardableResult
    func settle(_ keys: [String]) async -> Bool { await wait(for: .keys(keys)) }

    /// The same for any goal.
    ///
    /// - Parameter end: Waits for changes staged before this moment. Default: nil, the moment of the call.
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

    /// Like ``settle(_:)``, for a caller that waits for something else as well.
    ///
    /// - Throws: `ImageError.cancelled`, at once, if the calling task is cancelled.
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
        // Somebody waits: entries yet to be made must not wait for all other work.
        for demand in demands(of: goal) { demand.priority = .high }
        let now = clock.uptime
        return await suspended { suspension in
            let (isDone, startsTimer) = state.withLock { state -> (Bool?, Bool) in
                // The time is taken under the lock: everything staged now was staged before it.
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

    private func demands(of goal: Wait.Goal) -> [LivePriority] {
        state.withLock { state in
            switch goal {
            case .keys(let keys): keys.compactMap { state.staged[$0]?.demand }
            case .all: state.staged.values.compactMap(\.demand)
            case .clearing: []
            }
        }
    }

    /// Shortens a wait whose task was cancelled.
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

extension WriteBehindCache {
    /// How many seconds a call of the cache may take before waits for stores and removals are given up.
    struct StallPatience: Sendable {
        /// For a disk that is slow for a while.
        let usual: Double
        /// For a terminating program, which saves what it has loaded if that takes no longer.
        let ofCancelled: Double

        /// - Parameter timeout: The timeout of look-ups in seconds; see ``ImagePipeline/Configuration/diskTimeout``.
        init(timeout: Double = 3) { (usual, ofCancelled) = (max(60, timeout), min(3, timeout)) }
    }

    /// The running calls of the cache, with their start times.
    struct CallTable {
        /// Calls of one kind share permits.
        enum Kind { case writes, removals, additions }

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

        /// Whether a call has taken too long, or waits for permits that are all held by such calls.
        func isStalled(_ name: CallName, at now: Double, _ limit: Double) -> Bool {
            guard let call = calls[name] else { return isStalled(.removals, at: now, limit) }
            return call.isLate(at: now, limit)
        }

        /// Whether all permits of a kind are held by calls that have taken too long, so that no other begins.
        func isStalled(_ kind: Kind, at now: Double, _ limit: Double) -> Bool {
            let most = kind == .writes ? WriteBehindCache.mostWrites : WriteBehindCache.mostRemovalsAtOnce
            guard calls.count >= most else { return false }
            return calls.values.count { $0.kind == kind && $0.isLate(at: now, limit) } >= most
        }

        /// Returns the next time at which a call exceeds one of these limits; nil if there is none.
        func nextStall(after now: Double, _ limits: [Double]) -> Double? {
            let moments = calls.values.flatMap { call in limits.map { call.began + $0 } }
            return moments.filter { $0 > now + 1e-9 && $0 < .infinity }.min()
        }
    }

    /// Notes the start of a call of the cache.
    func begin(_ name: CallName, _ kind: CallTable.Kind) {
        let now = clock.uptime
        state.withLock { $0.calls.begin(name, kind, at: now) }
    }

    /// Resumes the waits that are over.
    func release() {
        let now = clock.uptime
        let (roomy, released, timer) = state.withLock { state in
            (state.takeRoomy(), state.takeReleased(at: now, stallPatience), idleTimer(&state))
        }
        for waiter in roomy { waiter.resume(returning: ()) }
        for (waiter, isDone) in released { waiter.resume(returning: isDone) }
        timer?.cancel()
    }

    /// Returns the timer if nobody waits any more: it must end, because it would keep the cache open.
    private func idleTimer(_ state: inout State) -> RunningTask? {
        state.waitingForWrites.isEmpty ? state.timer : nil
    }

    func startTimer() {
        startTask { [self] task in
            state.withLock { $0.timer = task }
            while let pause = nextPause() {
                try? await clock.sleep(seconds: pause)
                release()
                // Cancelled because nobody waits, or because a wait must be checked earlier.
                if Task.isCancelled {
                    if nextPause() != nil { startTimer() }
                    return
                }
            }
        }
    }

    /// Returns the seconds until a wait may have to be given up; nil if nobody waits, which ends the timer.
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
            // A call that has not begun yet begins no earlier than now.
            let next = state.calls.nextStall(after: now, limits) ?? now + (limits.min() ?? stallPatience.usual)
            return min(max(0.001, next - now), 3600)
        }
    }
}
