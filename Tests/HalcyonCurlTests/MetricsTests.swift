import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct MetricsTests {
    /// The figures of a load that is read to its end.
    private func metrics(_ loader: CurlDataLoader, _ url: String) async throws -> TransferMetrics {
        let load = try await loader.load(url)
        _ = try await load.gathered()
        return try #require(load.metrics())
    }

    @Test("Given a new connection, when a load ends, then its phases add up; the next load has none")
    func connection() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(100_000), to: "/a")
        let loader = CurlDataLoader.plain
        let first = try await metrics(loader, nginx.url("/a"))
        let (name, connect, firstByte) = try #require(
            first.nameLookup.flatMap { name in
                first.connect.flatMap { connect in first.firstByte.map { (name, connect, $0) } }
            })
        #expect(name >= 0)
        #expect(connect > 0)
        #expect(first.secureConnect == 0)
        #expect(name + connect <= firstByte)
        #expect(firstByte <= first.total)
        #expect(first.isConnectionReused == false)
        #expect(first.remoteAddress == "127.0.0.1")
        #expect(first.networkProtocol == "HTTP/1.1")
        #expect(first.receivedBytes == 100_000)
        #expect(first.redirectCount == 0)

        let second = try await metrics(loader, nginx.url("/a"))
        #expect([second.nameLookup, second.connect, second.secureConnect] == [0, 0, 0])
        #expect(second.firstByte.map { $0 > 0 && $0 <= second.total } == true)
        #expect(second.isConnectionReused == true)
        #expect(second.remoteAddress == "127.0.0.1")
        #expect(second.networkProtocol == "HTTP/1.1")
    }

    @Test("Given TLS, when a load ends, then its handshake is timed separately, and HTTP/2 was used")
    func secure() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(1000), to: "/a")
        let loader = CurlDataLoader { $0.authorities = .file(nginx.certificate.authority) }
        let first = try await metrics(loader, nginx.tlsURL("/a"))
        let phases = [first.nameLookup, first.connect, first.secureConnect].compactMap { $0 }
        #expect(phases.count == 3)
        #expect(phases.allSatisfy { $0 > 0 })
        #expect(first.firstByte.map { phases.reduce(0, +) <= $0 } == true)
        #expect(first.networkProtocol == "HTTP/2")
        #expect(try await metrics(loader, nginx.tlsURL("/a")).isConnectionReused == true)
    }

    @Test("Given redirects, when a load ends, then its total covers them all, the rest only the last")
    func redirects() async throws {
        let server = try ScriptedServer { connection in
            repeat {
                if connection.path == "/end" {
                    connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
                } else {
                    usleep(150_000)
                    let next = connection.path == "/1" ? "/2" : "/end"
                    connection.send("HTTP/1.1 302 Go\r\nLocation: \(next)\r\nContent-Length: 4\r\n\r\ngone")
                }
            } while connection.nextRequest()
        }
        let metrics = try await metrics(.plain, server.url("/1"))
        #expect(metrics.redirectCount == 2)
        #expect(metrics.receivedBytes == 2)
        #expect(metrics.isConnectionReused == true)
        #expect(metrics.firstByte.map { metrics.total - $0 >= 0.3 } == true)
    }

    @Test("Given a wait for a connection, when a load has ended, then only the total includes it")
    func waiting() async throws {
        let server = try ScriptedServer { connection in
            connection.hold()
            connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok")
        }
        let loader = CurlDataLoader { $0.maximumConnectionsPerHost = 1 }
        let first = Task { try await self.metrics(loader, server.url("/1")) }
        try await eventually("the request is there") { server.requests.count == 1 }
        let called = Later<ContinuousClock.Instant>()
        let second = Task {
            called.set(.now)
            return try await self.metrics(loader, server.url("/2"))
        }
        try await eventually("the second has waited") { called.value.map { .now - $0 > .milliseconds(300) } ?? false }
        server.release()
        _ = try await first.value
        let metrics = try await second.value
        #expect(metrics.isConnectionReused == false)
        let phases = [metrics.nameLookup, metrics.connect, metrics.secureConnect].compactMap { $0 }.reduce(0, +)
        #expect(metrics.total - phases >= 0.1)
        #expect(metrics.firstByte.map { $0 - phases >= 0.1 } == true)
    }

    @Test("Given a partial body, when metrics are read, then they are current, and final at the end")
    func soFar() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 12\r\n\r\nfirst,")
            connection.hold()
            connection.send("second")
        }
        let load = try await CurlDataLoader.plain.load(server.url())
        var body = load.body.makeAsyncIterator()
        #expect(try await body.next()?.count == 6)
        let early = try #require(load.metrics())
        #expect(early.receivedBytes == 6)
        #expect(early.isConnectionReused == false)
        try await eventually("time goes on") { (load.metrics()?.total ?? 0) > early.total }
        server.release()
        while try await body.next() != nil {}
        let end = try #require(load.metrics())
        #expect(end.receivedBytes == 12)
        #expect(end.total > early.total)
        #expect(load.metrics() == end)
    }

    @Test(
        "Given a compressed body, when a load has ended, then the bytes are those of the network",
        arguments: [true, false])
    func compressed(_ isChunked: Bool) async throws {
        let directory = try TemporaryDirectory()
        let file = try directory.write(testBytes(60_000) + Data(count: 500_000), to: "a")
        try ChildProcess.run("gzip", file.path)
        let packed = try Data(contentsOf: directory.file("a.gz"))
        let length = packed.count
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n")
            connection.send(isChunked ? "Transfer-Encoding: chunked\r\n\r\n" : "Content-Length: \(length)\r\n\r\n")
            if isChunked { connection.send("\(String(length, radix: 16))\r\n") }
            connection.send(packed)
            if isChunked { connection.send("\r\n0\r\n\r\n") }
        }
        let load = try await CurlDataLoader.plain.load(server.url())
        #expect(try await load.gathered().count == 560_000)
        #expect(load.metrics()?.receivedBytes == length)
    }

    @Test("Given a truncated body, when the load has failed, then its metrics so far are known")
    func truncated() async throws {
        let server = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n12345") }
        let load = try await CurlDataLoader.plain.load(server.url())
        #expect(
            await failure { _ = try await load.gathered() }
                == .response(.truncated(receivedBytes: 5, expectedBytes: 100)))
        let metrics = try #require(load.metrics())
        #expect(metrics.receivedBytes == 5)
        #expect(load.metrics() == metrics)
    }

    @Test("Given metrics that are kept, when the body is released, then the transfer still ends")
    func kept() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\nstart")
            connection.waitForClose()
        }
        let loader = CurlDataLoader { $0.idleTimeout = 1000 }
        var load: DataLoad? = try await loader.load(server.url())
        let kept = try #require(load).metrics
        load = nil
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
        #expect(kept()?.networkProtocol == "HTTP/1.1")
        #expect(kept() == kept())
    }
}
