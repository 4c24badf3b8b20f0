import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@Suite("A process without file descriptors", .timeLimit(.minutes(5)))
struct NoDescriptorTests {
    /// Answers one request with the smallest GIF, one white pixel, and closes the connection.
    private static func server() throws -> ScriptedServer {
        let gif = "R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="
        let data = try #require(Data(base64Encoded: gif))
        return try ScriptedServer { connection in
            connection.send(
                Data("HTTP/1.1 200 OK\r\nContent-Length: \(data.count)\r\nConnection: close\r\n\r\n".utf8) + data)
        }
    }

    @Test("Given no free descriptors, when images load, then each load reports it, waits or succeeds")
    func saysSo() throws {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let workout = tests.deletingLastPathComponent().appending(path: "MemoryWorkout").path
        let (first, second) = (try Self.server(), try Self.server())
        let output = try ChildProcess.run(workout, "fileless", first.url("/a.gif"), second.url("/b.gif"))
        let lines = output.split(separator: "\n").map(String.init)
        #expect(lines == ["no loop 1017", "a loop 1x1", "no socket 1017", "waited 1x1", "both 1x1 1x1"], "\(output)")
    }
}
