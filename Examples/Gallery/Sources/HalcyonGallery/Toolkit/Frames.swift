import CGTK

/// The frames that a window draws.
@MainActor
enum Frames {
    /// Waits until `count` frames of a widget that is shown have begun.
    static func wait(_ count: Int, of widget: Widget) async {
        for _ in 0..<count {
            await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
                gtk_widget_add_tick_callback(
                    widget,
                    { _, _, box in
                        if let box { Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().resume() }
                        return gboolean(0)
                    }, Unmanaged.passRetained(Box(continuation)).toOpaque(),
                    { box in if let box { Unmanaged<Box>.fromOpaque(box).release() } })
            }
        }
    }

    /// Checks a condition at each frame; returns false if it does not hold within `seconds`.
    static func wait(atMost seconds: Double, of widget: Widget, until isTrue: @MainActor () -> Bool) async -> Bool {
        let end = g_get_monotonic_time() + gint64(seconds * 1e6)
        while !isTrue() {
            guard g_get_monotonic_time() < end else { return false }
            await wait(1, of: widget)
        }
        return true
    }

    private final class Box {
        private var continuation: CheckedContinuation<Void, Never>?

        init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }

        func resume() {
            continuation?.resume()
            continuation = nil
        }
    }
}
