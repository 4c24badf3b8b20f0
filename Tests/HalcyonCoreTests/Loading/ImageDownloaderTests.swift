import Foundation
import HTTPTypes
import HalcyonTesting
import TestSupport
import Testing

@testable import HalcyonCore

@Suite("ImageDownloader")
struct ImageDownloaderTests {
    private let clock = FakeClock()

    private func downloader(
        _ loader: (any DataLoading)?, adjust: (inout ImageDownloader.Configuration) -> Void = { _ in }
    ) -> ImageDownloader {
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.clock = clock
        adjust(&configuration)
        return ImageDownloader(configuration)
    }

    @Test("Given a chunked body, when downloaded, then it has bytes, head, URL, metrics and progress")
    func download() async throws {
        let metrics = TransferMetrics(total: 2, receivedBytes: 6)
        let loader = ScriptedLoader { _, _ async throws(ImageError) in
            .answer(
                ["ab", "cdef"], fields: [.contentType: "image/png"], expected: 6,
                url: "http://test/moved", metrics: metrics)
        }
        let progress = Log<LoadingProgress>()
        let download = try await downloader(loader).download("http://test/a") { progress.add($0) }
        #expect(download.data == Data("abcdef".utf8))
        #expect(download.response == HTTPResponse(status: .ok, headerFields: [.contentType: "image/png"]))
        #expect(download.url == "http://test/moved")
        #expect(download.attempts == 1)
        #expect(download.resumedBytes == 0)
        #expect(download.metrics == metrics)
        #expect(
            progress.entries == [.init(receivedBytes: 2, expectedBytes: 6), .init(receivedBytes: 6, expectedBytes: 6)])
    }

    @Test(
        "Given an unloadable URL, when downloaded, then it fails with the reason without a transfer",
        arguments: [
            ("ftp://test/a", .unsupportedScheme("ftp")), ("file:///etc/hosts", .unsupportedScheme("file")),
            ("http:///a", .missingHost("http:///a")), ("a.jpg", .invalidURL("a.jpg")), ("", .invalidURL("")),
        ] as [(String, ImageError.RequestReason)])
    func badURL(url: String, reason: ImageError.RequestReason) async {
        let loader = FakeLoader()
        #expect(await downloader(loader).failure(of: DownloadRequest(url)) == .request(reason))
        #expect(loader.started.value == 0)
    }

    @Test("Given no loader, when something is downloaded, then it fails with that")
    func noLoader() async {
        #expect(await downloader(nil).failure(of: DownloadRequest("http://test/a")) == .request(.noLoader))
    }

    private static let badAnswers: [(DataLoad, ImageError.ResponseReason)] = [
        (.answer([]), .emptyBody),
        (.answer(["abc"], expected: 5), .truncated(receivedBytes: 3, expectedBytes: 5)),
        (.answer(["ab", "cdefghijk"]), .tooLarge(limit: 10)),
        (.answer([], expected: 11), .tooLarge(limit: 10)),
        (.status(.notFound), .status(404)),
        (.status(.notModified), .status(304)),
        (.status(.found), .status(302)),
    ]

    @Test(
        "Given a bad answer, when it is downloaded, then it fails with the reason",
        arguments: Self.badAnswers)
    func badAnswer(load: DataLoad, reason: ImageError.ResponseReason) async {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in load }
        let downloader = downloader(loader) {
            $0.maximumDataBytes = 10
            $0.retry = .never
        }
        #expect(await downloader.failure(of: DownloadRequest("http://test/a")) == .response(reason))
        #expect(downloader.gate.counts == (free: 64, waiting: 0, hosts: 0))
    }

    @Test("Given a request that accepts 304, when the server sends it, then it succeeds without bytes")
    func notModified() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in .status(.notModified) }
        var request = DownloadRequest("http://test/a")
        request.acceptsNotModified = true
        let download = try await downloader(loader).download(request)
        #expect(download.data.isEmpty)
        #expect(download.response.status == .notModified)
    }

    @Test("Given HEAD, when it is answered, then there need be no bytes")
    func head() async throws {
        let loader = ScriptedLoader { _, _ async throws(ImageError) in .answer([], expected: 1000) }
        var request = DownloadRequest("http://test/a")
        request.http.method = .head
        #expect(try await downloader(loader).download(request).data.isEmpty)
    }

    @Test("Given two validators, when a response comes, then the request's judges it before the body")
    func validator() async throws {
        let read = Tally()
        let loader = ScriptedLoader { _, _ async throws(ImageError) in
            var load = DataLoad.answer(["x"], fields: [.contentType: "text/html"])
            load.response.status = .notFound
            load.body = DataBody { () async throws(ImageError) in
                read.add()
                return read.value == 1 ? Data("x".utf8) : nil
            }
            return load
        }
        let downloader = downloader(loader) { $0.validator = ResponseValidator(statuses: [404]) }
        var request = DownloadRequest("http://test/a")
        request.validator = ResponseValidator(statuses: [404], contentTypes: ["image/"])
        #expect(await downloader.failure(of: request) == .response(.rejected("its content type is text/html")))
        #expect(read.value == 0)
        #expect(try await downloader.download("http://test/a").data == Data("x".utf8))
    }

    @Test("Given options on request and configuration, when downloaded, then the request's are used")
    func options() async throws {
        struct Handler: RedirectHandling {
            let name: String
            func request(for redirect: Redirect) async -> HTTPRequest? { nil }
        }
        let loader = ScriptedLoader { _, _ async throws(ImageError) in .success("x") }
        let downloader = downloader(loader) {
            $0.redirects = Handler(name: "configuration")
            $0.modifier = RequestModifier { $0.path = "/configured" }
        }
        var request = DownloadRequest(HTTPRequest(method: .post, url: try #require(URL(string: "http://test/a"))))
        request.body = Data("sent".utf8)
        _ = try await downloader.download(request)
        request.redirects = Handler(name: "request")
        request.modifier = RequestModifier { $0.path = "/own" }
        _ = try await downloader.download(request)
        let sent = loader.requests.entries
        let rules = sent.map { ($0.redirects as? LendingRedirects)?.rules as? Handler }
        #expect(rules.map { $0?.name } == ["configuration", "request"])
        #expect(sent.map(\.http.path) == ["/configured", "/own"])
        #expect(sent.map(\.body) == [request.body, request.body])
    }

    @Test("Given identical downloads at once, when run, then one transfer serves them, and no others")
    func sharing() async throws {
        let gate = Gate()
        let loader = ScriptedLoader { request, _ async throws(ImageError) in
            await gate.pass()
            return .success(request.http.headerFields[.accept] ?? request.http.path ?? "")
        }
        let downloader = downloader(loader)
        var requests = Array(repeating: DownloadRequest("http://test/a"), count: 5)
        requests[2].http.headerFields[.accept] = "image/webp"
        requests[3].modifier = RequestModifier(id: "someone") { _ in }
        requests[4].authentication = AuthenticationHandler(id: "someone") { _ in nil }
        let tasks = requests.map { request in Task { try await downloader.download(request) } }
        try await eventually("four transfers run") { loader.running.value == 4 }
        gate.open()
        var texts: [String] = []
        for task in tasks { texts.append(String(decoding: try await task.value.data, as: UTF8.self)) }
        #expect(texts == ["/a", "/a", "image/webp", "/a", "/a"])
        #expect(loader.requests.entries.count == 4)
    }

    @Test("Given sharing switched off, when identical downloads run, then each has its own transfer")
    func notSharing() async throws {
        let loader = FakeLoader()
        let downloader = downloader(loader) { $0.sharesTransfers = false }
        async let first = downloader.download("http://test/a")
        async let second = downloader.download("http://test/a")
        #expect(try await [first.data, second.data] == [Data("/a".utf8), Data("/a".utf8)])
        #expect(loader.started.value == 2)
    }

    @Test("Given two that wait for one transfer, when both are cancelled, then the second ends it")
    func cancelling() async throws {
        let gate = Gate()
        let loader = ScriptedLoader { _, _ async throws(ImageError) in
            await gate.pass()
            throw .cancelled
        }
        let downloader = downloader(loader)
        let tasks = (0..<2).map { _ in
            Task { await downloader.failure(of: DownloadRequest("http://test/a")) }
        }
        try await eventually("both wait") {
            loader.running.value == 1
                && downloader.transfers.waiterCount(
                    for: DownloadIdentity(
                        DownloadRequest("http://test/a").completed(by: downloader.configuration),
                        own: DownloadRequest("http://test/a"))) == 2
        }
        tasks[0].cancel()
        #expect(await tasks[0].value == .cancelled)
        #expect(loader.running.value == 1)
        tasks[1].cancel()
        #expect(await tasks[1].value == .cancelled)
        try await eventually("the transfer has ended") { loader.running.value == 0 }
        try await eventually("its permit is back") { downloader.gate.counts == (free: 64, waiting: 0, hosts: 0) }
    }

    @Test("Given limits in all and per host, when many download, then neither is passed")
    func limits() async {
        let perHost = [Tally(), Tally(), Tally()]
        let all = Tally()
        let loader = ScriptedLoader { request, _ async throws(ImageError) in
            let host = perHost[Int(request.http.authority ?? "") ?? 0]
            all.add()
            host.add()
            for _ in 0..<3 { await Task.yield() }
            all.add(-1)
            host.add(-1)
            return .success("x")
        }
        let downloader = downloader(loader) {
            $0.maximumTransfers = 4
            $0.maximumTransfersPerHost = 2
        }
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<300 {
                group.addTask { _ = try? await downloader.download("http://\(number % 3)/\(number)") }
            }
        }
        #expect(loader.requests.entries.count == 300)
        #expect(all.peak == 4)
        #expect(perHost.allSatisfy { $0.peak == 2 })
    }

    @Test("Given downloads that wait, when an urgent one joins the last of them, then that is next")
    func joiningRaises() async throws {
        let gate = Gate()
        let loader = ScriptedLoader { request, _ async throws(ImageError) in
            if request.http.path == "/first" { await gate.pass() }
            return .success("x")
        }
        let downloader = downloader(loader) { $0.maximumTransfers = 1 }
        let first = Task { try await downloader.download("http://test/first") }
        try await eventually("it runs") { loader.running.value == 1 }
        let normal = Task { try await downloader.download("http://test/normal") }
        try await eventually("one waits") { downloader.gate.counts.waiting == 1 }
        let low = Task { try await downloader.download("http://test/low", priority: .low) }
        try await eventually("two wait") { downloader.gate.counts.waiting == 2 }
        let key = DownloadIdentity(
            DownloadRequest("http://test/low").completed(by: downloader.configuration),
            own: DownloadRequest("http://test/low"))
        let urgent = Task { try await downloader.download("http://test/low", priority: .veryHigh) }
        try await eventually("it has joined") { downloader.transfers.waiterCount(for: key) == 2 }
        gate.open()
        for task in [first, normal, low, urgent] { _ = try await task.value }
        #expect(loader.requests.entries.map(\.http.path) == ["/first", "/low", "/normal"])
    }

    @Test("Given one permit, when its holder waits to retry, then another download runs meanwhile")
    func permitBetweenAttempts() async throws {
        let loader = ScriptedLoader { _, number async throws(ImageError) in
            if number == 1 { throw .response(.connectionReset) }
            return .success("x")
        }
        let downloader = downloader(loader) { $0.maximumTransfers = 1 }
        let broken = Task { try await downloader.download("http://test/broken") }
        try await eventually("it waits for its next attempt") { clock.sleeperCount == 1 }
        _ = try await downloader.download("http://test/other")
        clock.advance(1)
        #expect(try await broken.value.attempts == 2)
    }
}
