import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct AuthenticationTests {
    private static let right = Credential.password(user: "me", password: "secret")
    private static let wrong = Credential.password(user: "me", password: "guessed")

    /// A server that answers everything with `ok`, or with a redirect for the path `/go`.
    private func open(to location: String = "") throws -> ScriptedServer {
        try ScriptedServer { connection in
            repeat {
                connection.send(
                    connection.path == "/go"
                        ? "HTTP/1.1 302 Go\r\nLocation: \(location)\r\nContent-Length: 0\r\n\r\n"
                        : "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok")
            } while connection.nextRequest()
        }
    }

    private func load(
        _ url: String, _ credential: Credential?, _ change: (inout DataRequest) -> Void = { _ in }
    ) async throws -> DataLoad {
        try await CurlDataLoader.plain.load(url) { request in
            request.credential = credential
            change(&request)
        }
    }

    // MARK: Basic

    @Test("Given Basic authentication, when the password is right, then only the last head is seen")
    func basic() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(3000), to: "/a.png")
        let loader = CurlDataLoader { $0.authorities = .file(nginx.certificate.authority) }
        for url in [nginx.url("/basic/a.png"), nginx.tlsURL("/basic/a.png")] {
            let load = try await loader.load(url) { $0.credential = Self.right }
            #expect(load.response.status.code == 200)
            #expect(load.response.headerFields[.wwwAuthenticate] == nil)
            #expect(load.response.headerFields[.contentType] == "image/png")
            #expect(load.expectedBytes == 3000)
            #expect(try await load.gathered() == testBytes(3000))
            #expect(load.metrics()?.receivedBytes == 3000)
            #expect(load.metrics()?.redirectCount == 0)
        }
        let log = try nginx.log()
        #expect(log.map(\.status) == [401, 200, 401, 200])
        #expect(log.map(\.version) == ["HTTP/1.1", "HTTP/1.1", "HTTP/2.0", "HTTP/2.0"])
        #expect(Set(log.map(\.connection)).count == 2)
    }

    @Test("Given Basic authentication, when the password is wrong, then the 401 is the response")
    func wrongBasic() async throws {
        let nginx = try NginxServer()
        let loader = CurlDataLoader { $0.authorities = .file(nginx.certificate.authority) }
        for url in [nginx.url("/basic/a.png"), nginx.tlsURL("/basic/a.png")] {
            let load = try await loader.load(url) { $0.credential = Self.wrong }
            #expect(load.response.status.code == 401)
            let body = try await load.gathered()
            #expect(body.count == load.expectedBytes)
            #expect(String(decoding: body, as: UTF8.self).contains("Authorization Required"))
        }
        #expect(try nginx.log().map(\.status) == [401, 401, 401, 401])
    }

    // MARK: Digest

    /// By name: the log has the arguments, and one of these is long.
    private static let refusals = [
        "a body": "X-Refused: yes\r\nContent-Length: 12\r\n\r\nwho are you?",
        "no body": "X-Refused: yes\r\nContent-Length: 0\r\n\r\n",
        "chunks": "X-Refused: yes\r\nTransfer-Encoding: chunked\r\n\r\n4\r\nwho?\r\n0\r\nX-Trailer: yes\r\n\r\n",
        "a long body": "X-Refused: yes\r\nContent-Length: 300000\r\n\r\n" + String(repeating: "?", count: 300_000),
        "no gzip": "X-Refused: yes\r\nContent-Encoding: gzip\r\nContent-Length: 4\r\n\r\nnone",
        "a body until the end": "Connection: close\r\nX-Refused: yes\r\n\r\nwho?",
    ]

    @Test(
        "Given Digest authentication, when the password is right, then nothing of the 401 is seen",
        arguments: refusals.keys.sorted()
    )
    func digest(_ refusal: String) async throws {
        let server = try DigestServer(refusal: try #require(Self.refusals[refusal]))
        let loader = CurlDataLoader {
            $0.proxy = .none
            $0.maximumBodyBytes = 1000
        }
        let load = try await loader.load(server.scripted.url("/a?b=c")) { $0.credential = Self.right }
        #expect(load.response.status.code == 200)
        #expect(load.response.headerFields == [.contentLength: "7"])
        #expect(load.expectedBytes == 7)
        #expect(try await load.gathered() == Data("welcome".utf8))
        #expect(load.metrics()?.receivedBytes == 7)
        #expect(load.metrics()?.isConnectionReused == false)
        #expect(server.authorizations.count == 2)
        #expect(server.authorizations.first?.isEmpty == true)
    }

    @Test("Given a 401 in an unknown encoding, when the next response is gzip, then it is decoded")
    func encodings() async throws {
        // `gzip` of "welcome", as `printf welcome | gzip -n` has it.
        let packed: [UInt8] = [
            0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0x2b, 0x4f, 0xcd, 0x49, 0xce, 0xcf, 0x4d, 5, 0, 0xb3, 0x61, 0xcb, 0x37,
            7, 0, 0, 0,
        ]
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 401 Who\r\nWWW-Authenticate: Basic realm=\"r\"\r\nContent-Encoding: none\r\n")
            connection.send("Content-Length: 4\r\n\r\nwho?")
            guard connection.nextRequest() else { return }
            connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(packed.count)\r\n\r\n")
            connection.send(Data(packed))
        }
        let load = try await load(server.url(), Self.right)
        #expect(try await load.gathered() == Data("welcome".utf8))
        #expect(load.metrics()?.receivedBytes == packed.count)
    }

    @Test("Given Digest authentication, when the password is wrong, then the 401 is the response")
    func wrongDigest() async throws {
        let server = try DigestServer()
        let load = try await load(server.scripted.url(), Self.wrong)
        #expect(load.response.status.code == 401)
        #expect(load.response.headerFields[.wwwAuthenticate]?.hasPrefix("Digest") == true)
        #expect(load.expectedBytes == 12)
        #expect(try await load.gathered() == Data("who are you?".utf8))
        #expect(server.authorizations.count == 2)
    }

    @Test("Given a server that offers Digest and Basic, when it challenges, then Digest is used")
    func preference() async throws {
        let server = try DigestServer(schemes: [#"Basic realm="Pictures""#, "Unheard-Of x=1"])
        #expect(try await load(server.scripted.url(), Self.right).gathered() == Data("welcome".utf8))
        #expect(server.authorizations.last?.hasPrefix("Digest ") == true)
    }

    @Test("Given a request with a body, when the server challenges first, then the retry has the body")
    func digestPost() async throws {
        let server = try DigestServer()
        let asked = try await load(server.scripted.url("/upload"), Self.right) {
            $0.http.method = .post
            $0.body = Data("sent".utf8)
        }
        #expect(try await asked.gathered() == Data("welcome".utf8))
        #expect(server.scripted.requests.last?.hasPrefix("POST /upload ") == true)
        #expect(server.scripted.requests.last?.contains("Content-Length: 4\r\n") == true)
        #expect(server.scripted.requests.last?.hasSuffix("\r\n\r\nsent") == true)
    }

    @Test("Given a HEAD request, when the server asks first, then its last head is the answer")
    func digestHead() async throws {
        let server = try DigestServer(
            refusal: "Content-Length: 12\r\n\r\n", acceptance: "HTTP/1.1 200 OK\r\nContent-Length: 7\r\n\r\n")
        let load = try await load(server.scripted.url(), Self.right) { $0.http.method = .head }
        #expect(load.response.status.code == 200)
        #expect(try await load.gathered().isEmpty)
    }

    @Test("Given a server that goes away after its question, when loaded, then the load fails")
    func goesAway() async throws {
        let server = try ScriptedServer { connection in
            // libcurl tries once more, on a new connection.
            guard !connection.request.contains("Authorization") else { return }
            connection.send("HTTP/1.1 401 Who\r\nWWW-Authenticate: Digest realm=\"r\", nonce=\"n\"\r\n")
            connection.send("Content-Length: 4\r\n\r\nwho?")
            _ = connection.nextRequest()
        }
        let error = await failure { _ = try await load(server.url(), Self.right) }
        #expect(error == .response(.connectionReset))
    }

    @Test("Given a server silent after its challenge, when loaded, then the idle timeout ends it")
    func silent() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 401 Who\r\nWWW-Authenticate: Digest realm=\"r\", nonce=\"n\"\r\n")
            connection.send("Content-Length: 4\r\n\r\nwho?")
            connection.waitForClose()
        }
        let loader = CurlDataLoader { $0.idleTimeout = 0.2 }
        let error = await failure { _ = try await loader.load(server.url()) { $0.credential = Self.right } }
        #expect(error == .response(.timeout(.idle, seconds: 0.2)))
    }

    // MARK: Which servers see it

    @Test(
        "Given a 401 without a supported challenge, when loaded, then it is the response",
        arguments: ["", "WWW-Authenticate: Bearer realm=\"r\"\r\n", "WWW-Authenticate: Digest\r\n"],
        ["Content-Length: 4\r\n\r\nwho?", "Content-Length: 0\r\n\r\n"])
    func unknownScheme(_ challenge: String, _ rest: String) async throws {
        let server = try ScriptedServer { connection in
            repeat { connection.send("HTTP/1.1 401 Who\r\n\(challenge)\(rest)") } while connection.nextRequest()
        }
        let load = try await load(server.url(), Self.right)
        #expect(load.response.status.code == 401)
        #expect(try await load.gathered() == Data(rest.hasSuffix("who?") ? "who?".utf8 : "".utf8))
        #expect(!server.requests.contains { $0.contains("Authorization: Basic") })
    }

    @Test("Given a redirect within the origin, when the target asks, then it is answered")
    func sameOrigin() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(10), to: "/a")
        let load = try await load(nginx.url("/redirect/302?to=/basic/a"), Self.right)
        #expect(try await load.gathered() == testBytes(10))
    }

    @Test("Given a redirect off the origin, when a challenge follows, then the 401 is the response")
    func crossOrigin() async throws {
        let other = try DigestServer()
        let nginx = try NginxServer()
        let refused = try await load(nginx.url("/redirect/302?to=\(other.scripted.url())"), Self.right)
        #expect(refused.response.status.code == 401)
        #expect(other.authorizations == [""])
        let away = try open(to: nginx.url("/basic/a"))
        let back = try await load(nginx.url("/redirect/302?to=\(away.url("/go"))"), Self.right)
        #expect(back.response.status.code == 401)
    }

    @Test("Given a credential of one load, when another has none, then nothing of it is sent")
    func afterwards() async throws {
        let server = try DigestServer()
        let loader = CurlDataLoader.plain
        let load = try await loader.load(server.scripted.url()) { $0.credential = Self.right }
        #expect(try await load.gathered() == Data("welcome".utf8))
        #expect(try await loader.load(server.scripted.url()).response.status.code == 401)
        #expect(server.authorizations.count == 3)
        #expect(server.authorizations.last?.isEmpty == true)
    }

    @Test("Given a user agent with line ends, when loaded, then it is refused and nothing is sent")
    func userAgent() async throws {
        let server = try open()
        let loader = CurlDataLoader { $0.userAgent = "a\r\nX-Injected: yes" }
        let error = await failure { _ = try await loader.load(server.url()) }
        #expect(error == .request(.controlCharacter(in: "the user agent")))
        #expect(server.requests.isEmpty)
    }

    @Test(
        "Given a server whose nonces are all stale, when loaded, then the third refusal is final",
        .timeLimit(.minutes(5)))
    func staleForEver() async throws {
        let server = try ScriptedServer { connection in
            var round = 0
            repeat {
                round += 1
                connection.send(
                    "HTTP/1.1 401 Who\r\nContent-Length: 4\r\n"
                        + "WWW-Authenticate: Digest realm=\"r\", nonce=\"n\(round)\", stale=true\r\n\r\nwho?")
            } while connection.nextRequest()
        }
        let load = try await load(server.url(), Self.right)
        #expect(load.response.status.code == 401)
        #expect(try await load.gathered().isEmpty)
        #expect(server.requests.count == 3)
    }
}
