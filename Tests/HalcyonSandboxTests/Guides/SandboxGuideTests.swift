import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonSandbox
import LinuxTestSupport
import Testing

/// Stands for a decoder of the reader's own.
private struct MyDecoder: ImageDecoding {
    func info(of data: Data) throws(ImageError) -> ImageInfo? { nil }
    func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? { nil }
}

@Suite("Guide: Decoding in a sandbox")
struct SandboxGuideTests {
    @Test("Given the guide's pipeline, when an image is loaded, then it is")
    func pipeline() async throws {
        var configuration = ImagePipeline.Configuration.standard
        configuration.decoders = .sandboxed()
        let pipeline = ImagePipeline(configuration)
        let request = ImageRequest(try Fixtures.folder().appending(path: "rgb.jpg"))
        #expect(try await pipeline.image(for: request).size.width > 0)
    }

    /// Compiled and not run: it would take the place of the tests.
    private func helper() {
        DecoderHelper.run(decoders: StandardCodecs.decoders + [MyDecoder()])
    }
}
