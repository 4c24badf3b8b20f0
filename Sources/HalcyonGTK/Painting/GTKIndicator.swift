internal import CGTK
public import HalcyonCore

/// What a widget shows while an image is on its way: drawn above the placeholder, for a widget such as `GtkPicture` cannot
/// have a child.
///
/// It is shown where nothing of the image has come after 0.2 seconds, and goes with the first preview: what comes from the
/// disk is faster than that, and would flicker.
public enum GTKIndicator: Sendable {
    /// Nothing. The default.
    case none
    /// A spinner in the middle, in the colour of the widget's text.
    case spinner
    /// What a function draws, again for each frame of the window. It draws and nothing else: no widget may be changed then.
    case custom(@MainActor @Sendable (Canvas) -> Void)

    /// Where a function draws an indicator.
    @MainActor
    public struct Canvas {
        /// The `GtkSnapshot` to draw to; it is for the length of the call.
        public let snapshot: UnsafeMutableRawPointer
        /// The width of the picture's box in points.
        public let width: Double
        /// The height of the picture's box in points.
        public let height: Double
        /// Seconds since it was first to be seen.
        public let seconds: Double
        /// How far the transfer has come; nil where that is not known.
        public let progress: LoadingProgress?
        /// The colour of the widget's text: follows the theme.
        public let color: PixelColor
    }
}

/// What a scene draws while an image is on its way.
@MainActor
struct DrawnIndicator {
    enum Kind {
        /// A symbolic icon that turns.
        case spinner(ObjectReference)
        case custom(@MainActor (GTKIndicator.Canvas) -> Void)
    }

    /// Points: at most this, and half of the widget.
    private static let side = 32.0

    let kind: Kind
    /// Seconds since it was first to be seen.
    var seconds = 0.0
    var progress: LoadingProgress?

    func draw(in snapshot: OpaquePointer, _ scene: SceneSize, color: GdkRGBA) {
        switch kind {
        case .spinner(let icon):
            let side = min(Self.side, scene.width / 2, scene.height / 2)
            var middle = graphene_point_t(x: Float(scene.width / 2), y: Float(scene.height / 2))
            var corner = graphene_point_t(x: Float(-side / 2), y: Float(-side / 2))
            gtk_snapshot_save(snapshot)
            gtk_snapshot_translate(snapshot, &middle)
            // Once around in a second, as GTK's own.
            gtk_snapshot_rotate(snapshot, Float(seconds.truncatingRemainder(dividingBy: 1) * 360))
            gtk_snapshot_translate(snapshot, &corner)
            IconPainter.draw(icon.pointer, in: snapshot, SceneSize(width: side, height: side), color)
            gtk_snapshot_restore(snapshot)
        case .custom(let draw):
            gtk_snapshot_save(snapshot)
            draw(
                GTKIndicator.Canvas(
                    snapshot: UnsafeMutableRawPointer(snapshot), width: scene.width, height: scene.height,
                    seconds: seconds, progress: progress, color: PixelColor(color)))
            gtk_snapshot_restore(snapshot)
        }
    }
}

extension PixelColor {
    init(_ color: GdkRGBA) {
        func byte(_ channel: Float) -> UInt8 { UInt8(max(0, min(255, (channel * 255).rounded()))) }
        self.init(red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: byte(color.alpha))
    }
}
