import Synchronization

/// Orders what a ``TieredDataCache`` copies into its local cache with what changes there: a copy of something older
/// must never replace something newer, nor bring back what was removed.
///
/// A read takes a ``Mark`` first. Its copy begins only if no change of the key has begun or ended since then and none
/// is running. A change waits for a running copy.
final class Promotions: Sendable {
    /// The state of a key when a read began.
    struct Mark: Equatable {
        fileprivate let ofKey: UInt64
        fileprivate let ofAll: UInt64
    }

    /// The maximum number of running copies: others are left to the next read.
    private static let most = 64
    /// Keys share counters: a change of one may keep another from being copied, until its next read.
    private static let counters = 256

    private struct State {
        var changes = Array(repeating: UInt64(0), count: Promotions.counters)
        var changesOfAll: UInt64 = 0
        /// The running changes of each key, and of all keys.
        var changing: [String: Int] = [:]
        var changingAll = 0
        /// The running copies, with those who wait for their end.
        var running: [String: [Suspension<Void>]] = [:]

        func mark(of key: String) -> Mark { Mark(ofKey: changes[Self.counter(of: key)], ofAll: changesOfAll) }

        static func counter(of key: String) -> Int { Int(UInt(bitPattern: key.hashValue) % UInt(Promotions.counters)) }
    }

    private let state = Mutex(State())

    func mark(of key: String) -> Mark { state.withLock { $0.mark(of: key) } }

    /// Whether the caller may copy an entry now; then ``end(_:)`` must follow.
    func begin(_ key: String, _ mark: Mark) -> Bool {
        state.withLock { state in
            guard state.mark(of: key) == mark, state.changing[key] == nil, state.changingAll == 0,
                state.running[key] == nil, state.running.count < Self.most
            else { return false }
            state.running[key] = []
            return true
        }
    }

    func end(_ key: String) {
        let waiting = state.withLock { $0.running.removeValue(forKey: key) } ?? []
        for suspension in waiting { suspension.resume(returning: ()) }
    }

    /// Runs a change of a key, or of any keys if that is nil, once no copy runs that it concerns.
    func changing<Result>(
        _ key: String?, _ change: nonisolated(nonsending) () async throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        beginChange(of: key)
        defer { endChange(of: key) }
        await settle(key)
        return try await change()
    }

    private func beginChange(of key: String?) {
        state.withLock { state in
            guard let key else {
                state.changingAll += 1
                state.changesOfAll += 1
                return
            }
            state.changing[key, default: 0] += 1
            state.changes[State.counter(of: key)] += 1
        }
    }

    private func endChange(of key: String?) {
        state.withLock { state in
            // Once more: a read that began during the change may have found what was there before.
            guard let key else {
                state.changingAll -= 1
                state.changesOfAll += 1
                return
            }
            state.changes[State.counter(of: key)] += 1
            state.changing[key, default: 1] -= 1
            if state.changing[key] == 0 { state.changing[key] = nil }
        }
    }

    /// Waits for the running copy of a key, or for all if that is nil.
    func settle(_ key: String? = nil) async {
        for key in key.map({ [$0] }) ?? state.withLock({ Array($0.running.keys) }) {
            await suspended { suspension in
                let isOver = state.withLock { state in
                    guard state.running[key] != nil else { return true }
                    state.running[key]?.append(suspension)
                    return false
                }
                if isOver { suspension.resume(returning: ()) }
            }
        }
    }
}
