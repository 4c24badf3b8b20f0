import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

/// Where `Location` leads, by what the server is asked next (RFC 3986, section 5).
@Suite(.timeLimit(.minutes(5)))
struct RedirectReferenceTests {
    private static let base = "/b/c/d;p?q"

    /// A server that redirects the first request, and answers all others.
    private func redirecting(to location: Data) throws -> ScriptedServer {
        let count = Atomic<Int>(0)
        return try ScriptedServer { connection in
            repeat {
                if count.add(1, ordering: .relaxed).newValue == 1 {
                    let head = Data("HTTP/1.1 302 Go\r\nContent-Length: 0\r\nLocation: ".utf8)
                    connection.send(head + location + Data("\r\n\r\n".utf8))
                } else {
                    connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
                }
            } while connection.nextRequest()
        }
    }

    private func targets(_ server: ScriptedServer) -> [String] {
        server.requests.map { $0.split(separator: " ").dropFirst().first.map(String.init) ?? "" }
    }

    @Test(
        "Given each RFC 3986, 5.4, example as Location, when followed, then it resolves as stated",
        arguments: [
            // 5.4.1
            ("g", "/b/c/g"), ("./g", "/b/c/g"), ("g/", "/b/c/g/"), ("/g", "/g"), ("?y", "/b/c/d;p?y"),
            ("g?y", "/b/c/g?y"), ("#s", base), ("g#s", "/b/c/g"), ("g?y#s", "/b/c/g?y"), (";x", "/b/c/;x"),
            ("g;x", "/b/c/g;x"), ("g;x?y#s", "/b/c/g;x?y"), ("", base), (".", "/b/c/"), ("./", "/b/c/"), ("..", "/b/"),
            ("../", "/b/"), ("../g", "/b/g"), ("../..", "/"), ("../../", "/"), ("../../g", "/g"),
            // 5.4.2
            ("../../../g", "/g"), ("../../../../g", "/g"), ("/./g", "/g"), ("/../g", "/g"), ("g.", "/b/c/g."),
            (".g", "/b/c/.g"), ("g..", "/b/c/g.."), ("..g", "/b/c/..g"), ("./../g", "/b/g"), ("./g/.", "/b/c/g/"),
            ("g/./h", "/b/c/g/h"), ("g/../h", "/b/c/h"), ("g;x=1/./y", "/b/c/g;x=1/y"), ("g;x=1/../y", "/b/c/y"),
            ("g?y/./x", "/b/c/g?y/./x"), ("g?y/../x", "/b/c/g?y/../x"), ("g#s/./x", "/b/c/g"), ("g#s/../x", "/b/c/g"),
            // 6.2.3: an empty query is one.
            ("g?", "/b/c/g?"), ("?", "/b/c/d;p?"), ("/img/q?", "/img/q?"), ("/img/q?#s", "/img/q?"),
            ("/img/q#", "/img/q"),
            // A colon after a slash begins nothing; nor does one after what can be no scheme.
            ("./g:h", "/b/c/g:h"), ("1:h", "/b/c/1:h"), ("/a//b", "/a//b"), ("/a//../b", "/a/b"), ("g%41", "/b/c/g%41"),
            ("g?é", "/b/c/g?%C3%A9"), ("g?a b", "/b/c/g?a%20b"), ("é/../g", "/b/c/g"), ("g?#?", "/b/c/g?"),
        ])
    func examples(_ location: String, _ expected: String) async throws {
        let server = try redirecting(to: Data(location.utf8))
        let load = try await CurlDataLoader.plain.load(server.url(Self.base))
        #expect(targets(server) == [Self.base, expected])
        #expect(load.url.prefix { $0 != "#" } == server.url(expected))
    }

    @Test("Given an absolute or scheme-relative Location, when followed, then its host is requested")
    func network() async throws {
        let other = try redirecting(to: Data("/home".utf8))
        for location in [other.url("/x/../y?"), "//127.0.0.1:\(other.port)/x/../y?"] {
            let server = try redirecting(to: Data(location.utf8))
            _ = try await CurlDataLoader.plain.load(server.url(Self.base))
            #expect(targets(server) == [Self.base])
        }
        // The first was sent on.
        #expect(targets(other) == ["/y?", "/home", "/y?"])
    }

    @Test(
        "Given a Location with another scheme or without a host, when followed, then it is refused",
        arguments: ["g:h", "http:g", "http:/g", "http:///g", "///g", "http://", "//", "http:", "//:80/", "http://u@/"])
    func refused(_ location: String) async throws {
        let server = try redirecting(to: Data(location.utf8))
        let error = await failure { _ = try await CurlDataLoader.plain.load(server.url(Self.base)) }
        guard case .response(.redirectRefused) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(server.requests.count == 1)
    }

    @Test("Given a Location that is not UTF-8, when followed, then its bytes are percent-encoded")
    func latin1() async throws {
        for (location, expected) in [
            (Data("/img/".utf8) + [0xe9], "/img/%E9"),
            (Data("/img/é?".utf8) + [0xe9, 0x20, 0x78], "/img/%C3%A9?%E9%20x"),
        ] {
            let server = try redirecting(to: location)
            _ = try await CurlDataLoader.plain.load(server.url())
            #expect(targets(server) == ["/", expected])
        }
    }

    @Test("Given two Locations that are the same, when followed, then that is where it leads")
    func twice() async throws {
        let server = try redirecting(to: Data("/img\r\nLocation: /img".utf8))
        _ = try await CurlDataLoader.plain.load(server.url())
        #expect(targets(server) == ["/", "/img"])
    }

    @Test(
        "Given a non-ASCII host, when requested or redirected to, then its ASCII form is looked up",
        arguments: ["é.invalid", "É.invalid", "%C3%A9.invalid", "xn--9ca.invalid"])
    func names(_ host: String) async throws {
        let server = try redirecting(to: Data("http://\(host)/".utf8))
        let notFound = ImageError.response(.hostNotFound("xn--9ca.invalid"))
        #expect(await failure { _ = try await CurlDataLoader.plain.load(server.url()) } == notFound)
        let request = HTTPRequest(method: .get, scheme: "http", authority: host + ":80", path: "/")
        #expect(await failure { _ = try await CurlDataLoader.plain.load(request) } == notFound)
    }

    @Test(
        "Given an invalid host name, when requested or redirected to, then the error names it",
        arguments: [
            "é..invalid", "é%00.invalid", "%E9.invalid", "é%2Finvalid",
            // They stand for a slash, a question mark, a number sign, an at sign, a colon, and for three letters with a
            // slash.
            "a\u{FF0F}b.invalid", "a\u{FF1F}b.invalid", "a\u{FF03}b.invalid", "a\u{FF20}b.invalid",
            "a\u{FF1A}b.invalid", "a\u{2105}b.invalid",
        ])
    func noNames(_ host: String) async throws {
        let server = try redirecting(to: Data("http://\(host)/".utf8))
        let refused = await failure { _ = try await CurlDataLoader.plain.load(server.url()) }
        #expect(
            refused
                == .response(
                    .redirectRefused(location: "http://\(host)/", why: "its host name is not valid")))
        let request = HTTPRequest(method: .get, scheme: "http", authority: host, path: "/")
        let error = await failure { _ = try await CurlDataLoader.plain.load(request) }
        #expect(error == .request(.invalidURL("http://\(host)/")))
    }

    @Test("Given a user in the URL, when a Location is absolute, then only the same origin sees it")
    func user() async throws {
        let other = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok") }
        let server = try ScriptedServer { connection in
            let host = connection.request.split(separator: "\r\n").first { $0.hasPrefix("Host: ") }?.dropFirst(6) ?? ""
            let next = connection.path == "/a" ? "http://\(host)/b" : other.url("/c")
            connection.send("HTTP/1.1 302 Go\r\nContent-Length: 0\r\nLocation: \(next)\r\n\r\n")
        }
        let place = "anna:geheim@127.0.0.1:\(server.port)"
        let request = HTTPRequest(method: .get, scheme: "http", authority: place, path: "/a")
        let load = try await CurlDataLoader.plain.load(request)
        #expect(load.url == other.url("/c"))
        #expect(targets(server) == ["/a", "/b"])
        #expect(server.requests.allSatisfy { $0.contains("Authorization: Basic") })
        #expect(!other.requests.contains { $0.contains("Authorization") })
    }

    @Test("Given a Location with a backslash before its host, when followed, then it is user info")
    func backslash() async throws {
        let other = try redirecting(to: Data("/home".utf8))
        let server = try redirecting(to: Data("http://wrong.invalid\\@127.0.0.1:\(other.port)/x".utf8))
        _ = try await CurlDataLoader.plain.load(server.url())
        #expect(targets(other) == ["/x", "/home"])
    }

    @Test(
        "Given combining marks next to a URL's delimiters, when refused, then no password is shown",
        arguments: ["\u{301}a:geheim@127.0.0.1:1", "a:geheim@\u{301}127.0.0.1:1", "a:geheim@127.0.0.1:\u{301}1"])
    func marks(_ authority: String) async throws {
        let server = try redirecting(to: Data("http://\(authority)/".utf8))
        let redirected = await failure { _ = try await CurlDataLoader.plain.load(server.url()) }
        let request = HTTPRequest(method: .get, scheme: "http", authority: authority, path: "/")
        let direct = await failure { _ = try await CurlDataLoader.plain.load(request) }
        for error in [redirected, direct] {
            let error = try #require(error)
            #expect(!"\(error)\(error.description)".contains("geheim"), "\(error)")
        }
    }

    @Test(
        "Given a URL with an empty query, when it is asked for, then the question mark is sent",
        arguments: [("/img/q?", "/img/q?"), ("/img/q?#s", "/img/q?"), ("?", "/?"), ("/img/q#?", "/img/q")])
    func emptyQuery(_ path: String, _ expected: String) async throws {
        let server = try redirecting(to: Data("next".utf8))
        let load = try await CurlDataLoader.plain.load(server.url(path))
        #expect(targets(server).first == expected)
        #expect(load.url.hasSuffix("/next"))
    }
}
