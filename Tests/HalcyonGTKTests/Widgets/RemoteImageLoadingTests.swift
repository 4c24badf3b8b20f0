import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct RemoteImageLoadingTests {
        private let red = FakeLoader.Answer.image(FakeImage(width: 40, height: 40))
        private let green = FakeLoader.Answer.image(FakeImage(width: 40, height: 40, color: FakeImage.green))

        @Test("Given a hidden widget, when it has a request, then it loads only once it can be seen")
        func mapped() async throws {
            let stage = try await RemoteImageStage("http://x/red", isMapped: false, answers: { $0["/red"] = red })
            defer { stage.window.close() }
            await stage.window.frames(5)
            #expect(stage.loader.started.value == 0)
            gtk_widget_set_visible(stage.remote.pointer(), 1)
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            #expect(stage.loader.started.value == 1)
        }

        @Test("Given a widget that loads at once, when it has no window, then it loads all the same")
        func atOnce() async throws {
            let pipeline = ImagePipeline(.fake(loader: FakeLoader(default: red)))
            var states: [DisplayState] = []
            let remote = RemoteImage("http://x/red") {
                $0.pipeline = pipeline
                $0.loadsWhen = .atOnce
                $0.onStateChange = { states.append($0) }
            }
            g_object_ref_sink(remote.widget)
            try await eventually("the image is there") { remote.state.response != nil }
            #expect(states.count == 2 || states.count == 3)
            g_object_unref(remote.widget)
        }

        @Test("Given a loading widget, when hidden, then the load is cancelled or goes on, as configured")
        func disappears() async throws {
            let gate = Gate()
            let stage = try await RemoteImageStage("http://x/red", answers: { $0["/red"] = red.held(at: gate) }) {
                $0.onDisappear = .cancel
            }
            defer { stage.window.close() }
            var failures: [ImageError] = []
            stage.remote.onFailure = { failures.append($0) }
            await gate.waiting.wait(for: 1)
            gtk_widget_set_visible(stage.remote.pointer(), 0)
            await stage.loader.running.wait { $0 == 0 }
            #expect(!stage.remote.state.isLoading)
            gtk_widget_set_visible(stage.remote.pointer(), 1)
            await stage.loader.started.wait(for: 2)
            stage.remote.onDisappear = .lowerPriority
            gtk_widget_set_visible(stage.remote.pointer(), 0)
            #expect(stage.remote.state.isLoading)
            gate.open()
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            #expect(stage.loader.started.value == 2)
            #expect(failures.isEmpty)
        }

        @Test("Given a shown image, when it is reloaded, then it stays until the new one is there")
        func reload() async throws {
            let gate = Gate()
            let stage = try await RemoteImageStage(
                "http://x/red", answers: { $0.answer("/red", with: red, green.held(at: gate)) }
            ) { $0.placeholder = .color(.pureBlue) }
            defer { stage.window.close() }
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            stage.remote.reload()
            await gate.waiting.wait(for: 1)
            #expect(stage.remote.state.isLoading)
            await stage.window.frames(2)
            #expect(try stage.pixels().middle == .pureRed)
            gate.open()
            try await eventually("the new one is shown") { stage.remote.state.response != nil }
            await stage.window.frames(1)
            #expect(try stage.pixels().middle == .pureGreen)
        }

        @Test("Given a shown image, when a reload fails, then it stays and the failure is reported")
        func reloadFails() async throws {
            let stage = try await RemoteImageStage(
                "http://x/red", answers: { $0.answer("/red", with: red, .status(404), green) })
            defer { stage.window.close() }
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            var failures: [ImageError] = []
            stage.remote.onFailure = { failures.append($0) }
            stage.remote.reload()
            try await eventually("it has failed") { stage.remote.state.error != nil }
            #expect(failures == [.response(.status(404))])
            #expect(stage.part("halcyon-failure") == nil)
            await stage.window.frames(1)
            #expect(try stage.pixels().middle == .pureRed)
            stage.remote.retry()
            try await eventually("the new one is shown") { stage.remote.state.response != nil }
            await stage.window.frames(1)
            #expect(try stage.pixels().middle == .pureGreen)
        }

        @Test("Given a load, when it is cancelled and tried again, then it is loaded after all")
        func cancel() async throws {
            let gate = Gate()
            let stage = try await RemoteImageStage("http://x/red", answers: { $0["/red"] = red.held(at: gate) })
            defer { stage.window.close() }
            await gate.waiting.wait(for: 1)
            stage.remote.cancel()
            await stage.loader.running.wait { $0 == 0 }
            #expect(!stage.remote.state.isLoading)
            gate.open()
            stage.remote.retry()
            try await eventually("the image is shown") { stage.remote.state.response != nil }
        }

        @Test("Given previews, when part of an image has arrived, then it is shown while the rest loads")
        func previews() async throws {
            let gate = Gate()
            let data = FakeImage(width: 40, height: 40).data
            let stage = try await RemoteImageStage(
                "http://x/red", decoder: FakeDecoder(hasPreviews: true),
                answers: { $0["/red"] = FakeLoader.Answer(chunks: [data, Data(" ".utf8)]).pausing(at: gate) }
            ) { $0.previews = PreviewPolicy(interval: 0, leastBytes: 1) }
            defer { stage.window.close() }
            try await eventually("a preview is shown") {
                if case .preview = stage.remote.state { true } else { false }
            }
            await stage.window.frames(1)
            #expect(try stage.pixels().middle == .pureRed)
            await stage.passDelay()
            gate.open()
            try await eventually("the image is shown") { if case .shown = stage.remote.state { true } else { false } }
        }
    }
}
