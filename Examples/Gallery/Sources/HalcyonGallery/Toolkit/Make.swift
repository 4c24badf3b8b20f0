import CGTK

/// Widgets, as this program wants them.
@MainActor
enum Make {
    static func row(_ spacing: Int = 6, _ children: Widget...) -> Widget {
        box(GTK_ORIENTATION_HORIZONTAL, spacing, children)
    }

    static func column(_ spacing: Int = 6, _ children: Widget...) -> Widget {
        box(GTK_ORIENTATION_VERTICAL, spacing, children)
    }

    private static func box(_ orientation: GtkOrientation, _ spacing: Int, _ children: [Widget]) -> Widget {
        let box: Widget = gtk_box_new(orientation, gint(spacing))
        for child in children { gtk_box_append(box.cast(), child) }
        return box
    }

    /// A line of text, shortened at its end where there is no room.
    static func label(_ text: String = "", _ classes: String...) -> Widget {
        let label: Widget = gtk_label_new(text)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        for name in classes { gtk_widget_add_css_class(label, name) }
        return label
    }

    /// A text of several lines.
    static func paragraph(_ text: String = "", width: Int) -> Widget {
        let label: Widget = gtk_label_new(text)
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_max_width_chars(label.opaque, gint(width))
        return label
    }

    static func icon(_ name: String, size: Int? = nil) -> Widget {
        let icon: Widget = gtk_image_new_from_icon_name(name)
        if let size { gtk_image_set_pixel_size(icon.opaque, gint(size)) }
        return icon
    }

    /// A button with an icon, whose tooltip is its name.
    static func button(icon: String, _ name: String, action: String) -> Widget {
        let button: Widget = gtk_button_new_from_icon_name(icon)
        return named(button, name, action)
    }

    static func button(_ text: String, action: String? = nil, _ clicked: (@MainActor () -> Void)? = nil) -> Widget {
        let button: Widget = gtk_button_new_with_label(text)
        if let action { gtk_actionable_set_action_name(button.opaque, action) }
        if let clicked { Signal.connect(button.opaque, "clicked", clicked) }
        return button
    }

    static func toggle(icon: String, _ name: String, action: String) -> Widget {
        let button: Widget = gtk_toggle_button_new()
        gtk_button_set_icon_name(button.cast(), icon)
        return named(button, name, action)
    }

    static func scrolled(_ child: Widget, horizontally: Bool = false) -> Widget {
        let scrolled: Widget = gtk_scrolled_window_new()
        gtk_scrolled_window_set_policy(
            scrolled.opaque, horizontally ? GTK_POLICY_AUTOMATIC : GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(scrolled.opaque, child)
        return scrolled
    }

    private static func named(_ button: Widget, _ name: String, _ action: String) -> Widget {
        gtk_actionable_set_action_name(button.opaque, action)
        gtk_widget_add_css_class(button, "flat")
        button.setTooltip(name)
        button.setAccessibleName(name)
        return button
    }
}
