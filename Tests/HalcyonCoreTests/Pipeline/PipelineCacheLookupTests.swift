import Foundation
import HalcyonCore
import HalcyonTesting
import TestSupport
import Testing

@Suite("ImagePipeline.Cache, lookup")
struct PipelineCacheLookupTests {
    private let url = "http://test/x"
    private let fixture = PipelineFixture()

    @Test("Given an image in no cache, when looked up, then none is found and nothing is transferred")
    func nothing() async throws {
        #expect(try await fixture.pipeline().cache.response(for: ImageRequest(url)) == nil)
        #expect(fixture.loader.started.value == 0)
    }

    @Test("Given stale bytes and a request that asks its server, when looked up, then they are found")
    func asksForNoNetwork() async throws {
        fixture.keep("stale", for: url, seconds: -1)
        let reload = ImageRequest(url, cachePolicy: CachePolicy(network: .reload))
        let pipeline = fixture.pipeline()
        let response = try await pipeline.cache.response(for: reload)
        #expect(response?.image.text == "stale")
        #expect(response?.source == .disk)
        #expect(try await pipeline.cache.response(for: reload)?.source == .memory)
        #expect(fixture.loader.started.value == 0)
    }

    @Test("Given only an alternative in the cache, when the image is looked up, then none is found")
    func alternatives() async throws {
        fixture.keep("other", for: "http://test/other")
        let request = ImageRequest(url).with { $0.alternatives = [ImageSource("http://test/other")] }
        #expect(try await fixture.pipeline().cache.response(for: request) == nil)
        let pipeline = fixture.pipeline { $0.defaults.alternatives = [ImageSource("http://test/other")] }
        #expect(try await pipeline.cache.response(for: ImageRequest(url)) == nil)
    }

    @Test("Given a file and a provider, when looked up, then memory is searched but neither is read")
    func localSources() async throws {
        let provider = FakeDataProvider(identifier: "p")
        let pipeline = fixture.pipeline()
        let request = ImageRequest(provider: provider)
        #expect(try await pipeline.cache.response(for: request) == nil)
        #expect(try await pipeline.cache.response(for: "file:///nowhere") == nil)
        #expect(provider.calls.value == 0)
        _ = try await pipeline.image(for: request)
        #expect(try await pipeline.cache.response(for: request)?.source == .memory)
    }

    @Test("Given damaged bytes, when their image is looked up, then it fails and they are removed")
    func damaged() async throws {
        fixture.keep("", for: url)
        let pipeline = fixture.pipeline()
        let error = await failure {
            _ = try await pipeline.cache.response(for: ImageRequest(url))
        }
        #expect(error == .decoding(.empty))
        await pipeline.flush()
        #expect(fixture.cache.keys == [])
        #expect(try await pipeline.cache.response(for: ImageRequest(url)) == nil)
    }

    @Test(
        "Given a request or pipeline without disk writes, when looked up, then nothing is written",
        arguments: [true, false])
    func writesNothing(isOwnPolicy: Bool) async throws {
        fixture.keep("kept", for: url)
        let pipeline = fixture.pipeline { if !isOwnPolicy { $0.cachePolicy.disk = .readOnly } }
        let request = ImageRequest(url, processors: [Suffix("a")]).with {
            $0.storage = .both
            if isOwnPolicy { $0.cachePolicy.disk = .readOnly }
        }
        #expect(try await pipeline.cache.response(for: request)?.image.text == "kepta")
        await pipeline.flush()
        #expect(fixture.cache.texts == ["kept"])
    }

    @Test("Given a finished image on the disk, when it is looked for, then it is not made again")
    func finished() async throws {
        let suffix = Suffix("a")
        let request = ImageRequest(url, processors: [suffix]).with { $0.storage = .processed }
        _ = try await fixture.pipeline().image(for: request)
        let pipeline = fixture.pipeline()
        try await eventually("it is stored") { fixture.cache.texts == ["/xa"] }
        #expect(suffix.runs.value == 1)
        #expect(try await pipeline.cache.response(for: request)?.image.text == "/xa")
        #expect(suffix.runs.value == 1)
    }
}
