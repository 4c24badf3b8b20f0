/// How a view plays animated images: what `view.halcyon.playback` is.
///
/// An animation plays while its view can be seen, from the frame on where it was left, and in step with the same animation
/// in other views. What is set here holds for all images that the view shows. An image that the program gives the view by
/// itself ends the animation. Animations play where the user has switched the toolkit's own animations off, too: they are
/// what the image is.
@MainActor
public struct DisplayPlayback {
    /// Nil where there is no view.
    private let animation: DisplayAnimation?

    package init(_ animation: DisplayAnimation?) { self.animation = animation }

    /// Whether an animation starts by itself. Default: true.
    public var autoplays: Bool {
        get { animation?.autoplays ?? true }
        nonmutating set { animation?.autoplays = newValue }
    }

    /// How often an animation is played. A change plays the one that is shown from its beginning.
    /// Default: `.asInFile`.
    public var repetition: AnimationPlayer.Repetition {
        get { animation?.repetition ?? .asInFile }
        nonmutating set { animation?.repetition = newValue }
    }

    /// Whether all frames are decoded beforehand, where they fit into `AnimatedFrames.memoryLimit`; else a few at a time,
    /// ahead of the one that is shown. Default: false.
    public var preloads: Bool {
        get { animation?.preloads ?? false }
        nonmutating set { animation?.preloads = newValue }
    }

    /// Called when all frames have been shown once more, with how often that is by now. Default: nil.
    public var onLoop: (@MainActor (Int) -> Void)? {
        get { animation?.onLoop }
        nonmutating set { animation?.onLoop = newValue }
    }

    /// Called at the end: with nil after the last loop, with an error before a frame that cannot be decoded. Default: nil.
    public var onFinish: (@MainActor (ImageError?) -> Void)? {
        get { animation?.onFinish }
        nonmutating set { animation?.onFinish = newValue }
    }

    /// Whether an animation is playing now. False while the view cannot be seen.
    public var isPlaying: Bool { player?.status == .playing }

    /// The frame that is shown; nil for a still image, and before the first.
    public var currentFrame: PlayedFrame? { player?.currentFrame }

    /// Plays the animation that is shown, to change its rate, for example; nil for a still image. Another image has another
    /// one. What it tells goes to the view: its handlers are not to be set.
    public var player: AnimationPlayer? { animation?.player }

    /// Plays on; after ``stop()`` and at the end, from the beginning.
    public func start() { animation?.start() }

    /// Goes to the beginning of a frame, and out of step with others; see `AnimationPlayer.seek(to:)`.
    ///
    /// - Parameter index: From 0. Counts on from the first after the last, and backwards from the last below 0.
    /// - Returns: False, and nothing changes, for a still image, and where too many are out of step already.
    @discardableResult
    public func seek(to index: Int) -> Bool { animation?.seek(to: index) ?? false }

    /// Holds the frame that is shown.
    public func pause() { animation?.pause() }

    /// Goes back to the first frame, and stays there.
    public func stop() { animation?.stop() }
}
