import Halcyon
import HalcyonTesting
import Testing

@Suite("Guide: Handle failures")
struct FailuresGuide {
    private let loader = FakeLoader()
    private let missing: DecodedImage

    init() throws { missing = try .fake(width: 7) }

    @Test("Given the guide's handling, when the status is 404, then the other image is shown", arguments: [404, 403])
    func handling(_ status: Int) async throws {
        loader["/cat.jpg"] = .status(status)
        #expect(await shown()?.size.width == (status == 404 ? 7 : nil))
    }

    private func shown() async -> DecodedImage? {
        let pipeline = ImagePipeline(.fake(loader: loader))
        let request = ImageRequest("https://example.org/cat.jpg")
        var image: DecodedImage?
        func load() async {
            do {
                image = try await pipeline.image(for: request)
            } catch .response(.status(404)) {
                image = missing
            } catch .cancelled {
                return
            } catch {
                print(error.code, error)  // 4002 not an image: the data looks like HTML
            }
        }
        await load()
        return image
    }
}

/// In the place of the standard one, whose words would stand in the midst of the tests' own.
private func print(_ words: Any..., separator: String = " ", terminator: String = "\n") {}
