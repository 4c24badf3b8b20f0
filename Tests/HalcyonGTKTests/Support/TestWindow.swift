import CGTK
import HalcyonCore

/// A real window with one widget in it.
@MainActor
final class TestWindow {
    struct Failure: Error {
        var what: String
    }

    let window: UnsafeMutablePointer<GtkWindow>
    let child: UnsafeMutablePointer<GtkWidget>

    /// Shows a widget in a window of that many points, and waits until it has been drawn.
    init(_ child: UnsafeMutablePointer<GtkWidget>, width: Int = 200, height: Int = 200) async throws {
        window = try Self.shownWindow(child, width, height)
        self.child = child
        await frames(3)
    }

    private static func shownWindow(
        _ child: UnsafeMutablePointer<GtkWidget>, _ width: Int, _ height: Int
    ) throws -> UnsafeMutablePointer<GtkWindow> {
        guard gtk_init_check() != 0, let widget = gtk_window_new() else { throw Failure(what: "no display") }
        let window = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
        gtk_window_set_default_size(window, gint(width), gint(height))
        gtk_window_set_child(window, child)
        gtk_window_present(window)
        return window
    }

    /// Closes the window, which ends its widgets.
    func close() { gtk_window_destroy(window) }

    /// Waits for `count` frames of the window's clock.
    func frames(_ count: Int) async {
        for _ in 0..<count { await nextFrame() }
    }

    /// Waits until the next frame has been drawn, not only begun.
    func drawnFrame() async {
        let clock = gtk_widget_get_frame_clock(child)
        let count = gdk_frame_clock_get_frame_counter(clock)
        repeat { await nextFrame() } while gdk_frame_clock_get_frame_counter(clock) <= count
    }

    private func nextFrame() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let box = Unmanaged.passRetained(Box(continuation)).toOpaque()
            gtk_widget_add_tick_callback(
                UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self),
                { _, _, box in
                    if let box { Unmanaged<Box>.fromOpaque(box).takeUnretainedValue().continuation.resume() }
                    return gboolean(0)
                }, box, { box in if let box { Unmanaged<Box>.fromOpaque(box).release() } })
        }
    }

    private final class Box {
        let continuation: CheckedContinuation<Void, Never>
        init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
    }

    /// Waits for the next frame, and returns what a widget looks like in it.
    ///
    /// While images arrive, ``pixels(of:)`` may come too late: GTK drops what it has drawn of a widget as soon as
    /// something in it changes, and the screenshot is empty although nobody has seen an empty window.
    func drawnPixels(of widget: UnsafeMutablePointer<GtkWidget>? = nil) async throws -> Screenshot {
        guard let clock = gtk_widget_get_frame_clock(child) else { throw Failure(what: "the widget is in no window") }
        var observer: Observer?
        defer { observer?.end() }
        return try await withCheckedThrowingContinuation { continuation in
            var waiting: CheckedContinuation<Screenshot, any Error>? = continuation
            observer = Observer(UnsafeMutableRawPointer(clock), "after-paint") {
                waiting?.resume(with: Result { try self.pixels(of: widget) })
                waiting = nil
            }
            gdk_frame_clock_request_phase(clock, GDK_FRAME_CLOCK_PHASE_AFTER_PAINT)
        }
    }

    /// Shows a widget in a window of that many points, and returns what it looks like in the first frame that is drawn
    /// of it. The window is closed then.
    static func firstFrame(
        of child: UnsafeMutablePointer<GtkWidget>, width: Int, height: Int
    ) async throws -> Screenshot {
        let window = try shownWindow(child, width, height)
        defer { gtk_window_destroy(window) }
        guard let clock = gtk_widget_get_frame_clock(child) else { throw Failure(what: "the widget is in no window") }
        var observer: Observer?
        defer { observer?.end() }
        return try await withCheckedThrowingContinuation { continuation in
            var waiting: CheckedContinuation<Screenshot, any Error>? = continuation
            observer = Observer(UnsafeMutableRawPointer(clock), "after-paint") {
                // Before the window has its size, nothing is drawn.
                guard gtk_widget_get_mapped(child) != 0, gtk_widget_get_width(child) > 0 else { return }
                waiting?.resume(with: Result { try Screenshot(of: child, in: window) })
                waiting = nil
            }
        }
    }

    /// What a widget of this window looked like when GTK drew it last; straight alpha.
    func pixels(of widget: UnsafeMutablePointer<GtkWidget>? = nil) throws -> Screenshot {
        try Screenshot(of: widget ?? child, in: window)
    }
}
