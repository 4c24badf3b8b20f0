import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    /// What the program does while it is told something.
    @Suite @MainActor
    struct RemoteImageHandlerTests {
        enum Handler: CaseIterable {
            case loading, progress, success, failure, failureWidget, placeholderWidget
        }

        private let red = FakeLoader.Answer.image(FakeImage(width: 40, height: 40))
        private let green = FakeLoader.Answer.image(FakeImage(width: 40, height: 40, color: FakeImage.green))

        private func name(_ state: DisplayState) -> String {
            switch state {
            case .idle: "idle"
            case .loading, .preview: "loading"
            case .shown: "shown"
            case .failed: "failed"
            }
        }

        @Test("Given a failure builder that requests a cached image, when run, then only that is shown")
        func failureWidgetReplaces() async throws {
            let stage = try await RemoteImageStage("http://x/green", answers: { $0["/green"] = green })
            defer { stage.window.close() }
            try await eventually("it is in memory") { stage.remote.state.response != nil }
            var states: [String] = []
            stage.remote.onStateChange = { states.append(name($0)) }
            stage.remote.failureWidget = { _, image in
                image.request = "http://x/green"
                return UnsafeMutableRawPointer(gtk_label_new("too late"))
            }
            stage.loader["/bad"] = .status(404)
            stage.remote.request = "http://x/bad"
            try await eventually("it is shown") { stage.remote.state.response != nil }
            #expect(stage.part("halcyon-failure") == nil)
            await stage.window.frames(2)
            #expect(try stage.pixels().middle == .pureGreen)
            #expect(states.last == "shown")
        }

        @Test("Given a failure handler that requests another image, when called, then that is shown")
        func failureReplaces() async throws {
            var shown: [String] = []
            let stage = try await RemoteImageStage(
                "http://x/bad",
                answers: {
                    $0["/bad"] = .status(404)
                    $0["/green"] = green
                }
            ) { image in
                image.onFailure = { [weak image] _ in image?.request = "http://x/green" }
                image.onSuccess = { [weak image] _ in shown.append(image?.url?.path ?? "") }
            }
            defer { stage.window.close() }
            try await eventually("it is shown") { shown == ["/green"] }
            await stage.window.frames(2)
            #expect(stage.part("halcyon-failure") == nil)
            #expect(try stage.pixels().middle == .pureGreen)
        }

        @Test("Given a load that hiding gives up, when the handler cancels it, then it is not begun again")
        func cancelWhileHidden() async throws {
            let gate = Gate()
            let stage = try await RemoteImageStage("http://x/red", answers: { $0["/red"] = red.held(at: gate) }) {
                $0.onDisappear = .cancel
            }
            defer { stage.window.close() }
            await gate.waiting.wait(for: 1)
            stage.remote.onStateChange = { [weak remote = stage.remote] state in
                if case .idle = state { remote?.cancel() }
            }
            gtk_widget_set_visible(stage.remote.pointer(), 0)
            await stage.loader.running.wait { $0 == 0 }
            gtk_widget_set_visible(stage.remote.pointer(), 1)
            await stage.window.frames(3)
            #expect(!stage.remote.state.isLoading)
            #expect(stage.loader.started.value == 1)
        }

        @Test(
            "Given any handler, when it closes the window, then nothing breaks and nothing is left",
            arguments: Handler.allCases)
        func closes(_ handler: Handler) async throws {
            let loader = FakeLoader(default: [.failure, .failureWidget].contains(handler) ? .status(404) : red)
            let pipeline = ImagePipeline(.fake(loader: loader))
            var window: TestWindow?
            var wasCalled = false
            let close = { @MainActor in
                wasCalled = true
                window?.close()
                window = nil
            }
            var remote: RemoteImage? = RemoteImage { $0.pipeline = pipeline }
            weak let object = remote
            let life = WeakWidget(try #require(remote?.opaquePointer))
            window = try await TestWindow(try #require(remote?.pointer()))
            switch handler {
            case .loading: remote?.onStateChange = { if $0.isLoading { close() } }
            case .progress: remote?.onProgress = { _ in close() }
            case .success: remote?.onSuccess = { _ in close() }
            case .failure: remote?.onFailure = { _ in close() }
            case .failureWidget:
                remote?.failureWidget = { _, _ in
                    close()
                    return UnsafeMutableRawPointer(gtk_label_new("too late"))
                }
            case .placeholderWidget:
                remote?.placeholderWidget = {
                    close()
                    return UnsafeMutableRawPointer(gtk_label_new("too late"))
                }
            }
            remote?.request = "http://x/red"
            remote = nil
            try await eventually("it was called: \(handler)") { wasCalled }
            try await eventually("nothing is left: \(handler)") { life.isGone && object == nil }
        }

        @Test("Given a widget removed while loading, when it is put back, then its image is shown")
        func moved() async throws {
            let gate = Gate()
            let stage = try await RemoteImageStage("http://x/red", answers: { $0["/red"] = red.held(at: gate) }) {
                $0.onDisappear = .cancel
            }
            await gate.waiting.wait(for: 1)
            g_object_ref(stage.remote.widget)
            gtk_window_set_child(stage.window.window, nil)
            await stage.loader.running.wait { $0 == 0 }
            gate.open()
            stage.window.close()
            let window = try await TestWindow(stage.remote.pointer())
            defer { window.close() }
            g_object_unref(stage.remote.widget)
            try await eventually("it is shown") { stage.remote.state.response != nil }
            await window.frames(2)
            #expect(try window.pixels().middle == .pureRed)
        }

        @Test("Given absurd sizes and radii, when set, then sizes are clamped and nothing crashes")
        func bounds() async throws {
            let remote = RemoteImage()
            g_object_ref_sink(remote.widget)
            defer { g_object_unref(remote.widget) }
            for (size, expected) in [(Int.max, 32_767), (1 << 30, 32_767), (0, 0), (-1, nil), (.min, nil)]
                as [(Int, Int?)]
            {
                (remote.width, remote.height) = (size, size)
                #expect(remote.width == expected && remote.height == expected)
                var asked: (width: gint, height: gint) = (0, 0)
                gtk_widget_get_size_request(remote.pointer(), &asked.width, &asked.height)
                #expect(Int(asked.width) == expected ?? -1 && Int(asked.height) == expected ?? -1)
            }
            for radius in [Double.nan, -1, -.infinity, .greatestFiniteMagnitude, .infinity, 0] {
                remote.cornerRadius = radius
                remote.widget.halcyon.cornerRadius = radius
            }
            remote.indicatorDelay = .nan
            remote.transition = .fade(seconds: .nan)
        }

        @Test("Given absurd radii and times, when an image is drawn, then they count as none or the most")
        func drawnBounds() async throws {
            let stage = try await RemoteImageStage(
                "http://x/red", width: 100, height: 100, answers: { $0["/red"] = red }
            ) {
                $0.contentFit = .cover
                $0.indicatorDelay = .nan
                $0.transition = .fade(seconds: .nan)
            }
            defer { stage.window.close() }
            try await eventually("it is shown") { stage.remote.state.response != nil }
            let radii: [(Double, Bool)] = [
                (.nan, false), (.infinity, true), (-1, false), (.greatestFiniteMagnitude, true), (-.infinity, false),
            ]
            for (radius, isRound) in radii {
                stage.remote.cornerRadius = radius
                await stage.window.frames(2)
                let pixels = try stage.pixels()
                #expect(pixels.middle == .pureRed && (pixels[10, 10].alpha == 0) == isRound, "\(radius)")
            }
        }
    }
}
