import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Testing

/// Never older after newer, if the request that brings what is newer stores nothing.
@Suite("The newest answer, by a request that stores nothing", .timeLimit(.minutes(5)))
struct UnstoredVersionTests {
    private static let url = "http://test/x"
    private let fixture = PipelineFixture()

    static let policies = [CachePolicy.Access.off, .readOnly].flatMap { memory in
        [CachePolicy.Access.readWrite, .readOnly, .off].map { CachePolicy(memory: memory, disk: $0, network: .reload) }
    }

    private func request(letters: String = "", _ policy: CachePolicy = CachePolicy()) -> ImageRequest {
        ImageRequest(Self.url, processors: letters.map { Suffix($0) }, cachePolicy: policy)
    }

    private func prepared() async throws -> ImagePipeline {
        fixture.loader[Self.url] = .data(Data("old".utf8), fields: [.cacheControl: "max-age=60"])
        let pipeline = fixture.pipeline()
        for letters in ["", "a"] { _ = try await pipeline.image(for: request(letters: letters)) }
        await pipeline.flush()
        fixture.loader[Self.url] = .data(Data("new".utf8), fields: [.cacheControl: "max-age=60"])
        return pipeline
    }

    @Test(
        "Given images in memory, when a request brings newer bytes and stores none, then they go", arguments: policies)
    func image(policy: CachePolicy) async throws {
        let pipeline = try await prepared()
        #expect(try await pipeline.image(for: request(letters: "b", policy)).text == "newb")
        for letters in ["", "a", "b"] { #expect(pipeline.cachedImage(for: request(letters: letters)) == nil) }
    }

    @Test(
        "Given images in memory, when newer bytes alone are loaded and none stored, then they go", arguments: policies)
    func bytesAlone(policy: CachePolicy) async throws {
        let pipeline = try await prepared()
        _ = try await pipeline.data(for: request(letters: "", policy))
        for letters in ["", "a"] { #expect(pipeline.cachedImage(for: request(letters: letters)) == nil) }
    }

    @Test(
        "Given images in memory, when a request learns that there is nothing any more, then they go",
        arguments: policies)
    func nothing(policy: CachePolicy) async throws {
        let pipeline = try await prepared()
        fixture.loader[Self.url] = .status(404, fields: [.cacheControl: "max-age=60"])
        _ = try? await pipeline.data(for: request(letters: "", policy))
        for letters in ["", "a"] { #expect(pipeline.cachedImage(for: request(letters: letters)) == nil) }
    }

    @Test(
        "Given images in memory, when a request brings no new bytes and stores none, then they stay",
        arguments: policies)
    func same(policy: CachePolicy) async throws {
        let pipeline = try await prepared()
        fixture.loader[Self.url] = .data(Data("old".utf8), fields: [.cacheControl: "max-age=60"])
        _ = try await pipeline.data(for: request(letters: "", policy))
        for letters in ["", "a"] { #expect(pipeline.cachedImage(for: request(letters: letters)) != nil) }
    }

    @Test("Given images in memory, when a request that skips memory changes their URL, then they go")
    func changed() async throws {
        let pipeline = try await prepared()
        let http = HTTPRequest(method: .put, scheme: "http", authority: "test", path: "/x")
        var change = ImageRequest(source: .remote(http, body: Data("b".utf8)))
        change.cachePolicy = CachePolicy(memory: .off, disk: .off)
        _ = try await pipeline.data(for: change)
        for letters in ["", "a"] { #expect(pipeline.cachedImage(for: request(letters: letters)) == nil) }
    }
}
