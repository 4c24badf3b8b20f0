import CGTK
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct WidgetIndicatorTests {
        private func visible(_ stage: PictureStage, above alpha: UInt8 = 100) throws -> [SIMD4<UInt8>] {
            let shot = try stage.window.pixels(of: stage.widget)
            return (0..<shot.height).flatMap { y in (0..<shot.width).map { shot.channels($0, y) } }.filter {
                $0.w > alpha
            }
        }

        /// Red, green and blue of what is drawn of a symbolic icon, added up: dark is little.
        private func lightness(_ stage: PictureStage) throws -> Int {
            let pixels = try visible(stage)
            return pixels.map { Int($0.x) + Int($0.y) + Int($0.z) }.reduce(0, +) / max(1, pixels.count)
        }

        @Test("Given a spinner, when a load is slow, then it turns in the theme's colour until the end")
        func spinner() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            stage.widget.halcyon.indicator = .spinner
            let gate = Gate()
            stage.set(stage.request("/red", FakeImage(width: 200, height: 200), at: gate))
            await stage.window.frames(1)
            #expect(try visible(stage).isEmpty)
            try await eventually("it is drawn") {
                await stage.window.frames(1)
                return try !visible(stage).isEmpty
            }
            let first = try visible(stage)
            try await eventually("it turns") {
                await stage.window.frames(1)
                return try visible(stage) != first
            }
            #expect(try lightness(stage) < 300)
            setDark(true, stage)
            defer { setDark(false, stage) }
            try await eventually("it is light on dark") { try lightness(stage) > 450 }
            gate.open()
            try await eventually("the image is there") { stage.outcomes.count == 1 }
            await stage.window.frames(2)
            #expect(Set(try visible(stage)) == [FakeImage.red])
        }

        @Test("Given a custom indicator, when its widget is hidden, then it pauses until that is shown")
        func custom() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            var draws: [GTKIndicator.Canvas] = []
            stage.widget.halcyon.indicator = .custom { draws.append($0) }
            let gate = Gate()
            stage.set(stage.request("/red", FakeImage(), at: gate))
            try await eventually("it is drawn") { draws.count > 3 }
            #expect(draws.last?.width == 200 && draws.last?.height == 200)
            #expect(draws.map(\.seconds) == draws.map(\.seconds).sorted())
            gtk_widget_set_visible(stage.widget, 0)
            await stage.window.frames(2)
            var count = draws.count
            await stage.window.frames(10)
            #expect(draws.count == count)
            gtk_widget_set_visible(stage.widget, 1)
            try await eventually("it is drawn again") { draws.count > count + 2 }
            gate.open()
            try await eventually("the image is there") { stage.outcomes.count == 1 }
            await stage.window.frames(2)
            count = draws.count
            await stage.window.frames(10)
            #expect(draws.count == count)
        }

        @Test("Given an icon as placeholder, when the theme turns dark, then the icon turns light")
        func icon() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            stage.set(stage.request("/red", FakeImage(), at: Gate()), placeholder: .icon("process-working-symbolic"))
            await stage.window.frames(2)
            #expect(try !visible(stage).isEmpty)
            #expect(try lightness(stage) < 300)
            setDark(true, stage)
            defer { setDark(false, stage) }
            try await eventually("it is light") { try lightness(stage) > 450 }
        }

        @Test("Given icon names, when used as placeholders, then each is drawn and unknown ones warn once")
        func icons() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            _ = LogRecorder.take()
            for name in ["image-missing-symbolic", "image-x-generic-symbolic", "no-such-symbolic", "no-such-symbolic"] {
                stage.set(nil, placeholder: .icon(name))
                await stage.window.frames(2)
                // The first is pale by its own design.
                #expect(try visible(stage, above: 50) != [], "\(name)")
            }
            let warnings = LogRecorder.take().filter { $0.hasPrefix("warning halcyon.gtk") }
            #expect(warnings.count == 1 && warnings.allSatisfy { $0.contains("no-such-symbolic") })
        }

        @Test("Given a GtkImage in a button, when a load is slow, then the spinner precedes the image")
        func imageInButton() async throws {
            let (button, image) = (try #require(gtk_button_new()), try #require(gtk_image_new()))
            gtk_image_set_pixel_size(OpaquePointer(image), 64)
            gtk_button_set_child(UnsafeMutablePointer(OpaquePointer(button)), image)
            let stage = try await PictureStage(image, in: button)
            defer { stage.window.close() }
            stage.widget.halcyon.indicator = .spinner
            let gate = Gate()
            stage.set(stage.request("/red", FakeImage(width: 400, height: 400), at: gate))
            try await eventually("the spinner is drawn") {
                await stage.window.frames(1)
                return try !visible(stage).isEmpty
            }
            gate.open()
            try await eventually("the image is there") { stage.outcomes.count == 1 }
            await stage.window.frames(2)
            let side = Int(min(gtk_widget_get_width(image), gtk_widget_get_height(image))) * stage.scale
            #expect(stage.shownSize == PixelSize(width: side, height: side))
            #expect(try stage.middle() == FakeImage.red)
        }

        @Test("Given round corners, when an image covers or fits the widget, then its own corners are cut")
        func corners() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            stage.widget.halcyon.cornerRadius = 20
            gtk_picture_set_content_fit(OpaquePointer(stage.widget), GTK_CONTENT_FIT_COVER)
            try await stage.show(stage.request("/red", FakeImage(width: 400, height: 200))) { $0.sizing = .whole }
            var shot = try stage.window.pixels()
            #expect(shot.channels(1, 1).w == 0 && shot.channels(198, 198).w == 0)
            #expect(shot.channels(30, 1) == FakeImage.red)
            gtk_picture_set_content_fit(OpaquePointer(stage.widget), GTK_CONTENT_FIT_CONTAIN)
            await stage.window.frames(2)
            shot = try stage.window.pixels()
            #expect(shot.channels(1, 51).w == 0)
            #expect(shot.channels(30, 51) == FakeImage.red)
        }

        private func setDark(_ isDark: Bool, _ stage: PictureStage) {
            setBoolean(gtk_widget_get_settings(stage.widget), "gtk-application-prefer-dark-theme", isDark)
        }
    }
}
