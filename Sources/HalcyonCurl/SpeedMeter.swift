/// Tells a server that sends a byte now and then from one that is slow: see
/// ``CurlDataLoader/Configuration/minimumBytesPerSecond``.
struct SpeedMeter {
    private let time: Double
    private let leastBytes: Double
    private var bytes = 0
    /// When the bytes are next looked at, in the time of ``Monotonic``; nil before the first have come.
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
        guard end == nil, leastBytes > 0, time > 0 else { return false }
        end = Monotonic.deadline(time, after: now)
        return true
    }

    /// Begins to count again, when something else than the server was waited for.
    mutating func restart(at now: UInt64) {
        guard end != nil else { return }
        bytes = 0
        end = Monotonic.deadline(time, after: now)
    }

    /// Whether enough has come in the time that is over; then the next one begins.
    mutating func passes(at now: UInt64) -> Bool {
        guard let end, now >= end, Double(bytes) < leastBytes else {
            if let end, now >= end { restart(at: now) }
            return true
        }
        return false
    }
}
