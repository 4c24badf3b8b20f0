import Dispatch
import Foundation
import HalcyonCodecs
import HalcyonCore
import LinuxTestSupport
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
            "lossless.webp", "yuv420.avif", "grid.heic", "rgb.bmp", "runs-8.bmp", "bitmap-8.ico", "color-255.ppm",
            "rgba.qoi", "rgb-packed-up.tga", "rgb.tiff", "old-jpeg.tiff", "deflate-tiles.tiff", "lossless.jxl",
            "lossy-plain.jxl",
        ], [nil, TargetSize(width: 20, height: 20)])
    func decoding(_ file: String, target: TargetSize?) async throws {
        let data = try Fixtures.data(file)
        let error = await cancelled {
            try Codecs.decoders.decode(data, options: DecodingOptions(targetSize: target))
        }
        #expect(error == .cancelled)
    }

    @Test("Given a decode of a billion pixels that has begun, when cancelled, then it ends", .timeLimit(.minutes(5)))
    func midway() async throws {
        let data = try Fixtures.data("bomb.png")
        let options = DecodingOptions(
            targetSize: TargetSize(width: 10, height: 10), limits: DecodingLimits(maximumPixels: 1_000_000_000))
        let begun = DispatchSemaphore(value: 0)
        let task = Task.detached { () -> ImageError? in
            begun.signal()
            do throws(ImageError) {
                _ = try Codecs.decoder(PNGDecoder()).decode(data, options: options)
                return nil
            } catch { return error }
        }
        // From a thread of its own: other tests may have all of the pool's threads until the decode has ended.
        Thread.detachNewThread {
            begun.wait()
            task.cancel()
        }
        #expect(await task.value == .cancelled)
    }

    @Test(
        "Given a cancelled task, when a picture is encoded, then it ends with `cancelled`",
        arguments: [ImageFormat.jpeg, .png, .webp, .gif, .avif, .jpegXL, .heic, .bmp, .qoi, .pnm, .tiff])
    func encoding(_ format: ImageFormat) async throws {
        let image = try Codecs.decoders.decode(Fixtures.data("rgb.png"))
        for options in [EncodingOptions(), EncodingOptions(isLossless: true, isProgressive: true)] {
            let error = await cancelled { try Codecs.encode(image.pixels, format, options) }
            #expect(error == .cancelled)
        }
    }

    @Test(
        "Given an encode that has begun, when cancelled, then it ends", .timeLimit(.minutes(5)),
        arguments: [ImageFormat.jpeg, .png, .webp])
    func encodingMidway(_ format: ImageFormat) async throws {
        let noise = try Codecs.noise(3000, 3000)
        let options = EncodingOptions(quality: 100, isProgressive: true, effort: .smallest)
        let begun = DispatchSemaphore(value: 0)
        let task = Task.detached { () -> ImageError? in
            begun.signal()
            do {
                _ = try Codecs.encode(noise, format, options)
                return nil
            } catch { return error as? ImageError }
        }
        // On a thread of its own: those of the tests may all be busy until the file is written.
        Thread.detachNewThread {
            begun.wait()
            task.cancel()
        }
        #expect(await task.value == .cancelled)
    }

    @Test(
        "Given an animation cancelled at its third frame, when encoded, then no other is asked for",
        arguments: [ImageFormat.gif, .webp])
    func animation(_ format: ImageFormat) async throws {
        let pixels = try Codecs.photo()
        let (error, count) = await Task { () -> (ImageError?, Int) in
            var count = 0
            do throws(ImageError) {
                _ = try Codecs.encoders.encode(
                    frames: { () throws(ImageError) in
                        count += 1
                        if count == 3 { withUnsafeCurrentTask { $0?.cancel() } }
                        return AnimationFrame(pixels: pixels, delay: 0.1)
                    }, as: format)
                return (nil, count)
            } catch { return (error, count) }
        }.value
        #expect(error == .cancelled)
        #expect(count == 3)
    }
}
