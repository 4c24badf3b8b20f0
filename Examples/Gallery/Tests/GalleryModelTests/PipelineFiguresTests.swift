import GalleryModel
import HalcyonCore
import Testing

@Suite
struct PipelineFiguresTests {
    private let request: ImageRequest = "https://a.org/x/cat.jpg?token=secret"

    private func event(_ kind: PipelineEvent.Kind, of load: LoadID = LoadID()) -> PipelineEvent {
        PipelineEvent(load: load, request: request, kind: kind)
    }

    private func transfer(
        _ kind: ImageDownloader.Event.Kind, _ id: ImageDownloader.Event.TransferID
    ) -> PipelineEvent {
        event(
            .transfer(
                ImageDownloader.Event(transfer: id, request: DownloadRequest("https://a.org/x/cat.jpg"), kind: kind)))
    }

    @Test(arguments: [
        (ResponseSource.memory, [1, 0, 0, 0]), (.disk, [0, 1, 0, 0]), (.network, [0, 0, 1, 0]),
        (.provider, [0, 0, 0, 1]),
    ])
    func `Given an answer, when counted, then it counts where it came from`(source: ResponseSource, counts: [Int]) {
        var figures = PipelineFigures()
        let load = LoadID()
        figures.count(event(.started(decodes: true), of: load))
        #expect(figures.loadsRunning == 1)
        figures.count(event(.finished(source, seconds: 1), of: load))
        #expect(figures.loadsRunning == 0)
        #expect([figures.memoryHits, figures.diskHits, figures.networkLoads, figures.fileLoads] == counts)
        #expect(figures.answers == 1)
    }

    @Test func `Given failures, when counted, then the last few are known by name and without what may be secret`() {
        var figures = PipelineFigures()
        for _ in 0..<7 { figures.count(event(.failed(.cache(.stale), seconds: 0))) }
        #expect(figures.failures == 7)
        #expect(figures.lastFailures.count == PipelineFigures.mostFailures)
        #expect(figures.lastFailures.first?.name == "cat.jpg")
        #expect(figures.lastFailures.first?.reason == ImageError.cache(.stale).description)
    }

    @Test func `Given a load that is given up, when counted, then it is neither running nor a failure`() {
        var figures = PipelineFigures()
        let load = LoadID()
        figures.count(event(.started(decodes: true), of: load))
        figures.count(event(.cancelled(seconds: 0), of: load))
        #expect(figures.loadsRunning == 0)
        #expect(figures.failures == 0)
        #expect(figures.cancellations == 1)
    }

    @Test func `Given a transfer that is tried twice, when counted, then it waits, runs, waits, runs and ends`() {
        var figures = PipelineFigures()
        let id = ImageDownloader.Event.TransferID()
        var seen: [[Int]] = []
        let kinds: [ImageDownloader.Event.Kind] = [
            .queued, .started(attempt: 1), .willRetry(after: 1, because: .cancelled), .started(attempt: 2),
            .resumed(from: 10), .finished(byteCount: 42, metrics: nil),
        ]
        for kind in kinds {
            figures.count(transfer(kind, id))
            seen.append([figures.transfersWaiting, figures.transfersRunning])
        }
        #expect(seen == [[1, 0], [0, 1], [1, 0], [0, 1], [0, 1], [0, 0]])
        #expect(figures.bytesTransferred == 42)
    }

    @Test func `Given decodes, when counted, then those that failed took time and made no picture`() {
        var figures = PipelineFigures()
        figures.count(event(.decoded(PixelSize(width: 2, height: 2), seconds: 0.5)))
        figures.count(event(.decoded(nil, seconds: 0.25)))
        #expect(figures.decodes == 1)
        #expect(figures.decodingSeconds == 0.75)
    }

    @Test func `Given an observer, when told of an event, then its figures have it`() {
        let observer = FiguresObserver()
        observer.observe(event(.finished(.disk, seconds: 0)))
        #expect(observer.figures.diskHits == 1)
    }
}
