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

    @Test("Given a path with spaces and non-ASCII letters, when sent, then they are percent-encoded")
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

    @Test("Given a range and a condition, when loaded, then both are sent and the response is intact")
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
