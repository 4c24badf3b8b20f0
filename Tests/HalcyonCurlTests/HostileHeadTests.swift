import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct HostileHeadTests {
    /// What a load of an answer ends with.
    private func error(
        of answer: String, _ change: (inout DataRequest) -> Void = { _ in }
    ) async throws -> ImageError? {
        let server = try ScriptedServer { $0.send(answer) }
        let loader = CurlDataLoader { $0.totalTimeout = 20 }
        return await failure { _ = try await loader.load(server.url(), change).gathered() }
    }

    @Test(
        "Given a connection that closes inside the head, when loaded, then it is broken off",
        .timeLimit(.minutes(5)), arguments: HostileHeads.cut)
    func cut(_ head: String) async throws {
        #expect(try await error(of: head)?.isBrokenOrMalformed == true)
        // The answer to a challenge may come back cut as well as the question.
        #expect(
            try await error(of: head) { $0.credential = .password(user: "a", password: "b") }?.isBrokenOrMalformed
                == true)
    }

    @Test(
        "Given a head that says what none may, when loaded, then the answer is malformed",
        .timeLimit(.minutes(5)), arguments: HostileHeads.wrong)
    func wrong(_ head: String) async throws {
        #expect(try await error(of: head)?.isMalformed == true)
    }

    @Test(
        "Given more cut heads than processors, when loaded, then an unrelated task still runs",
        .timeLimit(.minutes(5)))
    func unrelatedTask() async throws {
        let server = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Le") }
        let loader = CurlDataLoader.plain
        await withTaskGroup(of: ImageError?.self) { group in
            for _ in 0..<16 { group.addTask { await failure { _ = try await loader.load(server.url()) } } }
            await Task { await Task.yield() }.value
            for await error in group { #expect(error == .response(.connectionReset)) }
        }
    }

    @Test("Given the answer to a digest that is cut in its head, when loaded, then it is broken off")
    func cutAfterChallenge() async throws {
        let server = try ScriptedServer { connection in
            connection.send(
                "HTTP/1.1 401 Unauthorized\r\nWWW-Authenticate: Digest realm=\"a\", nonce=\"b\"\r\n"
                    + "Content-Length: 0\r\n\r\n")
            guard connection.nextRequest() else { return }
            connection.send("HTTP/1.1 200 OK\r\nConte")
        }
        let error = await failure {
            _ = try await CurlDataLoader.plain.load(server.url()) {
                $0.credential = .password(user: "a", password: "b")
            }
        }
        #expect(error == .response(.connectionReset))
    }

    @Test(
        "Given heads that start with a fold, when loaded in turn, then no memory is corrupted",
        .timeLimit(.minutes(5)))
    func foldedAtTheBeginning() async throws {
        let server = try ScriptedServer { connection in
            let fold = connection.path == "/plain" ? "" : " \(String(repeating: "a", count: 5000))\r\n"
            connection.send("HTTP/1.1 200 OK\r\n\(fold)Server: a\r\nContent-Length: 2\r\nX: y\r\n\r\nok")
        }
        // libcurl 7.83 to 8.1 crashed, or damaged the memory of somebody else.
        let loader = CurlDataLoader.plain
        for round in 0..<200 {
            if round % 2 == 0 {
                #expect(try await loader.data(server.url("/plain")) == Data("ok".utf8))
            } else {
                let error = await failure { _ = try await loader.data(server.url("/folded")) }
                #expect(error == nil || error?.isMalformed == true)
            }
        }
    }

    @Test(
        "Given responses that may be accepted, when loaded, then each ends in an error or a head",
        .timeLimit(.minutes(5)), arguments: HostileHeads.doubtful)
    func doubtful(_ answer: String) async throws {
        let server = try HostileServer()
        for credential in [nil, Credential.password(user: "a", password: "b")] {
            let loader = CurlDataLoader { $0.totalTimeout = 20 }
            let problem = await server.violation(
                of: HostileAnswer(bytes: Array(answer.utf8)), by: loader, within: 50, credential: credential)
            #expect(problem == nil)
        }
    }

    @Test("Given endless trailers, when read, then they are malformed and the connection is closed")
    func endlessTrailers() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n0\r\n")
            connection.sendEndlessly(Data(String(repeating: "X-Field: some value or other\r\n", count: 100).utf8))
        }
        let error = await failure { _ = try await CurlDataLoader.plain.data(server.url()) }
        #expect(error?.isMalformed == true)
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a field folded into many lines, when loaded, then its value is one")
    func folded() async throws {
        let lines = String(repeating: "\r\n a", count: 900)
        let server = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nX-A: a\(lines)\r\nContent-Length: 2\r\n\r\nok") }
        let load = try await CurlDataLoader.plain.load(server.url())
        let name = try #require(HTTPField.Name("X-A"))
        #expect(load.response.headerFields[name] == Array(repeating: "a", count: 901).joined(separator: " "))
    }
}

extension ImageError {
    /// Whether the answer does not follow HTTP.
    var isMalformed: Bool { if case .response(.malformed) = self { true } else { false } }

    /// Whether the connection was broken off, or the answer does not follow HTTP.
    var isBrokenOrMalformed: Bool { isMalformed || self == .response(.connectionReset) }
}
