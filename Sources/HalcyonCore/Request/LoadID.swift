/// Names one load within the process: the token by which it is cancelled, and what its events have in common.
public struct LoadID: Hashable, Sendable, CustomStringConvertible {
    private let number = WaitID()

    /// A number that no other load has: for the test of an observer.
    public init() {}

    /// Its number.
    public var description: String { number.description }
}
