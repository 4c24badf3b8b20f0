#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import HalcyonCore

/// Plays the animation of a view, while the view is in a window.
@MainActor
final class ViewAnimation {
    /// Shows the next frame; false to end.
    private let show: @MainActor (PixelBuffer) -> Bool
    private var image: DecodedImage?
    private(set) var player: AnimationPlayer?
    private var preload: Task<Void, Never>?
    /// Whether it is to play when it can be seen.
    private var isStarted = false
    /// Whether one that has come to its end is to begin anew when it can be seen.
    private var restarts = false

    init(_ show: @escaping @MainActor (PixelBuffer) -> Bool) { self.show = show }

    deinit { preload?.cancel() }

    var clock: any Timekeeping = SystemClock()
    var isVisible = false { didSet { update() } }
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
        preload?.cancel()
        preload = nil
        player?.stop()
        player = nil
        self.image = image?.frames == nil ? nil : image
        if let image = self.image { play(image) }
    }

    func start() {
        isStarted = true
        restarts = player?.status == .finished
        update()
    }

    func pause() {
        isStarted = false
        update()
    }

    func stop() {
        isStarted = false
        guard let player, let image else { return }
        player.stop()
        showFrame(image.pixels)
    }

    private func play(_ image: DecodedImage) {
        player?.stop()
        guard let frames = image.frames else { return }
        let player = AnimationPlayer(frames, repetition: repetition, clock: clock)
        player.onFrame = { [weak self] frame in MainActor.assumeIsolated { self?.showFrame(frame.pixels) } }
        player.onLoop = { [weak self] loops in MainActor.assumeIsolated { self?.onLoop?(loops) } }
        player.onFinish = { [weak self] error in MainActor.assumeIsolated { self?.onFinish?(error) } }
        self.player = player
        preloadIfWanted()
        update()
    }

    private func showFrame(_ pixels: PixelBuffer) {
        if !show(pixels) { begin(nil) }
    }

    private func update() {
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
#endif
