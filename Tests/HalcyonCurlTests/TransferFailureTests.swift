import CCurl
import Foundation
import HTTPTypes
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCurl

@Suite struct TransferFailureTests {
    /// What a load of an answer ends with, and how many bytes came before.
    private func outcome(
        of script: @escaping ScriptedServer.Script
    ) async throws -> (error: ImageError?, received: Int) {
        let server = try ScriptedServer(script)
        let loader = CurlDataLoader.plain
        var received = 0
        let error = await failure {
            for try await chunk in try await loader.load(server.url()).body { received += chunk.count }
        }
        return (error, received)
    }

    @Test(
        "Given a host in another spelling, when nobody listens, then no proxy is blamed",
        arguments: ["LOCALHOST", "[::1]", "[0:0:0:0:0:0:0:1]", "127.1"])
    func refusedInOtherWords(_ host: String) async throws {
        var server: ScriptedServer? = try ScriptedServer { _ in }
        let port = try #require(server?.port)
        server = nil
        // By the environment, as a proxy could be named there.
        var last: ImageError?
        try await eventually("the port is closed") {
            last = await failure { _ = try await CurlDataLoader().data("http://\(host):\(port)/") }
            if case .response(.connectionRefused)? = last { return true }
            return host.contains(":") && last != nil
        }
        // A machine without IPv6 has no route to it.
        if case .response(.proxy)? = last { Issue.record("\(String(describing: last))") }
    }

    @Test(
        "Given a head with a line that is too long, when loaded, then the answer is malformed",
        arguments: ["HTTP/1.1 200 ", "HTTP/1.1 200 OK\r\nX: "])
    func longLine(_ start: String) async throws {
        let error = try await outcome {
            $0.send(start + String(repeating: "a", count: 400_000) + "\r\nContent-Length: 0\r\n\r\n")
        }.error
        #expect(error?.isMalformed == true, "\(String(describing: error))")
    }

    @Test("Given no memory, when the head has not begun or is over, then the head is not to blame")
    func noMemory() {
        func error(isConnected: Bool, isHeadOver: Bool) -> ImageError {
            TransferFailure(
                code: CURLE_OUT_OF_MEMORY, text: "", systemError: 0, connectStatus: 0,
                origin: WebAddress.Origin(scheme: "http", host: "a.invalid", port: "80"), usesGivenProxy: false,
                isConnected: isConnected, isHeadOver: isHeadOver, received: 0, expected: nil
            ).error
        }
        #expect(!error(isConnected: false, isHeadOver: false).isMalformed)
        #expect(!error(isConnected: true, isHeadOver: true).isMalformed)
        #expect(error(isConnected: true, isHeadOver: false).isMalformed)
    }

    @Test("Given an option that libcurl refuses, when loaded, then the error names it")
    func refusedOption() async throws {
        // More than libcurl takes as a text.
        let loader = CurlDataLoader { $0.userAgent = String(repeating: "a", count: 8_000_001) }
        let error = await failure { _ = try await loader.data("http://127.0.0.1:1/") }
        guard case .response(.other(let text)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(text.text.hasPrefix("libcurl refused the option USERAGENT: "), "\(text)")
    }

    @Test("Given an address that no route leads to, when loaded, then connecting failed")
    func unreachable() async throws {
        let error = await failure { _ = try await CurlDataLoader.plain.data("http://255.255.255.255/") }
        guard case .response(.connectionFailed) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Given a reset before the head, when loaded, then it is a reset")
    func resetBeforeHead() async throws {
        #expect(try await outcome { $0.reset() }.error == .response(.connectionReset))
    }

    @Test("Given an end before the head, when loaded, then it is a reset")
    func emptyReply() async throws {
        #expect(try await outcome { $0.close() }.error == .response(.connectionReset))
    }

    @Test("Given a reset in the body, when read, then what came is given first, then the reset")
    func resetInBody() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n")
            connection.send(testBytes(1000))
            // A reset overtakes bytes that the other side has not read yet.
            connection.hold()
            connection.reset()
        }
        let load = try await CurlDataLoader.plain.load(server.url())
        var body = load.body.makeAsyncIterator()
        var received = Data()
        while received.count < 1000, let chunk = try await body.next() { received += chunk }
        #expect(received == testBytes(1000))
        server.release()
        let error = await failure { _ = try await body.next() }
        #expect(error == .response(.connectionReset))
    }

    @Test(
        "Given an answer that is not HTTP, when loaded, then it is malformed",
        arguments: [
            "garbage\r\n\r\n", "\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\r\n\r\n", "HTTP/9.9 what\r\n\r\n",
            "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nthis is no chunk\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length: many\r\n\r\n12345",
        ]
    )
    func malformed(_ answer: String) async throws {
        let error = try await outcome { $0.send(answer) }.error
        guard case .response(.malformed) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Given a head without end, when loaded, then it is malformed and the connection closed")
    func endlessHead() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n")
            connection.sendEndlessly(Data(String(repeating: "X-Field: some value or other\r\n", count: 100).utf8))
        }
        let error = await failure { _ = try await CurlDataLoader.plain.load(server.url()) }
        guard case .response(.malformed) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a field line without end, when loaded, then it fails and the connection is closed")
    func endlessLine() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nX: ")
            connection.sendEndlessly(Data(repeating: 65, count: 65536))
        }
        let error = await failure { _ = try await CurlDataLoader.plain.load(server.url()) }
        #expect(error != nil)
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given an endless body, when it reaches the limit, then it fails and the connection closes")
    func endlessBody() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            connection.sendEndlessly(testBytes(65536))
        }
        let loader = CurlDataLoader { $0.maximumBodyBytes = 3_000_000 }
        let load = try await loader.load(server.url())
        var received = 0
        let error = await failure { for try await chunk in load.body { received += chunk.count } }
        #expect(error == .response(.tooLarge(limit: 3_000_000)))
        #expect(received <= 3_000_000)
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a Content-Length over the limit, when loaded, then it is too large before any body")
    func announcedTooLarge() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 3000001\r\n\r\n")
            connection.waitForClose()
        }
        let loader = CurlDataLoader { $0.maximumBodyBytes = 3_000_000 }
        let error = await failure { _ = try await loader.load(server.url()) }
        #expect(error == .response(.tooLarge(limit: 3_000_000)))
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a body of just the limit, when loaded, then it is whole")
    func justTheLimit() async throws {
        let server = try ScriptedServer { connection in
            connection.send(Data("HTTP/1.1 200 OK\r\nContent-Length: 5000\r\n\r\n".utf8) + testBytes(5000))
        }
        let loader = CurlDataLoader { $0.maximumBodyBytes = 5000 }
        #expect(try await loader.data(server.url()) == testBytes(5000))
    }

    @Test("Given a failed load, when the next comes, then it works")
    func nextLoad() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(100), to: "/a")
        let bad = try ScriptedServer { $0.reset() }
        let loader = CurlDataLoader.plain
        for _ in 0..<10 {
            #expect(await failure { _ = try await loader.data(bad.url()) } == .response(.connectionReset))
            #expect(try await loader.data(nginx.url("/a")) == testBytes(100))
        }
    }
}
