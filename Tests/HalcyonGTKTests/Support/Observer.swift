import CGTK

/// Hears of each change of what a paintable draws.
@MainActor
final class Observer {
    private let paintable: UnsafeMutableRawPointer
    private var id: gulong = 0
    private let handler: () -> Void

    init(_ paintable: UnsafeMutableRawPointer, _ handler: @escaping () -> Void) {
        self.paintable = paintable
        self.handler = handler
        let trampoline: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
            nonisolated(unsafe) let data = data
            MainActor.assumeIsolated { Unmanaged<Observer>.fromOpaque(data).takeUnretainedValue().handler() }
        }
        id = g_signal_connect_data(
            paintable, "invalidate-contents", unsafeBitCast(trampoline, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
    }

    func end() { g_signal_handler_disconnect(paintable, id) }
}
