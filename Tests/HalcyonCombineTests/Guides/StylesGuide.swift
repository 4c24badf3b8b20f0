import HalcyonCombine
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("Guide: Asking, by Combine", .timeLimit(.minutes(5)))
@MainActor
struct StylesGuide {
    @MainActor
    private final class View {
        var image: DecodedImage?
    }

    @Test("Given the guide's first publisher, when subscribed to, then it is shown on the main actor")
    func publishes() async throws {
        let pipeline = ImagePipeline(.fake())
        let request = ImageRequest("https://example.org/cat.jpg")
        let missing = try FakeImage(width: 1, height: 1).decoded()
        let view = View()

        let cancellable = pipeline.imagePublisher(for: request)
            .map(\.image)
            .replaceError(with: missing)
            .receive(on: .mainActor)
            .sink { view.image = $0 }

        // Made on another thread, where a view of the main actor's must not be touched.
        while view.image == nil { await Task.yield() }
        let image = try await pipeline.image(for: request)
        #expect(view.image?.size == image.size)

        let again = View()
        let second = pipeline.imagePublisher(for: request).map(\.image).replaceError(with: missing)
            .receive(on: .mainActor).sink { again.image = $0 }
        #expect(again.image?.size == image.size)
        withExtendedLifetime((cancellable, second)) {}
    }
}
