import CGTK
import GalleryModel
import Halcyon
import HalcyonGTK

/// Shows an image that may be larger than it: enlarged by wheel, keys and fingers, and moved by a hand.
@MainActor
final class Canvas {
    private(set) var widget: Widget
    private(set) var zoom = Zoom()
    /// Told when the image has become larger.
    var onEnlarged: (() -> Void)?
    private var pointer: Zoom.Pair?
    private var gesture = (scale: 1.0, dragX: 0.0, dragY: 0.0)

    init() {
        widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)
        widget = CanvasClass.make { [weak self] snapshot, width, height in
            self?.draw(in: snapshot, width: width, height: height)
        }.styled("canvas").expanding()
        gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
        gtk_widget_set_focusable(widget, 1)
        if let paintable = widget.halcyon.paintable {
            let widget = widget
            Signal.connect(OpaquePointer(paintable), "invalidate-contents") { gtk_widget_queue_draw(widget) }
        }
        addGestures()
    }

    /// Pixels of the screen to a point.
    var scale: Double { Double(gtk_widget_get_scale_factor(widget)) }

    /// Shows another image, of this size in pixels, fitted to the canvas; nil if the size is not known yet.
    func show(_ size: PixelSize?) {
        zoom.show(width: Double(size?.width ?? 0) / scale, height: Double(size?.height ?? 0) / scale)
        gtk_widget_queue_draw(widget)
    }

    /// As ``show(_:)``, unless the size is known.
    func showIfNothing(_ size: PixelSize) {
        if zoom.picture.x == 0 { show(size) }
    }

    func zoomIn() { zoom(by: 1.25) }
    func zoomOut() { zoom(by: 0.8) }

    func fit() {
        zoom.fit()
        changed()
    }

    func showPixels() {
        zoom.zoom(to: 1, around: focus)
        changed()
    }

    func move(byX x: Double, y: Double) {
        zoom.move(byX: x, y: y)
        changed()
    }

    /// What stays where it is: what is under the pointer, or in the middle.
    private var focus: Zoom.Pair { pointer ?? Zoom.Pair(zoom.view.x / 2, zoom.view.y / 2) }

    private func zoom(by factor: Double, around point: Zoom.Pair? = nil) {
        zoom.zoom(by: factor, around: point ?? focus)
        changed()
    }

    private func changed() {
        gtk_widget_queue_draw(widget)
        onEnlarged?()
    }

    private func draw(in snapshot: OpaquePointer, width: Double, height: Double) {
        zoom.resize(toWidth: width, height: height)
        guard let paintable = widget.halcyon.paintable else { return }
        let isKnown = zoom.picture.x > 0
        var origin = graphene_point_t(
            x: isKnown ? Float(zoom.origin.x) : 0, y: isKnown ? Float(zoom.origin.y) : 0)
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &origin)
        gdk_paintable_snapshot(
            OpaquePointer(paintable), snapshot, isKnown ? zoom.shown.x : width, isKnown ? zoom.shown.y : height)
        gtk_snapshot_restore(snapshot)
    }

    private func addGestures() {
        let scroll: OpaquePointer = gtk_event_controller_scroll_new(GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES)
        Signal.onScroll(scroll) { [weak self] x, y in
            guard let self else { return false }
            let held = gtk_event_controller_get_current_event_state(scroll)
            if held.rawValue & GDK_CONTROL_MASK.rawValue != 0 {
                zoom(by: y < 0 ? 1.15 : 1 / 1.15)
            } else {
                move(byX: -x * 60, y: -y * 60)
            }
            return true
        }
        let motion: OpaquePointer = gtk_event_controller_motion_new()
        Signal.onPoint(motion, "motion") { [weak self] in self?.pointer = Zoom.Pair($0, $1) }
        Signal.connect(motion, "leave") { [weak self] in self?.pointer = nil }
        let drag: OpaquePointer = gtk_gesture_drag_new()
        Signal.onPoint(drag, "drag-begin") { [weak self] _, _ in
            self?.gesture.dragX = 0; self?.gesture.dragY = 0
        }
        Signal.onPoint(drag, "drag-update") { [weak self] x, y in
            guard let self else { return }
            move(byX: x - gesture.dragX, y: y - gesture.dragY)
            (gesture.dragX, gesture.dragY) = (x, y)
        }
        let pinch: OpaquePointer = gtk_gesture_zoom_new()
        Signal.onObject(pinch, "begin") { [weak self] _ in self?.gesture.scale = 1 }
        Signal.onScale(pinch, "scale-changed") { [weak self] scale in
            guard let self, gesture.scale > 0 else { return }
            var (x, y) = (0.0, 0.0)
            let isKnown = gtk_gesture_get_bounding_box_center(pinch, &x, &y) != 0
            zoom(by: scale / gesture.scale, around: isKnown ? Zoom.Pair(x, y) : nil)
            gesture.scale = scale
        }
        for controller in [scroll, motion, drag, pinch] { gtk_widget_add_controller(widget, controller) }
    }
}
