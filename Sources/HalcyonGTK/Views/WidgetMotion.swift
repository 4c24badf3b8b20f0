import HalcyonCore

/// Moves what a widget shows, only while the widget is mapped: fades, indicator, animation, and the wait for its first
/// layout. The window's frames are counted only for as long as one of them needs it.
@MainActor
final class WidgetMotion {
    /// Seconds to a frame, on average, from which on an animation's own timer is cheaper than to ask it for its frame
    /// at each frame of the window. Measured with 40 visible animations of 64 × 64 (debug build, busy machine, share of
    /// one processor): at 20 frames/s 10–13 % asked against 18–21 % told (GL in software: 18 against 32 %). At 2
    /// frames/s both take 7–10 % (GL: 22–23 %), and the timer leaves the window's clock alone. Hidden: 0.02–0.15 %.
    private static let slow = 0.2

    private weak var image: WidgetImage?
    private(set) lazy var animation = DisplayAnimation(
        askedBelow: Self.slow,
        show: { [weak self] pixels in
            self?.image?.paintable.replace(.texture(GTKTexture.of(pixels), pixels.size))
            return true
        },
        onChange: { [weak self] in self?.startTicks() })
    private lazy var ticks = WidgetTicks { [weak self] in self?.advance(to: $0) ?? false }
    private var fade: Fade?
    private var indicator = LoadingIndicator()
    /// The frames of the window since the widget was mapped: in the first, the tick comes before the layout.
    private var framesSinceMap = 0

    init(of image: WidgetImage) { self.image = image }

    var isMapped = false {
        didSet {
            framesSinceMap = 0
            animation.isVisible = isMapped
            if isMapped { return startTicks() }
            finishFade()
            ticks.stop(image)
        }
    }

    var choice: GTKIndicator {
        get { indicator.choice }
        set {
            indicator.choice = newValue
            updateIndicator()
        }
    }

    /// Begins what a new content brings with it, and ends what the one before it has.
    func begin(fade seconds: Double, _ content: DecodedImage?) {
        fade = isMapped ? Fade(seconds: seconds) : nil
        animation.begin(content)
        startTicks()
    }

    func follow(_ state: DisplayState) {
        indicator.follow(state)
        updateIndicator()
    }

    private func updateIndicator() {
        if !indicator.isWanted { image?.paintable.show(nil) }
        startTicks()
    }

    private var isWanted: Bool {
        guard isMapped else { return false }
        return fade != nil || indicator.isWanted || animation.wantsTicks || image?.wasLaidOut == false
    }

    private func startTicks() {
        if isWanted { ticks.start(image) }
    }

    /// Whether it wants to be called again.
    private func advance(to uptime: Double) -> Bool {
        framesSinceMap += 1
        if framesSinceMap == 2 { image?.finishLayout() }
        if indicator.isWanted {
            let drawn = image?.withWidget { indicator.drawn(at: uptime, in: $0) }
            image?.paintable.show(drawn ?? nil)
        }
        animation.advance(to: uptime)
        if let progress = fade?.progress(at: uptime) {
            if progress < 1 { image?.paintable.fade(to: progress) } else { finishFade() }
        }
        return isWanted
    }

    private func finishFade() {
        guard fade != nil else { return }
        fade = nil
        image?.paintable.fade(to: 1)
    }
}
