internal import CGTK

/// Tells of other items in a `GListModel`, for as long as that lives.
@MainActor
enum ModelChanges {
    static func observe(_ model: OpaquePointer, _ handler: @escaping @MainActor () -> Void) {
        let trampoline: @convention(c) (UnsafeMutableRawPointer, guint, guint, guint, UnsafeMutableRawPointer) -> Void =
            {
                // Models that lists show are changed on the main thread alone.
                nonisolated(unsafe) let handler = $4
                MainActor.assumeIsolated { Unmanaged<Handler>.fromOpaque(handler).takeUnretainedValue().closure() }
            }
        g_signal_connect_data(
            UnsafeMutableRawPointer(model), "items-changed", unsafeBitCast(trampoline, to: GCallback.self),
            Unmanaged.passRetained(Handler(closure: handler)).toOpaque(),
            { handler, _ in MainThread.release(handler) },
            GConnectFlags(rawValue: 0))
    }

    private final class Handler {
        let closure: @MainActor () -> Void
        init(closure: @escaping @MainActor () -> Void) { self.closure = closure }
    }
}
