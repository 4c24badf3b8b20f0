import HalcyonCore

/// How long a load may last, its redirects and all waiting included.
struct TimeLimit: Sendable {
    /// As it was asked for, but not negative.
    let seconds: Double
    /// When it runs out, in the time of ``Monotonic``.
    let end: UInt64

    /// The smaller of the loader's limit and the request's own; one that is no number counts for nothing.
    init(_ total: Double, or own: Double?, from start: UInt64) {
        let limits = [total, own ?? .infinity].filter { !$0.isNaN }
        seconds = max(0, limits.min() ?? .infinity)
        end = Monotonic.deadline(seconds, after: start)
    }

    /// What a load fails with that lasts longer.
    var error: ImageError { .response(.timeout(.total, seconds: seconds)) }

    /// Returns when it has run out, or when the task is cancelled.
    func wait() async {
        // In parts, since a limit may be beyond what a clock can count.
        var now = Monotonic.now
        while now < end, !Task.isCancelled {
            let part = Duration.nanoseconds(Int64(min(end - now, 3_600_000_000_000)))
            try? await Task.sleep(for: part, clock: .suspending)
            now = Monotonic.now
        }
    }
}
