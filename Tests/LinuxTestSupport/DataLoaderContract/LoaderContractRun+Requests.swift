import Foundation
import HTTPTypes
import HalcyonCore
import TestSupport

/// What a loader sends, and to whom.
extension LoaderContractRun {
    func request() async throws {
        let server = try server()
        for method in [HTTPRequest.Method.get, .put, .delete, .patch, .options] {
            _ = try await data(server, "/a%20b?q=1&r") {
                $0.http.method = method
                $0.http.headerFields = [.accept: "image/webp", .range: "bytes=4-", .ifRange: "\"v1\""]
                if let name = HTTPField.Name("X-Own") { $0.http.headerFields[name] = "a\r\nX-Injected: yes" }
            }
            let lines = server.lastHead
            try expectEqual(lines.first, "\(method) /a%20b?q=1&r HTTP/1.1", "the request line")
            for line in ["Host: \(server.authority)", "Accept: image/webp", "Range: bytes=4-", "If-Range: \"v1\""] {
                try expectEqual(
                    lines.count { $0.caseInsensitiveCompare(line) == .orderedSame }, 1, "\(line) among \(lines)")
            }
            try expect(!lines.contains { $0.hasPrefix("X-Injected") }, "a value became a field: \(lines)")
        }
    }

    func requestBody() async throws {
        let server = try server { connection in
            let body = connection.requestBody()
            connection.send(Data("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body)
        }
        for method in [HTTPRequest.Method.post, .put] {
            for count in [0, 5, 300_000] {
                let echo = try await data(server) {
                    $0.http.method = method
                    $0.body = testBytes(count)
                }
                try expect(echo == testBytes(count), "\(echo.count) bytes arrived of \(count) by \(method)")
                try expectEqual(server.lastHead.first, "\(method) / HTTP/1.1", "the request line")
            }
        }
    }

    func oneTransfer() async throws {
        let server = try server { connection in
            let fields = "Set-Cookie: a=b\r\nCache-Control: max-age=60\r\nETag: \"v1\"\r\n"
            connection.send(Self.answer("ok", connection.path == "/busy" ? "503 No" : "200 OK", fields: fields))
        }
        for count in 1...3 {
            try expectEqual(try await data(server, "/a"), Data("ok".utf8), "the body")
            try expectEqual(server.requests.count, count, "the number of requests")
        }
        try expectEqual(try await load(server, "/busy").response.status.code, 503, "the status")
        try expectEqual(server.requests.count, 4, "the number of requests, with a busy server")
        for name in ["Cookie", "If-None-Match", "Cache-Control"] {
            try expect(!server.requests.contains { $0.contains("\r\n\(name):") }, "\(name) was sent, unasked")
        }
    }

    func concurrentLoads() async throws {
        let server = try server { connection in
            repeat {
                let number = Int(connection.path.dropFirst()) ?? 0
                let body = testBytes(1_000 + number * 701, seed: UInt64(number))
                connection.send(Data("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n".utf8) + body)
            } while connection.nextRequest()
        }
        let run = self
        let wrong = try await withThrowingTaskGroup(of: Int?.self) { group in
            for number in 0..<60 {
                group.addTask {
                    let body = try await run.data(server, "/\(number)")
                    return body == testBytes(1_000 + number * 701, seed: UInt64(number)) ? nil : number
                }
            }
            return try await group.reduce(into: [Int]()) { if let number = $1 { $0.append(number) } }
        }
        try expectEqual(wrong, [], "the loads with other bytes")
    }

    func unusableURL() async throws {
        let expected: [(String?, String?, String, ImageError.RequestReason)] = [
            (nil, "host", "/x", .invalidURL("//host/x")), (nil, nil, "/x", .invalidURL("/x")),
            ("http", nil, "/x", .missingHost("http:/x")), ("http", "", "/x", .missingHost("http:///x")),
            ("http", ":80", "/x", .missingHost("http://:80/x")), ("http", "user@", "/x", .missingHost("http:///x")),
            ("ftp", "host", "/x", .unsupportedScheme("ftp")),
            ("file", nil, "/etc/passwd", .unsupportedScheme("file")),
            ("http", "host:port", "/x", .invalidURL("http://host:port/x")),
            ("http", "host:99999", "/x", .invalidURL("http://host:99999/x")),
            ("http", "[::1", "/x", .invalidURL("http://[::1/x")),
        ]
        for (scheme, authority, path, reason) in expected {
            let http = HTTPRequest(method: .get, scheme: scheme, authority: authority, path: path)
            try await expectError(.request(reason), http.path ?? "") { _ = try await load(DataRequest(http)) }
        }
    }

    func allowedSchemes() async throws {
        let other = try server()
        let target = "https://\(other.authority)/b"
        let server = try server(redirecting: ["/away": target, "/here": "/b"])
        try await expectError(.request(.schemeNotAllowed("http")), "http, where https is allowed") {
            _ = try await load(server) { $0.allowedSchemes = ["https"] }
        }
        try expectEqual(server.openedCount, 0, "the connections")
        for path in ["/away", "/here"] {
            let refusal = try await expectRefusal("a redirect from \(path) to https, where http is allowed") {
                _ = try await load(server, path) {
                    $0.allowedSchemes = ["http"]
                    guard path == "/here" else { return }
                    $0.redirects = RedirectHandler { redirect in
                        var next = redirect.next
                        next.scheme = "https"
                        next.authority = other.authority
                        return next
                    }
                }
            }
            try expectEqual(refusal.location, target, "the refused location")
            try expectEqual(refusal.why, "the scheme 'https' is not allowed here", "the reason")
        }
        try expectEqual(other.openedCount, 0, "the connections to https")
        try expectEqual(try await data(server) { $0.allowedSchemes = ["http"] }, Data("ok".utf8), "an allowed body")
    }

    // MARK: Credentials

    private static let right = Credential.password(user: "me", password: "secret")
    private static let basic = "Authorization: Basic bWU6c2VjcmV0"

    /// A server that asks for the user `me` with the password `secret`, by Basic authentication.
    private func asking() throws -> ScriptedServer {
        try server { connection in
            repeat {
                connection.send(
                    connection.request.contains(Self.basic)
                        ? Self.answer("welcome")
                        : Self.answer("who?", "401 Who", fields: "WWW-Authenticate: Basic realm=\"Pictures\"\r\n"))
            } while connection.nextRequest()
        }
    }

    func password() async throws {
        let server = try asking()
        let welcome = try await load(server) { $0.credential = Self.right }
        try expectEqual(welcome.response.status.code, 200, "the status with the right password")
        try expectEqual(welcome.response.headerFields[.wwwAuthenticate], nil, "the challenge in the answer")
        try expectEqual(try await whole(welcome), Data("welcome".utf8), "the body with the right password")
        try expectEqual(server.requests.count, 2, "the number of requests")
        try expect(server.requests.first?.contains("Authorization") == false, "the password was sent unasked")
        for credential in [nil, Credential.password(user: "me", password: "guessed")] {
            let refusal = try await load(server) { $0.credential = credential }
            try expectEqual(refusal.response.status.code, 401, "the status with a wrong password, or none")
            try expectEqual(
                refusal.response.headerFields[.wwwAuthenticate], "Basic realm=\"Pictures\"", "the challenge")
            try expectEqual(try await whole(refusal), Data("who?".utf8), "the body of the refusal")
        }
        let field = try await data(server) { $0.http.headerFields[.authorization] = "Basic bWU6c2VjcmV0" }
        try expectEqual(field, Data("welcome".utf8), "the body with the password as a field")
    }

    func passwordOfOtherOrigin() async throws {
        let other = try asking()
        let server = try server(redirecting: ["/go": other.url()])
        let refusal = try await load(server, "/go") { $0.credential = Self.right }
        try expectEqual(refusal.response.status.code, 401, "the status")
        try expect(!other.requests.contains { $0.contains("Authorization") }, "another origin got the password")
    }

    func credentialField() async throws {
        let other = try server()
        let server = try server(redirecting: ["/go": other.url("/end"), "/here": "/end"])
        for (credential, value) in [
            (Credential.bearer("abc"), "Bearer abc"), (.authorization("Own x=\"1\""), "Own x=\"1\""),
        ] {
            for path in ["/go", "/here"] {
                _ = try await data(server, path) {
                    $0.credential = credential
                    $0.http.headerFields[.authorization] = "Basic old"
                }
            }
            for request in server.requests.suffix(3) {
                let sent = request.components(separatedBy: "\r\n").filter { $0.hasPrefix("Authorization:") }
                try expectEqual(sent, ["Authorization: \(value)"], "what its origin gets")
            }
        }
        try expectEqual(other.requests.count, 2, "the requests to another origin")
        try expect(!other.requests.contains { $0.contains("Authorization") }, "another origin got a credential")
    }

    func credentialWithControls() async throws {
        let server = try asking()
        let credentials: [Credential] = [
            .bearer("abc\r\nX-Injected: yes"), .authorization("Own x\r\nX-Injected: yes"),
            .password(user: "u\r\nX-Injected: y", password: "p"), .password(user: "u", password: "p\nX-Injected: y"),
            .password(user: "u\u{0}", password: "p"), .password(user: "u\u{7f}", password: "p"),
        ]
        for credential in credentials {
            let error = try await error { _ = try await load(server) { $0.credential = credential } }
            guard case .request(.controlCharacter) = error else {
                throw violation("\(credential): \(error.map { "\($0)" } ?? "no error")")
            }
        }
        try expectEqual(server.requests, [], "the requests")
    }

    func passwordInURL() async throws {
        let server = try server(redirecting: [
            "/ftp": "ftp://anna:geheim@ftp.example/", "/http": "http://anna:geheim@127.0.0.1:1/",
        ])
        func asked(_ authority: String, _ path: String) -> DataRequest {
            DataRequest(HTTPRequest(method: .get, scheme: "http", authority: authority, path: path))
        }
        let authority = "anna:geheim@\(server.authority)"
        try expectEqual(try await load(asked(authority, "/ok")).url, server.url("/ok"), "the URL")
        for (authority, path) in [
            (authority, "/ftp"), (authority, "/http"), ("anna:geheim@", "/"), ("anna:geheim@a b", "/"),
        ] {
            let error = try await error { _ = try await load(asked(authority, path)) }
            guard let error else { throw violation("no error for \(path)") }
            try expect(!"\(error)\(error.description)".contains("geheim"), "the error has the password: \(error)")
        }
    }
}
