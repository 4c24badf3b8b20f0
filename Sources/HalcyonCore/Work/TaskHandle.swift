import Synchronization

/// Cancels a task from any thread. The task itself begins the handle before all else, and ends it last; after that, and
/// before the beginning, a cancellation does nothing to the task, which does not even go on if it was cancelled before.
struct TaskHandle: ~Copyable, Sendable {
    /// `@unchecked Sendable` holds because `cancel()` is all that is ever called, which `UnsafeCurrentTask` allows from
    /// other tasks, and only between the task's ``begin()`` and the return of its ``end()``: so long the task lives. The
    /// asynchronous `withUnsafeCurrentTask` would say so by its form, and cost each piece of work 0.2 µs.
    struct Task: @unchecked Sendable {
        fileprivate let task: UnsafeCurrentTask
    }

    /// Not private: without optimisation the compiler (6.3) cannot lay out this type in other files then.
    struct State {
        var isCancelled = false
        /// Nil before the beginning and after the end.
        var task: Task?
        /// How many cancellations use the task at this moment.
        var users = 0
        /// The end, if it waits for these.
        var end: UnsafeContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Makes this the handle of the task that calls. ``end()`` is to follow.
    ///
    /// - Returns: Whether it may go on; false if it was cancelled before.
    func begin() -> Bool {
        let task = withUnsafeCurrentTask { task in task.map { Task(task: $0) } }
        return state.withLock { state in
            if !state.isCancelled { state.task = task }
            return !state.isCancelled
        }
    }

    /// Calls the task's cancellation handlers, outside of any lock.
    func cancel() {
        let task = state.withLock { state in
            state.isCancelled = true
            if state.task != nil { state.users += 1 }
            return state.task
        }
        guard let task else { return }
        task.task.cancel()
        let end = state.withLock { state -> UnsafeContinuation<Void, Never>? in
            state.users -= 1
            guard state.users == 0 else { return nil }
            defer { state.end = nil }
            return state.end
        }
        end?.resume()
    }

    /// Waits for the cancellations that are under way. The task is to return then.
    func end() async {
        let isUsed = state.withLock { state in
            state.task = nil
            return state.users > 0
        }
        if isUsed { await waitForUsers() }
    }

    @inline(never)  // in the frame of each task otherwise
    private func waitForUsers() async {
        await withUnsafeContinuation { continuation in
            let isUsed = state.withLock { state in
                if state.users > 0 { state.end = continuation }
                return state.users > 0
            }
            if !isUsed { continuation.resume() }
        }
    }
}
