internal import CGTK
import HalcyonCore

/// What an ``ImagePaintable`` draws: one layer, or a fade from one to another, and an indicator above.
@MainActor
final class PaintableScene {
    private(set) var layer = SceneLayer.nothing
    /// What fades away, the size it had in GTK's coordinates, and how far that has come, from 0 to 1.
    private(set) var fading: (layer: SceneLayer, size: SceneSize, progress: Double)?
    /// Pixels of the screen to a unit of GTK's coordinates.
    var scale = 1.0
    /// Whether a picture takes the shape that it is drawn in, in the place of its own.
    var stretches = false
    /// In GTK's coordinates.
    var cornerRadius = 0.0
    var indicator: DrawnIndicator?
    /// Where it is drawn; nil for nowhere in particular.
    weak var host: (any SceneHost)?
    private var drawnSize = SceneSize()
    /// The size in GTK's coordinates that was its own when it was drawn last: what the widget's size is owed to. Nil for none.
    private(set) var drawnContent: SceneSize?

    func show(_ layer: SceneLayer, fading isFading: Bool) {
        fading = isFading ? (self.layer, drawnSize, 0) : nil
        self.layer = layer
    }

    /// Puts the next frame in the place of the one before.
    func replace(_ layer: SceneLayer) { self.layer = layer }

    func fade(to progress: Double) {
        guard let fading else { return }
        self.fading = progress < 1 ? (fading.layer, fading.size, progress) : nil
    }

    func draw(in snapshot: OpaquePointer, _ size: SceneSize) {
        if drawnSize != size {
            drawnSize = size
            host?.sceneWillResize()
        }
        drawnContent = layer.size.map { SceneSize(width: Double($0.width) / scale, height: Double($0.height) / scale) }
        let isClipped = pushCorners(snapshot, size)
        drawLayers(in: snapshot, size)
        if isClipped { gtk_snapshot_pop(snapshot) }
        indicator?.draw(in: snapshot, size, color: foreground)
    }

    private func drawLayers(in snapshot: OpaquePointer, _ size: SceneSize) {
        let style = SceneLayer.Style(stretches: stretches) { [self] in foreground }
        guard let fading else { return layer.draw(in: snapshot, size, style) }
        gtk_snapshot_push_cross_fade(snapshot, fading.progress)
        // Where it was, though the widget has given the new one a box of another shape.
        fading.layer.draw(in: snapshot, fading.size.isEmpty ? size : fading.size, centeredIn: size, style)
        gtk_snapshot_pop(snapshot)
        layer.draw(in: snapshot, size, style)
        gtk_snapshot_pop(snapshot)
    }

    private var foreground: GdkRGBA { host?.sceneForeground ?? GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1) }

    /// Cuts the corners of what can be seen: a scene that covers its widget is larger than that.
    private func pushCorners(_ snapshot: OpaquePointer, _ size: SceneSize) -> Bool {
        guard cornerRadius > 0 else { return false }
        let bounds = host?.sceneBounds ?? size
        let seen = SceneSize(
            width: min(size.width, bounds.isEmpty ? size.width : bounds.width),
            height: min(size.height, bounds.isEmpty ? size.height : bounds.height))
        var rect = seen.centered(in: size)
        var rounded = GskRoundedRect()
        gsk_rounded_rect_init_from_rect(&rounded, &rect, Float(min(cornerRadius, seen.width / 2, seen.height / 2)))
        gtk_snapshot_push_rounded_clip(snapshot, &rounded)
        return true
    }

    /// In GTK's coordinates; 0 for no size of its own.
    var intrinsicWidth: gint { gint((Double(layer.size?.width ?? 0) / scale).rounded(.up)) }
    var intrinsicHeight: gint { gint((Double(layer.size?.height ?? 0) / scale).rounded(.up)) }

    /// Width by height; 0 for any.
    var aspectRatio: Double {
        guard let size = layer.size, size.height > 0 else { return 0 }
        return Double(size.width) / Double(size.height)
    }
}

/// The widget that a scene is drawn in. Asked while GTK draws, when nothing may be changed.
@MainActor
protocol SceneHost: AnyObject {
    /// The colour of the widget's text, now.
    var sceneForeground: GdkRGBA { get }
    /// The size of the widget.
    var sceneBounds: SceneSize { get }
    /// The scene is drawn at another size than before.
    func sceneWillResize()
}
