import Foundation
import HTTPTypes
import HalcyonTesting
import Testing

@testable import HalcyonCore

/// An unlabelled closure that follows a call is its completion, whatever it does with its argument: each of these has a
/// progress handler, a preview handler or a predicate that comes before it.
@MainActor
@Suite("Trailing closures", .timeLimit(.minutes(5)))
struct TrailingClosureTests {
    private let url: URL
    private let pipeline: ImagePipeline
    private let downloader: ImageDownloader
    /// What completions have added, so that a closure that is called as progress, or never, shows.
    private let calls = Tally()

    init() throws {
        url = try #require(URL(string: "http://test/x"))
        // No body, so that there is no progress to call a closure by accident.
        let loader = FakeLoader { _ in .status(404) }
        var configuration = ImagePipeline.Configuration(
            dataLoader: loader, dataCache: FakeDataCache(), decoders: [FakeDecoder()])
        configuration.downloads.retry = .never
        pipeline = ImagePipeline(configuration)
        var downloads = ImageDownloader.Configuration(loader: loader)
        downloads.retry = .never
        downloader = ImageDownloader(downloads)
    }

    @Test("Given a pipeline, when it loads with a closure, then that is the completion")
    func pipelineLoads() async {
        let (request, calls) = (ImageRequest(url), calls)
        pipeline.load(request) { _ in calls.add() }
        pipeline.load(url) { _ in calls.add() }
        pipeline.load(request, on: .immediate) { _ in calls.add() }
        pipeline.load(url, on: .immediate) { _ in calls.add() }
        await calls.wait(for: 4)
        pipeline.loadData(request) { _ in calls.add() }
        pipeline.loadData(url) { _ in calls.add() }
        pipeline.loadData(request, on: .immediate) { _ in calls.add() }
        pipeline.loadData(url, on: .immediate) { _ in calls.add() }
        await calls.wait(for: 8)
        #expect(calls.value == 8)
    }

    @Test("Given a downloader, when it downloads with a closure, then that is the completion")
    func downloads() async {
        download()
        await calls.wait(for: 6)
        #expect(calls.value == 6)
    }

    /// Not in an asynchronous function, in which Swift takes the method that is awaited.
    private func download() {
        let (request, calls) = (DownloadRequest(url), calls)
        downloader.download(request) { _ in calls.add() }
        downloader.download(url) { _ in calls.add() }
        downloader.download(url.absoluteString) { _ in calls.add() }
        downloader.download(request, on: .immediate) { _ in calls.add() }
        downloader.download(url, on: .immediate) { _ in calls.add() }
        downloader.download(url.absoluteString, on: .immediate) { _ in calls.add() }
    }

    @Test("Given a pipeline's cache, when it is asked with a closure, then that is the completion")
    func caches() async {
        askCache()
        await calls.wait(for: 4)
        askCacheElsewhere()
        await calls.wait(for: 8)
        #expect(calls.value == 8)
    }

    private func askCache() {
        let (request, calls, cache) = (ImageRequest(url), calls, pipeline.cache)
        cache.response(for: request) { _ in calls.add() }
        cache.store(Data([1]), for: request) { calls.add() }
        cache.remove(for: request) { calls.add() }
        cache.removeAll { _ in calls.add() }
    }

    private func askCacheElsewhere() {
        let (request, calls, cache) = (ImageRequest(url), calls, pipeline.cache)
        cache.response(for: request, on: .immediate) { _ in calls.add() }
        cache.store(Data([1]), for: request, on: .immediate) { calls.add() }
        cache.remove(for: request, on: .immediate) { calls.add() }
        cache.removeAll(on: .immediate) { _ in calls.add() }
    }

    @Test("Given a prefetcher, when it starts with a closure, then that is the completion")
    func prefetcher() async {
        let prefetcher = ImagePrefetcher(pipeline: pipeline)
        let results = Log<Int>()
        let requests = (0..<3).map { ImageRequest("http://test/\($0)") }
        prefetcher.start(requests) { results.add($0.count) }
        await results.wait(for: 1)
        prefetcher.start(requests) { _ in results.add(-1) }
        await results.wait(for: 2)
        prefetcher.start([url]) { results.add($0.count) }
        await results.wait(for: 3)
        prefetcher.start(requests, progress: { _, _ in }) { results.add($0.count) }
        await results.wait(for: 4)
        prefetcher.start([url], progress: { _, _ in }) { results.add($0.count) }
        await results.wait(for: 5)
        #expect(results.entries == [3, -1, 1, 3, 1])
    }

    @Test("Given a display, when it sets an image with a closure, then that is the completion")
    func display() async throws {
        let (view, calls) = (FakeView(), calls)
        view.display.setImage(with: ImageRequest(url), options: .init(pipeline: pipeline)) { _ in calls.add() }
        await calls.wait(for: 1)
        #expect(calls.value == 1)
    }

    @Test("Given a pipeline with nothing to store, when flushed with a closure, then it is called")
    func flush() async {
        flushByHandler()
        await calls.wait(for: 1)
    }

    private func flushByHandler() {
        let calls = calls
        pipeline.flush { calls.add() }
    }
}
