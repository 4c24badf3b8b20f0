import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite struct ContentEncodingTests {
    private func gzipped(_ data: Data) throws -> Data {
        let directory = try TemporaryDirectory()
        let file = try directory.write(data, to: "a")
        try ChildProcess.run("gzip", "-9", file.path)
        return try Data(contentsOf: directory.file("a.gz"))
    }

    private func serving(_ encoding: String, _ body: Data) throws -> ScriptedServer {
        try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: \(encoding)\r\nContent-Length: \(body.count)\r\n\r\n")
            connection.send(body)
        }
    }

    @Test("Given a compressed answer nobody asked for, when read, then it is plain, and its length is not announced")
    func gzip() async throws {
        let content = testBytes(100_000) + Data(count: 500_000)
        let server = try serving("gzip", try gzipped(content))
        let load = try await CurlDataLoader.plain.load(server.url())
        #expect(load.expectedByteCount == nil)
        #expect(load.response.headerFields[.contentEncoding] == "gzip")
        #expect(try await load.gathered() == content)
    }

    @Test(
        "Given names that are no encoding, when read, then the body is as sent",
        arguments: ["none", "utf-8", "aws-chunked"])
    func unknown(_ name: String) async throws {
        let server = try serving(name, testBytes(50_000))
        let load = try await CurlDataLoader.plain.load(server.url())
        #expect(try await load.gathered() == testBytes(50_000))
    }

    @Test("Given an answer that inflates a thousandfold, when it passes the limit, then it is too large")
    func bomb() async throws {
        let server = try serving("gzip", try gzipped(Data(count: 200 << 20)))
        let loader = CurlDataLoader { $0.maximumBodyBytes = 5_000_000 }
        let load = try await loader.load(server.url())
        var received = 0
        let error = await failure { for try await chunk in load.body { received += chunk.count } }
        #expect(error == .response(.tooLarge(limit: 5_000_000)))
        #expect(received <= 5_000_000)
    }

    @Test("Given bytes that are not what the encoding says, when read, then the answer is malformed")
    func damaged() async throws {
        let server = try serving("gzip", testBytes(5000))
        let error = await failure { _ = try await CurlDataLoader.plain.data(server.url()) }
        guard case .response(.malformed) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }
}
