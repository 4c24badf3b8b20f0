import Foundation
import HalcyonTesting

/// Holds synchronous work, on a thread of the engine's own, until it is let go.
final class ThreadBlocker: Sendable {
    /// How often something was held.
    let held = Tally()
    private let released = Tally()

    func release() { released.add() }

    func hold() {
        held.add()
        hold { released.value > 0 }
    }

    /// Asks again and again, for the sanitizer understands no semaphores.
    func hold(until condition: () -> Bool) {
        while !condition() { usleep(500) }
    }
}
