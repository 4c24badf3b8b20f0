import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImageDownloader: retrying")
struct ImageDownloaderRetryTests {
    private let clock = FakeClock(Date(timeIntervalSince1970: 784_111_777))  // Sun, 06 Nov 1994 08:49:37 GMT

    private func downloader(
        _ loader: any DataLoading, adjust: (inout ImageDownloader.Configuration) -> Void = { _ in }
    ) -> ImageDownloader {
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.clock = clock
        configuration.chance = { 1 }
        adjust(&configuration)
        return ImageDownloader(configuration)
    }

    /// What comes of a download while the clock runs on whenever that many sleep.
    private func outcome(
        _ downloader: ImageDownloader, _ request: DownloadRequest = DownloadRequest("http://test/a"), sleepers: Int = 1
    ) async throws -> Result<DownloadResponse, ImageError> {
        let ended = Tally()
        let task = Task { () -> Result<DownloadResponse, ImageError> in
            defer { ended.add() }
            do throws(ImageError) { return .success(try await downloader.download(request)) } catch {
                return .failure(error)
            }
        }
        try await eventually("the download ends") {
            if clock.sleeperCount >= sleepers { clock.advance(0.25) }
            return ended.value == 1
        }
        return await task.value
    }

    private func error(_ outcome: Result<DownloadResponse, ImageError>) -> ImageError? {
        guard case .failure(let error) = outcome else { return nil }
        return error
    }

    @Test(
        "Given a transient failure, when a transfer meets it, then it is retried and succeeds",
        arguments: [
            .timeout(.connect, seconds: 1), .timeout(.idle, seconds: 1),
            .connectionReset, .truncated(receivedBytes: 1, expectedBytes: 2), .connectionFailed("no route"),
            .connectionRefused("test:80"), .status(408), .status(425), .status(429), .status(500), .status(502),
            .status(503), .status(504),
        ] as [ImageError.ResponseReason])
    func retried(reason: ImageError.ResponseReason) async throws {
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            guard number == 1 else { return .success("whole") }
            if case .status(let code) = reason { return .status(.init(code: code)) }
            throw .response(reason)
        }
        let download = try await outcome(downloader(loader)).get()
        #expect(download.data == Data("whole".utf8))
        #expect(download.attempts == 2)
        #expect(clock.sleeps == [0.5])
    }

    @Test(
        "Given a failure that stays, when a transfer meets it, then it fails with that at once",
        arguments: [
            .hostNotFound("test"), .tls("expired"), .tooLarge(limit: 1), .tooManyRedirects(limit: 5),
            .redirectRefused(location: "ftp://a", why: "scheme"), .addressRefused("10.0.0.1"), .malformed("nonsense"),
            .proxy("refused"), .timeout(.total, seconds: 300), .timeout(.speed, seconds: 30), .emptyBody,
            .rejected("text/html"), .other("?"), .status(400), .status(401),
            .status(403), .status(404), .status(410), .status(416), .status(501),
        ] as [ImageError.ResponseReason])
    func notRetried(reason: ImageError.ResponseReason) async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in
            if case .status(let code) = reason { return .status(.init(code: code)) }
            throw .response(reason)
        }
        #expect(try await error(outcome(downloader(loader))) == .response(reason))
        #expect(loader.requests.entries.count == 1)
    }

    @Test("Given failures, when attempts run out, then the waits grew and the last error is thrown")
    func givesUp() async throws {
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            if number < 4 { throw .response(.connectionReset) }
            throw .response(.truncated(receivedBytes: 1, expectedBytes: 9))
        }
        let downloader = downloader(loader) { $0.retry.maximumAttempts = 4 }
        #expect(try await error(outcome(downloader)) == .response(.truncated(receivedBytes: 1, expectedBytes: 9)))
        #expect(clock.sleeps == [0.5, 1, 2])
        #expect(downloader.gate.counts == (free: 64, waiting: 0, hosts: 0))
    }

    @Test("Given jitter, when chance falls at the middle, then half of each wait is waited")
    func jitter() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in throw .response(.connectionReset) }
        _ = try await outcome(downloader(loader) { $0.chance = { 0.5 } })
        #expect(clock.sleeps == [0.25, 0.5])
    }

    @Test(
        "Given Retry-After, when the server gives seconds or a date, then just that is waited",
        arguments: [
            ("7", 7), (" 7 ", 7), ("0", 0), ("Sun, 06 Nov 1994 08:49:47 GMT", 10),
            ("Sunday, 06-Nov-94 08:49:42 GMT", 5), ("Sun Nov  6 08:49:39 1994", 2),
            ("Sun, 06 Nov 1994 08:00:00 GMT", 0), ("soon", 0.5), ("-3", 0.5), ("", 0.5),
        ] as [(String, Double)])
    func retryAfter(text: String, seconds: Double) async throws {
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            number == 1 ? .status(.serviceUnavailable, fields: [.retryAfter: text]) : .success("whole")
        }
        #expect(try await outcome(downloader(loader)).get().attempts == 2)
        #expect(clock.sleeps == [seconds])
    }

    @Test("Given a Retry-After over the maximum wait, when it is sent, then the status is thrown")
    func retryAfterTooLong() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in
            .status(.tooManyRequests, fields: [.retryAfter: "61"])
        }
        #expect(try await error(outcome(downloader(loader))) == .response(.status(429)))
        #expect(clock.sleeps == [])
    }

    @Test(
        "Given a method, when its transfer fails, then only one that may be repeated is",
        arguments: [("GET", 3), ("HEAD", 3), ("PUT", 3), ("DELETE", 3), ("OPTIONS", 3), ("POST", 1), ("PATCH", 1)])
    func methods(method: String, attempts: Int) async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in throw .response(.connectionReset) }
        var request = DownloadRequest("http://test/a")
        request.http.method = try #require(HTTPRequest.Method(method))
        #expect(try await error(outcome(downloader(loader), request)) == .response(.connectionReset))
        #expect(loader.requests.entries.count == attempts)
    }

    @Test("Given a judge, when an attempt fails, then it decides, within the number of attempts")
    func decide() async throws {
        let failures = Log<RetryPolicy.Failure>()
        let loader = ScriptedLoader { _, number async throws(ImageError) in .status(.init(code: 403 + number)) }
        let downloader = downloader(loader) {
            $0.retry.decide = { failure in
                failures.add(failure)
                return .retry(after: Double(failure.attempt) * 3)
            }
        }
        #expect(try await error(outcome(downloader)) == .response(.status(406)))
        #expect(clock.sleeps == [3, 6])
        #expect(failures.entries.map(\.attempt) == [1, 2])
        #expect(failures.entries.map(\.response?.status.code) == [404, 405])
        #expect(failures.entries.map(\.elapsed) == [0, 3])
    }

    @Test("Given a judge that says stop, when a retryable attempt fails, then it is not retried")
    func decideToStop() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in throw .response(.connectionReset) }
        var request = DownloadRequest("http://test/a")
        request.retry = RetryPolicy(decide: { _ in .stop })
        #expect(try await error(outcome(downloader(loader), request)) == .response(.connectionReset))
        #expect(clock.sleeps == [])
    }

    @Test("Given a judge that waits, when an attempt fails, then other transfers run until it decides")
    func decideLater() async throws {
        let asked = Gate()
        let network = Gate()
        let loader = ScriptedLoader { request, number async throws(ImageError) in
            if number == 1 { throw .response(.connectionFailed("no network")) }
            return .success("ok")
        }
        let downloader = downloader(loader) { $0.maximumTransfers = 1 }
        var request = DownloadRequest("http://test/a")
        request.retry = RetryPolicy(decide: { _ in
            asked.open()
            await network.pass()
            return .retry(after: 0)
        })
        async let first = downloader.download(request)
        await asked.pass()
        #expect(try await downloader.download(DownloadRequest("http://test/b")).data == Data("ok".utf8))
        network.open()
        #expect(try await first.data == Data("ok".utf8))
        #expect(loader.requests.entries.count == 3)
    }

    @Test("Given a judge that waits, when its download is cancelled, then no further attempt begins")
    func decideAfterCancellation() async throws {
        let asked = Gate()
        let network = Gate()
        let loader = ScriptedLoader { _, _ async throws(ImageError) in throw .response(.connectionReset) }
        let downloader = downloader(loader)
        var request = DownloadRequest("http://test/a")
        request.retry = RetryPolicy(decide: { _ in
            asked.open()
            await network.pass()
            return .retry(after: 0)
        })
        let task = Task { [request] in await downloader.failure(of: request) }
        await asked.pass()
        task.cancel()
        network.open()
        #expect(await task.value == .cancelled)
        try await eventually("the download has ended") { downloader.transfers.count == 0 }
        #expect(loader.requests.entries.count == 1)
    }

    @Test("Given an attempt limit and a total limit, when attempts run, then the smaller one applies")
    func attemptTimeout() async throws {
        let loader = ScriptedLoader { [clock] _, _ async throws(ImageError) in
            clock.advance(4)
            throw .response(.connectionReset)
        }
        var request = DownloadRequest("http://test/a")
        request.retry = RetryPolicy(
            backoff: RetryPolicy.Backoff(initial: 1, factor: 1), attemptTimeout: 6, totalTimeout: 10)
        // Two sleep between attempts: the limit for all, and who waits for the next one.
        #expect(try await error(outcome(downloader(loader), request, sleepers: 2)) == .response(.connectionReset))
        // The third attempt would begin at 10 s, so it does not.
        let timeouts = loader.requests.entries.compactMap(\.timeout)
        #expect(timeouts.count == 2)
        #expect(timeouts.first == 6)
        // The task that moves the clock on may go a step too far before the sleeper wakes.
        #expect((3...5.1).contains(timeouts.last ?? 0))
    }

    @Test(
        "Given an attempt limit, when a transfer times out, then only its own timeout is retried",
        arguments: [(5, 1), (0.1, 1), (29.9, 1), (30, 3), (30.001, 3), (31, 1)])
    func ownLimitOfLoader(seconds: Double, attempts: Int) async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in
            throw .response(.timeout(.total, seconds: seconds))
        }
        var request = DownloadRequest("http://test/a")
        request.retry = RetryPolicy(attemptTimeout: 30)
        #expect(try await error(outcome(downloader(loader), request)) == .response(.timeout(.total, seconds: seconds)))
        #expect(loader.requests.entries.count == attempts)
    }

    @Test("Given a limit for all attempts, when one hangs, then it is stopped and frees its permit")
    func totalTimeout() async throws {
        let gate = Gate()
        let loader = ScriptedLoader { _, _ async throws(ImageError) in
            await gate.pass()
            throw .cancelled
        }
        var request = DownloadRequest("http://test/a")
        request.retry = RetryPolicy(totalTimeout: 10)
        let downloader = downloader(loader)
        #expect(try await error(outcome(downloader, request)) == .response(.timeout(.total, seconds: 10)))
        #expect(clock.sleeps == [10])
        #expect(downloader.gate.counts == (free: 64, waiting: 0, hosts: 0))
    }

    @Test("Given a loader that cancels itself, when nobody else did, then the download is given up")
    func ownCancellation() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in throw .cancelled }
        #expect(try await error(outcome(downloader(loader))) == .request(.givenUp))
    }
}
