import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct WidgetFadeTests {
        private let red = FakeImage(width: 64, height: 64)
        private let green = FakeImage(width: 64, height: 64, color: FakeImage.green)

        /// What the middle is at in each frame, until it is of a colour.
        private func colors(_ stage: PictureStage, until end: SIMD4<UInt8>) async throws -> [SIMD4<UInt8>] {
            var colors: [SIMD4<UInt8>] = []
            try await eventually("the fade has ended") {
                colors.append(try await stage.drawnMiddle())
                return colors.last == end
            }
            return colors
        }

        private func isMix(_ color: SIMD4<UInt8>) -> Bool {
            color.x > 0 && color.y > 0 && Int(color.x) + Int(color.y) > 240
        }

        @Test("Given a placeholder, when the image fades in, then a mix of both is drawn, then the image")
        func fromPlaceholder() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            stage.set(stage.request("/green", green), placeholder: .color(.pureRed)) {
                $0.transition = .fade(seconds: 0.3)
            }
            let colors = try await colors(stage, until: FakeImage.green)
            #expect(colors.contains(where: isMix))
        }

        @Test("Given an image that is kept, when the next one fades in, then there is a mix of both")
        func fromImage() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            try await stage.show(stage.request("/red", red))
            stage.set(stage.request("/green", green)) {
                $0.transition = .fade(seconds: 0.3)
                $0.keepsCurrentImage = true
            }
            let colors = try await colors(stage, until: FakeImage.green)
            #expect(colors.contains(where: isMix))
            #expect(colors.allSatisfy { $0 == FakeImage.red || $0 == FakeImage.green || isMix($0) })
        }

        /// A file whose first part is red, and which is green as a whole.
        private struct TurningDecoder: ImageDecoding {
            private let decoder = FakeDecoder(hasPreviews: true)
            let whole: FakeImage

            func info(of data: Data) throws(ImageError) -> ImageInfo? { try decoder.info(of: data) }

            func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
                try decoder.decode(whole.data, options: options)
            }

            func makePreviewer(
                for head: Data, options: DecodingOptions
            ) throws(ImageError) -> (any ImagePreviewing)? { try decoder.makePreviewer(for: head, options: options) }
        }

        @Test("Given a preview, when the image fades in, then there is a mix of both")
        func fromPreview() async throws {
            let stage = try await PictureStage(decoder: TurningDecoder(whole: green))
            defer { stage.window.close() }
            let gate = Gate()
            stage.loader["/turns"] = .chunks([red.data, Data(" ".utf8)]).pausing(at: gate)
            var request = ImageRequest("http://example.org/turns")
            request.previews = PreviewPolicy(interval: 0, leastBytes: 1)
            stage.set(request) { $0.transition = .fade(seconds: 0.3) }
            try await eventually("a preview is shown") {
                if case .preview = stage.widget.halcyon.state { true } else { false }
            }
            await stage.window.frames(2)
            #expect(try stage.middle() == FakeImage.red)
            gate.open()
            let colors = try await colors(stage, until: FakeImage.green)
            #expect(colors.contains(where: isMix))
            #expect(colors.allSatisfy { $0 == FakeImage.red || $0 == FakeImage.green || isMix($0) })
        }

        @Test("Given a user who wants no animations, when an image comes, then it does not fade")
        func noAnimations() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            set("gtk-enable-animations", false, of: stage)
            defer { set("gtk-enable-animations", true, of: stage) }
            stage.set(stage.request("/green", green), placeholder: .color(.pureRed)) {
                $0.transition = .fade(seconds: 5)
            }
            let colors = try await colors(stage, until: FakeImage.green)
            #expect(colors.allSatisfy { $0 == FakeImage.red || $0 == FakeImage.green || $0.w == 0 })
        }

        @Test("Given images of two shapes, when one fades into the other, then the old one stays in place")
        func shapes() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            try await stage.show(stage.request("/wide", FakeImage(width: 200, height: 50)))
            stage.set(stage.request("/tall", FakeImage(width: 50, height: 200, color: FakeImage.green))) {
                $0.transition = .fade(seconds: 0.5)
                $0.keepsCurrentImage = true
            }
            var sawOld = false
            try await eventually("the fade has ended") {
                let shot = try await stage.window.drawnPixels()
                if isMix(shot.channels(100, 100)), shot.channels(5, 100).x > 10 { sawOld = true }
                return shot.channels(100, 100) == FakeImage.green
            }
            #expect(sawOld)
        }

        @Test("Given a fade, when the widget is hidden, then it has ended when the widget is seen again")
        func hidden() async throws {
            let stage = try await PictureStage()
            defer { stage.window.close() }
            stage.set(stage.request("/green", green), placeholder: .color(.pureRed)) {
                $0.transition = .fade(seconds: 60)
            }
            try await eventually("it is over") { stage.outcomes.count == 1 }
            await stage.window.frames(3)
            #expect(try stage.middle() != FakeImage.green)
            gtk_widget_set_visible(stage.widget, 0)
            gtk_widget_set_visible(stage.widget, 1)
            await stage.window.frames(2)
            #expect(try stage.middle() == FakeImage.green)
        }

        private func set(_ setting: String, _ isOn: Bool, of stage: PictureStage) {
            setBoolean(gtk_widget_get_settings(stage.widget), setting, isOn)
        }
    }
}
