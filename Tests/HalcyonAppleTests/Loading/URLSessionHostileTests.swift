#if HALCYON_STAND_INS
import Foundation
import HTTPTypes
import HalcyonApple
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

/// What every loader owes to servers that mean harm, held by the one over URLSession: on Linux over its stand-in, whose
/// parser is another than Apple's.
@Suite("URLSession data loader, hostile servers")
struct URLSessionHostileTests {
    /// Whole heads alone: Linux's stand-in ends the process if a transfer ends without one ("Transfer completed, but
    /// there's no response"), or with folded lines or trailers, whoever uses it.
    private static let answers =
        [
            "999 Odd", "600 Odd", "204 No", "205 No", "206 Part", "304 Same", "404 No", "407 Proxy", "416 No", "503 No",
            "301 Away\r\nLocation: http://", "302 Away\r\nLocation: http://[",
            "302 Away\r\nLocation: javascript:alert(1)",
            "303 Away\r\nLocation: //@/", "307 Away\r\nLocation: http://127.0.0.1:99999/", "308 Away\r\nLocation: /end",
            "302 Away\r\nLocation: ", "302 Away", "200 OK\r\nContent-Length: 99", "200 OK\r\nContent-Length: 1",
            "200 OK\r\nContent-Length: -1", "200 OK\r\nContent-Length: 9223372036854775808",
            "200 OK\r\nContent-Range: bytes 5-2/1", "200 OK\r\nTransfer-Encoding: chunked",
            "200 OK\r\nContent-Encoding: gzip", "200 OK\r\nContent-Encoding: deflate\r\nContent-Length: 5",
            "200 OK\r\nContent-Encoding: br", "200 OK\r\nContent-Encoding: utf-8",
        ].flatMap { head in
            ["hello", "", "5\r\nhello\r\n0\r\n\r\n", "FFFFFFFFFFFFFFFF\r\nhello", "\u{1f}\u{8b}\u{8}"].map { body in
                "HTTP/1.1 \(head)\r\n\r\n\(body)"
            }
        }

    @Test(
        "Given malformed responses, when loaded, then each load ends, with an error or a head",
        .timeLimit(.minutes(5)))
    func answers() async throws {
        let server = try HostileServer()
        // Linux's URLSession counts whole seconds.
        let loader = URLSessionDataLoader { $0.idleTimeout = 2 }
        for answer in Self.answers {
            for credential in [nil, Credential.password(user: "a", password: "b")] {
                let problem = await server.violation(
                    of: HostileAnswer(bytes: Array(answer.utf8)), by: loader, within: 60, credential: credential)
                #expect(problem == nil)
            }
        }
    }

    @Test(
        "Given a dripping server, when it is slow for too long, then the speed limit ends the load",
        .timeLimit(.minutes(5)))
    func slow() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\n\r\n")
            while connection.send("x") { usleep(50_000) }
        }
        let loader = URLSessionDataLoader {
            $0.idleTimeout = 300
            $0.minimumSpeedTime = 0.5
        }
        let error = await failure { _ = try await loader.data(server.url()) }
        #expect(error == .response(.timeout(.speed, seconds: 0.5)))
        try await eventually("the connection is closed") { server.closedByClientCount == 1 }
    }

    @Test("Given a slow server and no least speed, when read, then it is waited for", .timeLimit(.minutes(5)))
    func patient() async throws {
        let server = try ScriptedServer { connection in
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n")
            for letter in ["a", "b", "c"] {
                usleep(300_000)
                connection.send(letter)
            }
        }
        for change: (inout URLSessionDataLoader.Configuration) -> Void in [
            { $0.minimumBytesPerSecond = 0 }, { $0.minimumSpeedTime = .infinity },
        ] {
            let loader = URLSessionDataLoader {
                $0.minimumSpeedTime = 0.2
                change(&$0)
            }
            #expect(try await loader.data(server.url()) == Data("abc".utf8))
        }
    }
}
#endif
