import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// Modifiers that do not say for whom they ask: no one may get another's answer by them.
@Suite("Modifiers without an identifier", .timeLimit(.minutes(5)))
struct UnnamedModifierTests {
    private let request = ImageRequest("http://test/x")

    /// A server that says who asks it for what.
    private func fixture(_ fields: HTTPFields = [:], status: HTTPResponse.Status = .ok) -> PipelineFixture {
        PipelineFixture(
            loader: FakeLoader { request async throws(ImageError) in
                var load = DataLoad.success(Self.seen(request), fields: fields)
                load.response.status = status
                return load
            })
    }

    private static func seen(_ request: HTTPRequest) -> String {
        "\(request.path ?? "") \(request.headerFields[.authorization] ?? "nobody")"
    }

    /// The request, modified without an identifier.
    private func asking(
        storage: ImageRequest.Options.Storage = .both, _ change: @escaping @Sendable (inout HTTPRequest) -> Void
    ) -> ImageRequest {
        request.with {
            $0.modifier = RequestModifier(change)
            $0.storage = storage
        }
    }

    private func asking(as user: String) -> ImageRequest { asking { $0.headerFields[.authorization] = user } }

    @Test(
        "Given a modifier that adds a user, when others ask, then no cache has that user's response",
        arguments: [CacheFreshness.images, .strict, .expirationOnly])
    func users(freshness: CacheFreshness) async throws {
        let fixture = fixture([.cacheControl: "max-age=600", .eTag: "\"1\""])
        let memory = ImageCache()
        let pipeline = fixture.pipeline(memory: memory) { $0.freshness = freshness }
        #expect(try await pipeline.image(for: asking(as: "a")).text == "/x a")
        await pipeline.flush()
        #expect(fixture.cache.keys.isEmpty)
        #expect(try await pipeline.image(for: asking(as: "b")).text == "/x b")
        #expect(try await pipeline.image(for: request).text == "/x nobody")
        await pipeline.flush()
        #expect(fixture.cache["http://test/x"] != nil)
    }

    @Test("Given a cached public entry, when a user's response comes, then only the public one stays")
    func beside() async throws {
        let fixture = fixture([.cacheControl: "max-age=600"])
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        let reload = asking(as: "a").with { $0.cachePolicy.network = .reload }
        #expect(try await pipeline.image(for: reload).text == "/x a")
        await pipeline.flush()
        #expect(pipeline.cachedImage(for: request)?.text == "/x nobody")
        #expect(fixture.cache["http://test/x"].map { String(decoding: $0.data, as: UTF8.self) } == "/x nobody")
    }

    @Test("Given several users and nobody, when they ask at once, then each has their own transfer")
    func atOnce() async throws {
        let gate = Gate()
        let fixture = PipelineFixture(
            loader: FakeLoader { request async throws(ImageError) in
                await gate.pass()
                return .success(Self.seen(request))
            })
        let pipeline = fixture.pipeline()
        let requests = [asking(as: "a"), asking(as: "b"), request]
        let tasks = requests.map { pipeline.task(for: $0) }
        try await eventually("all are on their way") { fixture.loader.started.value == 3 }
        gate.open()
        var texts: [String] = []
        for task in tasks { texts.append(try await task.image.text) }
        #expect(texts == ["/x a", "/x b", "/x nobody"])
    }

    @Test(
        "Given copies of one modifier, when they are used at once, then the transfer is shared",
        arguments: [true, false])
    func copies(inDefaults: Bool) async throws {
        struct Signing: RequestModifying {
            let key: String
            func modified(_ request: HTTPRequest) async throws -> HTTPRequest {
                var request = request
                request.path = (request.path ?? "") + key
                return request
            }
        }
        let gate = Gate()
        let fixture = PipelineFixture(
            loader: FakeLoader { request async throws(ImageError) in
                await gate.pass()
                return .success(Self.seen(request))
            })
        let pipeline = fixture.pipeline { if inDefaults { $0.defaults.modifier = Signing(key: "?1") } }
        let base = inDefaults ? request : asking { $0.path = "/x?1" }
        let tasks = (0..<3).map { _ in pipeline.task(for: base.with { $0.userInfo = [:] }) }
        try await eventually("the transfer runs") { fixture.loader.started.value > 0 }
        gate.open()
        for task in tasks { #expect(try await task.image.text == "/x?1 nobody") }
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given a modifier irrelevant to the response, when that comes, then it is cached for all")
    func harmless() async throws {
        let fixture = fixture()
        let pipeline = fixture.pipeline()
        let tracing = asking {
            $0.headerFields[.userAgent] = "me"
            if let name = HTTPField.Name("traceparent") { $0.headerFields[name] = "1" }
        }
        _ = try await pipeline.image(for: tracing)
        await pipeline.flush()
        #expect(pipeline.cachedImage(for: request) != nil)
        #expect(fixture.cache["http://test/x"] != nil)
    }

    @Test(
        "Given a public answer, when a user gets it, then it is kept, unless it varies by user",
        arguments: [
            ([.cacheControl: "public, max-age=60"], true), ([.cacheControl: "s-maxage=60"], true),
            ([.cacheControl: "max-age=60"], false), ([.cacheControl: "public, private"], false),
            ([.cacheControl: "public", .vary: "Authorization"], false), ([.cacheControl: "public", .vary: "*"], false),
            ([.cacheControl: "public", .vary: "Accept"], true),
        ] as [(HTTPFields, Bool)])
    func forEverybody(fields: HTTPFields, isKept: Bool) async throws {
        let fixture = fixture(fields)
        let pipeline = fixture.pipeline()
        _ = try await pipeline.data(for: asking(as: "a"))
        await pipeline.flush()
        #expect((fixture.cache["http://test/x"] != nil) == isKept)
    }

    @Test("Given a redirect to a public response, when it is not public itself, then that is not kept")
    func redirected() async throws {
        for (fields, isKept) in [([:], false), ([.cacheControl: "public, max-age=60"], true)] as [(HTTPFields, Bool)] {
            let fixture = PipelineFixture()
            fixture.loader["/x"] = .image(fields: [.cacheControl: "public, max-age=60"])
                .redirected(to: "http://test/avatar", fields: fields)
            let pipeline = fixture.pipeline()
            _ = try await pipeline.data(for: asking(as: "a"))
            await pipeline.flush()
            #expect((fixture.cache["http://test/x"] != nil) == isKept)
        }
    }

    @Test("Given a modifier changing URL or method, when a public response comes, then it is not kept")
    func elsewhere() async throws {
        for change: @Sendable (inout HTTPRequest) -> Void in [{ $0.path = "/y" }, { $0.method = .head }] {
            let fixture = fixture([.cacheControl: "public, max-age=60"])
            let pipeline = fixture.pipeline()
            _ = try await pipeline.data(for: asking(change))
            await pipeline.flush()
            #expect(fixture.cache.keys.isEmpty)
        }
    }

    @Test("Given a server that has nothing for a user, when others ask, then they are not told so")
    func refusals() async throws {
        let fixture = fixture([.cacheControl: "max-age=60"], status: .notFound)
        let pipeline = fixture.pipeline()
        for request in [asking(as: "a"), request, request] { _ = try? await pipeline.data(for: request) }
        #expect(fixture.loader.started.value == 2)
    }

    @Test("Given an entry, when a user's request confirms it, then the response's fields are dropped")
    func confirmation() async throws {
        let fixture = PipelineFixture()
        fixture.keep("public", for: "http://test/x", seconds: -1, fields: [.eTag: "\"1\""])
        fixture.loader["/x"] = .status(304, fields: [.eTag: "\"1\"", .cacheControl: "max-age=600", .setCookie: "a"])
        let pipeline = fixture.pipeline()
        let answer = try await pipeline.data(for: asking(as: "a"))
        #expect(answer.isRevalidated)
        #expect(String(decoding: answer.data, as: UTF8.self) == "public")
        await pipeline.flush()
        #expect(fixture.cache["http://test/x"]?.metadata.response?.headerFields == [.eTag: "\"1\""])
    }
}
