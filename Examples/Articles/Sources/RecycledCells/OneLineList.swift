import ArticleSupport
import CGTK
import Halcyon
import HalcyonGTK

// 4. One line on the view: `ImageCellFactory` makes the cells, and calls `setImage` on each. No token is left, because
//    the view knows what it was asked for last. It also loads the rows in view before the others.
@MainActor
final class OneLineList: RowList {
    let name = "cells of one line"
    private(set) var made = 0
    private(set) var error: ImageError?
    private let rows: Rows
    private var shown: [Widget: Int] = [:]

    init(_ rows: Rows) { self.rows = rows }

    var bound: [(picture: Widget, row: Int)] { shown.map { ($0.key, $0.value) } }

    func makeFactory() -> OpaquePointer {
        let options = WidgetImages.Options(placeholder: .icon("image-x-generic-symbolic"))
        let factory = ImageCellFactory(
            width: Rows.width, height: Rows.height, options: options,
            cell: { [self] in
                let (picture, label) = (Widget.picture(width: Rows.width, height: Rows.height), Widget.label(""))
                made += 1
                return ImageCell(
                    Widget.row([picture, label]), image: picture,
                    bind: { [self] item in
                        shown[picture] = item.position
                        label.setText("Row \(item.position)")
                    }, unbind: { [self] in shown[picture] = nil },
                    completion: { [self] result in
                        guard case .failure(let error) = result, error != .display(.notCurrent) else { return }
                        self.error = error
                    })
            },
            request: { [rows] in rows.request($0) })
        return factory.retained()
    }
}
