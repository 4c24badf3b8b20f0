internal import CGTK

/// Hears of the frames of a widget's window, while it wants to.
@MainActor
final class WidgetTicks {
    private var id: guint = 0
    private let advance: @MainActor (_ uptime: Double) -> Bool

    /// - Parameter advance: Told of the time of each frame, in seconds; returns whether it wants to hear of more.
    init(_ advance: @escaping @MainActor (_ uptime: Double) -> Bool) { self.advance = advance }

    func start(_ image: WidgetImage?) {
        guard id == 0 else { return }
        id =
            image?.withWidget { widget in
                gtk_widget_add_tick_callback(
                    widget,
                    { _, clock, owner in
                        guard MainThread.isCurrent else { return gboolean(0) }
                        // GTK's frame clock ticks on the main thread, and this is for the length of the call.
                        nonisolated(unsafe) let (clock, owner) = (clock, owner)
                        return MainActor.assumeIsolated { gboolean(WidgetTicks.tick(clock, owner) ? 1 : 0) }
                    },
                    Unmanaged.passRetained(Owner(self) as AnyObject).toOpaque(), MainThread.destroy)
            } ?? 0
    }

    func stop(_ image: WidgetImage?) {
        guard id != 0 else { return }
        let id = id
        self.id = 0
        _ = image?.withWidget { gtk_widget_remove_tick_callback($0, id) }
    }

    private static func tick(_ clock: OpaquePointer?, _ owner: UnsafeMutableRawPointer?) -> Bool {
        guard let clock, let owner,
            let ticks = (Unmanaged<AnyObject>.fromOpaque(owner).takeUnretainedValue() as? Owner)?.ticks
        else { return false }
        let id = ticks.id
        if ticks.advance(Double(gdk_frame_clock_get_frame_time(clock)) / 1e6) { return true }
        // Another may have been started meanwhile, by a handler that hid and showed the widget.
        if ticks.id == id { ticks.id = 0 }
        return false
    }

    /// What GTK holds on to, so that this does not hold on to itself.
    private final class Owner {
        weak var ticks: WidgetTicks?
        init(_ ticks: WidgetTicks) { self.ticks = ticks }
    }
}
