/// Tells a server that sends a byte now and then from one that is slow: see
/// ``CurlDataLoader/Configuration/minimumBytesPerSecond``.
///
/// Time runs from one arrival of bytes to the next. Silence is the idle limit's, which may allow more of it than this
/// one: of a silence, half of the time counts at most. Two of them are enough to be judged by what has come.
struct SpeedMeter {
    private let time: Double
    private let leastBytes: Double
    private var bytes = 0
    /// How much of the time is over, in seconds.
    private var elapsed = 0.0
    /// When bytes came last, in the time of ``Monotonic``; nil before the first have come.
    private var last: UInt64?
    /// When the bytes are to be looked at, in the time of ``Monotonic``; nil while it is too early.
    private(set) var end: UInt64?

    init(_ configuration: CurlDataLoader.Configuration) {
        time = configuration.minimumSpeedTime
        leastBytes = configuration.minimumBytesPerSecond * max(0, time)
    }

    /// Counts bytes that have come.
    ///
    /// - Returns: Whether ``end`` is a new one.
    mutating func add(_ count: Int, at now: UInt64) -> Bool {
        bytes += count
        guard leastBytes > 0, time > 0 else { return false }
        if let last, now > last { elapsed += min(Monotonic.seconds(from: last, to: now), time / 2) }
        last = now
        guard end == nil, elapsed >= time else { return false }
        // Not at once: more may have come at the same moment.
        end = now
        return true
    }

    /// Begins to count again, when something else than the server was waited for.
    mutating func restart(at now: UInt64) {
        guard last != nil else { return }
        (bytes, elapsed, last, end) = (0, 0, now, nil)
    }

    /// Whether enough has come in the time that is over; then the next one begins.
    mutating func passes(at now: UInt64) -> Bool {
        guard let end, now >= end else { return true }
        guard Double(bytes) >= leastBytes else { return false }
        restart(at: now)
        return true
    }
}
