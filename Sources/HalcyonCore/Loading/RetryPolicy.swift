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
