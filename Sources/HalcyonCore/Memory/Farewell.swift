import Synchronization

/// Tells of the end of the object that holds it alone.
final class Farewell: Sendable {
    private let actions = Mutex<[@Sendable () -> Void]>([])

    /// Has `action` called, once, on whichever thread lets the object go.
    func add(_ action: @escaping @Sendable () -> Void) { actions.withLock { $0.append(action) } }

    deinit {
        for action in actions.withLock({ $0 }) { action() }
    }
}
