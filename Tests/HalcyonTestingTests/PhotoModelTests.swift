import HalcyonCore
import HalcyonTesting
import Testing

@MainActor
@Suite("PhotoModel", .timeLimit(.minutes(5)))
struct PhotoModelTests {
    @Test("Given a photo, when the model loads it, then it shows it")
    func showsThePhoto() async {
        let loader = FakeLoader(default: .status(404))
        let cat = FakeImage(width: 40, height: 30, color: FakeImage.blue)
        loader["http://example.org/cat.jpg"] = .image(cat)
        let model = PhotoModel(pipeline: ImagePipeline(.fake(loader: loader)))

        await model.load("http://example.org/cat.jpg")

        #expect(model.image.map { FakeImage(of: $0) } == cat)
        #expect(model.message == nil)
        #expect(loader.urls == ["http://example.org/cat.jpg"])
    }
}
