import Foundation
import HTTPTypes
public import HalcyonCore
import Synchronization

/// A server that sends ``HostileAnswer``s, and what every loader owes who asks it: each load ends within its limits, by
/// an error or with a head whose status is from 100 to 999.
public final class HostileServer: Sendable {
    private let server: ScriptedServer
    private let answers: Answers

    private final class Answers: Sendable {
        private let table = Mutex<[String: HostileAnswer]>([:])
        private let number = Atomic<Int>(0)
        func add(_ answer: HostileAnswer) -> String {
            let path = "/\(number.add(1, ordering: .relaxed).newValue)"
            table.withLock { $0[path] = answer }
            return path
        }
        func remove(_ path: String) { table.withLock { $0[path] = nil } }
        func answer(at path: String) -> HostileAnswer? { table.withLock { $0[path] } }
    }

    /// Starts a server.
    public init() throws {
        let answers = Answers()
        self.answers = answers
        server = try ScriptedServer { connection in
            guard let answer = answers.answer(at: connection.path) else {
                // Where a redirect has led.
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
                return
            }
            for (number, piece) in answer.pieces.enumerated() {
                if number > 0 { usleep(200) }
                guard connection.send(.init(piece)) else { return }
            }
            switch answer.ending {
            case .close: break
            case .reset: connection.reset()
            case .hold: connection.waitForClose()
            }
        }
    }

    /// Loads an answer.
    ///
    /// - Parameter limit: The most seconds that the load may last, the machine's other work included.
    /// - Returns: What is wrong with how it ended; nil for nothing.
    public func violation(
        of answer: HostileAnswer, by loader: any DataLoading, within limit: Double,
        credential: Credential? = nil
    ) async -> String? {
        let path = answers.add(answer)
        defer { answers.remove(path) }
        let http = HTTPRequest(method: .get, scheme: "http", authority: "127.0.0.1:\(server.port)", path: path)
        let start = ContinuousClock.now
        var problem: String?
        do throws(ImageError) {
            let load = try await loader.load(DataRequest(http, credential: credential))
            if !(100...999).contains(load.response.status.code) { problem = "status \(load.response.status.code)" }
            for try await chunk in load.body where chunk.isEmpty { problem = "an empty chunk" }
        } catch {
            if error == .cancelled { problem = "cancelled, by nobody" }
        }
        // It must be let run: a load that spins takes the thread that it would run on.
        await Task { await Task.yield() }.value
        let seconds = start.duration(to: .now) / .seconds(1)
        if seconds > limit { problem = "\(seconds) s" }
        return problem.map { "\($0) of \(String(decoding: answer.bytes.prefix(2000), as: UTF8.self).debugDescription)" }
    }
}
