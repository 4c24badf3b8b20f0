import CGTK
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct WidgetPaintableTests {
        private func draw(_ paintable: UnsafeMutableRawPointer) {
            let snapshot = gtk_snapshot_new()
            gdk_paintable_snapshot(OpaquePointer(paintable), snapshot, 100, 100)
            if let node = gtk_snapshot_free_to_node(snapshot) { gsk_render_node_unref(node) }
        }

        @Test("Given a retained paintable, when its widget ends, then it draws and keeps no indicator")
        func outlivesIndicator() async throws {
            let stage = try await PictureStage()
            var draws = 0
            weak var held: Tally?
            do {
                let tally = Tally()
                held = tally
                stage.widget.halcyon.indicator = .custom { [tally] _ in
                    draws += 1
                    tally.add()
                }
            }
            stage.set(stage.request("/red", FakeImage(), at: Gate()))
            try await eventually("it is drawn") { draws > 1 }
            let paintable = try #require(stage.widget.halcyon.paintable)
            g_object_ref(paintable)
            defer { g_object_unref(paintable) }
            stage.window.close()
            try await eventually("the indicator is gone") { held == nil }
            let count = draws
            draw(paintable)
            #expect(draws == count)
        }

        @Test("Given a paintable that somebody keeps, when its widget ends, then it shows the image on")
        func outlives() async throws {
            let stage = try await PictureStage()
            try await stage.show(stage.request("/red", FakeImage(width: 64, height: 64))) {
                $0.transition = .fade(seconds: 60)
            }
            let paintable = try #require(stage.widget.halcyon.paintable)
            let picture = try #require(gtk_picture_new_for_paintable(OpaquePointer(paintable)))
            stage.window.close()
            let window = try await TestWindow(picture)
            defer { window.close() }
            #expect(try window.pixels().middle == .pureRed)
        }
    }
}
