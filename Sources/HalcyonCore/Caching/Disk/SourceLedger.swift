import Foundation
import HTTPTypes

#if !HALCYON_TSAN
import Synchronization
#endif

/// Tracks the newest answer of each source, so that a slow load never replaces it with an older one.
///
/// It has an entry for a source only while loads of that source run: a load that begins later finds in the caches what
/// earlier ones have stored. Each load has a ``Ticket`` from before its first look into a cache until its last store.
/// The lock is a leaf: caches query the ledger under their own locks, and it calls nothing else.
///
/// Caches follow the ledger a moment later: images are removed from memory, and bytes are staged for the disk. A load
/// that begins within this moment may still read older entries. Therefore a change has two steps:
///
/// 1. ``accept(_:_:)``, or the start of ``clearing(where:_:)``: from here on caches accept nothing older,
///    from any load. Older entries are removed next.
/// 2. ``settle(_:)``, or the end of the clearing: caches contain nothing older. Results of loads that began before this
///    step count as requested before the change, and later loads do not join their work.
///
/// The invariant: a load that begins after the second step reads nothing older, and no load that began before it stores
/// anything older after the first. So nothing older is in a cache after the second step, and no lock is held in
/// between.
final class SourceLedger: Sendable {
    /// One load of a source; it ends when the ticket is released.
    final class Ticket: Sendable {
        /// The source's name in the caches; see ``ImageRequest/sourceKey``.
        let source: String
        /// When the load began, in the order of all events in the process.
        let began: WaitID
        /// The last change of the source before the load: loads share work only if it is the same.
        let epoch: WaitID?
        /// Whether it is of bytes that the program stores itself, not of a load.
        let isPlacing: Bool
        fileprivate let ledger: SourceLedger

        fileprivate init(_ source: String, began: WaitID, epoch: WaitID?, isPlacing: Bool, in ledger: SourceLedger) {
            (self.source, self.began, self.epoch, self.ledger) = (source, began, epoch, ledger)
            self.isPlacing = isPlacing
        }

        deinit { ledger.leave(self) }
    }

    /// An answer of a source.
    struct Answer: Sendable {
        /// The version of the bytes; ``SourceLedger/nothing`` if the source no longer has any.
        var version: UInt64
        /// When the server generated or confirmed it, according to the server; nil if unknown.
        var date: Date?
        var eTag: EntityTag?
        /// The bytes, if the answer has any.
        var data: Data?
        /// Whether it confirms stored bytes (status 304).
        var isRevalidation = false
    }

    /// The version of a source without content (status 404 or 410): the checksum of no bytes, which are not an image.
    static let nothing = CacheMetadata.version(of: Data())

    /// How an answer relates to the others of its source.
    enum Verdict: Equatable {
        /// The newest; `isOvertaking` if another was the newest since the load began.
        case newest(isOvertaking: Bool)
        /// The same bytes as the newest, which has this version.
        case same(version: UInt64)
        /// Older than the newest, or the same but requested before a removal: not to be stored.
        case outdated
        /// The newest, but requested before a removal: not to be stored, but older entries must still be removed.
        case unwanted
        /// It is unknown whether it is older or newer than the newest: neither may be kept.
        case unclear
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// The removals in progress.
        var clearings: [(id: WaitID, sparesPlaced: Bool, isMeant: (String) -> Bool)] = []

        func isClearing(_ ticket: Ticket) -> Bool {
            !clearings.isEmpty
                && clearings.contains { !($0.sparesPlaced && ticket.isPlacing) && $0.isMeant(ticket.source) }
        }

        mutating func clear(sparingPlaced: Bool, where isMeant: (String) -> Bool) {
            let now = WaitID()
            for index in entries.indices where isMeant(entries.keys[index]) {
                entries.values[index].clear(now, sparingPlaced: sparingPlaced)
            }
        }
    }

    private let state = Mutex(State())

    /// Begins a load.
    ///
    /// - Parameter isPlacing: Whether it is no load: the program stores bytes itself. Default: false.
    func begin(_ source: String, isPlacing: Bool = false) -> Ticket {
        state.withLock { state in
            // The time is taken under the lock: all earlier events are in the entry.
            let began = WaitID()
            let epoch = state.entries[source, default: Entry()].begin(began)
            return Ticket(source, began: began, epoch: epoch, isPlacing: isPlacing, in: self)
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
        // It may hold megabytes, freed after the lock.
        withExtendedLifetime(ended) {}
    }

    /// The number of sources being loaded; for tests.
    var count: Int { state.withLock { $0.entries.count } }

    /// Counts a load of the source's bytes, until ``endTransfer(_:with:)``.
    func beginTransfer(_ ticket: Ticket) { state.withLock { $0.entries[ticket.source]?.transfers += 1 } }

    /// Ends the count of a load.
    ///
    /// - Parameter version: The version of its bytes, of which images may be made now; nil if it has failed.
    func endTransfer(_ ticket: Ticket, with version: UInt64?) {
        state.withLock { state in
            state.entries[ticket.source]?.transfers -= 1
            if let version { state.entries[ticket.source]?.hands[ObjectIdentifier(ticket)] = version }
        }
    }

    /// Counts a look-up of a finished image in a cache, until ``endLook(_:with:)``: it may find something older than
    /// what is accepted meanwhile.
    func beginLook(_ ticket: Ticket) { state.withLock { $0.entries[ticket.source]?.looks += 1 } }

    /// Ends the count of a look-up.
    ///
    /// - Parameter version: The version of the bytes that the image was made of; nil if none was found.
    func endLook(_ ticket: Ticket, with version: UInt64?) {
        state.withLock { state in
            state.entries[ticket.source]?.looks -= 1
            if let version { state.entries[ticket.source]?.hands[ObjectIdentifier(ticket)] = version }
        }
    }

    /// Notes the version of the bytes that a load makes its image of.
    func hold(_ version: UInt64, _ ticket: Ticket) {
        state.withLock { $0.entries[ticket.source]?.hands[ObjectIdentifier(ticket)] = version }
    }

    /// Accepts the answer of a load's source, or bytes that the program stores itself. Call ``settle(_:)`` later if the
    /// verdict is `newest`, `unwanted` or `unclear`.
    func accept(_ answer: Answer, _ ticket: Ticket) -> Verdict {
        state.withLock { state in
            let isClearing = state.isClearing(ticket)
            guard let index = state.entries.index(forKey: ticket.source) else { return .newest(isOvertaking: false) }
            return state.entries.values[index].accept(answer, ticket, isClearing: isClearing)
        }
    }

    /// Accepts what a load has found on the disk, where another pipeline or program may have stored it after this one
    /// had put older images into memory. If so, these must be removed, and ``settle(_:)`` must follow.
    ///
    /// The disk counts as newer than memory: this pipeline has stored there whatever it has loaded.
    ///
    /// - Parameter hasOthers: Whether memory has images of other bytes.
    /// - Returns: Whether these are outdated; false if something newer has arrived since the load began.
    func acceptStored(_ answer: Answer, _ ticket: Ticket, hasOthers: Bool) -> Bool {
        state.withLock { state in
            if state.isClearing(ticket) { return false }
            guard let index = state.entries.index(forKey: ticket.source) else { return false }
            return state.entries.values[index].acceptStored(answer, ticket, hasOthers: hasOthers)
        }
    }

    /// Notes that the caches have stored a load's answer, or will not store it, and have nothing older.
    func settle(_ ticket: Ticket) { state.withLock { $0.entries[ticket.source]?.settle(ObjectIdentifier(ticket)) } }

    /// Removes outdated entries from the caches: nothing requested before the end of this call is stored.
    ///
    /// - Parameters:
    ///   - sparesPlaced: Whether bytes that the program stores meanwhile stay: they are newer than what is removed
    ///     because two answers of loads cannot be told apart. Default: false.
    ///   - isMeant: Whether the answers of a source are outdated. Called under the lock.
    ///   - remove: Removes the entries of these sources from the caches.
    func clearing<Value>(
        sparingPlaced sparesPlaced: Bool = false, where isMeant: @escaping @Sendable (String) -> Bool,
        _ remove: () -> Value
    ) -> Value {
        let id = WaitID()
        state.withLock { state in
            state.clearings.append((id, sparesPlaced, isMeant))
            state.clear(sparingPlaced: sparesPlaced, where: isMeant)
        }
        defer {
            state.withLock { state in
                state.clearings.removeAll { $0.id == id }
                state.clear(sparingPlaced: sparesPlaced, where: isMeant)
            }
        }
        return remove()
    }

    /// Whether a load's answer may be stored: nothing newer has arrived since it began, and nothing was invalidated.
    ///
    /// - Parameter version: The version of the bytes; nil if there are none.
    func isCurrent(_ version: UInt64?, _ ticket: Ticket) -> Bool {
        state.withLock { state in
            if state.isClearing(ticket) { return false }
            guard let entry = state.entries[ticket.source] else { return true }
            if entry.isCleared(since: ticket) { return false }
            return entry.isNewest(version, since: ticket.began)
        }
    }

    /// Whether nothing was accepted or removed since a ticket was taken.
    func isUntouched(since ticket: Ticket) -> Bool {
        state.withLock { state in
            if state.clearings.contains(where: { $0.isMeant(ticket.source) }) { return false }
            guard let entry = state.entries[ticket.source] else { return true }
            return !(entry.cleared.map { ticket.began < $0 } ?? false) && entry.isNewest(nil, since: ticket.began)
        }
    }

    /// Whether nothing newer than a load's answer has arrived since it began, so that older entries may be removed.
    ///
    /// - Parameter version: The version of the bytes; nil if they are not stored.
    func isNewest(_ version: UInt64?, _ ticket: Ticket) -> Bool {
        state.withLock { $0.entries[ticket.source]?.isNewest(version, since: ticket.began) ?? true }
    }
}
