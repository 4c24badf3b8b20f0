/// Plays the animation that a view shows, while the view is visible.
///
/// It uses either its own timer, or the frame clock of the window, whichever is cheaper for the view's toolkit.
@MainActor
package final class DisplayAnimation {
    /// Shows a frame; false if the view shows something else by now, which ends the animation.
    private let show: @MainActor (PixelBuffer) -> Bool
    private let onChange: @MainActor () -> Void
    private let askedBelow: Double
    private var image: DecodedImage?
    package private(set) var player: AnimationPlayer?
    private var preload: Task<Void, Never>?
    /// Whether it uses the window's frame clock. Computed once per image, which may have thousands of frames.
    private var isAsked = false
    /// Whether a sought frame has not arrived yet.
    private var isSeeking = false
    /// Whether it plays when the view is visible.
    private var isStarted = false
    /// Whether an animation at its end starts again when the view is visible.
    private var restarts = false

    /// - Parameters:
    ///   - askedBelow: The average frame duration in seconds below which ``advance(to:)`` must be called; slower
    ///     animations use a timer. Default: 0, all use a timer.
    ///   - show: Shows a frame; returns false to end.
    ///   - onChange: Called when ``wantsTicks`` may have changed. Default: does nothing.
    package init(
        askedBelow: Double = 0, show: @escaping @MainActor (PixelBuffer) -> Bool,
        onChange: @escaping @MainActor () -> Void = {}
    ) {
        self.askedBelow = askedBelow
        self.show = show
        self.onChange = onChange
    }

    deinit { preload?.cancel() }

    /// Whether the view is visible.
    package var isVisible = false { didSet { update() } }
    /// The clock of animations that begin from now on.
    package var clock: any PipelineClock = SystemClock()
    /// Whether animations start by themselves.
    package var autoplays = true
    /// A change plays the animation from the beginning.
    package var repetition = AnimationPlayer.Repetition.asInFile {
        didSet { if repetition != oldValue, let image { play(image) } }
    }
    package var preloads = false { didSet { preloadIfWanted() } }
    package var onLoop: (@MainActor (Int) -> Void)?
    package var onFinish: (@MainActor (ImageError?) -> Void)?

    /// Begins the animation of the image shown now; nil and still images end the previous one.
    package func begin(_ image: DecodedImage?) {
        isStarted = autoplays
        isSeeking = false
        preload?.cancel()
        preload = nil
        self.image = image?.frames == nil ? nil : image
        player?.stop()
        player = nil
        isAsked = self.image?.frames?.timing.isFast(below: askedBelow) ?? false
        if let image = self.image { play(image) }
    }

    /// Whether it needs a call at each frame of the window.
    package var wantsTicks: Bool { isAsked && (isSeeking || player?.status == .playing) }

    package func advance(to uptime: Double) {
        guard isAsked, let frame = player?.advance(to: uptime) else { return }
        isSeeking = false
        showFrame(frame.pixels)
    }

    package func start() {
        isStarted = true
        restarts = player?.status == .finished
        update()
    }

    package func seek(to index: Int) -> Bool {
        guard player?.seek(to: index) == true else { return false }
        isSeeking = true
        onChange()
        return true
    }

    package func pause() {
        isStarted = false
        update()
    }

    package func stop() {
        isStarted = false
        guard let player, let image else { return }
        player.stop()
        showFrame(image.pixels)
    }

    private func play(_ image: DecodedImage) {
        player?.stop()
        guard let frames = image.frames else { return }
        let player = AnimationPlayer(frames, repetition: repetition, isSelfDriven: !isAsked, clock: clock)
        player.onFrame = handler(of: player) { $0.showFrame($1.pixels) }
        player.onLoop = handler(of: player) { $0.onLoop?($1) }
        player.onFinish = handler(of: player) { $0.onFinish?($1) }
        self.player = player
        preloadIfWanted()
        update()
    }

    /// Drops events that a player was about to deliver when it was replaced.
    private func handler<Update: Sendable>(
        of player: AnimationPlayer, _ tell: @escaping @MainActor (DisplayAnimation, Update) -> Void
    ) -> @Sendable (Update) -> Void {
        { [weak self, weak player] update in
            MainActor.assumeIsolated {
                if let self, let player, self.player === player { tell(self, update) }
            }
        }
    }

    private func showFrame(_ pixels: PixelBuffer) {
        if !show(pixels) { begin(nil) }
    }

    private func update() {
        defer { onChange() }
        guard let player else { return }
        if !isVisible || !isStarted {
            player.pause()
        } else if player.status != .finished || restarts {
            // An animation at its end stays there, unless it was started again.
            restarts = false
            player.start()
        }
    }

    private func preloadIfWanted() {
        preload?.cancel()
        preload = nil
        guard preloads, let frames = image?.frames else { return }
        preload = Task { try? await frames.preload() }
    }
}

extension AnimationTiming {
    fileprivate func isFast(below seconds: Double) -> Bool { delays.reduce(0, +) < seconds * Double(delays.count) }
}

/// Controls how a view plays animated images: the type of `view.halcyon.playback`.
///
/// An animation plays while its view is visible, from the frame where it was left, and in step with the same animation
/// in other views. The settings apply to all images that the view shows. If the program itself sets an image of the
/// view, the animation ends. Animations play even if the user has switched off the toolkit's own animations: they are
/// part of the image.
@MainActor
public struct DisplayPlayback {
    /// Nil if there is no view.
    private let animation: DisplayAnimation?

    package init(_ animation: DisplayAnimation?) { self.animation = animation }

    /// Whether an animation starts by itself. Default: true.
    public var autoplays: Bool {
        get { animation?.autoplays ?? true }
        nonmutating set { animation?.autoplays = newValue }
    }

    /// How often an animation is played. A change plays the current one from its beginning. Default: `.asInFile`.
    public var repetition: AnimationPlayer.Repetition {
        get { animation?.repetition ?? .asInFile }
        nonmutating set { animation?.repetition = newValue }
    }

    /// Whether all frames are decoded in advance, if they fit into `AnimatedFrames.memoryLimit`; otherwise a few at a
    /// time, ahead of the shown one. Default: false.
    public var preloads: Bool {
        get { animation?.preloads ?? false }
        nonmutating set { animation?.preloads = newValue }
    }

    /// Called when a loop has ended, with the number of loops so far. Default: nil.
    public var onLoop: (@MainActor (Int) -> Void)? {
        get { animation?.onLoop }
        nonmutating set { animation?.onLoop = newValue }
    }

    /// Called at the end: with nil after the last loop, and with an error before a frame that cannot be decoded.
    /// Default: nil.
    public var onFinish: (@MainActor (ImageError?) -> Void)? {
        get { animation?.onFinish }
        nonmutating set { animation?.onFinish = newValue }
    }

    /// Whether an animation is playing now. False while the view is not visible.
    public var isPlaying: Bool { player?.status == .playing }

    /// The frame being shown; nil for a still image, and before the first frame.
    public var currentFrame: PlayedFrame? { player?.currentFrame }

    /// The player of the animation, for example to change its rate; nil for a still image. Another image has another
    /// player. Do not set its handlers: its events go to the view.
    public var player: AnimationPlayer? { animation?.player }

    /// Starts or resumes the animation; after ``stop()`` and at the end, from the beginning.
    public func start() { animation?.start() }

    /// Seeks to the beginning of a frame, which takes the animation out of step with others; see
    /// `AnimationPlayer.seek(to:)`.
    ///
    /// - Parameter index: The index from 0. Values beyond the last frame wrap around to the first, and negative values
    ///   count back from the last.
    /// - Returns: False, without any change, for a still image, and if too many players are already out of step.
    @discardableResult
    public func seek(to index: Int) -> Bool { animation?.seek(to: index) ?? false }

    /// Keeps showing the current frame.
    public func pause() { animation?.pause() }

    /// Returns to the first frame, and stays there.
    public func stop() { animation?.stop() }
}
