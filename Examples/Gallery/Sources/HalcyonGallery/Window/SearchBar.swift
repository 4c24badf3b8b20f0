import CGTK

/// Takes the words that names are searched for.
@MainActor
final class SearchBar {
    let widget: Widget = gtk_search_bar_new()
    /// Told of other words.
    var onChange: ((String) -> Void)?
    /// Told when it opens or closes.
    var onMode: ((Bool) -> Void)?
    private let entry: Widget = gtk_search_entry_new()

    init(over window: Widget) {
        gtk_search_bar_set_child(widget.opaque, entry)
        gtk_search_bar_connect_entry(widget.opaque, entry.opaque)
        entry.setAccessibleName("Search by name")
        gtk_widget_set_size_request(entry, 320, -1)
        Signal.connect(entry.opaque, "search-changed") { [weak self] in
            if let self { onChange?(text) }
        }
        Signal.onObject(widget.opaque, "notify::search-mode-enabled") { [weak self] _ in
            if let self { onMode?(gtk_search_bar_get_search_mode(widget.opaque) != 0) }
        }
    }

    var text: String { String(cString: gtk_editable_get_text(entry.opaque)) }

    func setOpen(_ isOpen: Bool) {
        gtk_search_bar_set_search_mode(widget.opaque, isOpen ? 1 : 0)
        if isOpen { gtk_widget_grab_focus(entry) }
    }

    func close() { setOpen(false) }
}
