import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImageDownloader: waiting for the network", .timeLimit(.minutes(5)))
struct NetworkWaitTests {
    private let clock = FakeClock()
    private let network: FakeNetwork
    private let waiters: NetworkWaiters

    init() { self.init(FakeNetwork()) }

    private init(_ network: FakeNetwork) {
        self.network = network
        waiters = NetworkWaiters(network)
    }

    private func downloader(
        _ loader: any DataLoading, attempts: Int = 3, timeout: Double = 60,
        adjust: (inout ImageDownloader.Configuration) -> Void = { _ in }
    ) -> ImageDownloader {
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.clock = clock
        configuration.chance = { 1 }
        configuration.retry.maximumAttempts = attempts
        configuration.retry.networkWait = RetryPolicy.NetworkWait(waiters, timeout: timeout)
        adjust(&configuration)
        return ImageDownloader(configuration)
    }

    /// A loader that finds no host while there is no network.
    private func loader(_ reason: ImageError.ResponseReason = .hostNotFound("test")) -> ScriptedLoader {
        ScriptedLoader { [network] _, _ async throws(ImageError) in
            if network.isOnline == true { return .answer(["ok"]) }
            throw .response(reason)
        }
    }

    private func result(
        _ downloader: ImageDownloader, _ url: String = "http://test/a"
    ) -> Task<Result<DownloadResponse, ImageError>, Never> {
        Task {
            do throws(ImageError) { return .success(try await downloader.download(DownloadRequest(url))) } catch {
                return .failure(error)
            }
        }
    }

    private func error(of result: Task<Result<DownloadResponse, ImageError>, Never>) async -> ImageError? {
        await failure { _ = try await result.value.get() }
    }

    private func isWaiting(_ count: Int = 1) async throws {
        try await eventually("\(count) wait") { waiters.count == count }
    }

    @Test(
        "Given no network, when a transfer fails, then it waits, and is retried once there is one",
        arguments: [
            .hostNotFound("test"), .connectionFailed("no route"), .connectionReset, .proxy("not found"),
            .timeout(.connect, seconds: 10), .timeout(.idle, seconds: 30), .timeout(.speed, seconds: 30),
            .truncated(receivedBytes: 1, expectedBytes: 2),
        ] as [ImageError.ResponseReason])
    func waits(reason: ImageError.ResponseReason) async throws {
        let events = Log<ImageDownloader.Event.Kind>()
        let downloader = downloader(loader(reason)) { $0.onEvent = { events.add($0.kind) } }
        let result = result(downloader)
        try await isWaiting()
        clock.advance(59)
        network.change(isOnline: true)
        let download = try await result.value.get()
        #expect(download.attempts == 2)
        // The limit of the wait, but no wait before the retry.
        #expect(clock.sleeps.filter { $0 > 0 } == [60])
        #expect(events.entries.contains(.willRetry(after: 0, because: .response(reason))))
        #expect(network.running == 0)
    }

    @Test("Given one place and no network, when a transfer waits, then another host's transfer runs")
    func holdsNoPlace() async throws {
        let loader = ScriptedLoader { [network] request, _ async throws(ImageError) in
            if network.isOnline == true || request.http.authority == "here" { return .answer(["ok"]) }
            throw .response(.hostNotFound("test"))
        }
        let downloader = downloader(loader) { $0.maximumTransfers = 1 }
        let first = result(downloader)
        try await isWaiting()
        #expect(try await downloader.download("http://here/a").attempts == 1)
        network.change(isOnline: true)
        #expect(try await first.value.get().attempts == 2)
    }

    @Test("Given a network, when a transfer fails, then the rules apply and nothing is watched")
    func online() async throws {
        network.change(isOnline: true)
        let loader = ScriptedLoader { _, _ async throws(ImageError) in throw .response(.hostNotFound("test")) }
        let error = await downloader(loader).failure(of: DownloadRequest("http://test/a"))
        #expect(error == .response(.hostNotFound("test")))
        #expect(loader.requests.entries.count == 1)
        #expect(network.started == 0)
    }

    @Test(
        "Given no network, when this machine does not answer, then nothing waits",
        arguments: [
            "localhost", "LOCALHOST.", "a.localhost:8080", "127.0.0.1", "127.1:80", "127.9.9.9", "0.0.0.0", "[::1]",
            "[::]:8080", "[::ffff:127.0.0.1]", "[0:0:0:0:0:0:0:1]:1",
        ])
    func thisMachine(host: String) async throws {
        let error = await downloader(loader()).failure(of: DownloadRequest("http://\(host)/a"))
        #expect(error == .response(.hostNotFound("test")))
        #expect(network.started == 0)
    }

    @Test(
        "Given no network, when a host's name only resembles this machine's, then it is waited for",
        arguments: ["localhost.org", "notlocalhost", "128.0.0.1", "[::2]", "[fe80::1]", "[::ffff:1.2.3.4]"])
    func otherMachine(host: String) async throws {
        let result = result(downloader(loader()), "http://\(host)/a")
        try await isWaiting()
        network.change(isOnline: true)
        #expect(try await result.value.get().attempts == 2)
    }

    @Test(
        "Given no network, when a failure cannot come from that, then nothing waits",
        arguments: [
            .response(.status(404)), .response(.connectionRefused("test:80")), .response(.tls("expired")),
            .response(.malformed("no status")), .response(.other("?")), .response(.rejected("bad")),
            .response(.addressRefused("10.0.0.1")), .request(.noDescriptor),
        ] as [ImageError])
    func otherFailures(error: ImageError) async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in throw error }
        #expect(await downloader(loader, attempts: 1).failure(of: DownloadRequest("http://test/a")) == error)
        #expect(loader.requests.entries.count == 1)
        #expect(network.started == 0)
    }

    @Test("Given no network, when a POST fails, then it does not wait")
    func unrepeatable() async throws {
        var request = DownloadRequest("http://test/a")
        request.http.method = .post
        #expect(await downloader(loader()).failure(of: request) == .response(.hostNotFound("test")))
        #expect(network.started == 0)
    }

    @Test("Given no network, when the timeout has passed, then the rules apply")
    func timeout() async throws {
        let loader = loader(.connectionFailed("no route"))
        let result = result(downloader(loader, attempts: 2))
        try await isWaiting()
        await clock.wait(forSleepers: 1)
        clock.advance(59.9)
        #expect(waiters.count == 1)
        clock.advance(0.1)
        // The usual wait before a second attempt, which fails and does not wait for the network again.
        try await eventually("the usual wait") { clock.sleeps.last == 0.5 }
        clock.advance(0.5)
        #expect(await error(of: result) == .response(.connectionFailed("no route")))
        #expect(loader.requests.entries.count == 2)
        #expect(network.started == 1 && network.running == 0)
    }

    @Test("Given a network that comes and goes, when a transfer waits again, then the rest is left")
    func allWaits() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in throw .response(.connectionReset) }
        let result = result(downloader(loader))
        for seconds in [25.0, 20] {
            try await isWaiting()
            clock.advance(seconds)
            network.change(isOnline: true)
            network.change(isOnline: false)
            try await eventually("the wait is over") { waiters.count == 0 || clock.sleeps.count > 1 }
        }
        try await eventually("the third wait") { clock.sleeps.filter { $0 > 0 } == [60, 35, 15] }
        result.cancel()
        #expect(await error(of: result) == .cancelled)
    }

    @Test("Given a network that only flickers, when a transfer waits, then each wait counts a second")
    func flicker() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in throw .response(.connectionReset) }
        let result = result(downloader(loader, attempts: 1, timeout: 2.5))
        for _ in 1...3 {
            try await isWaiting()
            network.change(isOnline: true)
            network.change(isOnline: false)
        }
        #expect(await error(of: result) == .response(.connectionReset))
        #expect(loader.requests.entries.count == 4)
    }

    @Test("Given a single attempt, when it fails without a network, then it does not count")
    func uncounted() async throws {
        let loader = loader()
        let result = result(downloader(loader, attempts: 1))
        for _ in 1...4 {
            try await isWaiting()
            // Gone again before the retry.
            let count = loader.requests.entries.count
            network.change(isOnline: true)
            network.change(isOnline: false)
            try await eventually("the retry") { loader.requests.entries.count == count + 1 }
        }
        try await isWaiting()
        network.change(isOnline: true)
        #expect(try await result.value.get().attempts == 6)
    }

    @Test("Given a network that is back, when its host is not found yet, then the usual waits follow")
    func lateNames() async throws {
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            if number > 2 { return .answer(["ok"]) }
            throw .response(.hostNotFound("test"))
        }
        let result = result(downloader(loader))
        try await isWaiting()
        network.change(isOnline: true)
        // As after a first attempt.
        try await eventually("the usual wait") { clock.sleeps.last == 0.5 }
        clock.advance(0.5)
        #expect(try await result.value.get().attempts == 3)
    }

    @Test("Given no network and a judge, when an attempt fails, then the judge is asked first")
    func judge() async throws {
        let loader = loader()
        let downloader = downloader(loader, attempts: 1) { $0.retry.decide = { _ in .stop } }
        #expect(await downloader.failure(of: DownloadRequest("http://test/a")) == .response(.hostNotFound("test")))
        #expect(network.started == 0)
    }

    @Test("Given no network and a judge that retries, when the attempts are used up, then it ends")
    func judgeAtLastAttempt() async throws {
        let loader = loader()
        let downloader = downloader(loader, attempts: 2) { $0.retry.decide = { _ in .retry(after: 0) } }
        #expect(await downloader.failure(of: DownloadRequest("http://test/a")) == .response(.hostNotFound("test")))
        #expect(loader.requests.entries.count == 2)
    }

    @Test("Given many that wait, when the network is back, then one watch has told all, and ends")
    func many() async throws {
        let downloader = downloader(loader())
        let results = (0..<200).map { result(downloader, "http://test\($0)/a") }
        try await isWaiting(200)
        #expect(network.started == 1 && network.running == 1)
        network.change(isOnline: true)
        for result in results { #expect(try await result.value.get().attempts == 2) }
        #expect(network.running == 0)
    }

    @Test("Given two that wait, when both are cancelled, then the watch ends with the last of them")
    func cancellation() async throws {
        let downloader = downloader(loader())
        let results = (0..<2).map { result(downloader, "http://test\($0)/a") }
        try await isWaiting(2)
        results[0].cancel()
        #expect(await error(of: results[0]) == .cancelled)
        try await isWaiting(1)
        #expect(network.running == 1)
        results[1].cancel()
        #expect(await error(of: results[1]) == .cancelled)
        try await eventually("the watch has ended") { network.running == 0 }
        #expect(network.started == 1)
        // A later one starts its own.
        let later = result(downloader)
        try await isWaiting()
        network.change(isOnline: true)
        #expect(try await later.value.get().attempts == 2)
        #expect(network.started == 2)
    }

    @Test("Given a total timeout, when it passes while a transfer waits, then the transfer ends")
    func totalTimeout() async throws {
        let result = result(downloader(loader(), timeout: .infinity) { $0.retry.totalTimeout = 100 })
        try await isWaiting()
        await clock.wait(forSleepers: 1)
        clock.advance(100)
        #expect(await error(of: result) == .response(.timeout(.total, seconds: 100)))
        try await eventually("the watch has ended") { network.running == 0 }
    }

    @Test("Given a system that refuses a watch, when a transfer fails, then the rules apply")
    func refused() async throws {
        let tests = NetworkWaitTests(FakeNetwork(refusesWatches: true))
        let error = await tests.downloader(tests.loader()).failure(of: DownloadRequest("http://test/a"))
        #expect(error == .response(.hostNotFound("test")))
        #expect(tests.waiters.count == 0)
    }

    @Test("Given a system that only a watch can ask, when it has a network, then the rules apply")
    func watchedOnline() async throws {
        let tests = NetworkWaitTests(FakeNetwork(isOnline: true, isOpen: false))
        let error = await tests.downloader(tests.loader()).failure(of: DownloadRequest("http://test/a"))
        #expect(error == .response(.hostNotFound("test")))
        #expect(tests.network.started == 1 && tests.network.running == 0)
    }

    @Test("Given a system that only a watch can ask, when it has no network, then a transfer waits")
    func watchedOffline() async throws {
        let tests = NetworkWaitTests(FakeNetwork(isOpen: false))
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            if number > 1 { return .answer(["ok"]) }
            throw .response(.hostNotFound("test"))
        }
        let result = tests.result(tests.downloader(loader))
        try await tests.isWaiting()
        tests.network.change(isOnline: true)
        #expect(try await result.value.get().attempts == 2)
        #expect(tests.network.running == 0)
    }
}
