import HalcyonCore

/// Plays the animation of a widget, while the widget is mapped.
///
/// Fast ones are asked for their frame at each frame of the window, slow ones tell it by a timer of their own. Measured with
/// 40 visible animations of 64 × 64 (debug build, busy machine, share of one processor): at 20 frames/s 10–13 % asked
/// against 18–21 % told (GL in software: 18 against 32 %). At 2 frames/s both take 7–10 % (GL: 22–23 %), and the timer
/// leaves the window's clock alone. Hidden: 0.02–0.15 %.
@MainActor
final class WidgetAnimation {
    /// Seconds to a frame, on average, from which on the timer is cheaper.
    private static let slow = 0.2

    /// Shows the next frame.
    private let show: @MainActor (PixelBuffer) -> Void
    private let onChange: @MainActor () -> Void
    private var image: DecodedImage?
    private(set) var player: AnimationPlayer?
    private var preload: Task<Void, Never>?
    /// Whether it is asked at each frame of the window; told once for an image, which may have thousands of frames.
    private var isAsked = false
    /// Whether a frame was sought that has not come yet.
    private var isSeeking = false
    /// Whether it is to play when it can be seen.
    private var isStarted = false

    /// - Parameters:
    ///   - show: Shows the next frame.
    ///   - onChange: Called when ``wantsTicks`` may have changed.
    init(_ show: @escaping @MainActor (PixelBuffer) -> Void, onChange: @escaping @MainActor () -> Void) {
        self.show = show
        self.onChange = onChange
    }

    deinit { preload?.cancel() }

    var isMapped = false { didSet { update() } }
    /// Whether animations start by themselves.
    var autoplays = true
    /// Another one plays from the beginning.
    var repetition = AnimationPlayer.Repetition.asInFile {
        didSet { if repetition != oldValue, let image { play(image) } }
    }
    var preloads = false { didSet { preloadIfWanted() } }
    var onLoop: (@MainActor (Int) -> Void)?
    var onFinish: (@MainActor (ImageError?) -> Void)?

    /// Takes what is shown now; nil, and still images, end the animation before it.
    func begin(_ image: DecodedImage?) {
        isStarted = autoplays
        isSeeking = false
        preload?.cancel()
        preload = nil
        self.image = image?.frames == nil ? nil : image
        player?.stop()
        player = nil
        isAsked = self.image?.frames?.timing.isFast(below: Self.slow) ?? false
        if let image = self.image { play(image) }
    }

    /// Whether it wants to be told of the window's frames.
    var wantsTicks: Bool { isAsked && (isSeeking || player?.status == .playing) }

    func advance(to uptime: Double) {
        guard isAsked, let frame = player?.advance(to: uptime) else { return }
        isSeeking = false
        show(frame.pixels)
    }

    func start() {
        isStarted = true
        if isMapped, player?.status == .finished { player?.start() }
        update()
    }

    func seek(to index: Int) -> Bool {
        guard player?.seek(to: index) == true else { return false }
        isSeeking = true
        onChange()
        return true
    }

    func pause() {
        isStarted = false
        update()
    }

    func stop() {
        isStarted = false
        guard let player, let image else { return }
        player.stop()
        show(image.pixels)
    }

    private func play(_ image: DecodedImage) {
        player?.stop()
        guard let frames = image.frames else { return }
        let player = AnimationPlayer(frames, repetition: repetition, isSelfDriven: !isAsked)
        player.onFrame = { [weak self] frame in MainActor.assumeIsolated { self?.show(frame.pixels) } }
        player.onLoop = { [weak self] loops in MainActor.assumeIsolated { self?.onLoop?(loops) } }
        player.onFinish = { [weak self] error in MainActor.assumeIsolated { self?.onFinish?(error) } }
        self.player = player
        preloadIfWanted()
        update()
    }

    private func update() {
        defer { onChange() }
        guard let player else { return }
        if !isMapped || !isStarted {
            player.pause()
        } else if player.status != .finished {
            // What has come to its end stays there.
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
