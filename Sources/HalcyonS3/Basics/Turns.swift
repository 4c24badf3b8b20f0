import Synchronization

/// Limits how many callers do something at a time; the others wait in the order in which they came.
final class Turns: Sendable {
    private struct State {
        var free: Int
        var nextID = 0
        var waiting: [(id: Int, continuation: CheckedContinuation<Bool, Never>)] = []

        mutating func remove(_ id: Int) -> CheckedContinuation<Bool, Never>? {
            guard let place = waiting.firstIndex(where: { $0.id == id }) else { return nil }
            return waiting.remove(at: place).continuation
        }
    }

    private let state: Mutex<State>

    init(_ limit: Int) { state = Mutex(State(free: limit)) }

    /// Waits for a turn, which ``end()`` ends.
    ///
    /// - Returns: False if the task is cancelled first: then there is nothing to end.
    func begin() async -> Bool {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isOver: Bool? = state.withLock { state in
                    // Seen under the lock: a cancellation after this finds the continuation.
                    if Task.isCancelled { return false }
                    if state.free > 0 {
                        state.free -= 1
                        return true
                    }
                    state.waiting.append((id, continuation))
                    return nil
                }
                if let isOver { continuation.resume(returning: isOver) }
            }
        } onCancel: {
            state.withLock { $0.remove(id) }?.resume(returning: false)
        }
    }

    /// Ends a turn, which passes to the first that waits.
    func end() {
        let next = state.withLock { state in
            if state.waiting.isEmpty {
                state.free += 1
                return nil as CheckedContinuation<Bool, Never>?
            }
            return state.waiting.removeFirst().continuation
        }
        next?.resume(returning: true)
    }

    /// The number of callers that wait.
    var waitingCount: Int { state.withLock { $0.waiting.count } }
}
