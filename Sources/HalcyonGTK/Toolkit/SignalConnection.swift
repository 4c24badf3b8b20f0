internal import CGTK
import Dispatch
import Foundation

/// Connects closures to the signals of GObjects. A connection ends with the object.
@MainActor
enum SignalConnection {
    /// A signal without arguments.
    static func connect(_ object: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor () -> Void) {
        attach(object, signal, unsafeBitCast(Trampoline.plain, to: GCallback.self), Handler(handler))
    }

    /// The signal of a `GListModel` that has other items.
    static func connect(toChangesOf model: OpaquePointer, _ handler: @escaping @MainActor () -> Void) {
        attach(model, "items-changed", unsafeBitCast(Trampoline.withChange, to: GCallback.self), Handler(handler))
    }

    /// A signal with an object, or the description of a property, as its one argument.
    static func connect(
        _ object: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor (OpaquePointer) -> Void
    ) {
        attach(object, signal, unsafeBitCast(Trampoline.withObject, to: GCallback.self), Handler(handler))
    }

    /// A signal with the value of an enumeration as its one argument.
    static func connect(_ object: OpaquePointer, _ signal: String, _ handler: @escaping @MainActor (UInt32) -> Void) {
        attach(object, signal, unsafeBitCast(Trampoline.withValue, to: GCallback.self), Handler(handler))
    }

    private static func attach(
        _ object: OpaquePointer, _ signal: String, _ trampoline: GCallback, _ handler: AnyObject
    ) {
        g_signal_connect_data(
            UnsafeMutableRawPointer(object), signal, trampoline, Unmanaged.passRetained(handler).toOpaque(),
            Trampoline.destroy,
            GConnectFlags(rawValue: 0))
    }

    /// Called by GObject. Not isolated: such a closure checks the thread before all else, and ends the program.
    private nonisolated enum Trampoline {
        static let plain: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
            Handler<@MainActor () -> Void>.call(data) { $0() }
        }

        /// That of `items-changed`: position, removed, added.
        static let withChange:
            @convention(c) (UnsafeMutableRawPointer, guint, guint, guint, UnsafeMutableRawPointer) -> Void = {
                _, _, _, _, data in
                Handler<@MainActor () -> Void>.call(data) { $0() }
            }

        static let withObject:
            @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = {
                _, argument, data in
                // Handed from one frame of the main thread to the next.
                nonisolated(unsafe) let argument = argument
                Handler<@MainActor (OpaquePointer) -> Void>.call(data) { $0(OpaquePointer(argument)) }
            }

        static let withValue: @convention(c) (UnsafeMutableRawPointer, guint, UnsafeMutableRawPointer) -> Void = {
            _, argument, data in
            Handler<@MainActor (UInt32) -> Void>.call(data) { $0(argument) }
        }

        static let destroy: GClosureNotify = { data, _ in MainThread.release(data) }
    }

    private nonisolated final class Handler<Closure> {
        let closure: Closure

        init(_ closure: Closure) { self.closure = closure }

        static func call(_ data: UnsafeMutableRawPointer, _ body: @MainActor (Closure) -> Void) {
            // Except where a widget ends on another thread: nothing can be done for it there.
            guard MainThread.isCurrent else { return }
            // On the main thread, as was just seen, and for the length of the call.
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated {
                body(Unmanaged<Handler<Closure>>.fromOpaque(data).takeUnretainedValue().closure)
            }
        }
    }
}

/// GTK's thread: the main actor's.
enum MainThread {
    /// GObject calls back on whatever thread lets go of an object last. A widget must not end on another one, and GTK itself
    /// may not survive it; but this library is not what breaks then.
    static var isCurrent: Bool { Thread.isMainThread }

    /// ``release(_:)``, for C. Written here, for a closure of an isolated type checks the thread, and ends the program.
    static let destroy: @convention(c) (UnsafeMutableRawPointer?) -> Void = { release($0) }

    /// Lets go of a Swift object on the main thread: at once there, else as soon as its loop turns.
    static func release(_ data: UnsafeMutableRawPointer?) {
        guard let data else { return }
        // Counted atomically; what ends with it is for the main thread.
        nonisolated(unsafe) let object = Unmanaged<AnyObject>.fromOpaque(data)
        if isCurrent { return object.release() }
        DispatchQueue.main.async { object.release() }
    }
}
