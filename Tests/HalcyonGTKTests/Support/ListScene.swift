import CGTK
import HalcyonCore
import HalcyonGTK
import TestSupport

/// A list or a grid of cells with an image, in a real window. Its model has strings: the numbers of pictures.
@MainActor
final class ListScene {
    enum Kind: Sendable { case list, grid, columns }

    /// What is seen of a row.
    struct Row {
        var number: Int
        var color: PixelColor
    }

    static let cellSide = 48
    let window: TestWindow
    let model: OpaquePointer
    let view: OpaquePointer
    private let adjustment: UnsafeMutablePointer<GtkAdjustment>
    private let cells: Cells

    /// The numbers that cells were bound to last, by the widget that shows the image.
    @MainActor
    private final class Cells {
        var numbers: [OpaquePointer: Int] = [:]
        var bindings: [Int] = []
    }

    init(
        _ kind: Kind = .list, numbers: some Sequence<Int>, options: WidgetImages.Options,
        prefetcher: ListPrefetcher? = nil, isRemote: Bool = false,
        completion: WidgetImages.Completion? = nil, request: @escaping @MainActor (Int) -> ImageRequest?
    ) async throws {
        let (cells, model) = (Cells(), try Self.model(numbers))
        let factory = ImageCellFactory(
            width: Self.cellSide, height: Self.cellSide, options: options, prefetcher: prefetcher,
            cell: { Self.cell(cells, isRemote ? Self.remoteImage(options) : gtk_picture_new(), completion) },
            itemRequest: { request(Self.number($0.object)) })
        g_object_ref(UnsafeMutableRawPointer(model))
        let selection: OpaquePointer = gtk_no_selection_new(model)
        let widget: UnsafeMutablePointer<GtkWidget> =
            switch kind {
            case .list: gtk_list_view_new(selection, factory.retained())
            case .grid: gtk_grid_view_new(selection, factory.retained())
            case .columns: gtk_column_view_new(selection)
            }
        if kind == .columns {
            let column = gtk_column_view_column_new("Picture", factory.retained())
            gtk_column_view_append_column(OpaquePointer(widget), column)
            g_object_unref(UnsafeMutableRawPointer(column))
        }
        let scrolled: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
        gtk_scrolled_window_set_child(OpaquePointer(scrolled), widget)
        adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(scrolled))
        (self.cells, self.model, view) = (cells, model, OpaquePointer(widget))
        window = try await TestWindow(scrolled, width: 400, height: 480)
        // The first frames may come before the window has its size.
        if g_list_model_get_n_items(model) > 0 {
            try await eventually("the list is laid out") { !mapped.isEmpty }
        }
        await window.frames(2)
        // GTK 4.8 takes no rows from the first move of a list, wherever that goes.
        await fling(by: 1, frames: 1)
        await fling(by: -1, frames: 2)
    }

    /// The picture is not alone in its cell, as in most lists.
    private static func cell(
        _ cells: Cells, _ picture: UnsafeMutablePointer<GtkWidget>, _ completion: WidgetImages.Completion?
    ) -> ImageCell {
        let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
        let label: UnsafeMutablePointer<GtkWidget> = gtk_label_new(nil)
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), picture)
        gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), label)
        let bind = { @MainActor (item: ImageCell.Item) in
            let number = Self.number(item.object)
            cells.numbers[OpaquePointer(picture)] = number
            cells.bindings.append(number)
            gtk_label_set_text(OpaquePointer(label), "\(number)")
        }
        return ImageCell(
            box, image: picture, bind: bind, unbind: { cells.numbers[OpaquePointer(picture)] = nil },
            completion: completion)
    }

    private static func remoteImage(_ options: WidgetImages.Options) -> UnsafeMutablePointer<GtkWidget> {
        let image = RemoteImage(ImageRequest?.none)
        if case .color(let color)? = options.placeholder { image.placeholder = .color(color) }
        image.contentFit = .cover
        image.transition = .none
        return image.pointer()
    }

    private static func model(_ numbers: some Sequence<Int>) throws -> OpaquePointer {
        let model: OpaquePointer = gtk_string_list_new(nil)
        for number in numbers { gtk_string_list_append(model, "\(number)") }
        return model
    }

    private static func number(_ object: UnsafeMutableRawPointer) -> Int {
        guard let text = gtk_string_object_get_string(OpaquePointer(object)) else { return -1 }
        return Int(String(cString: text)) ?? -1
    }

    func close() {
        window.close()
        g_object_unref(UnsafeMutableRawPointer(model))
    }

    /// The numbers of all cells that are bound now.
    var bound: Set<Int> { Set(cells.numbers.values) }
    /// The pictures of these cells.
    var pictures: [OpaquePointer] { Array(cells.numbers.keys) }
    /// The numbers that were bound, one after the other.
    var bindings: [Int] { cells.bindings }

    /// The numbers of the rows that can be seen, without a look at their pixels.
    var mapped: Set<Int> {
        Set(cells.numbers.filter { gtk_widget_get_mapped(UnsafeMutablePointer($0.key)) != 0 }.values)
    }

    /// Every row whose picture's middle is in view, as it was drawn last.
    func rows() throws -> [Row] {
        let screenshot = try window.pixels()
        return cells.numbers.compactMap { picture, number in
            let widget = UnsafeMutablePointer<GtkWidget>(picture)
            guard gtk_widget_get_mapped(widget) != 0 else { return nil }
            var (x, y) = (0.0, 0.0)
            let middle = (Double(gtk_widget_get_width(widget)) / 2, Double(gtk_widget_get_height(widget)) / 2)
            guard halcyon_widget_translate(widget, window.child, middle.0, middle.1, &x, &y) != 0,
                (0..<screenshot.width).contains(Int(x)), (0..<screenshot.height).contains(Int(y))
            else { return nil }
            return Row(number: number, color: screenshot[Int(x), Int(y)])
        }
    }

    /// How far it can scroll, in points.
    var reach: Double {
        gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    }

    var offset: Double {
        get { gtk_adjustment_get_value(adjustment) }
        set { gtk_adjustment_set_value(adjustment, newValue) }
    }

    /// Scrolls by so much in each of some frames.
    func fling(by step: Double, frames: Int) async {
        for _ in 0..<frames {
            offset += step
            await window.frames(1)
        }
    }
}
