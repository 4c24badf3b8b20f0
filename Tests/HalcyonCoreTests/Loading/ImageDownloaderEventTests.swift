import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImageDownloader.Event")
struct ImageDownloaderEventTests {
    private let events = Log<ImageDownloader.Event>()

    private func downloader(_ loader: any DataLoading) -> ImageDownloader {
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.clock = FakeClock()
        configuration.retry.backoff = RetryPolicy.Backoff(initial: 0)
        configuration.onEvent = { [events] in events.add($0) }
        return ImageDownloader(configuration)
    }

    @Test("Given a transfer that breaks and resumes, when it is over, then its events say so in order")
    func resumed() async throws {
        let metrics = TransferMetrics(total: 1, receivedBytes: 4)
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            number == 1
                ? .answer(["ab"], fields: [.eTag: "\"1\""], expected: 6, then: .response(.connectionReset))
                : .answer(
                    ["cdef"], status: .partialContent,
                    fields: [.eTag: "\"1\"", .contentRange: "bytes 2-5/6"], expected: 4, metrics: metrics)
        }
        _ = try await downloader(loader).download("http://test/a")
        #expect(
            events.entries.map(\.kind) == [
                .queued, .started(attempt: 1), .willRetry(after: 0, because: .response(.connectionReset)),
                .started(attempt: 2), .resumed(from: 2), .finished(byteCount: 6, metrics: metrics),
            ])
        #expect(Set(events.entries.map(\.transfer)).count == 1)
        #expect(events.entries.allSatisfy { $0.request.http.path == "/a" })
    }

    @Test("Given a failed and a cancelled transfer, when they end, then their last events say so")
    func endings() async throws {
        let gate = Gate()
        let loader = ScriptedLoader { request, _ async throws(ImageError) in
            if request.http.path == "/fails" { throw .response(.tls("expired")) }
            await gate.pass()
            throw .cancelled
        }
        let downloader = downloader(loader)
        _ = try? await downloader.download("http://test/fails")
        let task = Task { try? await downloader.download("http://test/waits") }
        try await eventually("it runs") { loader.running.value == 1 }
        task.cancel()
        _ = await task.value
        try await eventually("its end is told") { events.entries.count == 6 }
        #expect(
            events.entries.map(\.kind) == [
                .queued, .started(attempt: 1), .failed(.response(.tls("expired"))), .queued, .started(attempt: 1),
                .cancelled,
            ])
        #expect(Set(events.entries.map(\.transfer)).count == 2)
    }

    @Test("Given a loader that cancels itself, when it ends, then the judge and events see a failure")
    func ownCancellation() async {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in throw .cancelled }
        let judged = Log<ImageError>()
        var request = DownloadRequest("http://test/a")
        request.retry = RetryPolicy(decide: {
            judged.add($0.error)
            return nil
        })
        _ = try? await downloader(loader).download(request)
        #expect(judged.entries == [.request(.givenUp)])
        #expect(
            events.entries.map(\.kind) == [.queued, .started(attempt: 1), .failed(.request(.givenUp))])
    }
}
