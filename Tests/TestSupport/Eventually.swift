/// What ``eventually(_:within:file:line:_:)`` throws when its time is up.
public struct ConditionNeverHeld: Error, CustomStringConvertible {
    /// What was waited for, how long, and where.
    public let description: String
}

/// Waits until a condition holds, asking again and again: at once at first, then at short intervals.
///
/// - Parameters:
///   - what: Named in the error.
///   - deadline: How long to wait at most; generous, as the machine may be busy. Default: 100 s.
///   - file: Named in the error. Default: the caller's.
///   - line: Named in the error. Default: the caller's.
///   - condition: Asked at least once.
/// - Throws: ``ConditionNeverHeld``; what the condition throws; `CancellationError`.
public func eventually(
    _ what: String, within deadline: Duration = .seconds(100), file: StaticString = #fileID, line: Int = #line,
    _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now + deadline
    var pause = Duration.microseconds(50)
    while try await !condition() {
        guard ContinuousClock.now < end else {
            throw ConditionNeverHeld(description: "\(file):\(line): after \(deadline), still not: \(what)")
        }
        try await Task.sleep(for: pause)
        pause = min(pause * 2, .milliseconds(2))
    }
}
