import HalcyonCore
import Synchronization

/// A counter that any thread may change, and that a test can wait for.
public final class Tally: Sendable {
    private struct Count: Sendable {
        var value = 0
        var peak = 0
    }

    private let count = Watched(Count())

    /// Creates a counter at 0.
    public init() {}

    /// The current value: the sum of what was added.
    public var value: Int { count.value.value }
    /// The highest value so far.
    public var peak: Int { count.value.peak }

    /// Adds an amount, which may be negative.
    public func add(_ amount: Int = 1) {
        count.update { count in
            count.value += amount
            count.peak = max(count.peak, count.value)
        }
    }

    /// Returns once the value is at least `value`, or when the calling task is cancelled, for example by a time limit.
    public func wait(for value: Int) async { await count.wait { $0.value >= value } }

    /// Returns once the value satisfies a condition, or when the calling task is cancelled.
    public func wait(until condition: @escaping @Sendable (Int) -> Bool) async {
        await count.wait { condition($0.value) }
    }
}

/// Records entries in order, from any thread, and lets a test wait for later ones.
public final class Log<Entry: Sendable>: Sendable {
    private let list = Watched<[Entry]>([])

    /// Creates an empty log.
    public init() {}

    /// The entries so far, in order.
    public var entries: [Entry] { list.value }

    /// Appends an entry.
    public func add(_ entry: Entry) { list.update { $0.append(entry) } }

    /// Removes all entries, for the next part of a test.
    public func removeAll() { list.update { $0 = [] } }

    /// Returns once there are at least `count` entries, or when the calling task is cancelled, for example by a time
    /// limit.
    public func wait(for count: Int) async { await list.wait { $0.count >= count } }

    /// Returns once the entries satisfy a condition, or when the calling task is cancelled.
    public func wait(until condition: @escaping @Sendable ([Entry]) -> Bool) async {
        await list.wait(until: condition)
    }
}

/// A value that any thread may change, and on which tasks can wait for a condition.
final class Watched<Value: Sendable>: Sendable {
    private struct Waiter {
        let condition: @Sendable (Value) -> Bool
        let suspension: Suspension<Void>
    }

    private struct State {
        var value: Value
        var nextID = 0
        var waiters: [Int: Waiter] = [:]
    }

    private let state: Mutex<State>

    init(_ value: Value) { state = Mutex(State(value: value)) }

    var value: Value { state.withLock { $0.value } }

    func update<Result: Sendable>(_ change: @Sendable (inout Value) -> Result) -> Result {
        let (result, served) = state.withLock { state in
            let result = change(&state.value)
            let served = state.waiters.filter { $0.value.condition(state.value) }.sorted { $0.key < $1.key }
            for (id, _) in served { state.waiters[id] = nil }
            return (result, served.map(\.value.suspension))
        }
        // Outside the lock, which a resumed task may need at once.
        for suspension in served { suspension.resume(returning: ()) }
        return result
    }

    /// Returns when the condition holds, even for only a moment, or when the calling task is cancelled.
    func wait(until condition: @escaping @Sendable (Value) -> Bool) async {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        await withTaskCancellationHandler {
            await suspended { suspension in
                let isServed = state.withLock { state in
                    if condition(state.value) || Task.isCancelled { return true }
                    state.waiters[id] = Waiter(condition: condition, suspension: suspension)
                    return false
                }
                // The handler may have run before there was a waiter to release.
                if isServed { suspension.resume(returning: ()) } else if Task.isCancelled { release(id) }
            }
        } onCancel: {
            release(id)
        }
    }

    private func release(_ id: Int) {
        state.withLock { $0.waiters.removeValue(forKey: id) }?.suspension.resume(returning: ())
    }
}
