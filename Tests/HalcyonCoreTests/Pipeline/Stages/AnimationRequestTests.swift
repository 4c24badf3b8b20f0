import Foundation
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("Requests for animated images", .timeLimit(.minutes(5)))
struct AnimationRequestTests {
    private let url = "http://test/x"
    private let fixture = PipelineFixture(
        loader: FakeLoader(default: .image(FakeImage(width: 4, height: 2, color: FakeImage.blue, frameCount: 6))))

    private func request(
        _ frames: DecodingOptions.Frames?, _ change: (inout ImageRequest) -> Void = { _ in }
    ) -> ImageRequest {
        ImageRequest(url).with { request in
            request.frames = frames
            change(&request)
        }
    }

    @Test("Given an animated source, when loaded by default, then later frames are decoded on demand")
    func onDemand() async throws {
        let image = try await fixture.pipeline().image(for: request(nil))
        let frames = try #require(image.frames)
        #expect(frames.count == 6)
        #expect(frames.byteCount == 0)
        #expect(image.cost == 4 * 2 * 4 + frames.cost)
        #expect(try await frames.frame(at: 3)[0, 0] == SIMD4(3, 0, 255, 255))
    }

    @Test("Given an animation in memory, when its first frame is wanted, then both stay separate")
    func firstIsAnotherImage() async throws {
        let pipeline = fixture.pipeline()
        #expect(try await pipeline.image(for: request(.onDemand)).frames != nil)
        #expect(pipeline.cachedImage(for: request(.first)) == nil)
        let still = try await pipeline.image(for: request(.first))
        #expect(still.frames == nil)
        #expect(still.cost == 4 * 2 * 4)
        #expect(pipeline.cachedImage(for: request(.first))?.frames == nil)
        #expect(pipeline.cachedImage(for: request(.preloaded))?.frames != nil)
        #expect(request(.first).imageKey != request(nil).imageKey)
        #expect(request(.preloaded).imageKey == request(nil).imageKey)
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given a still and an animated request, when both load, then one transfer feeds two decodes")
    func sharesTransfer() async throws {
        let pipeline = fixture.pipeline()
        async let still = pipeline.image(for: request(.first))
        async let animated = pipeline.image(for: request(nil))
        #expect(try await still.frames == nil)
        #expect(try await animated.frames != nil)
        #expect(fixture.loader.started.value == 1)
        #expect(fixture.decoder.decoded.value == 2)
    }

    @Test("Given defaults of a pipeline, when a request says nothing, then they hold, in its keys too")
    func defaults() async throws {
        let pipeline = fixture.pipeline { $0.defaults.frames = .first }
        #expect(try await pipeline.image(for: ImageRequest(url)).frames == nil)
        #expect(pipeline.cachedImage(for: ImageRequest(url)) != nil)
        #expect(pipeline.cachedImage(for: request(.first)) != nil)
        #expect(pipeline.cachedImage(for: request(.onDemand)) == nil)
        #expect(try await pipeline.image(for: request(.onDemand)).frames != nil)
    }

    @Test("Given all frames wanted, when the image is there, then all are decoded, the processed ones")
    func preloaded() async throws {
        let pipeline = fixture.pipeline()
        let plain = try #require(try await pipeline.image(for: request(.preloaded)).frames)
        #expect((0..<6).allSatisfy { plain.readyFrame(at: $0) != nil })
        let small = request(.preloaded) { $0.processors = [.resize(width: 2, height: 1)] }
        let frames = try #require(try await pipeline.image(for: small).frames)
        #expect((0..<6).allSatisfy { frames.readyFrame(at: $0)?.width == 2 })
    }

    @Test("Given a pipeline's animation memory limit, when animations load, then frames respect it")
    func memoryLimit() async throws {
        let pipeline = fixture.pipeline { $0.animationMemoryLimit = 100 }
        let frames = try #require(try await pipeline.image(for: request(.preloaded)).frames)
        #expect(frames.memoryLimit == 100)
        #expect(!frames.keepsAll)
        #expect(frames.readyFrame(at: 0) != nil && frames.readyFrame(at: 5) == nil)
        let small = request(.preloaded) { $0.processors = [.resize(width: 2, height: 1)] }
        let processed = try #require(try await pipeline.image(for: small).frames)
        #expect(processed.memoryLimit == 100)
        #expect(processed.readyFrame(at: 5) != nil)
    }

    @Test("Given preloading for a step of a longer chain, when both load, then its frames are decoded")
    func preloadedStep() async throws {
        let gate = Gate()
        let animation = FakeImage(width: 4, height: 2, frameCount: 6)
        let pipeline = PipelineFixture(loader: FakeLoader(default: .image(animation).held(at: gate))).pipeline()
        let longer = pipeline.task(for: request(.preloaded) { $0.processors = [.resize(width: 2, height: 1)] })
        let step = request(.preloaded)
        let joined = pipeline.task(for: step)
        try await eventually("both wait for the step") {
            pipeline.engine.images.jobs.waiterCount(for: ImageJobKey(step)) == 2
        }
        gate.open()
        let frames = try #require(try await joined.image.frames)
        #expect((0..<6).allSatisfy { frames.readyFrame(at: $0) != nil })
        _ = try await longer.image
    }

    @Test("Given a processed animation on disk, when requested preloaded, then all frames are decoded")
    func preloadedFromDisk() async throws {
        let processed = request(.preloaded) { request in
            request.processors = [.resize(width: 2, height: 1)]
            request.storage = .processed
            request.serializer = FakeImageSerializer()
            request.delivery = .afterStore
        }
        _ = try await fixture.pipeline().image(for: processed)
        let again = try await fixture.pipeline().response(for: processed)
        #expect(again.source == .disk)
        let frames = try #require(again.image.frames)
        #expect(frames.count == 5)
        #expect((0..<5).allSatisfy { frames.readyFrame(at: $0) != nil })
    }

    // MARK: Storage

    @Test("Given a processed animation, when it is to be kept, then its source bytes are kept instead")
    func storesNoStill() async throws {
        for storage in [ImageRequest.Options.Storage.processed, .both] {
            let fixture = PipelineFixture(loader: fixture.loader)
            let processed = request(nil) { request in
                request.processors = [.resize(width: 2, height: 1)]
                request.storage = storage
                request.delivery = .afterStore
            }
            let transfers = fixture.loader.started.value
            #expect(try await fixture.pipeline().image(for: processed).frames != nil)
            #expect(fixture.cache.keys == [url])
            #expect(fixture.encoder.runs.value == 0)
            let again = try await fixture.pipeline().response(for: processed)
            #expect(again.image.frames?.count == 6)
            #expect(again.image.size == PixelSize(width: 2, height: 1))
            #expect(again.source == .disk)
            #expect(fixture.loader.started.value == transfers + 1)
        }
    }

    @Test("Given an animation's first frame, when processed and kept, then it is kept as a still")
    func storesFirst() async throws {
        let processed = request(.first) { request in
            request.processors = [.resize(width: 2, height: 1)]
            request.storage = .processed
            request.delivery = .afterStore
        }
        _ = try await fixture.pipeline().image(for: processed)
        #expect(fixture.encoder.runs.value == 1)
        #expect(fixture.cache.keys.count == 1 && fixture.cache.keys != [url])
        // What is kept of it does not answer for the animation.
        let animated = processed.with { $0.frames = nil }
        #expect(try await fixture.pipeline().image(for: animated).frames?.count == 6)
    }

    /// Finds that all frames are missing but the first.
    private struct CutDecoder: ImageDecoding {
        func info(of data: Data) throws(ImageError) -> ImageInfo? { try FakeDecoder().info(of: data) }

        func decode(_ data: Data, options: DecodingOptions) throws(ImageError) -> DecodedImage? {
            var image = try FakeDecoder().decode(data, options: options)
            image?.frames = nil
            image?.damage = .decoding(.truncated(.gif))
            return image
        }
    }

    /// Forgets all but the pixels.
    private struct Forgetful: ImageProcessing {
        let identifier = "forgetful"

        func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage { DecodedImage(pixels: image.pixels) }
    }

    @Test("Given an animation with one frame left, when it is to be kept, then its source bytes are")
    func storesNoRest() async throws {
        for processors: [any ImageProcessing] in [[.resize(width: 2, height: 1)], [Forgetful()]] {
            let fixture = PipelineFixture(loader: fixture.loader)
            let processed = request(nil) { request in
                request.processors = processors
                request.storage = .processed
                request.serializer = FakeImageSerializer()
                request.delivery = .afterStore
            }
            let image = try await fixture.pipeline { $0.decoders = [CutDecoder()] }.image(for: processed)
            #expect(image.damage == .decoding(.truncated(.gif)))
            #expect(fixture.cache.keys == [url])
        }
    }

    @Test("Given a format serializer, when given an animation, then it does not write it as a still")
    func namedFormat() throws {
        let image = try FakeImage(frameCount: 3).decoded()
        let encoders = ImageEncoderRegistry([fixture.encoder])
        #expect(try FormatSerializer(format: .png).data(for: image, encoders: encoders) == nil)
        #expect(try FormatSerializer().data(for: image, encoders: encoders) == nil)
    }

    @Test("Given more animations than a memory cache can hold, when stored, then the cost limit holds")
    func costInMemory() async throws {
        let image = try FakeImage(width: 100, height: 100, frameCount: 20).decoded()
        #expect(image.cost >= 21 * 40_000)
        let cache = ImageCache(costLimit: 2 * image.cost + 1)
        for number in 0..<5 {
            cache.store(image, for: ImageRequest("http://test/\(number)").imageKey)
            #expect(cache.totalCost <= cache.costLimit)
        }
        #expect(cache.count == 2)
    }
}
