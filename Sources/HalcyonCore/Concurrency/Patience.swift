import Synchronization

/// Waits for calls that may never return, each for a limited time.
///
/// A call that exceeds the limit goes on in the background, and its caller continues without it. While calls to an
/// owner do not return, further calls to it are not even made, except for an occasional probe (``StallRecord``): they
/// would block as many threads for as long.
final class Patience: Sendable {
    private struct Call: Sendable {
        let owner: ObjectIdentifier
        let deadline: Double
        let isEvidence: Bool
        /// Nil once its caller has stopped waiting.
        var giveUp: (@Sendable () -> Void)?
        /// Nil until the call begins.
        var task: RunningTask?
    }

    private struct State {
        var record: StallRecord
        /// Calls that have time left and have not returned.
        var calls: [WaitID: Call] = [:]
        /// Calls that have run out of time and have not returned, each with its owner.
        var overdue: [WaitID: ObjectIdentifier] = [:]
        var timer: RunningTask?
        var hasTimer = false
    }

    private let limit: Double
    private let clock: any PipelineClock
    private let state: Mutex<State>

    /// - Parameter limit: Seconds for each call; there is no limit if it is infinity or NaN.
    init(limit: Double, clock: any PipelineClock) {
        self.limit = limit
        self.clock = clock
        state = Mutex(State(record: StallRecord(pause: limit)))
    }

    /// Whether calls to this owner are currently not made because earlier ones have not returned.
    func isStalled(_ owner: AnyObject) -> Bool { state.withLock { $0.record.isStalled(ObjectIdentifier(owner)) } }

    /// - Parameter isEvidence: Whether the duration of the call says something about its owner: false for a call that
    ///   waits for many things. Default: true.
    /// - Returns: The result of the call; nil if it takes too long, if the owner has stalled, or if the calling task is
    ///   cancelled, which cancels the call.
    func value<Value: Sendable>(
        of owner: AnyObject, isEvidence: Bool = true, _ call: @escaping @Sendable () async -> Value
    ) async -> Value? {
        guard limit < .infinity else { return await call() }
        if Task.isCancelled { return nil }
        let id = WaitID()
        let owner = ObjectIdentifier(owner)
        return await withTaskCancellationHandler {
            await suspended { suspension in
                let now = clock.uptime
                let new = Call(owner: owner, deadline: now + max(0, limit), isEvidence: isEvidence) {
                    suspension.resume(returning: nil)
                }
                guard let startsTimer = admit(id, new, at: now) else { return suspension.resume(returning: nil) }
                startTask { [self] task in
                    guard begin(id, task) else { return }
                    let value = await call()
                    if end(id) { suspension.resume(returning: value) }
                }
                if startsTimer { startTimer() }
                // Cancelled before the call was registered: the handler found nothing.
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// Returns whether the caller has to start the timer; nil if the call must not be made.
    private func admit(_ id: WaitID, _ call: Call, at now: Double) -> Bool? {
        state.withLock { state in
            if call.isEvidence {
                guard state.record.admit(id, of: call.owner, at: now) == .allowed else { return nil }
            } else if state.record.isStalled(call.owner) {
                return nil
            }
            state.calls[id] = call
            defer { state.hasTimer = true }
            return !state.hasTimer
        }
    }

    /// Whether a call is still to be made.
    private func begin(_ id: WaitID, _ task: RunningTask) -> Bool {
        state.withLock { state in
            guard let call = state.calls[id], call.giveUp != nil else { return false }
            state.calls[id]?.task = task
            if call.isEvidence { state.record.begin(id, of: call.owner) }
            return true
        }
    }

    /// Whether a caller still waits for a call that has returned.
    private func end(_ id: WaitID) -> Bool {
        let (isAwaited, timer) = state.withLock { state -> (Bool, RunningTask?) in
            if let owner = state.overdue.removeValue(forKey: id) {
                state.record.end(id, of: owner, isAnswer: true)
                return (false, nil)
            }
            guard let call = state.calls.removeValue(forKey: id) else { return (false, nil) }
            let isAwaited = call.giveUp != nil
            if call.isEvidence { state.record.end(id, of: call.owner, isAnswer: isAwaited) }
            return (isAwaited, idleTimer(&state))
        }
        timer?.cancel()
        return isAwaited
    }

    /// Releases the caller. A call that ignores its cancellation is still counted once its time is up.
    private func cancel(_ id: WaitID) {
        let (call, timer) = state.withLock { state -> (Call?, RunningTask?) in
            guard let call = state.calls[id], call.giveUp != nil else { return (nil, nil) }
            if call.task == nil {
                state.calls[id] = nil
                if call.isEvidence { state.record.end(id, of: call.owner, isAnswer: false) }
            } else {
                state.calls[id]?.giveUp = nil
            }
            return (call, idleTimer(&state))
        }
        call?.giveUp?()
        call?.task?.cancel()
        timer?.cancel()
    }

    /// Returns the timer to cancel if no call has time left. Leaves one that uses the system clock running, because
    /// starting it takes longer than most calls.
    private func idleTimer(_ state: inout State) -> RunningTask? {
        guard state.calls.isEmpty, !(clock is SystemClock) else { return nil }
        return state.timer
    }

    private func startTimer() {
        startTask { [self] task in
            state.withLock { $0.timer = task }
            while let pause = nextPause() {
                try? await clock.sleep(seconds: pause)
                expire()
                // Cancelled while there was no call; there may be one by now.
                if Task.isCancelled {
                    if nextPause() != nil { startTimer() }
                    return
                }
            }
        }
    }

    /// Returns the seconds until the first deadline; nil if there is none, which ends the timer.
    private func nextPause() -> Double? {
        let now = clock.uptime
        return state.withLock { state in
            guard let first = state.calls.values.map(\.deadline).min() else {
                (state.timer, state.hasTimer) = (nil, false)
                return nil
            }
            return max(0.001, first - now)
        }
    }

    private func expire() {
        let now = clock.uptime
        let expired = state.withLock { state -> [Call] in
            let late = state.calls.filter { $0.value.deadline <= now + 1e-9 }.sorted { $0.key < $1.key }
            for (id, call) in late {
                state.calls[id] = nil
                guard call.isEvidence else { continue }
                state.record.expire(id, of: call.owner, at: now)
                // A call that has not begun never will.
                if call.task != nil { state.overdue[id] = call.owner }
            }
            return late.map(\.value)
        }
        for call in expired { call.giveUp?() }
    }
}

/// Whether a cache made a load wait in vain: that load then continues as if the cache had nothing, even if it has.
final class DiskDelay: Sendable {
    private let isNoted = Atomic<Bool>(false)

    var isLate: Bool { isNoted.load(ordering: .acquiring) }

    func note() { isNoted.store(true, ordering: .releasing) }
}

/// Tracks which owners answer and which have stalled.
///
/// An owner is *in use* until several of its calls are late and no later call has returned: a single one may just be
/// slow. Then it is *stalled* and no longer called. After a pause it is *probed* with a single call; each late probe
/// doubles the pause. Once a probe returns, the owner is in use again.
struct StallRecord {
    /// Whether a call may be made.
    enum Admission { case allowed, refused }

    private struct Owner {
        /// Calls that have begun and have not returned.
        var running: Set<WaitID> = []
        /// The running calls that have exceeded the limit.
        var late: Set<WaitID> = []
        /// The latest call that returned: an earlier call that is late is merely slow, and says nothing about others.
        var answered: WaitID?
        /// The only call that probes a stalled owner.
        var probe: WaitID?
        var nextProbe = 0.0
        var pause: Double

        var isStalled: Bool {
            guard late.count >= StallRecord.leastLate else { return false }
            guard let answered else { return true }
            return late.count { $0 > answered } >= StallRecord.leastLate
        }
    }

    /// The number of calls that must be late.
    static let leastLate = 2
    /// The longest pause between probes of a stalled owner, in seconds: each probe that does not return may block a
    /// thread.
    static let longestPause = 60.0

    private let firstPause: Double
    private var owners: [ObjectIdentifier: Owner] = [:]

    /// - Parameter pause: Seconds until the first probe of a stalled owner.
    init(pause: Double) { firstPause = min(max(pause, 0.001), Self.longestPause) }

    /// Whether the owner is not called, except for an occasional probe.
    func isStalled(_ owner: ObjectIdentifier) -> Bool { owners[owner]?.isStalled ?? false }

    /// Whether a call may be made: any call to an owner in use; a single probe of a stalled one once its pause is over.
    mutating func admit(_ id: WaitID, of owner: ObjectIdentifier, at now: Double) -> Admission {
        guard var known = owners[owner], known.isStalled else { return .allowed }
        guard known.probe == nil, known.nextProbe <= now else { return .refused }
        known.probe = id
        owners[owner] = known
        return .allowed
    }

    /// Records that a call is being made now.
    mutating func begin(_ id: WaitID, of owner: ObjectIdentifier) {
        owners[owner, default: Owner(pause: firstPause)].running.insert(id)
    }

    /// Records that the time of a call is up. A call that was not made says nothing about its owner.
    mutating func expire(_ id: WaitID, of owner: ObjectIdentifier, at now: Double) {
        guard var known = owners[owner] else { return }
        let wasStalled = known.isStalled
        if known.running.contains(id) { known.late.insert(id) }
        if known.probe == id {
            known.probe = nil
            known.pause = min(2 * known.pause, Self.longestPause)
            known.nextProbe = now + known.pause
        } else if !wasStalled, known.isStalled {
            known.pause = firstPause
            known.nextProbe = now + firstPause
        }
        owners[owner] = known
    }

    /// Records that a call has returned.
    ///
    /// - Parameter isAnswer: False if the call was cancelled: it may not even have waited.
    mutating func end(_ id: WaitID, of owner: ObjectIdentifier, isAnswer: Bool) {
        guard var known = owners[owner] else { return }
        known.running.remove(id)
        known.late.remove(id)
        if isAnswer { known.answered = max(known.answered ?? id, id) }
        if known.probe == id { known.probe = nil }
        owners[owner] = known.running.isEmpty ? nil : known
    }
}
