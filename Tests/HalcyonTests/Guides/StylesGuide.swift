import Foundation
import Halcyon
import HalcyonTesting
import TestSupport
import Testing

@Suite("Guide: Asking, in every style", .timeLimit(.minutes(5)))
struct StylesGuide {
    private let pipeline = ImagePipeline(.fake())
    private let request = ImageRequest("https://example.org/cat.jpg")

    @Test("Given the guide's first page, when an image is awaited, then it is in memory afterwards")
    func awaiting() async throws {
        let image = try await pipeline.image(for: request)

        #expect(pipeline.cachedImage(for: request)?.size == image.size)
    }

    @MainActor
    @Test("Given the first page of the guide, when an image is watched, then it is shown at last")
    func watching() async {
        let (bar, view) = (GuideBar(), GuideView())

        for await event in pipeline.task(for: request).events {
            switch event {
            case .progress(let progress): bar.fraction = progress.fraction ?? 0
            case .preview(let response), .finished(.success(let response)): view.image = response.image
            case .finished(.failure(let error)): print(error)
            }
        }

        #expect(view.image != nil)
    }

    @MainActor
    @Test("Given the README, when a load is given up by its token, then it ends")
    func handlers() async throws {
        let view = GuideView()
        view.image = try .fake()
        // One that answers could have done so before the call returns.
        let pipeline = ImagePipeline(
            .fake(
                loader: FakeLoader { _ async throws(ImageError) in
                    try? await Task.sleep(for: .seconds(1_000))
                    throw .cancelled
                }))

        let token = pipeline.load(request) { result in view.image = try? result.get().image }
        pipeline.cancel(token)

        try await eventually("the handler has been told of the end") { view.image == nil }
    }

    @Test("Given the README, when a batch is prefetched, then it is in memory")
    func prefetching() async {
        let requests = [request]

        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        prefetcher.start(requests)

        _ = await prefetcher.start(requests).completion
        #expect(pipeline.cachedImage(for: request) != nil)
    }
}

/// In the place of the standard one, whose words would stand in the midst of the tests' own.
private func print(_ words: Any..., separator: String = " ", terminator: String = "\n") {}
