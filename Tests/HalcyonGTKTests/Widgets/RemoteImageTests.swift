import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct RemoteImageTests {
        private let red = FakeLoader.Answer.image(FakeImage(width: 40, height: 40))

        @Test("Given a placeholder, when the image comes, then they are drawn in turn")
        func placeholder() async throws {
            let gate = Gate()
            let stage = try await RemoteImageStage("http://x/red", answers: { $0["/red"] = red.held(at: gate) }) {
                $0.placeholder = .color(.pureBlue)
            }
            defer { stage.window.close() }
            #expect(try stage.pixels().middle == .pureBlue)
            stage.remote.placeholder = .color(.pureGreen)
            await stage.window.frames(1)
            #expect(try stage.pixels().middle == .pureGreen)
            gate.open()
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            await stage.window.frames(1)
            #expect(try stage.pixels().middle == .pureRed)
        }

        @Test("Given an icon or widget placeholder, when the image is shown, then it is gone")
        func placeholderWidgets() async throws {
            let gate = Gate()
            let stage = try await RemoteImageStage("http://x/red", answers: { $0["/red"] = red.held(at: gate) }) {
                $0.placeholder = .icon("image-x-generic-symbolic")
            }
            defer { stage.window.close() }
            let icon = try #require(stage.part("halcyon-placeholder"))
            #expect(String(cString: gtk_image_get_icon_name(OpaquePointer(icon))) == "image-x-generic-symbolic")
            stage.remote.placeholderWidget = { UnsafeMutableRawPointer(gtk_label_new("Wait")) }
            let label = try #require(stage.part("halcyon-placeholder"))
            #expect(String(cString: gtk_label_get_text(OpaquePointer(label))) == "Wait")
            gate.open()
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            #expect(stage.part("halcyon-placeholder") == nil)
            stage.remote.request = nil
            #expect(stage.part("halcyon-placeholder") != nil)
        }

        @Test("Given a slow load, when the delay has passed, then a spinner is shown until it ends")
        func spinner() async throws {
            let gate = Gate()
            let stage = try await RemoteImageStage("http://x/red", answers: { $0["/red"] = red.held(at: gate) })
            defer { stage.window.close() }
            await stage.clock.wait(forSleepers: 1)
            stage.clock.advance(0.2)
            await stage.window.frames(2)
            #expect(stage.part("halcyon-spinner") == nil)
            stage.clock.advance(0.1)
            try await eventually("there is a spinner") { stage.part("halcyon-spinner") != nil }
            stage.remote.showsSpinner = false
            #expect(stage.part("halcyon-spinner") == nil)
            stage.remote.showsSpinner = true
            #expect(stage.part("halcyon-spinner") != nil)
            gate.open()
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            #expect(stage.part("halcyon-spinner") == nil)
        }

        @Test("Given a fast load, when the delay has passed after it, then there is no spinner")
        func noSpinner() async throws {
            let gate = Gate()
            let stage = try await RemoteImageStage("http://x/red", answers: { $0["/red"] = red.held(at: gate) })
            defer { stage.window.close() }
            await stage.clock.wait(forSleepers: 1)
            gate.open()
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            stage.clock.advance(10)
            await stage.window.frames(2)
            #expect(stage.part("halcyon-spinner") == nil)
        }

        @Test("Given a transfer of known size, when part has arrived, then a bar replaces the spinner")
        func progress() async throws {
            let gate = Gate()
            var data = FakeImage(width: 40, height: 40).data
            data.append(Data(repeating: 32, count: data.count.isMultiple(of: 2) ? 0 : 1))
            let half = data.count / 2
            let stage = try await RemoteImageStage(
                "http://x/red",
                answers: {
                    $0["/red"] = FakeLoader.Answer(chunks: [data.prefix(half), data.suffix(half)]).pausing(at: gate)
                })
            defer { stage.window.close() }
            var reported: [LoadingProgress] = []
            stage.remote.onProgress = { reported.append($0) }
            try await eventually("a part has come") { stage.remote.state.progress?.receivedBytes == half }
            #expect(stage.part("halcyon-progress") == nil)
            await stage.passDelay()
            try await eventually("there is a bar") { stage.part("halcyon-progress") != nil }
            let bar = try #require(stage.part("halcyon-progress"))
            #expect(gtk_progress_bar_get_fraction(OpaquePointer(bar)) == 0.5)
            #expect(stage.part("halcyon-spinner") == nil)
            stage.remote.showsProgress = false
            #expect(stage.part("halcyon-progress") == nil)
            #expect(stage.part("halcyon-spinner") != nil)
            gate.open()
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            #expect(reported.last == LoadingProgress(receivedBytes: data.count, expectedBytes: data.count))
        }

        @Test("Given a slow load, when another URL is set, then the first image is never shown")
        func replaced() async throws {
            let (first, second) = (Gate(), Gate())
            let stage = try await RemoteImageStage(
                "http://x/red",
                answers: {
                    $0["/red"] = red.held(at: first)
                    $0["/green"] = .image(FakeImage(width: 40, height: 40, color: FakeImage.green)).held(at: second)
                })
            defer { stage.window.close() }
            var shown: [String] = []
            stage.remote.onSuccess = { _ in shown.append(stage.remote.url?.path ?? "") }
            var failures: [ImageError] = []
            stage.remote.onFailure = { failures.append($0) }
            await first.waiting.wait(for: 1)
            stage.remote.url = URL(string: "http://x/green")
            first.open()
            for _ in 0..<10 {
                await stage.window.frames(1)
                #expect(try stage.pixels().middle.alpha == 0)
            }
            second.open()
            try await eventually("the second is shown") { stage.remote.state.response != nil }
            await stage.window.frames(1)
            #expect(try stage.pixels().middle == .pureGreen)
            #expect(shown == ["/green"])
            #expect(failures.isEmpty)
        }

        @Test("Given a shown image, when another is set while hidden, then the first is gone")
        func replacedHidden() async throws {
            let stage = try await RemoteImageStage("http://x/red", answers: { $0["/red"] = red })
            defer { stage.window.close() }
            try await eventually("the first is shown") { stage.remote.state.response != nil }
            gtk_widget_set_visible(stage.remote.pointer(), 0)
            stage.remote.url = URL(string: "http://x/green")
            #expect(stage.remote.state.response == nil)
            stage.remote.cancel()
            gtk_widget_set_visible(stage.remote.pointer(), 1)
            await stage.window.frames(3)
            #expect(try stage.pixels().middle.alpha == 0)
            #expect(stage.loader.started.value == 1)
        }

        @Test("Given a loading widget, when it is destroyed, then its object and load are gone too")
        func destroyed() async throws {
            let gate = Gate()
            let loader = FakeLoader(default: red.held(at: gate))
            let pipeline = ImagePipeline(.fake(loader: loader))
            var remote: RemoteImage? = RemoteImage("http://x/red") {
                $0.pipeline = pipeline
                $0.placeholder = .icon("image-missing-symbolic")
            }
            weak let object = remote
            let widget = try #require(remote?.opaquePointer)
            let life = WeakWidget(widget)
            let window = try await TestWindow(UnsafeMutablePointer(widget))
            remote = nil
            #expect(RemoteImage.of(widget) === object)
            await gate.waiting.wait(for: 1)
            window.close()
            #expect(object == nil)
            #expect(life.isGone)
            await loader.running.wait { $0 == 0 }
            #expect(!gate.isOpen)
        }

        @Test("Given handlers that retain the object, when the widget is destroyed, then it is freed")
        func cycle() async throws {
            var remote: RemoteImage? = RemoteImage("http://x/red") { image in
                image.pipeline = ImagePipeline(.fake())
                image.onStateChange = { _ in _ = image.state }
                image.failureWidget = { _, _ in image.widget }
            }
            weak let object = remote
            let window = try await TestWindow(try #require(remote?.pointer()))
            remote = nil
            #expect(object != nil)
            window.close()
            #expect(object == nil)
        }

        @Test("Given a widget that was destroyed, when its object is still used, then nothing happens")
        func afterLife() async throws {
            let stage = try await RemoteImageStage("http://x/red", answers: { $0["/red"] = red })
            stage.window.close()
            let remote = stage.remote
            remote.url = URL(string: "http://x/green")
            remote.cornerRadius = 4
            remote.contentFit = .cover
            remote.placeholder = .icon("image-missing-symbolic")
            remote.alternativeText = "A cat"
            remote.width = 20
            remote.reload()
            remote.retry()
            remote.cancel()
            #expect(remote.state.response == nil)
            #expect(remote.width == nil)
        }

        @Test("Given a widget of another kind, when it is asked for its object, then it has none")
        func ofOther() throws {
            let label = try #require(gtk_label_new("A cat"))
            g_object_ref_sink(label)
            #expect(RemoteImage.of(label) == nil)
            g_object_unref(label)
        }
    }
}
