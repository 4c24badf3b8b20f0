import Foundation
import HTTPTypes
import Halcyon
import HalcyonCurl
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

/// Downloads over real connections, from servers that are scripted to misbehave.
@Suite("ImageDownloader over the network")
struct ImageDownloaderTransferTests {
    private let body = testBytes(600_000)

    private func downloader(
        adjust: (inout ImageDownloader.Configuration) -> Void = { _ in }
    ) -> ImageDownloader {
        var configuration = ImageDownloader.Configuration(loader: CurlDataLoader())
        configuration.retry.backoff = RetryPolicy.Backoff(initial: 0.01)
        adjust(&configuration)
        return ImageDownloader(configuration)
    }

    /// Where the request wants its answer to begin.
    private static func start(_ request: String) -> Int? {
        let line = request.split(separator: "\r\n").first { $0.lowercased().hasPrefix("range: bytes=") }
        return line.flatMap { Int($0.dropFirst(13).dropLast()) }
    }

    @Test("Given connections that keep closing, when the server takes ranges, then all bytes arrive")
    func resets() async throws {
        let server = try ScriptedServer { [body] connection in
            let start = Self.start(connection.request) ?? 0
            let rest = body[start...]
            connection.send(
                start == 0
                    ? "HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: \(body.count)\r\n\r\n"
                    : "HTTP/1.1 206 Partial Content\r\nETag: \"1\"\r\nContent-Length: \(rest.count)\r\n"
                        + "Content-Range: bytes \(start)-\(body.count - 1)/\(body.count)\r\n\r\n")
            connection.send(Data(rest.prefix(250_000)))
            // Closed with all that was sent on its way: a reset would take bytes back.
        }
        let download = try await downloader { $0.retry.maximumAttempts = 5 }.download(server.url("/photo"))
        #expect(download.data == body)
        #expect(download.attempts == 3)
        #expect(download.resumedBytes == 500_000)
        #expect(download.response.headerFields[.contentLength] == "600000")
        #expect(server.requests.map(Self.start) == [nil, 250_000, 500_000])
        #expect(server.requests.dropFirst().allSatisfy { $0.lowercased().contains("if-range: \"1\"") })
    }

    @Test("Given a broken transfer, when the server refuses the range, then all is loaded again")
    func rangeRefused() async throws {
        let answers = Atomic<Int>(0)
        let server = try ScriptedServer { [body] connection in
            if Self.start(connection.request) != nil {
                connection.send("HTTP/1.1 416 No\r\nContent-Range: bytes */9\r\nContent-Length: 2\r\n\r\nno")
            } else {
                let isFirst = answers.add(1, ordering: .relaxed).newValue == 1
                connection.send("HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: \(body.count)\r\n\r\n")
                connection.send(isFirst ? Data(body.prefix(1000)) : body)
            }
        }
        let download = try await downloader { $0.retry.maximumAttempts = 2 }.download(server.url("/photo"))
        #expect(download.data == body)
        #expect(download.attempts == 2)
        #expect(server.requests.map(Self.start) == [nil, 1000, nil])
    }

    @Test("Given a server that asks to wait a second, when it has passed, then the download succeeds")
    func retryAfter() async throws {
        let answers = Atomic<Int>(0)
        let server = try ScriptedServer { connection in
            connection.send(
                answers.add(1, ordering: .relaxed).newValue == 1
                    ? "HTTP/1.1 503 Busy\r\nRetry-After: 1\r\nContent-Length: 4\r\n\r\nbusy"
                    : "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nin")
        }
        let start = ContinuousClock.now
        #expect(try await downloader().download(server.url()).attempts == 2)
        #expect(ContinuousClock.now - start >= .seconds(1))
    }

    @Test("Given a server that hangs, when the total time is over, then the connection is closed")
    func totalTimeout() async throws {
        let server = try ScriptedServer { $0.waitForClose() }
        var request = DownloadRequest(server.url())
        request.retry = RetryPolicy(totalTimeout: 0.3)
        await #expect(throws: ImageError.response(.timeout(.total, seconds: 0.3))) {
            try await downloader().download(request)
        }
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a slow host, when many downloads need it, then its transfers stay within its limit")
    func perHost() async throws {
        let server = try ScriptedServer { connection in
            guard connection.hold() else { return }
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nin")
        }
        let quick = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nin") }
        let downloader = downloader {
            $0.maximumTransfers = 4
            $0.maximumTransfersPerHost = 2
        }
        let tasks = (0..<20).map { number in
            Task { try await downloader.download(server.url("/\(number)"), priority: .high).data }
        }
        try await eventually("two are connected") { server.openedCount == 2 }
        _ = try await downloader.download(quick.url(), priority: .veryLow)
        #expect(server.openedCount == 2)
        server.release()
        for task in tasks { #expect(try await task.value == Data("in".utf8)) }
        #expect(server.openedCount == 20)
    }

    @Test("Given a cross-origin redirect, when its target challenges, then only it sees the password")
    func authentication() async throws {
        let inner = try ScriptedServer { connection in
            let isKnown = connection.request.contains("Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==")
            connection.send(
                isKnown
                    ? "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nin"
                    : "HTTP/1.1 401 Who\r\nWWW-Authenticate: Basic realm=\"a\"\r\nContent-Length: 4\r\n\r\nwho?")
        }
        let outer = try ScriptedServer { connection in
            connection.send("HTTP/1.1 302 Found\r\nLocation: \(inner.url("/b"))\r\nContent-Length: 0\r\n\r\n")
        }
        var request = DownloadRequest(outer.url("/a"))
        request.http.headerFields[.cookie] = "secret"
        request.authentication = AuthenticationHandler(
            .password(user: "Aladdin", password: "open sesame"), host: "127.0.0.1", allowsPlainHTTP: true)
        let download = try await downloader().download(request)
        #expect(download.data == Data("in".utf8))
        #expect(download.url == inner.url("/b"))
        #expect(outer.requests.count == 1)
        #expect(outer.requests.allSatisfy { !$0.lowercased().contains("authorization") })
        #expect(inner.requests.count == 2)
        #expect(inner.requests.allSatisfy { !$0.contains("secret") })
    }

    @Test("Given thousands of downloads, when most are cancelled and all end, then nothing is left")
    func storm() async throws {
        let server = try ScriptedServer { [body] connection in
            repeat {
                connection.send("HTTP/1.1 200 OK\r\nETag: \"1\"\r\nContent-Length: 100000\r\n\r\n")
                guard connection.send(Data(body.prefix(100_000))) else { return }
            } while connection.nextRequest()
        }
        var downloader: ImageDownloader? = downloader {
            $0.startRate?.perSecond = 10_000
            $0.resumableBytesLimit = 1 << 20
        }
        let running = try #require(downloader)
        let outcomes = await withTaskGroup(of: (Int, ImageError?).self) { group in
            for number in 0..<3000 {
                let task = Task { () async -> ImageError? in
                    do throws(ImageError) {
                        let download = try await running.download(server.url("/\(number % 500)"))
                        return download.data == body.prefix(100_000) ? nil : .response(.other("wrong bytes"))
                    } catch { return error }
                }
                group.addTask {
                    for _ in 0..<number % 32 { await Task.yield() }
                    if number % 20 != 0 { task.cancel() }
                    return (number, await task.value)
                }
            }
            return await group.reduce(into: [:]) { $0.updateValue($1.1, forKey: $1.0) }
        }
        #expect(outcomes.count == 3000)
        #expect(outcomes.filter { $0.key % 20 == 0 && $0.value != nil } == [:])
        #expect(outcomes.allSatisfy { $0.value == nil || $0.value == .cancelled })
        weak let gone = downloader
        downloader = nil
        _ = consume running
        try await eventually("the downloader and its connections are gone") {
            gone == nil && server.openedCount == server.closedCount
        }
    }
}
