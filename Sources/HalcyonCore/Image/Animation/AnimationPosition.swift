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
