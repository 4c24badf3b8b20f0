internal import CGTK
import HalcyonCore

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
