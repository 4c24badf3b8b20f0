internal import CGTK

/// The widgets that make up a ``RemoteImage`` or a ``ZoomableImage``. Rarely visible ones are created when needed.
@MainActor
final class RemoteImageLayers {
    let root: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    let picture: UnsafeMutablePointer<GtkWidget> = gtk_picture_new()
    private(set) var askedWidth: Int?
    private(set) var askedHeight: Int?
    private let life: WeakObject
    private var placeholder: UnsafeMutablePointer<GtkWidget>?
    private var spinner: UnsafeMutablePointer<GtkWidget>?
    private var progress: UnsafeMutablePointer<GtkWidget>?
    private var failure: UnsafeMutablePointer<GtkWidget>?
    private var failureView: FailureView?

    /// - Parameter name: The class of the whole in style sheets.
    init(_ name: String) {
        life = WeakObject(OpaquePointer(root))
        gtk_overlay_add_overlay(OpaquePointer(root), picture)
        ask(width: nil, height: nil)
        RemoteImageStyle.install(on: root)
        gtk_widget_add_css_class(root, name)
        gtk_widget_set_overflow(root, GTK_OVERFLOW_HIDDEN)
        // The whole widget has the role of an image, so that its parts need no name.
        AccessibleWidget(root).setRole(GTK_ACCESSIBLE_ROLE_IMG)
        AccessibleWidget(picture).setRole(GTK_ACCESSIBLE_ROLE_PRESENTATION)
    }

    /// Calls a function unless the widget has been destroyed.
    @discardableResult
    func use<Result>(_ body: (RemoteImageLayers) -> Result) -> Result? {
        guard let object = life.object else { return nil }
        return withExtendedLifetime(object) { body(self) }
    }

    func fit(_ fit: RemoteImage.ContentFit) { gtk_picture_set_content_fit(OpaquePointer(picture), fit.gtk) }

    /// Sets the size request, of the picture too, because images are decoded for it before the layout. If both sides
    /// are set, the picture is not measured: it would grow with the available room, to keep the shape of its image.
    func ask(width: Int?, height: Int?) {
        let (width, height) = (Self.bounded(width), Self.bounded(height))
        (askedWidth, askedHeight) = (width, height)
        gtk_overlay_set_measure_overlay(OpaquePointer(root), picture, width == nil || height == nil ? 1 : 0)
        for widget in [root, picture] {
            gtk_widget_set_size_request(widget, gint(width ?? -1), gint(height ?? -1))
        }
    }

    /// Limits a side: no window is larger than 32,767 points, and GTK's sums would overflow.
    private static func bounded(_ side: Int?) -> Int? { side.flatMap { $0 < 0 ? nil : WidgetSize.bounded($0) } }

    func setClass(_ name: String, _ isSet: Bool) {
        if isSet { gtk_widget_add_css_class(root, name) } else { gtk_widget_remove_css_class(root, name) }
    }

    func setPlaceholder(_ child: UnsafeMutablePointer<GtkWidget>?) {
        remove(&placeholder)
        guard let child else { return }
        add(child, "halcyon-placeholder")
        // Behind all existing layers.
        gtk_widget_insert_after(child, root, picture)
        placeholder = child
    }

    func showPlaceholder(_ isShown: Bool) {
        if let placeholder { gtk_widget_set_visible(placeholder, isShown ? 1 : 0) }
    }

    func showSpinner(_ isShown: Bool) {
        guard isShown else { return remove(&spinner) }
        guard spinner == nil, let new = gtk_spinner_new() else { return }
        gtk_widget_set_halign(new, GTK_ALIGN_CENTER)
        gtk_widget_set_valign(new, GTK_ALIGN_CENTER)
        gtk_widget_set_can_target(new, 0)
        gtk_spinner_start(OpaquePointer(new))
        add(new, "halcyon-spinner")
        spinner = new
    }

    func showProgress(_ fraction: Double?) {
        guard let fraction else { return remove(&progress) }
        if progress == nil, let new = gtk_progress_bar_new() {
            gtk_widget_set_valign(new, GTK_ALIGN_END)
            gtk_widget_set_can_target(new, 0)
            add(new, "halcyon-progress")
            progress = new
        }
        if let progress { gtk_progress_bar_set_fraction(OpaquePointer(progress), fraction) }
    }

    func setFailure(_ view: FailureView) {
        setFailure(view.root)
        failureView = view
        fitFailure()
    }

    func setFailure(_ child: UnsafeMutablePointer<GtkWidget>) {
        removeFailure()
        add(child, "halcyon-failure")
        failure = child
    }

    func removeFailure() {
        failureView = nil
        remove(&failure)
    }

    func fitFailure() {
        use { $0.failureView?.fit(width: gtk_widget_get_width($0.root), height: gtk_widget_get_height($0.root)) }
    }

    private func add(_ child: UnsafeMutablePointer<GtkWidget>, _ name: String) {
        gtk_widget_add_css_class(child, name)
        gtk_overlay_add_overlay(OpaquePointer(root), child)
    }

    private func remove(_ child: inout UnsafeMutablePointer<GtkWidget>?) {
        guard let old = child else { return }
        child = nil
        gtk_overlay_remove_overlay(OpaquePointer(root), old)
    }
}

/// The style sheets of ``RemoteImage``: above the theme and below the application, which can override them.
@MainActor
enum RemoteImageStyle {
    private static let priority = guint(GTK_STYLE_PROVIDER_PRIORITY_THEME) + 1
    private static var installed: Set<String> = []

    /// The colours are those of the theme, light or dark.
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
        .halcyon-zoomable-image:focus-visible {
          outline: 2px solid alpha(@theme_selected_bg_color, 0.7); outline-offset: -2px;
        }
        """

    static func install(on widget: UnsafeMutablePointer<GtkWidget>) { install(common, on: widget) }

    /// Rounds the corners with one class for each radius, because styles for a single widget are deprecated.
    static func round(_ widget: UnsafeMutablePointer<GtkWidget>, from old: Double, to radius: Double) {
        if let name = className(old) { gtk_widget_remove_css_class(widget, name) }
        guard let name = className(radius) else { return }
        install(".\(name) { border-radius: \(Double(quarters(radius)) / 4)px; }", on: widget)
        gtk_widget_add_css_class(widget, name)
    }

    private static func className(_ radius: Double) -> String? {
        quarters(radius) > 0 ? "halcyon-radius-\(quarters(radius))" : nil
    }

    /// Returns a radius in quarters of a point, limited so that an animated radius does not create endless style
    /// sheets.
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
