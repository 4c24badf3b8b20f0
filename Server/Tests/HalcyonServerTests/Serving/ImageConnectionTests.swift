import Foundation
import HTTPTypes
import HalcyonServer
import NIOCore
import NIOEmbedded
import NIOHTTP1
import Testing

@testable import HalcyonHummingbird

@Suite("Connections of a server")
struct ImageConnectionTests {
    @Test("Given a result in memory, when it is asked for, then the connection answers it alone")
    func hot() async throws {
        let hot = try await HotFixture()
        try await hot.connected { connection in
            try connection.send(hot.path, fields: [("accept", "*/*"), ("User-Agent", "test")])
            let answer = try #require(try connection.answer())
            #expect(answer.head.status == .ok)
            #expect(answer.body == hot.result.body)
            #expect(answer.head.headers["content-length"] == ["\(hot.result.body.count)"])
            #expect(answer.head.headers["content-type"] == ["image/jpeg"])
            #expect(answer.head.headers["date"].first?.hasSuffix(" GMT") == true)
            #expect(connection.passed.isEmpty)
        }
        let text = hot.fixture.registry.text
        #expect(text.contains(#"halcyon_server_requests_total{status="2xx",tier="memory"} 1"#))
    }

    @Test("Given a result in memory, when it is written as bytes, then they are those of the encoder")
    func bytes() async throws {
        let hot = try await HotFixture()
        try await hot.connected(isEncoding: true) { connection in
            try connection.send(hot.path, fields: [("Accept", "*/*")])
            let written = try connection.bytes()
            // With a condition that does not hold, for which the encoder writes the head.
            try connection.send(hot.path, fields: [("if-none-match", "\"other\"")])
            let encoded = try connection.bytes()
            #expect(written.first == "HTTP/1.1 200 OK")
            #expect(Set(written.map { $0.lowercased() }) == Set(encoded.map { $0.lowercased() }))
            #expect(written.count == encoded.count)
            try connection.send(hot.path)
            try connection.send(hot.path)
            #expect(try connection.bytes() + connection.bytes() == written + written)
        }
    }

    @Test("Given a result in memory, when its lifetime is over, then requests for it are passed on")
    func stale() async throws {
        let hot = try await HotFixture { $0.lifetime.maximum = 0 }
        try await hot.connected(isEncoding: true) { connection in
            try connection.send(hot.path)
            #expect(connection.passed.count == 1)
        }
    }

    @Test("Given a result in memory, when it is asked for with another Accept, then that is passed on")
    func accept() async throws {
        let hot = try await HotFixture(options: "-")
        try await hot.connected(isEncoding: true) { connection in
            try connection.send(hot.path, fields: [("Accept", "image/webp")])
            try connection.send(hot.path, fields: [("accept", "text/html"), ("ACCEPT", "image/webp;q=1")])
            #expect(connection.passed.count == 2)
            try connection.reply()
            try connection.reply()
            _ = try connection.bytes()
            try connection.send(hot.path, fields: [("Accept", "image/webp;q=0, */*")])
            #expect(connection.passed.count == 2)
        }
    }

    @Test("Given a result in memory, when a part or its head is asked for, then only that is sent")
    func conditions() async throws {
        let hot = try await HotFixture()
        let tag = try #require(hot.result.head.headerFields[.eTag])
        try await hot.connected { connection in
            try connection.send(hot.path, fields: [("Range", "bytes=2-5")])
            let part = try #require(try connection.answer())
            #expect(part.head.status == .partialContent)
            #expect(part.body == hot.result.body.dropFirst(2).prefix(4))
            try connection.send(hot.path, fields: [("range", "bytes=2-5"), ("IF-RANGE", "\"other\"")])
            #expect(try connection.answer()?.body == hot.result.body)
            try connection.send(hot.path, fields: [("if-none-match", "\"other\", \(tag)")])
            let unchanged = try #require(try connection.answer())
            #expect(unchanged.head.status == .notModified)
            #expect(unchanged.body.isEmpty)
            try connection.send(hot.path, method: .HEAD)
            let head = try #require(try connection.answer())
            #expect(head.head.headers["Content-Length"] == ["\(hot.result.body.count)"])
            #expect(head.body.isEmpty)
            #expect(connection.passed.isEmpty)
        }
    }

    @Test("Given any other request, when it comes, then it is passed on as it was sent")
    func passed() async throws {
        let hot = try await HotFixture()
        let others: [(HTTPMethod, String)] = [
            (.GET, hot.path + "x"), (.GET, "http://host" + hot.path), (.POST, hot.path), (.GET, "/health"), (.GET, ""),
            (.GET, hot.path + "?"), (.GET, hot.path.replacing("insecure", with: "unsafe")),
        ]
        for (method, path) in others {
            try await hot.connected { connection in
                try connection.send(path, method: method, fields: [("Accept", "*/*")])
                #expect(try connection.answer() == nil)
                #expect(connection.passed.map(\.uri) == [path])
                #expect(connection.passed.map(\.method) == [method])
                #expect(connection.passed.map { $0.headers["Accept"] } == [["*/*"]])
                #expect(connection.ends == 1)
            }
        }
    }

    @Test(
        "Given a request with a body, when it is passed on, then without that, and as the last",
        arguments: [("Content-Length", "3"), ("content-length", "9999999999"), ("Transfer-Encoding", "Chunked")])
    func body(_ name: String, _ value: String) async throws {
        let hot = try await HotFixture()
        try await hot.connected { connection in
            let fields = HTTPHeaders([("Host", "a"), (name, value), ("Expect", "100-continue")])
            try connection.receive(.head(.init(version: .http1_1, method: .GET, uri: hot.path, headers: fields)))
            #expect(connection.ends == 1)
            try connection.receive(.body(ByteBuffer(string: "abc")))
            try connection.receive(.end(nil))
            try connection.send(hot.path)
            #expect(connection.passed.map { $0.headers["Connection"] } == [["close"]])
            #expect(connection.body.isEmpty)
            #expect(connection.ends == 1)
            try connection.reply()
            #expect(try connection.answer()?.head.headers["connection"] == ["close"])
            #expect(!connection.channel.isActive)
        }
    }

    @Test(
        "Given a request that RFC 9112 forbids, when it comes, then it and all after it are refused",
        arguments: [[], ["a", "b"], ["a", "a"]], ["", "gzip, chunked", "chunked, chunked", "identity"])
    func refused(_ hosts: [String], _ coding: String) async throws {
        guard hosts.count != 1 || !coding.isEmpty else { return }
        let hot = try await HotFixture()
        try await hot.connected { connection in
            try connection.send("/slow")
            let fields = hosts.map { ("Host", $0) } + (coding.isEmpty ? [] : [("Transfer-Encoding", coding)])
            try connection.send(hot.path, host: nil, fields: fields)
            try connection.send(hot.path)
            #expect(connection.passed.map(\.uri) == ["/slow"])
            #expect(connection.errors.count == 1)
            try connection.reply()
            #expect(try connection.answer()?.head.headers["connection"] == [])
            #expect(connection.channel.isActive)
            // Hummingbird's 400.
            try connection.reply()
            #expect(try connection.answer()?.head.headers["connection"] == ["close"])
            #expect(!connection.channel.isActive)
        }
    }

    @Test("Given an unanswered request, when one for a result in memory follows, then it waits")
    func order() async throws {
        let hot = try await HotFixture()
        try await hot.connected { connection in
            try connection.send("/slow")
            try connection.send(hot.path)
            #expect(connection.passed.map(\.uri) == ["/slow", hot.path])
            try connection.reply()
            #expect(try connection.answer() != nil)
            // The second one is still worked on.
            try connection.send(hot.path)
            #expect(connection.passed.count == 3)
            try connection.reply()
            try connection.reply()
            #expect(try connection.answer() != nil)
            #expect(try connection.answer() != nil)
            try connection.send(hot.path)
            #expect(try connection.answer()?.body == hot.result.body)
            #expect(connection.passed.count == 3)
        }
    }

    @Test("Given a client that does not read, when it asks for a result, then it is passed on")
    func notReading() async throws {
        let hot = try await HotFixture()
        try await hot.connected { connection in
            connection.channel.isWritable = false
            try connection.send(hot.path)
            #expect(connection.passed.count == 1)
        }
    }

    @Test("Given a large result in memory, when it is asked for, then it is passed on")
    func large() async throws {
        let hot = try await HotFixture(isLarge: true)
        #expect(hot.result.body.count > ImageResponder.wholeBytes)
        try await hot.connected { connection in
            try connection.send(hot.path)
            #expect(connection.passed.count == 1)
        }
        #expect(!hot.fixture.registry.text.contains(#"requests_total{status="2xx",tier="memory"} 1"#))
    }

    @Test(
        "Given a client that takes one answer, when it asks, then the next handler is told close",
        arguments: [
            (HTTPVersion.http1_1, "close"), (.http1_1, "Close"), (.http1_1, "x, close"), (.http1_1, "\tclose\t"),
            (.http1_0, ""), (.http1_0, "keep-alive, close"), (.http1_1, "Upgrade, HTTP2-Settings"),
        ])
    func closing(_ version: HTTPVersion, _ field: String) async throws {
        let hot = try await HotFixture()
        try await hot.connected { connection in
            let fields = field.isEmpty ? [] : [("connection", field), ("upgrade", "h2c")]
            try connection.send(hot.path, version: version, fields: fields)
            try connection.send(hot.path)
            #expect(connection.passed.map { $0.headers["Connection"] } == [["close"]])
            try connection.reply()
            #expect(try connection.answer()?.head.headers["connection"] == ["close"])
            #expect(!connection.channel.isActive)
        }
    }

    @Test("Given a client of HTTP/1.0 that keeps its connection, when it asks, then it is told so")
    func oldClient() async throws {
        let hot = try await HotFixture()
        try await hot.connected { connection in
            try connection.send(hot.path, version: .http1_0, fields: [("Connection", "Keep-Alive")])
            #expect(try connection.answer()?.head.headers["connection"] == ["keep-alive"])
            try connection.send("/other", version: .http1_0, fields: [("Connection", "Keep-Alive")])
            try connection.reply()
            #expect(try connection.answer()?.head.headers["connection"] == ["keep-alive"])
        }
    }
}

@Suite("The ends of connections")
struct ImageConnectionEndTests {
    @Test("Given a silent client, when the limit has passed since its last request, then it is closed")
    func idle() async throws {
        let hot = try await HotFixture()
        try await hot.connected { connection in
            connection.loop.advanceTime(by: .seconds(9))
            try connection.send(hot.path)
            #expect(try connection.answer() != nil)
            connection.loop.advanceTime(by: .seconds(9))
            #expect(connection.channel.isActive)
            connection.loop.advanceTime(by: .seconds(1))
            #expect(!connection.channel.isActive)
        }
    }

    @Test("Given a request that is worked on, when the limit passes, then the connection stays open")
    func working() async throws {
        let hot = try await HotFixture()
        try await hot.connected { connection in
            try connection.send("/slow")
            connection.loop.advanceTime(by: .seconds(100))
            #expect(connection.channel.isActive)
            try connection.reply()
            connection.loop.advanceTime(by: .seconds(9))
            #expect(connection.channel.isActive)
            connection.loop.advanceTime(by: .seconds(10))
            #expect(!connection.channel.isActive)
        }
    }

    @Test("Given a client that does not read, when nothing goes out for the limit, then it is closed")
    func stalled() async throws {
        let hot = try await HotFixture()
        try await hot.connected(isEncoding: true) { connection in
            try connection.send("/slow")
            connection.writeWithoutFlush(100)
            connection.loop.advanceTime(by: .seconds(19))
            #expect(connection.channel.isActive)
            connection.writeWithoutFlush(100)
            connection.loop.advanceTime(by: .seconds(10))
            #expect(connection.channel.isActive)
            connection.loop.advanceTime(by: .seconds(10))
            #expect(!connection.channel.isActive)
        }
    }

    @Test("Given a server that stops, when a connection has no request, then it is closed at once")
    func stopping() async throws {
        let hot = try await HotFixture()
        try await hot.connected { connection in
            try connection.send(hot.path)
            _ = try connection.answer()
            connection.stop()
            #expect(!connection.channel.isActive)
        }
    }

    @Test("Given a server that stops, when requests are worked on, then the last answer says close")
    func stoppingWhileWorking() async throws {
        let hot = try await HotFixture()
        try await hot.connected { connection in
            try connection.send("/slow")
            try connection.send("/slow")
            connection.stop()
            try connection.send("/late")
            #expect(connection.passed.count == 2)
            #expect(connection.channel.isActive)
            try connection.reply()
            #expect(try connection.answer()?.head.headers["connection"] == [])
            #expect(connection.channel.isActive)
            try connection.reply()
            #expect(try connection.answer()?.head.headers["connection"] == ["close"])
            #expect(!connection.channel.isActive)
        }
    }

    @Test(
        "Given a time, when it is written as a field, then it is as RFC 9110 has it",
        arguments: [
            (784_111_777, "Sun, 06 Nov 1994 08:49:37 GMT"), (0, "Thu, 01 Jan 1970 00:00:00 GMT"),
            (1_709_164_799, "Wed, 28 Feb 2024 23:59:59 GMT"), (1_709_164_800, "Thu, 29 Feb 2024 00:00:00 GMT"),
        ])
    func date(_ second: Int, _ text: String) { #expect(DateField.text(of: second) == text) }
}

/// A server that has one result in memory.
private struct HotFixture {
    let fixture: ServerFixture
    let path: String
    let result: ServerResponse

    /// - Parameters:
    ///   - isLarge: Whether the result is larger than what is written at once.
    ///   - options: Its options; by default, its format.
    ///   - change: Changes the server's configuration.
    init(
        isLarge: Bool = false, options: String? = nil,
        _ change: (inout ImageServer.Configuration) throws -> Void = { _ in }
    ) async throws {
        fixture = try await ServerFixture(change)
        fixture.origin.set("/a.png", .picture(isLarge ? try Pictures.noise(200, 200) : try Pictures.png(40, 40)))
        let options = options ?? "f:\(isLarge ? "png" : "jpeg")"
        path = "/insecure/\(options)/\(ServerFixture.encoded(fixture.origin.url("/a.png")))"
        result = await fixture.get(raw: path)
        try #require(result.head.status == .ok)
    }

    /// Opens a connection with a limit of ten seconds, in a time of its own.
    func connected(isEncoding: Bool = false, _ body: @Sendable (TestConnection) throws -> Void) async throws {
        let connection = try TestConnection(fixture.server, isEncoding: isEncoding)
        try body(connection)
        _ = try? connection.channel.finish(acceptAlreadyClosed: true)
    }
}

/// A connection without a network, with what Hummingbird would get.
private final class TestConnection {
    let loop = EmbeddedEventLoop()
    let channel: EmbeddedChannel
    private let next = Next()

    var passed: [HTTPRequestHead] { next.heads }
    var body: String { next.body }
    var ends: Int { next.ends }
    var errors: [any Error] { next.errors }

    init(_ server: ImageServer, isEncoding: Bool) throws {
        channel = EmbeddedChannel(loop: loop)
        if isEncoding { try channel.pipeline.syncOperations.addHandler(HTTPResponseEncoder()) }
        let connection = ImageConnection(server, idleLimit: .seconds(10))
        try channel.pipeline.syncOperations.addHandlers([connection, next])
        channel.connect(to: try SocketAddress(ipAddress: "127.0.0.1", port: 1), promise: nil)
        loop.run()
    }

    func receive(_ part: HTTPServerRequestPart) throws { try channel.writeInbound(part) }

    func send(
        _ path: String, method: HTTPMethod = .GET, version: HTTPVersion = .http1_1, host: String? = "a",
        fields: [(String, String)] = []
    ) throws {
        let fields = HTTPHeaders((host.map { [("Host", $0)] } ?? []) + fields)
        try receive(.head(.init(version: version, method: method, uri: path, headers: fields)))
        try receive(.end(nil))
    }

    /// Answers the next of the requests that were passed on.
    func reply() throws {
        next.reply()
        loop.run()
    }

    /// Writes a part of an answer, which stays in the channel.
    func writeWithoutFlush(_ count: Int) { next.writeWithoutFlush(count) }

    func stop() { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }

    /// Returns the next answer that was sent; nil if none was.
    func answer() throws -> (head: HTTPResponseHead, body: Data)? {
        guard case .head(let head)? = try channel.readOutbound(as: HTTPServerResponsePart.self) else { return nil }
        var body = Data()
        while let part = try channel.readOutbound(as: HTTPServerResponsePart.self) {
            guard case .body(.byteBuffer(let buffer)) = part else { break }
            body.append(contentsOf: buffer.readableBytesView)
        }
        return (head, body)
    }

    /// Returns the lines that were sent next; the body is the last one, as base64.
    func bytes() throws -> [String] {
        var bytes = Data()
        while let buffer = try channel.readOutbound(as: ByteBuffer.self) {
            bytes.append(contentsOf: buffer.readableBytesView)
            if bytes.range(of: Data("\r\n\r\n".utf8)).map({ $0.upperBound < bytes.endIndex }) == true { break }
        }
        guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return [] }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self)
        return head.components(separatedBy: "\r\n") + [bytes[end.upperBound...].base64EncodedString()]
    }

    /// Stands for Hummingbird.
    private final class Next: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart
        var heads: [HTTPRequestHead] = []
        var body = ""
        var ends = 0
        var errors: [any Error] = []
        private var context: ChannelHandlerContext?

        func handlerAdded(context: ChannelHandlerContext) { self.context = context }
        func handlerRemoved(context: ChannelHandlerContext) { self.context = nil }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): heads.append(head)
            case .body(let buffer): body += String(buffer: buffer)
            case .end: ends += 1
            }
        }

        func errorCaught(context: ChannelHandlerContext, error: any Error) { errors.append(error) }

        func writeWithoutFlush(_ count: Int) {
            let body = ByteBuffer(repeating: 0, count: count)
            context?.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
        }

        func reply() {
            context?.write(wrapOutboundOut(.head(.init(version: .http1_1, status: .ok))), promise: nil)
            context?.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
        }
    }
}
