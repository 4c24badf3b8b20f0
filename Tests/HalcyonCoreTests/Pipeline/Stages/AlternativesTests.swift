import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("Alternatives and low data")
struct AlternativesTests {
    /// Paths that begin with `no` are not found.
    private static func loader(_ gate: Gate? = nil) -> FakeLoader {
        FakeLoader { request async throws(ImageError) in
            await gate?.pass()
            let path = request.path ?? ""
            return path.hasPrefix("/no") ? .status(.notFound) : .success(path)
        }
    }

    private let fixture = PipelineFixture(loader: Self.loader())

    private func request(_ paths: String...) -> ImageRequest {
        ImageRequest("http://test" + paths[0]).with { request in
            request.alternatives = paths.dropFirst().map { ImageSource("http://test" + $0) }
        }
    }

    @Test("Given alternatives, when the first ones fail, then they are tried in order until one loads")
    func order() async throws {
        let response = try await fixture.pipeline().response(for: request("/no1", "/no2", "/yes", "/later"))
        #expect(response.image.text == "/yes")
        #expect(response.cacheKey == ImageRequest("http://test/yes").imageKey)
        #expect(fixture.loader.requests.entries.map(\.path) == ["/no1", "/no2", "/yes"])
    }

    @Test("Given an alternative that answered, when it is cached, then it is only under its own key")
    func ownKeys() async throws {
        let pipeline = fixture.pipeline()
        let wanted = request("/no", "/yes").with { request in
            request.cacheKey = "name"
            request.processors = [Suffix("a")]
            request.storage = .both
        }
        #expect(try await pipeline.image(for: wanted).text == "/yesa")
        await pipeline.flush()
        #expect(fixture.cache.keys.contains("http://test/yes"))
        #expect(fixture.cache.texts == ["/yes", "/yesa"])
        #expect(!fixture.cache.keys.contains { $0.hasPrefix("name") })
        #expect(pipeline.cachedImage(for: wanted) == nil)
        let direct = ImageRequest("http://test/yes", processors: [Suffix("a")])
        #expect(pipeline.cachedImage(for: direct)?.text == "/yesa")
        #expect(try await pipeline.response(for: wanted).source == .memory)
        #expect(fixture.loader.requests.entries.map(\.path) == ["/no", "/yes", "/no"])
    }

    @Test("Given a pipeline's key mapper and headers, when alternatives load, then those apply too")
    func completed() async throws {
        let pipeline = fixture.pipeline { configuration in
            configuration.keyMapper = .ignoringQueryItems()
            configuration.headerFields = [.userAgent: "halcyon"]
        }
        _ = try await pipeline.image(for: request("/no?sig=1", "/yes?sig=2"))
        await pipeline.flush()
        #expect(fixture.cache.keys == ["http://test/yes"])
        #expect(fixture.loader.requests.entries.map { $0.headerFields[.userAgent] } == ["halcyon", "halcyon"])
    }

    @Test("Given no loadable source, when the last one fails, then the error lists all, in order")
    func allFail() async {
        let wanted = request("/no", "").with { request in
            request.alternatives = [
                ImageSource("ftp://test/x"), .provider(FakeDataProvider(identifier: "p") { Data("bad".utf8) }),
            ]
        }
        let error = await failure { _ = try await fixture.pipeline().image(for: wanted) }
        guard case .request(.allSourcesFailed(let failures)) = error else {
            Issue.record("\(error as Any)")
            return
        }
        #expect(failures.map(\.error.code) == [2008, 1003, 4005])
        #expect(failures.map(\.source) == ["http://test/no", "ftp://test/x", "p"])
        #expect(error?.description.contains("ftp") == true)
    }

    @Test("Given an empty list of alternatives, when the source fails, then the error is its own")
    func none() async {
        let error = await failure {
            _ = try await fixture.pipeline().image(for: request("/no"))
        }
        #expect(error == .response(.status(404)))
    }

    @Test("Given a source being loaded, when its task is cancelled, then no alternative is tried")
    func cancelled() async throws {
        let gate = Gate()
        let fixture = PipelineFixture(loader: Self.loader(gate))
        let pipeline = fixture.pipeline()
        let wanted = request("/x", "/y")
        let caller = Task {
            await failure { _ = try await pipeline.image(for: wanted) }
        }
        try await eventually("the first runs") { fixture.loader.started.value == 1 }
        caller.cancel()
        #expect(await caller.value == .cancelled)
        gate.open()
        try await eventually("nothing runs") { fixture.loader.running.value == 0 }
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given no network allowed, when the source is uncached, then cached alternatives are used")
    func never() async throws {
        let offline = request("/x", "/y").with { $0.cachePolicy.network = .never }
        let error = await failure {
            _ = try await fixture.pipeline().image(for: offline)
        }
        #expect(error?.sourceErrors == ["http://test/x", "http://test/y"].map { .cache(.notCached(key: $0)) })
        fixture.keep("kept", for: "http://test/y")
        #expect(try await fixture.pipeline().image(for: offline).text == "kept")
        #expect(fixture.loader.started.value == 0)
    }

    @Test("Given alternatives, when bytes are asked for, then they are tried as well")
    func data() async throws {
        #expect(try await fixture.pipeline().data(for: request("/no", "/yes")).data == Data("/yes".utf8))
    }

    @Test("Given default alternatives, when a request names its own, then only those are tried")
    func defaults() async throws {
        let pipeline = fixture.pipeline { $0.defaults.alternatives = [ImageSource("http://test/default")] }
        #expect(try await pipeline.image(for: ImageRequest("http://test/no")).text == "/default")
        #expect(try await pipeline.image(for: request("/no", "/yes")).text == "/yes")
        let error = await failure { _ = try await pipeline.image(for: request("/no")) }
        #expect(error == .response(.status(404)))
    }

    // MARK: Low data

    private func spared(_ fixture: PipelineFixture, _ isConstrained: Bool = true) -> ImagePipeline {
        fixture.pipeline { $0.isNetworkConstrained = { isConstrained } }
    }

    private var lowData: ImageRequest {
        ImageRequest("http://test/x").with { $0.lowDataSource = ImageSource("http://test/small") }
    }

    @Test("Given an unconstrained network, when there is a low-data source, then it is not loaded")
    func unconstrained() async throws {
        #expect(try await spared(fixture, false).image(for: lowData).text == "/x")
        #expect(fixture.loader.requests.entries.map(\.path) == ["/x"])
    }

    @Test("Given the source cached but stale, when the network is constrained, then it is the answer")
    func lowDataIsCached() async throws {
        fixture.keep("kept", for: "http://test/x", seconds: -1)
        let pipeline = spared(fixture)
        #expect(try await pipeline.image(for: lowData).text == "kept")
        #expect(try await pipeline.response(for: lowData).source == .memory)
        #expect(fixture.loader.started.value == 0)
    }

    @Test("Given a loaded low-data image, when wanted again, then memory has it under its own key")
    func lowDataIsKept() async throws {
        let pipeline = spared(fixture)
        #expect(try await pipeline.response(for: lowData).cacheKey == ImageRequest("http://test/small").imageKey)
        #expect(try await pipeline.response(for: lowData).source == .memory)
        #expect(pipeline.cachedImage(for: lowData) == nil)
        #expect(fixture.loader.requests.entries.map(\.path) == ["/small"])
    }

    @Test("Given a constrained network, when the low-data source fails, then the alternatives follow")
    func lowDataFails() async throws {
        let wanted = request("/x", "/yes").with { $0.lowDataSource = ImageSource("http://test/no") }
        #expect(try await spared(fixture).image(for: wanted).text == "/yes")
        #expect(fixture.loader.requests.entries.map(\.path) == ["/no", "/yes"])
    }

    @Test("Given the network forbidden, when it is to be spared too, then nothing is loaded")
    func lowDataOffline() async {
        let error = await failure {
            _ = try await spared(fixture).image(for: lowData.with { $0.cachePolicy.network = .never })
        }
        #expect(error?.isNotCached == true)
        #expect(fixture.loader.started.value == 0)
    }
}
