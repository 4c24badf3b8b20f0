import Foundation
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("Encoding by a pipeline", .holdsThreads, .timeLimit(.minutes(5)))
struct EncodeTests {
    /// Writes the name of the format, once it is let go.
    private struct NamingEncoder: ImageEncoding {
        var blocker: ThreadBlocker?
        let runs = Tally()

        func encode(_ pixels: PixelBuffer, as format: ImageFormat, options: EncodingOptions) throws(ImageError) -> Data?
        {
            runs.add()
            blocker?.hold()
            return format == .png ? nil : Data("\(format.name) \(options.quality)".utf8)
        }
    }

    private func pipeline(_ encoder: NamingEncoder, decodes: Int = 2) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.fake(loader: FakeLoader())
        configuration.encoders = [encoder]
        configuration.maximumDecodes = decodes
        return ImagePipeline(configuration)
    }

    private let image = Result { () throws(ImageError) in try FakeImage(width: 2, height: 1).decoded() }

    @Test("Given an image, when it is encoded, then the encoder gets its format and options")
    func encodes() async throws {
        let options = EncodingOptions(quality: 7)
        let data = try await pipeline(NamingEncoder()).encode(image.get(), as: .webp, options: options)
        #expect(data == Data("webp 7".utf8))
    }

    @Test("Given no encoder for a format, when an image is encoded, then the error says so")
    func unsupported() async throws {
        let pipeline = pipeline(NamingEncoder())
        await #expect(throws: ImageError.encoding(.unsupportedFormat(.png))) {
            try await pipeline.encode(image.get(), as: .png)
        }
    }

    @Test("Given a pipeline that decodes one at a time, when images are encoded, then one is")
    func turns() async throws {
        let encoder = NamingEncoder(blocker: ThreadBlocker())
        let pipeline = pipeline(encoder, decodes: 1)
        let image = try image.get()
        async let first = pipeline.encode(image, as: .webp)
        await encoder.blocker?.held.wait(for: 1)
        async let second = pipeline.encode(image, as: .avif)
        // It waits for a turn that a decode would get first, so the number is the same until the first one ends.
        #expect(encoder.runs.value == 1)
        encoder.blocker?.release()
        #expect(try await [first, second] == [Data("webp 85".utf8), Data("avif 85".utf8)])
    }

    @Test("Given an encode that waits for its turn, when its task is cancelled, then it ends at once")
    func cancelled() async throws {
        let encoder = NamingEncoder(blocker: ThreadBlocker())
        let pipeline = pipeline(encoder, decodes: 1)
        let image = try image.get()
        async let first = pipeline.encode(image, as: .webp)
        await encoder.blocker?.held.wait(for: 1)
        let second = Task { try await pipeline.encode(image, as: .avif) }
        second.cancel()
        await #expect(throws: ImageError.cancelled) { try await second.value }
        encoder.blocker?.release()
        _ = try await first
        #expect(encoder.runs.value == 1)
    }
}
