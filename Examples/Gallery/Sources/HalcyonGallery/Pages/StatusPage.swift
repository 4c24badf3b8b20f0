import CGTK

/// Says in the middle of the window why there are no images in it.
@MainActor
final class StatusPage {
    let widget: Widget
    /// What it says.
    private(set) var description = ""
    private let icon = Make.icon("image-x-generic-symbolic", size: 96).styled("dim")
    private let spinner: Widget = gtk_spinner_new()
    private let title = Make.label("", "title-1")
    private let text = Make.paragraph(width: 56).styled("dim")
    private let button = Make.button("Try Again", action: "win.retry").styled("pill")

    init() {
        gtk_widget_set_size_request(spinner, 48, 48)
        gtk_label_set_justify(text.opaque, GTK_JUSTIFY_CENTER)
        gtk_widget_set_halign(button, GTK_ALIGN_CENTER)
        gtk_widget_set_margin_top(button, 12)
        widget = Make.column(12, icon, spinner, title, text, button).aligned(
            x: GTK_ALIGN_CENTER, y: GTK_ALIGN_CENTER
        ).margins(24)
        _ = widget.expanding()
    }

    func showLoading(_ what: String) {
        show(nil, "Loading \(what)…", "")
    }

    func show(
        _ iconName: String?, _ title: String, _ text: String, button: (label: String, action: String)? = nil
    ) {
        description = text.isEmpty ? title : "\(title): \(text)"
        icon.isShown = iconName != nil
        spinner.isShown = iconName == nil
        gtk_spinner_set_spinning(spinner.opaque, iconName == nil ? 1 : 0)
        if let iconName { gtk_image_set_from_icon_name(icon.opaque, iconName) }
        gtk_label_set_text(self.title.opaque, title)
        gtk_label_set_text(self.text.opaque, text)
        self.text.isShown = !text.isEmpty
        self.button.isShown = button != nil
        if let button {
            gtk_button_set_label(self.button.cast(), button.label)
            gtk_actionable_set_action_name(self.button.opaque, button.action)
        }
    }
}
