import Halcyon
import HalcyonTesting
import Testing

struct Thumbnail {
    static func main() async throws {
        var request = ImageRequest("https://example.org/photo.jpg")
        request.targetSize = TargetSize(width: 400, height: 300, mode: .fill)
        let response = try await ImagePipeline.shared.response(for: request)
        print(response.image.size, "from", response.source)  // 400×300 from network; the next time: from disk
        await ImagePipeline.shared.flush()  // the disk has it before the program ends
    }
}

/// In the suite that sets the shared pipeline, because they do as well.
extension SharedPipelineTests {
    @Test("Given the first programs, when they run, then they load their images by the shared pipeline")
    func firstPrograms() async throws {
        let loader = FakeLoader(default: .image(FakeImage(width: 800, height: 800)))
        let cache = FakeDataCache()
        let usual = ImagePipeline.shared
        ImagePipeline.shared = ImagePipeline(.fake(loader: loader, cache: cache))
        defer { ImagePipeline.shared = usual }

        try await Thumbnail.main()
        #expect(cache.keys == ["https://example.org/photo.jpg"])

        let cat = try await ImagePipeline.shared.image(for: ImageRequest("https://example.org/cat.jpg"))
        print(cat.size)
        #expect(loader.urls == ["https://example.org/photo.jpg", "https://example.org/cat.jpg"])
    }
}

/// In the place of the standard one, whose words would stand in the midst of the tests' own.
private func print(_ words: Any..., separator: String = " ", terminator: String = "\n") {}
