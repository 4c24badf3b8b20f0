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

    @Test("Given fields, method and body, when sent, then all but Expect arrive, with no cookies")
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

    @Test("Given an unrequested compressed response, when read, then it is plain, its length unknown")
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

    @Test("Given a body over the limit, when its length is announced or not, then the load is refused")
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
