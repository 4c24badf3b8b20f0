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

    @Test(
        "Given images in both tiers, when their bytes may not be stored, then every form goes",
        arguments: [true, false])
    func forbidden(isConfirmation: Bool) async throws {
        fixture.loader[Self.url] = .data(Data("old".utf8), fields: [.cacheControl: "max-age=60", .eTag: "\"1\""])
        let pipeline = fixture.pipeline()
        func request(_ letters: String, _ policy: CachePolicy = CachePolicy()) -> ImageRequest {
            self.request(letters: letters, policy).with { $0.storage = .both }
        }
        for letters in ["", "a", "b"] { _ = try await pipeline.image(for: request(letters)) }
        await pipeline.flush()
        #expect(fixture.cache.texts == ["old", "olda", "oldb"])
        let fields: HTTPFields = [.cacheControl: "no-store", .eTag: "\"1\""]
        fixture.loader[Self.url] =
            isConfirmation ? .status(304, fields: fields) : .data(Data("old".utf8), fields: fields)
        let answer = try await pipeline.image(for: request("b", CachePolicy(network: .revalidate)))
        #expect(answer.text == "oldb")
        await pipeline.flush()
        #expect(fixture.cache.texts.isEmpty)
        for letters in ["", "a", "b"] { #expect(pipeline.cachedImage(for: request(letters)) == nil) }
    }

    @Test(
        "Given the same URL with header fields, when its plain form goes, then the others stay",
        arguments: [HTTPResponse.Status.ok, .notFound])
    func otherFields(status: HTTPResponse.Status) async throws {
        fixture.loader[Self.url] = .data(Data("old".utf8), fields: [.cacheControl: "max-age=60"])
        let pipeline = fixture.pipeline()
        let french = ImageRequest.get("/x", [.acceptLanguage: "fr"])
        for request in [request(), french] { _ = try await pipeline.data(for: request) }
        await pipeline.flush()
        let fields: HTTPFields = [.cacheControl: status == .ok ? "no-store" : "max-age=60"]
        fixture.loader[Self.url] =
            status == .ok ? .data(Data("new".utf8), fields: fields) : .status(404, fields: fields)
        _ = try? await pipeline.data(for: request(CachePolicy(network: .reload)))
        await pipeline.flush()
        #expect(fixture.cache.keys == [french.sourceKey])
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
