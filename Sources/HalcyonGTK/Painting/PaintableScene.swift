internal import CGTK
import HalcyonCore

/// What an ``ImagePaintable`` draws: one layer, or a fade from one to another, with an indicator above.
@MainActor
final class PaintableScene: PaintableContent {
    private(set) var layer = SceneLayer.nothing
    /// The layer that fades out, the size it had in GTK's coordinates, and the progress, from 0 to 1.
    private(set) var fading: (layer: SceneLayer, size: SceneSize, progress: Double)?
    /// The display's pixels per unit of GTK's coordinates.
    var scale = 1.0
    /// Whether an image is stretched to the shape in which it is drawn.
    var stretches = false
    /// In GTK's coordinates.
    var cornerRadius = 0.0
    var indicator: DrawnIndicator?
    /// Where it is drawn; nil for nowhere in particular.
    weak var host: (any SceneHost)?
    private var drawnSize = SceneSize()
    /// The content's size in GTK's coordinates when it was last drawn, from which the widget's size may result; nil if
    /// it had none.
    private(set) var drawnContent: SceneSize?

    func show(_ layer: SceneLayer, fading isFading: Bool) {
        fading = isFading ? (self.layer, drawnSize, 0) : nil
        self.layer = layer
    }

    /// Replaces the current frame with the next one.
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
        // At its old position, although the widget has given the new one a box of another shape.
        fading.layer.draw(in: snapshot, fading.size.isEmpty ? size : fading.size, centeredIn: size, style)
        gtk_snapshot_pop(snapshot)
        layer.draw(in: snapshot, size, style)
        gtk_snapshot_pop(snapshot)
    }

    private var foreground: GdkRGBA { host?.sceneForeground ?? GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1) }

    /// Clips the corners of the visible part: a scene that covers its widget is larger than that.
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

    /// In GTK's coordinates; 0 if the content has no size.
    var intrinsicWidth: gint { gint((Double(layer.size?.width ?? 0) / scale).rounded(.up)) }
    var intrinsicHeight: gint { gint((Double(layer.size?.height ?? 0) / scale).rounded(.up)) }

    /// Width divided by height; 0 for any.
    var aspectRatio: Double {
        guard let size = layer.size, size.height > 0 else { return 0 }
        return Double(size.width) / Double(size.height)
    }
}

/// The widget in which a scene is drawn. Called while GTK draws, when nothing may be changed.
@MainActor
protocol SceneHost: AnyObject {
    /// The widget's current text colour.
    var sceneForeground: GdkRGBA { get }
    /// The size of the widget.
    var sceneBounds: SceneSize { get }
    /// Called when the scene is drawn at another size than before.
    func sceneWillResize()
}
