import CGTK
import Foundation
import Halcyon
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    /// Not a test: draws the states of `RemoteImage` into the folder that `HALCYON_SCREENSHOTS` names, with the
    /// pictures of make-artwork.py in it. For Examples/Gallery/scripts/take-screenshots.sh.
    @Suite(.enabled(if: ProcessInfo.processInfo.environment["HALCYON_SCREENSHOTS"] != nil)) @MainActor
    struct RemoteImageGallery {
        @Test("Draws the states", arguments: [false, true])
        func draw(isDark: Bool) async throws {
            let folder = try #require(ProcessInfo.processInfo.environment["HALCYON_SCREENSHOTS"])
            prefersDark(isDark)
            defer { prefersDark(false) }
            let grid = try #require(gtk_grid_new())
            let (gate, clock, loader) = (Gate(), FakeClock(), FakeLoader())
            var configuration = ImagePipeline.Configuration.standard
            configuration.dataLoader = loader
            configuration.dataCache = nil
            configuration.imageCache = ImageCache()
            configuration.clock = clock
            let pipeline = ImagePipeline(configuration)
            try answer(loader, gate, folder)
            var images: [RemoteImage] = []
            for (index, cell) in cells.enumerated() {
                let image = RemoteImage(ImageRequest(cell.url)) {
                    $0.pipeline = pipeline
                    $0.transition = .none
                    $0.width = 200
                    $0.height = 150
                    cell.setUp($0)
                }
                if let width = image.width, width < 200 {
                    gtk_widget_set_halign(image.pointer(), GTK_ALIGN_CENTER)
                    gtk_widget_set_valign(image.pointer(), GTK_ALIGN_CENTER)
                }
                gtk_grid_attach(
                    UnsafeMutableRawPointer(grid).assumingMemoryBound(to: GtkGrid.self), image.pointer(),
                    gint(index % 4), gint(index / 4), 1, 1)
                images.append(image)
            }
            for set in [
                gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
                gtk_widget_set_margin_end,
            ] {
                set(grid, 16)
            }
            gtk_grid_set_row_spacing(UnsafeMutableRawPointer(grid).assumingMemoryBound(to: GtkGrid.self), 16)
            gtk_grid_set_column_spacing(UnsafeMutableRawPointer(grid).assumingMemoryBound(to: GtkGrid.self), 16)
            let window = try await TestWindow(grid, width: 880, height: 530)
            defer { window.close() }
            try await eventually("all is as it stays") {
                images.allSatisfy {
                    $0.state.response != nil || $0.state.error != nil || $0.url?.path.hasPrefix("/slow") == true
                }
                    && images.contains { $0.state.progress?.receivedBytes ?? 0 > 0 && $0.state.isLoading }
            }
            clock.advance(1)
            await window.frames(20)
            try window.save(to: "\(folder)/remote-\(isDark ? "dark" : "light").png")
        }

        private struct Cell {
            var url: String
            var setUp: (RemoteImage) -> Void = { _ in }
        }

        private var cells: [Cell] {
            [
                Cell(url: "http://x/photo.jpg") {
                    $0.contentFit = .cover
                    $0.cornerRadius = 12
                },
                Cell(url: "http://x/photo2.jpg"),
                Cell(url: "http://x/photo3.jpg") {
                    $0.contentFit = .cover
                    $0.cornerRadius = .infinity
                },
                Cell(url: "http://x/slow/1") { $0.placeholder = .icon("image-x-generic-symbolic") },
                Cell(url: "http://x/slow/1") {
                    $0.showsSpinner = false; $0.placeholder = .icon("avatar-default-symbolic")
                },
                Cell(url: "http://x/slow/2") {
                    $0.cornerRadius = 12; $0.placeholder = .color(PixelColor(hex: 0x3584E4))
                },
                Cell(url: "http://x/slow/3.jpg") {
                    $0.previews = PreviewPolicy(interval: 0, leastBytes: 1)
                    $0.contentFit = .cover
                    $0.cornerRadius = 12
                },
                Cell(url: "http://x/bad/1") { $0.cornerRadius = 12 },
                Cell(url: "http://x/bad/2") {
                    $0.texts.failure = { _ in
                        "The host 'images.a-long-name.example.org' was not found, and more is to be said"
                    }
                },
                Cell(url: "http://x/bad/3") {
                    $0.width = 72
                    $0.height = 72
                    $0.cornerRadius = 12
                },
                Cell(url: "http://x/bad/4") { $0.showsRetry = false },
                Cell(url: "http://x/bad/5") {
                    $0.failureImage = .color(PixelColor(hex: 0x3584E4))
                    $0.cornerRadius = 12
                },
            ]
        }

        private func answer(_ loader: FakeLoader, _ gate: Gate, _ folder: String) throws {
            for (path, name) in [("/photo.jpg", "marble"), ("/photo2.jpg", "dendrite"), ("/photo3.jpg", "iris")] {
                loader[path] = FakeLoader.Answer(chunks: [
                    try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name).jpg"))
                ])
            }
            loader["/slow/1"] = FakeLoader.Answer().held(at: gate)
            loader["/slow/2"] = FakeLoader.Answer(chunks: [Data(count: 600), Data(count: 400)]).pausing(at: gate)
            let photo = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/ridge.jpg"))
            let half = photo.count * 6 / 10
            loader["/slow/3.jpg"] = FakeLoader.Answer(chunks: [photo.prefix(half), photo.dropFirst(half)]).pausing(
                at: gate)
            for i in 1...5 { loader["/bad/\(i)"] = .status(404) }
        }

        private func prefersDark(_ isDark: Bool) {
            var value = GValue()
            g_value_init(&value, GType(5 << 2))
            g_value_set_boolean(&value, isDark ? 1 : 0)
            guard let settings = gtk_settings_get_default() else { return }
            let object = UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self)
            g_object_set_property(object, "gtk-application-prefer-dark-theme", &value)
        }
    }
}

extension TestWindow {
    /// Writes what the window looks like as a PNG file.
    fileprivate func save(to path: String) throws {
        let widget = UnsafeMutableRawPointer(window).assumingMemoryBound(to: GtkWidget.self)
        let (width, height) = (gtk_widget_get_width(widget), gtk_widget_get_height(widget))
        let paintable = gtk_widget_paintable_new(widget)
        defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
        let snapshot = gtk_snapshot_new()
        gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
        guard let node = gtk_snapshot_free_to_node(snapshot) else { throw Failure(what: "nothing was drawn") }
        defer { gsk_render_node_unref(node) }
        let texture = gsk_renderer_render_texture(gtk_native_get_renderer(OpaquePointer(window)), node, nil)
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        gdk_texture_save_to_png(texture, path)
    }
}
