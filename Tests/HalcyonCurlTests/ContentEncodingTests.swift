import Foundation
import HTTPTypes
import HalcyonCore
import LinuxTestSupport
import Synchronization
import TestSupport
import Testing

@testable import HalcyonCurl

@Suite struct ContentEncodingTests {
    private func gzipped(_ data: Data) throws -> Data {
        let directory = try TemporaryDirectory()
        let file = try directory.write(data, to: "a")
        try ChildProcess.run("gzip", "-9", "-k", file.path)
        return try Data(contentsOf: directory.file("a.gz"))
    }

    private func serving(_ encoding: String, _ body: Data) throws -> ScriptedServer {
        try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: \(encoding)\r\nContent-Length: \(body.count)\r\n\r\n")
            connection.send(body)
        }
    }

    @Test("Given an unrequested gzip response, when read, then it is decoded, without a known length")
    func gzip() async throws {
        let content = testBytes(100_000) + Data(count: 500_000)
        let server = try serving("gzip", try gzipped(content))
        let load = try await CurlDataLoader.plain.load(server.url())
        #expect(load.expectedBytes == nil)
        #expect(load.response.headerFields[.contentEncoding] == "gzip")
        #expect(try await load.gathered() == content)
    }

    @Test("Given an answer that inflates a thousandfold, when nobody reads, then little of it waits")
    func backPressure() async throws {
        let size = 64 << 20
        let server = try serving("gzip", try gzipped(Data(count: size)))
        let load = try await CurlDataLoader { $0.bufferLimit = 1 << 20 }.load(server.url())
        var sizes: [Int] = []
        for try await chunk in load.body {
            sizes.append(chunk.count)
            // Time for more to come than may wait.
            if sizes.count < 20 { try await Task.sleep(for: .milliseconds(10)) }
        }
        #expect(sizes.reduce(0, +) == size)
        #expect(sizes.max() ?? 0 <= (1 << 20) + (64 << 10))
    }

    @Test("Given a limit of the request's own, when an answer inflates beyond it, then it ends there")
    func ownLimit() async throws {
        let server = try serving("gzip", try gzipped(Data(count: 200 << 20)))
        let load = try await CurlDataLoader.plain.load(server.url()) { $0.maximumBodyBytes = 3_000_000 }
        var received = 0
        let error = await failure { for try await chunk in load.body { received += chunk.count } }
        #expect(error == .response(.tooLarge(limit: 3_000_000)))
        #expect(received <= 3_000_000)
        let plain = try ScriptedServer { $0.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n0123456789") }
        let announced = await failure {
            _ = try await CurlDataLoader.plain.load(plain.url()) { $0.maximumBodyBytes = 9 }
        }
        #expect(announced == .response(.tooLarge(limit: 9)))
    }

    @Test("Given a body that comes byte by byte, when it has any known encoding, then it is decoded")
    func pieces() async throws {
        let content = Data((0..<3000).map { UInt8($0 % 251) })
        let gzip = try gzipped(content)
        let raw = gzip.dropFirst(10 + 2).dropLast(8)
        let bodies = [("gzip", gzip), ("x-gzip", gzip), ("deflate", Data(raw)), ("deflate", zlibbed(raw, content))]
        for (name, body) in bodies {
            let server = try ScriptedServer { connection in
                connection.send(
                    "HTTP/1.1 200 OK\r\nContent-Encoding: \(name)\r\nContent-Length: \(body.count)\r\n\r\n")
                for byte in body {
                    guard connection.send(Data([byte])) else { return }
                    usleep(200)
                }
            }
            #expect(try await CurlDataLoader.plain.data(server.url()) == content, "\(name)")
        }
        let members = try serving("gzip", gzip + gzip)
        #expect(try await CurlDataLoader.plain.data(members.url()) == content + content)
    }

    @Test("Given a gzip body, when data follows it, then it is malformed; when cut, it is truncated")
    func ends() async throws {
        let gzip = try gzipped(testBytes(5000))
        let longer = try serving("gzip", gzip + Data("garbage".utf8))
        #expect(await failure { _ = try await CurlDataLoader.plain.data(longer.url()) }?.isMalformed == true)
        let shorter = try serving("gzip", gzip.dropLast(9))
        #expect(
            await failure { _ = try await CurlDataLoader.plain.data(shorter.url()) }
                == .response(.truncated(receivedBytes: gzip.count - 9, expectedBytes: nil)))
        let several = try serving("gzip, gzip", gzip)
        #expect(await failure { _ = try await CurlDataLoader.plain.data(several.url()) }?.isMalformed == true)
        let none = try serving("gzip", Data())
        #expect(try await CurlDataLoader.plain.data(none.url()) == Data())
    }

    @Test(
        "Given an encoding only libcurl decodes, when read, then it is requested again and decoded",
        arguments: [
            ("br", [0x0b, 0x02, 0x80, 0x68, 0x65, 0x6c, 0x6c, 0x6f, 0x03]),
            ("zstd", [0x28, 0xb5, 0x2f, 0xfd, 0x20, 0x05, 0x29, 0x00, 0x00, 0x68, 0x65, 0x6c, 0x6c, 0x6f]),
        ] as [(String, [UInt8])])
    func library(_ name: String, _ body: [UInt8]) async throws {
        guard CurlLibrary.decodes(name) else { return }
        let server = try serving(name, Data(body))
        let asking: HTTPFields = [.acceptEncoding: "gzip, \(name.uppercased());q=0.5"]
        #expect(try await CurlDataLoader.plain.data(server.url(), asking) == Data("hello".utf8))
        #expect(server.requests.count == 2)
        let error = await failure {
            _ = try await CurlDataLoader.plain.load(try request(server.url(), .post, asking), body: Data("a".utf8))
        }
        #expect(error?.isMalformed == true)
        #expect(server.requests.count == 3)
    }

    @Test(
        "Given an encoding only libcurl decodes, when not requested, then the response is malformed",
        arguments: ["br", "zstd"])
    func libraryUnasked(_ name: String) async throws {
        let server = try serving(name, Data("any".utf8))
        for asking in [[:], [.acceptEncoding: "gzip, \(name);q=0"], [.acceptEncoding: "x\(name)"]] as [HTTPFields] {
            let error = await failure { _ = try await CurlDataLoader.plain.data(server.url(), asking) }
            #expect(error?.isMalformed == true, "\(String(describing: error))")
        }
        #expect(server.requests.count == 3)
    }

    @Test("Given a retry for Brotli, when it redirects to gzip, then the buffer limit still holds")
    func libraryThenRedirect() async throws {
        guard CurlLibrary.decodes("br") else { return }
        let size = 16 << 20
        let bomb = try gzipped(Data(count: size))
        let count = Atomic<Int>(0)
        let server = try ScriptedServer { connection in
            if connection.path == "/b" {
                connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(bomb.count)\r\n\r\n")
                connection.send(bomb)
            } else if count.add(1, ordering: .relaxed).newValue == 2 {
                connection.send("HTTP/1.1 302 Go\r\nLocation: /b\r\nContent-Length: 0\r\n\r\n")
            } else {
                connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 2\r\n\r\nxx")
            }
        }
        let loader = CurlDataLoader { $0.bufferLimit = 1 << 20 }
        let load = try await loader.load(server.url(), [.acceptEncoding: "br, gzip"])
        var sizes: [Int] = []
        for try await chunk in load.body { sizes.append(chunk.count) }
        #expect(sizes.reduce(0, +) == size)
        #expect(sizes.max() ?? 0 <= (1 << 20) + (64 << 10))
    }

    @Test("Given a retry for Brotli, when its response is gzip instead, then it is malformed")
    func libraryThenOther() async throws {
        guard CurlLibrary.decodes("br") else { return }
        let count = Atomic<Int>(0)
        let gzip = try gzipped(testBytes(100))
        let server = try ScriptedServer { connection in
            let name = count.add(1, ordering: .relaxed).newValue == 1 ? "br" : "gzip"
            connection.send("HTTP/1.1 200 OK\r\nContent-Encoding: \(name)\r\nContent-Length: \(gzip.count)\r\n\r\n")
            connection.send(gzip)
        }
        let error = await failure {
            _ = try await CurlDataLoader.plain.data(server.url(), [.acceptEncoding: "br, gzip"])
        }
        #expect(error?.isMalformed == true)
    }

    @Test("Given zeros after a gzip body, when read, then they are ignored, unless other data follows")
    func padding() async throws {
        let gzip = try gzipped(testBytes(5000))
        for zeros in [1, 512, 100_000] {
            let server = try serving("gzip", gzip + Data(count: zeros))
            #expect(try await CurlDataLoader.plain.data(server.url()) == testBytes(5000))
        }
        for rest in [gzip, Data("x".utf8)] {
            let server = try serving("gzip", gzip + Data(count: 512) + rest)
            #expect(await failure { _ = try await CurlDataLoader.plain.data(server.url()) }?.isMalformed == true)
        }
    }

    @Test("Given a cut gzip body, when read, then the error counts the bytes sent over the network")
    func cut() async throws {
        let gzip = try gzipped(Data(count: 1 << 20))
        let server = try ScriptedServer { connection in
            connection.send(
                "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(gzip.count + 10)\r\n\r\n")
            connection.send(gzip)
        }
        let error = await failure { _ = try await CurlDataLoader.plain.data(server.url()) }
        #expect(error == .response(.truncated(receivedBytes: gzip.count, expectedBytes: nil)))
    }

    @Test("Given no memory to decode with, when decoded, then the body is not said to be damaged")
    func noMemory() throws {
        for isGzip in [true, false] {
            let decoder = BodyDecoder(isGzip: isGzip) { _, _, _ in nil }
            let input = Array(try gzipped(testBytes(100)))
            var used = 0
            let step = input.withUnsafeBytes { decoder.step($0, &used) }
            guard case .noMemory = step else {
                Issue.record("\(step)")
                continue
            }
        }
    }

    /// As RFC 1950 has it: a header, the deflated bytes, their checksum.
    private func zlibbed(_ deflated: Data, _ content: Data) -> Data {
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in content {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        let sum = b << 16 | a
        return Data([0x78, 0x9c]) + deflated + Data([24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> $0) })
    }

    @Test(
        "Given names that are no encoding, when read, then the body is as sent",
        arguments: ["none", "utf-8", "aws-chunked"])
    func unknown(_ name: String) async throws {
        let server = try serving(name, testBytes(50_000))
        let load = try await CurlDataLoader.plain.load(server.url())
        #expect(try await load.gathered() == testBytes(50_000))
    }

    @Test("Given a body that inflates a thousandfold, when it passes the limit, then it is too large")
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
