import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Testing

/// Never older after newer, if two pipelines share a disk: what one has answered from there, it does not take back.
@Suite("The newest answer, and another pipeline's", .timeLimit(.minutes(5)))
struct SharedDiskVersionTests {
    private static let url = "http://test/x"
    private let fixture = PipelineFixture(cache: ListedCache())

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

    /// A pipeline with images of version 10 in memory, and version 20 on the disk, which another has stored.
    private func prepared(_ storage: ImageRequest.Options.Storage = .original) async throws -> ImagePipeline {
        fixture.loader[Self.url] = .data(Data("version10".utf8), fields: [.cacheControl: "max-age=60"])
        let first = fixture.pipeline()
        #expect(try await first.image(for: request()).text == "version10")
        #expect(try await first.image(for: request(letters: "a")).text == "version10a")
        await first.flush()
        fixture.loader[Self.url] = .data(Data("version20".utf8), fields: [.cacheControl: "max-age=60"])
        let second = fixture.pipeline()
        _ = try await second.image(for: request(.reload, letters: storage == .original ? "" : "c", storage))
        await second.flush()
        return first
    }

    private func expectNewest(_ pipeline: ImagePipeline) async throws {
        #expect(pipeline.cachedImage(for: request(letters: "a")) == nil)
        #expect(try await pipeline.image(for: request()).text == "version20")
        #expect(try await pipeline.image(for: request(letters: "a")).text == "version20a")
        #expect(try await pipeline.image(for: request(letters: "b")).text == "version20b")
        #expect(fixture.loader.started.value == 2)
    }

    @Test("Given newer bytes from another pipeline, when a size is made, then older sizes go unused")
    func otherSize() async throws {
        let pipeline = try await prepared()
        _ = try await pipeline.image(for: request(width: 4))
        try await expectNewest(pipeline)
    }

    @Test("Given newer bytes from another pipeline, when they alone load, then older images go unused")
    func bytesAlone() async throws {
        let pipeline = try await prepared()
        #expect(try await pipeline.data(for: request()).data == Data("version20".utf8))
        try await expectNewest(pipeline)
    }

    @Test("Given another pipeline's newer finished image, when loaded, then older images are not used")
    func finishedImage() async throws {
        let pipeline = try await prepared(.both)
        #expect(try await pipeline.image(for: request(letters: "c", .both)).text == "version20c")
        try await expectNewest(pipeline)
    }

    @Test("Given an image made from memory, when the disk has newer bytes, then it is not stored", .holdsThreads)
    func underWay() async throws {
        let pipeline = try await prepared()
        let blocker = ThreadBlocker()
        var slow = request()
        slow.processors = [
            FakeProcessor("slow") { image in
                blocker.hold()
                return image
            }
        ]
        let slowRequest = slow
        async let old = pipeline.image(for: slowRequest)
        await blocker.held.wait(for: 1)
        _ = try await pipeline.data(for: request())
        blocker.release()
        #expect(try await old.text == "version10")
        #expect(pipeline.cachedImage(for: slowRequest) == nil)
        #expect(try await pipeline.image(for: slowRequest).text == "version20")
        try await expectNewest(pipeline)
    }

    @Test("Given stale but newer bytes from another, when served offline, then older images go unused")
    func stale() async throws {
        let pipeline = try await prepared()
        fixture.clock.advance(61)
        fixture.loader[Self.url] = .failure(.response(.connectionReset))
        let answer = try await pipeline.data(for: request())
        #expect(answer.isStale)
        #expect(answer.data == Data("version20".utf8))
        #expect(try await pipeline.image(for: request(.never)).text == "version20")
        #expect(try await pipeline.image(for: request(.never, letters: "a")).text == "version20a")
    }

    @Test("Given images of the bytes on the disk, when these are the answer, then the images stay")
    func sameStay() async throws {
        let pipeline = try await prepared()
        _ = try await pipeline.image(for: request(width: 4))
        _ = try await pipeline.image(for: request())
        _ = try await pipeline.image(for: request(letters: "a"))
        _ = try await pipeline.data(for: request())
        #expect(pipeline.cachedImage(for: request(width: 4)) != nil)
        #expect(pipeline.cachedImage(for: request(letters: "a"))?.text == "version20a")
    }
}
