import Synchronization

/// Counts as running until it is told of its end, or nobody has it any more: a body may be let go of before its end.
final class Run: Sendable {
    private let running: Tally
    private let hasEnded = Atomic(false)

    init(_ running: Tally) {
        self.running = running
        running.add()
    }

    deinit { end() }

    func end() {
        if !hasEnded.exchange(true, ordering: .sequentiallyConsistent) { running.add(-1) }
    }
}
