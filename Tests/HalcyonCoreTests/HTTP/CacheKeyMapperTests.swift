import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("CacheKeyMapper")
struct CacheKeyMapperTests {
    private func pipeline(_ fixture: PipelineFixture, _ mapper: CacheKeyMapper = .ignoringQueryItems()) -> ImagePipeline
    {
        fixture.pipeline { $0.keyMapper = mapper }
    }

    @Test("Given URLs signed each time, when loaded in turn, then memory and disk know them again")
    func caches() async throws {
        let fixture = PipelineFixture(loader: FakeLoader { _ async throws(ImageError) in .success("x") })
        let first = pipeline(fixture)
        #expect(try await first.response(for: ImageRequest("http://test/x?w=1&sig=1")).source == .network)
        let again = ImageRequest("http://test/x?w=1&sig=2")
        #expect(first.cachedImage(for: again)?.text == "x")
        #expect(try await first.response(for: again).source == .memory)
        await first.flush()
        #expect(fixture.cache.keys == ["http://test/x?w=1"])
        #expect(try await pipeline(fixture).response(for: again).source == .disk)
        #expect(try await pipeline(fixture).data(for: again).source == .disk)
        #expect(fixture.loader.started.value == 1)
        #expect(try await first.response(for: ImageRequest("http://test/x?w=2&sig=1")).source == .network)
    }

    @Test("Given an expired signature among others, when all load at once, then it alone fails")
    func runningLoad() async throws {
        let gate = Gate()
        let fixture = PipelineFixture(
            loader: FakeLoader { request async throws(ImageError) in
                await gate.pass()
                return request.path == "/x?sig=0" ? .status(.forbidden) : .success("x")
            })
        let pipeline = pipeline(fixture)
        let tasks = (0..<3).map { pipeline.task(for: ImageRequest("http://test/x?sig=\($0)")) }
        try await eventually("the transfers run") { fixture.loader.started.value == 3 }
        gate.open()
        await #expect(throws: ImageError.response(.status(403))) { try await tasks[0].image }
        for task in tasks.dropFirst() { #expect(try await task.image.text == "x") }
        // What they have brought is one in the caches.
        #expect(pipeline.cachedImage(for: ImageRequest("http://test/x?sig=9"))?.text == "x")
    }

    @Test("Given one cache key for two users, when both load, then each gets their own bytes")
    func usersApart() async throws {
        let fixture = PipelineFixture(
            loader: FakeLoader { request async throws(ImageError) in
                .success(request.headerFields[.authorization] ?? "-")
            })
        let pipeline = pipeline(fixture, CacheKeyMapper { _ in "avatar" })
        async let anna = pipeline.image(for: .get("/1", [.authorization: "anna"]))
        async let bert = pipeline.image(for: .get("/2", [.authorization: "bert"]))
        #expect(try await [anna.text, bert.text] == ["anna", "bert"])
        await pipeline.flush()
        #expect(fixture.cache.keys.count == 2)
    }

    @Test("Given a mapper, when it returns nil or the request has a key, then it has no effect")
    func fallsBack() async throws {
        let fixture = PipelineFixture()
        let calls = Tally()
        let mapper = CacheKeyMapper { request in
            calls.add()
            return request.path == "/mapped" ? "name" : nil
        }
        let pipeline = pipeline(fixture, mapper)
        for path in ["mapped", "plain"] { _ = try await pipeline.image(for: ImageRequest("http://test/\(path)")) }
        #expect(calls.value == 2)
        _ = try await pipeline.image(for: ImageRequest("http://test/mapped").with { $0.cacheKey = "own" })
        _ = try await pipeline.image(for: ImageRequest("data:,local"))
        #expect(calls.value == 2)
        await pipeline.flush()
        #expect(fixture.cache.keys == ["http://test/plain", "name", "own"])
    }

    @Test(
        "Given URLs, when query items are ignored, then those named are left out, and nothing else",
        arguments: [
            ("/x?sig=1", "/x"), ("/x?a=1&sig=1", "/x?a=1"), ("/x?sig=1&a=1", "/x?a=1"), ("/x?a=1&SIG=1&b", "/x?a=1&b"),
            ("/x?X-Amz-Signature=1&x-amz-date=2&y=3", "/x?y=3"), ("/x?X-Goog-Signature=1", "/x"), ("/x", "/x"),
            ("/x?", "/x?"), ("/x?a=sig", "/x?a=sig"), ("/x?signed=1", "/x?signed=1"), ("/x?a=?sig=1", "/x?a=?sig=1"),
            ("/x?a=1&&sig", "/x?a=1&"), ("/x?sig", "/x"), ("/sig=1", "/sig=1"),
            // Of Azure's short names none means a signature without `sig`.
            ("/x?st=1&se=2&sv=3&policy=4", "/x?st=1&se=2&sv=3&policy=4"), ("/x?st=1&se=2&sv=3&sig=4&w=5", "/x?w=5"),
            ("/x?hdnea=st=1~exp=2", "/x"), ("/x?Expires=1&Signature=2&Key-Pair-Id=3", "/x"),
        ])
    func ignoring(path: String, key: String) async throws {
        let fixture = PipelineFixture()
        let pipeline = pipeline(fixture)
        _ = try await pipeline.data(for: ImageRequest("http://test" + path))
        await pipeline.flush()
        #expect(fixture.cache.keys == ["http://test" + key])
        #expect(fixture.loader.requests.entries.map(\.path) == [path])
    }

    @Test("Given custom names, when query items are ignored, then those are, but signatures are not")
    func ownNames() async throws {
        let fixture = PipelineFixture()
        let pipeline = pipeline(fixture, .ignoringQueryItems(["T", "utm_*"]))
        _ = try await pipeline.data(for: ImageRequest("http://test/x?t=1&utm_a=2&sig=3&tt=4"))
        await pipeline.flush()
        #expect(fixture.cache.keys == ["http://test/x?sig=3&tt=4"])
    }
}
