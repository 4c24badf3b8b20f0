import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

/// What a URL is on the wire (RFC 9112, section 3.2): the same with every version of libcurl.
@Suite(.timeLimit(.minutes(5)))
struct RequestTargetTests {
    /// What stands behind host and port, and the target that the server is to see.
    private static let targets = emptyQueries + dots + others

    private static let emptyQueries = [
        (nil, "/"), ("?", "/?"), ("?#s", "/?"), ("#", "/"), ("#?", "/"), ("/q", "/q"), ("/q?", "/q?"), ("/q?#", "/q?"),
        ("/q#?", "/q"), ("/a/../q?", "/q?"), ("/q??", "/q??"), ("/q???a?", "/q???a?"), ("/q?&", "/q?&"),
        ("/q?=", "/q?="), ("//q//?", "//q//?"), ("/a%20b?", "/a%20b?"), ("/%3f?", "/%3f?"),
    ]

    private static let dots = [
        ("/a/./b", "/a/b"), ("/a/../b", "/b"), ("/a/..", "/"), ("/a/.", "/a/"), ("/..", "/"), ("/.", "/"),
        ("/a/../../b", "/b"), ("/...", "/..."), ("/a/.b/..c", "/a/.b/..c"), ("//a//../b", "//a/b"), ("//..", "/"),
        ("/a/%2e/b", "/a/b"), ("/a/%2E/b", "/a/b"), ("/a/%2e%2E/b", "/b"), ("/a/.%2e/b", "/b"), ("/a/%2e.", "/"),
        ("/a/%2E", "/a/"), ("/a/%2e%2e?b", "/?b"), ("/%2e%2e%2e", "/%2e%2e%2e"), ("/a/%2eb", "/a/%2eb"),
        ("/a?b/../c", "/a?b/../c"), ("/a?%2e%2e/%2e", "/a?%2e%2e/%2e"), ("/a%2f../b", "/a%2f../b"),
    ]

    private static let others = [
        ("//", "//"), ("//a", "//a"), ("/a//", "/a//"), ("?a", "/?a"),
        ("/%C3%a9/%41%7e?%C3%a9%41", "/%C3%a9/%41%7e?%C3%a9%41"),
        ("/a?b+c%20d", "/a?b+c%20d"), ("/a+b", "/a+b"), ("/a;b=c,d", "/a;b=c,d"), ("/a%", "/a%"),
        ("/a%zz%4", "/a%zz%4"),
        ("/a?%", "/a?%"), ("/%00%0d%0a?%00%0d%0a", "/%00%0d%0a?%00%0d%0a"), ("/a:b@c", "/a:b@c"),
        ("/http://x/y", "/http://x/y"), ("/a?http://x/../y", "/a?http://x/../y"), ("/~a!$&'()*", "/~a!$&'()*"),
        ("/|\"<>^`{}[]", "/|\"<>^`{}[]"), ("/?|\"<>^`{}[]", "/?|\"<>^`{}[]"),
    ]

    private func answering() throws -> ScriptedServer {
        try ScriptedServer { connection in
            repeat { connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok") } while connection.nextRequest()
        }
    }

    private func target(_ request: String?) -> String? {
        request?.split(separator: " ").dropFirst().first.map(String.init)
    }

    private func asked(_ scheme: String, _ authority: String, _ rest: String?) -> HTTPRequest {
        HTTPRequest(method: .get, scheme: scheme, authority: authority, path: rest)
    }

    @Test("Given URLs with several spellings, when loaded, then the server sees the expected target")
    func direct() async throws {
        let server = try answering()
        let loader = CurlDataLoader.plain
        for (rest, expected) in Self.targets {
            let load = try await loader.load(asked("http", "127.0.0.1:\(server.port)", rest))
            _ = try await load.gathered()
            #expect(target(server.requests.last) == expected, "\(rest ?? "nothing")")
        }
        #expect(server.requests.count == Self.targets.count)
    }

    @Test("Given URLs with several spellings, when loaded through a proxy, then it sees each in full")
    func throughProxy() async throws {
        let proxy = try answering()
        let loader = CurlDataLoader { $0.proxy = .url(proxy.url("")) }
        for (rest, expected) in Self.targets {
            _ = try await loader.load(asked("http", "images.invalid", rest)).gathered()
            #expect(target(proxy.requests.last) == "http://images.invalid\(expected)", "\(rest ?? "nothing")")
        }
    }

    @Test("Given URLs with several spellings, when loaded over HTTP/2, then the path is as expected")
    func framed() async throws {
        let nginx = try NginxServer()
        let loader = CurlDataLoader { $0.authorities = .file(nginx.certificate.authority) }
        for (rest, expected) in Self.emptyQueries + Self.dots {
            _ = try? await loader.load(asked("https", "localhost:\(nginx.tlsPort)", rest)).gathered()
            let last = try nginx.log().last { $0.path != "/ready" }
            #expect(
                last?.path == expected && last?.version == "HTTP/2.0",
                "\(rest ?? "nothing"): \(String(describing: last))")
        }
    }

    @Test(
        "Given a URL with an empty query, when challenged with Digest, then the retry has it too",
        arguments: ["/q?", "/%c3%a9?", "/q", "/q?a"])
    func digest(_ path: String) async throws {
        let server = try DigestServer()
        let load = try await CurlDataLoader.plain.load(server.scripted.url(path)) {
            $0.credential = .password(user: "me", password: "secret")
        }
        #expect(try await load.gathered() == Data("welcome".utf8))
        #expect(server.scripted.requests.map { target($0) } == [path, path])
    }

    @Test("Given a percent-encoded path before an empty query, when loaded, then its meaning is kept")
    func encoded() async throws {
        let server = try answering()
        _ = try await CurlDataLoader.plain.load(server.url("/%C3%A9%2F?")).gathered()
        #expect(target(server.requests.first)?.uppercased() == "/%C3%A9%2F?")
    }

    @Test(
        "Given several spellings of a host, when requested, then the Host field is equivalent",
        arguments: [
            ("LOCALHOST", "localhost"), ("LocalHost", "localhost"), ("%6cocalhost", "localhost"),
            ("u:p@localhost", "localhost"),
            ("127.1", "127.0.0.1"), ("0x7f.1", "127.0.0.1"), ("2130706433", "127.0.0.1"),
        ])
    func host(_ host: String, _ expected: String) async throws {
        let server = try answering()
        _ = try await CurlDataLoader.plain.load(asked("http", "\(host):0\(server.port)", "/")).gathered()
        let line = server.requests.first?.components(separatedBy: "\r\n").first { $0.hasPrefix("Host: ") }
        #expect(line?.lowercased() == "host: \(expected):\(server.port)")
    }
}
