import Foundation
import HTTPTypes
import Halcyon
import HalcyonStore
import HalcyonTesting
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

/// HTTP caching with nothing faked but the clock: sockets, libcurl, the codecs, the disk cache.
@Suite("RFC 9111, end to end")
struct HTTPCachingTests {
    private let folder: TemporaryDirectory
    private let site: Site
    private let clock = FakeClock()

    init() throws {
        folder = try TemporaryDirectory()
        site = try Site(Fixtures.data("progressive.jpg"))
    }

    /// A server of one picture, whose answers a test changes as it goes.
    private final class Site: Sendable {
        struct Answer {
            var status = "200 OK"
            var tag = "\"1\""
            var fields = ""
            var body: Data
        }

        private final class Current: Sendable {
            let answer: Mutex<Answer>
            init(_ body: Data) { answer = Mutex(Answer(body: body)) }
        }

        private let current: Current
        let server: ScriptedServer

        init(_ body: Data) throws {
            let current = Current(body)
            self.current = current
            server = try ScriptedServer { connection in
                let answer = current.answer.withLock { $0 }
                let isKnown = connection.request.contains("If-None-Match: \(answer.tag)")
                let isRevalidated = isKnown && answer.status.hasPrefix("200")
                let length = isRevalidated ? "" : "Content-Length: \(answer.body.count)\r\n"
                let head = "ETag: \(answer.tag)\r\n\(answer.fields)\(length)Connection: close\r\n\r\n"
                connection.send("HTTP/1.1 \(isRevalidated ? "304 Not Modified" : answer.status)\r\n" + head)
                if !isRevalidated { connection.send(answer.body) }
            }
        }

        func change(_ change: (inout Answer) -> Void) { current.answer.withLock { change(&$0) } }

        /// Which requests have come: those with a condition, and those without.
        var requests: [String] {
            server.requests.map { $0.contains("If-None-Match:") ? "condition" : "plain" }
        }
    }

    private func pipeline(
        _ adjust: (inout ImagePipeline.Configuration) -> Void = { _ in }
    ) -> ImagePipeline {
        var configuration = ImagePipeline.Configuration.standard
        configuration.dataCache = DiskCache(directory: folder.file("cache"))
        configuration.clock = clock
        configuration.downloads.retry = .never
        adjust(&configuration)
        return ImagePipeline(configuration)
    }

    private func request(_ network: CachePolicy.Network = .automatic) -> ImageRequest {
        var request = ImageRequest(site.server.url("/photo.jpg"))
        request.cachePolicy.network = network
        request.delivery = .afterStore
        return request
    }

    @Test("RFC 9111, 4.3.4: when a server confirms a stale entry, then its new fields are kept")
    func confirmed() async throws {
        site.change { $0.fields = "Cache-Control: max-age=60\r\nX-Served-By: one\r\n" }
        let first = try await pipeline().data(for: request())
        #expect(first.source == .network)
        clock.advance(60)
        site.change { $0.fields = "Cache-Control: max-age=600\r\nX-Served-By: two\r\n" }
        let sent = site.server.sentBytes
        let second = try await pipeline().data(for: request())
        #expect(second.isRevalidated && !second.isStale && second.source == .disk)
        #expect(second.data == first.data)
        #expect(site.server.sentBytes - sent < 500)
        clock.advance(599)
        // Another process.
        let third = try await pipeline().data(for: request(.never))
        #expect(!third.isStale && !third.isRevalidated)
        #expect(third.response?.status == .ok)
        let name = try #require(HTTPField.Name("X-Served-By"))
        #expect(third.response?.headerFields[name] == "two")
        #expect(third.age == 599)
        clock.advance(1)
        #expect(try await pipeline().data(for: request(.never)).isStale)
        #expect(site.requests == ["plain", "condition"])
    }

    @Test("RFC 9111, 4.2: when max-age is over, then the image is stale in memory and on disk")
    func bothTiers() async throws {
        site.change { $0.fields = "Cache-Control: max-age=60\r\n" }
        let pipeline = pipeline()
        let first = try await pipeline.image(for: request())
        clock.advance(59)
        #expect(pipeline.cachedImage(for: request()) != nil)
        #expect(try await self.pipeline().response(for: request()).source == .disk)
        clock.advance(1)
        #expect(pipeline.cachedImage(for: request()) == nil)
        let second = try await pipeline.response(for: request())
        #expect(second.source == .memory)
        #expect(second.image.pixels === first.pixels)
        #expect(pipeline.cachedImage(for: request()) != nil)
        site.change { $0.tag = "\"2\"" }
        clock.advance(60)
        let third = try await pipeline.response(for: request())
        #expect(third.source == .network)
        #expect(third.image.pixels !== first.pixels)
        #expect(site.requests == ["plain", "condition", "condition"])
    }

    @Test("RFC 5861, 3: when stale-while-revalidate applies, then the image is served and revalidated")
    func staleWhileRevalidate() async throws {
        site.change { $0.fields = "Cache-Control: max-age=60, stale-while-revalidate=30\r\n" }
        let pipeline = pipeline()
        _ = try await pipeline.image(for: request())
        clock.advance(89)
        #expect(try await pipeline.response(for: request()).isStale)
        try await eventually("it is fresh in memory") { pipeline.cachedImage(for: request()) != nil }
        #expect(try await !self.pipeline().response(for: request()).isStale)
        #expect(site.requests == ["plain", "condition"])
        clock.advance(90)
        #expect(try await !pipeline.response(for: request()).isStale)
        #expect(site.requests == ["plain", "condition", "condition"])
    }

    @Test("RFC 5861, 4: when the server fails, then a stale image is served only for stale-if-error")
    func staleIfError() async throws {
        site.change { $0.fields = "Cache-Control: max-age=60, stale-if-error=30\r\n" }
        _ = try await pipeline().image(for: request())
        site.change { $0.status = "500 Internal Server Error" }
        clock.advance(89)
        #expect(try await pipeline().response(for: request()).isStale)
        clock.advance(1)
        #expect(await pipeline().failure(of: request()) == .response(.status(500)))
    }

    @Test("RFC 9111, 4.2.4: Given a closed port, when an image is stale, then it is served as stale")
    func offline() async throws {
        site.change { $0.fields = "Cache-Control: max-age=60\r\n" }
        let pipeline = pipeline()
        _ = try await pipeline.image(for: request())
        clock.advance(60)
        site.server.stop()
        let remembered = try await pipeline.response(for: request())
        #expect(remembered.isStale && remembered.source == .memory)
        let stored = try await self.pipeline { $0.freshness = .strict }.response(for: request())
        #expect(stored.isStale && stored.source == .disk)
        #expect(try await pipeline.data(for: request()).isStale)
    }

    @Test("RFC 9111, 4.2.4: Given must-revalidate and a closed port, when stale, then the load fails")
    func mustRevalidate() async throws {
        site.change { $0.fields = "Cache-Control: max-age=60, must-revalidate\r\n" }
        let pipeline = pipeline()
        _ = try await pipeline.image(for: request())
        clock.advance(60)
        site.server.stop()
        let port = "127.0.0.1:\(site.server.port)"
        #expect(await pipeline.failure(of: request()) == .response(.connectionRefused(port)))
        #expect(await self.pipeline { $0.freshness = .strict }.failure(of: request(.never)) == .cache(.stale))
    }

    @Test("RFC 9111, 4.1: Given Vary: User-Agent, when that differs, then the entry is revalidated")
    func vary() async throws {
        site.change { $0.fields = "Cache-Control: max-age=60\r\nVary: User-Agent\r\n" }
        func asked(by agent: String) -> ImagePipeline { pipeline { $0.headerFields = [.userAgent: agent] } }
        _ = try await asked(by: "a").data(for: request())
        #expect(try await asked(by: "a").data(for: request()).source == .disk)
        #expect(site.requests == ["plain"])
        #expect(try await asked(by: "b").data(for: request()).isRevalidated)
        #expect(site.requests == ["plain", "condition"])
        site.change { $0.tag = "\"2\"" }
        #expect(try await asked(by: "a").data(for: request()).source == .network)
        #expect(site.requests == ["plain", "condition", "condition"])
    }

    @Test("RFC 9111, 4.3.1: Given nginx, when an image is stale, then it is revalidated, not reloaded")
    func nginx() async throws {
        let nginx = try NginxServer()
        try nginx.write(Fixtures.data("progressive.jpg"), to: "/photo.jpg")
        var request = ImageRequest(nginx.url("/cache-control/max-age=60/photo.jpg"))
        request.delivery = .afterStore
        _ = try await pipeline().image(for: request)
        clock.advance(59)
        _ = try await pipeline().image(for: request)
        clock.advance(1)
        _ = try await pipeline().image(for: request)
        #expect(try nginx.log().filter { $0.path.hasSuffix("/photo.jpg") }.map(\.status) == [200, 304])
    }

    @Test("RFC 9111, 5.2.2.5: Given no-store, when an image is loaded, then no cache keeps it")
    func noStore() async throws {
        site.change { $0.fields = "Cache-Control: no-store\r\n" }
        let pipeline = pipeline()
        _ = try await pipeline.image(for: request())
        #expect(pipeline.cachedImage(for: request()) == nil)
        #expect(await pipeline.failure(of: request(.never))?.isNotCached == true)
        #expect(try await DiskCache(directory: folder.file("cache")).entries().isEmpty)
    }
}
