import Foundation
public import HTTPTypes

/// Determines whether, when and how often a failed transfer is retried.
///
/// Retries only requests that may be repeated safely (RFC 9110, 9.2.2): `GET`, `HEAD`, `PUT`, `DELETE`, `OPTIONS`,
/// `TRACE`. Retries after timeouts, connections that break, are refused or cannot be made, truncated bodies, and the
/// ``statuses``; not if the host is not found, if TLS or a proxy fails, or if the error would recur. An attempt that
/// got part of the body is resumed, if the server allows that.
public struct RetryPolicy: Sendable {
    /// A failed attempt, for ``RetryPolicy/decide`` to evaluate.
    public struct Failure: Sendable {
        /// The error of the attempt.
        public var error: ImageError
        /// The status and header fields of its response, if there was one.
        public var response: HTTPResponse?
        /// The number of the attempt, from 1.
        public var attempt: Int
        /// Seconds since the first attempt started.
        public var elapsed: Double

        /// Creates a failed attempt; see the properties.
        public init(error: ImageError, response: HTTPResponse? = nil, attempt: Int, elapsed: Double) {
            self.error = error
            self.response = response
            self.attempt = attempt
            self.elapsed = elapsed
        }
    }

    /// The action to take after a failed attempt.
    public enum Decision: Sendable, Hashable {
        /// Fail with the attempt's error.
        case stop
        /// Retry after this many seconds. ``RetryPolicy/maximumAttempts`` and ``RetryPolicy/totalTimeout`` still apply.
        case retry(after: Double)
    }

    /// The maximum number of attempts, the first included. Default: 3; 1 never retries.
    public var maximumAttempts: Int
    /// The waits between attempts, if the server does not specify one. Default: see ``RetryPolicy/Backoff``.
    public var backoff: Backoff
    /// The statuses that are retried. Default: 408, 425, 429, 500, 502, 503 and 504.
    public var statuses: Set<Int>
    /// The maximum `Retry-After` (RFC 9110, 10.2.3) to wait for, in seconds; a server that asks for more is not tried
    /// again. Default: 60.
    public var maximumRetryAfter: Double
    /// The maximum number of seconds from sending a request to the last byte of its response; an attempt sends several
    /// requests if it must answer a challenge, or if a resumption fails. Default: nil, which uses the loader's limit,
    /// as does NaN.
    public var attemptTimeout: Double?
    /// The maximum number of seconds for all attempts and the waits between them, from the start of the first one; then
    /// the load fails with `ImageError.response(.timeout(.total))`. A wait that could not end in time is not begun: the
    /// load then fails with the attempt's own error. Default: nil, no limit, as for NaN.
    public var totalTimeout: Double?
    /// Evaluates failures instead of the rules above; if it returns nil, they apply. Default: nil.
    ///
    /// It may wait, such as for the user to say whether to try again: meanwhile the download occupies no connection.
    /// ``totalTimeout`` interrupts it. To wait for the network, use the policy `.whenOnline()` of the module `Halcyon`.
    public var decide: (@Sendable (Failure) async -> Decision?)?
    /// The wait for the network after failures that ``decide`` leaves to the rules. Nil for none.
    package var networkWait: NetworkWait?

    /// Creates a policy; see the properties.
    public init(
        maximumAttempts: Int = 3, backoff: Backoff = Backoff(),
        statuses: Set<Int> = [408, 425, 429, 500, 502, 503, 504], maximumRetryAfter: Double = 60,
        attemptTimeout: Double? = nil, totalTimeout: Double? = nil,
        decide: (@Sendable (Failure) async -> Decision?)? = nil
    ) {
        self.maximumAttempts = maximumAttempts
        self.backoff = backoff
        self.statuses = statuses
        self.maximumRetryAfter = maximumRetryAfter
        self.attemptTimeout = attemptTimeout
        self.totalTimeout = totalTimeout
        self.decide = decide
    }

    /// Three attempts, with all other defaults.
    public static var standard: RetryPolicy { RetryPolicy() }

    /// A single attempt.
    public static var never: RetryPolicy { RetryPolicy(maximumAttempts: 1) }
}

extension RetryPolicy {
    /// Waits that grow from attempt to attempt, randomized so that many clients do not return all at once.
    ///
    /// Source of the "full jitter" rule: M. Brooker, "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
    public struct Backoff: Sendable, Hashable {
        /// The wait after the first attempt, in seconds. Default: 0.5.
        public var initial: Double
        /// The factor by which each wait is longer than the one before. Default: 2.
        public var factor: Double
        /// The maximum wait that ``factor`` produces, in seconds; ``initial`` replaces it if that is longer. Default:
        /// 15.
        public var maximum: Double
        /// The random fraction of a wait: 0 for none, 1 (the default) for all of it.
        public var jitter: Double

        /// Creates a series of waits; see the properties.
        public init(initial: Double = 0.5, factor: Double = 2, maximum: Double = 15, jitter: Double = 1) {
            self.initial = initial
            self.factor = factor
            self.maximum = maximum
            self.jitter = jitter
        }

        /// Returns the wait after an attempt, in seconds: at least 0 and at most a century.
        ///
        /// - Parameters:
        ///   - attempt: The number of the attempt, from 1.
        ///   - chance: From 0 to 1: the position of the wait within its random part.
        public func delay(afterAttempt attempt: Int, chance: Double) -> Double {
            var delay = initial.within(0...Self.century, orElse: 0)
            let longest = max(delay, maximum.within(0...Self.century, orElse: 0))
            let factor = factor.within(0...1e15, orElse: 1)
            // Not a power, which could be infinite and then lead to NaN.
            for _ in 1..<max(1, min(attempt, 64)) { delay = min(longest, delay * factor) }
            let random = jitter.within(0...1, orElse: 1)
            return delay * (1 - random) + delay * random * chance.within(0...1, orElse: 1)
        }

        private static let century = 3_153_600_000.0
    }
}

extension RetryPolicy {
    /// Returns the seconds to wait before the next attempt; nil to give up.
    ///
    /// - Parameters:
    ///   - failure: The failure to evaluate.
    ///   - request: The request of the download.
    ///   - past: What the download has waited for the network so far.
    ///   - clock: The source of time.
    ///   - chance: From 0 to 1; see ``RetryPolicy/Backoff/delay(afterAttempt:chance:)``.
    func delay(
        after failure: Failure, of request: HTTPRequest, _ past: inout NetworkWait.Past, clock: any PipelineClock,
        chance: () -> Double
    ) async -> Double? {
        let attempt = failure.attempt - past.count
        let isLast = attempt >= maximumAttempts
        guard !isLast || networkWait != nil, Self.repeatable.contains(request.method) else { return nil }
        let delay: Double
        switch await decide?(failure) {
        case .stop?: return nil
        case .retry(let wished)?: delay = wished > 0 ? wished : 0
        case nil:
            if await networkWait?.isBack(after: failure.error, of: request, &past, clock: clock) == true { return 0 }
            guard isWorthRetrying(failure.error, isAfterWait: past.count > 0) else { return nil }
            if let asked = failure.response?.retryAfter(now: clock.date) {
                guard asked <= maximumRetryAfter else { return nil }
                delay = asked
            } else {
                delay = backoff.delay(afterAttempt: attempt, chance: chance())
            }
        }
        if isLast { return nil }
        // A wait that cannot end in time is not begun.
        if let totalTimeout, failure.elapsed + delay >= totalTimeout { return nil }
        return delay
    }

    /// RFC 9110, 9.2.2.
    private static let repeatable: Set<HTTPRequest.Method> = [.get, .head, .put, .delete, .options, .trace]

    /// Whether an error may go away by itself.
    ///
    /// Not if the host is not found: resolvers retry themselves, and a mistyped name should not take three times as
    /// long to report. Not if a proxy refuses or TLS fails: both are settings. Not if the body is too large, empty or
    /// malformed, or the redirect wrong: the next response will be the same.
    ///
    /// - Parameter isAfterWait: Whether the network has come back since the first attempt: its name servers may be
    ///   known a moment later than its addresses.
    private func isWorthRetrying(_ error: ImageError, isAfterWait: Bool) -> Bool {
        guard case .response(let reason) = error else { return false }
        switch reason {
        // An attempt that used up all its time would do so again, and hold a place as long, unless the policy allows so
        // little. If the loader's own limit ran out, it is lower than the policy's, or the policy has none.
        case .timeout(.speed, _): return false
        case .timeout(.total, let seconds): return attemptTimeout.map { isSame(seconds, $0) } ?? false
        case .timeout, .connectionReset, .truncated, .connectionFailed, .connectionRefused: return true
        case .status(let status): return statuses.contains(status)
        case .hostNotFound: return isAfterWait
        default: return false
        }
    }

    /// Whether they differ by no more than a loader's rounding.
    private func isSame(_ seconds: Double, _ limit: Double) -> Bool {
        abs(seconds - max(0, limit)) <= 0.001 * max(0.001, limit)
    }

    /// The same policy, without limits that are NaN.
    var withoutOddLimits: RetryPolicy {
        var policy = self
        if attemptTimeout?.isNaN == true { policy.attemptTimeout = nil }
        if totalTimeout?.isNaN == true { policy.totalTimeout = nil }
        return policy
    }
}

extension HTTPResponse {
    /// Returns the seconds after which the server wants to be asked again (RFC 9110, 10.2.3), stated directly or as a
    /// date, which may be past. Nil if it states neither.
    func retryAfter(now: Date) -> Double? {
        guard let text = headerFields[.retryAfter]?.trimmingCharacters(in: .whitespaces), !text.isEmpty else {
            return nil
        }
        if text.utf8.allSatisfy({ (48...57).contains($0) }) { return Double(text) }
        return HTTPDate.date(text, now: now).map { max(0, $0.timeIntervalSince(now)) }
    }
}
