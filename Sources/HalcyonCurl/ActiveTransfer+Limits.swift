import CCurl
import HalcyonCore

// Its time limits, and the arrivals of bytes that put them off.
extension ActiveTransfer {
    /// The shortest time without a byte, in seconds, after which a connection may be dead, whatever the limits.
    private static let leastSilence = 5.0

    /// The limit that runs out first.
    var deadline: (moment: UInt64, kind: ResponseReason.Timeout, seconds: Double) {
        let configuration = loop.configuration
        let limit = transfer.request.limit
        var first = (limit.end, ResponseReason.Timeout.total, limit.seconds)
        // A redirect's body is not worth more.
        if discardsUntil < first.0 { first = (discardsUntil, .idle, Self.longestDiscarding) }
        if isConnected {
            guard !isPaused else { return first }
            if let end = speed.end, end < first.0 { first = (end, .speed, configuration.minimumSpeedTime) }
            let moment = Monotonic.deadline(configuration.idleTimeout, after: lastActivity)
            if moment < first.0 { first = (moment, .idle, configuration.idleTimeout) }
        } else if let connectingSince {
            let moment = Monotonic.deadline(configuration.connectTimeout, after: connectingSince)
            if moment < first.0 { first = (moment, .connect, configuration.connectTimeout) }
        }
        return first
    }

    func noteArrival(_ count: Int) {
        lastActivity = loop.now
        if let line, line.count(count, at: loop.now) { loop.measure(line) }
        if speed.add(count, at: loop.now) { loop.watch(self) }
    }

    /// To be called when the reader takes bytes again.
    func resume() {
        isPaused = false
        lastActivity = loop.now
        speed.restart(at: loop.now)
    }

    /// Whether its time was a redirect's, which ends well.
    func endsDiscarding() -> Bool {
        guard loop.now >= discardsUntil else { return false }
        isDiscardedEnough = true
        return true
    }

    /// Whether the server has sent fast enough until now, and is watched for another while.
    func isFastEnough() -> Bool { speed.passes(at: loop.now) }

    /// Whether its connection seems to be dead when a limit has run out, or its reader's patience: nothing has come over it,
    /// for this transfer or for others, since this one began to wait, and none of the others holds it up.
    func hasDeadConnection(at kind: ResponseReason.Timeout) -> Bool {
        guard isConnected, let line, line.isSilent(since: lastActivity),
            !line.users.values.contains(where: { $0.isPaused })
        else { return false }
        // The total limit may be short, or may have run out with other things; so may patience.
        return kind == .idle || loop.now >= Monotonic.deadline(Self.leastSilence, after: lastActivity)
    }

    /// Whether request bytes have left since the last time it was asked, which puts the idle limit off.
    func hasSentMeanwhile() -> Bool {
        // Without a body there is nothing to send that takes time; HTTP/2 counts what it answers to the server's
        // frames.
        guard isConnected, transfer.request.body != nil, loop.now < transfer.request.limit.end else { return false }
        let sent = Int(clamping: halcyon_get_size(easy, CURLINFO_SIZE_UPLOAD_T))
        // Less than before if the request is sent again, to a server that has asked for the credential.
        guard sent != sentBytes else { return false }
        sentBytes = sent
        lastActivity = loop.now
        return true
    }
}

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
