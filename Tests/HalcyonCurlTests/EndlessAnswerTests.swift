import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

/// Servers that send as much as they can, and little or nothing of it is content.
@Suite struct EndlessAnswerTests {
    struct Flood: Sendable, CustomStringConvertible {
        let description: String
        let head: String
        /// What is sent once, then again and again.
        var start = Data()
        let piece: Data
        /// Whether the body itself is damaged, by more than its size.
        var isMalformed = false

        static let compressed = [
            Flood(
                "a name without end", "gzip", start: Data([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]),
                Data(repeating: 65, count: 65536)),
            Flood("empty blocks", "deflate", start: Data([0x78, 0x9c]), Data(repeating: 0, count: 5 * 4096).stored),
            Flood("empty members", "gzip", emptyMembers, isMalformed: true),
        ]

        static let chunked = [
            Flood("an extension without end", start: Data("1;".utf8), Data(repeating: 97, count: 65536)),
            Flood("bytes with large extensions", Data("1;\(String(repeating: "a", count: 15000))\r\nx\r\n".utf8)),
        ]

        private init(
            _ description: String, _ encoding: String, start: Data = Data(), _ piece: Data, isMalformed: Bool = false
        ) {
            self.description = description
            head = "Content-Encoding: \(encoding)"
            (self.start, self.piece, self.isMalformed) = (start, piece, isMalformed)
        }

        private init(_ description: String, start: Data = Data(), _ piece: Data) {
            self.description = description
            head = "Transfer-Encoding: chunked"
            (self.start, self.piece) = (start, piece)
        }

        /// `printf '' | gzip -n`, four hundred times.
        private static let emptyMembers = Data(
            (0..<400).flatMap { _ in
                [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0] as [UInt8]
            })
    }

    private static func open(_ flood: Flood) throws -> ScriptedServer {
        try ScriptedServer { connection in
            guard !connection.path.contains("good") else {
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
                return
            }
            connection.send("HTTP/1.1 200 OK\r\n\(flood.head)\r\n\r\n")
            connection.send(flood.start)
            connection.sendEndlessly(flood.piece)
        }
    }

    @Test(
        "Given an endless compressed body that yields nothing, when loaded, then it fails early",
        .timeLimit(.minutes(5)), arguments: Flood.compressed)
    func compressed(_ flood: Flood) async throws {
        let server = try Self.open(flood)
        let loader = CurlDataLoader { $0.maximumBodyBytes = 1 << 20 }
        let error = await failure { _ = try await loader.data(server.url()) }
        if flood.isMalformed {
            #expect(error?.isMalformed == true, "\(String(describing: error))")
        } else {
            #expect(error == .response(.tooLarge(limit: 1 << 20)))
        }
        // With what the system had taken of it and nobody read.
        #expect(server.sentBytes < 32 << 20)
    }

    @Test(
        "Given chunks that are almost only extensions, when loaded, then the byte limit ends it",
        .timeLimit(.minutes(5)), arguments: Flood.chunked)
    func chunked(_ flood: Flood) async throws {
        let server = try Self.open(flood)
        let loader = CurlDataLoader {
            $0.maximumBodyBytes = 1 << 20
            $0.idleTimeout = 90
        }
        let error = await failure { _ = try await loader.data(server.url()) }
        #expect(error == .response(.tooLarge(limit: 1 << 20)))
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test(
        "Given endless HTTP/2 frames that carry nothing, when loaded, then the load fails",
        .timeLimit(.minutes(5)),
        arguments: ["padding", "unknown frames", "empty frames", "window updates"])
    func frames(_ kind: String) async throws {
        let server = try FrameServer { connection in
            guard let request = connection.nextRequest() else { return }
            let stream = request.stream
            connection.sendHead([(":status", "200")], stream: stream)
            var frame = FrameConnection.bytes(.data, stream: stream)
            switch kind {
            case "padding":
                frame = FrameConnection.bytes(
                    .data, .isPadded, stream: stream, payload: [255] + [UInt8](repeating: 0, count: 255))
            case "unknown frames":
                frame = FrameConnection.bytes(.ping, payload: [UInt8](repeating: 0, count: 16000))
                frame[3] = 0x77
            case "window updates":
                frame = FrameConnection.bytes(.ping, payload: [0, 0, 0, 1])
                frame[3] = 8
            default: break
            }
            let piece = Array(repeatElement(frame, count: max(1, 64000 / frame.count)).joined())
            while connection.send(piece) {}
        }
        let loader = CurlDataLoader {
            $0.authorities = .file(server.authority)
            $0.idleTimeout = 90
            $0.minimumBytesPerSecond = 0
        }
        let error = await failure { _ = try await loader.data(server.url()) }
        // libcurl's library refuses some floods by itself.
        guard case .response(let reason) = error else {
            Issue.record("\(kind): \(String(describing: error))")
            return
        }
        switch reason {
        case .tooLarge, .malformed, .connectionReset: break
        default: Issue.record("\(kind): \(reason)")
        }
    }

    @Test(
        "Given a large valid body and a slow reader, when loaded, then none of it counts as waste",
        .timeLimit(.minutes(5)))
    func goodBody() async throws {
        let count = 96 << 20
        let server = try ScriptedServer { connection in
            repeat {
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(count)\r\n\r\n")
                for _ in 0..<96 where connection.send(Data(count: 1 << 20)) {}
            } while connection.nextRequest()
        }
        let loader = CurlDataLoader.plain
        for _ in 0..<2 {
            var (received, chunks) = (0, 0)
            for try await chunk in try await loader.load(server.url()).body {
                received += chunk.count
                chunks += 1
                if chunks % 16 == 0 { try await Task.sleep(for: .milliseconds(5)) }
            }
            #expect(received == count)
        }
        #expect(server.openedCount == 1)
    }
}

extension Data {
    /// Empty stored blocks of deflate (RFC 1951, section 3.2.4), as many as fit.
    fileprivate var stored: Data {
        Data((0..<count / 5).flatMap { _ in [0, 0, 0, 0xff, 0xff] as [UInt8] })
    }
}
