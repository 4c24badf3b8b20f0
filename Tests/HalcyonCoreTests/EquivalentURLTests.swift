import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Testing

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

    @Test("Given a change of a URL, when that is written in another way, then what is stored is dropped")
    func invalidation() async throws {
        let bench = Bench()
        let pipeline = bench.pipeline()
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
