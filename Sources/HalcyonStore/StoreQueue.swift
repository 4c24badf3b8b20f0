import HalcyonCore
import Synchronization

/// Stores that wait for their turn. One thread writes all that has come, in one transaction: a transaction for each
/// entry takes as long as writing its file, and a crowd of stores would keep all threads from those who read.
final class StoreQueue: Sendable {
    struct Item: Sendable {
        let entry: CachedData
        let key: String
    }

    private typealias Outcome = Result<Void, ImageError>

    private struct Waiting: Sendable {
        let item: Item
        let suspension: Suspension<Outcome>
    }

    private struct State: Sendable {
        var waiting: [Waiting] = []
        var isServed = false
    }

    /// Together they should not keep the index from other processes for long.
    private static let itemsInOneTurn = 64

    private let state = Mutex(State())

    /// Waits until the item is stored.
    ///
    /// - Parameter serve: Is to have ``serve(_:)`` called; called where nobody serves the queue.
    func store(_ item: Item, serve: () -> Void) async throws(ImageError) {
        let outcome: Outcome = await suspended { suspension in
            let isServed = state.withLock { state in
                state.waiting.append(Waiting(item: item, suspension: suspension))
                defer { state.isServed = true }
                return state.isServed
            }
            if !isServed { serve() }
        }
        try outcome.get()
    }

    /// Stores what waits, turn after turn, until nothing does.
    func serve(_ store: EntryStore) {
        while true {
            let turn = state.withLock { state in
                let turn = Array(state.waiting.prefix(Self.itemsInOneTurn))
                state.waiting.removeFirst(turn.count)
                if turn.isEmpty { state.isServed = false }
                return turn
            }
            if turn.isEmpty { return }
            let outcomes = store.store(turn.map(\.item))
            for (waiting, outcome) in zip(turn, outcomes) { waiting.suspension.resume(returning: outcome) }
        }
    }
}
