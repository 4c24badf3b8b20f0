/// How far an animation has played, in which direction and how fast. A value that does not read the time itself: each
/// call passes it.
struct PlaybackClock: Sendable {
    /// The range of playback speeds.
    private static let speeds = 0.0625...16.0

    /// The frames in the direction of playback.
    private var timing: AnimationTiming
    private(set) var isBackward = false
    private var speed = 1.0
    /// The playback time at ``since``, in the direction of playback.
    private var elapsed = 0.0
    /// When it started to run; nil while it stands still.
    private var since: Double?

    /// Times and frames are counted to the end, and for backwards from there: an end that is never reached counts as
    /// none.
    init(_ timing: AnimationTiming) { self.timing = timing.endlessIfTooLong }

    var count: Int { timing.delays.count }
    var isRunning: Bool { since != nil }
    var rate: Double { isBackward ? -speed : speed }

    func position(at uptime: Double) -> AnimationTiming.Position {
        let position = timing.position(at: time(at: uptime))
        return AnimationTiming.Position(
            index: isBackward ? count - 1 - position.index : position.index, loop: position.loop,
            remaining: position.remaining.map { $0 / speed })
    }

    /// Returns the number of frames shown before a position, if none is skipped.
    func ordinal(of position: AnimationTiming.Position) -> Int {
        position.loop * count + (isBackward ? count - 1 - position.index : position.index)
    }

    /// Returns the number of frames still to be shown, including the one at this position.
    func wanted(at position: AnimationTiming.Position) -> Int {
        timing.loopCount.map { $0 * count - ordinal(of: position) } ?? .max
    }

    mutating func run(at uptime: Double) { since = since ?? uptime }

    mutating func halt(at uptime: Double) {
        elapsed = time(at: uptime)
        since = nil
    }

    /// Returns to the beginning; for backwards that is the end.
    mutating func rewind() {
        elapsed = 0
        since = nil
    }

    /// Seeks to the beginning of a frame, in the same loop.
    mutating func seek(to index: Int, at uptime: Double) {
        let loop = position(at: uptime).loop
        elapsed = Double(loop) * timing.duration + timing.start(of: isBackward ? count - 1 - index : index)
        if since != nil { since = uptime }
    }

    /// Continues at another rate from the current position: negative for backwards.
    mutating func setRate(_ rate: Double, at uptime: Double) {
        let time = time(at: uptime)
        if (rate < 0) != isBackward {
            isBackward.toggle()
            let loop = (time / timing.duration).rounded(.down)
            let rest = time - loop * timing.duration
            // The time played so far is the time left in the other direction.
            let left = timing.loopCount.map { max(0, Double($0) - loop) } ?? 1
            timing = AnimationTiming(delays: timing.delays.reversed(), loopCount: timing.loopCount)
            elapsed = time == 0 ? 0 : max(0, left * timing.duration - rest)
        } else {
            elapsed = time
        }
        if since != nil { since = uptime }
        speed = min(max(rate.magnitude, Self.speeds.lowerBound), Self.speeds.upperBound)
    }

    /// Continues with only the first frames: with the next loop, if a later frame has been reached.
    mutating func shorten(to count: Int, at uptime: Double) {
        let time = time(at: uptime)
        let loop = (time / timing.duration).rounded(.down)
        let rest = time - loop * timing.duration
        timing = timing.prefix(count)
        elapsed = loop * timing.duration + min(rest, timing.duration)
        if since != nil { since = uptime }
    }

    private func time(at uptime: Double) -> Double { elapsed + max(0, uptime - (since ?? uptime)) * speed }
}

extension PlaybackClock {
    /// Returns the number of frames between two that are less than a loop apart, in the direction of playback.
    func steps(from: Int, to: Int) -> Int {
        let steps = isBackward ? from - to : to - from
        return (steps % count + count) % count
    }
}
