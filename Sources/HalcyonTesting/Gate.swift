import Synchronization

/// Holds tasks until it is opened, or they are cancelled.
public final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var nextID = 0
        var waiters: [Int: CheckedContinuation<Void, Never>] = [:]
    }

    private let state = Mutex(State())

    /// A closed gate.
    public init() {}

    /// Returns when the gate is open or the task is cancelled.
    public func pass() async {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let passes = state.withLock { state in
                    if !state.isOpen, !Task.isCancelled { state.waiters[id] = continuation }
                    return state.waiters[id] == nil
                }
                if passes { continuation.resume() } else if Task.isCancelled { release(id) }
            }
        } onCancel: {
            release(id)
        }
    }

    /// Lets everyone through, now and from now on.
    public func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [:] }
            return state.waiters
        }
        for waiter in waiters.values { waiter.resume() }
    }

    private func release(_ id: Int) {
        state.withLock { $0.waiters.removeValue(forKey: id) }?.resume()
    }
}
