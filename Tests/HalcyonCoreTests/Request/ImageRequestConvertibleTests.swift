import Foundation
import HTTPTypes
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

    @Test("Given an optional URL, when it is loaded, then it is the URL, or fails as no URL")
    func optional() async throws {
        let pipeline = fixture.pipeline()
        let some = URL(string: "http://test/x")
        let none: URL? = nil
        #expect(try await pipeline.image(for: some).text == "/x")
        #expect(pipeline.cachedImage(for: some)?.text == "/x" && pipeline.cachedImage(for: none) == nil)
        await #expect(throws: ImageError.request(.invalidURL(""))) { try await pipeline.image(for: none) }
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let results = await prefetcher.start([some, none]).completion
        #expect(results.map(\.outcome) == [.skipped, .failed(.request(.invalidURL("")))])
    }

    @Test("Given requests, when compared, then equal ones ask for the same image by the same caches")
    func equal() {
        let plain = ImageRequest("http://test/x")
        #expect(plain == ImageRequest(URL(string: "HTTP://test/x") ?? URL(fileURLWithPath: "/")))
        #expect(plain == plain.with { $0.priority = .high } && plain == plain.with { $0.retry = .never })
        let others = [
            ImageRequest("http://test/y"), ImageRequest("http://test/x", processors: [Suffix("a")]),
            ImageRequest("http://test/x", targetSize: TargetSize(width: 1, height: 1)),
            plain.with { $0.cachePolicy.memory = .off }, plain.with { $0.headerFields[.accept] = "image/webp" },
            plain.with { $0.storage = .both }, plain.with { $0.frames = .first },
        ]
        for other in others { #expect(plain != other) }
        #expect(Set(others + [plain, plain.with { $0.priority = .low }]).count == others.count + 1)
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
