import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct RequestTests {
    private func echoing() throws -> ScriptedServer {
        try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") }
    }

    private func error(_ scheme: String?, _ authority: String?, _ path: String?) async -> ImageError? {
        let request = HTTPRequest(method: .get, scheme: scheme, authority: authority, path: path)
        return await failure { _ = try await CurlDataLoader.plain.load(request) }
    }

    @Test("Given a URL that cannot be loaded, when loaded, then the error says why")
    func invalidURLs() async throws {
        #expect(await error("http", nil, "/x") == .request(.missingHost("http:/x")))
        #expect(await error("http", "", "/x") == .request(.missingHost("http:///x")))
        #expect(await error("http", ":80", "/x") == .request(.missingHost("http://:80/x")))
        #expect(await error("http", "user@", "/x") == .request(.missingHost("http:///x")))
        #expect(await error("ftp", "host", "/x") == .request(.unsupportedScheme("ftp")))
        #expect(await error("file", nil, "/etc/passwd") == .request(.unsupportedScheme("file")))
        #expect(await error(nil, "host", "/x") == .request(.invalidURL("//host/x")))
        #expect(await error("http", "host:port", "/x") == .request(.invalidURL("http://host:port/x")))
        #expect(await error("http", "host:99999", "/x") == .request(.invalidURL("http://host:99999/x")))
        #expect(await error("http", "[::1", "/x") == .request(.invalidURL("http://[::1/x")))
    }

    @Test("Given fields, when sent, then they are the caller's, and framing is the loader's")
    func fields() async throws {
        let server = try echoing()
        var fields: HTTPFields = [
            .accept: "image/webp", .userAgent: "Mine/1", .contentLength: "99", .connection: "close",
        ]
        let twice = try #require(HTTPField.Name("X-Twice"))
        fields.append(HTTPField(name: twice, value: "a"))
        fields.append(HTTPField(name: twice, value: "ä"))
        fields[try #require(HTTPField.Name("X-Empty"))] = ""
        _ = try await CurlDataLoader.plain.load(server.url("/p?q=1"), fields)
        let lines = try #require(server.requests.first).split(separator: "\r\n").map(String.init)
        #expect(lines.first == "GET /p?q=1 HTTP/1.1")
        #expect(
            Set(lines.dropFirst()) == [
                "Host: 127.0.0.1:\(server.port)", "Accept: image/webp", "User-Agent: Mine/1", "X-Twice: a",
                "X-Twice: ä",
                "X-Empty:", "Accept-Encoding: identity",
            ])
    }

    @Test("Given no fields, when sent, then only the loader's own are there")
    func defaultFields() async throws {
        let server = try echoing()
        _ = try await CurlDataLoader { $0.userAgent = "Test/1" }.load(server.url())
        let lines = try #require(server.requests.first).split(separator: "\r\n").map(String.init)
        #expect(
            Set(lines.dropFirst()) == [
                "Host: 127.0.0.1:\(server.port)", "Accept: */*", "User-Agent: Test/1", "Accept-Encoding: identity",
            ])
    }

    @Test("Given line ends in a field's value, when sent, then no second field comes of it")
    func injection() async throws {
        let server = try echoing()
        let fields: HTTPFields = [.accept: "image/png\r\nX-Injected: yes"]
        _ = try await CurlDataLoader.plain.load(server.url(), fields)
        #expect(server.requests.first?.contains("\r\nX-Injected") == false)
    }

    @Test("Given a path with blanks and letters beyond ASCII, when sent, then they are percent-encoded")
    func path() async throws {
        let server = try echoing()
        let request = HTTPRequest(
            method: .get, scheme: "http", authority: "127.0.0.1:\(server.port)", path: "/a b/ä?c d#part")
        _ = try await CurlDataLoader.plain.load(request)
        #expect(server.requests.first?.hasPrefix("GET /a%20b/%C3%A4?c%20d HTTP/1.1\r\n") == true)
    }

    @Test("Given a body, when posted, then it arrives as it is", arguments: [0, 5, 1_000_000])
    func post(_ count: Int) async throws {
        let nginx = try NginxServer()
        let loader = CurlDataLoader { $0.authorities = .file(nginx.certificate.authority) }
        for url in [nginx.url("/echo-body"), nginx.tlsURL("/echo-body")] {
            let load = try await loader.load(try request(url, .post), body: testBytes(count))
            #expect(try await load.gathered() == testBytes(count))
        }
    }

    @Test("Given a method, when sent, then it is that", arguments: [HTTPRequest.Method.put, .delete, .patch, .options])
    func methods(_ method: HTTPRequest.Method) async throws {
        let nginx = try NginxServer()
        let load = try await CurlDataLoader.plain.load(try request(nginx.url("/echo-method"), method))
        #expect(try await load.gathered() == Data(method.rawValue.utf8))
    }

    @Test("Given a range and a condition, when loaded, then both reach the server, and its answer is as it sent it")
    func ranges() async throws {
        let nginx = try NginxServer()
        try nginx.write(testBytes(5000), to: "/a")
        let loader = CurlDataLoader { $0.authorities = .file(nginx.certificate.authority) }
        for url in [nginx.url("/a"), nginx.tlsURL("/a")] {
            let tag = try #require(try await loader.load(url).response.headerFields[.eTag])
            let rest = try await loader.load(url, [.range: "bytes=4000-", .ifRange: tag])
            #expect(rest.response.status.code == 206)
            #expect(rest.response.headerFields[.contentRange] == "bytes 4000-4999/5000")
            #expect(rest.expectedBytes == 1000)
            #expect(try await rest.gathered() == testBytes(5000).dropFirst(4000))
            #expect(rest.metrics()?.receivedBytes == 1000)
            let whole = try await loader.load(url, [.range: "bytes=4000-", .ifRange: "\"other\""])
            #expect(whole.response.status.code == 200)
            #expect(try await whole.gathered() == testBytes(5000))
            let beyond = try await loader.load(url, [.range: "bytes=6000-"])
            #expect(beyond.response.status.code == 416)
            #expect(beyond.response.headerFields[.contentRange] == "bytes */5000")
        }
    }

    @Test("Given an answer with Retry-After, when loaded, then the field is there", arguments: [429, 503])
    func retryAfter(_ status: Int) async throws {
        let server = try ScriptedServer {
            $0.send("HTTP/1.1 \(status) Later\r\nRetry-After: 120\r\nContent-Length: 0\r\n\r\n")
        }
        let load = try await CurlDataLoader.plain.load(server.url())
        #expect(load.response.status.code == status)
        #expect(load.response.headerFields[try #require(HTTPField.Name("Retry-After"))] == "120")
    }

    @Test("Given a body, when posted, then no field is added to it but its length")
    func postFields() async throws {
        let server = try echoing()
        _ = try await CurlDataLoader.plain.load(try request(server.url(), .post), body: testBytes(2000))
        let sent = try #require(server.requests.first)
        #expect(sent.contains("Content-Length: 2000\r\n"))
        #expect(!sent.contains("Content-Type"))
        #expect(!sent.contains("Expect"))
    }
}
