import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct WidgetThumbHashTests {
        private static let blue = FakeImage(width: 40, height: 40, color: SIMD4(0, 60, 240, 255))
        private static let red = FakeImage(width: 40, height: 40, color: FakeImage.red)

        /// A picture in a window, and a pipeline whose disk cache drops what a test says.
        private let cache = FakeDataCache()
        private let loader = FakeLoader()
        private let pipeline: ImagePipeline
        private let request = ImageRequest("http://example.org/blue")

        init() {
            loader["/blue"] = .image(Self.blue)
            loader["/red"] = .image(Self.red)
            pipeline = ImagePipeline(.fake(loader: loader, cache: cache))
        }

        private func loadAndEvict() async throws {
            _ = try await pipeline.image(for: request)
            await pipeline.flush()
            try await cache.removeAll()
            pipeline.configuration.imageCache?.removeAll()
        }

        /// Whether a pixel is about that blue.
        private func isBlue(_ color: PixelColor) -> Bool { color.red < 20 && color.blue > 220 && color.alpha == 255 }

        @Test("Given a picture dropped by both caches, when set with its hash, then that and it are drawn")
        func evicted() async throws {
            try await loadAndEvict()
            let gate = Gate()
            loader["/blue"] = .image(Self.red).held(at: gate)
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            var outcome: Result<ImageResponse, ImageError>?
            picture.halcyon.setImage(with: request, placeholder: .thumbHash, options: .init(pipeline: pipeline)) {
                outcome = $0
            }
            await window.frames(2)
            #expect(isBlue(try window.pixels().middle))
            // It fills the widget, as the image does.
            #expect(isBlue(try window.pixels()[2, 2]))
            #expect(picture.halcyon.state.isLoading)
            gate.open()
            try await eventually("the image has come") { outcome != nil }
            await window.frames(2)
            #expect(try window.pixels().middle == PixelColor.pureRed)
        }

        @Test("Given no hash, when a picture is set with one, then the options' placeholder is drawn")
        func otherwise() async throws {
            let gate = Gate()
            loader["/blue"] = .image(Self.blue).held(at: gate)
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            picture.halcyon.setImage(
                with: request, placeholder: .thumbHash,
                options: .init(placeholder: .color(.pureGreen), pipeline: pipeline))
            await window.frames(2)
            #expect(try window.pixels().middle == PixelColor.pureGreen)
            gate.open()
            try await eventually("the image has come") { picture.halcyon.state.response != nil }
        }

        @Test("Given a cell with a hash, when it is set to another image, then that hash is gone at once")
        func reused() async throws {
            let gate = Gate()
            loader["/blue"] = .image(Self.blue).held(at: gate)
            loader["/red"] = .image(Self.red).held(at: gate)
            let hash = ThumbHash(try Self.blue.decoded().pixels)
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            let options = WidgetImages.Options(pipeline: pipeline)
            picture.halcyon.setImage(with: request, placeholder: .thumbHash(hash), options: options)
            await window.frames(2)
            #expect(isBlue(try window.pixels().middle))
            picture.halcyon.setImage(
                with: "http://example.org/red", placeholder: .thumbHash(otherwise: .color(.pureGreen)), options: options
            )
            await window.frames(2)
            #expect(try window.pixels().middle == PixelColor.pureGreen)
            gate.open()
            try await eventually("the image has come") { picture.halcyon.state.response != nil }
            await window.frames(2)
            #expect(try window.pixels().middle == PixelColor.pureRed)
        }

        @Test("Given an image in memory, when it is set with its hash, then the image is drawn")
        func inMemory() async throws {
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            var whole = request
            whole.thumbHash = ThumbHash(try Self.red.decoded().pixels)
            let options = WidgetImages.Options(sizing: .whole, pipeline: pipeline)
            _ = try await pipeline.image(for: whole)
            picture.halcyon.setImage(with: whole, placeholder: .thumbHash, options: options)
            #expect(picture.halcyon.state.response != nil)
            await window.frames(2)
            #expect(try window.pixels().middle == PixelColor(red: 0, green: 60, blue: 240))
        }

        @Test("Given a RemoteImage with a hash, when it loads, then the hash is drawn instead of its icon")
        func remoteImage() async throws {
            let gate = Gate()
            let hash = ThumbHash(try Self.blue.decoded().pixels)
            let stage = try await RemoteImageStage(
                request, answers: { $0["/blue"] = .image(Self.red).held(at: gate) },
                setUp: { $0.placeholder = .thumbHash(hash, otherwise: .icon("image-x-generic-symbolic")) })
            defer { stage.window.close() }
            await stage.window.frames(2)
            #expect(isBlue(try stage.pixels().middle))
            #expect(stage.part("halcyon-placeholder") == nil)
            gate.open()
            try await eventually("the image has come") { stage.remote.state.response != nil }
            await stage.window.frames(2)
            #expect(try stage.pixels().middle == PixelColor.pureRed)
        }

        @Test("Given a RemoteImage without a hash, when it loads, then the other placeholder is shown")
        func remoteImageOtherwise() async throws {
            let gate = Gate()
            let stage = try await RemoteImageStage(
                request, answers: { $0["/blue"] = .image(Self.red).held(at: gate) },
                setUp: { $0.placeholder = .thumbHash(otherwise: .icon("image-x-generic-symbolic")) })
            defer { stage.window.close() }
            #expect(stage.part("halcyon-placeholder") != nil)
            gate.open()
            try await eventually("the image has come") { stage.remote.state.response != nil }
        }
    }
}
