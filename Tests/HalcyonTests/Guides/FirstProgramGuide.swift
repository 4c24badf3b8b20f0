import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonTesting
import Testing

struct Thumbnail {
    static func main() async {
        let pipeline = ImagePipeline.shared
        var request = ImageRequest("https://example.org/photo.jpg")  // replace this with the URL of your image
        request.targetSize = TargetSize(width: 400, height: 300, mode: .fill)
        do {
            let response = try await pipeline.response(for: request)
            let encoders = ImageEncoderRegistry(pipeline.configuration.encoders)
            try encoders.encode(response.image, as: .png)?.write(to: URL(filePath: "thumbnail.png"))
            print("thumbnail.png: \(response.image.size) from \(response.source)")  // from disk the next time
        } catch {
            print("No thumbnail: \(error)")
        }
        await pipeline.flush()  // finish writing to the disk cache before the program ends
    }
}

/// In the suite that sets the shared pipeline, because they do as well.
extension SharedPipelineTests {
    @Test("Given the first programs, when run, then they load their images with the shared pipeline")
    func firstPrograms() async throws {
        let loader = FakeLoader(default: .image(FakeImage(width: 800, height: 800)))
        let cache = FakeDataCache()
        var configuration = ImagePipeline.Configuration.fake(loader: loader, cache: cache)
        configuration.encoders = StandardCodecs.encoders
        let usual = ImagePipeline.shared
        ImagePipeline.shared = ImagePipeline(configuration)
        let file = URL(filePath: "thumbnail.png")
        defer {
            ImagePipeline.shared = usual
            try? FileManager.default.removeItem(at: file)
        }

        await Thumbnail.main()
        #expect(cache.keys == ["https://example.org/photo.jpg"])
        let thumbnail = try ImageDecoderRegistry(StandardCodecs.decoders).decode(Data(contentsOf: file))
        #expect(thumbnail.size == PixelSize(width: 400, height: 300))

        let cat = try await ImagePipeline.shared.image(for: "https://example.org/cat.jpg")
        print(cat.size)
        #expect(loader.urls == ["https://example.org/photo.jpg", "https://example.org/cat.jpg"])
    }
}

/// In the place of the standard one, whose words would stand in the midst of the tests' own.
private func print(_ words: Any..., separator: String = " ", terminator: String = "\n") {}
