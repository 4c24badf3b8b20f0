/// The frames of an animated image, decoded when they are needed and shared by all who show the same image.
public final class AnimatedFrames: Sendable {
    /// When the frames are shown.
    public let timing: AnimationTiming
    /// The size of every frame in pixels.
    public let size: PixelSize
    let animation: any AnimationDecoding

    /// Frames that an animation decodes.
    public init(_ animation: any AnimationDecoding) {
        self.animation = animation
        timing = animation.timing
        size = animation.size
    }

    /// The number of frames, at least 2.
    public var count: Int { timing.delays.count }
}
