import Synchronization

/// Runs something the first time only.
final class RunOnce: Sendable {
    private let hasRun = Atomic<Bool>(false)

    func run(_ body: () -> Void) {
        if !hasRun.exchange(true, ordering: .sequentiallyConsistent) { body() }
    }
}
