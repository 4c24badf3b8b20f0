import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

@Suite struct RedirectTests {
    private static let secrets: HTTPFields = {
        var fields: HTTPFields = [
            .authorization: "Bearer secret", .cookie: "session=secret", .accept: "image/webp", .range: "bytes=0-",
            .referer: "http://secret.example/", .proxyAuthorization: "secret",
        ]
        if let name = HTTPField.Name("X-Api-Key") { fields[name] = "secret" }
        return fields
    }()

    /// A server that answers every request with a redirect, or with `ok` for a path that ends in `/end`.
    private func redirecting(_ status: Int = 302, to location: String) throws -> ScriptedServer {
        try ScriptedServer { connection in
            repeat {
                connection.send(
                    connection.path.hasSuffix("/end")
                        ? "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
                        : "HTTP/1.1 \(status) Go\r\nLocation: \(location)\r\nContent-Length: 4\r\n\r\ngone")
            } while connection.nextRequest()
        }
    }

    @Test(
        "Given each kind of redirect, when loaded, then the answer and its URL are the last",
        arguments: [301, 302, 303, 307, 308])
    func kinds(_ status: Int) async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(1000), to: "/a")
        let load = try await CurlDataLoader.plain.load(nginx.url("/redirect/\(status)?to=/a"))
        #expect(load.response.status.code == 200)
        #expect(load.url == nginx.url("/a"))
        #expect(try await load.gathered() == testBytes(1000))
        #expect(Set(try nginx.log().map(\.connection)).count == 1)
    }

    @Test(
        "Given a relative reference, when followed, then it is resolved by RFC 3986",
        arguments: [
            ("/a/b/c?q", "end", "/a/b/end"), ("/a/b/c", "../end", "/a/end"), ("/a/b/c", "/end", "/end"),
            ("/a/b/c", "./x/../end", "/a/b/end"), ("/a/end2?x=1", "?y/end", "/a/end2?y/end"),
            ("/a/b/", "end", "/a/b/end"),
            ("/a", "b c/end", "/b%20c/end"),
        ]
    )
    func relative(_ path: String, _ location: String, _ expected: String) async throws {
        let server = try redirecting(to: location)
        let load = try await CurlDataLoader.plain.load(server.url(path))
        #expect(load.url == server.url(expected))
        #expect(server.requests.last?.hasPrefix("GET \(expected) HTTP/1.1") == true)
    }

    @Test("Given a reference with another host and no scheme, when followed, then the scheme stays")
    func schemeRelative() async throws {
        let other = try redirecting(to: "unused")
        let server = try redirecting(to: "//127.0.0.1:\(other.port)/end")
        #expect(try await CurlDataLoader.plain.load(server.url()).url == other.url("/end"))
    }

    @Test("Given a redirect to another origin, when followed, then no secret goes along")
    func crossOrigin() async throws {
        let other = try redirecting(to: "unused")
        let server = try redirecting(to: other.url("/end"))
        let load = try await CurlDataLoader.plain.load(server.url(), Self.secrets)
        #expect(try await load.gathered() == Data("ok".utf8))
        #expect(server.requests.first?.contains("X-Api-Key: secret") == true)
        let request = try #require(other.requests.first)
        #expect(!request.contains("secret"))
        #expect(request.contains("Accept: image/webp"))
        #expect(request.contains("Range: bytes=0-"))
    }

    private func withUser(_ server: ScriptedServer) -> HTTPRequest {
        HTTPRequest(method: .get, scheme: "http", authority: "me:secret@127.0.0.1:\(server.port)", path: "/")
    }

    @Test("Given a user in the URL, when sent to another origin, then it does not go along; to the same, it does")
    func user() async throws {
        let other = try redirecting(to: "unused")
        for location in [other.url("/end"), "//127.0.0.1:\(other.port)/end"] {
            let server = try redirecting(to: location)
            _ = try await CurlDataLoader.plain.load(withUser(server))
            #expect(server.requests.first?.contains("Authorization: Basic") == true)
        }
        #expect(other.requests.count == 2)
        #expect(!other.requests.contains { $0.contains("Authorization") })
        let server = try redirecting(to: "/end")
        _ = try await CurlDataLoader.plain.load(withUser(server))
        #expect(server.requests.last?.contains("Authorization: Basic") == true)
    }

    @Test("Given a way over another origin and back, when followed, then the secrets do not come back")
    func thereAndBack() async throws {
        let home = Later<Int>()
        let away = try ScriptedServer { connection in
            connection.send(
                "HTTP/1.1 302 Go\r\nLocation: http://127.0.0.1:\(home.value ?? 0)/end\r\nContent-Length: 0\r\n\r\n")
        }
        let server = try redirecting(to: away.url("/away"))
        home.set(server.port)
        _ = try await CurlDataLoader.plain.load(server.url(), Self.secrets)
        #expect(server.requests.count == 2)
        #expect(server.requests.last?.contains("secret") == false)
    }

    @Test("Given redirects, when they are followed, then each is told as its head is in, also one that leads nowhere")
    func told() async throws {
        let server = try ScriptedServer { connection in
            let location = ["/start": "/next", "/next": "mailto:nobody"][connection.path] ?? ""
            connection.send(
                "HTTP/1.1 302 Go\r\nLocation: \(location)\r\nCache-Control: max-age=1\r\nContent-Length: 0\r\n\r\n")
        }
        let told = Told()
        let error = await failure {
            _ = try await CurlDataLoader.plain.load(server.url("/start")) {
                $0.onRedirect = { redirect in told.redirects.withLock { $0.append(redirect) } }
            }
        }
        guard case .response(.redirectRefused) = error else {
            Issue.record("not refused: \(String(describing: error))")
            return
        }
        let entries = told.redirects.withLock { $0 }
        #expect(entries.map(\.request.path) == ["/start", "/next"])
        #expect(entries.map(\.next.path) == ["/next", "/next"])
        #expect(entries.map(\.count) == [0, 1])
        #expect(entries.allSatisfy { $0.response.headerFields[.cacheControl] == "max-age=1" })
    }

    @Test("Given a redirect to the same origin, when followed, then all fields go along")
    func sameOrigin() async throws {
        let server = try redirecting(to: "/end")
        _ = try await CurlDataLoader.plain.load(server.url(), Self.secrets)
        #expect(server.requests.last?.contains("Authorization: Bearer secret") == true)
        #expect(server.requests.last?.contains("X-Api-Key: secret") == true)
    }

    @Test(
        "Given a redirect of a method, when followed, then method and body are those of RFC 9110",
        arguments: [
            (301, HTTPRequest.Method.post, "GET"), (302, .post, "GET"), (303, .post, "GET"), (307, .post, "POST"),
            (308, .post, "POST"), (301, .put, "PUT"), (303, .put, "GET"), (303, .head, "HEAD"), (302, .head, "HEAD"),
            (303, .delete, "GET"), (302, .delete, "DELETE"),
        ]
    )
    func methods(_ status: Int, _ method: HTTPRequest.Method, _ expected: String) async throws {
        let server = try redirecting(status, to: "/end")
        let sends = method == .post || method == .put
        _ = try await CurlDataLoader.plain.load(
            try request(server.url(), method, sends ? [.contentType: "text/x-test"] : [:]),
            body: sends ? Data("sent".utf8) : nil)
        let last = try #require(server.requests.last)
        #expect(last.hasPrefix("\(expected) /end "))
        let keepsBody = sends && expected != "GET"
        #expect(last.contains("text/x-test") == keepsBody)
        #expect(last.contains("Content-Length: 4") == keepsBody)
    }

    @Test("Given a loop, when followed, then it ends at the limit")
    func loop() async throws {
        let nginx = try NginxServer()
        let loader = CurlDataLoader { $0.maximumRedirects = 4 }
        let error = await failure { _ = try await loader.load(nginx.url("/redirect/loop")) }
        #expect(error == .response(.tooManyRedirects(limit: 4)))
        #expect(try nginx.requestCount(path: "/redirect/loop") == 5)
    }

    @Test(
        "Given a redirect to what is not on the web, when loaded, then it is refused",
        arguments: [
            "file:///etc/passwd", "ftp://127.0.0.1/x", "gopher://127.0.0.1/x", "javascript:alert(1)", "data:,x",
            "http://",
        ]
    )
    func schemes(_ location: String) async throws {
        let server = try redirecting(to: location)
        let error = await failure { _ = try await CurlDataLoader.plain.load(server.url()) }
        guard case .response(.redirectRefused(location, _)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test("Given a redirect that announces a body and sends none, when followed, then it is not waited for")
    func missingBody() async throws {
        let server = try ScriptedServer { connection in
            if connection.path == "/end" {
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
            } else {
                connection.send("HTTP/1.1 302 Found\r\nLocation: /end\r\nContent-Length: 1000\r\n\r\n")
                connection.waitForClose()
            }
        }
        let start = ContinuousClock.now
        #expect(try await CurlDataLoader.plain.data(server.url("/a")) == Data("ok".utf8))
        #expect(start.duration(to: .now) < .seconds(25))
    }

    @Test("Given a redirect with a large body, when followed, then the body is not waited for")
    func largeBody() async throws {
        let other = try redirecting(to: "unused")
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 302 Go\r\nLocation: \(other.url("/end"))\r\n\r\n")
            connection.sendEndlessly(testBytes(65536))
        }
        #expect(try await CurlDataLoader.plain.data(server.url()) == Data("ok".utf8))
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a redirecting status without a location, when loaded, then it is the answer")
    func noLocation() async throws {
        let server = try ScriptedServer { $0.send("HTTP/1.1 302 Go\r\nContent-Length: 4\r\n\r\nbody") }
        let load = try await CurlDataLoader.plain.load(server.url())
        #expect(load.response.status.code == 302)
        #expect(try await load.gathered() == Data("body".utf8))
    }
}

private final class Told: Sendable {
    let redirects = Mutex<[Redirect]>([])
}
