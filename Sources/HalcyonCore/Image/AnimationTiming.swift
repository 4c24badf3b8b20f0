/// For how long each frame of an animation is shown, and how often the whole is played.
public struct AnimationTiming: Sendable, Hashable {
    /// The seconds that each frame is shown, first to last; each more than 0.
    public let delays: [Double]
    /// How often the animation is played in all; nil for without end.
    public let loopCount: Int?
    /// The seconds from the beginning to the end of each frame.
    private let ends: [Double]

    /// Delays below this many seconds were never meant.
    private static let leastDelay = 0.011
    /// What a delay that was never meant counts as.
    private static let usualDelay = 0.1
    /// Times are sums and differences of rounded numbers: a frame that has less than this left is over.
    private static let slack = 1e-6
    /// Longer than anybody looks on, and still exact to the slack.
    private static let longest = 1e9

    /// Timing as files state it.
    ///
    /// - Parameters:
    ///   - delays: Seconds; none count as one of 0.1, and more than 1,000 million as that. Those below 0.011 count as
    ///     0.1, and so does what is no number: they stem from files that were made when no viewer could play that fast,
    ///     and that meant "soon". So do the browsers, for whole milliseconds: Blink in
    ///     `DeferredImageDecoder::FrameDurationAtIndex` (up to 10 ms), Gecko in `FrameTimeout::FromRawMilliseconds`
    ///     (0…10 ms) and WebKit (below 11 ms, bug 36082).
    ///   - loopCount: Nil for without end; below 1 counts as 1. Default: nil.
    public init(delays: [Double], loopCount: Int? = nil) {
        let delays = delays.isEmpty ? [Self.usualDelay] : delays
        self.delays = delays.map { $0 >= Self.leastDelay && $0.isFinite ? min($0, Self.longest) : Self.usualDelay }
        self.loopCount = loopCount.map { max(1, $0) }
        ends = Self.sums(of: self.delays)
    }

    /// The seconds that it takes to play all frames once; exact but for the rounding of the result.
    public var duration: Double { ends.last ?? 0 }

    /// The seconds from the beginning until a frame is shown for the first time.
    ///
    /// - Parameter index: 0 or more; the number of frames for the end, which is what more than that counts as.
    public func start(of index: Int) -> Double { index > 0 ? ends[min(index, ends.count) - 1] : 0 }

    /// What is shown after so many seconds of playing. Takes the logarithm of the number of frames.
    ///
    /// - Parameter elapsed: Less than 0, and what is no number, counts as 0; more than 1,000 million as that.
    public func position(at elapsed: Double) -> AnimationPosition {
        let elapsed = elapsed > 0 ? min(elapsed, Self.longest) : 0
        var loop = Int((elapsed / duration).rounded(.down))
        var rest = elapsed - Double(loop) * duration
        if duration - rest < Self.slack {
            loop += 1
            rest = 0
        }
        if let loopCount, loop >= loopCount {
            return AnimationPosition(index: delays.count - 1, loop: loopCount - 1, remaining: nil)
        }
        let index = firstFrame(endingAfter: rest + Self.slack)
        return AnimationPosition(index: index, loop: loop, remaining: ends[index] - rest)
    }

    /// The timing of the first frames alone, for a file that ends too early.
    func prefix(_ count: Int) -> AnimationTiming {
        AnimationTiming(delays: Array(delays.prefix(count)), loopCount: loopCount)
    }

    /// The same, without end where that lies beyond the moments that ``position(at:)`` tells apart.
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

    /// The sum of the first value, of the first two, and so on, with what rounding takes off carried along: after 10,000
    /// frames of 0.1 s a plain sum is off by ever more.
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

/// A moment of an animation; see ``AnimationTiming/position(at:)``.
public struct AnimationPosition: Sendable, Hashable {
    /// The frame that is shown, from 0.
    public let index: Int
    /// How often all frames have been shown before, from 0.
    public let loop: Int
    /// The seconds until another frame is due, more than 0; nil for the last frame of the last loop, which stays.
    public let remaining: Double?

    /// A moment.
    public init(index: Int, loop: Int, remaining: Double?) {
        self.index = index
        self.loop = loop
        self.remaining = remaining
    }

    /// Whether nothing more is to come.
    public var isFinished: Bool { remaining == nil }
}
