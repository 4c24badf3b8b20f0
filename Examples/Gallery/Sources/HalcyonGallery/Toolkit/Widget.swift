import CGTK

/// A widget of any kind, as most of GTK's functions take it.
typealias Widget = UnsafeMutablePointer<GtkWidget>

extension UnsafeMutablePointer {
    /// The same object under the name of another class, as GTK's macros have it in C.
    func cast<Other>(to type: Other.Type = Other.self) -> UnsafeMutablePointer<Other> {
        UnsafeMutableRawPointer(self).assumingMemoryBound(to: Other.self)
    }

    /// The same object, for functions of classes whose members GTK keeps to itself.
    var opaque: OpaquePointer { OpaquePointer(self) }
}

@MainActor
extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The widget, with classes that the style speaks of.
    func styled(_ classes: String...) -> Widget {
        for name in classes { gtk_widget_add_css_class(self, name) }
        return self
    }

    func margins(_ points: Int) -> Widget {
        gtk_widget_set_margin_start(self, gint(points))
        gtk_widget_set_margin_end(self, gint(points))
        gtk_widget_set_margin_top(self, gint(points))
        gtk_widget_set_margin_bottom(self, gint(points))
        return self
    }

    func expanding(width: Bool = true, height: Bool = true) -> Widget {
        gtk_widget_set_hexpand(self, gboolean(width ? 1 : 0))
        gtk_widget_set_vexpand(self, gboolean(height ? 1 : 0))
        return self
    }

    func aligned(x: GtkAlign? = nil, y: GtkAlign? = nil) -> Widget {
        if let x { gtk_widget_set_halign(self, x) }
        if let y { gtk_widget_set_valign(self, y) }
        return self
    }

    var isShown: Bool {
        get { gtk_widget_get_visible(self) != 0 }
        nonmutating set { gtk_widget_set_visible(self, gboolean(newValue ? 1 : 0)) }
    }

    var isSensitive: Bool {
        get { gtk_widget_get_sensitive(self) != 0 }
        nonmutating set { gtk_widget_set_sensitive(self, gboolean(newValue ? 1 : 0)) }
    }

    func setTooltip(_ text: String?) { gtk_widget_set_tooltip_text(self, text) }

    func setClass(_ name: String, _ isOn: Bool) {
        if isOn { gtk_widget_add_css_class(self, name) } else { gtk_widget_remove_css_class(self, name) }
    }

    /// What a screen reader calls it.
    func setAccessibleName(_ name: String) {
        var property = GTK_ACCESSIBLE_PROPERTY_LABEL
        var value = GValue()
        g_value_init(&value, GType(16 << 2))
        g_value_set_string(&value, name)
        gtk_accessible_update_property_value(opaque, 1, &property, &value)
        g_value_unset(&value)
    }
}
