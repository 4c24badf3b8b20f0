import Halcyon
import HalcyonTesting
import Testing

@Suite("Guide: Test")
struct TestingGuide {
    @Test("Given the guide's loader, when its cat is loaded, then it is the one that was said")
    func fakes() async throws {
        let loader = FakeLoader()
        loader["/cat.jpg"] = .image(FakeImage(width: 40, height: 30, color: FakeImage.blue))
        loader["/dog.jpg"] = .status(404)
        let pipeline = ImagePipeline(.fake(loader: loader))

        let image = try await pipeline.image(for: ImageRequest("https://example.org/cat.jpg"))
        #expect(FakeImage(of: image) == FakeImage(width: 40, height: 30, color: FakeImage.blue))
    }
}
