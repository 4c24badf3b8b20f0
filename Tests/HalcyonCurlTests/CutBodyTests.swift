import Foundation
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

/// Files without a length whose transfer is cut, by real servers.
@Suite("Bodies that are cut", .timeLimit(.minutes(5)))
struct CutBodyTests {
    /// A GIF of two frames.
    private static let whole: [UInt8] = {
        let frame: [UInt8] = [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x4C, 1, 0]
        return Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 9, 9, 9] + frame + frame + [0x3B]
    }()
    private static let half = Array(whole.prefix(whole.count - 10))

    private func download(
        _ url: String, _ configure: (inout CurlDataLoader.Configuration) -> Void = { _ in }
    ) async throws -> Data {
        let loader = CurlDataLoader {
            $0.idleTimeout = 10
            configure(&$0)
        }
        var configuration = ImageDownloader.Configuration(loader: loader)
        configuration.retry = .never
        return try await ImageDownloader(configuration).download(url).data
    }

    @Test("Given HTTP/1.1 without a length, when the connection ends mid-file, then the load fails")
    func connection() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            connection.send(Data(connection.path == "/whole" ? Self.whole : Self.half))
        }
        #expect(try await download(server.url("/whole")) == Data(Self.whole))
        await #expect(throws: ImageError.response(.truncated(receivedBytes: Self.half.count, expectedBytes: nil))) {
            try await download(server.url("/half"))
        }
    }

    /// What a server does after half a file, in place of the end of its stream.
    enum Ending: CaseIterable {
        case resetWithoutError, badPadding, dataOfNoStream, otherDataStream, badPing, badSettings, junk, close

        func send(_ connection: FrameConnection, _ stream: UInt32) {
            switch self {
            case .resetWithoutError: connection.send(.reset, stream: stream, payload: [0, 0, 0, 0])
            case .badPadding: connection.send(.data, .isPadded, stream: stream, payload: [200, 1])
            case .dataOfNoStream: connection.send(.data, stream: 0, payload: [1])
            case .otherDataStream: connection.send(.data, stream: stream + 2, payload: [1])
            case .badPing: connection.send(.ping, payload: [1])
            case .badSettings: connection.send(.settings, payload: [1])
            case .junk: connection.send(Array(repeating: 0xFF, count: 64))
            case .close: return
            }
            connection.waitForClose()
        }
    }

    @Test(
        "Given HTTP/2 without a length, when stream or session ends mid-file, then the load fails",
        arguments: Ending.allCases)
    func session(ending: Ending) async throws {
        let server = try FrameServer { connection in
            guard let request = connection.nextRequest() else { return }
            connection.sendHead([(":status", "200")], stream: request.stream)
            connection.send(.data, stream: request.stream, payload: Self.half)
            // So that the file's bytes are not in the same read as what ends them.
            usleep(50_000)
            ending.send(connection, request.stream)
        }
        let error = await failure { _ = try await download(server.url()) { $0.authorities = .file(server.authority) } }
        guard case .response = error else {
            Issue.record("\(ending): \(String(describing: error))")
            return
        }
    }

    @Test("Given HTTP/2 without a length, when the stream ends after a file, then it is loaded")
    func wholeStream() async throws {
        let server = try FrameServer { connection in
            guard let request = connection.nextRequest() else { return }
            connection.sendHead([(":status", "200")], stream: request.stream)
            connection.send(.data, .endsStream, stream: request.stream, payload: Self.whole)
            connection.waitForClose()
        }
        let data = try await download(server.url()) { $0.authorities = .file(server.authority) }
        #expect(data == Data(Self.whole))
    }
}
