internal import CGTK
import HalcyonCore

/// One thing that a scene draws.
@MainActor
enum SceneLayer {
    case nothing
    /// Fitted into the scene.
    case texture(GTKTexture, PixelSize)
    /// At its own size, in the middle, or fitted where that is too large.
    case icon(ObjectReference)
    /// All of the scene.
    case color(PixelColor)

    /// In pixels; nil for what has no size of its own, and takes what it is given.
    var size: PixelSize? {
        if case .texture(_, let size) = self { size } else { nil }
    }

    func draw(in snapshot: OpaquePointer, width: Double, height: Double, stretches: Bool) {
        switch self {
        case .nothing: break
        case .texture(let texture, _) where stretches:
            gdk_paintable_snapshot(texture.texture, snapshot, width, height)
        case .texture(let texture, let size):
            let scale = min(width / Double(max(1, size.width)), height / Double(max(1, size.height)))
            Self.draw(
                texture.texture, in: snapshot, width: Double(size.width) * scale, height: Double(size.height) * scale,
                of: (width, height))
        case .icon(let icon):
            let natural = (
                width: Double(gdk_paintable_get_intrinsic_width(icon.pointer)),
                height: Double(gdk_paintable_get_intrinsic_height(icon.pointer))
            )
            let scale = min(1, width / max(1, natural.width), height / max(1, natural.height))
            Self.draw(
                icon.pointer, in: snapshot, width: natural.width * scale, height: natural.height * scale,
                of: (width, height))
        case .color(let color):
            var rgba = GdkRGBA(
                red: Float(color.red) / 255, green: Float(color.green) / 255, blue: Float(color.blue) / 255,
                alpha: Float(color.alpha) / 255)
            var bounds = graphene_rect_t(
                origin: graphene_point_t(x: 0, y: 0),
                size: graphene_size_t(width: Float(width), height: Float(height)))
            gtk_snapshot_append_color(snapshot, &rgba, &bounds)
        }
    }

    private static func draw(
        _ paintable: OpaquePointer, in snapshot: OpaquePointer, width: Double, height: Double,
        of scene: (width: Double, height: Double)
    ) {
        // A picture of the scene's own shape must fill it to the last pixel, whatever rounding says.
        let (x, y) = ((scene.width - width) / 2, (scene.height - height) / 2)
        guard abs(x) > 0.01 || abs(y) > 0.01 else {
            return gdk_paintable_snapshot(paintable, snapshot, scene.width, scene.height)
        }
        gtk_snapshot_save(snapshot)
        var offset = graphene_point_t(x: Float(x), y: Float(y))
        gtk_snapshot_translate(snapshot, &offset)
        gdk_paintable_snapshot(paintable, snapshot, width, height)
        gtk_snapshot_restore(snapshot)
    }
}
