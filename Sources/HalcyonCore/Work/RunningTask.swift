import Synchronization

/// Cancels the task that it was made in, from any thread; after the task's end it does nothing.
///
/// `UnsafeCurrentTask` is valid only inside the call of `withUnsafeCurrentTask` that gives it. So this value has it for
/// the time of that call only, and the call does not return while a cancellation still uses it.
final class RunningTask: Sendable {
    /// `@unchecked Sendable` holds because `cancel()` is all that is ever called, which `UnsafeCurrentTask` allows from
    /// other tasks.
    private struct Handle: @unchecked Sendable {
        let task: UnsafeCurrentTask
    }

    private struct State {
        /// Nil after the end.
        var handle: Handle?
        /// How many cancellations use the handle at this moment.
        var users = 0
        /// The end, if it waits for these.
        var end: UnsafeContinuation<Void, Never>?
    }

    private let state: Mutex<State>

    private init(_ task: UnsafeCurrentTask) { state = Mutex(State(handle: Handle(task: task))) }

    /// Runs `body` with the means to cancel the task that calls.
    static func within(_ body: @Sendable (RunningTask) async -> Void) async {
        await withUnsafeCurrentTask { task in
            guard let task else { return }
            let running = RunningTask(task)
            await body(running)
            await running.end()
        }
    }

    /// Calls the task's cancellation handlers, outside of any lock.
    func cancel() {
        let handle = state.withLock { state in
            if state.handle != nil { state.users += 1 }
            return state.handle
        }
        guard let handle else { return }
        handle.task.cancel()
        let end = state.withLock { state -> UnsafeContinuation<Void, Never>? in
            state.users -= 1
            guard state.users == 0 else { return nil }
            defer { state.end = nil }
            return state.end
        }
        end?.resume()
    }

    private func end() async {
        let isUsed = state.withLock { state in
            state.handle = nil
            return state.users > 0
        }
        guard isUsed else { return }
        await withUnsafeContinuation { continuation in
            let isUsed = state.withLock { state in
                if state.users > 0 { state.end = continuation }
                return state.users > 0
            }
            if !isUsed { continuation.resume() }
        }
    }
}
