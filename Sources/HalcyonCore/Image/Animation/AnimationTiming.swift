/// For how long each frame of an animation is shown, and how often the whole is played.
public struct AnimationTiming: Sendable, Hashable {
    /// The seconds that each frame is shown, first to last; each more than 0.
    public let delays: [Double]
    /// How often the animation is played in all; nil for without end.
    public let loopCount: Int?

    /// Timing as files state it.
    ///
    /// - Parameters:
    ///   - delays: Seconds. Those up to 0.01 count as 0.1, as in browsers: they stem from files that were made when no
    ///     viewer could play that fast, and that meant "soon". (Blink: `kDefaultFrameDuration` in its frame decoders.)
    ///   - loopCount: Nil for without end; below 1 counts as 1. Default: nil.
    public init(delays: [Double], loopCount: Int? = nil) {
        self.delays = delays.map { $0 > 0.0105 && $0.isFinite ? $0 : 0.1 }
        self.loopCount = loopCount.map { max(1, $0) }
    }

    /// The seconds that it takes to play all frames once.
    public var duration: Double { delays.reduce(0, +) }
}
