import Foundation
import HTTPTypes

extension RetryPolicy {
    /// How long to wait before the next attempt, by the policy; nil to give up.
    ///
    /// - Parameters:
    ///   - failure: What is to be judged.
    ///   - method: The request's.
    ///   - now: The time of day.
    ///   - chance: From 0 to 1; see ``Backoff/delay(afterAttempt:chance:)``.
    func delay(
        after failure: Failure, method: HTTPRequest.Method, now: Date, chance: () -> Double
    ) -> Double? {
        guard failure.attempt < maximumAttempts, Self.repeatable.contains(method) else { return nil }
        let delay: Double
        switch decide?(failure) {
        case .stop?: return nil
        case .retry(let wished)?: delay = wished > 0 ? wished : 0
        case nil:
            guard isWorthRetrying(failure.error) else { return nil }
            if let asked = failure.response?.retryAfter(now: now) {
                guard asked <= maximumRetryAfter else { return nil }
                delay = asked
            } else {
                delay = backoff.delay(afterAttempt: failure.attempt, chance: chance())
            }
        }
        // A wait that cannot end in time is not begun.
        if let totalTimeout, failure.elapsed + delay >= totalTimeout { return nil }
        return delay
    }

    /// RFC 9110, 9.2.2.
    private static let repeatable: Set<HTTPRequest.Method> = [.get, .head, .put, .delete, .options, .trace]

    /// What may go away of itself.
    ///
    /// Not a host that is not found: resolvers try again of themselves, and who mistypes a name should not wait for the
    /// answer three times. Not a proxy that refuses or TLS that fails: both are settings. Not what is too large, empty,
    /// malformed, or redirected wrongly: the next answer will be the same.
    private func isWorthRetrying(_ error: ImageError) -> Bool {
        guard case .response(let reason) = error else { return false }
        switch reason {
        // Who has used up all its time once will do so again, and hold a place for as long; unless the policy itself is
        // what gives an attempt so little. A loader's own limit is less than that, or there is none of the policy's.
        case .timeout(.speed, _): return false
        case .timeout(.total, let seconds): return attemptTimeout.map { isSame(seconds, $0) } ?? false
        case .timeout, .connectionReset, .truncated, .connectionFailed, .connectionRefused: return true
        case .status(let status): return statuses.contains(status)
        default: return false
        }
    }

    /// Whether they differ by no more than a loader's rounding.
    private func isSame(_ seconds: Double, _ limit: Double) -> Bool {
        abs(seconds - max(0, limit)) <= 0.001 * max(0.001, limit)
    }

    /// The same, without limits that are no numbers.
    var withoutOddLimits: RetryPolicy {
        var policy = self
        if attemptTimeout?.isNaN == true { policy.attemptTimeout = nil }
        if totalTimeout?.isNaN == true { policy.totalTimeout = nil }
        return policy
    }
}

extension HTTPResponse {
    /// In how many seconds the server wants to be asked again (RFC 9110, 10.2.3): it says so, or names a date, which may
    /// be past. Nil where it does neither.
    func retryAfter(now: Date) -> Double? {
        guard let text = headerFields[.retryAfter]?.trimmingCharacters(in: .whitespaces), !text.isEmpty else {
            return nil
        }
        if text.utf8.allSatisfy({ (48...57).contains($0) }) { return Double(text) }
        return HTTPDate.date(text, now: now).map { max(0, $0.timeIntervalSince(now)) }
    }
}
