import Synchronization

/// Cancels a task from any thread.
///
/// The task calls ``begin()`` first and ``end()`` last; it may omit ``end()`` if nobody can call ``cancel()`` any more.
/// A cancellation before the beginning is remembered, and the task then does nothing. One after the end has no effect.
struct TaskHandle: ~Copyable, Sendable {
    /// `@unchecked Sendable` holds because only `cancel()` is called, which `UnsafeCurrentTask` allows from other
    /// tasks, and only while the task is alive: between its call of ``begin()`` and the return of ``end()``. The
    /// asynchronous form of `withUnsafeCurrentTask` would guarantee the same, but costs 0.2 µs for each piece of work.
    struct CurrentTask: @unchecked Sendable {
        fileprivate let task: UnsafeCurrentTask
    }

    /// Not private: otherwise the compiler (6.3) fails to build other files without optimization.
    struct State {
        var isCancelled = false
        /// Nil before the beginning and after the end.
        var task: CurrentTask?
        /// The number of cancellations that are using the task.
        var users = 0
        /// The end, if it waits for those cancellations.
        var end: UnsafeContinuation<Void, Never>?
    }

    private let state = Mutex(State())

    /// Makes this the handle of the calling task. ``end()`` must follow.
    ///
    /// - Returns: Whether the task may continue; false if it was already cancelled.
    func begin() -> Bool {
        let task = withUnsafeCurrentTask { task in task.map { CurrentTask(task: $0) } }
        return state.withLock { state in
            if !state.isCancelled { state.task = task }
            return !state.isCancelled
        }
    }

    /// Whether the calling task has called ``begin()``; call it only before that task ends.
    var isCurrent: Bool {
        withUnsafeCurrentTask { current in
            guard let current = current.map({ CurrentTask(task: $0) }) else { return false }
            return state.withLock { $0.task?.task == current.task }
        }
    }

    /// Calls the task's cancellation handlers, outside any lock.
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

    /// Waits for the cancellations that are under way. The task must return afterwards.
    func end() async {
        let isUsed = state.withLock { state in
            state.task = nil
            return state.users > 0
        }
        if isUsed { await waitForUsers() }
    }

    @inline(never)  // otherwise it is part of each task's frame
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

/// A reference that cancels a task from any thread; after the task has ended, it does nothing.
final class RunningTask: Sendable {
    private let handle = TaskHandle()

    func cancel() { handle.cancel() }

    /// See ``TaskHandle/begin()``.
    func begin() -> Bool { handle.begin() }

    /// See ``TaskHandle/end()``.
    func end() async { await handle.end() }

    /// See ``TaskHandle/isCurrent``.
    var isCurrent: Bool { handle.isCurrent }

    /// Runs `body` with a reference that cancels the calling task.
    static func within(_ body: @Sendable (RunningTask) async -> Void) async {
        let running = RunningTask()
        guard running.begin() else { return }
        await body(running)
        await running.end()
    }

    /// Runs `body` in a task of its own, on the current thread up to its first suspension, and waits for its end. The
    /// memory of its frames is then returned, while a task otherwise keeps the most that it ever needed.
    static func aside<Output: Sendable>(
        _ body: @escaping @Sendable () async throws(ImageError) -> Output
    ) async throws(ImageError) -> Output {
        let running = RunningTask()
        return try await withTaskCancellationHandler {
            await suspended { (suspension: Suspension<Result<Output, ImageError>>) in
                _ = startTask {
                    // Already cancelled: `body` releases what it was handed.
                    if !running.begin() { withUnsafeCurrentTask { $0?.cancel() } }
                    let outcome: Result<Output, ImageError>
                    do throws(ImageError) { outcome = .success(try await body()) } catch { outcome = .failure(error) }
                    await running.end()
                    suspension.resume(returning: outcome)
                }
            }
        } onCancel: {
            running.cancel()
        }.get()
    }
}
