import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import Testing

/// The code of the guide "Show images in a GTK app" that is about lists, word for word.
extension GTKSuite {
    @Suite @MainActor
    struct ListGuideTests {
        private let urls = (0..<3).map { "http://127.0.0.1:9/\($0).png" }
        private let server = "http://127.0.0.1:9"
        private let titles = ["one", "two", "three"]
        private var model: OpaquePointer {
            let model: OpaquePointer = gtk_string_list_new(nil)
            for title in titles { gtk_string_list_append(model, title) }
            return model
        }

        @Test("Given a list, when its factory is made in one line, then its rows have cells of their size")
        func list() async throws {
            let factory = ImageCellFactory(width: 64, height: 64) { position in ImageRequest(urls[position]) }
            let list = gtk_list_view_new(gtk_no_selection_new(model), factory.retained())
            try await expectCells(in: list, height: 64)
        }

        @Test("Given a list, when its options are said, then its rows have cells of their size")
        func options() async throws {
            let options = WidgetImages.Options(
                placeholder: .icon("image-x-generic-symbolic"), failureImage: .icon("image-missing-symbolic"),
                transition: .fade())
            let factory = ImageCellFactory(width: 64, height: 64, mode: .fit, options: options) { position in
                ImageRequest(urls[position])
            }
            try await expectCells(in: gtk_grid_view_new(gtk_no_selection_new(model), factory.retained()), height: 64)
        }

        @Test("Given a custom model, when requests are made from its items, then its rows have cells")
        func items() async throws {
            let factory = ImageCellFactory(
                width: 64, height: 64,
                itemRequest: { item in
                    let name = String(cString: gtk_string_object_get_string(OpaquePointer(item.object)))
                    return ImageRequest("\(server)/\(name).jpg")
                })
            try await expectCells(in: gtk_list_view_new(gtk_no_selection_new(model), factory.retained()), height: 64)
        }

        @Test("Given cells of one's own, when a list is shown, then its rows have them")
        func ownCells() async throws {
            let factory = ImageCellFactory(
                width: 48, height: 48,
                cell: {
                    let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)!
                    let picture = gtk_picture_new()!
                    let label = gtk_label_new(nil)!
                    box.withMemoryRebound(to: GtkBox.self, capacity: 1) { box in
                        gtk_box_append(box, picture)
                        gtk_box_append(box, label)
                    }
                    return ImageCell(box, image: picture) { item in
                        gtk_label_set_text(OpaquePointer(label), titles[item.position])
                    }
                },
                request: { position in ImageRequest(urls[position]) })
            let list = gtk_list_view_new(nil, nil)
            gtk_list_view_set_factory(OpaquePointer(list), factory.pointer)
            gtk_list_view_set_model(OpaquePointer(list), gtk_no_selection_new(model))
            try await expectCells(in: list, height: 48)
        }

        @Test("Given a prefetcher, when a list is shown, then its rows have cells")
        func prefetching() async throws {
            let prefetcher = ListPrefetcher(ImagePrefetcher(), window: PrefetchWindow(ahead: 100, behind: 0))
            let factory = ImageCellFactory(width: 64, height: 64, prefetcher: prefetcher) { position in
                ImageRequest(urls[position])
            }
            try await expectCells(in: gtk_list_view_new(gtk_no_selection_new(model), factory.retained()), height: 64)
        }

        private func expectCells(in list: UnsafeMutablePointer<GtkWidget>?, height: Int) async throws {
            let list = try #require(list)
            let window = try await TestWindow(list)
            defer { window.close() }
            let row = try #require(gtk_widget_get_first_child(list))
            #expect(gtk_widget_get_height(row) >= height)
        }
    }
}
