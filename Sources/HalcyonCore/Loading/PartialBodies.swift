import Foundation
import HTTPTypes
import Synchronization

/// Keeps the beginnings of bodies for the next attempt or download of the same, the newest within a limit of bytes.
final class PartialBodies: Sendable {
    private struct Entry {
        let body: PartialBody
        let number: Int
        let cost: Int
    }

    private struct State {
        var entries: [DownloadIdentity: Entry] = [:]
        /// In the order in which they came, the taken ones included; the first `head` are done with.
        var order: [(number: Int, key: DownloadIdentity)] = []
        var head = 0
        var byteCount = 0
        var lastNumber = 0

        mutating func remove(_ key: DownloadIdentity) -> PartialBody? {
            guard let entry = entries.removeValue(forKey: key) else { return nil }
            byteCount -= entry.cost
            return entry.body
        }

        mutating func removeOldest() {
            while head < order.count {
                let (number, key) = order[head]
                head += 1
                if entries[key]?.number == number {
                    _ = remove(key)
                    return
                }
            }
        }

        mutating func compact() {
            guard order.count > 2 * entries.count + 64 else { return }
            order = order[head...].filter { entries[$0.key]?.number == $0.number }
            head = 0
        }
    }

    private let state = Mutex(State())
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// Keeps a beginning, and drops the oldest ones that it leaves no room for. One that would take more than half of it
    /// all is not kept.
    func keep(_ body: PartialBody, for key: DownloadIdentity) {
        // With what an entry takes besides the bytes of the body: a million of one byte each are no million bytes.
        let head = body.response.headerFields.byteCount()
        let cost = Self.cost(ofBody: body.data.count, key, head: head)
        guard hasRoom(forBody: body.data.count, key, head: head) else { return }
        var body = body
        // Of a body cancelled just before its end was seen, all but the last byte: no range begins after the last (416).
        let most = body.total.map { max(0, $0 - 1) } ?? body.data.count
        // A copy, because the bytes may lie in a buffer that has room for the whole.
        body.data = body.data.withUnsafeBytes { Data($0.prefix(most)) }
        guard !body.data.isEmpty else { return }
        state.withLock { state in
            _ = state.remove(key)
            state.lastNumber += 1
            state.entries[key] = Entry(body: body, number: state.lastNumber, cost: cost)
            state.order.append((state.lastNumber, key))
            state.byteCount += cost
            while state.byteCount > limit { state.removeOldest() }
            state.compact()
        }
    }

    /// Whether a beginning of so many bytes would be kept.
    ///
    /// - Parameter head: What the header fields of its answer take in memory. Default: 0, not known yet.
    func hasRoom(forBody count: Int, _ key: DownloadIdentity, head: Int = 0) -> Bool {
        count > 0 && Self.cost(ofBody: count, key, head: head) <= limit / 2
    }

    private static func cost(ofBody count: Int, _ key: DownloadIdentity, head: Int) -> Int {
        count + key.byteCount + max(1024, head)
    }

    /// Takes the beginning out that was kept last.
    func take(_ key: DownloadIdentity) -> PartialBody? { state.withLock { $0.remove(key) } }

    /// How many are kept, and the bytes that they take.
    var counts: (bodies: Int, bytes: Int) { state.withLock { ($0.entries.count, $0.byteCount) } }
}
