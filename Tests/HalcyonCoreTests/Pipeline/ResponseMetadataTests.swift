import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Testing

@Suite("ImageResponse: what is known of its bytes", .timeLimit(.minutes(5)))
struct ResponseMetadataTests {
    private let fixture = PipelineFixture()
    private let url = "http://test/x"

    init() {
        var answer = FakeLoader.Answer.image(fields: [
            .cacheControl: "max-age=60", .eTag: "\"1\"", .connection: "close",
        ])
        answer.url = "http://test/moved"
        fixture.loader[url] = answer
    }

    @Test("Given a server's response, when its image is returned, then its head and URL are known")
    func network() async throws {
        let response = try await fixture.pipeline().response(for: url)
        #expect(response.source == .network)
        #expect(response.response?.status == .ok)
        #expect(response.response?.headerFields[.eTag] == "\"1\"")
        // As a cache holds them.
        #expect(response.response?.headerFields[.connection] == nil)
        #expect(response.url == "http://test/moved")
        #expect(response.metadata?.storedAt == fixture.clock.date)
        #expect(response.metadata?.expiresAt == fixture.clock.date + 60)
    }

    @Test("Given a processed image, when it is returned, then its source's response is known")
    func processed() async throws {
        let request = ImageRequest(url, processors: [FakeProcessor("a"), FakeProcessor("b")])
        let response = try await fixture.pipeline().response(for: request)
        #expect(response.response?.status == .ok && response.url == "http://test/moved")
    }

    @Test("Given an image on disk, when it is loaded, then its response is that of its first load")
    func disk() async throws {
        let first = fixture.pipeline()
        _ = try await first.image(for: url)
        await first.flush()
        let response = try await fixture.pipeline().response(for: url)
        #expect(response.source == .disk)
        #expect(response.response?.headerFields[.eTag] == "\"1\"" && response.url == "http://test/moved")
    }

    @Test("Given an image in memory, when it is returned, then nothing is known, whoever finds it")
    func memory() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: url)
        let hit = try await pipeline.response(for: url)
        #expect(hit.source == .memory && hit.metadata == nil && hit.response == nil && hit.url == nil)
        // Made of the image in memory.
        let processed = try await pipeline.response(for: ImageRequest(url, processors: [FakeProcessor("a")]))
        #expect(processed.source == .memory && processed.metadata == nil)
    }

    @Test("Given bytes that are not to be stored, when returned, then their response is known")
    func notStored() async throws {
        fixture.loader[url] = .image(fields: [.cacheControl: "no-store"])
        let response = try await fixture.pipeline().response(for: url)
        #expect(response.response?.headerFields[.cacheControl] == "no-store")
    }

    @Test("Given a local image, when it is returned, then there is no response")
    func provider() async throws {
        let provider = FakeDataProvider(identifier: "p")
        let response = try await fixture.pipeline().response(for: ImageRequest(provider: provider))
        #expect(response.response == nil && response.url == nil)
    }
}
