import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Synchronization

/// A web server of the tests on loopback: it answers each path as the test says, and counts.
final class Origin: Sendable {
    struct Answer: Sendable {
        var status = HTTPResponse.Status.ok
        var fields: HTTPFields = [:]
        var body = Data()
        /// Opened by the test; nil for an answer at once.
        var gate: Gate?

        static func picture(_ data: Data, _ cacheControl: String = "max-age=3600", gate: Gate? = nil) -> Answer {
            Answer(fields: [.cacheControl: cacheControl, .contentType: "image/jpeg"], body: data, gate: gate)
        }
    }

    let port: Int
    private let state = Mutex<(answers: [String: Answer], counts: [String: Int], fields: [String: HTTPFields])>(
        ([:], [:], [:]))
    private let task = Mutex<Task<Void, any Error>?>(nil)

    /// Starts a server at a free port.
    init() async throws {
        let (ports, continuation) = AsyncStream<Int>.makeStream()
        let router = Handler()
        let app = Application(
            responder: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { continuation.yield($0.localAddress?.port ?? 0) })
        let running = Task { try await app.run() }
        var iterator = ports.makeAsyncIterator()
        guard let port = await iterator.next() else { throw CancellationError() }
        self.port = port
        task.withLock { $0 = running }
        router.origin.withLock { $0 = self }
    }

    deinit { task.withLock { $0?.cancel() } }

    /// Answers a path from now on.
    func set(_ path: String, _ answer: Answer) { state.withLock { $0.answers[path] = answer } }

    /// How often a path was requested.
    func count(_ path: String) -> Int { state.withLock { $0.counts[path] ?? 0 } }

    /// The number of all requests.
    var total: Int { state.withLock { $0.counts.values.reduce(0, +) } }

    /// The header fields of the last request of a path.
    func fields(_ path: String) -> HTTPFields { state.withLock { $0.fields[path] ?? [:] } }

    func url(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

    private func answer(to request: HTTPRequest) async -> Answer {
        let path = request.path ?? ""
        let answer = state.withLock { state in
            state.counts[path, default: 0] += 1
            state.fields[path] = request.headerFields
            return state.answers[path] ?? Answer(status: .notFound)
        }
        await answer.gate?.pass()
        if let tag = answer.fields[.eTag], request.headerFields[.ifNoneMatch] == tag {
            return Answer(status: .notModified, fields: answer.fields)
        }
        return answer
    }

    private final class Handler: HTTPResponder {
        typealias Context = BasicRequestContext
        let origin = Mutex<Origin?>(nil)

        func respond(to request: Request, context: Context) async throws -> Response {
            guard let origin = origin.withLock({ $0 }) else { return Response(status: .serviceUnavailable) }
            let answer = await origin.answer(to: request.head)
            return Response(
                status: answer.status, headers: answer.fields, body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
        }
    }
}

/// Holds what passes until it is opened.
final class Gate: Sendable {
    private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

    /// The number that wait.
    var waitingCount: Int { state.withLock { $0.waiting.count } }

    func pass() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
