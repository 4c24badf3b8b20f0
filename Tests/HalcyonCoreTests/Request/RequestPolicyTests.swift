import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

/// What a request says of its transfer and its making, one test for each of Kingfisher's options, under its name there.
@Suite("Policies of requests")
struct RequestPolicyTests {
    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    private func request(_ change: (inout ImageRequest) -> Void) -> ImageRequest { ImageRequest(url).with(change) }

    @Test("processor: given processors, when an image is loaded, then they are applied in their order")
    func processor() async throws {
        let request = request { $0.processors = [Suffix("a"), Suffix("b")] }
        #expect(try await fixture.pipeline().image(for: request).text == "/xab")
    }

    @Test("requestModifier: given one, when loaded, then it changes what is sent, but only on a miss")
    func requestModifier() async throws {
        let runs = Tally()
        let request = request { request in
            request.modifier = RequestModifier(id: "anna") { http in
                await Task.yield()
                runs.add()
                http.headerFields[.authorization] = "Bearer 1"
            }
        }
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: request)
        _ = try await pipeline.image(for: request)
        await pipeline.flush()
        #expect(try await fixture.pipeline().response(for: request).source == .disk)
        #expect(runs.value == 1)
        #expect(fixture.loader.requests.entries.map { $0.headerFields[.authorization] } == ["Bearer 1"])
    }

    @Test("requestModifier: given one that fails, when loaded, then it says why and nothing is sent")
    func failingModifier() async {
        struct NoToken: Error {}
        let request = request { request in
            request.modifier = RequestModifier { _ in throw NoToken() }
            request.retry = .never
        }
        let error = await failure {
            _ = try await fixture.pipeline().image(for: request)
        }
        #expect(error == .request(.modifierFailed("NoToken()")))
        #expect(fixture.loader.started.value == 0)
    }

    @Test("redirectHandler: given a request's or a default one, when sent, then the loader has it")
    func redirectHandler() async throws {
        struct Named: RedirectHandling {
            let name: String
            func request(for redirect: Redirect) async -> HTTPRequest? { nil }
        }
        let loader = ScriptedLoader { _, _ in .answer(.ok, [Data("x".utf8)]) }
        let pipeline = fixture.pipeline(memory: nil) { configuration in
            configuration.dataLoader = loader
            configuration.dataCache = nil
            configuration.downloads.redirects = Named(name: "downloader's")
        }
        _ = try await pipeline.image(for: request { $0.redirects = Named(name: "own") })
        _ = try await pipeline.image(for: ImageRequest(url))
        let rules = loader.requests.entries.map { ($0.redirects as? LendingRedirects)?.rules as? Named }
        #expect(rules.map { $0?.name } == ["own", "downloader's"])
    }

    @Test("authentication: given a 401, when the request has a handler, then its credential is sent")
    func authentication() async throws {
        let loader = FakeLoader { request async throws(ImageError) in
            request.headerFields[.authorization] == "Bearer 7"
                ? .success("for you") : .status(.unauthorized, fields: [.wwwAuthenticate: "Bearer realm=\"r\""])
        }
        let pipeline = PipelineFixture(loader: loader).pipeline()
        let careful = request { $0.authentication = AuthenticationHandler(.bearer("7"), host: "test") }
        for request in [ImageRequest(url), careful] {
            let error = await failure { _ = try await pipeline.image(for: request) }
            #expect(error == .response(.status(401)))
        }
        let handled = request {
            $0.authentication = AuthenticationHandler(.bearer("7"), host: "test", allowsPlainHTTP: true)
        }
        #expect(try await pipeline.image(for: handled).text == "for you")
    }

    @Test("retryStrategy: given a request's policy, when transfers fail, then it sets the attempts")
    func retryStrategy() async {
        let loader = FakeLoader { _ async throws(ImageError) in throw .response(.connectionReset) }
        let pipeline = PipelineFixture(loader: loader).pipeline()
        for attempts in [1, 4] {
            let before = loader.started.value
            let backoff = RetryPolicy.Backoff(initial: 0)
            let policy = RetryPolicy(maximumAttempts: attempts, backoff: backoff)
            let error = await failure {
                _ = try await pipeline.image(for: request { $0.retry = policy })
            }
            #expect(error == .response(.connectionReset))
            #expect(loader.started.value - before == attempts)
        }
    }

    @Test("alternativeSources: given a failing source, when there is another, then that is the answer")
    func alternativeSources() async throws {
        let loader = FakeLoader { request async throws(ImageError) in
            request.path == "/x" ? .status(.notFound) : .success(request.path ?? "")
        }
        let request = request { $0.alternatives = [ImageSource("http://test/y")] }
        #expect(try await PipelineFixture(loader: loader).pipeline().image(for: request).text == "/y")
    }

    @Test("lowDataMode: given a constrained network, when a low-data source exists, then it is loaded")
    func lowDataMode() async throws {
        let request = request { $0.lowDataSource = ImageSource("http://test/small") }
        #expect(try await fixture.pipeline().image(for: request).text == "/x")
        let spared = PipelineFixture().pipeline { $0.isNetworkConstrained = { true } }
        #expect(try await spared.image(for: request).text == "/small")
    }

    @Test("downloadPriority: given one slot, when priorities differ, then the most urgent goes first")
    func downloadPriority() async throws {
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            await gate.pass()
            return .success(request.path ?? "")
        }
        let pipeline = PipelineFixture(loader: loader).pipeline { $0.maximumTransfers = 1 }
        let first = pipeline.task(for: ImageRequest("http://test/first"))
        try await eventually("the first runs") { loader.started.value == 1 }
        let tasks = [LoadPriority.veryLow, .low, .normal, .high, .veryHigh].map { (priority: LoadPriority) in
            pipeline.task(for: ImageRequest("http://test/\(priority)", priority: priority))
        }
        gate.open()
        for task in [first] + tasks { _ = try await task.image }
        #expect(
            loader.requests.entries.map(\.path) == ["/first", "/veryHigh", "/high", "/normal", "/low", "/veryLow"])
    }

    // MARK: cacheSerializer

    /// Writes the text behind a mark, and can be made to fail.
    private struct Marking: CacheSerializing {
        enum Trouble { case none, writesNothing, throwsWriting, throwsReading }
        var identifier = "marking"
        var trouble = Trouble.none

        func data(for image: DecodedImage, encoders: ImageEncoderRegistry) throws(ImageError) -> Data? {
            switch trouble {
            case .writesNothing: nil
            case .throwsWriting: throw .encoding(.failed(.png, why: "the test wants it"))
            default: Data(("\(identifier):" + image.text).utf8)
            }
        }

        func image(
            from data: Data, decoders: ImageDecoderRegistry, limits: DecodingLimits
        ) throws(ImageError) -> DecodedImage {
            if trouble == .throwsReading { throw .decoding(.empty) }
            return try decoders.decode(Data(data.dropFirst(identifier.utf8.count + 1)))
        }
    }

    private func serialized(_ serializer: Marking, _ storage: ImageRequest.Options.Storage = .processed) -> ImageRequest
    {
        request { request in
            request.processors = [Suffix("a")]
            request.storage = storage
            request.serializer = serializer
            request.delivery = .afterStore
        }
    }

    @Test("cacheSerializer: given one, when a processed image is kept, then it writes and reads it")
    func cacheSerializer() async throws {
        let request = serialized(Marking())
        #expect(try await fixture.pipeline().image(for: request).text == "/xa")
        #expect(fixture.cache.texts == ["marking:/xa"])
        let again = try await fixture.pipeline().response(for: request)
        #expect(again.image.text == "/xa")
        #expect(again.source == .disk)
        #expect(fixture.loader.started.value == 1)
        #expect(fixture.encoder.runs.value == 0)
    }

    @Test("cacheSerializer: given two identifiers, when images are kept, then each reads its own")
    func serializersApart() async throws {
        _ = try await fixture.pipeline().image(for: serialized(Marking(identifier: "one")))
        #expect(try await fixture.pipeline().image(for: serialized(Marking(identifier: "other"))).text == "/xa")
        #expect(fixture.cache.texts == ["one:/xa", "other:/xa"])
    }

    @Test("cacheSerializer: given two at the same time, when images are kept, then each keeps its own")
    func serializersAtOnce() async throws {
        let gate = Gate()
        let loader = FakeLoader { request async throws(ImageError) in
            await gate.pass()
            return .success("/x")
        }
        let fixture = PipelineFixture(loader: loader)
        let pipeline = fixture.pipeline()
        let tasks = ["one", "other"].map { pipeline.task(for: serialized(Marking(identifier: $0))) }
        gate.open()
        for task in tasks { _ = try await task.image }
        #expect(fixture.cache.texts == ["one:/xa", "other:/xa"])
        #expect(loader.started.value == 1)
    }

    @Test("cacheSerializer: given one that writes nothing or fails, when loaded, then it comes unkept")
    func serializerWithoutData() async throws {
        for trouble in [Marking.Trouble.writesNothing, .throwsWriting] {
            let request = serialized(Marking(trouble: trouble))
            #expect(try await fixture.pipeline().image(for: request).text == "/xa")
            #expect(fixture.cache.keys.isEmpty)
        }
    }

    @Test("cacheSerializer: given one that cannot read, when an image is wanted, then it is remade")
    func serializerThatCannotRead() async throws {
        let request = serialized(Marking(), .both)
        _ = try await fixture.pipeline().image(for: request)
        let unreadable = serialized(Marking(trouble: .throwsReading), .both)
        #expect(try await fixture.pipeline().image(for: unreadable).text == "/xa")
        #expect(fixture.loader.started.value == 1)
    }

    // MARK: What is no type here

    @Test("SessionDelegate, SessionDataTask: given many tokens, when one is left, then it goes on")
    func sessionDataTask() async throws {
        let gate = Gate()
        let ended = Tally()
        let loader = FakeLoader { _ async throws(ImageError) in
            await gate.pass()
            if Task.isCancelled { ended.add() }
            return .success("x")
        }
        let pipeline = PipelineFixture(loader: loader).pipeline()
        let outcomes = Log<String>()
        let tokens = (0..<5).compactMap { number in
            pipeline.load(ImageRequest(url), on: .immediate) { outcome in
                outcomes.add("\(number) " + ((try? outcome.get().image.text) ?? "cancelled"))
            }
        }
        #expect(Set(tokens).count == 5)
        try await eventually("the transfer runs") { loader.started.value == 1 }
        for token in tokens.dropLast() { pipeline.cancel(token) }
        #expect(outcomes.entries == (0..<4).map { "\($0) cancelled" })
        #expect(ended.value == 0)
        gate.open()
        try await eventually("the last is answered") { outcomes.entries.count == 5 }
        #expect(outcomes.entries.last == "4 x")
        for token in tokens { pipeline.cancel(token) }
        #expect(outcomes.entries.count == 5)
        #expect(loader.started.value == 1)
    }

    @Test("Delegate: given handlers that hold their owner, when their load ends, then it is released")
    func delegate() async throws {
        final class Owner: Sendable { let calls = Tally() }
        let pipeline = fixture.pipeline()
        weak var leaked: Owner?
        let calls: Tally
        do {
            let owner = Owner()
            leaked = owner
            calls = owner.calls
            for path in ["a", "b"] {
                pipeline.load(
                    ImageRequest("http://test/\(path)").with { $0.modifier = RequestModifier { _ in _ = owner } },
                    on: .immediate, progress: { _ in owner.calls.add(0) }
                ) { _ in owner.calls.add() }
            }
        }
        try await eventually("both completions are called") { calls.value == 2 }
        try await eventually("the owner is gone") { leaked == nil }
    }
}
