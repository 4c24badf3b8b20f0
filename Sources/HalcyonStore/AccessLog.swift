import Synchronization

/// When entries were used, as long as the index does not know it yet.
///
/// A write to the index for each hit would cost more than the hit. Times are written many in one transaction, and
/// eviction asks here before it takes an entry, so what is not yet written counts all the same.
final class AccessLog: Sendable {
    private struct State {
        var uses: [Int64: Double] = [:]
        var last = -Double.infinity
    }
    private let state = Mutex(State())

    /// A moment for a use or a store: no two of a process are the same, so that their order is kept.
    func moment(_ now: Double) -> Double { state.withLock { Self.moment(now, &$0) } }

    /// Notes a use; gives the number of uses that wait to be written.
    func note(_ id: Int64, _ now: Double) -> Int {
        state.withLock { state in
            state.uses[id] = Self.moment(now, &state)
            return state.uses.count
        }
    }

    /// Takes out the use of one entry.
    func take(_ id: Int64) -> Double? { state.withLock { $0.uses.removeValue(forKey: id) } }

    /// Takes out all.
    func takeAll() -> [Int64: Double] {
        state.withLock { state in
            defer { state.uses = [:] }
            return state.uses
        }
    }

    private static func moment(_ now: Double, _ state: inout State) -> Double {
        state.last = now > state.last ? now : state.last.nextUp
        return state.last
    }
}
