import HalcyonCore
import HalcyonTesting
import Testing

@Suite("FakeProcessor")
struct FakeProcessorTests {
    private let pipeline = ImagePipeline(.fake())

    @Test("Given processors, when a pipeline runs them, then they do as they are told, and count")
    func processes() async throws {
        let plain = FakeProcessor("plain")
        let green = FakeProcessor("green") { _ throws(ImageError) in try .fake(color: FakeImage.green) }
        let request = ImageRequest("http://test/cat", processors: [plain, green])
        #expect(FakeImage(of: try await pipeline.image(for: request)) == FakeImage(color: FakeImage.green))
        #expect(plain.runs.value == 1)
        #expect(green.runs.value == 1)
    }

    @Test("Given a processor that fails, when a pipeline runs it, then the load fails with its error")
    func fails() async {
        let error = ImageError.processing(.failed(processor: "x", why: "the test wants it"))
        let request = ImageRequest("http://test/cat", processors: [FakeProcessor("x", failing: error)])
        await #expect(throws: error) { try await pipeline.image(for: request) }
    }
}
