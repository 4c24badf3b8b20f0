import Synchronization

/// The running loads of which callers have tokens.
final class TaskTokens: Sendable {
    private let tasks = Mutex<[LoadID: any TokenHolder]>([:])

    /// Keeps a task until its end is told: until then it can be cancelled.
    func keep(_ task: any TokenHolder) {
        tasks.withLock { $0[task.id] = task }
        task.whenFinished { [weak self, id = task.id] in _ = self?.tasks.withLock { $0.removeValue(forKey: id) } }
    }

    func task(_ id: LoadID) -> (any TokenHolder)? { tasks.withLock { $0[id] } }

    /// All that run now.
    var all: [any TokenHolder] { tasks.withLock { Array($0.values) } }

    var count: Int { tasks.withLock { $0.count } }
}
