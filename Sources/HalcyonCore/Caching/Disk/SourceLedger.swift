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
///
/// Caches follow what the ledger has learned a moment later: the images in memory are removed, and bytes are staged for
/// the disk. A load that begins within this moment may still read what is older. Therefore a change has two ends:
///
/// 1. ``accept(_:_:isOfTransfer:)``, or the begin of ``clearing(where:_:)``: from here on caches take nothing older, from
///    whatever load. What they took before is removed next.
/// 2. ``settle(_:)``, or the end of the clearing: caches have nothing older any more. What loads bring that began before
///    this end counts as asked for before the change, and who begins later does not join their work.
///
/// The invariant: a load that begins after the second end reads nothing older, and no load that began before it stores
/// anything older after the first. So nothing older is in a cache after the second end, and no lock is held between.
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
        /// That of the bytes; ``SourceLedger/nothing`` if the source has none any more.
        var version: UInt64
        /// When the server made or confirmed it, as it says; nil if it does not say.
        var date: Date?
        var eTag: EntityTag?
        /// The bytes, if the answer has some.
        var data: Data?
        /// Whether it says of bytes that are stored that they are still the right ones (status 304).
        var isConfirmation = false
    }

    /// The version of a source that has nothing (status 404 or 410); the checksum of no bytes, which are no image.
    static let nothing = CacheMetadata.version(of: Data())

    /// What an answer is among those of its source.
    enum Verdict: Equatable {
        /// The newest; and whether another was, since the load began.
        case newest(isOvertaking: Bool)
        /// The bytes of the newest, which has this version.
        case same(version: UInt64)
        /// Older than the newest, or the same and asked for before a removal: not to be stored.
        case outdated
        /// The newest, but asked for before a removal: not to be stored, and what is older is to go all the same.
        case unwanted
        /// Older or newer than the newest, nobody can tell: neither is to be kept.
        case unclear
    }

    fileprivate struct Newest {
        var answer: Answer
        var accepted: WaitID
        /// When the program last stored bytes by hand, these or older ones; nil if it has not. All that was asked for before
        /// is older.
        var placed: WaitID?
        /// Whether these are bytes that were stored by hand.
        var isPlaced = false
    }

    fileprivate struct Entry {
        var tickets = 0
        var epoch: WaitID?
        var cleared: WaitID?
        var newest: Newest?
        /// Who has brought the newest and is about to put it into the caches; see ``SourceLedger/settle(_:)``.
        var unsettled: Set<ObjectIdentifier> = []
        /// When the last load began.
        var lastBegan: WaitID?
        /// How many loads of the source's bytes run.
        var transfers = 0
        /// How many loads look into a cache for a finished image.
        var looks = 0
        /// The versions that loads have already and make images of.
        var hands: [ObjectIdentifier: UInt64] = [:]
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// What is being removed from the caches.
        var clearings: [(id: WaitID, isMeant: (String) -> Bool)] = []

        func isClearing(_ source: String) -> Bool {
            !clearings.isEmpty && clearings.contains { $0.isMeant(source) }
        }

        mutating func clear(where isMeant: (String) -> Bool) {
            let now = WaitID()
            for index in entries.indices where isMeant(entries.keys[index]) { entries.values[index].clear(now) }
        }
    }

    private let state = Mutex(State())

    /// Begins a load.
    func begin(_ source: String) -> Ticket {
        state.withLock { state in
            // Its moment is taken under the lock: what happened before it is in the entry.
            let began = WaitID()
            let epoch = state.entries[source, default: Entry()].begin(began)
            return Ticket(source, began: began, epoch: epoch, in: self)
        }
    }

    private func leave(_ ticket: Ticket) {
        let ended = state.withLock { state -> Entry? in
            guard let index = state.entries.index(forKey: ticket.source) else { return nil }
            state.entries.values[index].hands[ObjectIdentifier(ticket)] = nil
            state.entries.values[index].settle(ObjectIdentifier(ticket))
            state.entries.values[index].tickets -= 1
            return state.entries.values[index].tickets == 0 ? state.entries.remove(at: index).value : nil
        }
        // Megabytes may go with it, after the lock.
        withExtendedLifetime(ended) {}
    }

    /// How many sources are being loaded; for tests.
    var count: Int { state.withLock { $0.entries.count } }

    /// Counts a load of the source's bytes, until ``endTransfer(_:)``.
    func beginTransfer(_ ticket: Ticket) { state.withLock { $0.entries[ticket.source]?.transfers += 1 } }

    /// - Parameter version: Which bytes it has brought, of which images may be made now; nil if it has failed.
    func endTransfer(_ ticket: Ticket, with version: UInt64?) {
        state.withLock { state in
            state.entries[ticket.source]?.transfers -= 1
            if let version { state.entries[ticket.source]?.hands[ObjectIdentifier(ticket)] = version }
        }
    }

    /// Counts a look into a cache for a finished image, until ``endLook(_:with:)``: what it finds may be older than what
    /// is accepted meanwhile.
    func beginLook(_ ticket: Ticket) { state.withLock { $0.entries[ticket.source]?.looks += 1 } }

    /// - Parameter version: That of the bytes of which the image was made that it has found; nil if it found none.
    func endLook(_ ticket: Ticket, with version: UInt64?) {
        state.withLock { state in
            state.entries[ticket.source]?.looks -= 1
            if let version { state.entries[ticket.source]?.hands[ObjectIdentifier(ticket)] = version }
        }
    }

    /// Says which bytes a load makes its image of.
    func hold(_ version: UInt64, _ ticket: Ticket) {
        state.withLock { $0.entries[ticket.source]?.hands[ObjectIdentifier(ticket)] = version }
    }

    /// Takes what a load's source has answered with. Call ``settle(_:)`` later if the verdict is `newest`, `unwanted` or
    /// `unclear`.
    ///
    /// - Parameter isOfTransfer: Whether that is one of those that are counted, and not bytes stored by hand.
    func accept(_ answer: Answer, _ ticket: Ticket, isOfTransfer: Bool) -> Verdict {
        state.withLock { state in
            let isClearing = state.isClearing(ticket.source)
            guard let index = state.entries.index(forKey: ticket.source) else { return .newest(isOvertaking: false) }
            return state.entries.values[index]
                .accept(answer, ticket, isClearing: isClearing, isOfTransfer: isOfTransfer)
        }
    }

    /// Takes what a load has found on the disk, where another pipeline or program may have stored it after this one had put
    /// older images into memory. If that may be so, those have to go; ``settle(_:)`` is to follow.
    ///
    /// What is on the disk counts as newer than what is in memory: what this pipeline has loaded it has stored there.
    ///
    /// - Parameter hasOthers: Whether there are images of other bytes in memory.
    /// - Returns: Whether they are out of date; false if something newer has come since the load began.
    func acceptStored(_ answer: Answer, _ ticket: Ticket, hasOthers: Bool) -> Bool {
        state.withLock { state in
            if state.isClearing(ticket.source) { return false }
            guard let index = state.entries.index(forKey: ticket.source) else { return false }
            return state.entries.values[index].acceptStored(answer, ticket, hasOthers: hasOthers)
        }
    }

    /// Says that the caches have what a load has brought, or that they will not have it, and nothing older than that.
    func settle(_ ticket: Ticket) { state.withLock { $0.entries[ticket.source]?.settle(ObjectIdentifier(ticket)) } }

    /// Removes what is out of date from the caches: nothing that is asked for before the end of this is stored.
    ///
    /// - Parameters:
    ///   - isMeant: Whether a source is one of those whose answers are out of date. Called under the lock.
    ///   - remove: Removes from the caches what they have of these sources.
    func clearing<Value>(where isMeant: @escaping @Sendable (String) -> Bool, _ remove: () -> Value) -> Value {
        let id = WaitID()
        state.withLock { state in
            state.clearings.append((id, isMeant))
            state.clear(where: isMeant)
        }
        defer {
            state.withLock { state in
                state.clearings.removeAll { $0.id == id }
                state.clear(where: isMeant)
            }
        }
        return remove()
    }

    /// Whether what a load has may be stored: nothing newer came since the load began, and nothing was invalidated.
    ///
    /// - Parameter version: That of the bytes; nil if they have none.
    func isCurrent(_ version: UInt64?, _ ticket: Ticket) -> Bool {
        state.withLock { state in
            if state.isClearing(ticket.source) { return false }
            guard let entry = state.entries[ticket.source] else { return true }
            if let cleared = entry.cleared, ticket.began < cleared { return false }
            return entry.isNewest(version, since: ticket.began)
        }
    }

    /// Whether nothing newer than what a load has brought came since it began, so that what is older may be removed.
    ///
    /// - Parameter version: That of the bytes; nil if they are not kept.
    func isNewest(_ version: UInt64?, _ ticket: Ticket) -> Bool {
        state.withLock { $0.entries[ticket.source]?.isNewest(version, since: ticket.began) ?? true }
    }
}

extension SourceLedger.Entry {
    fileprivate mutating func begin(_ began: WaitID) -> WaitID? {
        tickets += 1
        lastBegan = began
        return epoch
    }

    /// What is the newest, if a load that began then may have read something else.
    fileprivate func newest(since began: WaitID) -> SourceLedger.Newest? {
        newest.flatMap { !unsettled.isEmpty || began < $0.accepted ? $0 : nil }
    }

    fileprivate func isNewest(_ version: UInt64?, since began: WaitID) -> Bool {
        newest(since: began).map { $0.answer.version == version } ?? true
    }

    /// Whether a load may make an image of other bytes than those of a version, or have one.
    private func mayBeMakingOther(than version: UInt64) -> Bool {
        looks > 0 || hands.values.contains { $0 != version }
    }

    fileprivate mutating func settle(_ ticket: ObjectIdentifier) {
        guard unsettled.remove(ticket) != nil, unsettled.isEmpty, let newest else { return }
        let now = WaitID()
        // Who began, or looked, in between may have read what is older.
        if lastBegan.map({ newest.accepted < $0 }) ?? false || mayBeMakingOther(than: newest.answer.version) {
            epoch = now
        }
        self.newest?.accepted = now
    }

    fileprivate mutating func clear(_ now: WaitID) {
        cleared = now
        epoch = now
        // Until it is settled, there may be something older in the caches that this removal leaves there.
        if unsettled.isEmpty { newest = nil }
    }

    fileprivate mutating func accept(
        _ answer: SourceLedger.Answer, _ ticket: SourceLedger.Ticket, isClearing: Bool, isOfTransfer: Bool
    ) -> SourceLedger.Verdict {
        let now = WaitID()
        // What the program has stored itself is newer than all that was asked for before, even if the bytes are the same.
        if isOfTransfer, let placed = newest?.placed, ticket.began < placed { return .outdated }
        // Asked for before an invalidation, it is not stored. It may be newer all the same than what came since.
        let isCleared = isClearing || cleared.map { ticket.began < $0 } ?? false
        var isOvertaking = false
        if let newest = newest(since: ticket.began), newest.answer.version == answer.version {
            if isCleared { return .outdated }
        } else if let newest = newest(since: ticket.began) {
            // What is stored by hand is newer than all that came before it, and older than what is asked for after.
            let isComparable = isOfTransfer && !newest.isPlaced
            switch isComparable ? answer.order(after: newest.answer) : .newest(isOvertaking: true) {
            case .newest where !isCleared: isOvertaking = true
            case .newest, .unclear:
                clear(now)
                self.newest = nil
                unsettled.insert(ObjectIdentifier(ticket))
                return .unclear
            case .same where isCleared: return .outdated
            case let verdict: return verdict
            }
        }
        // Those who begin from now on must not join work that may end with something older.
        let hasCompany = transfers > (isOfTransfer ? 1 : 0)
        // After a store by hand, they must not join any earlier work: a load may have received bytes from a transfer that
        // it joined, and not have called ``SourceLedger/hold(_:_:)`` yet.
        if !isOfTransfer || hasCompany || mayBeMakingOther(than: answer.version) { epoch = now }
        var kept = answer
        // Wanted only to be compared with what else is on its way.
        if !hasCompany { kept.data = nil }
        newest = SourceLedger.Newest(
            answer: kept, accepted: now, placed: isOfTransfer ? newest?.placed : now, isPlaced: !isOfTransfer)
        unsettled.insert(ObjectIdentifier(ticket))
        return isCleared ? .unwanted : .newest(isOvertaking: isOvertaking)
    }

    fileprivate mutating func acceptStored(
        _ answer: SourceLedger.Answer, _ ticket: SourceLedger.Ticket, hasOthers: Bool
    ) -> Bool {
        if let cleared, ticket.began < cleared { return false }
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
    /// Which of two answers is the newer, if they were on their way at the same time: what they bring may have been
    /// made in another order than that in which it came (RFC 9111, 4: the most recent one, as `Date` says).
    fileprivate func order(after other: Self) -> SourceLedger.Verdict {
        if let data, data == other.data { return .same(version: other.version) }
        if let date, let otherDate = other.date, date != otherDate {
            // A confirmation of what is not there any more brings nothing that could take its place.
            if date > otherDate { return isConfirmation ? .unclear : .newest(isOvertaking: true) }
            return .outdated
        }
        if let eTag, let otherTag = other.eTag, eTag.isStrongly(otherTag) { return .same(version: other.version) }
        return .unclear
    }
}
