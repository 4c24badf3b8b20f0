internal import CGTK
internal import Logging

/// Icons of the theme.
@MainActor
enum ThemeIcon {
    /// Points: that of an icon which stands for an image.
    private static let side: gint = 32

    private static var missing: Set<String> = []

    static func named(_ name: String, for widget: UnsafeMutablePointer<GtkWidget>) -> ObjectReference? {
        guard let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget)),
            let icon = gtk_icon_theme_lookup_icon(
                theme, name, nil, side, gtk_widget_get_scale_factor(widget), gtk_widget_get_direction(widget),
                GtkIconLookupFlags(rawValue: 0))
        else { return nil }
        check(name, for: widget)
        return ObjectReference(owning: icon)
    }

    /// A widget that shows one.
    static func widget(_ name: String) -> UnsafeMutablePointer<GtkWidget> {
        let icon: UnsafeMutablePointer<GtkWidget> = gtk_image_new_from_icon_name(name)
        gtk_image_set_pixel_size(OpaquePointer(icon), side)
        gtk_widget_set_can_target(icon, 0)
        check(name, for: icon)
        return icon
    }

    /// GTK draws its sign for a missing image in the place of one that is not there, and says nothing.
    private static func check(_ name: String, for widget: UnsafeMutablePointer<GtkWidget>) {
        guard let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget)),
            gtk_icon_theme_has_icon(theme, name) == 0, missing.insert(name).inserted
        else { return }
        GTKLog.logger.warning("the icon theme has no \(name): a sign for a missing image is shown in its place")
    }
}
