/// Starts a task that inherits nothing of its starter's: no actor, no priority, no task-locals, no cancellation.
///
/// Up to its first suspension it runs right here where the system can do that (SE-0472), so that levels of work stacked on
/// one another start without a single hop. That stretch must be trivial: it may be the main thread's time.
func startTask(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
        Task.immediateDetached { await body() }
    } else {
        Task.detached { await body() }
    }
}

/// Starts a task as ``startTask(_:)`` does, and gives it the means to cancel it.
///
/// The task has to hand these to whoever may give it up before it does anything else. Its starter cannot do that: when
/// the starter gets its handle, the task may have run for a while on another thread, and a cancellation that came
/// meanwhile would have found nothing to cancel.
func startTask(_ body: @escaping @Sendable (RunningTask) async -> Void) {
    _ = startTask {
        guard let running = withUnsafeCurrentTask(body: { $0.map(RunningTask.init) }) else { return }
        await body(running)
    }
}

/// Cancels the task that it was made in, from any thread, during the task's life and after its end.
///
/// `@unchecked Sendable` holds because `cancel()` is all that is ever called, which `UnsafeCurrentTask` shares with `Task`
/// and allows from other tasks; and because the reference counts as one, so that the task's memory stays for as long as
/// this value does.
struct RunningTask: @unchecked Sendable {
    private let task: UnsafeCurrentTask

    fileprivate init(_ task: UnsafeCurrentTask) { self.task = task }

    func cancel() { task.cancel() }
}
