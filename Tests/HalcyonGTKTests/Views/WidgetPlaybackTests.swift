import CGTK
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct WidgetPlaybackTests {
        private let clip = FakeImage(width: 64, height: 64, color: SIMD4(100, 0, 0, 255), frameCount: 20)

        private func reds(_ stage: PictureStage, frames count: Int) async throws -> [UInt8] {
            var reds: [UInt8] = []
            for _ in 0..<count {
                await stage.window.frames(1)
                reds.append(try stage.middle().x)
            }
            return reds
        }

        @Test("Given an animated image, when it is shown, then its frames are drawn one after the other")
        func plays() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            try await stage.show(stage.request("/clip", clip))
            let playback = stage.widget.halcyon.playback
            #expect(playback.isPlaying)
            try await eventually("frames pass") { (playback.currentFrame?.index ?? 0) >= 3 }
            await stage.window.frames(1)
            #expect(try stage.middle().x >= 103)
        }

        @Test("Given one animation in two widgets, when they play, then they are in step")
        func inStep() async throws {
            let (box, a, b) = (
                try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)), try #require(gtk_picture_new()),
                try #require(gtk_picture_new())
            )
            for picture in [a, b] {
                gtk_widget_set_vexpand(picture, 1)
                gtk_box_append(UnsafeMutablePointer(OpaquePointer(box)), picture)
            }
            let stage = try await PictureStage(a, in: box)
            defer { stage.window.close() }
            let request = stage.request("/clip", clip)
            // Decoded for boxes of two sizes, they would be two animations.
            var options = stage.options
            options.sizing = .whole
            try await stage.show(request) { $0.sizing = .whole }
            try await eventually("frames pass") { (a.halcyon.playback.currentFrame?.index ?? 0) >= 2 }
            b.halcyon.setImage(with: request, options: options)
            var pairs: [(Int, Int)] = []
            try await eventually("both are shown some frames") {
                await stage.window.frames(1)
                if let i = a.halcyon.playback.currentFrame?.index, let j = b.halcyon.playback.currentFrame?.index {
                    pairs.append((i, j))
                }
                return pairs.count >= 30
            }
            #expect(pairs.count { $0 == $1 } >= 28)
        }

        @Test("Given no autoplay, when started, paused and stopped, then it plays, holds, and goes back")
        func control() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            let playback = stage.widget.halcyon.playback
            playback.autoplays = false
            try await stage.show(stage.request("/clip", clip))
            #expect(!playback.isPlaying)
            #expect(try await reds(stage, frames: 20).allSatisfy { $0 == 100 })
            playback.start()
            try await eventually("frames pass") { (playback.currentFrame?.index ?? 0) >= 2 }
            playback.pause()
            await stage.window.frames(2)
            let held = try stage.middle().x
            #expect(held >= 101)
            #expect(try await reds(stage, frames: 20).allSatisfy { $0 == held })
            playback.seek(to: 12)
            try await eventually("the frame that was sought is drawn") {
                await stage.window.frames(1)
                return try stage.middle().x == 112
            }
            playback.stop()
            #expect(try await reds(stage, frames: 3).last == 100)
            // The choice holds for the next one too.
            try await stage.show(stage.request("/other", clip))
            #expect(!playback.isPlaying)
        }

        @Test("Given two repetitions, when they end, then the widget is notified and the last frame stays")
        func repetition() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            let playback = stage.widget.halcyon.playback
            playback.repetition = .times(2)
            playback.preloads = true
            var loops: [Int] = []
            var ends = 0
            playback.onLoop = { loops.append($0) }
            playback.onFinish = { _ in ends += 1 }
            try await stage.show(
                stage.request("/clip", FakeImage(width: 64, height: 64, color: SIMD4(100, 0, 0, 255), frameCount: 3)))
            try await eventually("it is over") { ends == 1 }
            await stage.window.frames(3)
            #expect(loops == [1, 2])
            #expect(try stage.middle().x == 102)
            #expect(!playback.isPlaying)
            // Hidden and seen again, it stays at its end.
            gtk_widget_set_visible(stage.widget, 0)
            gtk_widget_set_visible(stage.widget, 1)
            await stage.window.frames(3)
            #expect(!playback.isPlaying)
            playback.start()
            try await eventually("it is over once more") { ends == 2 }
        }

        @Test("Given a playing widget, when it is hidden, then it pauses, and goes on when it is shown")
        func hidden() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            try await stage.show(stage.request("/clip", clip))
            let playback = stage.widget.halcyon.playback
            try await eventually("frames pass") { (playback.currentFrame?.index ?? 0) >= 1 }
            gtk_widget_set_visible(stage.widget, 0)
            #expect(!playback.isPlaying)
            let index = playback.currentFrame?.index
            await stage.window.frames(20)
            #expect(playback.currentFrame?.index == index)
            gtk_widget_set_visible(stage.widget, 1)
            try await eventually("it goes on") { playback.currentFrame?.index != index }
        }

        @Test("Given a finished image, when frames of the window pass, then nothing of it is drawn again")
        func rests() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            try await stage.show(stage.request("/still", FakeImage(width: 64, height: 64)))
            await stage.window.frames(5)
            let paintable = try #require(stage.widget.halcyon.paintable)
            var draws = 0
            let observer = Observer(paintable) { draws += 1 }
            await stage.window.frames(20)
            #expect(draws == 0)
            observer.end()
        }
    }
}
