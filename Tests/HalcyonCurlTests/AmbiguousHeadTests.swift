import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonCurl
import LinuxTestSupport
import TestSupport
import Testing

/// Heads that one reader may take for another head than the next reader does.
@Suite(.timeLimit(.minutes(5)))
struct AmbiguousHeadTests {
    /// What a load of an answer ends with, and what was asked for.
    private func outcome(
        of head: String, body: Data = Data("0123456789".utf8)
    ) async throws -> (result: Result<Data, ImageError>, paths: [String]) {
        let server = try ScriptedServer { connection in
            guard connection.path == "/" else {
                connection.send("HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nnext")
                return
            }
            connection.send(Data("HTTP/1.1 \(head)\r\n\r\n".utf8) + body)
        }
        var data = Data()
        let error = await failure { data = try await CurlDataLoader { $0.totalTimeout = 20 }.data(server.url()) }
        let paths = server.requests.map { $0.split(separator: " ").dropFirst().first.map(String.init) ?? "" }
        return (error.map { .failure($0) } ?? .success(data), paths)
    }

    @Test(
        "Given a carriage return inside a line, when loaded, then the answer is malformed",
        arguments: [
            "302 Go\r\nX: a\rLocation: /b\r\nContent-Length: 10", "200 OK\r\nX: a\rContent-Encoding: gzip",
            "200 OK\r\nX: a\r\r\nContent-Length: 10", "200 O\rK\r\nContent-Length: 10",
            "200 OK\r\nContent-Length: 10\r\n\rX: a", "302 Go\r\nLocation: /b\rc",
        ])
    func bareReturn(_ head: String) async throws {
        let (result, paths) = try await outcome(of: head)
        guard case .failure(let error) = result else {
            Issue.record("\(head) was taken")
            return
        }
        #expect(error.isMalformed, "\(error)")
        #expect(paths == ["/"])
    }

    @Test("Given a redirect hidden behind a bare CR, when its body is large, then the load ends early")
    func hiddenRedirect() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 302 Go\r\nX: a\rLocation: /b\r\n\r\n")
            connection.sendEndlessly(Data(count: 1 << 16))
        }
        let error = await failure { _ = try await CurlDataLoader.plain.data(server.url()) }
        #expect(error?.isMalformed == true)
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test(
        "Given a second status line inside a head, when loaded, then the answer is malformed",
        arguments: [
            "200 OK\r\nContent-Length: 5\r\nContent-Length: 10\r\nHTTP/1.1 200 OK",
            "200 OK\r\nContent-Encoding: gzip\r\nHTTP/1.1 200 OK\r\nContent-Length: 10",
        ])
    func secondStatus(_ head: String) async throws {
        guard case .failure(let error) = try await outcome(of: head).result else {
            Issue.record("\(head) was taken")
            return
        }
        #expect(error.isMalformed, "\(error)")
    }

    @Test(
        "Given a folded length or coding, when loaded, then the answer is malformed",
        arguments: [
            "200 OK\r\nContent-Length:\r\n 10", "200 OK\r\nContent-Length: 10\r\n ",
            "200 OK\r\nContent-Encoding:\r\n gzip",
            "200 OK\r\nTransfer-Encoding:\r\n chunked", "200 OK\r\nContent-Encoding: identity,\r\n\tgzip",
        ])
    func folded(_ head: String) async throws {
        switch try await outcome(of: head).result {
        case .failure(let error): #expect(error.isMalformed, "\(error)")
        // Newer versions of libcurl put such lines together themselves: then the length is one for all.
        case .success: #expect(head.contains("Content-Length"))
        }
    }

    @Test("Given a folded Location, when followed, then its value is one")
    func foldedLocation() async throws {
        let (result, paths) = try await outcome(of: "302 Go\r\nLocation:\r\n /b\r\nContent-Length: 0", body: Data())
        #expect(result == .success(Data("next".utf8)))
        #expect(paths == ["/", "/b"])
    }

    @Test("Given lines that end without a carriage return, when loaded, then their fields count")
    func bareLineFeed() async throws {
        // "hello" as gzip has it.
        let hello: [UInt8] = [
            0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 7, 0, 0x86, 0xa6, 0x10, 0x36, 5, 0, 0, 0,
        ]
        let head = "200 OK\nContent-Encoding: gzip\nContent-Length: \(hello.count)"
        #expect(try await outcome(of: head, body: Data(hello)).result == .success(Data("hello".utf8)))
        let (result, paths) = try await outcome(of: "302 Go\nLocation: /b\nContent-Length: 0", body: Data())
        #expect(result == .success(Data("next".utf8)))
        #expect(paths == ["/", "/b"])
    }

    @Test(
        "Given several different Locations, when loaded, then it is malformed and not followed",
        arguments: [
            "302 Go\r\nLocation: /a\r\nLocation: /b", "308 Go\r\nLocation: /a\r\nX: y\r\nlocation: /a/",
            "301 Go\r\nLocation: /a\r\nLocation:",
        ])
    func severalLocations(_ head: String) async throws {
        let (result, paths) = try await outcome(of: head + "\r\nContent-Length: 0", body: Data())
        #expect(result == .failure(.response(.malformed("it has several different Location fields"))))
        #expect(paths == ["/"])
    }

    @Test("Given a 201 response with several Locations, when loaded, then it is accepted")
    func locationsWithoutRedirect() async throws {
        let head = "201 Made\r\nLocation: /a\r\nLocation: /b\r\nContent-Length: 10"
        #expect(try await outcome(of: head).result == .success(Data("0123456789".utf8)))
    }
}
