import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// What makes a load safe does not depend on who came first.
@Suite("Sharing and safety")
struct SharingSafetyTests {
    private let fixture = PipelineFixture()

    private func request(_ change: (inout ImageRequest) -> Void = { _ in }) -> ImageRequest {
        ImageRequest("http://test/x").with(change)
    }

    /// How many transfers requests make that run at once.
    private func transfers(
        of requests: [ImageRequest], _ configure: (inout ImagePipeline.Configuration) -> Void = { _ in }
    ) async throws -> Int {
        let gate = Gate()
        let fixture = PipelineFixture()
        fixture.loader["/x"] = .hold(at: gate)
        let pipeline = fixture.pipeline {
            $0.downloads.maximumTransfersPerHost = 100
            configure(&$0)
        }
        let tasks = requests.map { pipeline.task(for: $0) }
        // A marker that is sent after all of them have been.
        try await eventually("they are sent") { fixture.loader.started.value > 0 }
        for _ in 0..<50 { await Task.yield() }
        gate.open()
        for task in tasks { _ = try await task.image }
        return fixture.loader.started.value
    }

    private struct Stateful: RedirectHandling {
        var allowed = ["a"]
        func request(for redirect: Redirect) async -> HTTPRequest? { nil }
    }

    private struct Picky: ResponseValidating {
        var allowed = ["a"]
        func validate(_ response: HTTPResponse, for request: HTTPRequest) throws(ImageError) {}
    }

    private final class Object: RedirectHandling {
        func request(for redirect: Redirect) async -> HTTPRequest? { nil }
    }

    private struct Stateless: ResponseValidating {
        func validate(_ response: HTTPResponse, for request: HTTPRequest) throws(ImageError) {}
    }

    @Test("Given rules that differ, when requests run at once in either order, then none share a load")
    func different() async throws {
        let refusing = request { $0.redirects = RedirectHandler.refuseAll }
        let strict = request { $0.validator = ResponseValidator(contentTypes: ["image/"]) }
        let others: [ImageRequest] = [
            refusing, strict, request { $0.redirects = RedirectHandler.sameOrigin },
            request { $0.validator = ResponseValidator(statuses: [200]) },
            request { $0.redirects = RedirectHandler { $0.next } },
            request { $0.redirects = RedirectHandler { $0.next } }, request { $0.redirects = Object() },
            request { $0.redirects = Object() }, request { $0.redirects = Stateful() },
            request { $0.redirects = Stateful(allowed: ["b"]) }, request { $0.validator = Picky() },
            request { $0.validator = Stateless() },
        ]
        for other in others {
            #expect(try await transfers(of: [request(), other]) == 2)
            #expect(try await transfers(of: [other, request()]) == 2)
        }
        #expect(try await transfers(of: [request()] + others) == others.count + 1)
    }

    @Test("Given rules that are the same, when requests run at once, then they share a load")
    func same() async throws {
        let handler = RedirectHandler { $0.next }
        let object = Object()
        for change: (inout ImageRequest) -> Void in [
            { $0.redirects = RedirectHandler.refuseAll }, { $0.redirects = handler }, { $0.redirects = object },
            { $0.redirects = RedirectHandler(id: "same") { $0.next } }, { $0.validator = Stateless() },
            { $0.validator = ResponseValidator(statuses: [200, 404], contentTypes: ["image/"]) },
        ] {
            #expect(try await transfers(of: [request(change), request(change)]) == 1)
        }
        #expect(
            try await transfers(of: [request(), request()]) {
                $0.defaults.redirects = Stateful()
                $0.defaults.validator = Picky()
                $0.downloads.redirects = Stateful()
                $0.downloads.validator = Picky()
            } == 1)
    }

    @Test("Given a downloader alone, when downloads have other rules, then they share no transfer")
    func downloader() async throws {
        let gate = Gate()
        fixture.loader["/x"] = .hold(at: gate)
        let downloader = fixture.pipeline().downloader
        var refusing = DownloadRequest("http://test/x")
        refusing.redirects = RedirectHandler.refuseAll
        var strict = DownloadRequest("http://test/x")
        strict.validator = ResponseValidator(statuses: [200])
        let downloads = [DownloadRequest("http://test/x"), refusing, strict, refusing].map { request in
            Task { try await downloader.download(request) }
        }
        try await eventually("they are sent") { fixture.loader.started.value == 3 }
        gate.open()
        for download in downloads { _ = try await download.value }
        #expect(fixture.loader.started.value == 3)
    }

    @Test(
        "RFC 9110, 5.3: when requests differ only in tracing or list syntax, then they share a load",
        .timeLimit(.minutes(5)))
    func sameFields() async throws {
        let names = [
            "traceparent", "tracestate", "baggage", "X-Request-ID", "b3", "X-B3-TraceId", "Priority", "sentry-trace",
        ]
        var requests: [ImageRequest] = []
        for name in names {
            for value in ["1", "2"] { requests.append(.get("/x", [try #require(HTTPField.Name(name)): value])) }
        }
        #expect(try await transfers(of: requests) == 1)
        #expect(Set(requests.map(\.imageKey)).count == 1)
        let name = try #require(HTTPField.Name("Foo"))
        var lines = HTTPFields()
        for value in ["1", "2"] { lines.append(HTTPField(name: name, value: value)) }
        let list: HTTPFields = [name: "1, 2"]
        #expect(try await transfers(of: [.get("/x", lines), .get("/x", list)]) == 1)
        #expect(ImageRequest.get("/x", lines).sourceKey == ImageRequest.get("/x", list).sourceKey)
        #expect(ImageRequest.get("/x", lines).sourceKey != ImageRequest.get("/x", [name: "2, 1"]).sourceKey)
    }

    @Test("Given names that are empty, when they are to name something, then they name nothing")
    func emptyNames() async throws {
        let first = ImageRequest("http://test/a").with { $0.cacheKey = "" }
        let second = ImageRequest("http://test/b").with { $0.cacheKey = "" }
        #expect(first.cacheKey == nil)
        #expect(first.imageKey != second.imageKey)
        let pipeline = fixture.pipeline { $0.keyMapper = CacheKeyMapper { _ in "" } }
        #expect(try await pipeline.image(for: ImageRequest("http://test/aa")).size.width == 3)
        #expect(try await pipeline.image(for: ImageRequest("http://test/bbbb")).size.width == 5)
        // Processors, providers, serializers and handlers of no name.
        struct One: ImageProcessing {
            var identifier: String { "" }
            func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage { image }
        }
        struct Two: ImageProcessing {
            var identifier: String { "" }
            func process(_ image: DecodedImage) throws(ImageError) -> DecodedImage { image }
        }
        #expect(request { $0.processors = [One()] }.imageKey != request { $0.processors = [Two()] }.imageKey)
        #expect(request { $0.processors = [One()] }.imageKey == request { $0.processors = [One()] }.imageKey)
        let providers = (0..<2).map { number in
            ImageRequest(provider: ClosureDataProvider(id: "") { Data("\(number)".utf8) })
        }
        #expect(providers[0].imageKey != providers[1].imageKey)
        #expect(RawDataProvider(Data(), id: "").identifier != RawDataProvider(Data(), id: "").identifier)
        let handler = AuthenticationHandler(id: "") { _ in nil }
        #expect(request { $0.authentication = handler }.sourceKey != request().sourceKey)
    }

    @Test("Given a first wait over the maximum, when waits are computed, then it is used in full")
    func backoff() {
        let waits = (1...3).map {
            RetryPolicy.Backoff(initial: 30, factor: 1, jitter: 0).delay(afterAttempt: $0, chance: 0)
        }
        #expect(waits == [30, 30, 30])
        let growing = (1...3).map {
            RetryPolicy.Backoff(initial: 30, factor: 2, jitter: 0).delay(afterAttempt: $0, chance: 0)
        }
        #expect(growing == [30, 30, 30])
        let usual = (1...7).map { RetryPolicy.Backoff(jitter: 0).delay(afterAttempt: $0, chance: 0) }
        #expect(usual == [0.5, 1, 2, 4, 8, 15, 15])
    }
}
