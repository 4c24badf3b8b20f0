import Foundation

/// What is known of a source while loads of it run.
extension SourceLedger {
    /// By reference, because answers are large, and each entry has room for one.
    fileprivate final class KeptAnswer: Sendable {
        let answer: Answer
        init(_ answer: Answer) { self.answer = answer }
    }

    struct Newest {
        private let kept: KeptAnswer
        var answer: Answer { kept.answer }
        var accepted: WaitID
        /// When the program itself last stored bytes, these or older ones; nil if it has not. Everything requested
        /// before is older.
        var placed: WaitID?
        /// Whether the program stored these bytes itself.
        var isPlaced: Bool

        init(answer: Answer, accepted: WaitID, placed: WaitID?, isPlaced: Bool) {
            kept = KeptAnswer(answer)
            (self.accepted, self.placed, self.isPlaced) = (accepted, placed, isPlaced)
        }
    }

    struct Entry {
        var tickets = 0
        var epoch: WaitID?
        /// When the source was last removed, for whatever reason.
        var cleared: WaitID?
        /// The last removal that takes what the program has stored itself as well.
        var clearedPlaced: WaitID?
        var newest: Newest?
        /// The loads that have brought the newest answer and are about to store it; see ``SourceLedger/settle(_:)``.
        var unsettled: Set<ObjectIdentifier> = []
        /// When the last load began.
        var lastBegan: WaitID?
        /// The number of running loads of the source's bytes.
        var transfers = 0
        /// The number of loads that are looking for a finished image in a cache.
        var looks = 0
        /// The versions that loads already have and make images of.
        var hands: [ObjectIdentifier: UInt64] = [:]
    }
}

extension SourceLedger.Entry {
    mutating func begin(_ began: WaitID) -> WaitID? {
        tickets += 1
        lastBegan = began
        return epoch
    }

    /// Returns the newest answer, if a load that began at `began` may have read another.
    func newest(since began: WaitID) -> SourceLedger.Newest? {
        newest.flatMap { !unsettled.isEmpty || began < $0.accepted ? $0 : nil }
    }

    func isNewest(_ version: UInt64?, since began: WaitID) -> Bool {
        newest(since: began).map { $0.answer.version == version } ?? true
    }

    /// Whether a load may have, or be making, an image of bytes other than those of `version`.
    private func mayBeMakingOther(than version: UInt64) -> Bool {
        looks > 0 || hands.values.contains { $0 != version }
    }

    mutating func settle(_ ticket: ObjectIdentifier) {
        guard unsettled.remove(ticket) != nil, unsettled.isEmpty, let newest else { return }
        let now = WaitID()
        // Loads that began or looked in between may have read older entries.
        if lastBegan.map({ newest.accepted < $0 }) ?? false || mayBeMakingOther(than: newest.answer.version) {
            epoch = now
        }
        self.newest?.accepted = now
    }

    mutating func clear(_ now: WaitID, sparingPlaced: Bool) {
        cleared = now
        if !sparingPlaced { clearedPlaced = now }
        epoch = now
        // Until it is settled, the caches may contain something older that this removal does not reach.
        if unsettled.isEmpty { newest = nil }
    }

    /// Whether the source was removed after a ticket was taken, and what belongs to the ticket with it.
    func isCleared(since ticket: SourceLedger.Ticket) -> Bool {
        (ticket.isPlacing ? clearedPlaced : cleared).map { ticket.began < $0 } ?? false
    }

    mutating func accept(
        _ answer: SourceLedger.Answer, _ ticket: SourceLedger.Ticket, isClearing: Bool
    ) -> SourceLedger.Verdict {
        let now = WaitID()
        // What the program has stored itself is newer than everything requested before, even if the bytes are the same.
        if !ticket.isPlacing, let placed = newest?.placed, ticket.began < placed { return .outdated }
        // An answer requested before an invalidation is not stored. It may still be newer than what has arrived since.
        let isCleared = isClearing || isCleared(since: ticket)
        var isOvertaking = false
        if let newest = newest(since: ticket.began), newest.answer.version == answer.version {
            if isCleared { return .outdated }
        } else if let newest = newest(since: ticket.began) {
            // Bytes stored by the program are newer than everything before them, and older than what is requested
            // afterwards.
            let isComparable = !ticket.isPlacing && !newest.isPlaced
            switch isComparable ? answer.order(after: newest.answer) : .newest(isOvertaking: true) {
            case .newest where !isCleared: isOvertaking = true
            // The removal was of what the program stored then as well, and not of what has come since.
            case .newest where ticket.isPlacing: return .outdated
            case .newest, .unclear:
                clear(now, sparingPlaced: true)
                // What the program stored before the newest was asked for is older than either.
                if let placed = newest.placed { clearedPlaced = placed }
                self.newest = nil
                unsettled.insert(ObjectIdentifier(ticket))
                return .unclear
            case .same where isCleared: return .outdated
            case let verdict: return verdict
            }
        }
        // Loads that begin from now on must not join work that may end with something older.
        let hasCompany = transfers > (ticket.isPlacing ? 0 : 1)
        // After a store by the program, they must not join any earlier work: a load may have received bytes from a
        // transfer that it joined, without having called ``SourceLedger/hold(_:_:)`` yet.
        if ticket.isPlacing || hasCompany || mayBeMakingOther(than: answer.version) { epoch = now }
        var kept = answer
        // Needed only for comparison with other answers in transit.
        if !hasCompany { kept.data = nil }
        newest = SourceLedger.Newest(
            answer: kept, accepted: now, placed: ticket.isPlacing ? now : newest?.placed, isPlaced: ticket.isPlacing)
        unsettled.insert(ObjectIdentifier(ticket))
        return isCleared ? .unwanted : .newest(isOvertaking: isOvertaking)
    }

    mutating func acceptStored(
        _ answer: SourceLedger.Answer, _ ticket: SourceLedger.Ticket, hasOthers: Bool
    ) -> Bool {
        if isCleared(since: ticket) { return false }
        let isMaking = mayBeMakingOther(than: answer.version)
        guard newest(since: ticket.began) == nil, hasOthers || isMaking else { return false }
        let now = WaitID()
        if isMaking { epoch = now }
        newest = SourceLedger.Newest(
            answer: answer, accepted: now, placed: newest?.placed,
            isPlaced: newest.map { $0.isPlaced && $0.answer.version == answer.version } ?? false)
        unsettled.insert(ObjectIdentifier(ticket))
        return true
    }
}

extension SourceLedger.Answer {
    /// Compares two answers that were in transit at the same time: they may have arrived in another order than they
    /// were generated in (RFC 9111, 4: the most recent one, according to `Date`).
    fileprivate func order(after other: Self) -> SourceLedger.Verdict {
        if let data, data == other.data { return .same(version: other.version) }
        if let date, let otherDate = other.date, date != otherDate {
            // A confirmation of bytes that are gone has nothing to replace them with.
            if date > otherDate { return isRevalidation ? .unclear : .newest(isOvertaking: true) }
            return .outdated
        }
        if let eTag, let otherTag = other.eTag, eTag.isStrongly(otherTag) { return .same(version: other.version) }
        return .unclear
    }
}
