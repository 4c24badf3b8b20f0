import CGTK

/// How the window looks, beyond what the theme says.
@MainActor
enum Style {
    private static let text = """
        headerbar { min-height: 46px; background: @theme_bg_color; box-shadow: none;
                    border-bottom: 1px solid alpha(currentColor, 0.1); }
        .title-1 { font-size: 150%; font-weight: 800; }
        .dim { opacity: 0.6; }
        .caption { font-size: 85%; }
        .heading { font-weight: bold; margin-top: 10px; }
        .panel > .heading:first-child { margin-top: 0; }
        .numeric { font-feature-settings: "tnum"; opacity: 0.75; }
        .pill { padding: 8px 28px; border-radius: 999px; }
        .photos { background: none; padding: 10px; }
        .photos > child { padding: 6px; border-radius: 14px; transition: background 120ms; }
        .photos > child:selected { background: alpha(@theme_selected_bg_color, 0.18); color: inherit; }
        .photos > child:focus-visible { outline: 2px solid @theme_selected_bg_color; outline-offset: -3px; }
        .thumbnail { border-radius: 10px; background: alpha(currentColor, 0.07); }
        .cell .caption { opacity: 0.8; }
        .badge { opacity: 0.45; }
        .canvas { background: alpha(currentColor, 0.04); }
        .loading > trough, .loading > trough > progress { min-height: 3px; min-width: 2px; margin: 0; border: none;
                                                          border-radius: 0; }
        .loading > trough { background: none; }
        .panel { padding: 16px; }
        .side { border-left: 1px solid @borders; background: alpha(currentColor, 0.025); }
        .shares { border-radius: 99px; background: alpha(currentColor, 0.12); margin-bottom: 4px; }
        .dot { min-width: 10px; min-height: 10px; border-radius: 99px; background: alpha(currentColor, 0.25); }
        .share-memory { background: #2ec27e; }
        .share-disk { background: #3584e4; }
        .share-network { background: #e69400; }
        .share-file { background: #9141ac; }
        .share-failed { background: #e01b24; }
        .notice { background: alpha(@warning_color, 0.25); padding: 8px 16px; }
        .key { font-family: monospace; font-size: 90%; padding: 2px 8px; border-radius: 6px;
               background: alpha(currentColor, 0.1); }
        levelbar block { min-height: 8px; border-radius: 99px; }
        levelbar trough { border-radius: 99px; padding: 0; }
        """

    static func install() {
        let provider: UnsafeMutablePointer<GtkCssProvider> = gtk_css_provider_new()
        halcyon_css_provider_load(provider, text)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }

    static func setDark(_ isDark: Bool) { set("gtk-application-prefer-dark-theme", isDark) }

    /// For pictures of the window, which are to be the same each time.
    static func stopAnimations() { set("gtk-enable-animations", false) }

    private static func set(_ property: String, _ isOn: Bool) {
        var value = GValue()
        g_value_init(&value, GType(5 << 2))
        g_value_set_boolean(&value, isOn ? 1 : 0)
        g_object_set_property(UnsafeMutablePointer(gtk_settings_get_default()), property, &value)
        g_value_unset(&value)
    }
}
