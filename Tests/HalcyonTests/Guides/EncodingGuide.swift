import Foundation
import Halcyon
import HalcyonCodecs
import HalcyonTesting
import LinuxTestSupport
import Testing

@Suite("Guide: Write files", .timeLimit(.minutes(5)))
struct EncodingGuide {
    private let decoders = ImageDecoderRegistry(StandardCodecs.decoders)

    @Test("Given the guide, when a picture is written, then each format reads as the same picture")
    func one() throws {
        let image = try decoders.decode(Fixtures.data("rgb.png"))

        let encoders = ImageEncoderRegistry(StandardCodecs.encoders)
        let jpeg = try encoders.encode(image.pixels, as: .jpeg, options: EncodingOptions(isProgressive: true))
        let webp = try encoders.encode(image.pixels, as: .webp, options: EncodingOptions(isLossless: true))
        let small = try encoders.encode(image.pixels, as: .png, options: EncodingOptions(effort: .smallest))

        let files = try [#require(jpeg), #require(webp), #require(small)]
        for (file, least) in zip(files, [28, Double.infinity, .infinity]) {
            #expect(try #require(Fixtures.decibels(decoders.decode(file).pixels, image.pixels)) >= least)
        }
    }

    @Test("Given the guide, when a pipeline encodes, then the file is in the format named")
    func pipeline() async throws {
        let image = try decoders.decode(Fixtures.data("rgb.png"))
        let pipeline = ImagePipeline { $0.encoders = StandardCodecs.encoders }

        let thumbnail = try await pipeline.encode(image, as: .webp, options: EncodingOptions(quality: 80))

        #expect(ImageFormat(sniffing: thumbnail) == .webp)
    }

    @Test("Given the guide, when an animation is encoded, then its timing is kept in both formats")
    func animation() throws {
        let encoders = ImageEncoderRegistry(StandardCodecs.encoders)
        let first = try FakeImage(width: 20, height: 10).decoded().pixels
        let second = try FakeImage(width: 20, height: 10, color: FakeImage.blue).decoded().pixels

        let frames = [AnimationFrame(pixels: first, delay: 0.1), AnimationFrame(pixels: second, delay: 0.4)]
        let gif = try encoders.encode(frames, loopCount: 3, as: .gif)  // nil: without end

        let animated = try decoders.decode(#require(gif))
        #expect(animated.frames?.timing == AnimationTiming(delays: [0.1, 0.4], loopCount: 3))

        let again = try encoders.encode(animated, as: .webp)  // a DecodedImage with frames keeps them

        #expect(try decoders.decode(#require(again)).frames?.timing == animated.frames?.timing)
    }

    @Test("Given the guide, when metadata are passed on, then the copy shows the same")
    func metadata() throws {
        let encoders = ImageEncoderRegistry(StandardCodecs.encoders)
        let data = try Fixtures.data("turned-6.jpg")

        let stored = try decoders.decode(data, options: DecodingOptions(keptMetadata: [.colorProfile, .orientation]))
        let copy = try encoders.encode(stored.pixels, as: .jpeg, options: EncodingOptions(metadata: stored.metadata))

        let info = try decoders.info(of: #require(copy))
        #expect(info.orientation == .right)
        #expect(try info.size == decoders.info(of: data).size)
    }

    @Test("Given the guide, when finished images are kept, then they are in the format named")
    func serializer() async throws {
        let cache = FakeDataCache()
        var configuration = ImagePipeline.Configuration.fake(
            loader: FakeLoader(default: .image(FakeImage(width: 40, height: 30))), cache: cache)
        configuration.encoders = StandardCodecs.encoders
        let pipeline = ImagePipeline(configuration)
        var request = ImageRequest("https://example.org/cat.jpg", processors: [.blackWhite()])
        request.delivery = .afterStore

        request.storage = .processed
        request.serializer = FormatSerializer(format: .webp, options: EncodingOptions(quality: 80, effort: .fastest))

        _ = try await pipeline.image(for: request)
        let key = try #require(cache.keys.first)
        let entry = try #require(await cache.entry(for: key))
        #expect(ImageFormat(sniffing: entry.data) == .webp)
    }
}
