import CGTK
import Halcyon
import HalcyonGTK

/// A list or a grid of numbered rows, each with a picture and a label, in a window.
@MainActor
final class Scroller {
    static let side = 48
    let stage: Stage
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>
    private let cells: Cells

    /// The row that each picture was bound to last.
    @MainActor
    private final class Cells {
        var rows: [OpaquePointer: Int] = [:]
        var bindings = 0
    }

    init(
        isGrid: Bool, count: Int, width: Int, height: Int, hasLabels: Bool = true,
        options: WidgetImages.Options,
        request: @escaping @MainActor (Int) -> ImageRequest?
    ) async {
        let cells = Cells()
        let factory = ImageCellFactory(
            width: Self.side, height: Self.side, options: options, cell: { Self.cell(cells, hasLabel: hasLabels) },
            request: request)
        let model: OpaquePointer = gtk_string_list_new(nil)
        for number in 0..<count { gtk_string_list_append(model, "picture \(number)") }
        let selection: OpaquePointer = gtk_no_selection_new(model)
        let view: UnsafeMutablePointer<GtkWidget>
        if isGrid {
            view = gtk_grid_view_new(selection, factory.retained())
            gtk_grid_view_set_max_columns(OpaquePointer(view), 20)
        } else {
            view = gtk_list_view_new(selection, factory.retained())
        }
        let scrolled: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), view)
        adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
        self.cells = cells
        stage = await Stage(scrolled, width: width, height: height)
        // GTK 4.8 takes no rows from the first move of a list, wherever that goes.
        offset = 1
        await stage.frame()
    }

    private static func cell(_ cells: Cells, hasLabel: Bool) -> ImageCell {
        let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
        let (picture, label): (UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<GtkWidget>)
        picture = gtk_picture_new()
        label = gtk_label_new(nil)
        let container = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
        gtk_box_append(container, picture)
        if hasLabel { gtk_box_append(container, label) } else { g_object_unref(g_object_ref_sink(label)) }
        return ImageCell(box, image: picture) { item in
            cells.rows[OpaquePointer(picture)] = item.position
            cells.bindings += 1
            if hasLabel { gtk_label_set_text(OpaquePointer(label), "\(item.position)") }
        } unbind: {
            cells.rows[OpaquePointer(picture)] = nil
        }
    }

    /// How often a cell was bound.
    var bindings: Int { cells.bindings }

    var reach: Double { gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment) }

    var offset: Double {
        get { gtk_adjustment_get_value(adjustment) }
        set { gtk_adjustment_set_value(adjustment, newValue) }
    }

    /// The rows whose pictures are in view, and the colours of their middles.
    func seen() -> [(row: Int, color: UInt32)] {
        let pixels = stage.pixels()
        return cells.rows.compactMap { picture, row in
            let widget = UnsafeMutablePointer<GtkWidget>(picture)
            let middle = Double(Self.side) / 2
            var (x, y) = (0.0, 0.0)
            guard gtk_widget_get_mapped(widget) != 0,
                halcyon_widget_translate(widget, stage.child, middle, middle, &x, &y) != 0,
                (0..<pixels.width).contains(Int(x)), (0..<pixels.height).contains(Int(y))
            else { return nil }
            return (row, pixels[Int(x), Int(y)])
        }
    }
}
