import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite(.timeLimit(.minutes(5)))
struct AllowSchemesTests {
    private let program: Program
    private let server: ScriptedServer

    init() async throws {
        program = try Program()
        let png = try await Pictures.file(.png)
        try program.folder.write(png, to: "a.png")
        server = try ScriptedServer { connection in
            connection.send(
                "HTTP/1.1 200 OK\r\nContent-Type: image/png\r\nContent-Length: \(png.count)\r\nConnection: close\r\n\r\n"
            )
            connection.send(png)
        }
    }

    @Test(
        "Given a list with local files, when only the web is allowed, then those alone are refused",
        arguments: [["fetch", "--json"], ["info", "--json"]])
    func files(command: [String]) async throws {
        let file = program.folder.file("a.png")
        let inputs = ["a.png", file.absoluteString, "FILE://localhost\(file.path)", "data:,a", server.url("/b.png")]
        let ending = try await program.start(command + ["--allow-schemes", "http,https"] + inputs).end()
        #expect(ending.status == 1)
        let lines = ending.lines
        #expect(lines.count { $0.contains("1013") } == 4, "\(ending)")
        #expect(server.requests.count == 1)
    }

    @Test("Given only https, when an http URL is fetched, then nothing is sent")
    func http() async throws {
        let ending = try await program.run("fetch", "--allow-schemes", "https", server.url("/b.png"))
        #expect(ending.status == 1)
        #expect(ending.errors.contains("'http' is not allowed"))
        #expect(server.openedCount == 0)
    }

    @Test(
        "Given an unknown scheme or none, when it is to be allowed, then that is wrong usage",
        arguments: ["ftp", "", ","])
    func wrong(schemes: String) async throws {
        let ending = try await program.run("fetch", "--allow-schemes", schemes, "a.png")
        #expect(ending.status == 2)
    }
}
