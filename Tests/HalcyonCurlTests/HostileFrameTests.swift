import Foundation
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct HostileFrameTests {
    /// A server whose next connection's first request gets what is set; all others get a good answer.
    private struct Server {
        let frames: FrameServer
        private let next = Later<HostileFrames?>()

        init() throws {
            frames = try FrameServer { [next] connection in
                guard let first = connection.nextRequest() else { return }
                if let answer = next.value ?? nil {
                    answer.send(connection, first.stream)
                    switch answer.ending {
                    case .close: return
                    case .hold: return connection.waitForClose()
                    case .serve: break
                    }
                } else {
                    connection.sendAnswer("ok", stream: first.stream)
                }
                while let request = connection.nextRequest() { connection.sendAnswer("ok", stream: request.stream) }
            }
        }

        /// What a load of an answer ends with; nil for success.
        func error(of answer: HostileFrames?, by loader: CurlDataLoader) async -> ImageError? {
            next.set(answer)
            return await failure { _ = try await loader.load(frames.url()).gathered() }
        }
    }

    @Test(
        "Given invalid HTTP/2 answers, when loaded, then each fails by name, and the next is good",
        .timeLimit(.minutes(5)))
    func wrong() async throws {
        let server = try Server()
        for answer in HostileFrames.wrong {
            let loader = CurlDataLoader {
                $0.authorities = .file(server.frames.authority)
                // So that a busy machine has time for the good answer; hardly any of the others waits for it.
                $0.connectTimeout = 60
                $0.idleTimeout = 10
                $0.totalTimeout = 120
            }
            let error = await server.error(of: answer, by: loader)
            #expect(error?.isOfTheServer == true, "\(answer): \(String(describing: error))")
            // It must be let run: a load that spins takes the thread that it would run on.
            await Task { await Task.yield() }.value
            var next = await server.error(of: nil, by: loader)
            // The server may close the connection only now.
            if next == .response(.connectionReset) { next = await server.error(of: nil, by: loader) }
            #expect(next == nil, "after \(answer): \(String(describing: next))")
        }
    }

    @Test(
        "Given HTTP/2 servers that drip for ever, when loaded, then a limit ends it at no CPU cost",
        .timeLimit(.minutes(5)), arguments: HostileFrames.slow)
    func slow(_ answer: HostileFrames) async throws {
        let server = try Server()
        let thread = LoaderThread()
        let loader = CurlDataLoader {
            $0.authorities = .file(server.frames.authority)
            $0.addressFilter = { _ in thread.note() }
            $0.connectTimeout = 60
            $0.idleTimeout = 2
            $0.minimumSpeedTime = 2
            $0.totalTimeout = 60
        }
        let error = await server.error(of: answer, by: loader)
        guard case .response(.timeout(let kind, seconds: 2)) = error, kind == .idle || kind == .speed else {
            Issue.record("\(answer): \(String(describing: error))")
            return
        }
        // Of two seconds that it waited, the handshake and a hundred arrivals included.
        let used = try #require(thread.processorTime)
        #expect(used < .milliseconds(150), "\(answer): \(used)")
    }

    @Test(
        "Given two requests on one connection, when one response is bad, then the other arrives",
        .timeLimit(.minutes(5)))
    func neighbours() async throws {
        let frames = try FrameServer { connection in
            guard let first = connection.nextRequest(), let second = connection.nextRequest() else { return }
            connection.sendHead([(":status", "200")], stream: first.stream)
            connection.sendHead([(":status", "99999")], stream: second.stream, ends: true)
            connection.send(.data, .endsStream, stream: first.stream, payload: Array("first".utf8))
            while let request = connection.nextRequest() { connection.sendAnswer("more", stream: request.stream) }
        }
        let loader = CurlDataLoader { $0.authorities = .file(frames.authority) }
        async let one = Self.outcome { try await loader.data(frames.url("/1")) }
        async let other = Self.outcome { try await loader.data(frames.url("/2")) }
        let outcomes = await [one, other]
        #expect(outcomes.compactMap { try? $0.get() } == [Data("first".utf8)])
        #expect(try await loader.data(frames.url("/3")) == Data("more".utf8))
    }

    private static func outcome(_ body: () async throws -> Data) async -> Result<Data, any Error> {
        do { return .success(try await body()) } catch { return .failure(error) }
    }
}

extension ImageError {
    /// Whether it says what the server has done wrong, and no more.
    fileprivate var isOfTheServer: Bool {
        guard case .response(let reason) = self else { return false }
        return switch reason {
        case .malformed, .connectionReset, .truncated, .timeout, .tooLarge: true
        default: false
        }
    }
}
