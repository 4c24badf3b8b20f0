/// Plays the animation that a view shows, while the view can be seen.
///
/// By a timer of its own, or asked for its frame at each frame of the window: whichever the view's toolkit has cheaper.
@MainActor
package final class DisplayAnimation {
    /// Shows a frame; false where the view shows something else by now, which ends the animation.
    private let show: @MainActor (PixelBuffer) -> Bool
    private let onChange: @MainActor () -> Void
    private let askedBelow: Double
    private var image: DecodedImage?
    package private(set) var player: AnimationPlayer?
    private var preload: Task<Void, Never>?
    /// Whether it is asked at each frame of the window; told once for an image, which may have thousands of frames.
    private var isAsked = false
    /// Whether a frame was sought that has not come yet.
    private var isSeeking = false
    /// Whether it is to play when it can be seen.
    private var isStarted = false
    /// Whether one that has come to its end is to begin anew when it can be seen.
    private var restarts = false

    /// - Parameters:
    ///   - askedBelow: Seconds to a frame, on average, below which it is asked by ``advance(to:)``; slower animations
    ///     tell their frames by a timer. Default: 0, all do.
    ///   - show: Shows a frame; false to end.
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

    /// Whether the view can be seen.
    package var isVisible = false { didSet { update() } }
    /// Times the animations that begin from now on.
    package var clock: any Timekeeping = SystemClock()
    /// Whether animations start by themselves.
    package var autoplays = true
    /// Another one plays from the beginning.
    package var repetition = AnimationPlayer.Repetition.asInFile {
        didSet { if repetition != oldValue, let image { play(image) } }
    }
    package var preloads = false { didSet { preloadIfWanted() } }
    package var onLoop: (@MainActor (Int) -> Void)?
    package var onFinish: (@MainActor (ImageError?) -> Void)?

    /// Takes what is shown now; nil, and still images, end the animation before it.
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

    /// Whether it wants to be told of the window's frames.
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

    /// Leaves out what a player tells that was about to tell it as it was replaced.
    private func handler<News: Sendable>(
        of player: AnimationPlayer, _ tell: @escaping @MainActor (DisplayAnimation, News) -> Void
    ) -> @Sendable (News) -> Void {
        { [weak self, weak player] news in
            MainActor.assumeIsolated {
                if let self, let player, self.player === player { tell(self, news) }
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
            // What has come to its end stays there, unless it was asked for more.
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
