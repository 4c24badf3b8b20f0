internal import CGTK
import HalcyonCore

/// A `GdkPaintable` in Swift, whose content may change: an image, the frames of an animation, a fade from one to another.
@MainActor
final class ImagePaintable {
    let object: ObjectReference
    let scene = PaintableScene()

    /// Nil where GObject cannot make one.
    init?() {
        guard let object = PaintableClass.make(scene) else { return nil }
        self.object = object
    }

    /// Pixels of the screen to a unit of GTK's coordinates.
    var scale: Double {
        get { scene.scale }
        set {
            guard newValue != scene.scale else { return }
            scene.scale = newValue
            gdk_paintable_invalidate_size(object.pointer)
        }
    }

    /// Shows a layer in the place of what is shown, or begins to fade to it.
    func show(_ layer: SceneLayer, fading: Bool = false) {
        let before = (scene.intrinsicWidth, scene.intrinsicHeight)
        scene.show(layer, fading: fading)
        if (scene.intrinsicWidth, scene.intrinsicHeight) != before { gdk_paintable_invalidate_size(object.pointer) }
        redraw()
    }

    /// Shows the next frame, of the same size, without a break in a fade.
    func replace(_ layer: SceneLayer) {
        scene.replace(layer)
        redraw()
    }

    /// Brings a fade so far, from 0 to 1, which ends it.
    func fade(to progress: Double) {
        scene.fade(to: progress)
        redraw()
    }

    /// Draws an indicator above, or none.
    func show(_ indicator: DrawnIndicator?) {
        guard indicator != nil || scene.indicator != nil else { return }
        scene.indicator = indicator
        redraw()
    }

    /// Ends all that moves.
    func settle() {
        show(nil)
        fade(to: 1)
    }

    /// Has it drawn again: something that it depends on has changed.
    func redraw() { gdk_paintable_invalidate_contents(object.pointer) }
}
