import Foundation
import Halcyon
import HalcyonCurl
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

/// Transfers that break off at half, over real sockets: no two versions may be put together (RFC 9110, 15.3.7.3).
@Suite("Resumed versions", .timeLimit(.minutes(5)))
struct ResumedVersionTests {
    private static let tag = "ETag: \"1\"\r\n"
    private static let dates =
        "Last-Modified: Mon, 01 Jan 2024 00:00:00 GMT\r\nDate: Mon, 01 Jan 2024 00:00:01 GMT\r\n"

    /// The first half of ten letters, announced as all.
    private static func half(_ letter: String, _ fields: String = tag) -> String {
        "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\(fields)\r\n" + String(repeating: letter, count: 5)
    }

    private static func rest(_ letter: String, _ fields: String = tag) -> String {
        "HTTP/1.1 206 Partial Content\r\nContent-Length: 5\r\nContent-Range: bytes 5-9/10\r\n\(fields)\r\n"
            + String(repeating: letter, count: 5)
    }

    private static func whole(_ letter: String) -> String {
        "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n" + String(repeating: letter, count: 10)
    }

    private static func redirect(_ location: String) -> String {
        "HTTP/1.1 302 Go\r\nLocation: \(location)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    }

    /// What is downloaded from a server that gives one answer for each connection: by path, and in order.
    private func download(_ answers: [String: [String]]) async throws -> (
        download: DownloadResponse, requests: [String]
    ) {
        let left = Mutex(answers)
        let server = try ScriptedServer { connection in
            let answer = left.withLock { left -> String? in
                guard let next = left[connection.path]?.first else { return nil }
                left[connection.path]?.removeFirst()
                return next
            }
            connection.send(answer ?? "HTTP/1.1 404 No\r\nContent-Length: 0\r\n\r\n")
        }
        var configuration = ImageDownloader.Configuration(loader: CurlDataLoader())
        configuration.retry.maximumAttempts = 2
        configuration.retry.backoff = RetryPolicy.Backoff(initial: 0)
        let download = try await ImageDownloader(configuration).download(server.url("/a"))
        return (download, server.requests)
    }

    @Test("Given a transfer that broke off, when the same version goes on, then it is put together")
    func same() async throws {
        let (download, _) = try await download(["/a": [Self.half("A"), Self.rest("A")]])
        #expect(download.data == Data("AAAAAAAAAA".utf8))
        #expect(download.resumedBytes == 5)
    }

    @Test(
        "RFC 9110, 15.3.7: when a resumed redirect leads elsewhere, then no bytes are mixed",
        arguments: [
            // Where it led at first, nil for nowhere; and then.
            ("/v1", "/v2"), (nil, "/v2"), ("/v?id=1", "/v?id=2"), ("/v1", "/v1?"),
        ] as [(String?, String)])
    func redirected(_ first: String?, _ second: String) async throws {
        var answers: [String: [String]] = [:]
        // For the first transfer, for the rest of it, and for the whole.
        answers["/a"] = [first.map(Self.redirect) ?? Self.half("A"), Self.redirect(second), Self.redirect(second)]
        if let first { answers[first] = [Self.half("A")] }
        answers[second] = [Self.rest("B"), Self.whole("B")]
        let (download, requests) = try await download(answers)
        #expect(download.data == Data("BBBBBBBBBB".utf8))
        #expect(download.resumedBytes == 0)
        #expect(requests.last?.lowercased().contains("range") == false)
    }

    @Test("Given a redirect that is gone, when resumed with the same tag, then nothing is mixed")
    func noLongerRedirected() async throws {
        let (download, _) = try await download([
            "/a": [Self.redirect("/v1"), Self.rest("B"), Self.whole("B")], "/v1": [Self.half("A")],
        ])
        #expect(download.data == Data("BBBBBBBBBB".utf8))
    }

    @Test("Given a redirect to a store, when it is re-signed on resumption, then the parts are joined")
    func signed() async throws {
        let (first, second) = ("/v?X-Amz-Signature=1&X-Amz-Date=1#s", "/v?X-Amz-Signature=2&X-Amz-Date=2")
        let (download, _) = try await download([
            "/a": [Self.redirect(first), Self.redirect(second)],
            String(first.dropLast(2)): [Self.half("A")], second: [Self.rest("A")],
        ])
        #expect(download.data == Data("AAAAAAAAAA".utf8))
        #expect(download.resumedBytes == 5)
    }

    @Test(
        "RFC 9110, 15.3.7: Given a part with another validator, when resumed, then all is reloaded",
        arguments: [
            (tag, ""), (tag, "ETag: \"2\"\r\n"), (tag, "ETag: W/\"1\"\r\n"), (tag, dates),
            (tag, tag + "ETag: \"2\"\r\n"),
            (dates, tag), (dates, tag + dates), (dates, "Last-Modified: Mon, 01 Jan 2024 00:00:01 GMT\r\n"),
            (tag, tag + "Content-Type: multipart/byteranges; boundary=x\r\n"),
            (tag, tag + "Content-Encoding: gzip\r\n"),
        ])
    func otherValidator(_ first: String, _ second: String) async throws {
        let (download, requests) = try await download([
            "/a": [Self.half("A", first), Self.rest("B", second), Self.whole("B")]
        ])
        #expect(download.data == Data("BBBBBBBBBB".utf8))
        #expect(requests.count == 3)
        #expect(requests[1].lowercased().contains("if-range: "))
    }

    @Test(
        "RFC 9110, 15.3.7: Given no strong validator, when cut off, then no range is requested",
        arguments: [
            "", "ETag: \"\"\r\n", "ETag: W/\"1\"\r\n", "ETag: \"1\"\r\nETag: \"2\"\r\n", "ETag: 1\r\n",
            "Last-Modified: Mon, 01 Jan 2024 00:00:00 GMT\r\nDate: Mon, 01 Jan 2024 00:00:00 GMT\r\n",
            "Last-Modified: Mon, 01 Jan 2024 00:00:00 GMT\r\n",
        ])
    func weak(_ fields: String) async throws {
        let (download, requests) = try await download(["/a": [Self.half("A", fields), Self.whole("B")]])
        #expect(download.data == Data("BBBBBBBBBB".utf8))
        #expect(!requests.contains { $0.lowercased().contains("range") })
    }

    @Test("RFC 9110, 15.3.7: Given an unrequested 206 response, when loaded, then it is an error")
    func unaskedPart() async throws {
        await #expect(throws: ImageError.self) { try await download(["/a": [Self.rest("B")]]) }
    }
}
