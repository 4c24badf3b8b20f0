import Synchronization

/// Plays the frames of an animated image, for a view or for anything else that shows them.
///
/// ```swift
/// let player = AnimationPlayer(frames)
/// player.onFrame = { [weak view] frame in MainActor.assumeIsolated { view?.show(frame.pixels) } }
/// player.start()
/// ```
///
/// Players of the same ``AnimatedFrames`` are in step, as in browsers: one that starts while others play joins them where
/// they are. So each frame is decoded once for all of them, and one timer serves all. A ``seek(to:)`` or a rate of its own
/// takes a player out of step, for which there is room for some at a time; where too many are, one that starts falls in step
/// with another.
///
/// Time goes by the clock, not by the decodes: a frame that is late is left out, and meanwhile the newest one that is ready
/// is shown. Nothing ever waits for a frame. A player that is let go stops.
///
/// In the engine, this stands above `Image/`, and beside the pipeline: it needs frames and a clock alone.
public final class AnimationPlayer: Sendable {
    /// What a player is at.
    public enum Status: String, Sendable, Hashable {
        /// At the beginning: not started yet, or stopped.
        case stopped
        /// On its way.
        case playing
        /// Somewhere in between, until it is resumed. Does no work and holds no timer.
        case paused
        /// At its end, which stays; or at the last frame before one that cannot be decoded.
        case finished
    }

    struct State {
        var status = Status.stopped
        var timeline: PlaybackTimeline
        /// Names it to its timeline; nil unless it plays.
        var attachment: WaitID?
        /// Fetches a frame that was sought while it did not play.
        var preview: Task<Void, Never>?
        /// What has not been told yet.
        var news = PlaybackNews()
        /// The serial of the newest frame that it was told of.
        var serial = -1
        var isTelling = false
        var current: PlayedFrame?
        var onFrame: (@Sendable (PlayedFrame) -> Void)?
        var onLoop: (@Sendable (Int) -> Void)?
        var onFinish: (@Sendable (ImageError?) -> Void)?
    }

    /// What it plays.
    public let frames: AnimatedFrames
    let group: PlaybackGroup
    let callbacks: CallbackExecutor
    let isSelfDriven: Bool
    let state: Mutex<State>

    /// A player that is stopped.
    ///
    /// - Parameters:
    ///   - frames: What it plays.
    ///   - repetition: How often it plays them. Players of the same frames are in step where they agree in this.
    ///     Default: as often as the file says.
    ///   - isSelfDriven: Whether it tells ``onFrame`` at the right times by itself; false for a view with a frame clock of
    ///     its own, which asks by ``advance(to:)``. Default: true.
    ///   - callbacks: Where the handlers run, one after the other. Default: the main actor.
    ///   - clock: Tells the time. Default: the machine's.
    public init(
        _ frames: AnimatedFrames, repetition: Repetition = .asInFile, isSelfDriven: Bool = true,
        callbacks: CallbackExecutor = .main,
        clock: any Timekeeping = SystemClock()
    ) {
        self.frames = frames
        self.isSelfDriven = isSelfDriven
        self.callbacks = callbacks
        group = PlaybackGroup.of(frames, clock, repetition)
        state = Mutex(State(timeline: group.common()))
    }

    deinit {
        for notice in state.withLock({ [$0.detached(), $0.droppedPreview()] }) { notice.deliver() }
    }

    /// What it is at.
    public var status: Status { state.withLock { $0.status } }

    /// The frame that was shown last; nil before the first.
    public var currentFrame: PlayedFrame? { state.withLock { $0.current } }

    /// Called with each frame that is to be shown, unless the view asks by ``advance(to:)``. A frame that is overtaken by
    /// the next before this could be called is left out. Default: nil. Whoever keeps the player should be caught weakly.
    public var onFrame: (@Sendable (PlayedFrame) -> Void)? {
        get { state.withLock { $0.onFrame } }
        set { state.withLock { $0.onFrame = newValue } }
    }

    /// Called when all frames have been shown once more, with how often that is by now. Default: nil.
    public var onLoop: (@Sendable (Int) -> Void)? {
        get { state.withLock { $0.onLoop } }
        set { state.withLock { $0.onLoop = newValue } }
    }

    /// Called at the end, last of all: with nil after the last frame of the last loop, and with an error before a frame that
    /// cannot be decoded. A file that merely ends too early is played as far as it goes, again and again, as in browsers.
    /// Default: nil.
    public var onFinish: (@Sendable (ImageError?) -> Void)? {
        get { state.withLock { $0.onFinish } }
        set { state.withLock { $0.onFinish = newValue } }
    }
}
