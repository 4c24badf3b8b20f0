/// Where playing has got to, by the clock: in which direction, how fast, from when on. A value without a clock of its own.
struct PlaybackCourse: Sendable {
    /// The fastest and the slowest that can be asked for.
    private static let speeds = 0.0625...16.0

    /// The frames in the direction of play.
    private var timing: AnimationTiming
    private(set) var isBackward = false
    private var speed = 1.0
    /// The playing time at ``since``, in the direction of play.
    private var elapsed = 0.0
    /// When it began to run; nil while it stands still.
    private var since: Double?

    /// Times and frames are counted to the end, and from there for backwards: one that is never reached is none.
    init(_ timing: AnimationTiming) { self.timing = timing.endlessIfTooLong }

    var count: Int { timing.delays.count }
    var isRunning: Bool { since != nil }
    var rate: Double { isBackward ? -speed : speed }

    func position(at uptime: Double) -> AnimationPosition {
        let position = timing.position(at: time(at: uptime))
        return AnimationPosition(
            index: isBackward ? count - 1 - position.index : position.index, loop: position.loop,
            remaining: position.remaining.map { $0 / speed })
    }

    /// The number of frames shown before a position, if none is left out.
    func ordinal(of position: AnimationPosition) -> Int {
        position.loop * count + (isBackward ? count - 1 - position.index : position.index)
    }

    /// How many frames are still to be shown, the one at a position included.
    func wanted(at position: AnimationPosition) -> Int {
        timing.loopCount.map { $0 * count - ordinal(of: position) } ?? .max
    }

    mutating func run(at uptime: Double) { since = since ?? uptime }

    mutating func halt(at uptime: Double) {
        elapsed = time(at: uptime)
        since = nil
    }

    /// Goes back to the beginning; backwards that is the end.
    mutating func rewind() {
        elapsed = 0
        since = nil
    }

    /// Goes to the beginning of a frame, in the same loop.
    mutating func seek(to index: Int, at uptime: Double) {
        let loop = position(at: uptime).loop
        elapsed = Double(loop) * timing.duration + timing.start(of: isBackward ? count - 1 - index : index)
        if since != nil { since = uptime }
    }

    /// Goes on at another rate from where it is: less than 0 for backwards.
    mutating func setRate(_ rate: Double, at uptime: Double) {
        let time = time(at: uptime)
        if (rate < 0) != isBackward {
            isBackward.toggle()
            let loop = (time / timing.duration).rounded(.down)
            let rest = time - loop * timing.duration
            // What has been played is what is left to be played.
            let left = timing.loopCount.map { max(0, Double($0) - loop) } ?? 1
            timing = AnimationTiming(delays: timing.delays.reversed(), loopCount: timing.loopCount)
            elapsed = time == 0 ? 0 : max(0, left * timing.duration - rest)
        } else {
            elapsed = time
        }
        if since != nil { since = uptime }
        speed = min(max(rate.magnitude, Self.speeds.lowerBound), Self.speeds.upperBound)
    }

    /// Goes on with the first frames alone: with the next loop, where the others have been reached.
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

extension PlaybackCourse {
    /// How many frames lie between two that are less than a loop apart, in the direction of play.
    func steps(from: Int, to: Int) -> Int {
        let steps = isBackward ? from - to : to - from
        return (steps % count + count) % count
    }
}
