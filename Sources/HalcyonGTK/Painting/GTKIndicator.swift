internal import CGTK
public import HalcyonCore

/// What a widget shows while an image is being loaded. It is drawn above the placeholder, because a widget such as
/// `GtkPicture` cannot have a child.
///
/// It appears if nothing of the image has arrived after 0.2 seconds, and disappears with the first preview: images from
/// the disk are faster than that, and the indicator would flicker.
public enum GTKIndicator: Sendable {
    /// Nothing. The default.
    case none
    /// A spinner in the middle, in the widget's text colour.
    case spinner
    /// Drawn by a function that is called again for each frame of the window. It must only draw: no widget may be
    /// changed during that.
    case custom(@MainActor @Sendable (Canvas) -> Void)

    /// The canvas on which a function draws an indicator.
    @MainActor
    public struct Canvas {
        /// The `GtkSnapshot` to draw to, valid during the call.
        public let snapshot: UnsafeMutableRawPointer
        /// The width of the image's box in points.
        public let width: Double
        /// The height of the image's box in points.
        public let height: Double
        /// The seconds since the indicator first appeared.
        public let seconds: Double
        /// The progress of the transfer; nil if unknown.
        public let progress: LoadingProgress?
        /// The widget's text colour, which follows the theme.
        public let color: PixelColor
    }
}

/// The indicator that a scene draws while an image is being loaded.
@MainActor
struct DrawnIndicator {
    enum Kind {
        /// A symbolic icon that rotates.
        case spinner(ObjectReference)
        case custom(@MainActor (GTKIndicator.Canvas) -> Void)
    }

    /// The maximum side in points; it is also at most half of the widget's.
    private static let side = 32.0

    let kind: Kind
    /// The seconds since it first appeared.
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
            // One turn per second, like GTK's own.
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
