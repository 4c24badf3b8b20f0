internal import CGTK
internal import Logging

/// Icons of the theme.
@MainActor
enum ThemeIcon {
    /// The side in points of an icon that is shown instead of an image.
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

    /// Returns a widget that shows an icon.
    static func widget(_ name: String) -> UnsafeMutablePointer<GtkWidget> {
        let icon: UnsafeMutablePointer<GtkWidget> = gtk_image_new_from_icon_name(name)
        gtk_image_set_pixel_size(OpaquePointer(icon), side)
        gtk_widget_set_can_target(icon, 0)
        check(name, for: icon)
        return icon
    }

    /// Logs a missing icon: GTK silently draws its missing-image icon instead.
    private static func check(_ name: String, for widget: UnsafeMutablePointer<GtkWidget>) {
        guard let theme = gtk_icon_theme_get_for_display(gtk_widget_get_display(widget)),
            gtk_icon_theme_has_icon(theme, name) == 0, missing.insert(name).inserted
        else { return }
        GTKLog.logger.warning("the icon theme has no \(name): GTK shows its missing-image icon instead")
    }
}

/// Draws icons of the theme, with symbolic ones in a given colour.
@MainActor
enum IconPainter {
    // Adwaita's colours for the parts of symbolic icons other than the main colour, which are GTK's defaults.
    private static let error = GdkRGBA(red: 0.8, green: 0, blue: 0, alpha: 1)
    private static let warning = GdkRGBA(red: 0.96, green: 0.475, blue: 0.24, alpha: 1)
    private static let success = GdkRGBA(red: 0.2, green: 0.82, blue: 0.48, alpha: 1)

    static func draw(_ icon: OpaquePointer, in snapshot: OpaquePointer, _ size: SceneSize, _ color: GdkRGBA) {
        guard WidgetCheck.is(icon, gtk_symbolic_paintable_get_type()) else {
            return gdk_paintable_snapshot(icon, snapshot, size.width, size.height)
        }
        let colors = [color, error, warning, success]
        gtk_symbolic_paintable_snapshot_symbolic(
            icon, snapshot, size.width, size.height, colors, gsize(colors.count))
    }
}
