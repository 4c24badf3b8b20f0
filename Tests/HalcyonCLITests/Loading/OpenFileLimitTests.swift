import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite("A program that may open few files", .timeLimit(.minutes(5)))
struct OpenFileLimitTests {
    private let program: Program

    init() throws { program = try Program() }

    /// A server that takes its time over each answer, so that as many connections stand as are made.
    private static func slowServer() async throws -> ScriptedServer {
        let answer = Self.answer(try await Pictures.file(.png))
        return try ScriptedServer { connection in
            repeat { usleep(60_000) } while connection.send(answer) && connection.nextRequest()
        }
    }

    private static func answer(_ picture: Data) -> Data {
        Data("HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: \(picture.count)\r\n\r\n".utf8) + picture
    }

    private func fetch(_ urls: [String], _ openFiles: String) async throws -> Program.Ending {
        try await program.start(
            ["fetch", "--json", "--retries", "0", "--concurrency", "256"] + urls, limits: ["--nofile=\(openFiles)"]
        ).end()
    }

    @Test(
        "Given more loads than descriptors, when fetched, then each waits its turn and succeeds",
        arguments: [20, 32, 64, 128])
    func all(_ limit: Int) async throws {
        let server = try await Self.slowServer()
        let count = limit < 64 ? 50 : 200
        let ending = try await fetch((0..<count).map { server.url("/\($0).png") }, "\(limit)")
        #expect(ending.status == 0, "\(ending.errors.suffix(500))")
        #expect(try ending.fetched().summaries.map(\.ok) == [count])
        #expect(server.openedCount < limit)
        // Which would take descriptors that the network needs.
        #expect(ending.errors.contains("continuing without the disk cache") == (limit < 48))
    }

    @Test("Given sixteen descriptors, when it fetches, then all loads succeed")
    func sixteen() async throws {
        let server = try await Self.slowServer()
        let ending = try await fetch((0..<24).map { server.url("/\($0).png") }, "16")
        #expect(ending.status == 0, "\(ending.errors.suffix(500))")
        #expect(try ending.fetched().summaries.map(\.ok) == [24])
    }

    @Test("Given few descriptors, when fetched, then each load succeeds or says why not", arguments: [8, 12, 14])
    func few(_ limit: Int) async throws {
        let server = try await Self.slowServer()
        let ending = try await fetch((0..<8).map { server.url("/\($0).png") }, "\(limit)")
        let images = try ending.fetched().images
        #expect(ending.status == 0 || ending.status == 1, "\(ending.errors.suffix(500))")
        #expect(images.count == 8)
        #expect(images.allSatisfy { $0.status == "ok" || $0.error?.code == 1017 }, "\(ending.output)")
    }

    @Test("Given a soft limit below the hard one, when it fetches, then all connections are opened")
    func raised() async throws {
        let answer = Self.answer(try await Pictures.file(.png))
        let server = try ScriptedServer { connection in
            repeat { connection.hold() } while connection.send(answer) && connection.nextRequest()
        }
        let urls = (0..<60).map { server.url("/\($0).png") }
        let run = try program.start(
            ["fetch", "--json", "--retries", "0", "--concurrency", "60"] + urls, limits: ["--nofile=40:1024"])
        try? await eventually("all are asked for") { server.requests.count == 60 }
        server.release()
        let ending = await run.end()
        #expect(ending.status == 0, "\(ending.errors.suffix(500))")
        #expect(server.openedCount == 60)
    }
}
