internal import CGTK
import Dispatch
import HalcyonCore

/// What a ``ZoomableImage`` shows, and how it moves: the part between the gestures and the tiles.
@MainActor
final class ZoomView {
    /// The paintable that a `GtkPicture` shows.
    let paintable: ObjectReference
    /// The widget for ticks and for the scale of its display.
    let widget: WeakObject
    private(set) var session: ZoomSession?
    /// Changes with each picture, and with each state that is set.
    private(set) var generation = 0
    private(set) var viewport = ZoomViewport(imageSize: PixelSize(width: 1, height: 1))
    /// Shown until there is a session.
    var placeholder = SceneLayer.nothing { didSet { redraw() } }
    /// Whether it is painted as without a graphics card; nil to ask GTK's renderer. Default: nil. For tests.
    var usesCairo: Bool?
    /// Called after each change of the viewport's state.
    var onStateChange: (() -> Void)?
    /// Called after GTK has drawn it at another size.
    var onResize: (() -> Void)?

    /// Whether tiles must be looked for before the next drawing.
    private var isDirty = true
    private var pan = KineticPan()
    /// The velocity of the picture, in device pixels a second: tiles are loaded ahead by it.
    private var velocity = SIMD2<Double>.zero
    private lazy var ticks = WidgetTicks { [weak self] in self?.advance(to: $0) ?? false }

    /// Returns nil if GObject cannot create the paintable.
    init?(_ widget: OpaquePointer) {
        let scene = ZoomScene()
        guard let paintable = PaintableClass.make(scene) else { return nil }
        self.paintable = paintable
        self.widget = WeakObject(widget)
        scene.view = self
    }

    /// Whether the widget can be seen. Otherwise nothing is loaded, and nothing moves.
    var isMapped = false {
        didSet {
            guard isMapped != oldValue else { return }
            if isMapped { return refresh() }
            stop()
            session?.loader.suspend()
            // Nothing of it is visible: many hidden views would keep much memory.
            session?.loader.trim()
        }
    }

    /// Shows a picture, in the state that was set before; nil for none.
    func open(_ session: ZoomSession?) {
        stop()
        generation += 1
        self.session = session
        let size = session?.reader.size ?? PixelSize(width: 1, height: 1)
        viewport = ZoomViewport(imageSize: size, viewSize: viewport.viewSize, state: viewport.state)
        session?.loader.onChange = { [weak self] in self?.redraw() }
        refresh()
    }

    /// Sets what to show, without telling about it.
    func restore(_ state: ZoomState) {
        stop()
        generation += 1
        viewport.state = state
        refresh()
    }

    /// Changes what is shown.
    ///
    /// - Returns: Whether anything changed. Nothing does while there is no picture.
    @discardableResult
    func change(_ body: (inout ZoomViewport) -> Void) -> Bool {
        guard session != nil else { return false }
        let before = viewport
        body(&viewport)
        guard viewport.state != before.state else { return false }
        refresh()
        onStateChange?()
        return true
    }

    /// Looks for tiles again before the next drawing, and draws.
    func refresh() {
        isDirty = true
        redraw()
    }

    private func redraw() { gdk_paintable_invalidate_contents(paintable.pointer) }

    /// Device pixels per unit of GTK's coordinates.
    var scale: Double {
        guard let object = widget.object else { return 1 }
        return withExtendedLifetime(object) {
            Double(max(1, gtk_widget_get_scale_factor(UnsafeMutablePointer(object.pointer))))
        }
    }

    /// Whether the picture is larger than the view.
    var canPan: Bool {
        guard session != nil else { return false }
        let (visible, size) = (viewport.visibleRect, viewport.imageSize)
        return visible.width < Double(size.width) - 0.5 || visible.height < Double(size.height) - 0.5
    }

    fileprivate func draw(in snapshot: OpaquePointer, _ size: SceneSize) {
        let scale = scale
        let pixels = PixelSize(width: Int((size.width * scale).rounded()), height: Int((size.height * scale).rounded()))
        let before = viewport.viewSize
        // It has a limit.
        viewport.viewSize = pixels
        if viewport.viewSize != before {
            isDirty = true
            // Later, because nothing may be changed while GTK draws.
            DispatchQueue.main.async { [weak self] in self?.onResize?() }
        }
        guard let session else { return placeholder.draw(in: snapshot, size, style) }
        if isDirty, isMapped {
            isDirty = false
            session.loader.show(viewport, velocity: velocity)
        }
        gtk_snapshot_save(snapshot)
        gtk_snapshot_scale(snapshot, Float(1 / scale), Float(1 / scale))
        session.paint(with: ZoomPainter(snapshot, usesCairo: isDrawnByCairo), scale: viewport.scale)
        gtk_snapshot_restore(snapshot)
    }

    private var isDrawnByCairo: Bool {
        if let usesCairo { return usesCairo }
        guard let object = widget.object else { return false }
        return withExtendedLifetime(object) {
            halcyon_widget_is_drawn_by_cairo(UnsafeMutablePointer(object.pointer)) != 0
        }
    }

    private var style: SceneLayer.Style {
        SceneLayer.Style(stretches: false) { GdkRGBA(red: 0, green: 0, blue: 0, alpha: 1) }
    }
}

/// Movement. Points are in device pixels, times in seconds of the events' clock.
extension ZoomView {
    /// Holds the picture at a point.
    func beginDrag(at point: SIMD2<Double>, time: Double) {
        stop()
        pan.begin(at: point, time: time)
    }

    /// Moves the picture to a point.
    func drag(to point: SIMD2<Double>, time: Double) {
        guard pan.isDragging else { return }
        let offset = pan.drag(to: point, time: time)
        guard canPan else { return }
        velocity = pan.velocity(at: time)
        change { $0.pan(by: offset) }
    }

    /// Lets the picture go, which glides on.
    func endDrag(time: Double) {
        guard pan.isDragging else { return }
        glide(pan.velocity(at: time))
    }

    /// Lets the picture glide, if the user has not turned animations off.
    ///
    /// - Parameter velocity: In device pixels a second.
    func glide(_ velocity: SIMD2<Double>) {
        stop()
        guard canPan, isMapped, let object = widget.object else { return }
        withExtendedLifetime(object) {
            let widget = UnsafeMutablePointer<GtkWidget>(object.pointer)
            guard ToolkitSettings.animates(widget), let clock = gtk_widget_get_frame_clock(widget) else { return }
            // Not the events' clock, which need not be that of the frames.
            let now = Double(gdk_frame_clock_get_frame_time(clock)) / 1e6
            if pan.glide(velocity: velocity, time: now) { ticks.start(self.widget) }
        }
    }

    /// Moves the picture by an event of a touchpad.
    ///
    /// - Parameters:
    ///   - offset: In device pixels.
    ///   - seconds: Since the event before.
    /// - Returns: Whether it moved.
    func scroll(by offset: SIMD2<Double>, after seconds: Double) -> Bool {
        stop()
        guard canPan else { return false }
        velocity = seconds > 0.001 && seconds < 0.1 ? offset / seconds : .zero
        return change { $0.pan(by: offset) }
    }

    /// Ends all movement.
    func stop() {
        pan.stop()
        velocity = .zero
        ticks.stop(widget)
    }

    /// Whether a pointer or a finger holds the picture.
    var isDragging: Bool { pan.isDragging }

    /// Whether a glide moves the picture.
    var isGliding: Bool { pan.isGliding }

    private func advance(to uptime: Double) -> Bool {
        guard pan.isGliding else { return false }
        change { viewport in
            _ = pan.advance(&viewport, to: uptime)
        }
        // A handler may have stopped it.
        velocity = pan.velocity(at: uptime)
        return pan.isGliding
    }
}

/// Draws a ``ZoomView``, as long as that exists.
@MainActor
private final class ZoomScene: PaintableContent {
    weak var view: ZoomView?

    func draw(in snapshot: OpaquePointer, _ size: SceneSize) { view?.draw(in: snapshot, size) }

    // It takes whatever it is given.
    var intrinsicWidth: gint { 0 }
    var intrinsicHeight: gint { 0 }
    var aspectRatio: Double { 0 }
}
