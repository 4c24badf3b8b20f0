import ArticleSupport
import CGTK
import Foundation
import Halcyon

/// What the lists show: a thousand rows, each with a border in a colour of its own, so that a look at a cell says
/// whose image it has.
struct Rows: Sendable {
    static let count = 1000
    static let (width, height) = (96, 72)
    private static let border = 6.0
    private static let blue = 200

    let urls: [URL]

    func request(_ row: Int) -> ImageRequest {
        var request = ImageRequest(urls[row % urls.count])
        request.targetSize = TargetSize(width: Self.width, height: Self.height, mode: .fill)
        request.processors = [.border(Self.color(of: row), width: Self.border)]
        return request
    }

    private static func color(of row: Int) -> PixelColor {
        PixelColor(red: UInt8(30 + row % 50 * 4), green: UInt8(30 + row / 50 * 4), blue: UInt8(blue))
    }

    /// The row whose border has a colour; nil for the colour of a placeholder or an empty cell.
    private static func row(of color: PixelColor) -> Int? {
        guard abs(Int(color.blue) - blue) <= 1 else { return nil }
        let (column, line) = ((Int(color.red) - 29) / 4, (Int(color.green) - 29) / 4)
        guard (0..<50).contains(column), (0..<count / 50).contains(line) else { return nil }
        return line * 50 + column
    }

    /// The row whose image is seen in a cell; nil if none is, or if the cell is out of sight.
    @MainActor
    static func row(in picture: Widget, of window: WindowPicture) -> Int? {
        window.color(of: picture, x: border / 4, y: Double(height) / 2).flatMap(row(of:))
    }
}

/// A list of all rows, in cells that are used again.
@MainActor
protocol RowList: AnyObject {
    var name: String { get }
    /// How many cells were made.
    var made: Int { get }
    /// Why an image did not come; nil if loads were only cancelled.
    var error: ImageError? { get }
    /// The pictures of the cells that are bound now, with their rows.
    var bound: [(picture: Widget, row: Int)] { get }
    /// Returns the factory of the cells, with a reference that the caller takes over.
    func makeFactory() -> OpaquePointer
}

/// Moves a list, and looks at what is seen in its cells.
@MainActor
final class RowWatch {
    let widget: Widget = gtk_scrolled_window_new()
    private let list: any RowList
    private var seen: Set<Int> = []
    private var (right, empty, wrong) = (0, 0, 0)

    init(_ list: any RowList) {
        self.list = list
        let model = gtk_string_list_new(nil)
        for row in 0..<Rows.count { gtk_string_list_append(model, "\(row)") }
        let view: Widget = gtk_list_view_new(gtk_no_selection_new(model), list.makeFactory())
        gtk_scrolled_window_set_child(widget.opaque, view)
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_vexpand(widget, 1)
    }

    /// Moves the list to a part of its length, from 0 to 1.
    func scroll(to part: Double) {
        let adjustment = gtk_scrolled_window_get_vadjustment(widget.opaque)
        let length = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
        gtk_adjustment_set_value(adjustment, length * part)
    }

    /// Whether all cells in sight show their rows.
    func look(at window: WindowPicture) -> Bool {
        var isComplete = true
        for (picture, row) in list.bound {
            guard window.color(of: picture, x: 1, y: Double(Rows.height) / 2) != nil else { continue }
            seen.insert(row)
            switch Rows.row(in: picture, of: window) {
            case row: right += 1
            case nil:
                empty += 1
                isComplete = false
            default:
                wrong += 1
                isComplete = false
            }
        }
        return isComplete
    }

    var error: ImageError? { list.error }

    var report: String {
        "\(list.name): \(Rows.count) rows in \(list.made) cells; \(seen.count) rows seen: "
            + "right \(right) times, empty \(empty) times, wrong \(wrong) times"
    }
}
