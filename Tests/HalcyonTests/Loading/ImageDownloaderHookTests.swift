import Foundation
import HTTPTypes
import Halcyon
import HalcyonCurl
import LinuxTestSupport
import Testing

/// What a downloader leaves to its loader: time limits, redirects, Digest, metrics.
@Suite("ImageDownloader and libcurl")
struct ImageDownloaderHookTests {
    private static let answer = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nin"

    private func downloader() -> ImageDownloader {
        var configuration = ImageDownloader.Configuration(loader: CurlDataLoader())
        configuration.retry.backoff = RetryPolicy.Backoff(initial: 0.01)
        return ImageDownloader(configuration)
    }

    @Test("Given a server that hangs, when an attempt's time is over, then another one is made")
    func attemptTimeout() async throws {
        let server = try ScriptedServer { connection in
            if connection.path == "/hangs" { connection.waitForClose() }
        }
        var request = DownloadRequest(server.url("/hangs"))
        request.retry = RetryPolicy(
            maximumAttempts: 2, backoff: RetryPolicy.Backoff(initial: 0.01), attemptTimeout: 0.3)
        await #expect(throws: ImageError.response(.timeout(.total, seconds: 0.3))) {
            try await downloader().download(request)
        }
        #expect(server.requests.count == 2)
    }

    @Test("Given a handler that refuses redirects, when redirected, then it fails without a retry")
    func redirects() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 302 Found\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n")
        }
        var request = DownloadRequest(server.url("/a"))
        request.redirects = RedirectHandler.refuseAll
        do throws(ImageError) {
            _ = try await downloader().download(request)
            Issue.record("the redirect was followed")
        } catch {
            #expect(error.code == ImageError.ResponseReason.redirectRefused(location: "", why: "").code)
        }
        #expect(server.requests.count == 1)
    }

    @Test("Given a server that offers Digest and Basic, when challenged, then Basic is never used")
    func digest() async throws {
        let server = try ScriptedServer { connection in
            repeat {
                let isKnown = connection.request.contains("Authorization: Digest username=\"Aladdin\"")
                connection.send(
                    isKnown
                        ? Self.answer
                        : "HTTP/1.1 401 Who\r\nWWW-Authenticate: Basic realm=\"a\"\r\n"
                            + "WWW-Authenticate: Digest realm=\"a\", nonce=\"n0nce\", qop=\"auth\"\r\n"
                            + "Content-Length: 4\r\n\r\nwho?")
            } while connection.nextRequest()
        }
        var request = DownloadRequest(server.url("/a"))
        request.authentication = AuthenticationHandler(
            .password(user: "Aladdin", password: "open sesame"), host: "127.0.0.1", allowsPlainHTTP: true)
        #expect(try await downloader().download(request).data == Data("in".utf8))
        #expect(server.requests.allSatisfy { !$0.contains("Basic") })
    }

    @Test("Given a download, when it is over, then it tells what it cost")
    func metrics() async throws {
        let server = try ScriptedServer { $0.send(Self.answer) }
        let metrics = try #require(try await downloader().download(server.url("/a")).metrics)
        #expect(metrics.receivedBytes == 2)
        #expect(metrics.networkProtocol == "HTTP/1.1")
        #expect(metrics.total > 0)
    }
}
