import CGTK
import GalleryModel

/// How much of a limit is used.
@MainActor
final class Meter {
    let widget: Widget
    private let value = Make.label("", "numeric")
    private let bar: Widget = gtk_level_bar_new()

    init(_ title: String) {
        let name = Make.label(title).expanding(height: false)
        gtk_label_set_xalign(name.opaque, 0)
        for level in [GTK_LEVEL_BAR_OFFSET_LOW, GTK_LEVEL_BAR_OFFSET_HIGH, GTK_LEVEL_BAR_OFFSET_FULL] {
            gtk_level_bar_remove_offset_value(bar.opaque, level)
        }
        bar.setAccessibleName(title)
        widget = Make.column(4, Make.row(8, name, value), bar)
    }

    func set(_ bytes: Int, of limit: Int) {
        gtk_label_set_text(value.opaque, "\(Words.bytes(bytes)) of \(Words.bytes(limit))")
        gtk_level_bar_set_value(bar.opaque, limit > 0 ? min(1, Double(bytes) / Double(limit)) : 0)
    }
}
