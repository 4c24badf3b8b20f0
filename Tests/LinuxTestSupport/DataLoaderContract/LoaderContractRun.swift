import Foundation
import HTTPTypes
import HalcyonCore
import Synchronization
import TestSupport

/// Checks one clause of a ``DataLoaderContract`` against one loader.
final class LoaderContractRun: Sendable {
    let clause: DataLoaderContract
    private let patience: Duration
    /// Nil once a clause has let it go.
    private let heldLoader: Mutex<(any DataLoading)?>
    private let servers = Mutex<(list: [ScriptedServer], areStopped: Bool)>(([], false))

    init(_ clause: DataLoaderContract, _ loader: any DataLoading, patience: Duration) {
        (self.clause, self.patience) = (clause, patience)
        heldLoader = Mutex(loader)
    }

    func releaseLoader() { heldLoader.withLock { $0 = nil } }

    // MARK: Servers

    /// Starts a server that breaks off its connections when the check is over, or its time.
    func server(_ script: @escaping ScriptedServer.Script) throws -> ScriptedServer {
        let server = try ScriptedServer(script)
        let isLate = servers.withLock { servers in
            servers.list.append(server)
            return servers.areStopped
        }
        if isLate { server.stop() }
        return server
    }

    var hasStopped: Bool { servers.withLock { $0.areStopped } }

    func stopServers() {
        let list = servers.withLock { servers in
            servers.areStopped = true
            return servers.list
        }
        for server in list { server.stop() }
    }

    /// Starts a server that answers each request with `ok`, on connections that stay open, except for the paths of
    /// `redirects`, which lead to their locations.
    func server(redirecting redirects: [String: String] = [:], by status: Int = 302) throws -> ScriptedServer {
        try server { connection in
            repeat {
                _ = connection.requestBody()
                connection.send(
                    redirects[connection.path].map { Self.redirect(to: $0, by: status) } ?? Self.answer("ok"))
            } while connection.nextRequest()
        }
    }

    /// An answer with an announced length.
    static func answer(_ body: String, _ status: String = "200 OK", fields: String = "") -> String {
        "HTTP/1.1 \(status)\r\n\(fields)Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
    }

    static func redirect(to location: String, by status: Int = 302) -> String {
        answer("gone", "\(status) Go", fields: "Location: \(location)\r\nX-Why: moved\r\n")
    }

    // MARK: Loads

    /// Loads a path of a server, with a request as `change` makes it.
    func load(
        _ server: ScriptedServer, _ path: String = "/", _ change: (inout DataRequest) -> Void = { _ in }
    ) async throws -> DataLoad {
        var request = DataRequest(
            HTTPRequest(method: .get, scheme: "http", authority: server.authority, path: path))
        change(&request)
        return try await load(request)
    }

    func load(_ request: DataRequest) async throws -> DataLoad {
        guard let loader = heldLoader.withLock({ $0 }) else { throw violation("the loader is gone") }
        return try await loader.load(request)
    }

    /// The whole body of a load.
    func data(
        _ server: ScriptedServer, _ path: String = "/", _ change: (inout DataRequest) -> Void = { _ in }
    ) async throws -> Data {
        try await whole(try await load(server, path, change))
    }

    /// The whole body, in chunks of at least one byte.
    func whole(_ load: DataLoad) async throws -> Data {
        var data = Data()
        for try await chunk in load.body {
            try expect(!chunk.isEmpty, "a chunk is empty")
            data.append(chunk)
        }
        return data
    }

    // MARK: Expectations

    func violation(_ text: String) -> DataLoaderContract.Violation {
        DataLoaderContract.Violation(clause: clause, description: "\(clause.rawValue): \(text)")
    }

    func expect(_ condition: Bool, _ text: @autoclosure () -> String) throws {
        if !condition { throw violation(text()) }
    }

    func expectEqual<Value: Equatable>(_ value: Value, _ expected: Value, _ what: String) throws {
        guard value != expected else { return }
        let (value, expected) = ("\(value)".prefix(400), "\(expected)".prefix(400))
        throw violation("\(what): \(value), not \(expected)")
    }

    func expectError(_ expected: ImageError, _ what: String, _ body: () async throws -> Void) async throws {
        let error = try await error(body)
        guard error != expected else { return }
        throw violation("\(what): \(error.map { "\($0)" } ?? "no error"), not \(expected)")
    }

    /// Expects that a redirect is refused.
    ///
    /// - Returns: Where it led, and why it was refused.
    func expectRefusal(
        _ what: String, _ body: () async throws -> Void
    ) async throws -> (location: String, why: String) {
        let error = try await error(body)
        guard case .response(.redirectRefused(let location, let why)) = error else {
            throw violation("\(what): \(error.map { "\($0)" } ?? "no error"), not a refused redirect")
        }
        return (location, why)
    }

    /// Returns the loader's error, if it is one; a violation found on the way is thrown.
    func error(_ body: () async throws -> Void) async throws -> ImageError? {
        do {
            try await body()
            return nil
        } catch let error as ImageError { return error }
    }

    func eventually(_ what: String, _ condition: () async throws -> Bool) async throws {
        try await TestSupport.eventually(what, within: patience, condition)
    }

    /// Waits until the client has closed a connection.
    func expectClosed(_ server: ScriptedServer) async throws {
        try await eventually("the loader has closed its connection") { server.closedByClientCount > 0 }
    }

    /// Waits until the client has closed all its connections, if it came to have any.
    func expectNoneOpen(_ server: ScriptedServer) async throws {
        try await eventually("no connection is open") { server.closedByClientCount == server.openedCount }
    }
}

extension ScriptedServer {
    /// Host and port.
    var authority: String { "127.0.0.1:\(port)" }

    /// The lines of the last request's head.
    var lastHead: [String] {
        guard let head = requests.last?.components(separatedBy: "\r\n\r\n").first else { return [] }
        return head.components(separatedBy: "\r\n")
    }
}

extension ScriptedConnection {
    /// Reads the body of the request, if it announces one.
    func requestBody() -> Data {
        guard let end = request.range(of: "\r\n\r\n"),
            let line = request[..<end.lowerBound].components(separatedBy: "\r\n")
                .first(where: { $0.lowercased().hasPrefix("content-length:") }),
            let count = Int(line.dropFirst("content-length:".count).trimmingCharacters(in: .whitespaces)),
            let start = Data(requestBytes).range(of: Data("\r\n\r\n".utf8))
        else { return Data() }
        var body = Data(requestBytes).dropFirst(start.upperBound)
        while body.count < count, let more = receiveBytes() { body.append(contentsOf: more) }
        return Data(body)
    }
}
