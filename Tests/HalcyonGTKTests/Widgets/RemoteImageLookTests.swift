import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct RemoteImageLookTests {
        @Test(
            "Given a wide image, when shown with each content fit, then it fills the widget that way",
            arguments: RemoteImage.ContentFit.allCases)
        func contentFit(_ fit: RemoteImage.ContentFit) async throws {
            let stage = try await RemoteImageStage(
                "http://x/stripes", width: 100, height: 100, decoder: StripesDecoder(), setUp: { $0.contentFit = fit })
            defer { stage.window.close() }
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            await stage.window.frames(1)
            try expect(stage.pixels(), fits: fit)
            // The other way round: set while an image is shown.
            for other in RemoteImage.ContentFit.allCases {
                stage.remote.contentFit = other
                await stage.window.frames(2)
                try expect(stage.pixels(), fits: other)
            }
        }

        private func expect(_ pixels: Screenshot, fits fit: RemoteImage.ContentFit) {
            #expect(pixels.middle == .pureGreen, "\(fit)")
            switch fit {
            case .contain:
                #expect(
                    pixels[2, 50] == .pureRed && pixels[50, 27] == .pureGreen && pixels[50, 22].alpha == 0, "\(fit)")
            case .cover: #expect(pixels[2, 2] == .pureGreen && pixels[97, 97] == .pureGreen, "\(fit)")
            case .fill: #expect(pixels[2, 2] == .pureRed && pixels[97, 97] == .pureBlue, "\(fit)")
            case .scaleDown:
                #expect(pixels[32, 50] == .pureRed && pixels[27, 50].alpha == 0 && pixels[50, 38].alpha == 0, "\(fit)")
            }
        }

        @Test("Given a corner radius, when the image is drawn, then only its corners are transparent")
        func corners() async throws {
            let stage = try await RemoteImageStage(
                "http://x/red", width: 100, height: 100,
                answers: { $0["/red"] = .image(FakeImage(width: 40, height: 40)) }
            ) {
                $0.contentFit = .cover
                $0.cornerRadius = 20
            }
            defer { stage.window.close() }
            try await eventually("the image is shown") { stage.remote.state.response != nil }
            await stage.window.frames(1)
            var pixels = try stage.pixels()
            for corner in [(1, 1), (98, 1), (1, 98), (98, 98)] { #expect(pixels[corner.0, corner.1].alpha == 0) }
            for edge in [(50, 0), (0, 50), (99, 50), (50, 99), (50, 50)] { #expect(pixels[edge.0, edge.1] == .pureRed) }
            stage.remote.cornerRadius = 0
            await stage.window.frames(1)
            pixels = try stage.pixels()
            #expect(pixels[0, 0] == .pureRed)
            stage.remote.cornerRadius = .infinity
            await stage.window.frames(1)
            pixels = try stage.pixels()
            #expect(pixels[10, 10].alpha == 0 && pixels[50, 1] == .pureRed)
        }

        @Test("Given an animated image, when it is hidden or paused, then it stands still")
        func animation() async throws {
            let stage = try await RemoteImageStage(
                "http://x/moving",
                answers: {
                    $0["/moving"] = .image(FakeImage(width: 40, height: 40, color: .zero &+ 255, frameCount: 20))
                })
            defer { stage.window.close() }
            let counter = RedrawCounter(stage.remote)
            try await eventually("it moves") { counter.count > 3 }

            stage.remote.playback.pause()
            #expect(await stage.isStill(counter))
            stage.remote.playback.start()
            let count = counter.count
            try await eventually("it moves again") { counter.count > count + 2 }

            gtk_widget_set_visible(stage.remote.pointer(), 0)
            #expect(await stage.isStill(counter))
            gtk_widget_set_visible(stage.remote.pointer(), 1)
            let hidden = counter.count
            try await eventually("it moves when it is back") { counter.count > hidden + 2 }
        }

        @Test("Given an animated image, when it is to play once, then it comes to rest")
        func repetition() async throws {
            let stage = try await RemoteImageStage(
                "http://x/moving", answers: { $0["/moving"] = .image(FakeImage(width: 40, height: 40, frameCount: 3)) })
            defer { stage.window.close() }
            let counter = RedrawCounter(stage.remote)
            try await eventually("it moves for long") { counter.count > 6 }
            stage.remote.playback.repetition = .times(1)
            try await eventually("it rests") { await stage.isStill(counter) }
        }

        @Test(
            "Given a box that sets no height, when an image is shown, then the widget takes its shape",
            arguments: RemoteImage.ContentFit.allCases)
        func ownHeight(_ fit: RemoteImage.ContentFit) async throws {
            let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
            let pipeline = ImagePipeline(
                .fake(loader: FakeLoader(default: .image(FakeImage(width: 800, height: 400)))))
            let remote = RemoteImage("http://x/large") {
                $0.pipeline = pipeline
                $0.contentFit = fit
            }
            gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), remote.pointer())
            let window = try await TestWindow(box)
            defer { window.close() }
            try await eventually("the image is shown") { remote.state.response != nil }
            await window.frames(2)
            #expect(remote.state.response?.image.size == PixelSize(width: 200, height: 100))
            #expect(gtk_widget_get_height(remote.pointer()) == 100)
        }

        @Test(
            "Given a widget shaped by its image, when the next has another shape, then it decodes once",
            arguments: RemoteImage.ContentFit.allCases)
        func anotherShape(_ fit: RemoteImage.ContentFit) async throws {
            let (box, decoder) = (try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)), FakeDecoder())
            let loader = FakeLoader()
            loader["/wide"] = .image(FakeImage(width: 800, height: 400))
            loader["/tall"] = .image(FakeImage(width: 400, height: 800))
            loader["/small"] = .image(FakeImage(width: 100, height: 150))
            let cache = ImageCache()
            let pipeline = ImagePipeline(.fake(loader: loader, imageCache: cache, decoder: decoder))
            let remote = RemoteImage {
                $0.pipeline = pipeline
                $0.contentFit = fit
                $0.transition = .none
            }
            gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), remote.pointer())
            let window = try await TestWindow(box, height: 500)
            defer { window.close() }
            for (path, width, height) in [
                ("wide", 200, 100), ("tall", 200, 400), ("small", 100, 150), ("wide", 200, 100),
            ] {
                let count = decoder.decoded.value
                cache.removeAll()
                remote.request = ImageRequest("http://x/\(path)")
                try await eventually("\(path) is shown") { if case .shown = remote.state { true } else { false } }
                await window.frames(5)
                #expect(remote.state.response?.image.size == PixelSize(width: width, height: height), "\(path)")
                #expect(decoder.decoded.value == count + 1, "\(path)")
            }
        }

        @Test("Given a size, when the widget is laid out, then it has it and images are decoded for it")
        func size() async throws {
            let box = try #require(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
            let loader = FakeLoader(default: .image(FakeImage(width: 400, height: 400)))
            let pipeline = ImagePipeline(.fake(loader: loader))
            let remote = RemoteImage("http://x/large") {
                $0.pipeline = pipeline
                $0.width = 50
                $0.height = 40
            }
            #expect(remote.width == 50 && remote.height == 40)
            gtk_widget_set_halign(remote.pointer(), GTK_ALIGN_START)
            gtk_box_append(UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self), remote.pointer())
            let window = try await TestWindow(box)
            defer { window.close() }
            try await eventually("the image is shown") { remote.state.response != nil }
            await window.frames(1)
            #expect(remote.state.response?.image.size == PixelSize(width: 40, height: 40))
            #expect(gtk_widget_get_width(remote.pointer()) == 50)
            #expect(gtk_widget_get_height(remote.pointer()) == 40)
        }
    }
}

/// Counts how often what a widget shows has changed.
@MainActor
private final class RedrawCounter {
    private final class Count {
        var value = 0
    }

    private let value = Count()
    var count: Int { value.value }

    init(_ remote: RemoteImage) {
        guard let picture = gtk_widget_get_first_child(remote.pointer()),
            let paintable = gtk_picture_get_paintable(OpaquePointer(picture))
        else { return }
        let handler: @convention(c) (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> Void = { _, count in
            Unmanaged<Count>.fromOpaque(count).takeUnretainedValue().value += 1
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(paintable), "invalidate-contents", unsafeBitCast(handler, to: GCallback.self),
            Unmanaged.passRetained(value).toOpaque(),
            { count, _ in if let count { Unmanaged<Count>.fromOpaque(count).release() } }, GConnectFlags(rawValue: 0))
    }
}

extension RemoteImageStage {
    /// Whether nothing changes for longer than a frame of the animation takes.
    fileprivate func isStill(_ counter: RedrawCounter) async -> Bool {
        let count = counter.count
        await window.frames(20)
        return counter.count == count
    }
}
