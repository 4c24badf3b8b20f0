#if HALCYON_STAND_INS
import Foundation
import HTTPTypes
import HalcyonApple
import HalcyonCore
import TestSupport
import Testing
import LinuxTestSupport

@Suite("URLSession data loader")
struct URLSessionDataLoaderTests {
    private let loader = URLSessionDataLoader.patient

    @Test("Given a file, when loaded, then status, fields, length, bytes and figures are the server's")
    func file() async throws {
        let nginx = try NginxServer()
        let content = testBytes(100_000)
        try nginx.write(content, to: "/a.png")
        let load = try await loader.load(nginx.url("/a.png?x=1"))
        #expect(load.response.status.code == 200)
        #expect(load.response.headerFields[.contentType] == "image/png")
        #expect(load.response.headerFields[.eTag] != nil)
        #expect(load.expectedBytes == 100_000)
        #expect(load.url == nginx.url("/a.png?x=1"))
        #expect(try await load.gathered() == content)
        let metrics = try #require(load.metrics())
        #expect(metrics.receivedBytes == 100_000)
        #expect(metrics.redirectCount == 0)
        #expect(try #require(metrics.firstByte) <= metrics.total)
    }

    @Test("Given a body in pieces over time, when read, then pieces come as they arrive and their sum is exact")
    func streaming() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\nfirst,")
            connection.hold()
            connection.send("second")
        }
        let load = try await loader.load(server.url())
        #expect(load.expectedBytes == nil)
        var body = load.body.makeAsyncIterator()
        #expect(try await body.next() == Data("first,".utf8))
        server.release()
        #expect(try await body.next() == Data("second".utf8))
        #expect(try await body.next() == nil)
        #expect(try await body.next() == nil)
    }

    @Test("Given 20 MB and a slow reader, when read, then every byte comes, once and in order")
    func slowReader() async throws {
        let nginx = try NginxServer()
        let content = testBytes(20_000_000)
        try nginx.write(content, to: "/big")
        let loader = URLSessionDataLoader { $0.bufferLimit = 100_000 }
        var received = Data()
        for try await chunk in try await loader.load(nginx.url("/big")).body {
            received.append(chunk)
            for _ in 0..<100 { await Task.yield() }
        }
        #expect(received == content)
    }

    @Test(
        "Given a status that is no success, when loaded, then it is an answer and not an error", arguments: [404, 500])
    func statuses(_ status: Int) async throws {
        let nginx = try NginxServer()
        let load = try await loader.load(nginx.url("/status/\(status)"))
        #expect(load.response.status.code == status)
        #expect(try await load.gathered() == Data("status \(status)".utf8))
    }

    @Test("Given an answer without a body, when read, then it ends at once and announces nothing")
    func noBody() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(5000), to: "/a")
        #expect(try await loader.data(nginx.url("/status/204")).isEmpty)
        let head = try await loader.load(nginx.url("/a")) { $0.http.method = .head }
        #expect(head.response.headerFields[.contentLength] == "5000")
        #expect(head.expectedBytes == nil)
        #expect(try await head.gathered().isEmpty)
        let etag = try #require(head.response.headerFields[.eTag])
        let unchanged = try await loader.load(nginx.url("/a")) { $0.http.headerFields[.ifNoneMatch] = etag }
        #expect(unchanged.response.status.code == 304)
        #expect(try await unchanged.gathered().isEmpty)
    }

    @Test("Given fields, method and body, when sent, then the server has them, and nothing that nobody asked for")
    func request() async throws {
        let nginx = try NginxServer()
        let fields = try await loader.sentFields(nginx.url("/echo-headers")) {
            $0.http.headerFields[.accept] = "image/*"
            $0.http.headerFields[.expect] = "100-continue"
        }
        #expect(fields.contains("Accept: image/*"))
        #expect(fields.contains("Accept-Encoding: identity"))
        #expect(fields.contains("User-Agent: Halcyon"))
        #expect(!fields.contains { $0.hasPrefix("Cache-Control") || $0.hasPrefix("Cookie") || $0.hasPrefix("Expect") })
        let body = try await loader.data(nginx.url("/echo-body")) {
            $0.http.method = .post
            $0.body = Data("what is sent".utf8)
        }
        #expect(body == Data("what is sent".utf8))
    }

    @Test("Given a server that sets a cookie, when asked again, then it does not see it")
    func cookies() async throws {
        let server = try ScriptedServer {
            $0.send("HTTP/1.1 200 OK\r\nSet-Cookie: a=b\r\nCache-Control: max-age=60\r\nContent-Length: 2\r\n\r\nok")
        }
        for _ in 0..<2 { #expect(try await loader.data(server.url("/c")) == Data("ok".utf8)) }
        #expect(server.requests.count == 2)
        #expect(!server.requests.contains { $0.contains("Cookie") })
    }

    @Test("Given a compressed answer nobody asked for, when read, then it is plain, and its length is not announced")
    func compressed() async throws {
        let content = testBytes(10_000) + Data(count: 50_000)
        let directory = try TemporaryDirectory()
        try ChildProcess.run("gzip", "-9", directory.write(content, to: "a").path)
        let body = try Data(contentsOf: directory.file("a.gz"))
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(body.count)\r\n\r\n")
            connection.send(body)
        }
        let load = try await loader.load(server.url())
        #expect(load.expectedBytes == nil)
        #expect(try await load.gathered() == content)
    }

    @Test("Given a body over the limit, when announced or not, then the load is refused with that limit")
    func tooLarge() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(100_000), to: "/a")
        let loader = URLSessionDataLoader { $0.maximumBodyBytes = 50_000 }
        let announced = await failure { _ = try await loader.load(nginx.url("/a")).gathered() }
        #expect(announced == .response(.tooLarge(limit: 50_000)))
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            while connection.send(testBytes(10_000)) {}
        }
        var received = 0
        let endless = await failure {
            for try await chunk in try await loader.load(server.url()).body { received += chunk.count }
        }
        #expect(endless == .response(.tooLarge(limit: 50_000)))
        #expect(received <= 50_000)
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }
}
#endif
