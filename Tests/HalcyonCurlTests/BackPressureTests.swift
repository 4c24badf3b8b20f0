import Foundation
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

@Suite(.serialized) struct BackPressureTests {
    @Test("Given an unread body, when the buffer is full, then the server stalls until it is read")
    func stalls() async throws {
        let size = 64 << 20
        let content = testBytes(size)
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(size)\r\n\r\n")
            connection.send(content)
        }
        let load = try await CurlDataLoader.plain.load(server.url())
        try await server.waitUntilStalled()
        // What is on its way is in the system's buffers, beside the one of 1 MiB here.
        #expect(server.sentBytes < size / 2)
        var received = 0
        for try await chunk in load.body {
            #expect(chunk == content[received..<(received + chunk.count)])
            #expect(chunk.count <= (1 << 20) + (256 << 10))
            received += chunk.count
        }
        #expect(received == size)
    }

    @Test("Given a small buffer limit, when a body is read slowly, then all of it arrives")
    func smallBuffer() async throws {
        let nginx = try NginxServer()
        let content = testBytes(5_000_000)
        try nginx.write(content, to: "/a")
        let loader = CurlDataLoader {
            $0.bufferLimit = 1000
            $0.authorities = .file(nginx.certificate.authority)
        }
        for url in [nginx.url("/a"), nginx.tlsURL("/a")] {
            var received = Data()
            for try await chunk in try await loader.load(url).body {
                await Task.yield()
                received += chunk
            }
            #expect(received == content)
        }
    }

    @Test("Given an unread body on an HTTP/2 connection, when others load, then all of them arrive")
    func oneOfSeveral() async throws {
        let nginx = try NginxServer()
        let content = testBytes(40_000_000)
        try nginx.write(content, to: "/large")
        try nginx.write(testBytes(3_000_000), to: "/small")
        let loader = CurlDataLoader { $0.authorities = .file(nginx.certificate.authority) }
        let unread = try await loader.load(nginx.tlsURL("/large"))
        for _ in 0..<20 { #expect(try await loader.data(nginx.tlsURL("/small")) == testBytes(3_000_000)) }
        #expect(try await unread.gathered() == content)
        #expect(try nginx.log().allSatisfy { $0.version == "HTTP/2.0" })
    }
}
