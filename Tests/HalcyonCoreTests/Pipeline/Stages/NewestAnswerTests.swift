import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Testing

/// Never older after newer: what a newer answer does to images, bytes and loads of older ones.
@Suite("The newest answer", .timeLimit(.minutes(5)))
struct NewestAnswerTests {
    private static let url = "http://test/x"
    private let version = Tally()
    private let fixture: PipelineFixture

    init() {
        version.add()
        fixture = PipelineFixture(
            loader: FakeLoader { [version] _ async throws(ImageError) in
                .success("version\(version.value)", fields: [.cacheControl: "max-age=60"])
            })
    }

    private func request(
        _ network: CachePolicy.Network = .automatic, width: Int? = nil, letters: String = "",
        _ storage: ImageRequest.Options.Storage? = nil
    ) -> ImageRequest {
        var request = ImageRequest(Self.url, processors: letters.map { Suffix($0) })
        request.targetSize = width.map { TargetSize(width: $0, height: 1, mode: .fill) }
        request.cachePolicy.network = network
        if let storage { request.storage = storage }
        return request
    }

    @Test(
        "RFC 9111, 4: Given two sizes in memory, when a reload changes one, then the other is gone",
        arguments: [CachePolicy.Network.reload, .revalidate], [nil, 4])
    func otherSizes(network: CachePolicy.Network, width: Int?) async throws {
        let pipeline = fixture.pipeline()
        for width in [nil, 4, 5] { _ = try await pipeline.image(for: request(width: width)) }
        version.add()
        #expect(try await pipeline.response(for: request(network, width: width)).source == .network)
        for other in [nil, 4, 5] where other != width {
            #expect(pipeline.cachedImage(for: request(width: other)) == nil)
        }
        #expect(try await pipeline.image(for: request()).text == "version2")
        #expect(try await pipeline.image(for: request(letters: "a")).text == "version2a")
    }

    @Test("Given a size in memory, when one that is not in memory is reloaded, then the first is gone")
    func unknownSize() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request(letters: "a"))
        version.add()
        _ = try await pipeline.image(for: request(.reload, letters: "b"))
        #expect(pipeline.cachedImage(for: request(letters: "a")) == nil)
        #expect(try await pipeline.image(for: request(letters: "a")).text == "version2a")
    }

    @Test("Given an image in memory, when only its bytes are reloaded and are new, then it is gone")
    func bytesAlone() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request(letters: "a"))
        version.add()
        _ = try await pipeline.data(for: request(.reload))
        #expect(pipeline.cachedImage(for: request(letters: "a")) == nil)
    }

    @Test("Given an image in memory and on disk, when newer bytes are stored by hand, then it is gone")
    func storedByHand() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request(letters: "a", .both))
        await pipeline.cache.store(Data("by hand".utf8), for: request())
        #expect(try await pipeline.image(for: request(letters: "a", .both)).text == "by handa")
        await pipeline.flush()
        #expect(fixture.cache.texts == ["by hand", "by handa"])
    }

    @Test("RFC 9111, 4: Given a stored result, when its source is replaced, then a restart ignores it")
    func processedOnDisk() async throws {
        var pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request(letters: "a", .both))
        await pipeline.flush()
        // In a program that keeps no processed images, nothing looks for those that others have kept.
        version.add()
        pipeline = fixture.pipeline()
        _ = try await pipeline.data(for: request(.reload))
        await pipeline.flush()
        pipeline = fixture.pipeline()
        #expect(try await pipeline.image(for: request(letters: "a", .both)).text == "version2a")
    }

    @Test("Given only a result on disk, when one of newer bytes is stored, then the first is gone")
    func processedAlone() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request(letters: "a", .processed))
        await pipeline.flush()
        version.add()
        _ = try await pipeline.image(for: request(.reload, letters: "b", .processed))
        await pipeline.flush()
        #expect(fixture.cache.texts == ["version2b"])
    }

    @Test("Given a fresh processed image on disk, when requested, then source bytes are not read")
    func readsNoBytes() async throws {
        let cache = FakeDataCache()
        func pipeline() -> ImagePipeline {
            var configuration = ImagePipeline.Configuration(
                dataLoader: fixture.loader, dataCache: cache, decoders: [FakeDecoder()], encoders: [TextEncoder()])
            configuration.clock = fixture.clock
            return ImagePipeline(configuration)
        }
        let first = pipeline()
        _ = try await first.image(for: request(letters: "a", .both))
        await first.flush()
        let before = cache.reads.value
        #expect(try await pipeline().response(for: request(letters: "a", .both)).source == .disk)
        #expect(cache.reads.value == before + 1)
    }
}
