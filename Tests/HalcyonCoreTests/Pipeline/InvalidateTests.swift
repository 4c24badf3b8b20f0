import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImagePipeline.invalidate()", .timeLimit(.minutes(5)))
struct InvalidateTests {
    private let gate = Gate()
    private let fixture: PipelineFixture

    init() {
        fixture = PipelineFixture(
            loader: FakeLoader { [gate] request async throws(ImageError) in
                if request.path?.hasPrefix("/held") == true { await gate.pass() }
                return .success(request.path ?? "")
            })
    }

    @Test("Given running loads of every kind, when invalidated, then each fails and nothing runs on")
    func running() async throws {
        let pipeline = fixture.pipeline()
        let events = EventRecorder<Result<ImageResponse, ImageError>>()
        let task = pipeline.task(for: "http://test/held1")
        pipeline.load("http://test/held2", on: .immediate) { events.record($0) }
        let image = Task { await pipeline.failure(of: ImageRequest("http://test/held3", processors: [Suffix("a")])) }
        let joined = Task { await pipeline.failure(of: ImageRequest("http://test/held3", processors: [Suffix("a")])) }
        let data = Task { await failure { _ = try await pipeline.data(for: "http://test/held3") } }
        let mirrored = Task {
            await pipeline.failure(
                of: ImageRequest("http://test/held4").with { $0.alternatives = [ImageSource("http://test/b")] })
        }
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let prefetched = prefetcher.start(["http://other/held5"])
        try await eventually("all run") { gate.waiting.value == 5 }
        pipeline.invalidate()
        pipeline.invalidate()
        #expect(await task.failure == .request(.invalidated))
        for caller in [image, joined, data, mirrored] { #expect(await caller.value == .request(.invalidated)) }
        await events.wait(for: 1)
        guard case .failure(let error)? = events.events.first else {
            Issue.record("it has loaded")
            return
        }
        #expect(error == .request(.invalidated))
        #expect(await prefetched.completion.map(\.outcome) == [.failed(.request(.invalidated))])
        withExtendedLifetime(prefetcher) {}
        gate.open()
        try await eventually("nothing runs") { fixture.loader.running.value == 0 }
        await pipeline.flush()
        #expect(fixture.cache.keys == [])
        #expect(fixture.loader.started.value == 5)
    }

    @Test("Given an invalidated pipeline, when used, then it loads nothing; its caches remain")
    func later() async throws {
        let pipeline = fixture.pipeline()
        _ = try await pipeline.image(for: "http://test/a")
        await pipeline.flush()
        pipeline.invalidate()
        #expect(await pipeline.failure(of: ImageRequest("http://test/b")) == .request(.invalidated))
        #expect(await pipeline.failure(of: ImageRequest("data:,b")) == .request(.invalidated))
        #expect(await pipeline.task(for: "http://test/b").failure == .request(.invalidated))
        let dataError = await failure { _ = try await pipeline.data(for: "http://test/a") }
        #expect(dataError == .request(.invalidated))
        let stored = await failure { _ = try await pipeline.cache.response(for: "http://test/a?2") }
        #expect(stored == .request(.invalidated))
        #expect(try await pipeline.image(for: "http://test/a").text == "/a")
        #expect(await pipeline.cache.contains("http://test/a") == .memory)
        try await pipeline.cache.removeAll()
        #expect(fixture.cache.keys == [])
        #expect(await pipeline.failure(of: ImageRequest("http://test/a")) == .request(.invalidated))
        #expect(fixture.loader.started.value == 1)
    }

    @Test("Given pipelines that share a downloader, when one is invalidated, then the other loads on")
    func shared() async throws {
        let first = fixture.pipeline()
        let second = fixture.pipeline { $0.downloader = first.downloader }
        let (a, b) = (first.task(for: "http://test/held"), second.task(for: "http://test/held"))
        try await eventually("it runs") { gate.waiting.value == 1 }
        first.invalidate()
        #expect(await a.failure == .request(.invalidated))
        gate.open()
        #expect(try await b.image.text == "/held")
        #expect(fixture.loader.started.value == 1)
    }
}
