import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@Suite("A system that refuses threads", .timeLimit(.minutes(1)))
struct NoThreadTests {
    @Test("Given a program that may make no thread, when it loads, then each load ends, and later ones succeed")
    func saysSo() throws {
        let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        let workout = tests.deletingLastPathComponent().appending(path: "MemoryWorkout").path
        let folder = try TemporaryDirectory()
        let file = folder.file("a.gif")
        // The smallest GIF: one white pixel.
        let gif = "R0lGODlhAQABAIAAAP///wAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=="
        try #require(Data(base64Encoded: gif)).write(to: file)
        let output = try ChildProcess.run(workout, "threadless", file.path)
        let lines = output.split(separator: "\n").map(String.init)
        try #require(lines.count == 4, "\(output)")
        // A thread that the system had room for after all may have loaded them.
        #expect(["1016", "1x1"].contains(lines[0]), "\(output)")
        #expect(lines[1] == "1016" || lines[1].hasPrefix("2"), "\(output)")
        #expect(lines[2] == "1x1", "\(output)")
        // Nobody listens there: an error of the network's, not of ours.
        #expect(lines[3].hasPrefix("2"), "\(output)")
    }
}
