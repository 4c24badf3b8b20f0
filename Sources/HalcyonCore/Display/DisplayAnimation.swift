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
