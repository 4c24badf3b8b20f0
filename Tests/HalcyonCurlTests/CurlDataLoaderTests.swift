import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct CurlDataLoaderTests {
    @Test("Given a file, when loaded, then status, fields, length and bytes are the server's")
    func file() async throws {
        let nginx = try NginxServer()
        let content = testBytes(100_000)
        try nginx.write(content, to: "/a.png")
        let load = try await CurlDataLoader.plain.load(nginx.url("/a.png?x=1"))
        #expect(load.response.status.code == 200)
        #expect(load.response.headerFields[.contentType] == "image/png")
        #expect(load.response.headerFields[.eTag] != nil)
        #expect(load.expectedBytes == 100_000)
        #expect(load.url == nginx.url("/a.png?x=1"))
        #expect(try await load.gathered() == content)
        #expect(try nginx.requestCount(path: "/a.png?x=1") == 1)
    }

    @Test("Given a small file, when its announced length fits the buffer, then it comes as one chunk")
    func oneChunk() async throws {
        let server = try ScriptedServer { connection in
            connection.send(Data("HTTP/1.1 200 OK\r\nContent-Length: 50000\r\n\r\n".utf8) + testBytes(50_000))
        }
        let load = try await CurlDataLoader.plain.load(server.url())
        var chunks: [Data] = []
        for try await chunk in load.body { chunks.append(chunk) }
        #expect(chunks == [testBytes(50_000)])
    }

    @Test("Given 1xx responses and repeated fields, when loaded, then the final head is seen in full")
    func finalHead() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 103 Early Hints\r\nLink: </early>\r\n\r\n")
            connection.send("HTTP/1.1 200 Fine\r\nX-Twice: a\r\nx-twice: b\r\nX-Odd:  spaced \r\n")
            connection.send("X-Folded: one\r\n two\r\nContent-Length: 2\r\n\r\nok")
        }
        let load = try await CurlDataLoader.plain.load(server.url())
        let fields = load.response.headerFields
        #expect(load.response.status.code == 200)
        #expect(fields[try #require(HTTPField.Name("Link"))] == nil)
        #expect(fields[values: try #require(HTTPField.Name("X-Twice"))] == ["a", "b"])
        #expect(fields[try #require(HTTPField.Name("X-Odd"))] == "spaced")
        #expect(fields[try #require(HTTPField.Name("X-Folded"))] == "one two")
        #expect(try await load.gathered() == Data("ok".utf8))
    }

    @Test("Given many HTTP/1.1 loads at once, when done, then all are right and connections are few")
    func concurrent() async throws {
        let nginx = try NginxServer()
        for number in 0..<20 {
            try nginx.write(testBytes(1000 + number * 7001, seed: UInt64(number)), to: "/\(number)")
        }
        let loader = CurlDataLoader.plain
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for round in 0..<400 {
                group.addTask {
                    let number = round % 20
                    return try await loader.data(nginx.url("/\(number)"))
                        == testBytes(1000 + number * 7001, seed: UInt64(number))
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
        let log = try nginx.log()
        #expect(log.count == 400)
        #expect(Set(log.map(\.connection)).count <= 6)
    }

    @Test("Given 200 hosts, when all are asked at once, then all answer, and few connections are kept")
    func manyHosts() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(3000), to: "/a")
        let loader = CurlDataLoader.plain
        try await withThrowingTaskGroup(of: Data.self) { group in
            for number in 0..<200 {
                // Names under localhost are this machine (RFC 6761).
                group.addTask { try await loader.data("http://host\(number).localhost:\(nginx.port)/a") }
            }
            for try await data in group { #expect(data == testBytes(3000)) }
        }
        try await eventually("few connections are left") { ProcessFigures.connections(to: nginx.port) <= 64 }
        #expect(try await loader.data("http://host0.localhost:\(nginx.port)/a") == testBytes(3000))
    }

    @Test("Given loads in turn, when made, then they share a connection, which closes with the loader")
    func idle() async throws {
        let server = try ScriptedServer { connection in
            repeat { connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok") } while connection.nextRequest()
        }
        var loader: CurlDataLoader? = CurlDataLoader.plain
        for _ in 0..<3 { #expect(try await loader?.data(server.url()) == Data("ok".utf8)) }
        #expect(server.openedCount == 1)
        #expect(server.closedCount == 0)
        loader = nil
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a tiny keep-alive time, when idle, then connections close, and the next load works")
    func keepAlive() async throws {
        let server = try ScriptedServer { connection in
            repeat { connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok") } while connection.nextRequest()
        }
        let loader = CurlDataLoader { $0.keepAliveTime = 0.01 }
        for number in 1...3 {
            #expect(try await loader.data(server.url()) == Data("ok".utf8))
            try await eventually("connection \(number) is closed") { server.closedByClientCount == number }
        }
    }
}
