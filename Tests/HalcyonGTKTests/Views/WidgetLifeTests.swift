import CGTK
import Glibc
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct WidgetLifeTests {
        enum Moment: CaseIterable {
            case waitingForSize, loading, indicating, shown, fading, animating
        }

        /// Weakly, all that a widget's image has.
        private final class Remains {
            let widget: WeakWidget
            weak var pixels: PixelBuffer?
            weak var memory: PixelBuffer.Memory?
            weak var player: AnimationPlayer?
            init(_ widget: WeakWidget) { self.widget = widget }
        }

        private func bring(_ stage: PictureStage, to moment: Moment, _ gate: Gate) async throws -> Remains {
            let widget = stage.widget
            widget.halcyon.indicator = .spinner
            let frames = moment == .animating ? 50 : 1
            let image = FakeImage(width: 64, height: 64, frameCount: frames)
            switch moment {
            case .waitingForSize:
                gtk_widget_set_visible(widget, 0)
                stage.set(stage.request("/image", image))
            case .loading, .indicating:
                stage.set(stage.request("/image", image, at: gate))
                await gate.waiting.wait(for: 1)
                if moment == .indicating { await stage.window.frames(20) }
            case .shown, .animating: try await stage.show(stage.request("/image", image))
            case .fading:
                try await stage.show(stage.request("/image", image), placeholder: .color(PixelColor(hex: 0xFF))) {
                    $0.transition = .fade(seconds: 60)
                }
            }
            let remains = Remains(WeakWidget(OpaquePointer(widget)))
            remains.pixels = widget.halcyon.state.response?.image.pixels
            remains.memory = remains.pixels?.memory
            remains.player = widget.halcyon.playback.player
            #expect((remains.player != nil) == (moment == .animating))
            return remains
        }

        private func expectGone(_ remains: Remains, _ stage: PictureStage, _ moment: Moment) async throws {
            try await eventually("the widget is gone: \(moment)") { remains.widget.isGone }
            try await eventually("the transfer has ended: \(moment)") { stage.loader.running.value == 0 }
            try await eventually("its completion was called: \(moment)") { stage.outcomes.count == 1 }
            if [.waitingForSize, .loading, .indicating].contains(moment) {
                #expect(stage.outcomes.first?.failure == .display(.notCurrent))
            }
            // What the test itself holds.
            stage.forget()
            stage.cache.removeAll()
            try await eventually("nothing of it is left: \(moment)") {
                remains.pixels == nil && remains.memory == nil && remains.player == nil
            }
        }

        @Test("Given any moment, when the widget's window is closed, then all of it ends", arguments: Moment.allCases)
        func closed(_ moment: Moment) async throws {
            let gate = Gate()
            let stage = try await PictureStage()
            let remains = try await bring(stage, to: moment, gate)
            stage.window.close()
            try await expectGone(remains, stage, moment)
        }

        @Test("Given any moment, when the last reference goes later, then all of it ends", arguments: Moment.allCases)
        func unreferenced(_ moment: Moment) async throws {
            let gate = Gate()
            let stage = try await PictureStage()
            defer { stage.window.close() }
            let remains = try await bring(stage, to: moment, gate)
            g_object_ref(UnsafeMutableRawPointer(stage.widget))
            gtk_window_set_child(stage.window.window, nil)
            await stage.window.frames(3)
            #expect(!remains.widget.isGone)
            g_object_unref(UnsafeMutableRawPointer(stage.widget))
            try await expectGone(remains, stage, moment)
        }

        @Test(
            "Given any moment, when another thread drops the last reference, then the program lives",
            arguments: Moment.allCases)
        func otherThread(_ moment: Moment) async throws {
            let gate = Gate()
            let stage = try await PictureStage()
            defer { stage.window.close() }
            let remains = try await bring(stage, to: moment, gate)
            g_object_ref(UnsafeMutableRawPointer(stage.widget))
            gtk_window_set_child(stage.window.window, nil)
            await stage.window.frames(3)
            let address = UInt(bitPattern: stage.widget)
            await Task.detached {
                if let widget = UnsafeMutableRawPointer(bitPattern: address) { g_object_unref(widget) }
            }.value
            try await expectGone(remains, stage, moment)
        }

        @Test("Given a completion that closes the window, when it is called, then nothing breaks")
        func closedByCompletion() async throws {
            let stage = try await PictureStage()
            let weak = WeakWidget(OpaquePointer(stage.widget))
            var isOver = false
            stage.widget.halcyon.setImage(
                with: stage.request("/red", FakeImage(frameCount: 3)), options: stage.options
            ) { _ in
                stage.window.close()
                isOver = true
            }
            try await eventually("it is over") { isOver }
            try await eventually("the widget is gone") { weak.isGone }
        }
    }
}

extension Result {
    fileprivate var failure: Failure? {
        if case .failure(let error) = self { error } else { nil }
    }
}
