import Synchronization

/// Counts, from any thread.
final class Tally: Sendable {
    private let number = Atomic<Int>(0)
    private let most = Atomic<Int>(0)

    var value: Int { number.load(ordering: .sequentiallyConsistent) }
    /// The greatest value there ever was.
    var peak: Int { most.load(ordering: .sequentiallyConsistent) }

    func add(_ amount: Int = 1) {
        let value = number.add(amount, ordering: .sequentiallyConsistent).newValue
        most.max(value, ordering: .sequentiallyConsistent)
    }
}
