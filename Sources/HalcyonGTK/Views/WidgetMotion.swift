internal import CGTK
import HalcyonCore

/// Moves what a widget shows, from frame to frame of the window and only while the widget is mapped: fades, animations, and
/// the wait for its first layout.
@MainActor
final class WidgetMotion {
    private weak var image: WidgetImage?
    private var tick: guint = 0
    private var fade: (seconds: Double, start: Double?)?
    private var frames: AnimatedFrames?
    private var player: AnimationPlayer?
    /// The frames of the window since the widget was mapped: in the first, the tick comes before the layout.
    private var framesSinceMap = 0

    init(of image: WidgetImage) { self.image = image }

    var isMapped = false {
        didSet {
            framesSinceMap = 0
            play()
            if isMapped { return start() }
            finishFade()
            stop()
        }
    }

    /// Whether animations play; else they stand still where they are.
    var isAnimated = true {
        didSet {
            play()
            start()
        }
    }

    /// Another one plays from the beginning.
    var repetition = AnimationPlayer.Repetition.asInFile {
        didSet { if repetition != oldValue { makePlayer() } }
    }

    /// Begins what a new content brings with it, and ends what the one before it has.
    func begin(fade seconds: Double, frames: AnimatedFrames?) {
        fade = seconds > 0 && isMapped ? (seconds, nil) : nil
        self.frames = frames
        makePlayer()
    }

    private func makePlayer() {
        player?.stop()
        player = frames.map { AnimationPlayer($0, repetition: repetition, isSelfDriven: false) }
        play()
        start()
    }

    private func play() {
        guard isMapped, isAnimated else {
            player?.pause()
            return
        }
        // What has come to its end stays there.
        if player?.status != .finished { player?.start() }
    }

    private var isWanted: Bool {
        guard isMapped else { return false }
        return fade != nil || player?.status == .playing || image?.wasLaidOut == false
    }

    private func start() {
        guard tick == 0, isWanted else { return }
        let owner = Unmanaged.passRetained(Owner(self)).toOpaque()
        let tick = image?.withWidget { widget in
            gtk_widget_add_tick_callback(
                widget,
                { _, clock, owner in
                    // GTK's frame clock ticks on the main thread, and this is for the length of the call.
                    nonisolated(unsafe) let (clock, owner) = (clock, owner)
                    return MainActor.assumeIsolated {
                        guard let clock, let owner,
                            let motion = Unmanaged<Owner>.fromOpaque(owner).takeUnretainedValue().motion
                        else { return gboolean(0) }
                        return gboolean(motion.advance(to: Double(gdk_frame_clock_get_frame_time(clock)) / 1e6) ? 1 : 0)
                    }
                },
                owner,
                { owner in if let owner { Unmanaged<Owner>.fromOpaque(owner).release() } })
        }
        if let tick {
            self.tick = tick
        } else {
            Unmanaged<Owner>.fromOpaque(owner).release()
        }
    }

    private func stop() {
        guard tick != 0 else { return }
        let tick = tick
        self.tick = 0
        _ = image?.withWidget { gtk_widget_remove_tick_callback($0, tick) }
    }

    /// Whether it wants to be called again.
    private func advance(to uptime: Double) -> Bool {
        framesSinceMap += 1
        if framesSinceMap == 2 { image?.finishLayout() }
        if let frame = player?.advance(to: uptime) {
            image?.paintable.replace(.texture(GTKTexture.of(frame.pixels), frame.pixels.size))
        }
        advanceFade(to: uptime)
        if isWanted { return true }
        tick = 0
        return false
    }

    private func advanceFade(to uptime: Double) {
        guard let fade else { return }
        let start = fade.start ?? uptime
        self.fade = (fade.seconds, start)
        if uptime - start >= fade.seconds {
            finishFade()
        } else {
            image?.paintable.fade(to: (uptime - start) / fade.seconds)
        }
    }

    private func finishFade() {
        guard fade != nil else { return }
        fade = nil
        image?.paintable.fade(to: 1)
    }

    /// What GTK holds on to, so that this does not hold on to itself.
    private final class Owner {
        weak var motion: WidgetMotion?
        init(_ motion: WidgetMotion) { self.motion = motion }
    }
}
