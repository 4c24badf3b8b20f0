import CGTK
import Glibc
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct WidgetScaleTests {
        private typealias SetScale = @convention(c) (OpaquePointer?, gint) -> Void

        /// As when the user changes the screen's scale. A function of GTK's X11 backend alone.
        private func setScale(_ scale: Int, _ widget: UnsafeMutablePointer<GtkWidget>) throws {
            let symbol = try #require(dlsym(nil, "gdk_x11_display_set_surface_scale"))
            unsafeBitCast(symbol, to: SetScale.self)(gtk_widget_get_display(widget), gint(scale))
        }

        @Test("Given a fitted and a whole image, when the scale changes, then the fitted one is redecoded")
        func scales() async throws {
            let (fixed, cell, whole) = (
                try #require(gtk_fixed_new()), try #require(gtk_picture_new()), try #require(gtk_picture_new())
            )
            gtk_widget_set_size_request(cell, 50, 50)
            for picture in [cell, whole] { gtk_fixed_put(UnsafeMutablePointer(OpaquePointer(fixed)), picture, 0, 0) }
            let stage = try await PictureStage(whole, in: fixed)
            defer { stage.window.close() }
            let scale = stage.scale
            defer { try? setScale(scale, fixed) }
            cell.halcyon.setImage(
                with: stage.request("/photo", FakeImage(width: 1000, height: 1000)), options: stage.options)
            try await stage.show(stage.request("/whole", FakeImage(width: 64, height: 64)))
            try await eventually("both are shown") { cell.halcyon.state.response != nil }
            let side = try #require(cell.halcyon.state.response?.image.size.width)
            let paintable = OpaquePointer(try #require(whole.halcyon.paintable))
            // X11 draws no frames after this, so that it cannot be seen on the screen.
            try setScale(scale * 2, fixed)
            try await eventually("it is decoded again") { cell.halcyon.state.response?.image.size.width == side * 2 }
            #expect(gdk_paintable_get_intrinsic_width(paintable) == gint(32 / scale))
            try setScale(scale, fixed)
            try await eventually("it is as before") { gdk_paintable_get_intrinsic_width(paintable) == gint(64 / scale) }
        }
    }
}
