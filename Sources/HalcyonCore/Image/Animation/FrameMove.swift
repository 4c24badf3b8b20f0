/// Where a reader of ``AnimatedFrames`` goes, and what it would show there.
struct FrameMove: Sendable {
    /// The frame that is due.
    var index: Int
    /// How many frames before it would do as well, because none of them has been shown yet: those that are late.
    var lag = 0
    /// How many frames it still wants, this one included.
    var wanted = Int.max
    /// Whether it leaves the way that it was on: what was wanted there is wanted no more.
    var isJump = false
    /// Whether the frames before this one come next.
    var isBackward = false
}

/// What a reader of ``AnimatedFrames`` finds at a frame.
struct FrameSight: Sendable {
    /// The frame that is due, or else the newest one of the lag before it; nil where none is ready.
    var frame: (index: Int, pixels: PixelBuffer)?
    /// Where the frames end that can be decoded; nil as long as all can, for all that is known.
    var end: FrameEnd?
}

/// Where the frames of an animation end that can be decoded.
struct FrameEnd: Sendable {
    let playableCount: Int
    let error: ImageError

    /// Whether the file is merely too short: what there is of it is played as if it were all.
    var isPlayable: Bool {
        if case .decoding(.truncated) = error { return playableCount > 1 }
        return false
    }
}
