import Foundation
import HTTPTypes
import Synchronization

/// Results in memory, as they are sent: what is asked for most often needs neither a look-up on the disk nor a copy.
///
/// If they exceed the limit, those go that were not asked for since their last turn (the clock algorithm; Corbató, "A
/// Paging Experiment with the Multics System", 1968).
final class HotResults: Sendable {
    /// What a client asks for.
    struct Key: Hashable {
        /// The name of the format that its client gets if the path has none; empty for JPEG or PNG.
        let format: String
        /// The path as it was sent, with its signature: all was in order when its result was made.
        let path: String
    }

    /// A result.
    final class Entry: Sendable {
        /// The response without its age.
        let response: ServerResponse
        /// When it was put here, and its age in seconds then.
        let storedAt: Date
        let age: TimeInterval
        let expiresAt: Date
        /// The response's head as HTTP/1.1 has it (RFC 9112, 2.1), but for `Age`, `Date` and the empty line.
        let head: [UInt8]
        fileprivate let isUsed = Atomic(false)

        init(response: ServerResponse, storedAt: Date, age: TimeInterval, expiresAt: Date) {
            self.response = response
            self.storedAt = storedAt
            self.age = age
            self.expiresAt = expiresAt
            head = response.serializedHead
        }

        /// Its age in whole seconds.
        func age(at now: Date) -> Int { Int(age + max(0, now.timeIntervalSince(storedAt))) }
    }

    fileprivate struct State {
        var entries: [Key: Entry] = [:]
        /// The keys in the order of their turns; `head` is the next one's index.
        var turns: [Key] = []
        var head = 0
        var byteCount = 0
    }

    private let state = Mutex(State())
    private let limit: Int
    /// An entry costs at least this many bytes besides its body: key, header fields and tables.
    private static let overhead = 1_024

    /// - Parameter limit: The number of bytes; 0 for none.
    init(limit: Int) { self.limit = limit }

    /// Returns a fresh result.
    func entry(for key: Key, now: Date) -> Entry? {
        if limit == 0 { return nil }
        guard let entry = state.withLock({ $0.entries[key] }), entry.expiresAt > now else { return nil }
        if !entry.isUsed.load(ordering: .relaxed) { entry.isUsed.store(true, ordering: .relaxed) }
        return entry
    }

    /// Returns a fresh result, with its age as of now.
    func response(for key: Key, now: Date) -> ServerResponse? {
        guard let entry = entry(for: key, now: now) else { return nil }
        var response = entry.response
        response.head.headerFields[.age] = String(entry.age(at: now))
        return response
    }

    /// Keeps a result; replaces that of the same key. One that is larger than an eighth of the limit is not kept.
    func store(_ entry: Entry, for key: Key) {
        let cost = entry.response.body.count + Self.overhead
        guard cost <= limit / 8 else { return }
        // Their memory is given back after the lock.
        let removed = state.withLock { state -> [Entry] in
            var removed: [Entry] = []
            if let old = state.entries.updateValue(entry, forKey: key) {
                state.byteCount -= old.response.body.count + Self.overhead
                removed.append(old)
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
        if found.isUsed.exchange(false, ordering: .relaxed) {
            turns.append(key)
            return []
        }
        entries[key] = nil
        byteCount -= found.response.body.count + overhead
        return [found]
    }
}

extension ServerResponse {
    /// Status line and fields as they are sent, with the body's length and `Accept-Ranges`.
    fileprivate var serializedHead: [UInt8] {
        var head = answering(HTTPRequest(method: .get, scheme: nil, authority: nil, path: nil)).head
        head.headerFields[.age] = nil
        var text = "HTTP/1.1 \(head.status.code) \(head.status.reasonPhrase)\r\n"
        for field in head.headerFields { text += "\(field.name.rawName): \(field.value)\r\n" }
        return Array(text.utf8)
    }
}
