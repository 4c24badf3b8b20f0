/// Counts, from any thread, and lets a test wait for a count.
public final class Tally: Sendable {
    private struct Count: Sendable {
        var value = 0
        var peak = 0
    }

    private let count = Watched(Count())

    /// A count of 0.
    public init() {}

    /// The sum of what was added.
    public var value: Int { count.value.value }
    /// The greatest value there ever was.
    public var peak: Int { count.value.peak }

    /// Adds; less than 0 to take away.
    public func add(_ amount: Int = 1) {
        count.update { count in
            count.value += amount
            count.peak = max(count.peak, count.value)
        }
    }

    /// Returns once the value is at least `value`, or when the calling task is cancelled, as a time limit does.
    public func wait(for value: Int) async { await count.wait { $0.value >= value } }

    /// Returns once the value meets a condition, or when the calling task is cancelled.
    public func wait(until condition: @escaping @Sendable (Int) -> Bool) async {
        await count.wait { condition($0.value) }
    }
}
