import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// What is cached by way of redirects: each of them has a say.
@Suite("RFC 9111: redirects")
struct RedirectFreshnessTests {
    private let fixture = PipelineFixture()
    private let url = "http://test/latest"

    private func answer(through status: Int, _ fields: HTTPFields, last: HTTPFields? = nil) -> FakeLoader.Answer {
        .data(Data("old".utf8), fields: last ?? [.cacheControl: "max-age=31536000", .eTag: "\"1\""])
            .redirected(status, to: "http://test/v1", fields: fields)
    }

    @Test(
        "RFC 9111, 4.2: Given a redirect, when time passes, then the shortest lifetime counts",
        arguments: [
            // Status and Cache-Control of the redirect, seconds later, whether it is still fresh.
            (302, nil, 0, false), (307, nil, 0, false), (303, nil, 0, false),
            (302, "no-cache", 0, false), (302, "max-age=60", 59, true), (302, "max-age=60", 60, false),
            (301, "max-age=60", 60, false), (301, nil, 604_799, true), (308, nil, 604_799, true),
            (301, nil, 604_800, false), (302, "max-age=99999999", 31_535_999, true),
            (302, "max-age=99999999", 31_536_000, false),
        ] as [(Int, String?, Double, Bool)], [CacheFreshness.images, .strict])
    func leastOfChain(expected: (Int, String?, Double, Bool), rules: CacheFreshness) async throws {
        let (status, control, seconds, isFresh) = expected
        var fields = HTTPFields()
        fields[.cacheControl] = control
        fixture.loader["/latest"] = answer(through: status, fields)
        let pipeline = fixture.pipeline { $0.freshness = rules }
        _ = try await pipeline.image(for: ImageRequest(url))
        await pipeline.flush()
        fixture.clock.advance(seconds)
        #expect((pipeline.cachedImage(for: ImageRequest(url)) != nil) == isFresh)
        #expect(fixture.cache[url]?.metadata.isFresh(at: fixture.clock.date) == isFresh)
        fixture.loader["/latest"] = .data(Data("ninebytes".utf8)).redirected(to: "http://test/v2")
        #expect(try await pipeline.image(for: ImageRequest(url)).size.width == (isFresh ? 3 : 9))
    }

    @Test("RFC 9111, 4.2: Given a redirect, when only the expiration counts, then it is ignored")
    func expirationOnly() async throws {
        fixture.loader["/latest"] = answer(through: 302, [.cacheControl: "max-age=0"])
        let pipeline = fixture.pipeline { $0.freshness = .expirationOnly }
        _ = try await pipeline.image(for: ImageRequest(url))
        #expect(pipeline.cachedImage(for: ImageRequest(url)) != nil)
        var own = ImageRequest("http://test/own")
        own.expiration = .days(30)
        fixture.loader["/own"] = answer(through: 302, [:])
        let usual = fixture.pipeline()
        _ = try await usual.image(for: own)
        fixture.clock.advance(29 * 86_400)
        #expect(usual.cachedImage(for: own) != nil)
    }

    @Test("RFC 9111, 5.2.2.5: when a redirect has no-store, then the image behind it is not cached")
    func noStore() async throws {
        fixture.loader["/latest"] = answer(through: 302, [.cacheControl: "no-store, max-age=600"])
        let pipeline = fixture.pipeline()
        let request = ImageRequest(url).with {
            $0.processors = [Suffix("a")]
            $0.storage = .both
        }
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(pipeline.cachedImage(for: request) == nil)
        #expect(fixture.cache.keys == [])
    }

    @Test("RFC 9111, 4.2.4: when a stale redirect has must-revalidate, then an offline load fails")
    func mustRevalidate() async throws {
        fixture.loader["/latest"] = answer(through: 302, [.cacheControl: "max-age=60, must-revalidate"])
        let pipeline = fixture.pipeline { $0.downloads.retry = .never }
        _ = try await pipeline.image(for: ImageRequest(url))
        await pipeline.flush()
        fixture.clock.advance(60)
        fixture.loader["/latest"] = .failure(.response(.connectionReset))
        let error = await failure {
            _ = try await pipeline.image(for: ImageRequest(url))
        }
        #expect(error == .response(.connectionReset))
    }

    @Test("RFC 9111, 4.1: when a redirect has Vary and the agent differs, then the server is asked")
    func vary() async throws {
        func request(_ agent: String) -> ImageRequest { .get("/latest", [.userAgent: agent]) }
        fixture.loader["/latest"] = answer(through: 302, [.cacheControl: "max-age=60", .vary: "User-Agent"])
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request("a"))
        _ = try await pipeline.image(for: request("a"))
        #expect(fixture.loader.started.value == 1)
        _ = try await pipeline.image(for: request("b"))
        #expect(fixture.loader.started.value == 2)
        fixture.loader["/any"] = answer(through: 302, [.cacheControl: "max-age=60", .vary: "*"])
        for _ in 0..<2 { _ = try await pipeline.image(for: ImageRequest("http://test/any")) }
        #expect(fixture.loader.started.value == 4)
    }

    @Test("RFC 5861, 3: when a redirect lacks stale-while-revalidate, then the server is awaited")
    func staleWhileRevalidate() async throws {
        let last: HTTPFields = [.cacheControl: "max-age=60, stale-while-revalidate=600"]
        fixture.loader["/latest"] = answer(through: 302, [.cacheControl: "max-age=60"], last: last)
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: ImageRequest(url))
        await pipeline.flush()
        fixture.clock.advance(60)
        let leave = "max-age=60, stale-while-revalidate=600"
        fixture.loader["/latest"] = answer(through: 302, [.cacheControl: leave], last: last)
        #expect(try await !pipeline.response(for: ImageRequest(url)).isStale)
        await pipeline.flush()
        fixture.clock.advance(60)
        #expect(try await pipeline.response(for: ImageRequest(url)).isStale)
    }

    @Test("RFC 8246, 2: Given an immutable response, when its redirect is not, then it is revalidated")
    func immutable() async throws {
        let last: HTTPFields = [.cacheControl: "max-age=600, immutable"]
        fixture.loader["/latest"] = answer(through: 302, [.cacheControl: "max-age=600"], last: last)
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: ImageRequest(url))
        _ = try await pipeline.image(for: ImageRequest(url).with { $0.cachePolicy.network = .revalidate })
        #expect(fixture.loader.started.value == 2)
    }

    @Test("RFC 9111, 4.3.4: when redirects lead elsewhere, then the same ETag confirms nothing")
    func sameTag() async throws {
        fixture.loader["/latest"] = answer(through: 302, [:])
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: ImageRequest(url))
        await pipeline.flush()
        // Only signed in another way.
        fixture.loader["/latest"] = .status(304, fields: [.eTag: "\"1\""]).redirected(to: "http://test/v1?sig=2")
        #expect(try await pipeline.image(for: ImageRequest(url)).size.width == 3)
        #expect(fixture.loader.started.value == 2)
        fixture.loader.answer(
            "/latest", with: .status(304, fields: [.eTag: "\"1\""]).redirected(to: "http://test/v2"),
            .data(Data("ninebytes".utf8), fields: [.eTag: "\"1\""]).redirected(to: "http://test/v2"))
        #expect(try await pipeline.image(for: ImageRequest(url)).size.width == 9)
        #expect(fixture.loader.started.value == 4)
        await pipeline.flush()
        fixture.loader.answer(
            "/latest", with: .status(304, fields: [.eTag: "\"1\""]).redirected(to: "http://test/v2?id=3"),
            .data(Data("elevenbytes".utf8), fields: [.eTag: "\"1\""]).redirected(to: "http://test/v2?id=3"))
        #expect(try await pipeline.image(for: ImageRequest(url)).size.width == 11)
        #expect(fixture.loader.started.value == 6)
    }

    @Test("RFC 9111, 4.3.4: when redirects lead to a 304, then they limit how long it holds")
    func confirmed() async throws {
        fixture.loader["/latest"] = answer(through: 302, [.cacheControl: "max-age=60"])
        let pipeline = fixture.pipeline()
        _ = try await pipeline.data(for: ImageRequest(url))
        await pipeline.flush()
        fixture.clock.advance(60)
        fixture.loader["/latest"] = .status(304, fields: [.cacheControl: "max-age=31536000"])
            .redirected(to: "http://test/v1", fields: [.cacheControl: "max-age=30"])
        let confirmed = try await pipeline.data(for: ImageRequest(url))
        #expect(confirmed.isRevalidated)
        #expect(confirmed.expiresAt == fixture.clock.date + 30)
        await pipeline.flush()
        #expect(fixture.cache[url]?.metadata.redirects.map { $0.headerFields[.cacheControl] } == ["max-age=30"])
        // Where it leads may be a secret.
        #expect(fixture.cache[url]?.metadata.redirects.first?.headerFields[.location] == nil)
    }
}
