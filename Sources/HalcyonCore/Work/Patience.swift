import Synchronization

/// Waits for calls that may never return, for a limited time each.
///
/// What takes longer goes on behind its caller's back, who goes on without it. As long as one such call of an owner has
/// not returned, others of the same are not even made: they would take the same threads, and as long.
final class Patience: Sendable {
    private struct Call: Sendable {
        let owner: ObjectIdentifier
        let deadline: Double
        let isNeeded: Bool
        let giveUp: @Sendable () -> Void
        var task: RunningTask?
    }

    private struct State {
        var waiting: [WaitID: Call] = [:]
        /// Calls that were given up for their time, and have not returned.
        var overdue: [WaitID: ObjectIdentifier] = [:]
        var timer: RunningTask?
        var hasTimer = false
    }

    private let limit: Double
    private let clock: any Timekeeping
    private let state = Mutex(State())

    /// - Parameter limit: Seconds for each call; infinity for any time.
    init(limit: Double, clock: any Timekeeping) {
        self.limit = limit
        self.clock = clock
    }

    /// Whether a call of this owner has taken too long and has not returned yet.
    func isStalled(_ owner: AnyObject) -> Bool {
        state.withLock { !$0.overdue.isEmpty && $0.overdue.values.contains(ObjectIdentifier(owner)) }
    }

    /// - Parameter isNeeded: Whether the call has to be made in any case, and to its end. Default: false.
    /// - Returns: What a call returns; nil where it takes too long, where an earlier one still does, and when the calling task is
    /// cancelled, which cancels the call.
    func value<Value: Sendable>(
        of owner: AnyObject, isNeeded: Bool = false, _ call: @escaping @Sendable () async -> Value
    ) async -> Value? {
        guard limit < .infinity else { return await call() }
        if !isNeeded, isStalled(owner) || Task.isCancelled { return nil }
        let id = WaitID()
        let owner = ObjectIdentifier(owner)
        return await withTaskCancellationHandler {
            await suspended { suspension in
                let deadline = clock.uptime + limit
                let startsTimer = state.withLock { state in
                    state.waiting[id] = Call(owner: owner, deadline: deadline, isNeeded: isNeeded) {
                        suspension.resume(returning: nil)
                    }
                    defer { state.hasTimer = true }
                    return !state.hasTimer
                }
                startTask { [self] task in
                    guard begin(id, task) || isNeeded else { return }
                    let value = await call()
                    if end(id) { suspension.resume(returning: value) }
                }
                if startsTimer { startTimer() }
                // Cancelled before it was known here: the handler found nothing.
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func begin(_ id: WaitID, _ task: RunningTask) -> Bool {
        state.withLock { state in
            guard state.waiting[id] != nil else { return false }
            state.waiting[id]?.task = task
            return true
        }
    }

    /// Whether somebody still waits for a call that has returned.
    private func end(_ id: WaitID) -> Bool {
        let (call, timer) = state.withLock { state -> (Call?, RunningTask?) in
            state.overdue[id] = nil
            return (state.waiting.removeValue(forKey: id), idleTimer(&state))
        }
        timer?.cancel()
        return call != nil
    }

    private func cancel(_ id: WaitID) {
        let (call, timer) = state.withLock { state -> (Call?, RunningTask?) in
            (state.waiting.removeValue(forKey: id), idleTimer(&state))
        }
        call?.giveUp()
        if call?.isNeeded == false { call?.task?.cancel() }
        timer?.cancel()
    }

    /// The timer, to be ended where nobody waits any more. That of the machine's clock is left, as starting it takes longer
    /// than most calls.
    private func idleTimer(_ state: inout State) -> RunningTask? {
        guard state.waiting.isEmpty, !(clock is SystemClock) else { return nil }
        return state.timer
    }

    private func startTimer() {
        startTask { [self] task in
            state.withLock { $0.timer = task }
            while let pause = nextPause() {
                try? await clock.sleep(seconds: pause)
                expire()
                // Cancelled when nobody waited; somebody may by now.
                if Task.isCancelled {
                    if nextPause() != nil { startTimer() }
                    return
                }
            }
        }
    }

    /// Seconds to the first deadline; nil where nobody waits, with which the timer ends.
    private func nextPause() -> Double? {
        let now = clock.uptime
        return state.withLock { state in
            guard let first = state.waiting.values.map(\.deadline).min() else {
                (state.timer, state.hasTimer) = (nil, false)
                return nil
            }
            return max(0.001, first - now)
        }
    }

    private func expire() {
        let now = clock.uptime
        let expired = state.withLock { state -> [Call] in
            let late = state.waiting.filter { $0.value.deadline <= now + 1e-9 }
            for (id, call) in late {
                state.waiting[id] = nil
                state.overdue[id] = call.owner
            }
            return Array(late.values)
        }
        for call in expired { call.giveUp() }
    }
}
