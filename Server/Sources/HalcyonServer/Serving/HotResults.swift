import Foundation
import HTTPTypes
import Synchronization

/// Results in memory, as they are sent: what is asked for most often needs neither a look-up on the disk nor a copy.
///
/// If they exceed the limit, those go that were not asked for since their last turn (the clock algorithm; Corbató, "A
/// Paging Experiment with the Multics System", 1968).
final class HotResults: Sendable {
    /// A result.
    struct Entry: Sendable {
        var response: ServerResponse
        /// When it was put here, and its age in seconds then.
        var storedAt: Date
        var age: TimeInterval
        var expiresAt: Date
    }

    fileprivate struct State {
        var entries: [String: (entry: Entry, isUsed: Bool)] = [:]
        /// The keys in the order of their turns; `head` is the next one's index.
        var turns: [String] = []
        var head = 0
        var byteCount = 0
    }

    private let state = Mutex(State())
    private let limit: Int
    /// An entry costs at least this many bytes besides its body: key, header fields and tables.
    private static let overhead = 1_024

    /// - Parameter limit: The number of bytes; 0 for none.
    init(limit: Int) { self.limit = limit }

    /// Returns a fresh result, with its age as of now.
    func response(for key: String, now: Date) -> ServerResponse? {
        if limit == 0 { return nil }
        let entry = state.withLock { state -> Entry? in
            guard let found = state.entries[key], found.entry.expiresAt > now else { return nil }
            if !found.isUsed { state.entries[key]?.isUsed = true }
            return found.entry
        }
        guard let entry else { return nil }
        var response = entry.response
        response.head.headerFields[.age] = String(Int(entry.age + max(0, now.timeIntervalSince(entry.storedAt))))
        return response
    }

    /// Keeps a result; replaces that of the same key. One that is larger than an eighth of the limit is not kept.
    func store(_ entry: Entry, for key: String) {
        let cost = entry.response.body.count + Self.overhead
        guard cost <= limit / 8 else { return }
        // Their memory is given back after the lock.
        let removed = state.withLock { state -> [Entry] in
            var removed: [Entry] = []
            if let old = state.entries.updateValue((entry, false), forKey: key) {
                state.byteCount -= old.entry.response.body.count + Self.overhead
                removed.append(old.entry)
            } else {
                state.turns.append(key)
            }
            state.byteCount += cost
            while state.byteCount > limit { removed += state.evict(Self.overhead) }
            return removed
        }
        withExtendedLifetime(removed) {}
    }
}

extension HotResults.State {
    fileprivate mutating func evict(_ overhead: Int) -> [HotResults.Entry] {
        let key = turns[head]
        head += 1
        if head > 1_000, head * 2 > turns.count {
            turns.removeFirst(head)
            head = 0
        }
        guard let found = entries[key] else { return [] }
        if found.isUsed {
            entries[key]?.isUsed = false
            turns.append(key)
            return []
        }
        entries[key] = nil
        byteCount -= found.entry.response.body.count + overhead
        return [found.entry]
    }
}
