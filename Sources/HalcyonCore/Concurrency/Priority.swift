/// How urgently something is wanted. Queued work of a higher priority starts first; within one priority, in order of
/// submission.
public enum WorkPriority: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// For what may never be needed.
    case veryLow
    /// For what will be needed later.
    case low
    /// The default.
    case normal
    /// For what is waited for.
    case high
    /// For what holds somebody up.
    case veryHigh

    /// Less urgent is smaller.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

extension WorkPriority {
    /// One step more urgent, where there is one.
    var raised: Self { Self(rawValue: rawValue + 1) ?? self }
    /// One step less urgent, where there is one.
    var lowered: Self { Self(rawValue: rawValue - 1) ?? self }
}
