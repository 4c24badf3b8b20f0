internal import CGTK
import HalcyonCore

/// A `GdkPaintable` in Swift with changing content: an image, the frames of an animation, a fade from one to another.
@MainActor
final class ImagePaintable {
    let object: ObjectReference
    let scene = PaintableScene()

    /// Returns nil if GObject cannot create one.
    init?() {
        guard let object = PaintableClass.make(scene) else { return nil }
        self.object = object
    }

    /// The display's pixels per unit of GTK's coordinates.
    var scale: Double {
        get { scene.scale }
        set {
            guard newValue != scene.scale else { return }
            scene.scale = newValue
            gdk_paintable_invalidate_size(object.pointer)
        }
    }

    /// Shows a layer instead of the current one, or starts to fade to it.
    func show(_ layer: SceneLayer, fading: Bool = false) {
        let before = (scene.intrinsicWidth, scene.intrinsicHeight)
        scene.show(layer, fading: fading)
        if (scene.intrinsicWidth, scene.intrinsicHeight) != before { gdk_paintable_invalidate_size(object.pointer) }
        redraw()
    }

    /// Shows the next frame, of the same size, without interrupting a fade.
    func replace(_ layer: SceneLayer) {
        scene.replace(layer)
        redraw()
    }

    /// Sets the progress of a fade, from 0 to 1; at 1 the fade ends.
    func fade(to progress: Double) {
        scene.fade(to: progress)
        redraw()
    }

    /// Draws an indicator above the image, or removes it.
    func show(_ indicator: DrawnIndicator?) {
        guard indicator != nil || scene.indicator != nil else { return }
        scene.indicator = indicator
        redraw()
    }

    /// Ends all motion.
    func settle() {
        show(nil)
        fade(to: 1)
    }

    /// Redraws it, because something that it depends on has changed.
    func redraw() { gdk_paintable_invalidate_contents(object.pointer) }
}

/// What an instance of ``PaintableClass`` draws.
@MainActor
protocol PaintableContent: AnyObject {
    /// Draws it into a box of a size in GTK's coordinates. Nothing of a widget may be changed meanwhile.
    func draw(in snapshot: OpaquePointer, _ size: SceneSize)

    /// In GTK's coordinates; 0 if it has no size.
    var intrinsicWidth: gint { get }
    var intrinsicHeight: gint { get }
    /// Width divided by height; 0 for any.
    var aspectRatio: Double { get }
}

/// The GObject class of paintables in Swift: a `GdkPaintable` that calls a ``PaintableContent``.
@MainActor
enum PaintableClass {
    /// An instance: a GObject followed by its content, which it retains.
    private struct Instance {
        var object = GObject()
        var holder: UnsafeMutableRawPointer?
    }

    private final class Holder {
        let content: any PaintableContent
        init(_ content: any PaintableContent) { self.content = content }
    }

    private static let type: GType = {
        var info = GTypeInfo()
        info.class_size = guint16(MemoryLayout<GObjectClass>.size)
        info.instance_size = guint16(MemoryLayout<Instance>.size)
        let type = g_type_register_static(g_object_get_type(), "HalcyonImagePaintable", &info, GTypeFlags(rawValue: 0))
        var paintable = GInterfaceInfo()
        paintable.interface_init = { table, _ in
            guard let table = table?.assumingMemoryBound(to: GdkPaintableInterface.self) else { return }
            table.pointee.snapshot = { paintable, snapshot, width, height in
                // Passed from one frame of the main thread to the next.
                nonisolated(unsafe) let snapshot = snapshot
                PaintableClass.withContent(of: paintable, or: ()) { content in
                    if let snapshot { content.draw(in: snapshot, SceneSize(width: width, height: height)) }
                }
            }
            table.pointee.get_intrinsic_width = { PaintableClass.withContent(of: $0, or: 0) { $0.intrinsicWidth } }
            table.pointee.get_intrinsic_height = { PaintableClass.withContent(of: $0, or: 0) { $0.intrinsicHeight } }
            table.pointee.get_intrinsic_aspect_ratio = { PaintableClass.withContent(of: $0, or: 0) { $0.aspectRatio } }
        }
        g_type_add_interface_static(type, gdk_paintable_get_type(), &paintable)
        return type
    }()

    private static let holderName = g_quark_from_string("halcyon-content")

    /// Creates an instance, with a reference for the caller.
    static func make(_ content: any PaintableContent) -> ObjectReference? {
        guard let object = g_object_new_with_properties(type, 0, nil, nil) else { return nil }
        let data = Unmanaged.passRetained(Holder(content) as AnyObject).toOpaque()
        UnsafeMutableRawPointer(object).assumingMemoryBound(to: Instance.self).pointee.holder = data
        // Released when the object is finalized.
        g_object_set_qdata_full(object, holderName, data, MainThread.destroy)
        return ObjectReference(owning: OpaquePointer(object))
    }

    /// Called by GTK, on the main thread unless a widget is finalized on another.
    private nonisolated static func withContent<Result: Sendable>(
        of paintable: OpaquePointer?, or none: Result, _ body: @MainActor (any PaintableContent) -> Result
    ) -> Result {
        guard MainThread.isCurrent else { return none }
        // On the main thread, as just checked, and only during the call.
        nonisolated(unsafe) let paintable = paintable
        return MainActor.assumeIsolated {
            guard let paintable,
                let holder = UnsafeMutableRawPointer(paintable).assumingMemoryBound(to: Instance.self).pointee.holder
            else { return none }
            return body(Unmanaged<Holder>.fromOpaque(holder).takeUnretainedValue().content)
        }
    }
}
