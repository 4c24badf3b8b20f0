import Foundation
import HTTPTypes
import HalcyonCore
import Synchronization

/// When entries were used, and how that changed their expiry, until it is written to the index.
///
/// A write to the index for each hit would cost more than the hit. Uses are written in batches, many in a transaction,
/// and eviction checks this log before it removes an entry, so pending uses count too.
final class AccessLog: Sendable {
    /// A use that has not been written yet.
    struct Use: Sendable {
        var name: EntryName
        var moment: Double
        /// The lowest rank of all entries at the time of use; see ``Rank``. Entries written later must not rank above
        /// it.
        var floor: Double
        /// How the use changed the metadata; nil if it did not.
        var change: MetadataChange?
    }

    private struct State {
        var waiting: [Int64: Use] = [:]
        /// Uses that are being written; they count until that is done.
        var flushing: [Int64: Use] = [:]
        /// The approximate size of the pending changes in bytes.
        var heldBytes = 0
        var last = -Double.infinity
        var floor = 0.0
    }
    /// The size of pending metadata in bytes from which they should be written soon.
    private static let mostHeld = 4 << 20
    private let state: Mutex<State>
    private let turn = Mutex<Void>(())

    /// Creates a log in which nothing precedes `last`, the latest use in the index. If the clock has been put back
    /// since, new uses would otherwise count as the oldest, and a full cache would evict whatever was just stored.
    init(after last: Double?) {
        state = Mutex(State(last: last ?? -.infinity))
    }

    /// Returns a time for a use or a store: no two in a process are equal, so that their order is kept.
    func moment(_ now: Double) -> Double { state.withLock { Self.moment(now, &$0) } }

    /// Records a use of an entry with `metadata` in the index; returns its metadata from now on, the number of pending
    /// uses, and whether with this one they have come to hold many bytes.
    func note(
        _ name: EntryName, _ metadata: CacheMetadata, _ now: Double
    ) -> (metadata: CacheMetadata, waiting: Int, areHeavy: Bool) {
        state.withLock { state in
            let known = state.waiting[name.id] ?? state.flushing[name.id]
            var change = known.flatMap { $0.name == name ? $0.change : nil }
            if let earlier = change, !earlier.isOf(metadata) { change = nil }
            let metadata = change?.new ?? metadata
            if let used = Expiry.afterUse(metadata, at: now) {
                // Counted once, because later metadata of the same entry shares its large parts.
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

    /// Whether a use that is not written yet has extended the expiry of an entry.
    func hasExtended(_ name: EntryName) -> Bool {
        state.withLock { state in
            guard let use = state.waiting[name.id] ?? state.flushing[name.id] else { return false }
            return use.name == name && use.change != nil
        }
    }

    /// Records the lowest rank of all entries.
    func noteFloor(_ floor: Double) { state.withLock { $0.floor = floor } }

    /// Removes and returns the use of one entry, because it is being written or the entry was replaced.
    func take(_ id: Int64) -> Use? {
        state.withLock { state in
            let flushing = state.flushing.removeValue(forKey: id)
            return state.waiting.removeValue(forKey: id) ?? flushing
        }
    }

    /// Calls `write` with all pending uses, ordered by row, because neighbours share a page. If it fails, they stay
    /// pending.
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

/// How a use changed an entry's metadata.
struct MetadataChange: Sendable {
    let old: CacheMetadata
    let new: CacheMetadata

    /// Whether it was made from this metadata, or from the same with another expiry, which another process may have
    /// extended. What a server has revalidated since is a different version.
    func isOf(_ metadata: CacheMetadata) -> Bool {
        var same = metadata
        same.expiresAt = old.expiresAt
        return same == old
    }

    /// Returns the metadata to write instead of what the index has, or nil if there is nothing to write.
    func applied(to metadata: CacheMetadata) -> CacheMetadata? {
        guard isOf(metadata) else { return nil }
        guard new.storedAt == old.storedAt, let mine = new.expiresAt else { return new }
        guard let theirs = metadata.expiresAt, theirs < mine else { return nil }
        return new
    }
}

/// How a use, and a jump of the clock, change when entries expire.
enum Expiry {
    /// See ``CacheMetadata/clockTolerance``.
    static let tolerance = CacheMetadata.clockTolerance

    /// Returns an entry's metadata after a use, or nil if nothing changes.
    ///
    /// A stale entry stays as it is: reading is not revalidating. An entry stored later than now by more than
    /// ``tolerance`` was stored before the clock was put back, and would stay fresh for that much longer: it counts as
    /// stored now.
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

    /// Whether a server could revalidate the entry once it is stale (RFC 9111, 4.3.1).
    static func isConfirmable(_ metadata: CacheMetadata) -> Bool {
        guard let fields = metadata.response?.headerFields else { return false }
        return fields.contains(.eTag) || fields.contains(.lastModified)
    }

}
