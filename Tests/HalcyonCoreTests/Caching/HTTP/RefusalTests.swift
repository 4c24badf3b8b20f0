import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// What is remembered of servers that have nothing.
@Suite("RFC 9111: negative caching")
struct RefusalTests {
    private let fixture = PipelineFixture()
    private let url = "http://test/x"

    private func request(_ network: CachePolicy.Network = .automatic) -> ImageRequest {
        ImageRequest(url).with { $0.cachePolicy.network = network }
    }

    @Test(
        "RFC 9111, 3: Given a 404 or 410 with a lifetime, when asked again, then it is remembered",
        arguments: [404, 410])
    func remembered(status: Int) async {
        fixture.loader["/x"] = .status(status, fields: [.cacheControl: "max-age=60"])
        let pipeline = fixture.pipeline()
        for _ in 0..<3 { #expect(await pipeline.failure(of: request()) == .response(.status(status))) }
        #expect(await pipeline.failure(of: request(.never)) == .response(.status(status)))
        #expect(fixture.loader.started.value == 1)
        fixture.clock.advance(60)
        #expect(await pipeline.failure(of: request()) == .response(.status(status)))
        #expect(fixture.loader.started.value == 2)
        // A request that insists goes to the server.
        _ = await pipeline.failure(of: request(.reload))
        _ = await pipeline.failure(of: request(.revalidate))
        #expect(fixture.loader.started.value == 4)
        fixture.loader["/x"] = .image()
        #expect(await pipeline.failure(of: request(.reload)) == nil)
        #expect(await pipeline.failure(of: request()) == nil)
        #expect(fixture.loader.started.value == 5)
    }

    @Test(
        "RFC 9111, 3: when an error has no lifetime or must not be kept, then each request is sent",
        arguments: [
            (404, [:]), (404, [.cacheControl: "no-store, max-age=60"]), (404, [.cacheControl: "max-age=0"]),
            (404, [.cacheControl: "no-cache, max-age=60"]), (403, [.cacheControl: "max-age=60"]),
            (404, [.cacheControl: "max-age=60", .age: "60"]), (404, [.expires: "0"]),
        ] as [(Int, HTTPFields)])
    func notRemembered(status: Int, fields: HTTPFields) async {
        fixture.loader["/x"] = .status(status, fields: fields)
        let pipeline = fixture.pipeline { $0.downloads.retry = .never }
        for _ in 0..<2 { #expect(await pipeline.failure(of: request()) == .response(.status(status))) }
        #expect(fixture.loader.started.value == 2)
    }

    @Test("Given a standard time, when a 404 says nothing, then it is remembered that long", arguments: [30, 1e9])
    func standardTime(seconds: Double) async throws {
        let pipeline = fixture.pipeline { $0.notFoundLifetime = seconds }
        _ = try await pipeline.image(for: request())
        fixture.loader["/x"] = .status(404)
        _ = await pipeline.failure(of: request(.reload))
        // What was there before is gone, as after any other answer.
        #expect(pipeline.cache[url] == nil && fixture.cache.keys.isEmpty)
        fixture.clock.advance(min(seconds, 3600) - 1)
        #expect(await pipeline.failure(of: request()) == .response(.status(404)))
        #expect(fixture.loader.started.value == 2)
        fixture.clock.advance(1)
        fixture.loader["/x"] = .image()
        #expect(await pipeline.failure(of: request()) == nil)
    }

    @Test("Given a standard time, when a 404 says more or other rules hold, then it does not count")
    func standardTimeOverruled() async {
        for fields in [[.cacheControl: "max-age=0"], [.cacheControl: "no-store"], [.expires: "0"]] as [HTTPFields] {
            fixture.loader["/x"] = .status(404, fields: fields)
            let pipeline = fixture.pipeline { $0.notFoundLifetime = 30 }
            for _ in 0..<2 { _ = await pipeline.failure(of: request()) }
        }
        #expect(fixture.loader.started.value == 6)
        let others: [(CacheFreshness, Double)] = [(.strict, 30), (.expirationOnly, 30), (.images, .nan)]
        for (freshness, seconds) in others {
            fixture.loader["/x"] = .status(404)
            let pipeline = fixture.pipeline {
                $0.notFoundLifetime = seconds
                $0.freshness = freshness
            }
            for _ in 0..<2 { _ = await pipeline.failure(of: request()) }
        }
        #expect(fixture.loader.started.value == 12)
    }

    @Test("RFC 9111, 4.2: Given an error for a year, when an hour passes, then the server is asked")
    func bounded() async {
        fixture.loader["/x"] = .status(404, fields: [.cacheControl: "max-age=31536000"])
        let pipeline = fixture.pipeline()
        let request = request().with { $0.expiration = .days(30) }
        _ = await pipeline.failure(of: request)
        fixture.clock.advance(3599)
        _ = await pipeline.failure(of: request)
        #expect(fixture.loader.started.value == 1)
        fixture.clock.advance(1)
        _ = await pipeline.failure(of: request)
        #expect(fixture.loader.started.value == 2)
    }

    @Test("Given 1,500 missing images, when requested again, then the last 1,024 are remembered")
    func countIsBounded() async {
        let pipeline = fixture.pipeline()
        for number in 0..<1500 {
            let path = "/\(number)"
            fixture.loader[path] = .status(404, fields: [.cacheControl: "max-age=600"])
            #expect(await pipeline.failure(of: ImageRequest("http://test\(path)")) == .response(.status(404)))
        }
        #expect(fixture.loader.started.value == 1500)
        for number in [1499, 1500 - 1024] {
            #expect(await pipeline.failure(of: ImageRequest("http://test/\(number)")) == .response(.status(404)))
        }
        #expect(fixture.loader.started.value == 1500)
        for number in [1500 - 1024 - 1, 0] {
            #expect(await pipeline.failure(of: ImageRequest("http://test/\(number)")) == .response(.status(404)))
        }
        #expect(fixture.loader.started.value == 1502)
    }

    @Test("RFC 9111, 4: when a reload gets a 404 with a lifetime, then the cached image is dropped")
    func latestCounts() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request())
        await pipeline.flush()
        fixture.loader["/x"] = .status(404, fields: [.cacheControl: "max-age=60"])
        _ = await pipeline.failure(of: request(.reload))
        #expect(pipeline.cachedImage(for: request()) == nil)
        #expect(await pipeline.failure(of: request()) == .response(.status(404)))
        await pipeline.flush()
        #expect(fixture.cache.keys == [])
    }

    @Test("RFC 9111, 4.4: when a PUT or a removal succeeds, then a remembered error is forgotten")
    func forgotten() async throws {
        let pipeline = fixture.pipeline()
        func remember() async {
            fixture.loader["/x"] = .status(404, fields: [.cacheControl: "max-age=60"])
            #expect(await pipeline.failure(of: request(.reload)) == .response(.status(404)))
            fixture.loader["/x"] = .image()
        }
        await remember()
        let put = HTTPRequest(method: .put, scheme: "http", authority: "test", path: "/x")
        _ = try await pipeline.data(for: ImageRequest(source: .remote(put, body: Data("x".utf8))))
        #expect(await pipeline.failure(of: request()) == nil)
        await remember()
        await pipeline.cache.remove(for: request())
        #expect(await pipeline.failure(of: request()) == nil)
        await remember()
        try await pipeline.cache.removeAll(variantsOf: request())
        #expect(await pipeline.failure(of: request()) == nil)
        await remember()
        try await pipeline.cache.removeAll()
        #expect(await pipeline.failure(of: request()) == nil)
    }
}
