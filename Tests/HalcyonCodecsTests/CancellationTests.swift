import Foundation
import HalcyonCodecs
import HalcyonCore
import TestSupport
import Testing

@Suite("Cancelling a decoder or encoder")
struct CancellationTests {
    private func cancelled<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async -> ImageError? {
        await Task { () -> ImageError? in
            withUnsafeCurrentTask { $0?.cancel() }
            do {
                _ = try work()
                return nil
            } catch {
                return error as? ImageError
            }
        }.value
    }

    @Test(
        "Given a cancelled task, when a file is decoded, then it ends with `cancelled`",
        arguments: [
            "rgb.jpg", "progressive.jpg", "rgb.png", "rgb-interlaced.png", "plain.gif", "interlaced.gif", "lossy.webp",
            "lossless.webp", "yuv420.avif",
        ], [nil, TargetSize(width: 20, height: 20)])
    func decoding(_ file: String, target: TargetSize?) async throws {
        let data = try Fixtures.data(file)
        let error = await cancelled {
            try ImageDecoderRegistry(StandardCodecs.decoders).decode(data, options: DecodingOptions(targetSize: target))
        }
        #expect(error == .cancelled)
    }

    @Test("Given a decode of a billion pixels that has begun, when cancelled, then it ends", .timeLimit(.minutes(1)))
    func midway() async throws {
        let data = try Fixtures.data("bomb.png")
        let options = DecodingOptions(
            targetSize: TargetSize(width: 10, height: 10), limits: DecodingLimits(maximumPixels: 1_000_000_000))
        let (begun, begin) = AsyncStream.makeStream(of: Void.self)
        let task = Task.detached { () -> ImageError? in
            begin.yield()
            do throws(ImageError) {
                _ = try PNGDecoder().decode(data, options: options)
                return nil
            } catch { return error }
        }
        for await _ in begun { break }
        task.cancel()
        #expect(await task.value == .cancelled)
    }

    @Test(
        "Given a cancelled task, when a picture is encoded, then it ends with `cancelled`",
        arguments: [ImageFormat.jpeg, .png, .avif])
    func encoding(_ format: ImageFormat) async throws {
        let image = try ImageDecoderRegistry(StandardCodecs.decoders).decode(Fixtures.data("rgb.png"))
        let error = await cancelled {
            for encoder in StandardCodecs.encoders {
                _ = try encoder.encode(image.pixels, as: format, options: EncodingOptions())
            }
        }
        #expect(error == .cancelled)
    }
}
