/// What ``eventually(_:within:_:)`` throws when its time is up.
public struct ConditionNeverHeld: Error, CustomStringConvertible {
    /// What was waited for, and how long.
    public let description: String
}

/// Waits until a condition holds, asking again and again at short intervals.
///
/// - Parameters:
///   - what: Named in the error.
///   - deadline: How long to wait at most; generous, as the machine may be busy. Default: 100 s.
///   - condition: Asked at least once.
/// - Throws: ``ConditionNeverHeld``; what the condition throws; `CancellationError`.
public func eventually(
    _ what: String, within deadline: Duration = .seconds(100), _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + deadline
    while try await !condition() {
        guard ContinuousClock.now < end else {
            throw ConditionNeverHeld(description: "after \(deadline), still not: \(what)")
        }
        try await Task.sleep(for: .milliseconds(2))
    }
}
