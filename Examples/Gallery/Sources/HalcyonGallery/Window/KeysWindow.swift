import CGTK

/// Lists the keys.
@MainActor
enum KeysWindow {
    private static let keys: [(title: String, keys: [(String, String)])] = [
        (
            "Grid",
            [
                ("Arrows", "Move"), ("Return", "Open the image"), ("Ctrl F", "Search by name"),
                ("Ctrl O", "Open a folder"), ("Ctrl R", "Load again"),
            ]
        ),
        (
            "Image",
            [
                ("← →", "Previous, next"), ("+ −", "Larger, smaller"), ("0", "All of it"), ("1", "Pixel by pixel"),
                ("Ctrl Wheel", "Zoom around the pointer"), ("Drag, Wheel", "Move"), ("Escape", "Back to the grid"),
            ]
        ),
        (
            "Window",
            [
                ("F9", "What the pipeline does"), ("Ctrl D", "Dark or light"), ("F11", "Full screen"),
                ("F1", "These keys"), ("Ctrl Q", "Quit"),
            ]
        ),
    ]

    static func show(over parent: UnsafeMutablePointer<GtkWindow>) {
        let widget: Widget = gtk_window_new()
        let window: UnsafeMutablePointer<GtkWindow> = widget.cast()
        gtk_window_set_title(window, "Keys")
        gtk_window_set_transient_for(window, parent)
        gtk_window_set_modal(window, 1)
        gtk_window_set_resizable(window, 0)
        let column = Make.column(6).margins(20)
        for group in keys {
            let heading = Make.label(group.title, "heading")
            gtk_label_set_xalign(heading.opaque, 0)
            gtk_box_append(column.cast(), heading)
            for (key, meaning) in group.keys { gtk_box_append(column.cast(), row(key, meaning)) }
        }
        gtk_window_set_child(window, column)
        let controller: OpaquePointer = gtk_event_controller_key_new()
        Signal.onKey(controller) { key, _ in
            guard key == Int(GDK_KEY_Escape) || key == Int(GDK_KEY_F1) else { return false }
            gtk_window_close(window)
            return true
        }
        gtk_widget_add_controller(widget, controller)
        gtk_window_present(window)
    }

    private static func row(_ key: String, _ meaning: String) -> Widget {
        let name = Make.label(key, "key")
        let box = Make.row(0, name)
        gtk_widget_set_size_request(box, 120, -1)
        return Make.row(12, box, Make.label(meaning))
    }
}
