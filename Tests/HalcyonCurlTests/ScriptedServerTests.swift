import Foundation
import LinuxTestSupport
import TestSupport
import Testing

/// The server of the tests themselves.
@Suite("ScriptedServer", .timeLimit(.minutes(5)))
struct ScriptedServerTests {
    @Test("Given stopped servers, when freed, then no socket that reuses their number is shut down")
    func stoppedTwice() async throws {
        var servers = try (0..<20).map { _ in try ScriptedServer { _ in } }
        for server in servers { server.stop() }
        // Opened over a while in which the servers' threads close their listeners.
        var pairs: [[Int32]] = []
        try await eventually("there are sockets with the numbers of the listeners") {
            var pair: [Int32] = [-1, -1]
            #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair) == 0)
            pairs.append(pair)
            return pairs.count == 100
        }
        servers = []
        var buffer: UInt8 = 0
        // Zero is the end of the connection.
        for socket in pairs.joined() { #expect(recv(socket, &buffer, 1, Int32(MSG_DONTWAIT)) == -1) }
        for socket in pairs.joined() { close(socket) }
    }
}
