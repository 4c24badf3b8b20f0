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
