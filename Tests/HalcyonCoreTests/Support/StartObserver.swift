import HalcyonCore
import Synchronization

/// Calls an action when the next load of a pipeline starts, within the call that starts it on the main actor.
final class StartObserver: PipelineObserving {
    private let onStart = Mutex<(@MainActor @Sendable () -> Void)?>(nil)

    func atStart(_ action: @escaping @MainActor @Sendable () -> Void) { onStart.withLock { $0 = action } }

    func observe(_ event: PipelineEvent) {
        guard case .started = event.kind else { return }
        let action = onStart.withLock { $0.take() }
        MainActor.assumeIsolated { action?() }
    }
}
