import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// Requests that change something at their server.
@Suite("RFC 9111: unsafe methods")
struct UnsafeMethodTests {
    private let fixture = PipelineFixture()

    private func change(_ path: String, _ method: HTTPRequest.Method = .put) -> ImageRequest {
        let http = HTTPRequest(method: method, scheme: "http", authority: "test", path: path)
        return ImageRequest(source: .remote(http, body: Data("new".utf8))).with { $0.retry = .never }
    }

    /// A pipeline that has images of some URLs in both caches.
    private func pipeline(with urls: String...) async throws -> ImagePipeline {
        let pipeline = fixture.pipeline()
        for url in urls { _ = try await pipeline.image(for: ImageRequest(url)) }
        await pipeline.flush()
        return pipeline
    }

    private func has(_ url: String, _ pipeline: ImagePipeline) async -> Bool {
        let inMemory = pipeline.cachedImage(for: ImageRequest(url)) != nil
        let onDisk = await pipeline.cache.hasData(for: ImageRequest(url))
        #expect(inMemory == onDisk)
        return inMemory
    }

    @Test(
        "RFC 9111, 4.4: when a success has no body, then it is returned and the entry is dropped",
        arguments: [(HTTPRequest.Method.put, 204), (.delete, 205), (.post, 200), (.patch, 201), (.delete, 204)])
    func withoutBody(method: HTTPRequest.Method, status: Int) async throws {
        let pipeline = try await pipeline(with: "http://test/x")
        fixture.loader["/x"] = .init(status: .init(code: status))
        let answer = try await pipeline.data(for: change("/x", method))
        #expect(answer.data.isEmpty)
        #expect(answer.response?.status.code == status)
        #expect(await !has("http://test/x", pipeline))
    }

    @Test("RFC 9111, 4.4: Given an unusable success, when its head arrives, then the entry is dropped")
    func unusable() async throws {
        let pipeline = try await pipeline(with: "http://test/x", "http://test/y")
        fixture.loader["/x"] = .image(fields: [.contentType: "text/html"])
        let rejected = change("/x").with { $0.validator = ResponseValidator(contentTypes: ["image/"]) }
        let error = await failure { _ = try await pipeline.data(for: rejected) }
        #expect(error == .response(.rejected("its content type is text/html")))
        #expect(await !has("http://test/x", pipeline))
        fixture.loader["/y"] = .truncated(Data("some bytes".utf8), at: 3)
        _ = await failure { _ = try await pipeline.data(for: change("/y")) }
        #expect(await !has("http://test/y", pipeline))
    }

    @Test(
        "RFC 9111, 4.4: when a success redirects to a failure, then the entry is still dropped",
        arguments: [FakeLoader.Answer.status(404), .failure(.response(.connectionReset))])
    func redirected(last: FakeLoader.Answer) async throws {
        let pipeline = try await pipeline(with: "http://test/x", "http://test/y")
        fixture.loader["/x"] = last.redirected(303, to: "http://test/other")
        _ = await failure { _ = try await pipeline.data(for: change("/x", .post)) }
        #expect(await !has("http://test/x", pipeline))
        #expect(await has("http://test/y", pipeline))
    }

    @Test("RFC 9111, 4.4: Given a redirected PUT, when both hops succeed, then both URLs are dropped")
    func eachHop() async throws {
        let pipeline = try await pipeline(with: "http://test/x", "http://test/y", "http://test/z")
        fixture.loader["/x"] = .init(status: .noContent).redirected(307, to: "http://test/y")
        _ = try await pipeline.data(for: change("/x"))
        #expect(await !has("http://test/x", pipeline))
        #expect(await !has("http://test/y", pipeline))
        #expect(await has("http://test/z", pipeline))
    }

    @Test("RFC 9111, 4.4: Given a read-only policy, when a change succeeds, then the entry is dropped")
    func readOnly() async throws {
        let pipeline = try await pipeline(with: "http://test/x")
        fixture.loader["/x"] = .init(status: .noContent)
        let policy = CachePolicy(memory: .readOnly, disk: .readOnly, network: .reload)
        _ = try await pipeline.data(for: change("/x").with { $0.cachePolicy = policy })
        #expect(await !has("http://test/x", pipeline))
    }

    @Test("RFC 9111, 4.4: when a change names same-origin locations, then those are dropped too")
    func named() async throws {
        let names = ["http://test/a", "http://test/dir/b", "http://other/a", "http://test:81/a"]
        let pipeline = fixture.pipeline()
        for name in names { _ = try await pipeline.image(for: ImageRequest(name)) }
        await pipeline.flush()
        fixture.loader["/dir/x"] = .init(
            status: .created, fields: [.location: "http://test/a", .contentLocation: "b"])
        _ = try await pipeline.data(for: change("/dir/x", .post))
        #expect(await !has(names[0], pipeline))
        #expect(await !has(names[1], pipeline))
        fixture.loader["/dir/x"] = .init(
            status: .created, fields: [.location: "http://other/a", .contentLocation: "//test:81/a"])
        _ = try await pipeline.data(for: change("/dir/x", .post))
        #expect(await has(names[2], pipeline))
        #expect(await has(names[3], pipeline))
    }

    @Test(
        "RFC 9111, 4: Given equal unsafe requests, when they run at once, then each is sent",
        .timeLimit(.minutes(5)), arguments: [HTTPRequest.Method.post, .put, .delete, .patch])
    func neverShared(method: HTTPRequest.Method) async throws {
        let gate = Gate()
        fixture.loader["/x"] = .hold(at: gate)
        let pipeline = fixture.pipeline()
        let request = change("/x", method)
        async let first = pipeline.data(for: request)
        async let second = pipeline.image(for: request)
        async let third = pipeline.downloader.download(
            DownloadRequest(
                HTTPRequest(
                    method: method, scheme: "http", authority: "test", path: "/x")))
        try await eventually("all are sent") { fixture.loader.started.value == 3 }
        gate.open()
        _ = try await (first, second, third)
        #expect(fixture.loader.started.value == 3)
    }

    @Test(
        "RFC 9111, 4: when a POST is repeated, then it is sent unless it has its own expiration",
        arguments: [CacheFreshness.images, .strict, .expirationOnly])
    func writtenThrough(rules: CacheFreshness) async throws {
        fixture.loader["/x"] = .image(fields: [.cacheControl: "max-age=600"])
        let pipeline = fixture.pipeline { $0.freshness = rules }
        for _ in 0..<2 { _ = try await pipeline.image(for: change("/x", .post)) }
        await pipeline.flush()
        #expect(fixture.loader.started.value == 2)
        #expect(fixture.cache.keys == [])
        let rendered = change("/x", .post).with { $0.expiration = .days(1) }
        for _ in 0..<2 { _ = try await pipeline.image(for: rendered) }
        #expect(fixture.loader.started.value == (rules == .strict ? 4 : 3))
        // What another request may take from the caches is no answer to one that may not.
        _ = try await pipeline.image(for: change("/x", .post))
        #expect(fixture.loader.started.value == (rules == .strict ? 5 : 4))
    }

    @Test("RFC 9110, 15.3.5: when a GET gets a 204, then its data is empty and an image fails to load")
    func noContent() async throws {
        fixture.loader["/x"] = .init(status: .noContent)
        let pipeline = fixture.pipeline()
        #expect(try await pipeline.data(for: ImageRequest("http://test/x")).data.isEmpty)
        await pipeline.flush()
        #expect(fixture.cache.keys == [])
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest("http://test/x"))
        }
        #expect(error == .response(.emptyBody))
        fixture.loader["/x"] = .init()
        let empty = await failure {
            _ = try await pipeline.data(for: ImageRequest("http://test/x").with { $0.retry = .never })
        }
        #expect(empty == .response(.emptyBody))
    }
}
