import Synchronization

/// Names one wait, for a job or for a permit; a later wait has a greater number.
struct WaitID: Hashable, Comparable, Sendable, CustomStringConvertible {
    private let number: UInt64
    private static let last = Atomic<UInt64>(0)

    /// The next number.
    init() { number = Self.last.add(1, ordering: .relaxed).newValue }

    var description: String { String(number) }

    static func < (a: Self, b: Self) -> Bool { a.number < b.number }
}
