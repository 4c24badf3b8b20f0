internal import CGTK
import HalcyonCore

/// Loads what waits for the sizes of widgets as soon as GTK has laid them out, before it draws them: what memory has is
/// in the first frame. There is one for each frame clock, which is each window.
@MainActor
final class LayoutWatch {
    private struct Waiting {
        weak var image: WidgetImageController?
    }

    private var waiting: [Waiting] = []

    /// Has an image look at its widget's size after the next layout.
    ///
    /// - Returns: Whether there will be one: the widget is in a window.
    static func add(_ image: WidgetImageController, of widget: UnsafeMutablePointer<GtkWidget>) -> Bool {
        guard let clock = gtk_widget_get_frame_clock(widget) else { return false }
        let watch: LayoutWatch
        if let existing: LayoutWatch = ObjectState.existing(of: clock) {
            watch = existing
        } else {
            watch = LayoutWatch()
            ObjectState.set(watch, of: clock)
            // The surface of the window was connected before, and so lays out before.
            SignalConnection.connect(clock, "layout") { [weak watch] in watch?.finish() }
        }
        watch.waiting.append(Waiting(image: image))
        return true
    }

    private func finish() {
        guard !waiting.isEmpty else { return }
        let finished = waiting
        waiting = []
        for entry in finished { entry.image?.layoutDidEnd() }
    }
}
