import Foundation
import Halcyon
import HalcyonTesting
import Testing

/// The code of the guide "Previews".
@MainActor
@Suite("Guide: previews")
struct PreviewsGuide {
    private let view = GuideView()
    private let loader = FakeLoader()

    private var pipeline: ImagePipeline {
        loader["/large.jpg"] = .image(FakeImage(width: 40, height: 30))
        return ImagePipeline(
            ImagePipeline.Configuration(dataLoader: loader, decoders: [FakeDecoder(hasPreviews: true)]))
    }

    @Test("Given the guide, when a large picture is loaded, then the view ends with it")
    func previews() async throws {
        var request = ImageRequest("https://example.org/large.jpg")
        request.previews = true
        for await event in pipeline.task(for: request).events {
            if case .preview(let response) = event { view.image = response.image }
            if case .finished(.success(let response)) = event { view.image = response.image }
        }

        #expect(view.image?.size == PixelSize(width: 40, height: 30))

        request.previews = PreviewPolicy(interval: 0.5, leastBytes: 10_000, growth: 1.5, blur: 12)

        #expect(request.previews?.isOn == true)
    }
}
