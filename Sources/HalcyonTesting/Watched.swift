import HalcyonCore
import Synchronization

/// A value that any thread may change, and of which tasks may wait for a condition.
final class Watched<Value: Sendable>: Sendable {
    private struct Waiter {
        let condition: @Sendable (Value) -> Bool
        let suspension: Suspension<Void>
    }

    private struct State {
        var value: Value
        var nextID = 0
        var waiters: [Int: Waiter] = [:]
    }

    private let state: Mutex<State>

    init(_ value: Value) { state = Mutex(State(value: value)) }

    var value: Value { state.withLock { $0.value } }

    func update<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
        let (result, served) = state.withLock { state in
            let result = change(&state.value)
            let served = state.waiters.filter { $0.value.condition(state.value) }.sorted { $0.key < $1.key }
            for (id, _) in served { state.waiters[id] = nil }
            return (result, served.map(\.value.suspension))
        }
        // Outside the lock, which a resumed task may want at once.
        for suspension in served { suspension.resume(returning: ()) }
        return result
    }

    /// Returns when the condition holds, even for a moment only, or when the calling task is cancelled.
    func wait(until condition: @escaping @Sendable (Value) -> Bool) async {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        await withTaskCancellationHandler {
            await suspended { suspension in
                let isServed = state.withLock { state in
                    if condition(state.value) || Task.isCancelled { return true }
                    state.waiters[id] = Waiter(condition: condition, suspension: suspension)
                    return false
                }
                // The handler may have run before there was anybody to release.
                if isServed { suspension.resume(returning: ()) } else if Task.isCancelled { release(id) }
            }
        } onCancel: {
            release(id)
        }
    }

    private func release(_ id: Int) {
        state.withLock { $0.waiters.removeValue(forKey: id) }?.suspension.resume(returning: ())
    }
}
