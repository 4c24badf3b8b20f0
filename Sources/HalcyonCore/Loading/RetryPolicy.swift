import Foundation
public import HTTPTypes

/// Whether, when and how often a transfer that failed is tried again.
///
/// Only requests that may be repeated safely are (RFC 9110, 9.2.2): `GET`, `HEAD`, `PUT`, `DELETE`, `OPTIONS`, `TRACE`.
/// Worth another attempt are timeouts, connections that break, are refused or cannot be made, bodies that end too
/// early, and the ``statuses``; not a host that is not found, TLS or a proxy that fails, nor what will be the same next
/// time. An attempt that got part of the body goes on where it ended, where the server allows that.
public struct RetryPolicy: Sendable {
    /// A failed attempt, for ``RetryPolicy/decide`` to judge.
    public struct Failure: Sendable {
        /// Why it failed.
        public var error: ImageError
        /// Status and header fields of its answer, where it had one.
        public var response: HTTPResponse?
        /// The number of the attempt, from 1 on.
        public var attempt: Int
        /// Seconds since the first attempt's turn came.
        public var elapsed: Double

        /// Describes a failed attempt; see the properties.
        public init(error: ImageError, response: HTTPResponse? = nil, attempt: Int, elapsed: Double) {
            self.error = error
            self.response = response
            self.attempt = attempt
            self.elapsed = elapsed
        }
    }

    /// What to do after a failed attempt.
    public enum Decision: Sendable, Hashable {
        /// Fail with the attempt's error.
        case stop
        /// Try again after so many seconds. ``RetryPolicy/maximumAttempts`` and ``RetryPolicy/totalTimeout`` still
        /// hold.
        case retry(after: Double)
    }

    /// How many times a transfer is tried, the first included. Default: 3; 1 never tries again.
    public var maximumAttempts: Int
    /// How long to wait between attempts, where the server does not say. Default: see ``Backoff``.
    public var backoff: Backoff
    /// The statuses that are worth another attempt. Default: 408, 425, 429, 500, 502, 503 and 504.
    public var statuses: Set<Int>
    /// The longest `Retry-After` (RFC 9110, 10.2.3) that is waited for, in seconds; a server that asks for more is not
    /// tried again. Default: 60.
    public var maximumRetryAfter: Double
    /// The most seconds for a request that is sent, to the last byte of its answer; an attempt sends several where it
    /// has to answer a challenge, or a resumption comes to nothing. Default: nil, what the loader sets, as for what is no
    /// number.
    public var attemptTimeout: Double?
    /// The most seconds for all attempts and the waits between them, from the first one's turn on; then the load fails
    /// with `ImageError.response(.timeout(.total))`. A wait that could not end in time is not begun: the load then
    /// fails with the attempt's own error. Default: nil, no limit, as for what is no number.
    public var totalTimeout: Double?
    /// Judges failures in the place of the rules above; nil from it leaves the judgement to them. Default: nil.
    public var decide: (@Sendable (Failure) -> Decision?)?

    /// A policy; see the properties.
    public init(
        maximumAttempts: Int = 3, backoff: Backoff = Backoff(),
        statuses: Set<Int> = [408, 425, 429, 500, 502, 503, 504], maximumRetryAfter: Double = 60,
        attemptTimeout: Double? = nil, totalTimeout: Double? = nil,
        decide: (@Sendable (Failure) -> Decision?)? = nil
    ) {
        self.maximumAttempts = maximumAttempts
        self.backoff = backoff
        self.statuses = statuses
        self.maximumRetryAfter = maximumRetryAfter
        self.attemptTimeout = attemptTimeout
        self.totalTimeout = totalTimeout
        self.decide = decide
    }

    /// Three attempts, with the defaults of all else.
    public static var standard: RetryPolicy { RetryPolicy() }

    /// One attempt.
    public static var never: RetryPolicy { RetryPolicy(maximumAttempts: 1) }
}

/// Waits that grow from attempt to attempt, spread at random so that many clients do not come back all at once.
///
/// Source of the "full jitter" rule: M. Brooker, "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
public struct Backoff: Sendable, Hashable {
    /// The wait after the first attempt, in seconds. Default: 0.5.
    public var initial: Double
    /// By what each wait is longer than the one before. Default: 2.
    public var factor: Double
    /// The longest wait that ``factor`` makes, in seconds; ``initial`` counts in its place if that is longer. Default: 15.
    public var maximum: Double
    /// Which part of a wait is left to chance: 0 for none, 1 (the default) for all of it.
    public var jitter: Double

    /// A series of waits; see the properties.
    public init(initial: Double = 0.5, factor: Double = 2, maximum: Double = 15, jitter: Double = 1) {
        self.initial = initial
        self.factor = factor
        self.maximum = maximum
        self.jitter = jitter
    }

    /// The wait after an attempt, in seconds: 0 or more, and a century at most.
    ///
    /// - Parameters:
    ///   - attempt: The number of the attempt, from 1 on.
    ///   - chance: From 0 to 1: where in the part left to chance the wait falls.
    public func delay(afterAttempt attempt: Int, chance: Double) -> Double {
        var delay = initial.within(0...Self.century, orElse: 0)
        let longest = max(delay, maximum.within(0...Self.century, orElse: 0))
        let factor = factor.within(0...1e15, orElse: 1)
        // Not by a power, which could be infinite and then no number at all.
        for _ in 1..<max(1, min(attempt, 64)) { delay = min(longest, delay * factor) }
        let random = jitter.within(0...1, orElse: 1)
        return delay * (1 - random) + delay * random * chance.within(0...1, orElse: 1)
    }

    private static let century = 3_153_600_000.0
}

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
