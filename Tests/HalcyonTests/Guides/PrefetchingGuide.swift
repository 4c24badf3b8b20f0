import Foundation
import Halcyon
import HalcyonTesting
import TestSupport
import Testing

@Suite("Guide: Prefetch", .timeLimit(.minutes(5)))
struct PrefetchingGuide {
    private let loader = FakeLoader()
    private let cache = FakeDataCache()
    private let pipeline: ImagePipeline
    private let requests = (0..<5).map { ImageRequest("https://example.org/\($0).jpg") }

    init() { pipeline = ImagePipeline(.fake(loader: loader, cache: cache)) }

    @Test("Given the guide, when a batch has ended, then all of it was loaded")
    func batch() async {
        let prefetcher = ImagePrefetcher(pipeline: pipeline)  // two at a time, at low priority, into memory
        let batch = prefetcher.start(requests)

        for await result in batch.results {  // in the order of ending
            if case .failed(let error) = result.outcome { print(result.request.sourceKey, error) }
        }
        print(batch.progress.loaded, batch.progress.skipped, batch.progress.failed)

        #expect(batch.progress.loaded == 5)
    }

    @Test("Given the guide's size, when plain URLs are prefetched, then views of that size find them")
    func sized() async {
        let urls = ["https://example.org/1.jpg", "https://example.org/2.jpg"]

        let thumbnails = ImagePrefetcher(pipeline: pipeline, targetSize: TargetSize(width: 200, height: 200))
        thumbnails.start(urls)

        #expect(await thumbnails.start(urls).completion.count == 2)
        let request = ImageRequest(urls[0], targetSize: TargetSize(width: 200, height: 200))
        #expect(pipeline.cachedImage(for: request) != nil)
    }

    @MainActor
    @Test("Given the guide's handlers, when the batch has ended, then the bar is full and gone")
    func handlers() async throws {
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let bar = GuideBar()

        prefetcher.start(requests) { @MainActor result, progress in
            bar.fraction = progress.fraction
        } completion: { @MainActor results in
            bar.isVisible = false
        }

        try await eventually("the bar is gone") { !bar.isVisible }
        #expect(bar.fraction == 1)
    }

    @Test("Given the guide, when one item is stopped while all are held, then it ends")
    func holding() async {
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let request = requests[0]

        prefetcher.isPaused = true  // what runs ends, nothing else starts
        prefetcher.priority = .normal  // also for what runs
        prefetcher.width = 4
        prefetcher.stop([request])  // or batch.stop(), or prefetcher.stop()

        let batch = prefetcher.start([request])
        prefetcher.stop()
        #expect(await batch.completion.map(\.outcome) == [.stopped])
    }

    @Test("Given the guide, when images are prefetched to disk, then their bytes are there")
    func toDisk() async {
        let urls = requests.compactMap { URL(string: $0.sourceKey) }

        let offline = ImagePrefetcher(pipeline: pipeline, destination: .disk, width: 8)
        _ = await offline.start(urls).completion

        await pipeline.flush()
        #expect(cache.keys.count == 5)
    }

    @Test("Given the guide, when a list scrolls, then what comes next is loaded")
    func list() async {
        let rows = requests.map { GuideRow(imageRequests: [$0]) }

        let list = ListPrefetcher(ImagePrefetcher(pipeline: pipeline), window: PrefetchWindow(ahead: 20, behind: 4))

        func scrolled(to visible: Range<Int>) {
            list.visibleRange(visible, of: rows.count) { rows[$0].imageRequests }
        }

        scrolled(to: 0..<2)
        await loader.started.wait(for: 3)
        #expect(loader.urls.first == "https://example.org/2.jpg")
    }
}

/// In the place of the standard one, whose words would stand in the midst of the tests' own.
private func print(_ words: Any..., separator: String = " ", terminator: String = "\n") {}
