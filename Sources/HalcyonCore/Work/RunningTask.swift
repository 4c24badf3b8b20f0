/// A task that whoever has this can cancel, from any thread; after the task's end it does nothing.
final class RunningTask: Sendable {
    private let handle = TaskHandle()

    func cancel() { handle.cancel() }

    /// Runs `body` with the means to cancel the task that calls.
    static func within(_ body: @Sendable (RunningTask) async -> Void) async {
        let running = RunningTask()
        guard running.handle.begin() else { return }
        await body(running)
        await running.handle.end()
    }
}
