import CCurl
import HalcyonCore

// Time limits, and the arrivals of bytes that extend them.
extension ActiveTransfer {
    /// The shortest time without a byte, in seconds, after which a connection may count as dead, whatever the limits.
    private static let leastSilence = 5.0

    /// The limit that expires first.
    var deadline: (moment: UInt64, kind: ImageError.ResponseReason.Timeout, seconds: Double) {
        let configuration = loop.configuration
        let limit = transfer.request.limit
        var first = (limit.end, ImageError.ResponseReason.Timeout.total, limit.seconds)
        // A redirect's body is not worth waiting longer.
        if discardsUntil < first.0 { first = (discardsUntil, .idle, Self.longestDiscarding) }
        if isConnected {
            guard !isPaused else { return first }
            if let end = speed.end, end < first.0 { first = (end, .speed, configuration.minimumSpeedTime) }
            let seconds = smaller(configuration.idleTimeout)
            let moment = Monotonic.deadline(seconds, after: lastActivity)
            if moment < first.0 { first = (moment, .idle, seconds) }
        } else if let connectingSince {
            let seconds = smaller(configuration.connectTimeout)
            let moment = Monotonic.deadline(seconds, after: connectingSince)
            if moment < first.0 { first = (moment, .connect, seconds) }
        }
        return first
    }

    /// The smaller of a limit of the loader, which NaN disables, and the request's own for silence.
    private func smaller(_ limit: Double) -> Double {
        limit.isNaN ? transfer.request.idleTimeout : min(limit, transfer.request.idleTimeout)
    }

    func noteArrival(_ count: Int) {
        lastActivity = loop.now
        if let line, line.count(count, at: loop.now) { loop.measure(line) }
        if speed.add(count, at: loop.now) { loop.watch(self) }
    }

    /// Call this when the reader accepts bytes again.
    func resume() {
        isPaused = false
        lastActivity = loop.now
        speed.restart(at: loop.now)
    }

    /// Whether the limit that expired was that of a redirect's body, which is not an error.
    func endsDiscarding() -> Bool {
        guard loop.now >= discardsUntil else { return false }
        isDiscardedEnough = true
        return true
    }

    /// Returns whether the server has sent fast enough so far; if so, starts another measurement.
    func isFastEnough() -> Bool { speed.passes(at: loop.now) }

    /// Whether its connection seems dead after a limit has expired or the reader has given up: nothing has arrived on
    /// it, for this transfer or others, since this one began to wait, and none of the others is paused.
    func hasDeadConnection(at kind: ImageError.ResponseReason.Timeout) -> Bool {
        guard isConnected, let line, line.isSilent(since: lastActivity),
            !line.users.values.contains(where: { $0.isPaused })
        else { return false }
        // The total limit may be short, or may have been used up by other things; a reader may give up early too.
        return kind == .idle || loop.now >= Monotonic.deadline(Self.leastSilence, after: lastActivity)
    }

    /// Whether request bytes have been sent since the last call, which extends the idle limit.
    func hasSentMeanwhile() -> Bool {
        // Without a body nothing is sent that takes time, and with HTTP/2 the count includes replies to the server's
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

/// Detects servers that send a byte only now and then: see ``CurlDataLoader/Configuration/minimumBytesPerSecond``.
///
/// Time is measured from one arrival of bytes to the next. Silence is covered by the idle limit, which may be longer
/// than this one: a silence counts for half of the time at most. After two of them the speed is judged.
struct SpeedMeter {
    private let time: Double
    private let leastBytes: Double
    private var bytes = 0
    /// The part of the time that has passed, in seconds.
    private var elapsed = 0.0
    /// When bytes last arrived, in the time of ``Monotonic``; nil before the first.
    private var last: UInt64?
    /// When to judge the speed, in the time of ``Monotonic``; nil while it is too early.
    private(set) var end: UInt64?

    init(_ configuration: CurlDataLoader.Configuration) {
        time = configuration.minimumSpeedTime
        leastBytes = configuration.minimumBytesPerSecond * max(0, time)
    }

    /// Counts received bytes.
    ///
    /// - Returns: Whether ``end`` has just been set.
    mutating func add(_ count: Int, at now: UInt64) -> Bool {
        bytes += count
        guard leastBytes > 0, time > 0 else { return false }
        if let last, now > last { elapsed += min(Monotonic.seconds(from: last, to: now), time / 2) }
        last = now
        guard end == nil, elapsed >= time else { return false }
        // Not immediately, because more may have arrived at the same moment.
        end = now
        return true
    }

    /// Starts again after a wait that was not the server's fault.
    mutating func restart(at now: UInt64) {
        guard last != nil else { return }
        (bytes, elapsed, last, end) = (0, 0, now, nil)
    }

    /// Returns whether enough was received in the time that has passed; if so, the next measurement begins.
    mutating func passes(at now: UInt64) -> Bool {
        guard let end, now >= end else { return true }
        guard Double(bytes) >= leastBytes else { return false }
        restart(at: now)
        return true
    }
}
