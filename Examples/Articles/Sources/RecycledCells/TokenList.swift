import ArticleSupport
import CGTK
import Halcyon
import HalcyonGTK

// 2. The cell. It keeps the token of its load. When it is used again, it cancels by the token, and shows nothing
//    until its own image is there.
@MainActor
final class TokenCell {
    let picture = Widget.picture(width: Rows.width, height: Rows.height)
    private(set) var row: Int?
    private let loader: ImagePipeline
    private let label = Widget.label("")
    private let fail: (ImageError) -> Void
    private var token: LoadID?

    init(_ loader: ImagePipeline, fail: @escaping (ImageError) -> Void) { (self.loader, self.fail) = (loader, fail) }

    var widget: Widget { Widget.row([picture, label]) }

    func show(_ row: Int, _ request: ImageRequest) {
        self.row = row
        label.setText("Row \(row)")
        token = loader.load(request) { [weak self] result in
            switch result {
            case .success(let response): self?.display(response.image)
            // Even if its image had just come.
            case .failure(.cancelled): break
            case .failure(let error): self?.fail(error)
            }
        }
    }

    func prepareForReuse() {
        if let token { loader.cancel(token) }
        (token, row) = (nil, nil)
        gtk_picture_set_paintable(picture.opaque, nil)
    }

    private func display(_ image: DecodedImage) {
        gtk_picture_set_paintable(picture.opaque, OpaquePointer(GTKTexture.of(image.pixels).pointer))
    }
}

// 3. The list. GTK asks for cells, binds them to rows, and unbinds them when it needs them for other rows.
@MainActor
final class TokenList: RowList {
    let name = "cells with tokens"
    private(set) var made = 0
    private(set) var error: ImageError?
    private let loader: ImagePipeline
    private let rows: Rows
    private var cells: [OpaquePointer: TokenCell] = [:]

    init(_ rows: Rows, _ loader: ImagePipeline) { (self.rows, self.loader) = (rows, loader) }

    var bound: [(picture: Widget, row: Int)] {
        cells.values.compactMap { cell in cell.row.map { (cell.picture, $0) } }
    }

    func makeFactory() -> OpaquePointer {
        let factory: OpaquePointer = gtk_signal_list_item_factory_new()
        Signal.connectObject(factory, "setup") { [self] item in
            let cell = TokenCell(loader) { [self] in error = $0 }
            cells[item] = cell
            made += 1
            gtk_list_item_set_child(item, cell.widget)
        }
        Signal.connectObject(factory, "bind") { [self] item in
            let row = Int(gtk_list_item_get_position(item))
            cells[item]?.show(row, rows.request(row))
        }
        Signal.connectObject(factory, "unbind") { [self] in cells[$0]?.prepareForReuse() }
        Signal.connectObject(factory, "teardown") { [self] in cells[$0] = nil }
        return factory
    }
}
