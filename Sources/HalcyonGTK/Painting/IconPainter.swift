internal import CGTK

/// Draws icons of the theme, symbolic ones in a given colour.
@MainActor
enum IconPainter {
    // The theme's own for what symbolic icons have besides their main colour: Adwaita's, as GTK's defaults.
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
