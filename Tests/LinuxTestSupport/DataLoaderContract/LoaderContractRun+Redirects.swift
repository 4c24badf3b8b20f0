import Foundation
import HTTPTypes
import HalcyonCore
import Synchronization
import TestSupport

/// Where a loader goes.
extension LoaderContractRun {
    /// What a loader reports, in order.
    private final class Reports: Sendable {
        private let list = Mutex<[Redirect]>([])
        var redirects: [Redirect] { list.withLock { $0 } }
        func add(_ redirect: Redirect) { list.withLock { $0.append(redirect) } }
    }

    func redirects() async throws {
        for status in [301, 302, 303, 307, 308] {
            let server = try server(redirecting: ["/a/b?c": "../d", "/d": "/e/f?g"], by: status)
            let reports = Reports()
            let load = try await load(server, "/a/b?c") { $0.onRedirect = { reports.add($0) } }
            let reported = reports.redirects
            try expectEqual(load.response.status.code, 200, "the status after \(status)")
            try expectEqual(load.url, server.url("/e/f?g"), "the URL after \(status)")
            try expectEqual(try await whole(load), Data("ok".utf8), "the body after \(status)")
            try expectEqual(reported.map(\.request.path), ["/a/b?c", "/d"], "the reported requests")
            try expectEqual(reported.map(\.next.path), ["/d", "/e/f?g"], "the reported next requests")
            try expectEqual(reported.map(\.count), [0, 1], "the reported counts")
            try expectEqual(reported.map(\.response.status.code), [status, status], "the reported statuses")
            try expectEqual(reported.last?.response.headerFields[.location], "/e/f?g", "the reported location")
            // All on one connection, which the short body of a redirect does not end.
            try expectEqual(server.openedCount, 1, "the connections")
        }
        for (path, location, expected) in [
            ("/a/b/c?q", "end", "/a/b/end"), ("/a/b/c", "./x/../end", "/a/b/end"), ("/a/b?x=1", "?y", "/a/b?y"),
            ("/a/b/", "end", "/a/b/end"), ("/a", "b%20c", "/b%20c"),
        ] {
            let server = try server(redirecting: [path: location])
            try expectEqual(try await load(server, path).url, server.url(expected), "\(location) from \(path)")
        }
        let other = try server()
        let server = try server(redirecting: ["/": "//\(other.authority)/end"])
        try expectEqual(try await load(server).url, other.url("/end"), "the URL of a reference without a scheme")
    }

    func redirectedMethod() async throws {
        let expected: [(Int, HTTPRequest.Method, String)] = [
            (301, .post, "GET"), (302, .post, "GET"), (303, .post, "GET"), (307, .post, "POST"), (308, .post, "POST"),
            (301, .put, "PUT"), (303, .put, "GET"), (303, .head, "HEAD"), (302, .head, "HEAD"), (303, .delete, "GET"),
            (302, .delete, "DELETE"),
        ]
        for (status, method, next) in expected {
            let server = try server { connection in
                repeat {
                    let body = connection.requestBody()
                    guard connection.path == "/end" else {
                        connection.send(Self.redirect(to: "/end", by: status))
                        continue
                    }
                    connection.send("HTTP/1.1 200 OK\r\nX-Body: \(String(decoding: body, as: UTF8.self)).\r\n")
                    connection.send("Content-Length: 0\r\n\r\n")
                } while connection.nextRequest()
            }
            let sends = method == .post || method == .put
            let load = try await load(server) {
                $0.http.method = method
                guard sends else { return }
                $0.http.headerFields[.contentType] = "text/x-test"
                $0.body = Data("sent".utf8)
            }
            let keepsBody = sends && next != "GET"
            let what = "\(method) after \(status)"
            try expectEqual(server.lastHead.first, "\(next) /end HTTP/1.1", what)
            try expectEqual(server.lastHead.contains { $0.hasSuffix("text/x-test") }, keepsBody, "the type of \(what)")
            let body = HTTPField.Name("X-Body").flatMap { load.response.headerFields[$0] }
            try expectEqual(body, keepsBody ? "sent." : ".", "the body of \(what)")
        }
    }

    func redirectedSecrets() async throws {
        var fields: HTTPFields = [
            .authorization: "Basic secret", .cookie: "session=secret", .accept: "image/webp", .range: "bytes=0-",
            .referer: "http://secret.example/", .proxyAuthorization: "secret",
        ]
        if let name = HTTPField.Name("X-Api-Key") { fields[name] = "secret" }
        let secrets = fields
        let other = try server()
        let server = try server(redirecting: ["/away": other.url("/end"), "/here": "/end"])
        _ = try await data(server, "/away") { $0.http.headerFields = secrets }
        try expect(server.lastHead.contains("X-Api-Key: secret"), "the first origin did not get the field")
        let sent = other.requests.first ?? ""
        try expect(!sent.contains("secret"), "another origin got \(sent)")
        for line in ["Accept: image/webp", "Range: bytes=0-"] {
            try expect(sent.contains("\(line)\r\n"), "another origin did not get \(line)")
        }
        _ = try await data(server, "/here") { $0.http.headerFields = secrets }
        for line in ["Authorization: Basic secret", "Cookie: session=secret", "X-Api-Key: secret"] {
            try expect(server.lastHead.contains(line), "the same origin did not get \(line)")
        }
        // Over another origin and back.
        let home = Later<Int>()
        let away = try self.server { $0.send(Self.redirect(to: "http://127.0.0.1:\(home.value ?? 0)/end")) }
        let start = try self.server(redirecting: ["/start": away.url("/away")])
        home.set(start.port)
        _ = try await data(start, "/start") { $0.http.headerFields = secrets }
        try expectEqual(start.requests.count, 2, "the requests of the way back")
        try expect(start.requests.last?.contains("secret") == false, "a secret came back")
    }

    func redirectHandler() async throws {
        let other = try server()
        let server = try server(redirecting: ["/a?x=y": other.url("/b?d=e"), "/away": other.url("/end")], by: 307)
        let seen = Reports()
        let load = try await load(server, "/a?x=y") {
            $0.http.method = .put
            $0.http.headerFields = [.authorization: "old", .accept: "image/webp", .cookie: "secret"]
            $0.body = Data("sent".utf8)
            $0.credential = .bearer("hidden")
            $0.redirects = RedirectHandler { redirect in
                seen.add(redirect)
                var next = redirect.next
                next.path = "/changed"
                next.headerFields = [.accept: "image/png"]
                return next
            }
        }
        let request = HTTPRequest(
            method: .put, scheme: "http", authority: server.authority, path: "/a?x=y",
            headerFields: [.accept: "image/webp", .cookie: "secret"])
        let next = HTTPRequest(
            method: .put, scheme: "http", authority: other.authority, path: "/b?d=e",
            headerFields: [.accept: "image/webp"])
        try expectEqual(seen.redirects.map(\.request), [request], "the request that the handler sees")
        try expectEqual(seen.redirects.map(\.next), [next], "the next request that the handler sees")
        try expectEqual(seen.redirects.map(\.response.status.code), [307], "the status that the handler sees")
        try expectEqual(load.url, other.url("/changed"), "the URL that the handler chose")
        try expectEqual(try await whole(load), Data("ok".utf8), "the body of the URL that the handler chose")
        try expectEqual(other.lastHead.first, "PUT /changed HTTP/1.1", "the request line that the handler chose")
        try expect(other.lastHead.contains("Accept: image/png"), "the handler's field is not among \(other.lastHead)")
        try expect(!other.lastHead.contains { $0.hasPrefix("Authorization") }, "another origin got a credential")
        let refusal = try await expectRefusal("a handler that refuses") {
            _ = try await self.load(server, "/away") { $0.redirects = RedirectHandler.refuseAll }
        }
        try expectEqual(refusal.location, other.url("/end"), "the refused location")
        try expectEqual(refusal.why, "the request's redirect handler refused it", "the reason")
        try expectEqual(other.requests.count, 1, "the requests to the refused server")
        let unusable: [(String?, String?, String)] = [
            ("file", "host", "/etc/passwd"), ("http", "", "/x"), (nil, nil, "/"),
        ]
        for (scheme, authority, path) in unusable {
            let count = server.requests.count
            _ = try await expectRefusal("a handler that leads nowhere") {
                _ = try await self.load(server, "/away") {
                    $0.redirects = RedirectHandler { _ in
                        HTTPRequest(method: .get, scheme: scheme, authority: authority, path: path)
                    }
                }
            }
            try expectEqual(server.requests.count, count + 1, "the requests")
        }
    }

    func redirectOutOfTheWeb() async throws {
        for location in [
            "file:///etc/passwd", "ftp://127.0.0.1/x", "gopher://127.0.0.1/x", "javascript:alert(1)", "data:,x",
            "http://",
        ] {
            let server = try server(redirecting: ["/": "/next", "/next": location])
            let (reports, asked) = (Reports(), Reports())
            let refusal = try await expectRefusal(location) {
                _ = try await load(server) {
                    $0.onRedirect = { reports.add($0) }
                    $0.redirects = RedirectHandler { redirect in
                        asked.add(redirect)
                        return redirect.next
                    }
                }
            }
            try expectEqual(refusal.location, location, "the refused location")
            let reported = reports.redirects
            try expectEqual(reported.map(\.request.path), ["/", "/next"], "the reported requests")
            try expectEqual(reported.map(\.next.path), ["/next", "/next"], "the reported next requests")
            try expectEqual(reported.map(\.count), [0, 1], "the reported counts")
            for fields in reported.map(\.response.headerFields) {
                try expectEqual(HTTPField.Name("X-Why").flatMap { fields[$0] }, "moved", "a field of a redirect")
            }
            try expectEqual(asked.redirects.map(\.request.path), ["/"], "what the handler was asked")
        }
    }

    func redirectLoop() async throws {
        let server = try server(redirecting: ["/loop": "/loop"])
        let error = try await error { _ = try await load(server, "/loop") }
        guard case .response(.tooManyRedirects(let limit)) = error else {
            throw violation(error.map { "\($0)" } ?? "no error")
        }
        try expectEqual(server.requests.count, limit + 1, "the requests")
    }

    func redirectWithoutLocation() async throws {
        let server = try server { $0.send(Self.answer("body", "302 Go")) }
        let load = try await load(server)
        try expectEqual(load.response.status.code, 302, "the status")
        try expectEqual(try await whole(load), Data("body".utf8), "the body")
    }
}
