import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

/// Answers whose length or coding is not what may be believed.
@Suite struct HostileFramingTests {
    private func outcome(of head: String, body: String = "0123456789") async throws -> Result<Data, ImageError> {
        let server = try ScriptedServer { $0.send("HTTP/1.1 \(head)\r\n\r\n\(body)") }
        var data = Data()
        let error = await failure { data = try await CurlDataLoader { $0.totalTimeout = 20 }.data(server.url()) }
        return error.map { .failure($0) } ?? .success(data)
    }

    @Test(
        "Given a length that is no number, or several, when loaded, then the answer is malformed",
        .timeLimit(.minutes(5)),
        arguments: [
            "Content-Length: 5\r\nContent-Length: 10", "Content-Length: 10\r\nContent-Length: 5",
            "Content-Length: 10, 5",
            "Content-Length: +10", "Content-Length: 10abc",
            "Content-Length: 00000000000000000000099999999999999999999999",
            "Content-Length: ", "Content-Length: 0x0a", "Content-Length: 1 0", "Content-Length: 1\r\n 0",
            "Content-Length: 10,", "content-length: -1", "Content-Length: 1e1", "Content-Length: 10;a",
        ])
    func lengths(_ fields: String) async throws {
        guard case .failure(let error) = try await outcome(of: "200 OK\r\n\(fields)") else {
            Issue.record("\(fields) was believed")
            return
        }
        #expect(error.isMalformed, "\(error)")
    }

    @Test("Given the same length twice, when loaded, then it counts", .timeLimit(.minutes(5)))
    func repeatedLength() async throws {
        let outcome = try await outcome(of: "200 OK\r\nContent-Length: 10\r\nContent-Length: 10")
        #expect(outcome == .success(Data("0123456789".utf8)))
    }

    @Test(
        "Given a transfer coding that nobody asked for, when loaded, then the answer is malformed",
        .timeLimit(.minutes(5)),
        arguments: [
            "gzip, chunked", "chunked, chunked", "foo", "gzip", "chunked, gzip", "chunked;q=1", "",
            "chunked\r\nTransfer-Encoding: chunked", "chunked\r\nTransfer-Encoding: gzip",
        ])
    func codings(_ value: String) async throws {
        let head = "200 OK\r\nTransfer-Encoding: \(value)"
        guard case .failure(let error) = try await outcome(of: head, body: "2\r\nok\r\n0\r\n\r\n") else {
            Issue.record("\(value) was taken for content")
            return
        }
        #expect(error.isMalformed, "\(error)")
    }

    @Test(
        "Given an answer in chunks, or in none by an old name, when loaded, then its body comes",
        .timeLimit(.minutes(5)))
    func understood() async throws {
        let chunked = try await outcome(
            of: "200 OK\r\nTransfer-Encoding: Chunked", body: "2\r\nok\r\n0\r\n\r\n")
        #expect(chunked == .success(Data("ok".utf8)))
        #expect(try await outcome(of: "200 OK\r\nTransfer-Encoding: identity", body: "ok") == .success(Data("ok".utf8)))
    }

    @Test("Given a chunk of a size that is none, when loaded, then the answer is malformed", .timeLimit(.minutes(5)))
    func chunkSize() async throws {
        for size in ["0x4b", "zz", "-5"] {
            let head = "200 OK\r\nTransfer-Encoding: chunked"
            let outcome = try await outcome(of: head, body: "\(size)\r\n0123456789\r\n0\r\n\r\n")
            guard case .failure(let error) = outcome else {
                Issue.record("\(size) was believed")
                continue
            }
            #expect(error.isMalformed, "\(size): \(error)")
        }
    }

    // MARK: Heads that begin with a folded line

    /// What comes before such a head on the same handle: libcurl 7.83 to 8.1 kept a pointer to the last head's last
    /// field.
    private static let fold =
        "HTTP/1.1 200 OK\r\n X: \(String(repeating: "y", count: 3000))\r\nContent-Length: 2\r\n\r\nok"

    @Test("Given a first field that begins with a blank, when loaded, then the answer is malformed")
    func foldedFirst() async throws {
        for blank in [" ", "\t", "  "] {
            let outcome = try await outcome(of: "200 OK\r\n\(blank)X: y\r\nContent-Length: 10")
            guard case .failure(let error) = outcome else {
                Issue.record("a folded line without a line before it was taken")
                continue
            }
            #expect(error.isMalformed, "\(error)")
        }
    }

    @Test(
        "Given a redirect, hint or challenge before such a head, when loaded, then it is malformed",
        .timeLimit(.minutes(5)))
    func foldedAfter() async throws {
        let fold = Self.fold
        let server = try ScriptedServer { connection in
            repeat {
                switch connection.path {
                case "/redirect":
                    connection.send("HTTP/1.1 302 Go\r\nLocation: /fold\r\nContent-Length: 0\r\nX-Last: a\r\n\r\n")
                case "/hint": connection.send("HTTP/1.1 103 Early\r\nLink: </a>\r\n\r\n" + fold)
                case "/continue": connection.send("HTTP/1.1 100 Continue\r\n\r\n" + fold)
                case "/challenge" where !connection.request.contains("Authorization:"):
                    connection.send(
                        "HTTP/1.1 401 Who\r\nContent-Length: 0\r\nWWW-Authenticate: Digest realm=\"r\", nonce=\"n\"\r\n\r\n"
                    )
                case "/retry":
                    // The connection closes before the answer; libcurl sends the request again on the same handle.
                    connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
                    if connection.nextRequest() { return }
                default: connection.send(fold)
                }
            } while connection.nextRequest()
        }
        let loader = CurlDataLoader.plain
        for _ in 0..<40 {
            for path in ["/redirect", "/hint", "/continue", "/challenge", "/fold"] {
                let error = await failure {
                    _ = try await loader.load(server.url(path)) {
                        $0.credential = .password(user: "me", password: "secret")
                    }.gathered()
                }
                #expect(error?.isMalformed == true, "\(path): \(String(describing: error))")
            }
            _ = await failure { _ = try await loader.data(server.url("/retry")) }
        }
    }

    @Test("Given a successful CONNECT, when the next head starts with a fold, then the load fails")
    func foldedAfterConnect() async throws {
        let fold = Self.fold
        let proxy = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 Connected\r\nX-Last: a\r\n\r\n" + fold)
        }
        for _ in 0..<20 {
            let loader = CurlDataLoader { $0.proxy = .url("http://127.0.0.1:\(proxy.port)") }
            let error = await failure { _ = try await loader.data("https://localhost:1/") }
            #expect(error != nil)
        }
    }
}
