import Foundation
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("FakeDataProvider")
struct FakeDataProviderTests {
    @Test("Given providers, when a pipeline asks them, then it gets their pictures, and they count")
    func provides() async throws {
        let pipeline = ImagePipeline(.fake())
        let blue = FakeImage(width: 2, height: 2, color: FakeImage.blue)
        let picture = FakeDataProvider(identifier: "blue", blue)
        #expect(FakeImage(of: try await pipeline.image(for: ImageRequest(provider: picture))) == blue)
        #expect(picture.calls.value == 1)
        let bytes = FakeDataProvider(identifier: "text") { Data("cat".utf8) }
        #expect(try await pipeline.image(for: ImageRequest(provider: bytes)).text == "cat")
    }
}
