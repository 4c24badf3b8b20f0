import HalcyonCore
import Synchronization
import Testing

/// The thread sanitizer saw a race at the head of `Mutex<Void>`'s stand-in, once in many runs.
@Suite final class EmptyLockTests: Sendable {
    private let lock = Mutex<Void>(())
    private let inside = Atomic(0)

    @Test("Given a lock that guards no value, when many tasks take it, then one at a time is inside")
    func oneAtATime() async {
        let crowds = await withTaskGroup { group in
            for _ in 0..<8 {
                group.addTask { [self] in
                    (0..<1_000).count { _ in
                        lock.withLock { _ in
                            defer { inside.subtract(1, ordering: .relaxed) }
                            return inside.add(1, ordering: .relaxed).newValue > 1
                        }
                    }
                }
            }
            return await group.reduce(0, +)
        }
        #expect(crowds == 0)
    }
}
