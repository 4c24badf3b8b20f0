internal import CGTK
import HalcyonCore

/// Animates what a widget shows, only while the widget is mapped: fades, indicator, animation, and the wait for its
/// first layout. Frame callbacks of the window are used only as long as one of these needs them.
@MainActor
final class WidgetMotion {
    /// The average seconds per frame from which an animation's timer is cheaper than polling the animation at each
    /// frame of the window. Measured with 40 visible animations of 64 × 64 (debug build, busy machine, share of one
    /// processor): at 20 frames/s, polling takes 10–13 %, the timer 18–21 % (GL in software: 18 and 32 %). At 2
    /// frames/s both take 7–10 % (GL: 22–23 %), and the timer leaves the window's clock alone. Hidden: 0.02–0.15 %.
    private static let slow = 0.2

    private weak var image: WidgetImageController?
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
    /// The window's frames since the widget was mapped: in the first, the tick comes before the layout.
    private var framesSinceMap = 0

    init(of image: WidgetImageController) { self.image = image }

    var isMapped = false {
        didSet {
            framesSinceMap = 0
            animation.isVisible = isMapped
            if isMapped { return startTicks() }
            finishFade()
            ticks.stop(image?.widget)
        }
    }

    var choice: GTKIndicator {
        get { indicator.choice }
        set {
            indicator.choice = newValue
            updateIndicator()
        }
    }

    /// Starts the animations of new content, and ends those of the previous content.
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
        if isWanted { ticks.start(image?.widget) }
    }

    /// Returns whether to be called again.
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

/// Receives a widget's frame callbacks, while needed.
@MainActor
final class WidgetTicks {
    private var id: guint = 0
    private let advance: @MainActor (_ uptime: Double) -> Bool

    /// - Parameter advance: Called with the time of each frame in seconds; returns whether to be called again.
    init(_ advance: @escaping @MainActor (_ uptime: Double) -> Bool) { self.advance = advance }

    func start(_ widget: WeakObject?) {
        guard id == 0, let widget = widget?.object else { return }
        id = gtk_widget_add_tick_callback(
            UnsafeMutablePointer(widget.pointer),
            { _, clock, owner in
                guard MainThread.isCurrent else { return gboolean(0) }
                // GTK's frame clock ticks on the main thread, and this is valid during the call.
                nonisolated(unsafe) let (clock, owner) = (clock, owner)
                return MainActor.assumeIsolated { gboolean(WidgetTicks.tick(clock, owner) ? 1 : 0) }
            },
            Unmanaged.passRetained(Owner(self) as AnyObject).toOpaque(), MainThread.destroy)
        withExtendedLifetime(widget) {}
    }

    func stop(_ widget: WeakObject?) {
        guard id != 0 else { return }
        let id = id
        self.id = 0
        guard let widget = widget?.object else { return }
        withExtendedLifetime(widget) { gtk_widget_remove_tick_callback(UnsafeMutablePointer(widget.pointer), id) }
    }

    private static func tick(_ clock: OpaquePointer?, _ owner: UnsafeMutableRawPointer?) -> Bool {
        guard let clock, let owner,
            let ticks = (Unmanaged<AnyObject>.fromOpaque(owner).takeUnretainedValue() as? Owner)?.ticks
        else { return false }
        let id = ticks.id
        if ticks.advance(Double(gdk_frame_clock_get_frame_time(clock)) / 1e6) { return true }
        // A handler that hid and showed the widget may have started another one meanwhile.
        if ticks.id == id { ticks.id = 0 }
        return false
    }

    /// The object that GTK retains, so that `WidgetTicks` is not part of a retain cycle.
    private final class Owner {
        weak var ticks: WidgetTicks?
        init(_ ticks: WidgetTicks) { self.ticks = ticks }
    }
}

/// The timing of a widget's indicator.
@MainActor
struct LoadingIndicator {
    /// The seconds before it is shown.
    private static let delay = 0.2

    var choice = GTKIndicator.none
    /// The progress of the load; nil if there is none, or part of the image is already shown.
    private var loading: LoadingProgress??
    private var start: Double?

    /// Whether it needs frame callbacks.
    var isWanted: Bool {
        if case .none = choice { false } else { loading != nil }
    }

    mutating func follow(_ state: DisplayState) {
        if case .loading(let progress) = state {
            loading = .some(progress)
        } else {
            loading = nil
            start = nil
        }
    }

    /// Returns what to draw, or nil for nothing, and before the delay has passed.
    mutating func drawn(at uptime: Double, in widget: UnsafeMutablePointer<GtkWidget>) -> DrawnIndicator? {
        guard isWanted, let loading else { return nil }
        let start = start ?? uptime
        self.start = start
        let seconds = uptime - start - Self.delay
        guard seconds >= 0 else { return nil }
        switch choice {
        case .none: return nil
        case .custom(let draw): return DrawnIndicator(kind: .custom(draw), seconds: seconds, progress: loading)
        case .spinner:
            guard let icon = ThemeIcon.named("process-working-symbolic", for: widget) else { return nil }
            // If the user has disabled animations, it stands still.
            return DrawnIndicator(kind: .spinner(icon), seconds: ToolkitSettings.animates(widget) ? seconds : 0)
        }
    }
}

/// The progress of a fade.
struct Fade {
    let seconds: Double
    private var start: Double?

    /// Returns nil if there is nothing to fade.
    init?(seconds: Double) {
        guard seconds > 0 else { return nil }
        self.seconds = seconds
    }

    /// Returns the progress, from 0 at the first frame drawn to 1 at the end.
    mutating func progress(at uptime: Double) -> Double {
        let start = start ?? uptime
        self.start = start
        return min(1, max(0, uptime - start) / seconds)
    }
}
