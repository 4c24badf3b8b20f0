internal import CGTK

/// Shows why there is no image, with a button to try again: icon, text and button if there is room for all; otherwise
/// text and button; otherwise only the button, or the icon if there is no button.
@MainActor
final class FailureView {
    private enum Extent: CaseIterable {
        case all, text, least
    }

    let root: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    private let content: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)
    private let icon: UnsafeMutablePointer<GtkWidget>
    private let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
    private let button: UnsafeMutablePointer<GtkWidget>?
    private let retry: String?
    private let isBare: Bool

    /// - Parameters:
    ///   - icon: The name of the icon; nil for the default one.
    ///   - text: The error.
    ///   - retry: The button's label; nil for no button.
    ///   - isBare: Whether an image shows the failure, so that only the button is needed.
    init(icon: String?, text: String, retry: String?, isBare: Bool, onRetry: @escaping @MainActor () -> Void) {
        self.icon = ThemeIcon.widget(icon ?? "image-missing-symbolic")
        self.retry = retry
        self.isBare = isBare
        button = retry == nil ? nil : gtk_button_new()
        if isBare { gtk_widget_add_css_class(root, "halcyon-bare") }
        gtk_widget_set_vexpand(content, 1)
        gtk_widget_set_valign(content, GTK_ALIGN_CENTER)
        gtk_box_append(Self.box(root), content)
        append(self.icon, "halcyon-failure-icon")
        addText(text)
        addButton(onRetry)
        arrange(.all)
    }

    /// Shows as much as fits into the size, in points.
    func fit(width: gint, height: gint) {
        guard width > 0, height > 0 else { return }
        for extent in Extent.allCases {
            arrange(extent)
            if fits(width, height) { return }
        }
    }

    private func fits(_ width: gint, _ height: gint) -> Bool {
        var (leastWidth, leastHeight): (gint, gint) = (0, 0)
        gtk_widget_measure(root, GTK_ORIENTATION_HORIZONTAL, -1, &leastWidth, nil, nil, nil)
        guard leastWidth <= width else { return false }
        gtk_widget_measure(root, GTK_ORIENTATION_VERTICAL, width, &leastHeight, nil, nil, nil)
        return leastHeight <= height
    }

    private func arrange(_ extent: Extent) {
        let isLeast = extent == .least
        gtk_widget_set_visible(label, isLeast || isBare ? 0 : 1)
        gtk_widget_set_visible(icon, !isBare && (extent == .all || (isLeast && button == nil)) ? 1 : 0)
        guard let button, let retry else { return }
        if isLeast {
            gtk_button_set_icon_name(Self.button(button), "view-refresh-symbolic")
            gtk_widget_add_css_class(button, "circular")
        } else {
            gtk_button_set_label(Self.button(button), retry)
            gtk_widget_remove_css_class(button, "circular")
        }
        AccessibleWidget(button).setLabel(retry)
    }

    private static func button(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkButton> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkButton.self)
    }

    private static func box(_ widget: UnsafeMutablePointer<GtkWidget>) -> UnsafeMutablePointer<GtkBox> {
        UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
    }

    private func append(_ child: UnsafeMutablePointer<GtkWidget>, _ name: String) {
        gtk_widget_add_css_class(child, name)
        gtk_widget_set_halign(child, GTK_ALIGN_CENTER)
        gtk_box_append(Self.box(content), child)
    }

    private func addText(_ text: String) {
        let pointer = OpaquePointer(label)
        gtk_label_set_text(pointer, text)
        gtk_label_set_wrap(pointer, 1)
        gtk_label_set_wrap_mode(pointer, PANGO_WRAP_WORD_CHAR)
        gtk_label_set_justify(pointer, GTK_JUSTIFY_CENTER)
        gtk_label_set_max_width_chars(pointer, 32)
        gtk_label_set_lines(pointer, 4)
        gtk_label_set_ellipsize(pointer, PANGO_ELLIPSIZE_END)
        append(label, "halcyon-failure-text")
    }

    private func addButton(_ onRetry: @escaping @MainActor () -> Void) {
        guard let button else { return }
        append(button, "halcyon-retry")
        SignalConnection.connect(OpaquePointer(button), "clicked", onRetry)
    }
}
