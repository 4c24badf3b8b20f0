import Synchronization

/// Counts, from any thread.
public final class Tally: Sendable {
    private let number = Atomic<Int>(0)
    private let most = Atomic<Int>(0)

    /// A count of 0.
    public init() {}

    /// The sum of what was added.
    public var value: Int { number.load(ordering: .sequentiallyConsistent) }
    /// The greatest value there ever was.
    public var peak: Int { most.load(ordering: .sequentiallyConsistent) }

    /// Adds; less than 0 to take away.
    public func add(_ amount: Int = 1) {
        let value = number.add(amount, ordering: .sequentiallyConsistent).newValue
        most.max(value, ordering: .sequentiallyConsistent)
    }
}
