internal import CGTK

/// The signals of event controllers.
extension SignalConnection {
    /// Connects to a signal with two numbers, a point or an offset, such as `drag-begin`, `motion` and `decelerate`.
    static func connect(
        toPoints controller: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor (SIMD2<Double>) -> Void
    ) {
        attach(controller, signal, unsafeBitCast(GestureTrampoline.withPoint, to: GCallback.self), Handler(handler))
    }

    /// Connects to the signal of a `GtkGestureZoom` that the fingers have moved: with their distance as a multiple of
    /// that at the beginning.
    static func connect(toScaleOf gesture: OpaquePointer, _ handler: @escaping @MainActor (Double) -> Void) {
        attach(
            gesture, "scale-changed", unsafeBitCast(GestureTrampoline.withNumber, to: GCallback.self), Handler(handler))
    }

    /// Connects to a signal of a `GtkGesture` such as `begin` and `end`, whose argument is missing for a touchpad.
    static func connect(
        toSequencesOf gesture: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor () -> Void
    ) {
        attach(gesture, signal, unsafeBitCast(GestureTrampoline.withSequence, to: GCallback.self), Handler(handler))
    }

    /// Connects to the signal of a `GtkGestureClick` that a button was pressed: with the number of presses in short
    /// order, and the point.
    static func connect(
        toPressesOf gesture: OpaquePointer, _ handler: @escaping @MainActor (Int, SIMD2<Double>) -> Void
    ) {
        attach(gesture, "pressed", unsafeBitCast(GestureTrampoline.withPress, to: GCallback.self), Handler(handler))
    }

    /// Connects to the signal of a `GtkEventControllerScroll` for each step. The handler returns whether the event ends
    /// there.
    static func connect(
        toStepsOf controller: OpaquePointer, _ handler: @escaping @MainActor (SIMD2<Double>) -> Bool
    ) {
        attach(controller, "scroll", unsafeBitCast(GestureTrampoline.withStep, to: GCallback.self), Handler(handler))
    }

    /// Connects to the signal of a `GtkEventControllerKey` that a key was pressed: with its value and the modifiers.
    /// The handler returns whether the event ends there.
    static func connect(
        toKeysOf controller: OpaquePointer, _ handler: @escaping @MainActor (guint, GdkModifierType) -> Bool
    ) {
        attach(
            controller, "key-pressed", unsafeBitCast(GestureTrampoline.withKey, to: GCallback.self), Handler(handler))
    }
}

/// Called by GObject, which passes the controller first and the handler last.
private nonisolated enum GestureTrampoline {
    typealias Object = UnsafeMutableRawPointer

    static let withPoint: @convention(c) (Object, gdouble, gdouble, Object) -> Void = { _, x, y, data in
        SignalConnection.Handler<@MainActor (SIMD2<Double>) -> Void>.call(data) { $0(SIMD2(x, y)) }
    }

    static let withSequence: @convention(c) (Object, UnsafeMutableRawPointer?, Object) -> Void = { _, _, data in
        SignalConnection.Handler<@MainActor () -> Void>.call(data) { $0() }
    }

    static let withNumber: @convention(c) (Object, gdouble, Object) -> Void = { _, number, data in
        SignalConnection.Handler<@MainActor (Double) -> Void>.call(data) { $0(number) }
    }

    static let withPress: @convention(c) (Object, gint, gdouble, gdouble, Object) -> Void = { _, count, x, y, data in
        SignalConnection.Handler<@MainActor (Int, SIMD2<Double>) -> Void>.call(data) { $0(Int(count), SIMD2(x, y)) }
    }

    static let withStep: @convention(c) (Object, gdouble, gdouble, Object) -> gboolean = { _, x, y, data in
        SignalConnection.Handler<@MainActor (SIMD2<Double>) -> Bool>.call(data, or: false) { $0(SIMD2(x, y)) } ? 1 : 0
    }

    static let withKey: @convention(c) (Object, guint, guint, GdkModifierType, Object) -> gboolean = {
        _, key, _, modifiers, data in
        SignalConnection.Handler<@MainActor (guint, GdkModifierType) -> Bool>.call(data, or: false) {
            $0(key, modifiers)
        } ? 1 : 0
    }
}
