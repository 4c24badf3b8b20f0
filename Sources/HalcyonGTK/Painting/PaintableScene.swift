internal import CGTK
import HalcyonCore

/// What an ``ImagePaintable`` draws: one layer, or a fade from one to another.
@MainActor
final class PaintableScene {
    private(set) var layer = SceneLayer.nothing
    /// What fades away, and how far that has come, from 0 to 1.
    private(set) var fading: (layer: SceneLayer, progress: Double)?
    /// Pixels of the screen to a unit of GTK's coordinates.
    var scale = 1.0
    /// Whether a picture takes the shape that it is drawn in, in the place of its own.
    var stretches = false
    /// Called when it is drawn at another size than before, in GTK's coordinates; while GTK draws, so that nothing may be
    /// changed then.
    var onResize: ((_ width: Double, _ height: Double) -> Void)?
    private var drawnSize = (width: 0.0, height: 0.0)

    func show(_ layer: SceneLayer, fading isFading: Bool) {
        fading = isFading ? (self.layer, 0) : nil
        self.layer = layer
    }

    /// Puts the next frame in the place of the one before.
    func replace(_ layer: SceneLayer) { self.layer = layer }

    func fade(to progress: Double) {
        guard let fading else { return }
        self.fading = progress < 1 ? (fading.layer, progress) : nil
    }

    func draw(in snapshot: OpaquePointer, width: Double, height: Double) {
        if drawnSize != (width, height) {
            drawnSize = (width, height)
            onResize?(width, height)
        }
        guard let fading else { return layer.draw(in: snapshot, width: width, height: height, stretches: stretches) }
        gtk_snapshot_push_cross_fade(snapshot, fading.progress)
        fading.layer.draw(in: snapshot, width: width, height: height, stretches: stretches)
        gtk_snapshot_pop(snapshot)
        layer.draw(in: snapshot, width: width, height: height, stretches: stretches)
        gtk_snapshot_pop(snapshot)
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
