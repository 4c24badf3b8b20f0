/// Decides whether something that fails is called: after some failures in a row, only one call tries it again after
/// each pause, and each of these that fails doubles the pause.
package struct CircuitBreaker: Sendable {
    /// A call that may be made.
    package enum Call: Sendable {
        case usual
        /// The single call that tries again.
        case probe
    }

    private let mostFailures: Int
    private let pauses: ClosedRange<Double>
    private var failures = 0
    private var pause: Double
    private var nextProbe = 0.0

    /// - Parameters:
    ///   - mostFailures: The number of failures in a row after which calls are not made.
    ///   - pauses: The first pause in seconds, and the longest.
    package init(after mostFailures: Int, pauses: ClosedRange<Double>) {
        self.mostFailures = mostFailures
        self.pauses = pauses
        pause = pauses.lowerBound
    }

    /// Whether usual calls are not made.
    package var isOpen: Bool { failures >= mostFailures }

    /// Whether a call would be made.
    ///
    /// - Parameter now: A time in seconds that never goes backwards.
    package func allowsCall(at now: Double) -> Bool { !isOpen || nextProbe <= now }

    /// Returns the call to be made; nil for none. Its end must be noted.
    package mutating func begin(at now: Double) -> Call? {
        guard isOpen else { return .usual }
        guard nextProbe <= now else { return nil }
        nextProbe = now + pause
        return .probe
    }

    /// Notes that a call has succeeded.
    package mutating func succeed() { (failures, pause) = (0, pauses.lowerBound) }

    /// Notes that a call has failed. Usual calls that fail after others have, and began before, say nothing new.
    ///
    /// - Returns: Whether usual calls are not made from now on.
    @discardableResult
    package mutating func fail(_ call: Call, at now: Double) -> Bool {
        switch call {
        case .probe:
            pause = min(2 * pause, pauses.upperBound)
            if !isOpen { failures += 1 }
        case .usual where isOpen: return false
        case .usual: failures += 1
        }
        guard isOpen else { return false }
        nextProbe = now + pause
        return call == .usual
    }
}
