import CGTK

/// Hears of a signal of an object, such as each change of what a paintable draws.
@MainActor
final class Observer {
    private let object: UnsafeMutableRawPointer
    private var id: gulong = 0
    private let handler: () -> Void

    /// Calls `handler` for each signal of that name, which must have no arguments, until ``end()``.
    init(
        _ object: UnsafeMutableRawPointer, _ signal: String = "invalidate-contents", _ handler: @escaping () -> Void
    ) {
        self.object = object
        self.handler = handler
        let trampoline: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { Unmanaged<Observer>.fromOpaque(data).takeUnretainedValue().handler() }
        }
        id = g_signal_connect_data(
            object, signal, unsafeBitCast(trampoline, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    func end() { g_signal_handler_disconnect(object, id) }
}
