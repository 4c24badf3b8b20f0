import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Testing

/// What is remembered of servers that have nothing.
@Suite("RFC 9111: negative caching")
struct RefusalTests {
    private let fixture = PipelineFixture()
    private let url = "http://test/x"

    private func request(_ network: CachePolicy.Network = .automatic) -> ImageRequest {
        ImageRequest(url).with { $0.cachePolicy.network = network }
    }

    private func failure(_ request: ImageRequest, _ pipeline: ImagePipeline) async -> ImageError? {
        await HalcyonCoreTests.failure { () async throws(ImageError) in _ = try await pipeline.image(for: request) }
    }

    @Test(
        "RFC 9111, 3: Given a server that says for how long it has nothing, when it is asked again, then the error is at hand",
        arguments: [404, 410])
    func remembered(status: Int) async {
        fixture.loader["/x"] = .status(status, fields: [.cacheControl: "max-age=60"])
        let pipeline = fixture.pipeline()
        for _ in 0..<3 { #expect(await failure(request(), pipeline) == .response(.status(status))) }
        #expect(await failure(request(.never), pipeline) == .response(.status(status)))
        #expect(fixture.loader.started.value == 1)
        fixture.clock.advance(60)
        #expect(await failure(request(), pipeline) == .response(.status(status)))
        #expect(fixture.loader.started.value == 2)
        // A request that insists goes to the server.
        _ = await failure(request(.reload), pipeline)
        _ = await failure(request(.revalidate), pipeline)
        #expect(fixture.loader.started.value == 4)
        fixture.loader["/x"] = .image()
        #expect(await failure(request(.reload), pipeline) == nil)
        #expect(await failure(request(), pipeline) == nil)
        #expect(fixture.loader.started.value == 5)
    }

    @Test(
        "RFC 9111, 3: Given an error that is not to be kept, or does not say for how long, when it is asked again, then each asks",
        arguments: [
            (404, [:]), (404, [.cacheControl: "no-store, max-age=60"]), (404, [.cacheControl: "max-age=0"]),
            (404, [.cacheControl: "no-cache, max-age=60"]), (403, [.cacheControl: "max-age=60"]),
            (404, [.cacheControl: "max-age=60", .age: "60"]), (404, [.expires: "0"]),
        ] as [(Int, HTTPFields)])
    func notRemembered(status: Int, fields: HTTPFields) async {
        fixture.loader["/x"] = .status(status, fields: fields)
        let pipeline = fixture.pipeline { $0.downloads.retry = .never }
        for _ in 0..<2 { #expect(await failure(request(), pipeline) == .response(.status(status))) }
        #expect(fixture.loader.started.value == 2)
    }

    @Test(
        "RFC 9111, 4.2: Given an error for a year, when an hour is over, then the server is asked; a program's expiration is for images"
    )
    func bounded() async {
        fixture.loader["/x"] = .status(404, fields: [.cacheControl: "max-age=31536000"])
        let pipeline = fixture.pipeline()
        let request = request().with { $0.expiration = .days(30) }
        _ = await failure(request, pipeline)
        fixture.clock.advance(3599)
        _ = await failure(request, pipeline)
        #expect(fixture.loader.started.value == 1)
        fixture.clock.advance(1)
        _ = await failure(request, pipeline)
        #expect(fixture.loader.started.value == 2)
        for number in 0..<1500 {
            let path = "/\(number)"
            fixture.loader[path] = .status(404, fields: [.cacheControl: "max-age=600"])
            _ = await failure(ImageRequest("http://test\(path)"), pipeline)
        }
        let before = fixture.loader.started.value
        _ = await failure(ImageRequest("http://test/1499"), pipeline)
        #expect(fixture.loader.started.value == before)
        _ = await failure(ImageRequest("http://test/0"), pipeline)
        #expect(fixture.loader.started.value == before + 1)
    }

    @Test(
        "RFC 9111, 4: Given an old image, when its server has nothing any more and says for how long, then the latest answer counts"
    )
    func latestCounts() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request())
        await pipeline.flush()
        fixture.loader["/x"] = .status(404, fields: [.cacheControl: "max-age=60"])
        _ = await failure(request(.reload), pipeline)
        #expect(pipeline.cachedImage(for: request()) == nil)
        #expect(await failure(request(), pipeline) == .response(.status(404)))
        await pipeline.flush()
        #expect(fixture.cache.keys == [])
    }

    @Test(
        "RFC 9111, 4.4: Given an error that is remembered, when a PUT succeeds or it is removed, then the server is asked"
    )
    func forgotten() async throws {
        let pipeline = fixture.pipeline()
        func remember() async {
            fixture.loader["/x"] = .status(404, fields: [.cacheControl: "max-age=60"])
            #expect(await failure(request(.reload), pipeline) == .response(.status(404)))
            fixture.loader["/x"] = .image()
        }
        await remember()
        let put = HTTPRequest(method: .put, scheme: "http", authority: "test", path: "/x")
        _ = try await pipeline.data(for: ImageRequest(source: .remote(put, body: Data("x".utf8))))
        #expect(await failure(request(), pipeline) == nil)
        await remember()
        await pipeline.cache.remove(for: request())
        #expect(await failure(request(), pipeline) == nil)
        await remember()
        try await pipeline.cache.removeAll(variantsOf: request())
        #expect(await failure(request(), pipeline) == nil)
        await remember()
        try await pipeline.cache.removeAll()
        #expect(await failure(request(), pipeline) == nil)
    }
}
