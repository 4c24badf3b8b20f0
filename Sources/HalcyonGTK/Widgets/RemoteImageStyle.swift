internal import CGTK

/// The style sheets of ``RemoteImage``: above the theme and below the application, so that each can be overruled by it.
@MainActor
enum RemoteImageStyle {
    private static let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_THEME) + 1
    private static var installed: Set<String> = []

    /// Colours are those of the theme, light or dark.
    private static let common = """
        .halcyon-placeholder { opacity: 0.5; }
        .halcyon-spinner {
          min-width: 24px; min-height: 24px; padding: 6px; border-radius: 9999px;
          background-color: alpha(@theme_bg_color, 0.7);
        }
        .halcyon-progress { margin: 8px; }
        .halcyon-progress > trough, .halcyon-progress > trough > progress { min-width: 4px; }
        .halcyon-failure { padding: 8px; }
        box.halcyon-failure:not(.halcyon-bare) { background-color: mix(@theme_bg_color, @theme_fg_color, 0.07); }
        .halcyon-failure-icon { opacity: 0.6; }
        """

    static func install(on widget: UnsafeMutablePointer<GtkWidget>) { install(common, on: widget) }

    /// A class for each radius: styles of one widget alone are deprecated.
    static func round(_ widget: UnsafeMutablePointer<GtkWidget>, from old: Double, to radius: Double) {
        if let name = className(old) { gtk_widget_remove_css_class(widget, name) }
        guard let name = className(radius) else { return }
        install(".\(name) { border-radius: \(Double(quarters(radius)) / 4)px; }", on: widget)
        gtk_widget_add_css_class(widget, name)
    }

    private static func className(_ radius: Double) -> String? {
        quarters(radius) > 0 ? "halcyon-radius-\(quarters(radius))" : nil
    }

    /// Bounded, so that a radius that is animated does not make style sheets without end.
    private static func quarters(_ radius: Double) -> Int {
        radius > 0 ? Int((min(radius, 10_000) * 4).rounded()) : 0
    }

    private static func install(_ style: String, on widget: UnsafeMutablePointer<GtkWidget>) {
        guard installed.insert(style).inserted, let provider = gtk_css_provider_new() else { return }
        halcyon_css_provider_load(provider, style)
        gtk_style_context_add_provider_for_display(gtk_widget_get_display(widget), OpaquePointer(provider), priority)
        g_object_unref(UnsafeMutableRawPointer(provider))
    }
}
