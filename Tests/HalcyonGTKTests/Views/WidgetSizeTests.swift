import CGTK
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    /// With GDK_SCALE=2 in the environment, these are tests of such a screen.
    @Suite @MainActor
    struct WidgetSizeTests {
        private let photo = FakeImage(width: 4000, height: 2000)

        private func pixels(_ stage: PictureStage, _ width: Int, _ height: Int) -> PixelSize {
            PixelSize(width: width * stage.scale, height: height * stage.scale)
        }

        @Test("Given a photo in a cell of 100 points, when shown, then it is decoded at the cell's size")
        func cell() async throws {
            let picture = try #require(gtk_picture_new())
            gtk_widget_set_size_request(picture, 100, 100)
            gtk_widget_set_halign(picture, GTK_ALIGN_CENTER)
            gtk_widget_set_valign(picture, GTK_ALIGN_CENTER)
            let stage = try await PictureStage(picture)
            defer { stage.window.close() }
            try await stage.show(stage.request("/photo", photo))
            #expect(stage.shownSize == pixels(stage, 100, 50))
        }

        @Test("Given a shown image, when the content fit changes, then it is decoded again to match")
        func contentFits() async throws {
            let stage = try await PictureStage(width: 200, height: 200)
            defer { stage.window.close() }
            let picture = OpaquePointer(stage.widget)
            try await stage.show(stage.request("/photo", photo))
            #expect(stage.shownSize == pixels(stage, 200, 100))
            for (fit, size) in [
                (GTK_CONTENT_FIT_COVER, pixels(stage, 200, 200)), (GTK_CONTENT_FIT_CONTAIN, pixels(stage, 200, 100)),
                (GTK_CONTENT_FIT_FILL, pixels(stage, 200, 200)),
                (GTK_CONTENT_FIT_SCALE_DOWN, pixels(stage, 200, 100)),
            ] {
                gtk_picture_set_content_fit(picture, fit)
                try await eventually("it is decoded for \(fit)") { stage.shownSize == size }
                await stage.window.frames(2)
                let shot = try stage.window.pixels()
                #expect(shot.channels(shot.width / 2, 2).w == (size.height == size.width ? 255 : 0))
                #expect(shot.middle == .pureRed)
            }
            #expect(stage.outcomes.count == 1)
        }

        @Test("Given a GtkImage, when an image is set, then it is decoded for the size it is drawn at")
        func icons() async throws {
            let image = try #require(gtk_image_new())
            gtk_widget_set_halign(image, GTK_ALIGN_CENTER)
            gtk_widget_set_valign(image, GTK_ALIGN_CENTER)
            let stage = try await PictureStage(image)
            defer { stage.window.close() }
            try await stage.show(stage.request("/photo", photo))
            #expect(stage.shownSize == pixels(stage, 16, 8))
            gtk_image_set_pixel_size(OpaquePointer(image), 96)
            try await eventually("it is decoded larger") { stage.shownSize == pixels(stage, 96, 48) }
            gtk_widget_set_size_request(image, 150, 150)
            try await eventually("and larger still") { stage.shownSize == pixels(stage, 150, 75) }
            await stage.window.frames(2)
            let shot = try stage.window.pixels()
            #expect(shot[shot.width / 2, shot.height / 2 - 36] == .pureRed)
        }

        @Test("Given a picture without a size, when an image is set, then one load gives it its size")
        func natural() async throws {
            let (fixed, picture) = (try #require(gtk_fixed_new()), try #require(gtk_picture_new()))
            gtk_picture_set_can_shrink(OpaquePointer(picture), 0)
            gtk_fixed_put(UnsafeMutablePointer(OpaquePointer(fixed)), picture, 0, 0)
            let stage = try await PictureStage(picture, in: fixed)
            defer { stage.window.close() }
            for (index, width) in [300, 120, 400].enumerated() {
                try await stage.show(
                    stage.request("/\(width)", FakeImage(width: width, height: width / 2)),
                    placeholder: .image(try DecodedImage.fake(width: 40, height: 40).pixels))
                await stage.window.frames(5)
                #expect(stage.shownSize == PixelSize(width: width, height: width / 2))
                #expect(Int(gtk_widget_get_width(picture)) * stage.scale == width)
                #expect(stage.loader.started.value == index + 1)
            }
        }

        @Test("Given a window that grows, when a larger image loads, then the old one stays meanwhile")
        func growth() async throws {
            let stage = try await PictureStage(width: 100, height: 100)
            defer { stage.window.close() }
            try await stage.show(stage.request("/photo", photo))
            #expect(stage.shownSize == pixels(stage, 100, 50))
            let gate = Gate()
            stage.loader["/photo"] = .hold(at: gate, then: .image(photo))
            gtk_window_set_default_size(stage.window.window, 300, 300)
            await gate.waiting.wait(for: 1)
            await stage.window.frames(2)
            #expect(try stage.middle() == FakeImage.red)
            #expect(stage.shownSize == pixels(stage, 100, 50))
            gate.open()
            try await eventually("the larger one is there") { stage.shownSize == pixels(stage, 300, 150) }
            await stage.window.frames(5)
            #expect(stage.loader.started.value == 2)
        }

        @Test("Given an image decoded for its widget, when that becomes tiny, then the image is kept")
        func tiny() async throws {
            let (fixed, box) = (try #require(gtk_fixed_new()), try #require(gtk_scrolled_window_new()))
            let picture = try #require(gtk_picture_new())
            gtk_scrolled_window_set_policy(OpaquePointer(box), GTK_POLICY_EXTERNAL, GTK_POLICY_EXTERNAL)
            gtk_scrolled_window_set_child(OpaquePointer(box), picture)
            gtk_widget_set_size_request(box, 100, 100)
            gtk_fixed_put(UnsafeMutablePointer(OpaquePointer(fixed)), box, 0, 0)
            let stage = try await PictureStage(picture, in: fixed)
            defer { stage.window.close() }
            try await stage.show(stage.request("/photo", photo))
            #expect(stage.shownSize == pixels(stage, 100, 50))
            gtk_widget_set_size_request(box, 12, 12)
            try await eventually("it is tiny") { gtk_widget_get_width(picture) == 12 }
            await stage.window.frames(5)
            #expect(stage.shownSize == pixels(stage, 100, 50))
            #expect(stage.loader.started.value == 1)
        }

        @Test("Given an unseen widget, when an image is set, then its load waits until it has a size")
        func unmapped() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            let hidden = try #require(gtk_picture_new())
            gtk_widget_set_visible(hidden, 0)
            gtk_window_set_child(stage.window.window, hidden)
            hidden.halcyon.setImage(with: stage.request("/photo", photo), options: stage.options)
            await stage.window.frames(5)
            #expect(stage.loader.started.value == 0)
            gtk_widget_set_visible(hidden, 1)
            try await eventually("it is shown") {
                let scale = Int(gtk_widget_get_scale_factor(hidden))
                return hidden.halcyon.state.response?.image.size
                    == PixelSize(width: 200 * scale, height: 100 * scale)
            }
        }
    }
}
