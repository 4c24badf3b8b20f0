import Foundation
import HTTPTypes
import HalcyonCore
import TestSupport

/// What a loader returns.
extension LoaderContractRun {
    func head() async throws {
        let server = try server {
            $0.send("HTTP/1.1 200 Fine\r\nContent-Type: image/png\r\nETag: \"v1\"\r\nX-Twice: a\r\nX-Twice: b\r\n")
            $0.send("X-Odd:  spaced \r\nContent-Length: 5\r\n\r\nhello")
        }
        let load = try await load(server, "/a.png?x=1")
        try expectEqual(load.response.status.code, 200, "the status")
        for (name, value) in ["Content-Type": "image/png", "ETag": "\"v1\"", "X-Twice": "a, b", "X-Odd": "spaced"] {
            try expectEqual(HTTPField.Name(name).flatMap { load.response.headerFields[$0] }, value, name)
        }
        try expectEqual(load.expectedBytes, 5, "the expected number of bytes")
        try expectEqual(load.url, server.url("/a.png?x=1"), "the URL")
        try expectEqual(try await whole(load), Data("hello".utf8), "the body")
    }

    func headBeforeBody() async throws {
        let server = try server { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n")
            if connection.hold() { connection.send("body") }
        }
        let load = try await load(server)
        server.release()
        try expectEqual(try await whole(load), Data("body".utf8), "the body")
    }

    func interimHeads() async throws {
        let server = try server {
            $0.send("HTTP/1.1 103 Early Hints\r\nLink: </early>\r\n\r\n")
            $0.send(Self.answer("ok"))
        }
        let load = try await load(server)
        try expectEqual(load.response.status.code, 200, "the status")
        try expectEqual(HTTPField.Name("Link").flatMap { load.response.headerFields[$0] }, nil, "a field of the hints")
        try expectEqual(try await whole(load), Data("ok".utf8), "the body")
    }

    func anyStatus() async throws {
        let server = try server {
            $0.send(Self.answer("body \($0.path)", "\($0.path.dropFirst()) No", fields: "Retry-After: 120\r\n"))
        }
        for status in [201, 400, 403, 404, 410, 416, 429, 500, 503, 599] {
            let load = try await load(server, "/\(status)")
            try expectEqual(load.response.status.code, status, "the status")
            try expectEqual(
                HTTPField.Name("Retry-After").flatMap { load.response.headerFields[$0] }, "120", "a field of \(status)")
            try expectEqual(try await whole(load), Data("body /\(status)".utf8), "the body of \(status)")
        }
    }

    func noBody() async throws {
        let heads = [
            "/head": "200 OK\r\nContent-Length: 5000", "/204": "204 No Content",
            "/304": "304 Not Modified\r\nETag: \"v1\"\r\nContent-Length: 5000",
        ]
        let server = try server { connection in
            repeat {
                connection.send("HTTP/1.1 \(heads[connection.path] ?? "")\r\n\r\n")
            } while connection.nextRequest()
        }
        for path in heads.keys.sorted() {
            let load = try await load(server, path) { if path == "/head" { $0.http.method = .head } }
            try expectEqual(load.expectedBytes, nil, "the expected number of bytes of \(path)")
            try expectEqual(try await whole(load), Data(), "the body of \(path)")
            guard path != "/204" else { continue }
            try expectEqual(load.response.headerFields[.contentLength], "5000", "the length of \(path)")
        }
    }

    func streaming() async throws {
        let server = try server { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\nfirst,")
            if connection.hold() { connection.send("second") }
        }
        let load = try await load(server)
        try expectEqual(load.expectedBytes, nil, "the expected number of bytes")
        var body = load.body.makeAsyncIterator()
        try expectEqual(try await body.next(), Data("first,".utf8), "what has arrived")
        server.release()
        try expectEqual(try await body.next(), Data("second".utf8), "the rest")
        for _ in 0..<3 { try expectEqual(try await body.next(), nil, "the end") }
    }

    func wholeBody() async throws {
        let content = testBytes(3_000_000)
        let server = try server { connection in
            let isChunked = connection.path == "/chunked"
            let framing = [
                "/length": "Content-Length: \(content.count)\r\n", "/chunked": "Transfer-Encoding: chunked\r\n",
            ]
            connection.send("HTTP/1.1 200 OK\r\n\(framing[connection.path] ?? "")\r\n")
            var rest = content[...]
            var size = 1
            while !rest.isEmpty {
                let piece = rest.prefix(size)
                if isChunked { connection.send("\(String(piece.count, radix: 16))\r\n") }
                guard connection.send(Data(piece)) else { return }
                if isChunked { connection.send("\r\n") }
                rest = rest.dropFirst(piece.count)
                size = size * 7 % 100_003
            }
            if isChunked { connection.send("0\r\n\r\n") }
        }
        for path in ["/length", "/chunked", "/end"] {
            let load = try await load(server, path)
            try expectEqual(load.expectedBytes, path == "/length" ? content.count : nil, "the bytes of \(path)")
            let body = try await whole(load)
            try expect(body == content, "\(body.count) bytes of \(path) are not the \(content.count) that were sent")
        }
    }

    /// 100,000 zeros, by `gzip -9`.
    private static let zeros = Data(
        base64Encoded: "H4sIAAAAAAACA+3BMQEAAADCoPVPbQ0PoAAA" + String(repeating: "A", count: 120)
            + "AAAAAIBXA32VEdSghgEA")

    func compressedBody() async throws {
        guard let zeros = Self.zeros else { throw violation("the body is no base64") }
        let server = try server {
            $0.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(zeros.count)\r\n\r\n")
            $0.send(zeros)
        }
        let load = try await load(server)
        try expectEqual(load.expectedBytes, nil, "the expected number of bytes")
        try expectEqual(try await whole(load), Data(count: 100_000), "the body")
        try await expectError(.response(.tooLarge(limit: 50_000)), "a limit below the decompressed size") {
            _ = try await data(server) { $0.maximumBodyBytes = 50_000 }
        }
    }

    func metrics() async throws {
        let server = try server(redirecting: ["/1": "/2", "/2": "/3"])
        let load = try await load(server, "/1")
        try expectEqual(try await whole(load), Data("ok".utf8), "the body")
        guard let metrics = load.metrics() else { return }
        try expectEqual(metrics.receivedBytes, 2, "the received bytes")
        try expectEqual(metrics.redirectCount, 2, "the redirects")
        guard let firstByte = metrics.firstByte else { throw violation("there is no time of the first byte") }
        try expect(firstByte <= metrics.total, "the first byte, after \(firstByte) s of \(metrics.total)")
    }
}
