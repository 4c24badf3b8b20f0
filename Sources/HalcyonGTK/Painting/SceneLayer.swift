internal import CGTK
import HalcyonCore

/// One layer of a scene.
@MainActor
enum SceneLayer {
    /// How layers are drawn.
    struct Style {
        let stretches: Bool
        /// The colour for symbolic icons.
        let foreground: @MainActor () -> GdkRGBA
    }

    case nothing
    /// Fitted into the scene.
    case texture(GTKTexture, PixelSize)
    /// At its natural size, in the middle; fitted if that is too large.
    case icon(ObjectReference)
    /// Covers the whole scene.
    case color(PixelColor)

    /// In pixels; nil for a layer without a size, which fills what it is given.
    var size: PixelSize? {
        if case .texture(_, let size) = self { size } else { nil }
    }

    /// Draws it as in a scene of one size, centred in a scene of another.
    func draw(in snapshot: OpaquePointer, _ size: SceneSize, centeredIn scene: SceneSize, _ style: Style) {
        guard size != scene else { return draw(in: snapshot, size, style) }
        var origin = size.centered(in: scene).origin
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        draw(in: snapshot, size, style)
        gtk_snapshot_restore(snapshot)
    }

    func draw(in snapshot: OpaquePointer, _ scene: SceneSize, _ style: Style) {
        switch self {
        case .nothing: break
        case .texture(let texture, let size):
            let own = SceneSize(width: Double(size.width), height: Double(size.height))
            Self.draw(in: snapshot, style.stretches ? scene : own.fitted(in: scene), of: scene) {
                gdk_paintable_snapshot(texture.texture, snapshot, $0.width, $0.height)
            }
        case .icon(let icon):
            Self.draw(in: snapshot, Self.iconSize(icon, in: scene), of: scene) {
                IconPainter.draw(icon.pointer, in: snapshot, $0, style.foreground())
            }
        case .color(let color):
            var rgba = GdkRGBA(
                red: Float(color.red) / 255, green: Float(color.green) / 255, blue: Float(color.blue) / 255,
                alpha: Float(color.alpha) / 255)
            var bounds = scene.centered(in: scene)
            gtk_snapshot_append_color(snapshot, &rgba, &bounds)
        }
    }

    private static func iconSize(_ icon: ObjectReference, in scene: SceneSize) -> SceneSize {
        let natural = SceneSize(
            width: Double(gdk_paintable_get_intrinsic_width(icon.pointer)),
            height: Double(gdk_paintable_get_intrinsic_height(icon.pointer)))
        return natural.width <= scene.width && natural.height <= scene.height ? natural : natural.fitted(in: scene)
    }

    private static func draw(
        in snapshot: OpaquePointer, _ size: SceneSize, of scene: SceneSize, _ body: (SceneSize) -> Void
    ) {
        var origin = size.centered(in: scene).origin
        // An image with the scene's shape must fill it to the last pixel, whatever the rounding.
        guard abs(origin.x) > 0.01 || abs(origin.y) > 0.01 else { return body(scene) }
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        body(size)
        gtk_snapshot_restore(snapshot)
    }
}

/// A size in GTK's coordinates.
struct SceneSize: Equatable {
    var width = 0.0
    var height = 0.0

    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Returns the rectangle of this size, centred in another.
    func centered(in other: SceneSize) -> graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float((other.width - width) / 2), y: Float((other.height - height) / 2)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }

    /// Returns the largest size of this shape that fits into another.
    func fitted(in other: SceneSize) -> SceneSize {
        let scale = min(other.width / max(1, width), other.height / max(1, height))
        return SceneSize(width: width * scale, height: height * scale)
    }
}
