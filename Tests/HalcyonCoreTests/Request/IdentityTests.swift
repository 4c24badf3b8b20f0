import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

/// Which requests may get the bytes of another one, and which must not.
@Suite("Identity and sharing")
struct IdentityTests {
    /// What a server sees of a request, in full.
    private static func seen(_ request: HTTPRequest) -> String {
        let fields = request.headerFields.map { "\($0.name.canonicalName)=\($0.value)" }.sorted()
        return "\(request.method.rawValue) \(request.path ?? "") \(fields.joined(separator: ","))"
    }

    private static func remote(
        _ fields: HTTPFields = [:], method: HTTPRequest.Method = .get, body: Data? = nil
    ) -> ImageRequest {
        let http = HTTPRequest(method: method, scheme: "http", authority: "test", path: "/x", headerFields: fields)
        return ImageRequest(source: .remote(http, body: body))
    }

    /// A POST whose answer may be kept.
    private static func form(_ text: String?) -> ImageRequest {
        remote(method: .post, body: text.map { Data($0.utf8) }).with { $0.expiration = .days(1) }
    }

    /// Requests of which no two may share.
    private static let strangers: [ImageRequest] = [
        remote(), remote([.authorization: "a"]), remote([.authorization: "b"]), remote([.accept: "a"]),
        remote([.accept: "b"]), remote([.cookie: "a"]), remote([.acceptLanguage: "a"]), remote([.range: "a"]),
        remote([.apiKey: "a"]), remote([.apiKey: "b"]),
        form(nil), form("1"), form("2"),
        // Parts that read alike when they are strung together.
        remote(body: Data(base64Encoded: "POST")), remote(method: HTTPRequest.Method("Accept") ?? .get),
        remote(method: HTTPRequest.Method("method") ?? .get), remote([.accept: "a", .cookie: "b"]),
        remote().with { $0.modifier = RequestModifier(id: "a") { $0.headerFields[.referer] = "modifier a" } },
        remote().with { $0.modifier = RequestModifier(id: "b") { $0.headerFields[.referer] = "modifier b" } },
        remote().with { $0.authentication = AuthenticationHandler(id: "a") { _ in .bearer("handler a") } },
        remote().with { $0.authentication = AuthenticationHandler(id: "b") { _ in .bearer("handler b") } },
    ]

    @Test("Given header fields that select no response, when they differ, then the keys are equal")
    func harmlessFields() async throws {
        let first = Self.remote([.userAgent: "a", .referer: "http://test/1", .cacheControl: "no-transform"])
        let second = Self.remote([.userAgent: "b", .referer: "http://test/2"])
        #expect(first.sourceKey == "http://test/x")
        #expect(first.imageKey == second.imageKey)
    }

    /// Tells in its answer what it was asked.
    private static func loader(_ gate: Gate? = nil) -> ScriptedLoader {
        ScriptedLoader { request, _ async throws(ImageError) in
            await gate?.pass()
            let text = Self.seen(request.http) + " " + (request.body.map { $0.base64EncodedString() } ?? "")
            return .answer(.ok, [Data(text.utf8)])
        }
    }

    private func texts(_ requests: [ImageRequest], _ pipeline: ImagePipeline) async throws -> [String] {
        var texts: [String] = []
        for request in requests { texts.append(try await pipeline.image(for: request).text) }
        return texts
    }

    @Test("Given requests that must not share, when run at once, then each gets its own bytes")
    func strangersInFlight() async throws {
        let gate = Gate()
        let loader = Self.loader(gate)
        let pipeline = PipelineFixture().pipeline { configuration in
            configuration.dataLoader = loader
            configuration.maximumTransfers = 100
            configuration.downloads.maximumTransfersPerHost = 100
        }
        let tasks = Self.strangers.map { pipeline.task(for: $0) }
        try await eventually("all run at once") { loader.running.value == Self.strangers.count }
        gate.open()
        var received: [String] = []
        for task in tasks { received.append(try await task.image.text) }
        #expect(loader.requests.entries.count == Self.strangers.count)
        var alone: [String] = []
        for request in Self.strangers {
            let own = PipelineFixture().pipeline { $0.dataLoader = Self.loader() }
            alone.append(try await own.image(for: request).text)
        }
        #expect(received == alone)
        // The last two send nothing of their own before a server asks for it.
        #expect(Set(alone).count == Self.strangers.count - 2)
    }

    @Test("Given requests that must not share, when run in turn, then no cache mixes their bytes")
    func strangersInCaches() async throws {
        let loader = Self.loader()
        let fixture = PipelineFixture()
        func pipeline() -> ImagePipeline { fixture.pipeline { $0.dataLoader = loader } }
        let first = pipeline()
        // Others are in no cache. A POST drops what a GET has stored: so these come first.
        let strangers = [HTTPRequest.Method.post, .get].flatMap { method in
            Self.strangers.filter { if case .remote(let http, _) = $0.source { http.method == method } else { false } }
        }
        let expected = try await texts(strangers, first)
        #expect(Set(Self.strangers.map(\.imageKey)).count == Self.strangers.count)
        #expect(Set(Self.strangers.map(\.sourceKey)).count == Self.strangers.count)
        await first.flush()
        #expect(fixture.cache.keys.count == strangers.count)
        #expect(strangers.count == Self.strangers.count - 2)
        let later = pipeline()
        #expect(try await texts(strangers, later) == expected)
        #expect(try await texts(strangers.reversed(), later) == expected.reversed())
        #expect(loader.requests.entries.count == strangers.count)
    }

    @Test("Given two pipelines on the same caches, when headers differ, then they share no bytes")
    func headerFieldsOfPipelines() async throws {
        let fixture = PipelineFixture(
            loader: FakeLoader { request async throws(ImageError) in .success(Self.seen(request)) })
        let memory = ImageCache()
        func pipeline(_ user: String) -> ImagePipeline {
            fixture.pipeline(memory: memory) { $0.headerFields = [.authorization: user] }
        }
        let pipelines = ["a", "b"].map(pipeline)
        // The very same value, whose keys one pipeline has made before the other asks.
        let request = ImageRequest("http://test/x")
        for _ in 0..<2 {
            for (user, pipeline) in zip(["a", "b"], pipelines) {
                #expect(try await pipeline.image(for: request).text == "GET /x authorization=\(user)")
                await pipeline.flush()
            }
        }
        #expect(fixture.loader.started.value == 2)
        for user in ["a", "b"] {
            let fresh = fixture.pipeline { $0.headerFields = [.authorization: user] }
            #expect(try await fresh.image(for: request).text == "GET /x authorization=\(user)")
        }
        #expect(try await fixture.pipeline(memory: memory).image(for: request).text == "GET /x ")
        #expect(fixture.loader.started.value == 3)
    }

    @Test(
        "Given two pipelines on the same caches, when their users differ, then nothing is shared",
        arguments: [true, false])
    func askersOfPipelines(inDefaults: Bool) async throws {
        let fixture = PipelineFixture(
            loader: FakeLoader { request async throws(ImageError) in .success(Self.seen(request)) })
        let memory = ImageCache()
        for user in ["a", "b", "a"] {
            let pipeline = fixture.pipeline(memory: memory) { configuration in
                let modifier = RequestModifier(id: user) { $0.headerFields[.authorization] = user }
                if inDefaults {
                    configuration.defaults.modifier = modifier
                } else {
                    configuration.downloads.modifier = modifier
                }
            }
            let image = try await pipeline.image(for: ImageRequest("http://test/x"))
            #expect(image.text == "GET /x authorization=\(user)")
            await pipeline.flush()
        }
        #expect(fixture.loader.started.value == 2)
        #expect(fixture.cache.keys.count == 2)
    }

    @Test("Given requests whose differences do not affect bytes, when run at once, then all is shared")
    func sharesTheRest() async throws {
        let gate = Gate()
        let fixture = PipelineFixture(
            loader: FakeLoader { _ async throws(ImageError) in
                await gate.pass()
                return .success("x")
            })
        let pipeline = fixture.pipeline(memory: ImageCache())
        let base = ImageRequest("http://test/x")
        let runs = Tally()
        let changes: [(inout ImageRequest) -> Void] = [
            { _ in }, { $0.priority = .veryHigh }, { $0.userInfo = ["who": "me"] }, { $0.retry = .never },
            { $0.expiration = .never }, { $0.delivery = .afterStore },
            { $0.alternatives = [ImageSource("http://test/y")] }, { $0.lowDataSource = ImageSource("http://test/y") },
            { $0.storage = .both },
        ]
        let requests = changes.map(base.with)
        #expect(Set(requests.map(\.imageKey)).count == 1)
        let tasks = requests.map { pipeline.task(for: $0) }
        try await eventually("the transfer runs") { fixture.loader.started.value > 0 }
        gate.open()
        for task in tasks {
            #expect(try await task.image.text == "x")
            runs.add()
        }
        #expect(runs.value == changes.count)
        #expect(fixture.loader.started.value == 1)
        #expect(fixture.decoder.decoded.value == 1)
    }

    @Test("Given processors, when a request's bytes are wanted twice, then one load runs, no decode")
    func dataTwice() async throws {
        let fixture = PipelineFixture()
        let pipeline = fixture.pipeline()
        let request = ImageRequest("http://test/x", processors: [Suffix("a")])
        #expect(try await pipeline.data(for: request).source == .network)
        #expect(try await pipeline.data(for: request).source == .disk)
        #expect(try await pipeline.image(for: request).text == "/xa")
        #expect(fixture.loader.started.value == 1)
        #expect(fixture.decoder.decoded.value == 1)
    }

    @Test(
        "Given bytes and image wanted at once, when both run, then they share a transfer",
        arguments: [nil, .original, .processed, ImageRequest.Options.Storage.both])
    func dataAndImage(storage: ImageRequest.Options.Storage?) async throws {
        let gate = Gate()
        let chunks = [Data("x".utf8), Data("y".utf8)]
        let fixture = PipelineFixture(loader: FakeLoader(default: FakeLoader.Answer(chunks: chunks).pausing(at: gate)))
        let pipeline = fixture.pipeline()
        let request = ImageRequest("http://test/x", processors: [Suffix("a")]).with { $0.storage = storage }
        async let data = pipeline.data(for: request)
        try await eventually("the transfer runs") { fixture.loader.started.value > 0 }
        let task = pipeline.task(for: request)
        // Only who has joined the transfer is told how far it is.
        for await event in task.events {
            if case .progress(let progress) = event, progress.receivedBytes > 0 { break }
        }
        gate.open()
        #expect(try await data.data == Data("xy".utf8))
        #expect(try await task.image.text == "xya")
        #expect(fixture.loader.started.value == 1)
    }

    @Test(
        "Given an image being prefetched, when it is requested, then both share a transfer",
        arguments: [ImagePrefetcher.Destination.memory, .disk])
    func foregroundAndPrefetch(destination: ImagePrefetcher.Destination) async throws {
        let gate = Gate()
        let fixture = PipelineFixture(
            loader: FakeLoader { _ async throws(ImageError) in
                await gate.pass()
                return .success("x")
            })
        let pipeline = fixture.pipeline()
        let request = ImageRequest("http://test/x", processors: [Suffix("a")])
        let prefetcher = ImagePrefetcher(pipeline: pipeline, destination: destination)
        let batch = prefetcher.start([request])
        try await eventually("the transfer runs") { fixture.loader.started.value == 1 }
        let task = pipeline.task(for: request)
        gate.open()
        #expect(try await task.image.text == "xa")
        #expect(await batch.completion.map(\.outcome) == [.loaded(.network)])
        #expect(fixture.loader.started.value == 1)
        #expect(fixture.decoder.decoded.value == 1)
    }

    @Test("Given processed-only storage, when prefetched to disk, then the original bytes are kept")
    func prefetchToDiskKeepsBytes() async throws {
        let fixture = PipelineFixture()
        let pipeline = fixture.pipeline()
        let request = ImageRequest("http://test/x", processors: [Suffix("a")]).with { $0.storage = .processed }
        let prefetcher = ImagePrefetcher(pipeline: pipeline, destination: .disk)
        #expect(await prefetcher.start([request]).completion.map(\.outcome) == [.loaded(.network)])
        await pipeline.flush()
        #expect(fixture.cache.texts == ["/x"])
        #expect(try await pipeline.response(for: request).source == .disk)
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given two requests with their own caches, when one image is prefetched, then both have it")
    func prefetchIntoOwnCaches() async throws {
        let caches = (0..<2).map { _ in CacheSet(imageCache: ImageCache(), dataCache: ListedCache()) }
        let requests = caches.map { caches in ImageRequest("http://test/x").with { $0.caches = caches } }
        let prefetcher = ImagePrefetcher(pipeline: PipelineFixture().pipeline())
        _ = await prefetcher.start(requests).completion
        #expect(caches.map(\.imageCache.count) == [1, 1])
    }

    // MARK: Sharing switched off

    @Test(
        "Given sharing switched off, when two requests are alike, then each transfers and decodes",
        arguments: [true, false])
    func sharesNothing(onRequest: Bool) async throws {
        let gate = Gate()
        let fixture = PipelineFixture(
            loader: FakeLoader { _ async throws(ImageError) in
                await gate.pass()
                return .success("x")
            })
        let runs = Tally()
        let pipeline = fixture.pipeline { if !onRequest { $0.defaults.sharesWork = false } }
        let alone = ImageRequest("http://test/x", processors: [Suffix("a", runs: runs)]).with { request in
            if onRequest { request.sharesWork = false }
        }
        let sharing = alone.with { $0.sharesWork = true }
        let tasks = [alone, sharing, alone, sharing].map { pipeline.task(for: $0) }
        try await eventually("three transfers run") { fixture.loader.running.value == 3 }
        tasks[0].cancel()
        gate.open()
        for task in tasks.dropFirst() { #expect(try await task.image.text == "xa") }
        #expect(fixture.loader.started.value == 3)
        #expect(fixture.decoder.decoded.value == 2)
        #expect(runs.value == 2)
        #expect(try await pipeline.response(for: alone).source == .memory)
    }

    @Test("Given sharing switched off, when one request runs alone, then each stage runs once")
    func aloneOnce() async throws {
        let fixture = PipelineFixture()
        let runs = (Tally(), Tally())
        let request = ImageRequest(
            "http://test/x", processors: [Suffix("a", runs: runs.0), Suffix("b", runs: runs.1)]
        ).with { $0.sharesWork = false }
        #expect(try await fixture.pipeline().image(for: request).text == "/xab")
        let counts: [Int] = [fixture.loader.started.value, fixture.decoder.decoded.value, runs.0.value, runs.1.value]
        #expect(counts == [1, 1, 1, 1] as [Int])
    }
}

extension HTTPField.Name {
    /// No field that HTTP knows, and yet it says who is asking.
    fileprivate static let apiKey = HTTPField.Name("X-Api-Key") ?? .authorization
}
