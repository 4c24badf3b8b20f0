internal import CGTK
import Dispatch
import Foundation

/// Connects closures to the signals of GObjects. A connection ends with the object.
@MainActor
enum SignalConnection {
    /// Connects to a signal without arguments.
    static func connect(_ object: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor () -> Void) {
        attach(object, signal, unsafeBitCast(Trampoline.plain, to: GCallback.self), Handler(handler))
    }

    /// Connects to the signal of a `GListModel` that its items have changed.
    static func connect(toChangesOf model: OpaquePointer, _ handler: @escaping @MainActor () -> Void) {
        attach(model, "items-changed", unsafeBitCast(Trampoline.withChange, to: GCallback.self), Handler(handler))
    }

    /// Connects to a signal with one argument, an object or the description of a property.
    static func connect(
        _ object: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor (OpaquePointer) -> Void
    ) {
        attach(object, signal, unsafeBitCast(Trampoline.withObject, to: GCallback.self), Handler(handler))
    }

    /// Connects to a signal with one argument, the value of an enumeration.
    static func connect(_ object: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor (UInt32) -> Void) {
        attach(object, signal, unsafeBitCast(Trampoline.withValue, to: GCallback.self), Handler(handler))
    }

    static func attach(
        _ object: OpaquePointer, _ signal: String, _ trampoline: GCallback, _ handler: AnyObject
    ) {
        g_signal_connect_data(
            UnsafeMutableRawPointer(object), signal, trampoline, Unmanaged.passRetained(handler).toOpaque(),
            Trampoline.destroy,
            GConnectFlags(rawValue: 0))
    }

    /// Called by GObject. Not isolated, because an isolated closure would check the thread first, and abort the
    /// program.
    nonisolated enum Trampoline {
        static let plain: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
            Handler<@MainActor () -> Void>.call(data) { $0() }
        }

        /// For `items-changed`: position, removed, added.
        static let withChange:
            @convention(c) (UnsafeMutableRawPointer, guint, guint, guint, UnsafeMutableRawPointer) -> Void = {
                _, _, _, _, data in
                Handler<@MainActor () -> Void>.call(data) { $0() }
            }

        static let withObject:
            @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = {
                _, argument, data in
                // Passed from one frame of the main thread to the next.
                nonisolated(unsafe) let argument = argument
                Handler<@MainActor (OpaquePointer) -> Void>.call(data) { $0(OpaquePointer(argument)) }
            }

        static let withValue: @convention(c) (UnsafeMutableRawPointer, guint, UnsafeMutableRawPointer) -> Void = {
            _, argument, data in
            Handler<@MainActor (UInt32) -> Void>.call(data) { $0(argument) }
        }

        static let destroy: GClosureNotify = { data, _ in MainThread.release(data) }
    }

    nonisolated final class Handler<Closure> {
        let closure: Closure

        init(_ closure: Closure) { self.closure = closure }

        static func call(_ data: UnsafeMutableRawPointer, _ body: @MainActor (Closure) -> Void) {
            call(data, or: (), body)
        }

        static func call<Result: Sendable>(
            _ data: UnsafeMutableRawPointer, or none: Result, _ body: @MainActor (Closure) -> Result
        ) -> Result {
            // False only if a widget is finalized on another thread: nothing can be done then.
            guard MainThread.isCurrent else { return none }
            // On the main thread, as just checked, and only during the call.
            nonisolated(unsafe) let data = data
            return MainActor.assumeIsolated {
                body(Unmanaged<Handler<Closure>>.fromOpaque(data).takeUnretainedValue().closure)
            }
        }
    }
}

/// GTK's thread, which is the main actor's.
enum MainThread {
    /// Whether this is the main thread. GObject calls back on whichever thread releases an object last. A widget must
    /// not be finalized on another thread, and GTK itself may not survive that; but this library is not what breaks
    /// then.
    static var isCurrent: Bool { Thread.isMainThread }

    /// ``release(_:)``, for C. It is defined here because a closure of an isolated type checks the thread, and aborts
    /// the program.
    static let destroy: @convention(c) (UnsafeMutableRawPointer?) -> Void = { release($0) }

    /// Releases a Swift object on the main thread: at once if called there, otherwise in the next turn of its loop.
    static func release(_ data: UnsafeMutableRawPointer?) {
        guard let data else { return }
        // Counted atomically; what it releases belongs to the main thread.
        nonisolated(unsafe) let object = Unmanaged<AnyObject>.fromOpaque(data)
        if isCurrent { return object.release() }
        DispatchQueue.main.async { object.release() }
    }
}
