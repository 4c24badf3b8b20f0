import CGTK
import GalleryModel

/// The bar at the top of the window.
@MainActor
final class Header {
    let widget: Widget = gtk_header_bar_new()
    let searchButton = Make.toggle(icon: "system-search-symbolic", "Search by name (Ctrl+F)", action: "win.search")
    /// Told of another width of thumbnails.
    var onSize: ((Int) -> Void)?
    private let title = Make.label("Gallery", "title")
    private let subtitle = Make.label("", "subtitle")
    private let back = Make.button(icon: "go-previous-symbolic", "Back to the grid (Escape)", action: "win.back")
    private let open: OpenMenu
    private let slider: Widget
    private let sizes: Widget

    init(_ settings: Settings, _ open: OpenMenu) {
        self.open = open
        let range = Settings.thumbnailSizes
        slider = gtk_scale_new_with_range(
            GTK_ORIENTATION_HORIZONTAL, Double(range.lowerBound), Double(range.upperBound), 16)
        gtk_scale_set_draw_value(slider.cast(), 0)
        gtk_range_set_value(slider.cast(), Double(settings.thumbnailSize))
        gtk_widget_set_size_request(slider, 110, -1)
        slider.setTooltip("Size of thumbnails")
        slider.setAccessibleName("Size of thumbnails")
        sizes = Make.row(0, Make.icon("view-grid-symbolic").styled("dim"), slider)
        let titles = Make.column(0, title, subtitle).aligned(y: GTK_ALIGN_CENTER)
        gtk_header_bar_set_title_widget(widget.opaque, titles)
        for child in [back, open.widget, sizes] { gtk_header_bar_pack_start(widget.opaque, child) }
        for child in [
            Make.button(icon: "preferences-desktop-keyboard-shortcuts-symbolic", "Keys (F1)", action: "win.help"),
            Make.toggle(icon: "sidebar-show-right-symbolic", "Pipeline (F9)", action: "win.panel"),
            Make.toggle(icon: "weather-clear-night-symbolic", "Dark (Ctrl+D)", action: "win.dark"),
            searchButton,
        ] {
            gtk_header_bar_pack_end(widget.opaque, child)
        }
        Signal.connect(slider.opaque, "value-changed") { [weak self] in
            if let self { onSize?(Int(gtk_range_get_value(slider.cast()))) }
        }
        showGrid("Gallery", "")
    }

    func showGrid(_ title: String, _ subtitle: String) {
        show(title, subtitle)
        setDetail(false)
    }

    func showDetail(_ title: String) {
        gtk_label_set_text(self.title.opaque, title)
        setDetail(true)
    }

    func setSubtitle(_ text: String) {
        gtk_label_set_text(subtitle.opaque, text)
        subtitle.isShown = !text.isEmpty
    }

    private func show(_ title: String, _ subtitle: String) {
        gtk_label_set_text(self.title.opaque, title)
        setSubtitle(subtitle)
    }

    private func setDetail(_ isDetail: Bool) {
        back.isShown = isDetail
        open.widget.isShown = !isDetail
        sizes.isShown = !isDetail
        searchButton.isShown = !isDetail
    }
}
