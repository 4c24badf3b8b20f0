import Foundation
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("Processors over animated images", .timeLimit(.minutes(5)))
struct AnimationProcessingTests {
    private let animation = FakeAnimation(
        count: 10, loopCount: 3, size: PixelSize(width: 8, height: 4), byteCount: 99
    ) { SIMD4(UInt8(100 + $0), 0, 0, 255) }

    private func image() async throws -> DecodedImage {
        let first = try FakeImage(width: 8, height: 4, color: animation.color(0)).decoded()
        return DecodedImage(
            pixels: first.pixels, frames: AnimatedFrames(animation, firstFrame: first.pixels), format: .gif)
    }

    @Test("Given an animated image, when any processor runs, then all its frames are processed alike")
    func builtIn() async throws {
        let red = PixelColor(red: 255, green: 0, blue: 0)
        let all: [any ImageProcessing] = [
            .resize(width: 4, height: 2), .crop(width: 3, height: 3), .roundedCorners(radius: 2), .circle(),
            .border(.black, width: 1), .blur(radius: 2), .overlay(red), .tint(red.withAlpha(0.3)),
            .colorControls(brightness: 0.2), .blackWhite(), .blend(.multiply, with: .color(PixelColor(hex: 0x808080))),
            .blur(radius: 0), .tint(red.withAlpha(0)),
        ]
        let original = try await image()
        let third = try await original.frames?.frame(at: 3)
        for processor in all {
            let result = try processor.process(original)
            let frames = try #require(result.frames, "\(processor.identifier)")
            #expect(frames.timing == animation.timing)
            #expect(frames.size == result.size)
            #expect(try await frames.frame(at: 0) === result.pixels)
            let expected = try processor.process(DecodedImage(pixels: #require(third))).pixels
            let frame = try await frames.frame(at: 3)
            #expect(frame.size == expected.size)
            #expect(frame[1, 1] == expected[1, 1])
        }
    }

    @Test("Given a chain, when it has run, then each shown frame passes through all of it once")
    func composition() async throws {
        let runs = Tally()
        let counting = ImageProcessors.Anonymous(id: "counting") { image in
            runs.add()
            return image
        }
        let chain = .resize(width: 4, height: 2) |> counting |> .tint(PixelColor.black.withAlpha(0.5))
        let result = try chain.process(try await image())
        #expect(runs.value == 1)
        #expect(animation.decoded.value == 0)
        let frames = try #require(result.frames)
        #expect(frames.cost == 99 + 10 * 4 * 2 * 4)
        let pixels = try await frames.frame(at: 4)
        #expect(pixels.size == PixelSize(width: 4, height: 2))
        #expect(pixels[0, 0]?.x == 52)
        _ = try await frames.frame(at: 4)
        #expect(runs.value == 2)
        #expect(animation.decoded.value == 1)
        #expect(animation.skipped.value == 4)
    }

    @Test("Given custom processors, when a pipeline runs them, then pixel changes keep the frames")
    func custom() async throws {
        let pipeline = ImagePipeline(
            .fake(loader: FakeLoader(default: .image(FakeImage(width: 4, height: 4, frameCount: 5)))))
        let green = FakeProcessor("green") { image throws(ImageError) in
            var image = image
            image.pixels = try FakeImage(width: 2, height: 2, color: FakeImage.green).decoded().pixels
            return image
        }
        let animated = try await pipeline.image(for: ImageRequest("http://test/a", processors: [green]))
        let frames = try #require(animated.frames)
        #expect(green.runs.value == 1)
        #expect(frames.size == PixelSize(width: 2, height: 2))
        #expect(try await frames.frame(at: 2)[0, 0] == FakeImage.green)
        #expect(green.runs.value == 2)

        let still = FakeProcessor("still") { image throws(ImageError) in DecodedImage(pixels: image.pixels) }
        let other = try await pipeline.image(for: ImageRequest("http://test/a", processors: [still]))
        #expect(other.frames == nil)
        let chained = try await pipeline.image(for: ImageRequest("http://test/a", processors: [green, still]))
        #expect(chained.frames == nil)
        let plain = try await pipeline.image(for: ImageRequest("http://test/a", processors: [FakeProcessor("plain")]))
        #expect(plain.frames?.count == 5)
    }

    @Test("Given a processor that fails on a later frame, when decoded, then that frame fails by name")
    func failingFrame() async throws {
        let original = try await image()
        let failing = FakeProcessor("picky") { image throws(ImageError) in
            if image.pixels[0, 0]?.x == 103 {
                throw .processing(.failed(processor: "picky", why: "the test wants it"))
            }
            return image
        }
        let frames = try #require(try ImageProcessors.Composition([failing]).process(original).frames)
        _ = try await frames.frame(at: 2)
        await #expect(throws: ImageError.processing(.failed(processor: "picky", why: "the test wants it"))) {
            try await frames.frame(at: 3)
        }
        #expect(frames.playableCount == 3)
    }

    @Test("Given a processor of varying output size, when a frame's size differs, then it fails")
    func changingSize() async throws {
        let runs = Tally()
        let growing = ImageProcessors.Anonymous(id: "growing") { image in
            runs.add()
            var image = image
            image.pixels = try ImageProcessors.Crop(width: runs.value, height: 1).process(image).pixels
            return image
        }
        let frames = try #require(try ImageProcessors.Composition([growing]).process(try await image()).frames)
        let error = await failure { _ = try await frames.frame(at: 1) }
        #expect(error?.code == ImageError.processing(.failed(processor: "", why: "")).code)
    }

    @Test("Given a processor that calls another, when frames are shown, then both have run")
    func nested() async throws {
        let nested = FakeProcessor("nested") { image throws(ImageError) in
            var image = try ImageProcessors.Crop(width: 2, height: 2).process(image)
            image.pixels = try ImageProcessors.Tint(PixelColor.black.withAlpha(0.5)).process(
                DecodedImage(pixels: image.pixels)
            ).pixels
            return image
        }
        let frames = try #require(try ImageProcessors.Composition([nested]).process(try await image()).frames)
        let frame = try await frames.frame(at: 4)
        #expect(frame.size == PixelSize(width: 2, height: 2))
        #expect(frame[0, 0]?.x == 52)
        #expect(animation.decoded.value == 1)
    }
}
