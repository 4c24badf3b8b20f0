import Synchronization

/// Waits for calls that may never return, for a limited time each.
///
/// A call that takes longer goes on behind its caller's back, who goes on without it. As long as an owner's calls do not
/// return, others of the same are not even made, but for one now and then (``StallRecord``): they would take the same
/// threads, and as long.
final class Patience: Sendable {
    private struct Call: Sendable {
        let owner: ObjectIdentifier
        let deadline: Double
        let isEvidence: Bool
        /// Nil once its caller has left.
        var giveUp: (@Sendable () -> Void)?
        /// Nil until it begins.
        var task: RunningTask?
    }

    private struct State {
        var record: StallRecord
        /// Those that have time left, and have not returned.
        var calls: [WaitID: Call] = [:]
        /// Those that have neither, each with its owner.
        var overdue: [WaitID: ObjectIdentifier] = [:]
        var timer: RunningTask?
        var hasTimer = false
    }

    private let limit: Double
    private let clock: any Timekeeping
    private let state: Mutex<State>

    /// - Parameter limit: Seconds for each call; infinity, or no number, for any time.
    init(limit: Double, clock: any Timekeeping) {
        self.limit = limit
        self.clock = clock
        state = Mutex(State(record: StallRecord(pause: limit)))
    }

    /// Whether calls of this owner are not made for now, as earlier ones do not return.
    func isStalled(_ owner: AnyObject) -> Bool { state.withLock { $0.record.isStalled(ObjectIdentifier(owner)) } }

    /// - Parameter isEvidence: Whether the time of the call says something of its owner: false for one that waits for many
    ///   things. Default: true.
    /// - Returns: What a call returns; nil if it takes too long, if the owner has stalled, and when the calling task is
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
                // Cancelled before it was known here: the handler found nothing.
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// Whether the caller has to start the timer; nil if the call is not to be made.
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

    /// Whether somebody still waits for a call that has returned.
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

    /// Lets the caller go. A call that does not return although it is cancelled is still counted once its time is up.
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

    /// The timer, to be ended if no call has time left. That of the machine's clock is left, as starting it takes longer
    /// than most calls.
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
                // Cancelled when there was no call; there may be one by now.
                if Task.isCancelled {
                    if nextPause() != nil { startTimer() }
                    return
                }
            }
        }
    }

    /// Seconds to the first deadline; nil if there is none, with which the timer ends.
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
                // One that has not begun never will.
                if call.task != nil { state.overdue[id] = call.owner }
            }
            return late.map(\.value)
        }
        for call in expired { call.giveUp?() }
    }
}

/// Whether a cache has let a load wait in vain: that load then goes on as if the cache had nothing, whatever it may have.
final class DiskDelay: Sendable {
    private let isNoted = Atomic<Bool>(false)

    var isLate: Bool { isNoted.load(ordering: .acquiring) }

    func note() { isNoted.store(true, ordering: .releasing) }
}

/// Knows which of those who are called answer, and which have stalled.
///
/// Each is *in use* until calls of it are late that no later call has overtaken: one alone may just be slow. Then it is
/// *stalled*, and nobody calls it. After a while it is *asked again*, by one call alone, and after each such call that is
/// late as well it is left alone for longer. Once it answers one, it is in use again.
struct StallRecord {
    /// What admission says to a call.
    enum Admission { case allowed, refused }

    private struct Owner {
        /// Calls that were begun and have not returned.
        var running: Set<WaitID> = []
        /// Of these, those that have taken too long.
        var late: Set<WaitID> = []
        /// The latest call that was answered: what is late and began before it is slow, and says nothing of the others.
        var answered: WaitID?
        /// The one call that asks a stalled one again.
        var probe: WaitID?
        var nextProbe = 0.0
        var pause: Double

        var isStalled: Bool {
            guard late.count >= StallRecord.leastLate else { return false }
            guard let answered else { return true }
            return late.count { $0 > answered } >= StallRecord.leastLate
        }
    }

    /// How many calls must be late.
    static let leastLate = 2
    /// Seconds for which a stalled one is left alone at most: each probe that does not return either may keep a thread.
    static let longestPause = 60.0

    private let firstPause: Double
    private var owners: [ObjectIdentifier: Owner] = [:]

    /// - Parameter pause: Seconds for which a stalled one is left alone at first.
    init(pause: Double) { firstPause = min(max(pause, 0.001), Self.longestPause) }

    /// Whether nobody calls it, but for a probe now and then.
    func isStalled(_ owner: ObjectIdentifier) -> Bool { owners[owner]?.isStalled ?? false }

    /// Whether a call may be made: any of one in use; of one that has stalled, one call alone, once it is time for that.
    mutating func admit(_ id: WaitID, of owner: ObjectIdentifier, at now: Double) -> Admission {
        guard var known = owners[owner], known.isStalled else { return .allowed }
        guard known.probe == nil, known.nextProbe <= now else { return .refused }
        known.probe = id
        owners[owner] = known
        return .allowed
    }

    /// Notes that a call is being made now.
    mutating func begin(_ id: WaitID, of owner: ObjectIdentifier) {
        owners[owner, default: Owner(pause: firstPause)].running.insert(id)
    }

    /// Notes that the time of a call is up. One that was not made says nothing of who was to be called.
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

    /// Notes that a call has returned.
    ///
    /// - Parameter isAnswer: False if it was cancelled: it may not even have waited.
    mutating func end(_ id: WaitID, of owner: ObjectIdentifier, isAnswer: Bool) {
        guard var known = owners[owner] else { return }
        known.running.remove(id)
        known.late.remove(id)
        if isAnswer { known.answered = max(known.answered ?? id, id) }
        if known.probe == id { known.probe = nil }
        owners[owner] = known.running.isEmpty ? nil : known
    }
}
