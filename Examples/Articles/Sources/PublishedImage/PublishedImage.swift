import ArticleSupport
import CGTK
import Foundation
import Halcyon
import HalcyonCombine
import HalcyonGTK
import HalcyonStore

/// A publisher of an image, an object that binds it, and a view with a placeholder.
@main
@MainActor
struct PublishedImage {
    private let program: ArticleProgram
    private let urls: [URL]
    private let pipeline: ImagePipeline
    private let transfers = Transfers()

    static func main() {
        ArticleProgram.run("PublishedImage", takes: 3...20) { program in
            let example = PublishedImage(program)
            try await example.subscribe()
            let view = try BoundPicture(pipeline: example.pipeline)
            await program.show(view.widget, width: 560, height: 470)
            try await example.loadInTurn(view)
            try await example.hideAndShow(view)
            await example.fail(view)
            example.release()
            view.binder.load(view.request(for: example.urls[0]))
            try await view.end()
            await example.pipeline.flush()
        }
    }

    private init(_ program: ArticleProgram) {
        (self.program, urls) = (program, program.urls)
        pipeline = ImagePipeline { [transfers] in
            $0.dataCache = DiskCache(directory: DiskCache.defaultDirectory(named: "halcyon-PublishedImage"))
            $0.downloads.onEvent = { transfers.observe($0) }
        }
    }

    // 1. The publisher. Its value says where the image came from, its failure is an `ImageError`. Two subscribers of
    //    one image share one transfer and one decode, and each could be cancelled for itself.
    private func subscribe() async throws {
        let (outcomes, outcome) = AsyncStream.makeStream(of: Result<ImageResponse, ImageError>.self)
        var subscriptions: Set<AnyCancellable> = []
        for _ in 1...2 {
            pipeline.imagePublisher(for: urls[0])
                .receive(on: .mainActor)
                .sink(
                    receiveCompletion: { if case .failure(let error) = $0 { outcome.yield(.failure(error)) } },
                    receiveValue: { outcome.yield(.success($0)) }
                )
                .store(in: &subscriptions)
        }
        for await result in outcomes.prefix(2) {
            let response = try result.mapError { ArticleProgram.Failure("\(urls[0]): \($0)") }.get()
            program.say("publisher: \(response.image.size) from \(response.source.rawValue)")
        }
        program.say("2 subscribers: \(transfers.sinceLast())")
    }

    // 4. Several images in turn. Only the last is published, although the first arrives too: a subscriber waits for it.
    private func loadInTurn(_ view: BoundPicture) async throws {
        let slow = view.request(for: urls[1])
        let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
        let subscription = pipeline.imagePublisher(for: slow)
            .sink(receiveCompletion: { _ in arrival.finish() }, receiveValue: { _ in arrival.yield() })
        for url in urls.dropFirst() { view.binder.load(view.request(for: url)) }
        var lateCount = 0
        for await _ in arrivals { lateCount += 1 }
        subscription.cancel()
        try await view.end()
        program.say("\(urls.count - 1) in turn: \(lateCount) arrived besides, published were \(view.published)")
    }

    // 5. The view disappears while it loads, and appears again. `cancel` ends the load, `retry` begins it again.
    private func hideAndShow(_ view: BoundPicture) async throws {
        var request = view.request(for: urls[1])
        request.cachePolicy.network = .reload
        view.binder.load(request)
        let bytes = await view.firstBytes().map { "\($0) bytes" } ?? "its end"
        view.isShown = false
        program.say("hidden: \(view.binder.isLoading ? "loading" : "not loading") after \(bytes)")
        view.isShown = true
        await program.frames(2)
        try await view.end()
        program.say("shown again: \(view.published.last ?? "nothing")")
    }

    // 6. An error stays an error, with a type, and the view can say it.
    private func fail(_ view: BoundPicture) async {
        view.binder.load(urls[0].deletingLastPathComponent().appending(path: "no-such-picture.jpg"))
        try? await view.end()
        let error = view.binder.error
        program.say("missing: \(error?.description ?? "no error") (code \(error?.code ?? 0))")
    }

    // 7. A binder that nobody holds is gone, and its load ends with it, even if something subscribes to what it
    //    publishes.
    private func release() {
        var binder: ImageBinder? = ImageBinder(pipeline: pipeline)
        weak let released = binder
        let subscription = binder?.$image.sink { _ in }
        binder?.load(ImageRequest(urls[0], cachePolicy: CachePolicy(network: .reload)))
        binder = nil
        program.say("released: \(released == nil ? "gone" : "kept")")
        subscription?.cancel()
    }
}
