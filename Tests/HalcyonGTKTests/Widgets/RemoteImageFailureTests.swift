import CGTK
import CTestLoop
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import LinuxTestSupport
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct RemoteImageFailureTests {
        private let red = FakeLoader.Answer.image(FakeImage(width: 40, height: 40))

        private func failed(
            width: Int = 300, height: Int = 300, setUp: (RemoteImage) -> Void = { _ in }
        ) async throws -> RemoteImageStage {
            let stage = try await RemoteImageStage(
                "http://x/red", width: width, height: height,
                answers: { $0.answer("/red", with: .status(404), red) }, setUp: setUp)
            try await eventually("it has failed") { stage.remote.state.error != nil }
            await stage.window.frames(2)
            return stage
        }

        @Test("Given a failure, when its button is clicked, then the image is loaded")
        func click() async throws {
            var failures: [ImageError] = []
            let stage = try await failed { $0.onFailure = { failures.append($0) } }
            defer { stage.window.close() }
            let label = try #require(stage.part("halcyon-failure-text"))
            #expect(String(cString: gtk_label_get_text(OpaquePointer(label))) == "The server answered with status 404")
            #expect(stage.part("halcyon-failure-icon") != nil)
            #expect(failures == [.response(.status(404))])
            let button = try #require(stage.part("halcyon-retry"))
            click(button)
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            #expect(stage.part("halcyon-failure") == nil)
            await stage.window.frames(1)
            #expect(try stage.pixels().middle == .pureRed)
        }

        @Test("Given a failure, when the keyboard is used, then the button has the focus and tries again")
        func keyboard() async throws {
            let stage = try await failed()
            defer { stage.window.close() }
            let window = UnsafeMutableRawPointer(stage.window.window).assumingMemoryBound(to: GtkWidget.self)
            #expect(gtk_widget_child_focus(window, GTK_DIR_TAB_FORWARD) != 0)
            let button = try #require(stage.part("halcyon-retry"))
            #expect(gtk_window_get_focus(stage.window.window) == button)
            #expect(halcyon_accessible_label_is(button, "Try Again") != 0)
            // What Return does.
            #expect(gtk_widget_activate(button) != 0)
            try await eventually("the image is shown") { stage.remote.state.response != nil }
        }

        @Test(
            "Given a small widget, when a load fails, then it shows only a button until there is room",
            arguments: [60, 300])
        func small(width: Int) async throws {
            let stage = try await failed(width: width, height: 60)
            defer { stage.window.close() }
            try await eventually("there is a button alone") { stage.part("halcyon-failure-text") == nil }
            #expect(stage.part("halcyon-failure-icon") == nil)
            #expect(stage.part("halcyon-retry") != nil)
            #expect(gtk_widget_get_height(stage.remote.pointer()) == 60)
            gtk_window_set_default_size(stage.window.window, 300, 300)
            try await eventually("there is all") { stage.part("halcyon-failure-text") != nil }
        }

        @Test("Given a custom failure widget, when a load fails, then it is shown and can retry")
        func own() async throws {
            let stage = try await failed {
                $0.failureWidget = { error, image in
                    guard let button = gtk_button_new_with_label("\(error.code)") else { return nil }
                    onClick(button) { [weak image] in image?.retry() }
                    return UnsafeMutableRawPointer(button)
                }
            }
            defer { stage.window.close() }
            let button = try #require(stage.part("halcyon-failure"))
            let label = gtk_button_get_label(UnsafeMutableRawPointer(button).assumingMemoryBound(to: GtkButton.self))
            #expect(label.map { String(cString: $0) } == "\(ImageError.response(.status(404)).code)")
            #expect(stage.part("halcyon-retry") == nil)
            click(button)
            try await eventually("the image is shown") { stage.remote.state.response != nil }
        }

        @Test("Given a failure image, when a load fails, then it is drawn, with a button if enabled")
        func image() async throws {
            let stage = try await failed { $0.failureImage = .color(.pureBlue) }
            defer { stage.window.close() }
            #expect(try stage.pixels()[2, 2] == .pureBlue)
            #expect(stage.part("halcyon-failure-text") == nil)
            #expect(stage.part("halcyon-retry") != nil)
            stage.remote.showsRetry = false
            #expect(stage.part("halcyon-retry") == nil)
            stage.remote.failureImage = .icon("dialog-error-symbolic")
            let icon = try #require(stage.part("halcyon-failure-icon"))
            #expect(String(cString: gtk_image_get_icon_name(OpaquePointer(icon))) == "dialog-error-symbolic")
            stage.remote.showsFailure = false
            #expect(stage.part("halcyon-failure") == nil)
        }

        @Test("Given words of the user's own, when it fails, then they are shown")
        func texts() async throws {
            let stage = try await failed {
                $0.texts.retry = "Noch einmal"
                $0.texts.failure = { "Fehler \($0.code)" }
            }
            defer { stage.window.close() }
            let label = try #require(stage.part("halcyon-failure-text"))
            #expect(String(cString: gtk_label_get_text(OpaquePointer(label))) == "Fehler 2008")
            let button = try #require(stage.part("halcyon-retry"))
            #expect(halcyon_accessible_label_is(button, "Noch einmal") != 0)
        }

        @Test("Given an alternative text, when the state changes, then assistive technologies get both")
        func accessible() async throws {
            let gate = Gate()
            let stage = try await RemoteImageStage(
                "http://x/red", answers: { $0.answer("/red", with: .status(404).held(at: gate), red) }
            ) { $0.alternativeText = "A cat" }
            defer { stage.window.close() }
            let widget: UnsafeMutablePointer<GtkWidget> = stage.remote.pointer()
            #expect(gtk_accessible_get_accessible_role(OpaquePointer(widget)) == GTK_ACCESSIBLE_ROLE_IMG)
            #expect(halcyon_accessible_label_is(widget, "A cat") != 0)
            #expect(halcyon_accessible_busy_is(widget, 1) != 0)
            #expect(halcyon_accessible_description_is(widget, "Loading") != 0)
            gate.open()
            try await eventually("it has failed") { stage.remote.state.error != nil }
            #expect(halcyon_accessible_busy_is(widget, 0) != 0)
            #expect(halcyon_accessible_description_is(widget, "The server answered with status 404") != 0)
            stage.remote.alternativeText = "Two cats"
            stage.remote.retry()
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            #expect(halcyon_accessible_label_is(widget, "Two cats") != 0)
            #expect(gtk_test_accessible_has_property(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION) == 0)
        }

        /// By the signal that a pointer's click emits.
        private func click(_ button: UnsafeMutablePointer<GtkWidget>) {
            var value = GValue()
            g_value_init(&value, gtk_button_get_type())
            g_value_set_object(&value, button)
            g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
            g_value_unset(&value)
        }
    }
}

/// Connects a button, as a binding does.
@MainActor
private func onClick(_ button: UnsafeMutablePointer<GtkWidget>, _ action: @escaping @MainActor () -> Void) {
    final class Handler {
        let action: @MainActor () -> Void
        init(_ action: @escaping @MainActor () -> Void) { self.action = action }
    }
    let handler: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { Unmanaged<Handler>.fromOpaque(data).takeUnretainedValue().action() }
    }
    g_signal_connect_data(
        button, "clicked", unsafeBitCast(handler, to: GCallback.self),
        Unmanaged.passRetained(Handler(action)).toOpaque(),
        { data, _ in if let data { Unmanaged<Handler>.fromOpaque(data).release() } }, GConnectFlags(rawValue: 0))
}
