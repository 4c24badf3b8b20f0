internal import CGTK

/// Icons of the theme.
@MainActor
enum ThemeIcon {
    /// Points: that of an icon which stands for an image.
    private static let side: gint = 32

    static func named(_ name: String, for widget: UnsafeMutablePointer<GtkWidget>) -> ObjectReference? {
        guard let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget)),
            let icon = gtk_icon_theme_lookup_icon(
                theme, name, nil, side, gtk_widget_get_scale_factor(widget), gtk_widget_get_direction(widget),
                GtkIconLookupFlags(rawValue: 0))
        else { return nil }
        return ObjectReference(owning: icon)
    }
}
