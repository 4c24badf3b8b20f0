import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImageDownloader: modifying requests")
struct ImageDownloaderModifierTests {
    private struct Trouble: Error, CustomStringConvertible { var description: String { "no token" } }
    private static let request = DownloadRequest("http://test/a")

    private func downloader(
        _ loader: any DataLoading, _ modifier: RequestModifier,
        adjust: (inout ImageDownloader.Configuration) -> Void = { _ in }
    ) -> ImageDownloader {
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.clock = FakeClock()
        configuration.retry.backoff = RetryPolicy.Backoff(initial: 0)
        configuration.modifier = modifier
        adjust(&configuration)
        return ImageDownloader(configuration)
    }

    @Test("Given a modifier that awaits a token, when attempts are made, then each gets its own token")
    func tokens() async throws {
        let calls = Tally()
        let modifier = RequestModifier(id: "user") { request in
            await Task.yield()
            calls.add()
            request.headerFields[.authorization] = "Bearer \(calls.value)"
        }
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            if number < 3 { throw .response(.connectionReset) }
            return .success("x")
        }
        _ = try await downloader(loader, modifier).download("http://test/a")
        #expect(
            loader.requests.entries.map(\.http.headerFields[.authorization]) == ["Bearer 1", "Bearer 2", "Bearer 3"])
    }

    @Test("Given a failing modifier, when run, then its error is reported, an ImageError unchanged")
    func failing() async {
        let loader = FakeLoader()
        #expect(
            await downloader(loader, RequestModifier { _ in throw Trouble() }).failure(of: Self.request)
                == .request(.modifierFailed("no token")))
        #expect(
            await downloader(loader, RequestModifier { _ in throw ImageError.cache(.stale) }).failure(
                of: Self.request)
                == .cache(.stale))
        #expect(loader.started.value == 0)
    }

    @Test("Given a modifier that cancels itself, when nobody else does, then that counts as a failure")
    func cancelling() async {
        let loader = FakeLoader()
        let errors: [any Error] = [CancellationError(), ImageError.cancelled]
        for thrown in errors {
            let error = await downloader(loader, RequestModifier { _ in throw thrown }).failure(of: Self.request)
            #expect(error?.code == ImageError.RequestReason.modifierFailed("").code)
        }
    }

    @Test("Given a modifier that breaks the URL, when run, then the download fails with the reason")
    func badURL() async {
        let loader = FakeLoader()
        let error = await downloader(loader, RequestModifier { $0.scheme = "ftp" }).failure(of: Self.request)
        #expect(error == .request(.unsupportedScheme("ftp")))
        #expect(loader.started.value == 0)
    }

    @Test("Given a slow modifier, when awaited, then other hosts' transfers run, even with one permit")
    func slow() async throws {
        let gate = Gate()
        let asked = Tally()
        let modifier = RequestModifier { request in
            guard request.authority == "slow" else { return }
            asked.add()
            await gate.pass()
        }
        let downloader = downloader(FakeLoader(), modifier) {
            $0.maximumTransfers = 1
            $0.maximumTransfersPerHost = 2
        }
        let slow = (0..<3).map { number in Task { try await downloader.download("http://slow/\(number)") } }
        // Not more of them than the host has places: the third's token would be old when it is needed.
        try await eventually("two are asked") { asked.value == 2 }
        _ = try await downloader.download("http://other/a")
        #expect(asked.value == 2)
        gate.open()
        for task in slow { _ = try await task.value }
        #expect(downloader.gate.counts == (free: 1, waiting: 0, hosts: 0))
    }

    @Test("Given a download awaiting its modifier, when cancelled, then it ends and frees its place")
    func cancelled() async throws {
        let gate = Gate()
        let asked = Tally()
        let modifier = RequestModifier { _ in
            asked.add()
            await gate.pass()
            try Task.checkCancellation()
        }
        let downloader = downloader(FakeLoader(), modifier)
        let task = Task { await downloader.failure(of: Self.request) }
        try await eventually("it is asked") { asked.value == 1 }
        task.cancel()
        #expect(await task.value == .cancelled)
        try await eventually("its place is back") { downloader.gate.counts == (free: 64, waiting: 0, hosts: 0) }
    }

    @Test("Given a modifier that changes the host, when transfers run, then the new host counts them")
    func otherHost() async throws {
        let running = Tally()
        let loader = ScriptedLoader { _, _ async throws(ImageError) in
            running.add()
            for _ in 0..<3 { await Task.yield() }
            running.add(-1)
            return .success("x")
        }
        let downloader = downloader(loader, RequestModifier { $0.authority = "mirror" }) {
            $0.maximumTransfersPerHost = 1
        }
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<20 {
                group.addTask { _ = try? await downloader.download("http://\(number)/a") }
            }
        }
        #expect(loader.requests.entries.count == 20)
        #expect(running.peak == 1)
        #expect(downloader.gate.counts == (free: 64, waiting: 0, hosts: 0))
    }
}
