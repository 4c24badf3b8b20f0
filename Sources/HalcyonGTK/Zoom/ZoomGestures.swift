internal import CGTK
import Foundation
import HalcyonCore

/// What pointers, wheels and fingers do to a ``ZoomView``.
///
/// A wheel zooms around the pointer, as in GNOME's image viewer; with Shift it moves the picture sideways. Two fingers
/// on a touchpad move the picture, and zoom with Control. What a picture that is no larger than the view cannot use
/// is left to the widgets around it.
@MainActor
final class ZoomGestures {
    /// What GTK's own scrolling multiplies the movement of fingers on a touchpad by.
    private static let touchpadFactor = 2.5
    /// The movement of fingers, in points, that counts as a step of a wheel.
    private static let pointsPerStep = 10.0

    /// How far a button's drag goes, in points, before it is no click any more; GTK's default.
    private static let leastDrag = 8.0

    private let view: ZoomView
    private let widget: UnsafeMutablePointer<GtkWidget>
    /// Where the pointer is, in device pixels; nil if it is elsewhere.
    private var pointer: SIMD2<Double>?
    private var dragStart = SIMD2<Double>.zero
    /// The scale when the fingers touched down, and where their middle is.
    private var pinch: (scale: Double, middle: SIMD2<Double>?, generation: Int)?
    private var lastScroll = -Double.infinity

    /// Adds the gestures to a widget, which outlives this object.
    ///
    /// - Parameter focus: The widget that takes the focus at a press.
    init(of view: ZoomView, on widget: UnsafeMutablePointer<GtkWidget>, focus: UnsafeMutablePointer<GtkWidget>) {
        self.view = view
        self.widget = widget
        addPointer()
        addWheel()
        addPinch()
        addDrag()
        addPresses(focus)
    }

    private func add(_ controller: OpaquePointer) { gtk_widget_add_controller(widget, controller) }

    private func addPointer() {
        guard let motion: OpaquePointer = gtk_event_controller_motion_new() else { return }
        for signal in ["enter", "motion"] {
            SignalConnection.connect(toPoints: motion, signal) { [weak self] in self?.move(to: $0) }
        }
        SignalConnection.connect(motion, "leave") { [weak self] in self?.pointer = nil }
        add(motion)
    }

    private func move(to point: SIMD2<Double>) { pointer = point * view.scale }

    // MARK: Wheels and touchpads

    private func addWheel() {
        let flags = GtkEventControllerScrollFlags(
            rawValue: GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES.rawValue | GTK_EVENT_CONTROLLER_SCROLL_KINETIC.rawValue)
        guard let wheel: OpaquePointer = gtk_event_controller_scroll_new(flags) else { return }
        SignalConnection.connect(toStepsOf: wheel) { [weak self] in
            self?.scroll(by: $0, Scroll(of: wheel)) ?? false
        }
        SignalConnection.connect(toPoints: wheel, "decelerate") { [weak self] in
            self?.release(at: $0, Scroll(of: wheel))
        }
        add(wheel)
    }

    /// Handles a step of a wheel, or a movement of two fingers.
    ///
    /// - Returns: Whether it did anything.
    func scroll(by delta: SIMD2<Double>, _ scroll: Scroll) -> Bool {
        defer { lastScroll = scroll.time }
        guard scroll.isTouchpad else {
            guard scroll.isShifted else { return zoom(bySteps: -(delta.y == 0 ? delta.x : delta.y)) }
            // GTK turns the axes round by itself on some systems.
            let steps = delta.x == 0 ? delta.y : delta.x
            return view.scroll(by: SIMD2(-steps * unit(isWheel: true).x, 0), after: .infinity)
        }
        if scroll.isControlled {
            return zoom(bySteps: -delta.y / (scroll.isInSteps ? 1 : Self.pointsPerStep))
        }
        return view.scroll(by: -delta * unit(isWheel: scroll.isInSteps), after: scroll.time - lastScroll)
    }

    /// Lets the picture glide when the fingers have left a touchpad.
    private func release(at velocity: SIMD2<Double>, _ scroll: Scroll) {
        // Fingers that rest on a touchpad end a scroll, too, even while a button drags.
        guard scroll.isTouchpad, !scroll.isControlled, !view.isDragging else { return }
        view.glide(-velocity * unit(isWheel: scroll.isInSteps))
    }

    private func zoom(bySteps steps: Double) -> Bool {
        guard view.session != nil else { return false }
        view.stop()
        view.change { $0.zoom(bySteps: steps, at: pointer) }
        // Not to the widgets around it, even at the end of the scale.
        return true
    }

    /// Device pixels per unit of a scroll event, in both directions; as in GTK's own scrolling.
    private func unit(isWheel: Bool) -> SIMD2<Double> {
        guard isWheel else { return SIMD2(repeating: Self.touchpadFactor * view.scale) }
        let size = view.viewport.viewSize
        return SIMD2(
            pow(Double(size.width) / view.scale, 2.0 / 3), pow(Double(size.height) / view.scale, 2.0 / 3)) * view.scale
    }

    // MARK: Two fingers

    private func addPinch() {
        guard let gesture: OpaquePointer = gtk_gesture_zoom_new() else { return }
        SignalConnection.connect(toSequencesOf: gesture, "begin") { [weak self] in
            guard let self, view.session != nil else { return }
            beginPinch(at: Self.middle(of: gesture))
            // Otherwise a scrolled window around it moves along.
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
        }
        SignalConnection.connect(toScaleOf: gesture) { [weak self] in
            self?.movePinch(to: $0, at: Self.middle(of: gesture))
        }
        for signal in ["end", "cancel"] {
            SignalConnection.connect(toSequencesOf: gesture, signal) { [weak self] in self?.pinch = nil }
        }
        add(gesture)
    }

    func beginPinch(at point: SIMD2<Double>?) {
        view.stop()
        pinch = (view.viewport.scale, point.map { $0 * view.scale }, view.generation)
    }

    private func movePinch(to factor: Double, at point: SIMD2<Double>?) {
        // The fingers may stay down while another picture comes.
        guard let pinch, pinch.generation == view.generation else { return }
        let point = point.map { $0 * view.scale }
        self.pinch?.middle = point
        view.change { viewport in
            if let point, let before = pinch.middle { viewport.pan(by: point - before) }
            if factor > 0 { viewport.zoom(to: pinch.scale * factor, at: point) }
        }
    }

    private static func middle(of gesture: OpaquePointer) -> SIMD2<Double>? {
        var (x, y) = (0.0, 0.0)
        return gtk_gesture_get_bounding_box_center(gesture, &x, &y) != 0 ? SIMD2(x, y) : nil
    }

    // MARK: One finger, or a pressed button

    private func addDrag() {
        guard let gesture: OpaquePointer = gtk_gesture_drag_new() else { return }
        SignalConnection.connect(toPoints: gesture, "drag-begin") { [weak self] in
            self?.beginDrag(at: $0, Self.time(of: gesture))
        }
        SignalConnection.connect(toPoints: gesture, "drag-update") { [weak self] offset in
            guard let self, pinch == nil else { return }
            view.drag(to: dragStart + offset * view.scale, time: Self.time(of: gesture))
            guard view.canPan, max(abs(offset.x), abs(offset.y)) > Self.leastDrag else { return }
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            gtk_widget_set_cursor_from_name(widget, "grabbing")
        }
        SignalConnection.connect(toPoints: gesture, "drag-end") { [weak self] _ in
            guard let self else { return }
            gtk_widget_set_cursor(widget, nil)
            if pinch == nil { view.endDrag(time: Self.time(of: gesture)) } else { view.stop() }
        }
        add(gesture)
    }

    private func beginDrag(at point: SIMD2<Double>, _ time: Double) {
        dragStart = point * view.scale
        view.beginDrag(at: dragStart, time: time)
    }

    private func addPresses(_ focus: UnsafeMutablePointer<GtkWidget>) {
        guard let gesture: OpaquePointer = gtk_gesture_click_new() else { return }
        SignalConnection.connect(toPressesOf: gesture) { [weak self] count, point in
            guard let self else { return }
            gtk_widget_grab_focus(focus)
            guard count == 2 else { return }
            view.stop()
            view.change { $0.toggle(at: point * self.view.scale) }
        }
        add(gesture)
    }

    /// The time of an event in seconds.
    fileprivate static func time(of controller: OpaquePointer) -> Double {
        let time = gtk_event_controller_get_current_event_time(controller)
        return time == 0 ? Double(g_get_monotonic_time()) / 1e6 : Double(time) / 1000
    }

    /// What a scroll event comes from.
    struct Scroll {
        var isTouchpad = false
        /// Whether its unit is a step of a wheel, not a point.
        var isInSteps = true
        var isShifted = false
        var isControlled = false
        var time = 0.0
    }
}

extension ZoomGestures.Scroll {
    @MainActor
    fileprivate init(of controller: OpaquePointer) {
        let modifiers = gtk_event_controller_get_current_event_state(controller)
        isShifted = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
        isControlled = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
        isInSteps = gtk_event_controller_scroll_get_unit(controller) == GDK_SCROLL_UNIT_WHEEL
        if let device = gtk_event_controller_get_current_event_device(controller) {
            isTouchpad = !isInSteps || gdk_device_get_source(device) == GDK_SOURCE_TOUCHPAD
        }
        // On X11, the device is that of all pointers, and the unit always a step. A wheel's events are discrete.
        if let event = gtk_event_controller_get_current_event(controller),
            gdk_event_get_event_type(event) == GDK_SCROLL, gdk_scroll_event_get_direction(event) == GDK_SCROLL_SMOOTH
        {
            isTouchpad = true
        }
        time = ZoomGestures.time(of: controller)
    }
}
