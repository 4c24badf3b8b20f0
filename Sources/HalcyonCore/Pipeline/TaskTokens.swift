import Synchronization

/// The running loads that have a task, by the tokens that their callers have.
final class TaskTokens: Sendable {
    private let tasks = Mutex<[LoadID: ImageTask]>([:])

    /// Keeps a task until it ends.
    func keep(_ task: ImageTask) {
        tasks.withLock { $0[task.id] = task }
        task.whenFinished { [weak self] in _ = self?.tasks.withLock { $0.removeValue(forKey: task.id) } }
    }

    func task(_ id: LoadID) -> ImageTask? { tasks.withLock { $0[id] } }

    var count: Int { tasks.withLock { $0.count } }
}
