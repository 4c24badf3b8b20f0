import Halcyon
import Synchronization

/// What loads come to.
final class Counts: PipelineObserving {
    struct Numbers {
        var started = 0
        var cancelled = 0
        var failed = 0
        var fromMemory = 0
        var fromNetwork = 0
    }

    private let state = Mutex(Numbers())

    var numbers: Numbers { state.withLock { $0 } }

    func observe(_ event: PipelineEvent) {
        state.withLock { numbers in
            switch event.kind {
            case .started: numbers.started += 1
            case .cancelled: numbers.cancelled += 1
            case .failed: numbers.failed += 1
            case .finished(.memory, _): numbers.fromMemory += 1
            case .finished: numbers.fromNetwork += 1
            default: break
            }
        }
    }
}
