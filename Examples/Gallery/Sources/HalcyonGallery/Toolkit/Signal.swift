import CGTK

/// Connects closures to signals: one function for each kind of arguments that the signals of this program have.
@MainActor
enum Signal {
    typealias Object = OpaquePointer

    static func connect(_ object: Object, _ signal: String, _ handler: @escaping @MainActor () -> Void) {
        let trampoline: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
            Handler<@MainActor () -> Void>.call(data) { $0() }
        }
        attach(object, signal, unsafeBitCast(trampoline, to: GCallback.self), Handler(handler))
    }

    /// A signal that tells of an object: a property that has changed, a cell of a list.
    static func onObject(_ object: Object, _ signal: String, _ handler: @escaping @MainActor (OpaquePointer) -> Void) {
        let trampoline:
            @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = {
                _, argument, data in
                // Handed from one frame of the main thread to the next.
                nonisolated(unsafe) let argument = argument
                Handler<@MainActor (OpaquePointer) -> Void>.call(data) { $0(OpaquePointer(argument)) }
            }
        attach(object, signal, unsafeBitCast(trampoline, to: GCallback.self), Handler(handler))
    }

    /// An action is called for.
    static func onAction(_ object: Object, _ handler: @escaping @MainActor () -> Void) {
        let trampoline:
            @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer) -> Void = {
                _, _, data in
                Handler<@MainActor () -> Void>.call(data) { $0() }
            }
        attach(object, "activate", unsafeBitCast(trampoline, to: GCallback.self), Handler(handler))
    }

    /// A signal that tells a number: a position, a response.
    static func onNumber(_ object: Object, _ signal: String, _ handler: @escaping @MainActor (Int) -> Void) {
        let trampoline: @convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Void = {
            _, number, data in
            Handler<@MainActor (Int) -> Void>.call(data) { $0(Int(number)) }
        }
        attach(object, signal, unsafeBitCast(trampoline, to: GCallback.self), Handler(handler))
    }

    /// A signal that tells how much larger a gesture has become.
    static func onScale(_ object: Object, _ signal: String, _ handler: @escaping @MainActor (Double) -> Void) {
        let trampoline: @convention(c) (UnsafeMutableRawPointer, Double, UnsafeMutableRawPointer) -> Void = {
            _, scale, data in
            Handler<@MainActor (Double) -> Void>.call(data) { $0(scale) }
        }
        attach(object, signal, unsafeBitCast(trampoline, to: GCallback.self), Handler(handler))
    }

    /// A signal that tells a point, or a way.
    static func onPoint(_ object: Object, _ signal: String, _ handler: @escaping @MainActor (Double, Double) -> Void) {
        let trampoline: @convention(c) (UnsafeMutableRawPointer, Double, Double, UnsafeMutableRawPointer) -> Void = {
            _, x, y, data in
            Handler<@MainActor (Double, Double) -> Void>.call(data) { $0(x, y) }
        }
        attach(object, signal, unsafeBitCast(trampoline, to: GCallback.self), Handler(handler))
    }

    /// The wheel has turned; true where that was of use.
    static func onScroll(_ object: Object, _ handler: @escaping @MainActor (Double, Double) -> Bool) {
        let trampoline: @convention(c) (UnsafeMutableRawPointer, Double, Double, UnsafeMutableRawPointer) -> gboolean =
            {
                _, x, y, data in
                gboolean(Handler<@MainActor (Double, Double) -> Bool>.call(data) { $0(x, y) } ? 1 : 0)
            }
        attach(object, "scroll", unsafeBitCast(trampoline, to: GCallback.self), Handler(handler))
    }

    /// Pressed that many times at a point.
    static func onClick(_ object: Object, _ handler: @escaping @MainActor (Int, Double, Double) -> Void) {
        let trampoline:
            @convention(c) (UnsafeMutableRawPointer, Int32, Double, Double, UnsafeMutableRawPointer) -> Void = {
                _, count, x, y, data in
                Handler<@MainActor (Int, Double, Double) -> Void>.call(data) { $0(Int(count), x, y) }
            }
        attach(object, "released", unsafeBitCast(trampoline, to: GCallback.self), Handler(handler))
    }

    /// A key is pressed, with others held; true where that was of use.
    static func onKey(_ object: Object, _ handler: @escaping @MainActor (Int, GdkModifierType) -> Bool) {
        let trampoline:
            @convention(c) (UnsafeMutableRawPointer, UInt32, UInt32, UInt32, UnsafeMutableRawPointer) -> gboolean = {
                _, key, _, held, data in
                gboolean(
                    Handler<@MainActor (Int, GdkModifierType) -> Bool>.call(data) {
                        $0(Int(key), GdkModifierType(rawValue: held))
                    } ? 1 : 0)
            }
        attach(object, "key-pressed", unsafeBitCast(trampoline, to: GCallback.self), Handler(handler))
    }

    private static func attach(_ object: Object, _ signal: String, _ trampoline: GCallback, _ handler: AnyObject) {
        g_signal_connect_data(
            UnsafeMutableRawPointer(object), signal, trampoline, Unmanaged.passRetained(handler).toOpaque(),
            { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } },
            GConnectFlags(rawValue: 0))
    }

    private final class Handler<Closure> {
        let closure: Closure

        init(_ closure: Closure) { self.closure = closure }

        /// GTK emits on the main thread alone.
        static func call<Result: Sendable>(
            _ data: UnsafeMutableRawPointer, _ body: @MainActor (Closure) -> Result
        ) -> Result {
            nonisolated(unsafe) let data = data
            return MainActor.assumeIsolated {
                body(Unmanaged<Handler<Closure>>.fromOpaque(data).takeUnretainedValue().closure)
            }
        }
    }
}
