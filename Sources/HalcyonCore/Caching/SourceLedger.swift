import Foundation
import HTTPTypes

#if !HALCYON_TSAN
import Synchronization
#endif

/// Knows which answer of a source is the newest, so that a slow load never puts an older one in its place.
///
/// It has an entry for a source only while loads of that source run: a load that begins later finds in the caches what
/// the ones before have left there. Each load has a ``Ticket`` from before its first look into a cache until its last
/// store. The lock is a leaf: caches ask the ledger under their own locks, and it calls nobody.
final class SourceLedger: Sendable {
    /// One load of a source; it is over when nobody holds the ticket any more.
    final class Ticket: Sendable {
        /// The source's name in the caches; see ``ImageRequest/sourceKey``.
        let source: String
        /// When the load began, in the order of all events in this process.
        let began: WaitID
        /// What had happened to the source by then: loads share work only if they agree in it.
        let epoch: WaitID?
        fileprivate let ledger: SourceLedger

        fileprivate init(_ source: String, began: WaitID, epoch: WaitID?, in ledger: SourceLedger) {
            (self.source, self.began, self.epoch, self.ledger) = (source, began, epoch, ledger)
        }

        deinit { ledger.leave(self) }
    }

    /// What a source answered with.
    struct Answer {
        var version: UInt64
        /// When the server made or confirmed it, as it says; nil if it does not say.
        var date: Date?
        var eTag: String?
        /// The bytes; nil for an answer that has none (status 304).
        var data: Data?
    }

    /// What an answer is among those of its source.
    enum Verdict: Equatable {
        /// The newest; and whether another was, since the load began.
        case newest(isOvertaking: Bool)
        /// The bytes of the newest, which has this version.
        case same(version: UInt64)
        /// Older than the newest, or asked for before an invalidation: not to be stored.
        case outdated
        /// Older or newer than the newest, nobody can tell: neither is to be kept.
        case unclear
    }

    fileprivate struct Newest {
        var answer: Answer
        var accepted: WaitID
    }

    fileprivate struct Entry {
        var tickets = 0
        var epoch: WaitID?
        var cleared: WaitID?
        var newest: Newest?
        /// How many loads of the source's bytes run.
        var transfers = 0
        /// The versions that loads have already and make images of.
        var hands: [ObjectIdentifier: UInt64] = [:]
    }

    private let entries = Mutex<[String: Entry]>([:])

    /// Begins a load.
    func begin(_ source: String) -> Ticket {
        entries.withLock { entries in
            entries[source, default: Entry()].tickets += 1
            // Its moment is taken under the lock: what happened before it is in the entry.
            return Ticket(source, began: WaitID(), epoch: entries[source]?.epoch, in: self)
        }
    }

    private func leave(_ ticket: Ticket) {
        let ended = entries.withLock { entries -> Entry? in
            guard let index = entries.index(forKey: ticket.source) else { return nil }
            entries.values[index].hands[ObjectIdentifier(ticket)] = nil
            entries.values[index].tickets -= 1
            return entries.values[index].tickets == 0 ? entries.remove(at: index).value : nil
        }
        // Megabytes may go with it, after the lock.
        withExtendedLifetime(ended) {}
    }

    /// How many sources are being loaded; for tests.
    var count: Int { entries.withLock { $0.count } }

    /// Counts a load of the source's bytes, until ``endTransfer(_:)``.
    func beginTransfer(_ ticket: Ticket) { entries.withLock { $0[ticket.source]?.transfers += 1 } }

    /// - Parameter version: Which bytes it has brought, of which images may be made now; nil if it has failed.
    func endTransfer(_ ticket: Ticket, with version: UInt64?) {
        entries.withLock { entries in
            entries[ticket.source]?.transfers -= 1
            if let version { entries[ticket.source]?.hands[ObjectIdentifier(ticket)] = version }
        }
    }

    /// Says which bytes a load makes its image of.
    func hold(_ version: UInt64, _ ticket: Ticket) {
        entries.withLock { $0[ticket.source]?.hands[ObjectIdentifier(ticket)] = version }
    }

    /// Takes what a load's source has answered with.
    ///
    /// - Parameter isOfTransfer: Whether that is one of those that are counted, and not bytes stored by hand.
    func accept(_ answer: Answer, _ ticket: Ticket, isOfTransfer: Bool) -> Verdict {
        entries.withLock { entries in
            guard let index = entries.index(forKey: ticket.source) else { return .newest(isOvertaking: false) }
            return entries.values[index].accept(answer, begun: ticket.began, isOfTransfer: isOfTransfer)
        }
    }

    /// From now on nothing counts that was asked for before.
    ///
    /// - Parameter isMeant: Whether a source is one of those whose answers are out of date.
    func clear(where isMeant: (String) -> Bool) {
        entries.withLock { entries in
            let now = WaitID()
            for index in entries.indices where isMeant(entries.keys[index]) { entries.values[index].clear(now) }
        }
    }

    /// Whether what a load has may be stored: nothing newer came since the load began, and nothing was invalidated.
    ///
    /// - Parameter version: That of the bytes; nil if they have none.
    func isCurrent(_ version: UInt64?, _ ticket: Ticket) -> Bool {
        entries.withLock { entries in
            guard let entry = entries[ticket.source] else { return true }
            if let cleared = entry.cleared, ticket.began < cleared { return false }
            guard let newest = entry.newest, ticket.began < newest.accepted else { return true }
            return newest.answer.version == version
        }
    }
}

extension SourceLedger.Entry {
    fileprivate mutating func clear(_ now: WaitID) {
        cleared = now
        epoch = now
        newest = nil
    }

    fileprivate mutating func accept(
        _ answer: SourceLedger.Answer, begun began: WaitID, isOfTransfer: Bool
    ) -> SourceLedger.Verdict {
        let now = WaitID()
        // Asked for before an invalidation, it is not stored. It may be newer all the same than what came since.
        let isCleared = cleared.map { began < $0 } ?? false
        var isOvertaking = false
        if let newest, began < newest.accepted, newest.answer.version != answer.version {
            switch answer.order(after: newest.answer) {
            case .newest where !isCleared: isOvertaking = true
            case .newest, .unclear:
                clear(now)
                return .unclear
            case .same where isCleared: return .outdated
            case let verdict: return verdict
            }
        }
        // Those who begin from now on must not join work that may end with something older.
        let hasCompany = transfers > (isOfTransfer ? 1 : 0)
        if hasCompany || hands.values.contains(where: { $0 != answer.version }) { epoch = now }
        var kept = answer
        // Wanted only to be compared with what else is on its way.
        if !hasCompany { kept.data = nil }
        newest = SourceLedger.Newest(answer: kept, accepted: now)
        return isCleared ? .outdated : .newest(isOvertaking: isOvertaking)
    }
}

extension SourceLedger.Answer {
    /// Which of two answers is the newer, if they were on their way at the same time: what they bring may have been
    /// made in another order than that in which it came (RFC 9111, 4: the most recent one, as `Date` says).
    fileprivate func order(after other: Self) -> SourceLedger.Verdict {
        if let data, data == other.data { return .same(version: other.version) }
        if let date, let otherDate = other.date, date != otherDate {
            // A confirmation of what is not there any more brings nothing that could take its place.
            if date > otherDate { return data == nil ? .unclear : .newest(isOvertaking: true) }
            return .outdated
        }
        if let eTag, eTag == other.eTag, !eTag.hasPrefix("W/") { return .same(version: other.version) }
        return .unclear
    }
}
