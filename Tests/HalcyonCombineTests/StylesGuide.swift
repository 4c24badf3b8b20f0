import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("Guide: Asking, by Combine", .timeLimit(.minutes(5)))
@MainActor
struct StylesGuide {
    private final class View {
        var image: DecodedImage?
    }

    @Test("Given the README, when an image is in memory, then its publisher shows it at once")
    func publishes() async throws {
        let pipeline = ImagePipeline(.fake())
        let request = ImageRequest("https://example.org/cat.jpg")
        let image = try await pipeline.image(for: request)
        let missing = try FakeImage(width: 1, height: 1).decoded()
        let view = View()

        let cancellable = pipeline.imagePublisher(for: request)
            .map(\.image)
            .replaceError(with: missing)
            .sink { view.image = $0 }

        withExtendedLifetime(cancellable) { #expect(view.image?.size == image.size) }
    }
}
