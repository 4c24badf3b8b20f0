import Foundation
import HalcyonTesting
import Testing

@testable import HalcyonCore

@Suite("ImageRequestConvertible", .timeLimit(.minutes(5)))
struct ImageRequestConvertibleTests {
    private struct Photo: ImageRequestConvertible {
        let name: String

        func asImageRequest() -> ImageRequest { ImageRequest("http://test/\(name)", processors: [Suffix("a")]) }
    }

    private let fixture = PipelineFixture()

    @Test("Given a URL, text, a request and a model, when converted, then each has its request's key")
    func keys() throws {
        let url = try #require(URL(string: "http://test/x"))
        let sources: [any ImageRequestConvertible] = [url, "http://test/x", ImageRequest(url)]
        for source in sources { #expect(source.asImageRequest().imageKey == ImageRequest(url).imageKey) }
        let photo = Photo(name: "x").asImageRequest()
        #expect(photo.imageKey == ImageRequest(url, processors: [Suffix("a")]).imageKey)
    }

    @Test("Given a URL, its text and a model, when a pipeline takes them, then they share its caches")
    func calls() async throws {
        let url = try #require(URL(string: "http://test/x"))
        let pipeline = fixture.pipeline()
        #expect(try await pipeline.image(for: url).text == "/x")
        #expect(try await pipeline.image(for: "http://test/x").text == "/x")
        #expect(try await pipeline.image(for: Photo(name: "x")).text == "/xa")
        #expect(pipeline.cachedImage(for: url)?.text == "/x")
        #expect(pipeline.cache.image(for: "http://test/x")?.text == "/x")
        #expect(try await pipeline.response(for: url).source == .memory)
        #expect(try await pipeline.task(for: url).response.source == .memory)
        #expect(try await pipeline.cache.response(for: url)?.source == .memory)
        await pipeline.flush()
        #expect(try await pipeline.data(for: url).data == Data("/x".utf8))
        #expect(await pipeline.cache.hasData(for: url))
        #expect(await pipeline.cache.data(for: "http://test/x")?.data == Data("/x".utf8))
        #expect(fixture.loader.started.value == 1)
        await pipeline.cache.remove(for: url)
        #expect(pipeline.cachedImage(for: url) == nil)
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        #expect(await prefetcher.start([url]).completion.count == 1)
        #expect(prefetcher.unfinishedCount == 0)
        #expect(pipeline.cachedImage(for: url)?.text == "/x")
        try await pipeline.cache.removeAll(variantsOf: url)
        #expect(pipeline.cachedImage(for: url) == nil)
    }

    @Test("Given text that is no URL, when it is loaded, then the error is that of a request for it")
    func invalidText() async throws {
        let pipeline = fixture.pipeline()
        for text in ["", "no scheme", "http://"] {
            let errors = await [
                #expect(throws: ImageError.self) { try await pipeline.image(for: text) },
                #expect(throws: ImageError.self) { try await pipeline.data(for: text) },
                #expect(throws: ImageError.self) { try await pipeline.image(for: ImageRequest(text)) },
            ]
            #expect(errors[0] == errors[2] && errors[1] == errors[2], "\(text)")
            guard case .request = errors[0] else {
                Issue.record("\(text): \(String(describing: errors[0]))")
                continue
            }
        }
        #expect(fixture.loader.started.value == 0)
    }
}
