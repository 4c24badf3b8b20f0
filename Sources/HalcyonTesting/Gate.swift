import HalcyonCore
import Synchronization

/// Holds tasks until it is opened, or they are cancelled.
///
/// Real work is finished before a test can observe its middle. A gate stops it there for as long as the test needs:
/// pass it to a ``FakeLoader/Answer`` or a ``FakeDataCache``, or call ``pass()`` in a function that you write; wait
/// until a task is waiting at it, check, act, and ``open()`` it.
///
/// ```swift
/// let gate = Gate()
/// loader["/cat.jpg"] = .image().held(at: gate)
/// async let loading: Void = model.load("http://example.org/cat.jpg")
/// await gate.waiting.wait(for: 1)
/// #expect(model.isLoading)
/// gate.open()
/// ```
public final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var nextID = 0
        var waiters: [Int: Suspension<Void>] = [:]
    }

    /// How many tasks are waiting at the gate, with the maximum so far.
    public let waiting = Tally()
    private let state = Mutex(State())

    /// Creates a closed gate.
    public init() {}

    /// Whether tasks pass without waiting.
    public var isOpen: Bool { state.withLock { $0.isOpen } }

    /// Returns when the gate is open or the task is cancelled.
    public func pass() async {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        await withTaskCancellationHandler {
            await suspended { suspension in
                let passes = state.withLock { state in
                    if !state.isOpen, !Task.isCancelled { state.waiters[id] = suspension }
                    return state.waiters[id] == nil
                }
                if passes { return suspension.resume(returning: ()) }
                waiting.add()
                if Task.isCancelled { release(id) }
            }
        } onCancel: {
            release(id)
        }
    }

    /// Lets all waiting tasks pass, and those that arrive until the gate is closed again.
    public func open() {
        let waiters = state.withLock { state in
            state.isOpen = true
            defer { state.waiters = [:] }
            return state.waiters
        }
        waiting.add(-waiters.count)
        for waiter in waiters.values { waiter.resume(returning: ()) }
    }

    /// Holds tasks that arrive from now on.
    public func close() { state.withLock { $0.isOpen = false } }

    private func release(_ id: Int) {
        guard let waiter = state.withLock({ $0.waiters.removeValue(forKey: id) }) else { return }
        waiting.add(-1)
        waiter.resume(returning: ())
    }
}
