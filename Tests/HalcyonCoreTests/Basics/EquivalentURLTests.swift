import Foundation
import HTTPTypes
import HalcyonTesting
import Testing

@testable import HalcyonCore

/// URLs that are written in several ways (RFC 3986, sections 6.2.2 and 6.2.3).
@Suite("Equivalent URLs")
struct EquivalentURLTests {
    @Test(
        "Given another way to write a URL, when it is asked for, then it has the same key",
        arguments: [
            ("HTTP://Example.org:80/a", "http://example.org/a"), ("http://example.org:/a", "http://example.org/a"),
            ("https://EXAMPLE.org:443", "https://example.org/"), ("http://[FE80::A]:80/a", "http://[fe80::a]/a"),
        ])
    func same(text: String, expected: String) {
        #expect(ImageRequest(text).sourceKey == expected)
        #expect(ImageRequest(text).source.text == expected)
        #expect(URL(string: text).map { ImageRequest($0).sourceKey } == expected)
    }

    @Test(
        "Given URLs that may be different ones, when they are asked for, then their keys differ",
        arguments: [
            ("http://example.org/A", "http://example.org/a"), ("http://example.org:443/a", "http://example.org/a"),
            ("https://example.org:80/a", "https://example.org/a"), ("http://example.org/a?", "http://example.org/a"),
            ("http://example.org:8080/a", "http://example.org/a"), ("http://[::80]/", "http://[::]/"),
        ])
    func different(one: String, other: String) {
        #expect(ImageRequest(one).sourceKey != ImageRequest(other).sourceKey)
    }

    @Test("Given a hand-made request, when only meaningless parts differ, then its key is the same")
    func madeByHand() async throws {
        func http(
            _ path: String?, _ authority: String = "test", scheme: String = "http", method: String = "GET",
            fields: HTTPFields = [:]
        ) throws -> HTTPRequest {
            HTTPRequest(
                method: try #require(HTTPRequest.Method(method)), scheme: scheme, authority: authority, path: path,
                headerFields: fields)
        }
        let connection = try #require(HTTPField.Name("Keep-Alive"))
        let requests = [
            try http("/"), try http(""), try http(nil), try http("/#part"), try http("/", "TEST:80", scheme: "HTTP"),
            try http("/", "test:"), try http("/", method: "get"), try http("/", fields: [.accept: "*/*"]),
            try http("/", fields: [.connection: "keep-alive", connection: "5", .te: "trailers", .contentLength: "0"]),
            try http("/", fields: [.contentType: "image/png"]),
            try http("/", fields: [.userAgent: "a", .referer: "b"]),
        ]
        let fixture = PipelineFixture()
        let plain = ImageRequest("http://test/")
        _ = try await fixture.pipeline().data(for: plain)
        await fixture.pipeline().flush()
        for http in requests {
            for body in [nil, Data()] {
                let request = ImageRequest(source: .remote(http, body: body))
                #expect(request.sourceKey == plain.sourceKey, "\(http)")
                #expect(request.imageKey == plain.imageKey)
                var changed = ImageRequest("http://elsewhere/")
                changed.source = .remote(http, body: body)
                #expect(changed.sourceKey == plain.sourceKey)
            }
        }
        var host = plain
        host.headerFields[try #require(HTTPField.Name("Host"))] = "test"
        #expect(host.sourceKey == plain.sourceKey)
        // What means something still does.
        for other in [
            try http("/", method: "POST"), try http("/", method: "Get-It"),
            try http("/", fields: [.accept: "image/png"]), try http("/?"), try http("/a"), try http("/", "test:8080"),
            try http("/", "test:80", scheme: "https"),
            try http("/", fields: [.cookie: "a"]),
        ] {
            #expect(ImageRequest(source: .remote(other)).sourceKey != plain.sourceKey, "\(other)")
        }
        host.headerFields[try #require(HTTPField.Name("Host"))] = "other"
        #expect(host.sourceKey != plain.sourceKey)
        let form = try http("/", method: "post")
        #expect(
            ImageRequest(source: .remote(form, body: Data("a".utf8))).sourceKey
                != ImageRequest(source: .remote(form)).sourceKey)
    }

    @Test("Given bytes cached for a plain URL, when a hand-made request wants them, then it is a hit")
    func foundInCaches() async throws {
        let cache = FakeDataCache()
        let pipeline = ImagePipeline(.fake(cache: cache))
        _ = try await pipeline.image(for: ImageRequest("http://test/a"))
        await pipeline.flush()
        let http = HTTPRequest(
            method: .get, scheme: "HTTP", authority: "Test:80", path: "/a", headerFields: [.accept: "*/*"])
        let request = ImageRequest(source: .remote(http, body: Data()))
        #expect(pipeline.cachedImage(for: request) != nil)
        #expect(try await pipeline.data(for: request).source == .disk)
    }

    @Test(
        "Given a path with an @ after two slashes, when it is a source, then its text is unchanged",
        arguments: [
            "/a//b@2x.png", "a//b@2x.png", "/a///b@2x.png", "http://test/a//b@2x.png", "http://test//c@d//b@2x.png",
            "/@//@", "///b@2x.png/",
        ])
    func pathsAreNoHosts(text: String) {
        let source = ImageSource(text)
        let isHost = text.hasPrefix("///")
        #expect(source.text == text || isHost)
        if text.hasPrefix("http") { #expect(ImageRequest(text).sourceKey == text) }
    }

    @Test(
        "Given a malformed URL with a password, when it is shown, then the password is left out",
        arguments: [
            ("http://u:p@test/a", "http://test/a"), ("//u:p@test/a", "//test/a"), (" //u:p@test/a", " //test/a"),
            ("ht tp://u:p@test/a@b", "ht tp://test/a@b"), ("/a//b http://u:p@test/c", "/a//b http://test/c"),
            ("x:/y://u:p@test", "x:/y://test"),
        ])
    func passwords(text: String, shown: String) {
        #expect(URLText.withoutUser(text) == shown)
    }

    @Test(
        "Given a text that is no URL, when it is loaded, then the error names it as it was written",
        arguments: [" ", "a b", "%20", "ä.png", "//test/a b", "\t"])
    func namedAsWritten(text: String) async {
        let pipeline = ImagePipeline(.fake())
        await #expect(throws: ImageError.request(.invalidURL(text))) {
            try await pipeline.image(for: ImageRequest(text))
        }
    }

    @Test("Given a stored URL, when another spelling of it is changed, then what is stored is dropped")
    func invalidation() async throws {
        let fixture = PipelineFixture()
        let pipeline = fixture.pipeline()
        let stored = ImageRequest("http://Test:80/x")
        _ = try await pipeline.image(for: stored)
        await pipeline.flush()
        #expect(pipeline.cachedImage(for: stored) != nil)
        var change = ImageRequest("HTTP://test/x")
        guard case .remote(var http, _) = change.source else { return }
        http.method = .delete
        change.source = .remote(http)
        _ = try await pipeline.data(for: change)
        #expect(pipeline.cachedImage(for: stored) == nil)
        #expect(await !pipeline.cache.hasData(for: stored))
    }
}
