import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImagePixelProvider", .timeLimit(.minutes(5)))
struct PixelProviderTests {
    private struct Refusal: Error {}

    private let fixture = PipelineFixture()
    private let made = Tally()

    private func request(_ size: PixelSize = PixelSize(width: 40, height: 20), frames: Int = 1) -> ImageRequest {
        ImageRequest(id: "chart") { [made] in
            made.add()
            return try FakeImage(width: size.width, height: size.height, frameCount: frames).decoded()
        }
    }

    @Test("Given a source of pixels, when its image is wanted, then it is made once, for memory")
    func memory() async throws {
        let pipeline = fixture.pipeline()
        let response = try await pipeline.response(for: request())
        #expect(response.source == .provider && response.image.size == PixelSize(width: 40, height: 20))
        #expect(try await pipeline.response(for: request()).source == .memory)
        await pipeline.flush()
        #expect(made.value == 1 && fixture.cache.keys.isEmpty && fixture.decoder.decoded.value == 0)
    }

    @Test("Given a source of pixels, when it is wanted small and processed, then it is made so")
    func sizes() async throws {
        let pipeline = fixture.pipeline()
        var small = request()
        small.targetSize = TargetSize(width: 10, height: 10)
        let image = try await pipeline.image(for: small)
        #expect(image.size == PixelSize(width: 10, height: 5))
        #expect(image.originalSize == PixelSize(width: 40, height: 20) && image.isDownsampled)
        small.processors = [.crop(width: 4, height: 4)]
        #expect(try await pipeline.image(for: small).size == PixelSize(width: 4, height: 4))
        // Larger than it is.
        let large = request().with { $0.targetSize = TargetSize(width: 100, height: 100) }
        #expect(try await pipeline.image(for: large).isDownsampled == false)
    }

    @Test("Given many requests for one picture, when they run at once, then it is made once")
    func sharing() async throws {
        let gate = Gate()
        let request = ImageRequest(id: "chart") { [made] in
            made.add()
            await gate.pass()
            return try FakeImage(width: 8, height: 8).decoded()
        }
        let pipeline = fixture.pipeline()
        let tasks = (1...10).map { number in
            pipeline.task(for: request.with { $0.targetSize = TargetSize(width: number, height: number) })
        }
        await made.wait(for: 1)
        gate.open()
        for (number, task) in zip(1..., tasks) { #expect(try await task.image.size.width == min(8, number)) }
        #expect(made.value == 1)
    }

    @Test("Given an animated picture of the program, when one frame is wanted, then it is still")
    func frames() async throws {
        let pipeline = fixture.pipeline()
        #expect(try await pipeline.image(for: request(frames: 3)).frames?.count == 3)
        #expect(try await pipeline.image(for: request(frames: 3).with { $0.frames = .first }).frames == nil)
    }

    @Test("Given a source of pixels, when its bytes are wanted, then that fails with the reason")
    func bytes() async throws {
        let pipeline = fixture.pipeline()
        let reason = ImageError.request(.providerFailed("it makes pixels, and has no bytes"))
        await #expect(throws: reason) { try await pipeline.data(for: request()) }
        #expect(made.value == 0)
    }

    @Test("Given a source of pixels that fails, when its image is wanted, then that is the reason")
    func failure() async throws {
        let pipeline = fixture.pipeline()
        #expect(
            await pipeline.failure(of: ImageRequest(id: "a") { throw Refusal() })
                == .request(.providerFailed("Refusal()")))
        #expect(
            await pipeline.failure(of: ImageRequest(id: "b") { throw ImageError.decoding(.empty) })
                == .decoding(.empty))
        // Nobody has cancelled it.
        #expect(
            await pipeline.failure(of: ImageRequest(id: "c") { throw ImageError.cancelled })
                == .request(.providerFailed("\(ImageError.cancelled)")))
    }

    @Test("Given pixels made of another image, when they are wanted, then it is loaded for them")
    func nested() async throws {
        let pipeline = fixture.pipeline()
        let request = ImageRequest(id: "framed") { [pipeline] in
            try await pipeline.image(for: ImageRequest("http://test/x", processors: [Suffix("a")]))
        }
        #expect(try await pipeline.image(for: request).text == "/xa")
    }
}
