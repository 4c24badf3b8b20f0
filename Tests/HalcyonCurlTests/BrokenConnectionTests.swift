import Foundation
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

/// Connections of HTTP/2 that carried a transfer, and break at the next: nobody had to lose anything.
@Suite struct BrokenConnectionTests {
    /// What a server does instead of an answer.
    struct Fault: Sendable, CustomStringConvertible {
        let description: String
        let show: @Sendable (FrameConnection, UInt32) -> Void

        init(_ description: String, _ show: @escaping @Sendable (FrameConnection, UInt32) -> Void) {
            (self.description, self.show) = (description, show)
        }
    }

    private static let head = [(":status", "200")]
    private static let faults = [
        Fault("farewell before the request") { connection, stream in
            connection.send(.goAway, payload: FrameConnection.number(stream - 2) + FrameConnection.number(0))
            connection.waitForClose()
        },
        Fault("farewell before the request, and the end") { connection, stream in
            connection.send(.goAway, payload: FrameConnection.number(stream - 2) + FrameConnection.number(0))
        },
        Fault("a head for stream 0") { connection, _ in
            connection.sendHead(head, stream: 0, ends: true)
            connection.waitForClose()
        },
        Fault("a head for a stream that nobody has asked on") { connection, stream in
            connection.sendHead(head, stream: stream + 100, ends: true)
            connection.waitForClose()
        },
        Fault("a frame longer than agreed") { connection, stream in
            connection.send(.headers, .endsHead, stream: stream, payload: [], length: 0xff_ffff)
            connection.waitForClose()
        },
        Fault("a body before the head") { connection, stream in
            connection.send(.data, stream: stream, payload: [1])
            connection.waitForClose()
        },
    ]

    /// A server whose first connection answers a request, then waits for more, and breaks. Its others are good.
    private func server(_ fault: Fault) throws -> FrameServer {
        let isFirst = Later<Bool>()
        return try FrameServer { connection in
            if isFirst.value == nil {
                isFirst.set(false)
                guard let first = connection.nextRequest() else { return }
                connection.sendAnswer("ok", stream: first.stream)
                guard let next = connection.nextRequest() else { return }
                fault.show(connection, next.stream)
            } else {
                while let request = connection.nextRequest() { connection.sendAnswer("ok", stream: request.stream) }
            }
        }
    }

    private func loader(_ server: FrameServer) -> CurlDataLoader {
        CurlDataLoader {
            $0.authorities = .file(server.authority)
            ($0.connectTimeout, $0.idleTimeout, $0.totalTimeout) = (100, 100, 250)
        }
    }

    @Test(
        "Given a connection that breaks at its second request, when loaded, then a new one answers",
        .timeLimit(.minutes(5)), arguments: faults)
    func second(_ fault: Fault) async throws {
        let server = try server(fault)
        let loader = loader(server)
        for _ in 0..<3 { #expect(try await loader.data(server.url()) == Data("ok".utf8)) }
        #expect(server.openedCount == 2)
    }

    @Test(
        "Given a server all of whose connections break, when loaded, then it ends with an error",
        .timeLimit(.minutes(5)))
    func always() async throws {
        let server = try FrameServer { connection in
            guard let first = connection.nextRequest() else { return }
            connection.sendHead(Self.head, stream: 0, ends: true)
            connection.sendAnswer("ok", stream: first.stream)
            connection.waitForClose()
        }
        let loader = loader(server)
        for count in 1...3 {
            let error = await failure { _ = try await loader.data(server.url()) }
            guard case .response = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(server.openedCount == count)
        }
    }
}
