import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import Synchronization
import TestSupport
import Testing

/// HTTP caching through the pipeline, with a server, a disk and a clock of the test's own.
@Suite("RFC 9111: in the pipeline")
struct FreshnessTests {
    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    private func request(_ network: CachePolicy.Network = .automatic, _ fields: HTTPFields = [:])
        -> ImageRequest
    {
        ImageRequest.get("/x", fields).with { $0.cachePolicy.network = network }
    }

    private var sent: [String] {
        fixture.loader.requests.entries.map {
            $0.headerFields[.ifNoneMatch] == nil ? "plain" : "condition"
        }
    }

    @Test(
        "RFC 9111, 4.2: Given an image in either tier, when it is stale, then it is revalidated",
        arguments: [
            // Cache-Control, seconds later, whether it is still fresh.
            ("max-age=60", 59, true), ("max-age=60", 60, false), ("max-age=0", 0, false),
            ("no-cache", 0, false),
            ("public", 604_799, true), ("public", 604_800, false),
        ], [true, false])
    func lifetimes(expected: (String, Double, Bool), hasMemory: Bool) async throws {
        let (control, seconds, isFresh) = expected
        fixture.loader["/x"] = .data(Data("old".utf8), fields: [.cacheControl: control, .eTag: "\"1\""])
        let pipeline = fixture.pipeline(memory: hasMemory ? ImageCache() : nil)
        _ = try await pipeline.image(for: request())
        await pipeline.flush()
        fixture.loader["/x"] = .status(304, fields: [.eTag: "\"1\""])
        fixture.clock.advance(seconds)
        #expect((pipeline.cachedImage(for: request()) != nil) == (isFresh && hasMemory))
        let response = try await pipeline.response(for: request())
        #expect(response.source == (hasMemory ? .memory : .disk))
        #expect(!response.isStale)
        #expect(sent == (isFresh ? ["plain"] : ["plain", "condition"]))
    }

    @Test("RFC 9111, 4.3.4: Given a stale image in memory, when revalidated, then nothing is decoded")
    func confirmedInMemory() async throws {
        fixture.loader["/x"] = .data(
            Data("old".utf8), fields: [.cacheControl: "max-age=60", .eTag: "\"1\""])
        let pipeline = fixture.pipeline()
        let request = request().with { $0.processors = [Suffix("a")] }
        let first = try await pipeline.image(for: request)
        await pipeline.flush()
        let decodes = fixture.decoder.decoded.value
        fixture.loader["/x"] = .status(304, fields: [.eTag: "\"1\"", .cacheControl: "max-age=600"])
        fixture.clock.advance(60)
        let second = try await pipeline.response(for: request)
        #expect(second.image.pixels === first.pixels)
        #expect(second.source == .memory)
        #expect(fixture.decoder.decoded.value == decodes)
        fixture.clock.advance(599)
        #expect(pipeline.cachedImage(for: request)?.pixels === first.pixels)
        #expect(fixture.cache[url]?.metadata.expiresAt == fixture.clock.date + 1)
        #expect(sent == ["plain", "condition"])
    }

    @Test("RFC 9111, 4.3.4: Given no disk cache, when a stale image is confirmed, then it is reused")
    func confirmedWithoutDisk() async throws {
        fixture.loader["/x"] = .data(
            Data("old".utf8), fields: [.cacheControl: "max-age=60", .eTag: "\"1\""])
        let pipeline = fixture.pipeline { $0.dataCache = nil }
        let first = try await pipeline.image(for: request())
        fixture.loader["/x"] = .status(304)
        fixture.clock.advance(60)
        #expect(try await pipeline.image(for: request()).pixels === first.pixels)
        fixture.loader["/x"] = .data(Data("ninebytes".utf8), fields: [.eTag: "\"2\""])
        fixture.clock.advance(60)
        #expect(try await pipeline.image(for: request()).size.width == 9)
        #expect(sent == ["plain", "condition", "condition"])
    }

    @Test("RFC 9111, 4.3.3: when a stale image in memory has changed, then the new one replaces it")
    func changedInMemory() async throws {
        fixture.loader["/x"] = .data(
            Data("old".utf8), fields: [.cacheControl: "max-age=60", .eTag: "\"1\""])
        let pipeline = fixture.pipeline()
        let request = request().with { $0.targetSize = TargetSize(width: 50, height: 50) }
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        fixture.loader["/x"] = .data(
            Data("ninebytes".utf8), fields: [.cacheControl: "max-age=60", .eTag: "\"2\""])
        fixture.clock.advance(60)
        #expect(try await pipeline.response(for: request).source == .network)
        #expect(pipeline.cachedImage(for: request)?.originalSize.width == 9)
        await pipeline.flush()
        #expect(fixture.cache[url]?.metadata.response?.headerFields[.eTag] == "\"2\"")
        #expect(sent == ["plain", "condition"])
    }

    @Test("RFC 9111, 4: Given two forms in memory, when one reloads with a change, then both change")
    func otherForms() async throws {
        let forms = (["a", "b", "c"] as [Character]).map { form in request().with { $0.processors = [Suffix(form)] } }
        fixture.loader["/x"] = .data(Data("old".utf8), fields: [.cacheControl: "max-age=60"])
        let pipeline = fixture.pipeline()
        for request in forms.prefix(2) { _ = try await pipeline.image(for: request) }
        pipeline.cache.store(try .fake(), for: forms[2])
        await pipeline.flush()
        fixture.loader["/x"] = .data(Data("ninebytes".utf8), fields: [.cacheControl: "max-age=60"])
        _ = try await pipeline.image(for: forms[0].with { $0.cachePolicy.network = .reload })
        #expect(pipeline.cachedImage(for: forms[0])?.originalSize.width == 9)
        #expect(pipeline.cachedImage(for: forms[1]) == nil)
        #expect(try await pipeline.image(for: forms[1]).originalSize.width == 9)
        // Of what the program has put there, no server knows anything.
        #expect(pipeline.cachedImage(for: forms[2]) != nil)
        #expect(sent == ["plain", "plain"])
    }

    @Test("RFC 9111, 4.3.4: Given only a date, when another URL sends a 304, then the image reloads")
    func otherURL() async throws {
        func answer(_ answer: FakeLoader.Answer, from url: String) -> FakeLoader.Answer {
            var answer = answer
            answer.url = url
            return answer
        }
        let fields: HTTPFields = [
            .cacheControl: "max-age=60", .lastModified: "Sun, 06 Nov 1994 08:49:37 GMT",
        ]
        fixture.loader.answer(
            "/x", with: answer(.data(Data("old".utf8), fields: fields), from: "http://test/1"),
            answer(.status(304, fields: [.cacheControl: "max-age=60"]), from: "http://test/1"),
            answer(.status(304, fields: [.cacheControl: "max-age=60"]), from: "http://test/2"),
            answer(.data(Data("ninebytes".utf8), fields: fields), from: "http://test/2"))
        let pipeline = fixture.pipeline()
        var widths: [Int] = []
        for _ in 0..<3 {
            widths.append(try await pipeline.image(for: request()).size.width)
            await pipeline.flush()
            fixture.clock.advance(60)
        }
        #expect(widths == [3, 3, 9])
        #expect(fixture.loader.started.value == 4)
    }

    @Test("RFC 9111, 4.3.4: Given a stale entry, when a 304 has another ETag, then it is reloaded")
    func otherVersion() async throws {
        fixture.keep("old", for: url, seconds: -1, fields: [.eTag: "\"1\""])
        fixture.loader.answer("/x", with: .status(304, fields: [.eTag: "\"2\""]), .image())
        let response = try await fixture.pipeline().response(for: request())
        #expect(response.source == .network)
        #expect(sent == ["condition", "plain"])
    }

    @Test("RFC 9111, 3.2: Given a 304 with other fields, when bytes load, then the response is merged")
    func dataResponse() async throws {
        fixture.loader["/x"] = .data(
            Data("{}".utf8),
            fields: [
                .cacheControl: "max-age=60", .eTag: "\"1\"", .contentType: "application/json", .server: "a",
                .age: "7",
            ])
        let pipeline = fixture.pipeline()
        let first = try await pipeline.data(for: request())
        #expect(first.source == .network && !first.isRevalidated && !first.isStale)
        #expect(first.age == 7)
        await pipeline.flush()
        fixture.clock.advance(5)
        let kept = try await pipeline.data(for: request())
        #expect(kept.source == .disk && !kept.isRevalidated)
        #expect(kept.age == 12)
        fixture.clock.advance(48)
        fixture.loader["/x"] = .status(
            304, fields: [.eTag: "\"1\"", .server: "b", .contentType: "text/html"])
        let confirmed = try await pipeline.data(for: request())
        #expect(confirmed.isRevalidated && confirmed.source == .disk)
        #expect(confirmed.data == Data("{}".utf8))
        #expect(confirmed.response?.status == .ok)
        #expect(confirmed.response?.headerFields[.server] == "b")
        #expect(confirmed.response?.headerFields[.contentType] == "application/json")
        #expect(confirmed.age == 0)
        #expect(confirmed.expiresAt == fixture.clock.date + 60)
        #expect(fixture.cache[url]?.metadata.response?.headerFields[.server] == "b")
        #expect(fixture.cache[url]?.metadata.version != nil)
    }

    @Test(
        "RFC 5861, 3: when stale-while-revalidate allows it, then a stale image is used and renewed",
        arguments: [true, false])
    func staleWhileRevalidate(hasDisk: Bool) async throws {
        let control = "max-age=60, stale-while-revalidate=30"
        fixture.loader["/x"] = .data(Data("old".utf8), fields: [.cacheControl: control, .eTag: "\"1\""])
        let pipeline = fixture.pipeline { if !hasDisk { $0.dataCache = nil } }
        let old = try await pipeline.image(for: request())
        await pipeline.flush()
        fixture.clock.advance(60)
        let gate = Gate()
        fixture.loader["/x"] = .hold(
            at: gate,
            then: .data(Data("ninebytes".utf8), fields: [.cacheControl: control, .eTag: "\"2\""]))
        for _ in 0..<3 {
            let response = try await pipeline.response(for: request())
            #expect(response.isStale)
            #expect(response.source == .memory)
            #expect(response.image.pixels === old.pixels)
        }
        if hasDisk { #expect(try await pipeline.data(for: request()).isStale) }
        gate.open()
        try await eventually("the new one is in memory") {
            pipeline.cachedImage(for: request())?.size.width == 9
        }
        await pipeline.flush()
        if hasDisk { #expect(fixture.cache[url]?.metadata.response?.headerFields[.eTag] == "\"2\"") }
        #expect(try await !pipeline.response(for: request()).isStale)
        #expect(sent == ["plain", "condition"])
    }

    @Test("RFC 5861, 3: Given stale bytes on disk, when they are used, then a 304 updates both tiers")
    func staleOnDisk() async throws {
        fixture.keep(
            "old", for: url, seconds: -1,
            fields: [.eTag: "\"1\"", .cacheControl: "stale-while-revalidate=30"])
        fixture.loader["/x"] = .status(
            304, fields: [.cacheControl: "max-age=60, stale-while-revalidate=30"])
        let pipeline = fixture.pipeline()
        let response = try await pipeline.response(for: request())
        #expect(response.isStale && response.source == .disk)
        try await eventually("memory knows that it is right") {
            pipeline.cachedImage(for: request())?.text == "old"
        }
        #expect(fixture.cache[url]?.metadata.isFresh(at: fixture.clock.date + 59) == true)
        #expect(fixture.decoder.decoded.value == 1)
        #expect(sent == ["condition"])
    }

    @Test("RFC 9111, 4.2.4: Given a stale entry, when the server is down, then it is served as stale")
    func offline() async throws {
        fixture.keep("old", for: url, seconds: -1, fields: [.eTag: "\"1\""])
        fixture.loader["/x"] = .failure(.response(.connectionRefused("test")))
        let pipeline = fixture.pipeline()
        let response = try await pipeline.response(for: request())
        #expect(response.image.text == "old")
        #expect(response.isStale)
        #expect(try await pipeline.data(for: request()).isStale)
        // No second attempt: there is something to show.
        #expect(sent == ["condition", "condition"])
        #expect(fixture.clock.sleeps.isEmpty)
        // What is asked for whatever it takes is not that.
        let error = await failure {
            _ = try await pipeline.image(for: request(.revalidate).with { $0.retry = .never })
        }
        #expect(error == .response(.connectionRefused("test")))
    }

    @Test("RFC 9111, 4.2.4: Given must-revalidate, when the server is down, then the load fails")
    func mustRevalidateOffline() async throws {
        fixture.loader["/x"] = .data(
            Data("old".utf8), fields: [.cacheControl: "max-age=60, must-revalidate", .eTag: "\"1\""])
        let pipeline = fixture.pipeline { $0.downloads.retry = .never }
        _ = try await pipeline.image(for: request())
        await pipeline.flush()
        fixture.clock.advance(60)
        fixture.loader["/x"] = .failure(.response(.connectionRefused("test")))
        let error = await failure {
            _ = try await pipeline.image(for: request())
        }
        #expect(error == .response(.connectionRefused("test")))
    }

    @Test("RFC 9111, 4.2.4: Given must-revalidate, when no network is allowed, then strict mode fails")
    func mustRevalidateNever() async throws {
        fixture.keep("old", for: url, seconds: -1, fields: [.cacheControl: "must-revalidate"])
        let strict = fixture.pipeline { $0.freshness = .strict }
        let error = await failure {
            _ = try await strict.image(for: request(.never))
        }
        #expect(error == .cache(.stale))
        #expect(error?.code == 3007)
        let response = try await fixture.pipeline().response(for: request(.never))
        #expect(response.isStale)
        #expect(response.image.text == "old")
        #expect(sent == [])
    }

    @Test("RFC 5861, 4: Given a failing server, when an entry is stale, then stale-if-error applies")
    func staleIfError() async throws {
        fixture.keep("old", for: url, seconds: -59, fields: [.cacheControl: "stale-if-error=60"])
        fixture.loader["/x"] = .status(503)
        let pipeline = fixture.pipeline(memory: nil) { $0.downloads.retry = .never }
        #expect(try await pipeline.response(for: request()).isStale)
        fixture.clock.advance(1)
        let error = await failure {
            _ = try await pipeline.image(for: request())
        }
        #expect(error == .response(.status(503)))
    }

    @Test("RFC 9111, 4.1: Given Vary: User-Agent, when another agent asks, then it gets its own image")
    func vary() async throws {
        fixture.loader["/x"] = .data(
            Data("old".utf8),
            fields: [.vary: "User-Agent", .eTag: "\"1\"", .lastModified: "Sun, 06 Nov 1994 08:49:37 GMT"])
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request(.automatic, [.userAgent: "a"]))
        await pipeline.flush()
        #expect(
            try await pipeline.response(for: request(.automatic, [.userAgent: "a"])).source == .memory)
        #expect(fixture.loader.started.value == 1)
        _ = try await pipeline.image(for: request(.automatic, [.userAgent: "b"]))
        await pipeline.flush()
        let last = try #require(fixture.loader.requests.entries.last)
        #expect(last.headerFields[.ifNoneMatch] == "\"1\"")
        #expect(last.headerFields[.ifModifiedSince] == nil)
        #expect(fixture.cache[url]?.metadata.requestFields == [.userAgent: "b"])
        _ = try await pipeline.image(for: request(.automatic, [.userAgent: "b"]))
        #expect(fixture.loader.started.value == 2)
    }

    @Test("RFC 9111, 5.2.2.5: Given no-store, when an image loads, then only expirationOnly caches it")
    func noStore() async throws {
        fixture.loader["/x"] = .data(Data("old".utf8), fields: [.cacheControl: "no-store"])
        let pipeline = fixture.pipeline()
        let loads = try await [pipeline.response(for: request()), pipeline.response(for: request())]
        #expect(loads.map(\.source) == [.network, .network])
        await pipeline.flush()
        #expect(fixture.cache.keys == [])
        #expect(pipeline.cachedImage(for: request()) == nil)
        let own = fixture.pipeline { $0.freshness = .expirationOnly }
        _ = try await own.image(for: request())
        #expect(own.cachedImage(for: request()) != nil)
        await own.flush()
        #expect(fixture.cache.keys == [])
    }

    @Test(
        "RFC 9111, 5.2.1: Given an image in memory, when a request has directives, then they apply",
        arguments: [
            ("no-cache", ["plain", "condition"]), ("max-age=0", ["plain", "condition"]),
            ("max-age=500", ["plain"]),
            ("only-if-cached", ["plain"]),
        ])
    func requestDirectives(control: String, expected: [String]) async throws {
        fixture.loader["/x"] = .data(
            Data("old".utf8), fields: [.cacheControl: "max-age=600", .eTag: "\"1\""])
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request())
        await pipeline.flush()
        fixture.clock.advance(10)
        fixture.loader["/x"] = .status(304)
        let response = try await pipeline.response(for: request(.automatic, [.cacheControl: control]))
        #expect(response.source == .memory)
        #expect(sent == expected)
    }

    @Test("RFC 9111, 5.2.1.7: Given only-if-cached, when nothing is stored, then no request is sent")
    func onlyIfCached() async {
        let pipeline = fixture.pipeline()
        let error = await failure {
            _ = try await pipeline.image(for: request(.automatic, [.cacheControl: "only-if-cached"]))
        }
        #expect(error?.isNotCached == true)
        #expect(sent == [])
    }

    @Test(
        "RFC 9111, 4.4: Given a cached image, when an unsafe request succeeds, then it is removed",
        arguments: [HTTPRequest.Method.put, .delete, .post, .patch])
    func invalidation(method: HTTPRequest.Method) async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request())
        await pipeline.flush()
        #expect(fixture.cache.keys == [url])
        let other = request(.automatic, [.accept: "image/webp"])
        _ = try await pipeline.image(for: other)
        let change = HTTPRequest(
            method: method, scheme: "http", authority: "test", path: "/x",
            headerFields: [.contentType: "image/png"])
        let changed = ImageRequest(source: .remote(change, body: Data("new".utf8)))
        fixture.loader["/x"] = .status(500)
        _ = try? await pipeline.data(for: changed.with { $0.retry = .never })
        await pipeline.flush()
        #expect(pipeline.cachedImage(for: request()) != nil)
        fixture.loader["/x"] = .image()
        _ = try await pipeline.data(for: changed)
        await pipeline.flush()
        #expect(pipeline.cachedImage(for: request()) == nil)
        #expect(!fixture.cache.keys.contains(url))
        #expect(pipeline.cachedImage(for: other) == nil)
    }

    @Test("RFC 8246, 2: when an immutable image is fresh, then only a reload sends a request")
    func immutable() async throws {
        fixture.loader["/x"] = .data(
            Data("old".utf8), fields: [.cacheControl: "max-age=600, immutable", .eTag: "\"1\""])
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request())
        await pipeline.flush()
        _ = try await pipeline.image(for: request(.revalidate))
        #expect(sent == ["plain"])
        _ = try await pipeline.image(for: request(.reload))
        #expect(sent == ["plain", "plain"])
    }

    /// A request whose processed image is in the disk cache alone, and is stale.
    private func staleProcessedImageOnDisk() async throws -> ImageRequest {
        fixture.loader["/x"] = .data(
            Data("old".utf8), fields: [.cacheControl: "max-age=60", .eTag: "\"1\""])
        let request = request().with {
            $0.processors = [Suffix("a")]
            $0.storage = .processed
        }
        let first = fixture.pipeline()
        _ = try await first.image(for: request)
        await first.flush()
        #expect(fixture.cache.keys.count == 1)
        fixture.clock.advance(60)
        return request
    }

    @Test("RFC 9111, 4.3: Given a stale processed image on disk, when confirmed, then it is reused")
    func processedOnDisk() async throws {
        let request = try await staleProcessedImageOnDisk()
        fixture.loader["/x"] = .status(304, fields: [.cacheControl: "max-age=60"])
        let second = try await fixture.pipeline().response(for: request)
        #expect(second.source == .disk)
        #expect(sent == ["plain", "condition"])
        fixture.clock.advance(59)
        _ = try await fixture.pipeline().image(for: request)
        #expect(sent == ["plain", "condition"])
    }

    @Test("RFC 9111, 5.2.2.5: when a 304 for a processed image says no-store, then it is removed")
    func processedNoStore() async throws {
        let request = try await staleProcessedImageOnDisk()
        fixture.loader["/x"] = .status(304, fields: [.cacheControl: "no-store"])
        let second = fixture.pipeline()
        _ = try await second.image(for: request)
        await second.flush()
        #expect(fixture.cache.keys == [])
    }

    @Test("RFC 9111, 4.2.3: Given a slow response, when it arrives, then its delay counts as age")
    func slow() async throws {
        fixture.loader["/x"] = .data(Data("old".utf8), fields: [.cacheControl: "max-age=60"]).delayed(
            by: 20, on: fixture.clock)
        let pipeline = fixture.pipeline()
        async let loaded = pipeline.data(for: request())
        await fixture.clock.wait(forSleepers: 1)
        fixture.clock.advance(20)
        let response = try await loaded
        #expect(response.age == 20)
        #expect(response.expiresAt == fixture.clock.date + 40)
    }

    @Test("Given an observer, when an entry is confirmed or used while stale, then it is notified")
    func observed() async throws {
        fixture.keep("old", for: url, seconds: -1, fields: [.eTag: "\"1\""])
        fixture.loader.answer(
            "/x", with: .status(304, fields: [.cacheControl: "max-age=60"]),
            .failure(.response(.connectionReset)))
        let heard = Heard()
        let pipeline = fixture.pipeline(memory: nil) { $0.observer = heard }
        _ = try await pipeline.image(for: request())
        fixture.clock.advance(60)
        _ = try await pipeline.image(for: request())
        #expect(heard.words.withLock { $0 } == ["confirmed", "stale"])
    }
}

private final class Heard: PipelineObserving {
    let words = Mutex<[String]>([])

    func observe(_ event: PipelineEvent) {
        switch event.kind {
        case .revalidated(isUnchanged: true): words.withLock { $0.append("confirmed") }
        case .revalidated(isUnchanged: false): words.withLock { $0.append("changed") }
        case .answeredStale: words.withLock { $0.append("stale") }
        default: break
        }
    }
}
