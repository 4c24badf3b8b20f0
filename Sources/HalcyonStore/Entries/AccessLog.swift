import Foundation
import HTTPTypes
import HalcyonCore
import Synchronization

/// When entries were used and what that made of their expiry, as long as the index does not know it yet.
///
/// A write to the index for each hit would cost more than the hit. Uses are written many in one transaction, and
/// eviction asks here before it takes an entry, so what is not yet written counts all the same.
final class AccessLog: Sendable {
    /// A use that waits to be written.
    struct Use: Sendable {
        var name: EntryName
        var moment: Double
        /// The lowest rank of all when it was used; see ``Rank``. What is written later must not rank above it.
        var floor: Double
        /// What the use has made of the metadata, where it has changed them.
        var change: MetadataChange?
    }

    private struct State {
        var waiting: [Int64: Use] = [:]
        /// Those that are being written: they count until they are.
        var flushing: [Int64: Use] = [:]
        /// About the bytes of the changes that wait.
        var heldBytes = 0
        var last = -Double.infinity
        var floor = 0.0
    }
    /// Metadata of so many bytes are to be written soon.
    private static let mostHeld = 4 << 20
    private let state: Mutex<State>
    private let turn = Mutex<Void>(())

    /// Nothing comes before `last`, the latest use that the index knows. Where the clock was put back since, what is
    /// new would otherwise count as the oldest, and a full cache would throw out whatever has just come.
    init(after last: Double?) {
        state = Mutex(State(last: last ?? -.infinity))
    }

    /// A moment for a use or a store: no two of a process are the same, so that their order is kept.
    func moment(_ now: Double) -> Double { state.withLock { Self.moment(now, &$0) } }

    /// Notes a use of an entry of which the index says `metadata`; gives what holds from now on, the number of uses
    /// that wait to be written, and whether these have come to hold many bytes with it.
    func note(
        _ name: EntryName, _ metadata: CacheMetadata, _ now: Double
    ) -> (metadata: CacheMetadata, waiting: Int, areHeavy: Bool) {
        state.withLock { state in
            let known = state.waiting[name.id] ?? state.flushing[name.id]
            var change = known.flatMap { $0.name == name ? $0.change : nil }
            if let earlier = change, !earlier.isOf(metadata) { change = nil }
            let metadata = change?.new ?? metadata
            if let used = Expiry.afterUse(metadata, at: now) {
                // Both share what is large.
                if change == nil { state.heldBytes += used.byteCount() }
                change = MetadataChange(old: change?.old ?? metadata, new: used)
            }
            let areHeavy = state.heldBytes > Self.mostHeld
            if areHeavy { state.heldBytes = 0 }
            state.waiting[name.id] = Use(
                name: name, moment: Self.moment(now, &state), floor: state.floor, change: change)
            return (change?.new ?? metadata, state.waiting.count, areHeavy)
        }
    }

    /// Learns the lowest rank of all.
    func noteFloor(_ floor: Double) { state.withLock { $0.floor = floor } }

    /// Takes out the use of one entry, because it is written now or because the entry is another.
    func take(_ id: Int64) -> Use? {
        state.withLock { state in
            let flushing = state.flushing.removeValue(forKey: id)
            return state.waiting.removeValue(forKey: id) ?? flushing
        }
    }

    /// Lets `write` write all that waits, in the order of the rows: neighbours share a page. What it fails to write
    /// waits on.
    func flush(_ write: ([(key: Int64, value: Use)]) throws(StoreFailure) -> Void) throws(StoreFailure) {
        try turn.withLock { _ throws(StoreFailure) in
            let uses = state.withLock { state in
                state.flushing = state.waiting
                state.waiting = [:]
                state.heldBytes = 0
                return state.flushing
            }
            do throws(StoreFailure) {
                try write(uses.sorted { $0.key < $1.key })
                state.withLock { $0.flushing = [:] }
            } catch {
                state.withLock { state in
                    state.waiting.merge(state.flushing) { newer, _ in newer }
                    state.flushing = [:]
                }
                throw error
            }
        }
    }

    private static func moment(_ now: Double, _ state: inout State) -> Double {
        state.last = now > state.last ? now : state.last.nextUp
        return state.last
    }
}

/// What a use has made of an entry's metadata.
struct MetadataChange: Sendable {
    let old: CacheMetadata
    let new: CacheMetadata

    /// Whether it was made of these metadata, or of the same with another expiry, as another process may have put it
    /// off. What a server has confirmed since is another's.
    func isOf(_ metadata: CacheMetadata) -> Bool {
        var same = metadata
        same.expiresAt = old.expiresAt
        return same == old
    }

    /// What is to be written in the place of what the index has; nil for nothing.
    func applied(to metadata: CacheMetadata) -> CacheMetadata? {
        guard isOf(metadata) else { return nil }
        guard new.storedAt == old.storedAt, let mine = new.expiresAt else { return new }
        guard let theirs = metadata.expiresAt, theirs < mine else { return nil }
        return new
    }
}

/// When entries expire: what a use and a jump of the clock make of it.
enum Expiry {
    /// See ``CacheMetadata/clockTolerance``.
    static let tolerance = CacheMetadata.clockTolerance

    /// What a use makes of an entry's metadata; nil where nothing changes.
    ///
    /// A stale entry stays as it is: to be read is not to be confirmed. One that was stored later than now by more than
    /// ``tolerance`` was stored before the clock went back, and would be fresh for as long as it went back: it counts
    /// as stored now.
    static func afterUse(_ metadata: CacheMetadata, at now: Double) -> CacheMetadata? {
        guard let expiresAt = metadata.expiresAt else { return nil }
        let now = Date(timeIntervalSince1970: now)
        var new = metadata
        let ahead = metadata.storedAt.timeIntervalSince(now)
        if ahead > tolerance {
            new.storedAt = now
            new.expiresAt = expiresAt - ahead
        }
        new = new.used(at: now) ?? new
        return new.expiresAt == metadata.expiresAt ? nil : new
    }

    /// Whether a server could confirm the entry once it is stale (RFC 9111, 4.3.1).
    static func isConfirmable(_ metadata: CacheMetadata) -> Bool {
        guard let fields = metadata.response?.headerFields else { return false }
        return fields.contains(.eTag) || fields.contains(.lastModified)
    }

}
