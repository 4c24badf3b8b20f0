import CGTK
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct WidgetPointerTests {
        @Test("Given each kind of widget, when an image is set, then it is drawn in it")
        func kinds() async throws {
            for make in [gtk_picture_new, gtk_image_new, gtk_button_new] {
                let stage = try await PictureStage(try #require(make()))
                try await stage.show(stage.request("/red", FakeImage(width: 64, height: 64)))
                #expect(try stage.middle() == FakeImage.red)
                stage.window.close()
            }
        }

        @Test("Given a button with a picture, when an image is set, then the picture is kept and shows it")
        func button() async throws {
            let (button, picture) = (try #require(gtk_button_new()), try #require(gtk_picture_new()))
            gtk_picture_set_content_fit(OpaquePointer(picture), GTK_CONTENT_FIT_COVER)
            gtk_button_set_child(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self), picture)
            let stage = try await PictureStage(button)
            defer { stage.window.close() }
            try await stage.show(stage.request("/red", FakeImage(width: 4000, height: 1000)))
            #expect(gtk_button_get_child(UnsafeMutablePointer(OpaquePointer(button))) == picture)
            let size = PixelSize(
                width: Int(gtk_widget_get_width(picture)) * stage.scale,
                height: Int(gtk_widget_get_height(picture)) * stage.scale)
            #expect(stage.shownSize == size)
            #expect(try stage.middle() == FakeImage.red)
        }

        @Test("Given another kind of widget, when its setter gets the paintable, then the image is drawn")
        func setter() async throws {
            let (box, picture) = (
                try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)), try #require(gtk_picture_new())
            )
            gtk_widget_set_vexpand(picture, 1)
            gtk_box_append(UnsafeMutablePointer(OpaquePointer(box)), picture)
            let stage = try await PictureStage(box)
            defer { stage.window.close() }
            var outcome: PictureStage.Outcome?
            box.halcyon.setImage(
                with: stage.request("/red", FakeImage(width: 64, height: 64)), options: stage.options,
                setter: .init { gtk_picture_set_paintable(OpaquePointer(picture), OpaquePointer($0)) },
                completion: { outcome = $0 })
            try await eventually("it has come") { outcome != nil }
            await stage.window.frames(2)
            #expect(try stage.middle() == FakeImage.red)
            #expect(
                gtk_picture_get_paintable(OpaquePointer(picture)).map(UnsafeMutableRawPointer.init)
                    == box.halcyon.paintable)
        }

        @Test("Given a widget without images, when one is set without a setter, then a warning names it")
        func unattached() async throws {
            let stage = try await PictureStage(gtk_label_new("label"))
            defer { stage.window.close() }
            _ = LogRecorder.take()
            try await stage.show(stage.request("/red", FakeImage()))
            #expect(LogRecorder.take().contains { $0.contains("warning halcyon.gtk") && $0.contains("GtkLabel") })
        }

        @Test("Given pointers to no widgets, when an image is set, then the log and the completion say so")
        func foreign() async throws {
            let list = try #require(gtk_string_list_new(nil))
            defer { g_object_unref(UnsafeMutableRawPointer(list)) }
            let zeros = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
            zeros.initializeMemory(as: UInt8.self, repeating: 0, count: 64)
            defer { zeros.deallocate() }
            let object = Tally()
            let swift = Unmanaged.passUnretained(object).toOpaque()
            for (pointer, words) in [
                (UnsafeMutableRawPointer(list), "GtkStringList is not a GtkWidget"), (zeros, "not point to a GObject"),
                (zeros + 1, "not point to a GObject"), (swift, "not point to a GObject"),
            ] {
                _ = LogRecorder.take()
                var outcome: PictureStage.Outcome?
                pointer.halcyon.setImage(with: ImageRequest("http://example.org/red")) { outcome = $0 }
                guard case .failure(.display(.unusableView)) = outcome else {
                    Issue.record("\(words): \(String(describing: outcome))")
                    continue
                }
                #expect(LogRecorder.take().contains { $0.hasPrefix("error halcyon.gtk") && $0.contains(words) })
                #expect(pointer.halcyon.paintable == nil)
                await #expect(throws: ImageError.display(.unusableView)) {
                    try await pointer.halcyon.showImage(with: ImageRequest("http://example.org/red"))
                }
            }
            withExtendedLifetime(object) {}
        }

        @Test("Given a paintable set by someone else, when the next image is set, then it is replaced")
        func replaced() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            let picture = OpaquePointer(stage.widget)
            try await stage.show(stage.request("/red", FakeImage(width: 64, height: 64)))
            let other = try GTKTexture.of(DecodedImage.fake(width: 8, height: 8, color: FakeImage.blue).pixels)
            gtk_picture_set_paintable(picture, OpaquePointer(other.pointer))
            await stage.window.frames(2)
            #expect(try stage.middle() == FakeImage.blue)
            try await stage.show(stage.request("/green", FakeImage(width: 64, height: 64, color: FakeImage.green)))
            #expect(try stage.middle() == FakeImage.green)
        }

        @Test("Given a task that shows an image, when drawn, cancelled or replaced, then the task ends")
        func tasks() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            let request = stage.request("/red", FakeImage(width: 64, height: 64))
            let response = try await stage.widget.halcyon.showImage(with: request, options: stage.options)
            #expect(response.image.size == PixelSize(width: 64, height: 64))

            let gate = Gate()
            let held = stage.request("/held", FakeImage(), at: gate)
            let widget = OpaquePointer(stage.widget)
            let task = Task { [options = stage.options] in
                await Self.outcome(widget, held, options)
            }
            await gate.waiting.wait(for: 1)
            task.cancel()
            #expect(await task.value == .cancelled)
            try await eventually("the transfer has ended") { stage.loader.running.value == 0 }

            let replaced = Task { [options = stage.options] in await Self.outcome(widget, held, options) }
            await gate.waiting.wait(for: 1)
            try await stage.show(request)
            #expect(await replaced.value == .display(.notCurrent))
            // Too late to cancel: it is not the one that is shown.
            replaced.cancel()
            await stage.window.frames(2)
            #expect(stage.widget.halcyon.state.response != nil)
        }

        private static func outcome(
            _ widget: OpaquePointer, _ request: ImageRequest, _ options: WidgetImages.Options
        ) async -> ImageError? {
            do throws(ImageError) { try await widget.halcyon.showImage(with: request, options: options) } catch {
                return error
            }
            return nil
        }
    }
}
