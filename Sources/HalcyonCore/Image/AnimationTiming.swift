/// How long each frame of an animation is shown, and how many times the animation is played.
public struct AnimationTiming: Sendable, Hashable {
    /// The seconds that each frame is shown, first to last; each is more than 0.
    public let delays: [Double]
    /// The number of times that the animation is played in total; nil if it repeats forever.
    public let loopCount: Int?
    /// The seconds from the beginning of the animation to the end of each frame.
    private let ends: [Double]

    /// Delays below this many seconds are treated as unintended.
    private static let leastDelay = 0.011
    /// The delay that replaces an unintended one, in seconds.
    private static let usualDelay = 0.1
    /// Times are sums and differences of rounded numbers: a frame with less time left than this is over.
    private static let slack = 1e-6
    /// Longer than anyone watches, and still exact to the slack.
    private static let longest = 1e9

    /// Creates the timing that a file states.
    ///
    /// - Parameters:
    ///   - delays: Seconds; an empty array counts as one delay of 0.1, and more than 1,000 million as that number.
    ///     Delays below 0.011 and NaN count as 0.1: they stem from files of a time when no viewer could play that fast,
    ///     in which they meant "soon". Browsers do the same, for whole milliseconds: Blink in
    ///     `DeferredImageDecoder::FrameDurationAtIndex` (up to 10 ms), Gecko in `FrameTimeout::FromRawMilliseconds`
    ///     (0…10 ms) and WebKit (below 11 ms, bug 36082).
    ///   - loopCount: Nil to repeat forever; less than 1 counts as 1. Default: nil.
    public init(delays: [Double], loopCount: Int? = nil) {
        let delays = delays.isEmpty ? [Self.usualDelay] : delays
        self.delays = delays.map { $0 >= Self.leastDelay && $0.isFinite ? min($0, Self.longest) : Self.usualDelay }
        self.loopCount = loopCount.map { max(1, $0) }
        ends = Self.sums(of: self.delays)
    }

    /// The seconds that it takes to play all frames once; exact except for rounding the result.
    public var duration: Double { ends.last ?? 0 }

    /// Returns the seconds from the beginning until a frame is shown for the first time.
    ///
    /// - Parameter index: At least 0; the number of frames, or more, for the end.
    public func start(of index: Int) -> Double { index > 0 ? ends[min(index, ends.count) - 1] : 0 }

    /// Returns the position after a time of playing. Takes O(log n) for n frames.
    ///
    /// - Parameter elapsed: Seconds. Less than 0 and NaN count as 0; more than 1,000 million as that number.
    public func position(at elapsed: Double) -> Position {
        let elapsed = elapsed > 0 ? min(elapsed, Self.longest) : 0
        var loop = Int((elapsed / duration).rounded(.down))
        var rest = elapsed - Double(loop) * duration
        if duration - rest < Self.slack {
            loop += 1
            rest = 0
        }
        if let loopCount, loop >= loopCount {
            return Position(index: delays.count - 1, loop: loopCount - 1, remaining: nil)
        }
        let index = firstFrame(endingAfter: rest + Self.slack)
        return Position(index: index, loop: loop, remaining: ends[index] - rest)
    }

    /// Returns the timing of the first frames only, for a file that ends too early.
    func prefix(_ count: Int) -> AnimationTiming {
        AnimationTiming(delays: Array(delays.prefix(count)), loopCount: loopCount)
    }

    /// The same timing, without end if the end lies beyond the moments that ``position(at:)`` can distinguish.
    var endlessIfTooLong: AnimationTiming {
        guard let loopCount, Double(loopCount) * duration > Self.longest else { return self }
        return AnimationTiming(delays: delays)
    }

    private func firstFrame(endingAfter time: Double) -> Int {
        var low = 0
        var high = ends.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] > time { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Returns the sums of the first value, of the first two, and so on, with compensation of rounding errors: after
    /// 10,000 frames of 0.1 s, the error of a plain sum keeps growing.
    ///
    /// Source: A. Neumaier, "Rundungsfehleranalyse einiger Verfahren zur Summation endlicher Summen", ZAMM 54, 1974.
    private static func sums(of values: [Double]) -> [Double] {
        var sum = 0.0
        var lost = 0.0
        return values.map { value in
            let next = sum + value
            lost += sum >= value ? (sum - next) + value : (value - next) + sum
            sum = next
            return sum + lost
        }
    }
}

extension AnimationTiming {
    /// A position within an animation; see ``AnimationTiming/position(at:)``.
    public struct Position: Sendable, Hashable {
        /// The index of the frame that is shown, from 0.
        public let index: Int
        /// The number of completed loops, from 0.
        public let loop: Int
        /// The seconds until the next frame is due, more than 0; nil for the last frame of the last loop, which stays.
        public let remaining: Double?

        /// Creates a position.
        public init(index: Int, loop: Int, remaining: Double?) {
            self.index = index
            self.loop = loop
            self.remaining = remaining
        }

        /// Whether the animation has ended.
        public var isFinished: Bool { remaining == nil }
    }
}
