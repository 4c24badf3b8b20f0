import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@Suite("A machine without a network", .timeLimit(.minutes(5)))
struct NoNetworkTests {
    private struct Report: Decodable {
        struct Step: Decodable {
            var outcome: String
            var seconds: Double
        }

        var isPermitted: Bool
        var steps: [String: Step]
        var descriptors: [Int]
        var threads: [Int]
    }

    /// Why a program cannot have a network of its own here; nil if it can.
    private static let obstacle: String? = {
        do {
            try ChildProcess.run("unshare", "-rn", "ip", "link", "add", "near", "type", "veth", "peer", "name", "far")
            return nil
        } catch {
            return "\(error)"
        }
    }()

    @Test(
        "Given a network that comes and goes, when a program loads, then it waits only without one",
        .enabled(if: obstacle == nil, "needs the right to make network namespaces"))
    func waits() throws {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let workout = tests.deletingLastPathComponent().appending(path: "MemoryWorkout").path
        let output = try ChildProcess.run("unshare", "-rn", workout, "networkless")
        let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
        try #require(report.isPermitted, "\(output)")

        // Nobody listens on the loopback interface: that takes no network.
        let loopback = try #require(report.steps["loopback"])
        #expect(loopback.outcome == "failed 2002" && loopback.seconds < 2)
        let timeout = try #require(report.steps["timeout"])
        #expect(timeout.outcome == "failed 2001" && timeout.seconds >= 0.3)
        #expect(report.steps["cancelled"]?.outcome == "failed 9000")

        // All of them, soon after the address and the route were there, not when the state would have been read anyway.
        let many = try #require(report.steps["many"])
        #expect(many.outcome == "2" && many.seconds < 4)
        // A thread while they wait, with a pipe and the kernel's notices, and again while the cable is pulled.
        #expect(report.threads == [0, 1, 0, 1])
        #expect(report.descriptors.count == 3 && report.descriptors.first == report.descriptors.last)
        #expect(report.descriptors.count == 3 && report.descriptors[1] == report.descriptors[0] + 3)

        // With a network, a host that is not found, or not within the 2 seconds of an attempt.
        let online = try #require(report.steps["online"])
        #expect(["failed 2001", "failed 2005"].contains(online.outcome) && online.seconds < 20)
        // Two attempts of 2 seconds at most at a host that is not there: the wait between them ended with the cable.
        let pulled = try #require(report.steps["pulled"])
        #expect(["failed 2003", "failed 2005"].contains(pulled.outcome) && pulled.seconds < 30)
    }
}
