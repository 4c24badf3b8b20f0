import CGTK
import Foundation
import HalcyonCore
import HalcyonGTK
import HalcyonTesting
import TestSupport
import Testing

extension GTKSuite {
    @Suite @MainActor
    struct WidgetImagesTests {
        @Test("Given a picture, when an image is loaded, then its placeholder and it are drawn in turn")
        func loads() async throws {
            let picture = try #require(gtk_picture_new())
            let window = try await TestWindow(picture)
            defer { window.close() }
            let gate = Gate()
            let provider = FakeDataProvider(identifier: "red") {
                await gate.pass()
                return FakeImage(width: 40, height: 40, color: FakeImage.red).data
            }
            let pipeline = ImagePipeline(.fake())
            var outcome: Result<ImageResponse, ImageError>?
            picture.halcyon.setImage(
                with: ImageRequest(provider: provider), placeholder: .color(PixelColor(hex: 0x0000FF)),
                options: .init(pipeline: pipeline)
            ) { outcome = $0 }
            await window.frames(2)
            #expect(try window.pixels().middle == PixelColor(hex: 0x0000FF))
            gate.open()
            try await eventually("the image has come") { outcome != nil }
            await window.frames(1)
            #expect(try window.pixels().middle == PixelColor(hex: 0xFF0000))
        }
    }
}
