import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct RedirectTests {
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

    private func withUser(_ server: ScriptedServer) -> HTTPRequest {
        HTTPRequest(method: .get, scheme: "http", authority: "me:secret@127.0.0.1:\(server.port)", path: "/")
    }

    @Test("Given a user in the URL, when redirected, then it is sent to the same origin only")
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

    @Test("Given a loop, when followed, then it ends at the limit")
    func loop() async throws {
        let nginx = try NginxServer()
        let loader = CurlDataLoader { $0.maximumRedirects = 4 }
        let error = await failure { _ = try await loader.load(nginx.url("/redirect/loop")) }
        #expect(error == .response(.tooManyRedirects(limit: 4)))
        #expect(try nginx.requestCount(path: "/redirect/loop") == 5)
    }

    @Test("Given a redirect whose announced body never comes, when followed, then it is not awaited")
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
}
