import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@Suite("A system that refuses threads", .timeLimit(.minutes(1)))
struct NoThreadTests {
    @Test("Given a program that may make no thread, when it loads, then it is told so at once, and later loads succeed")
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
        #expect(lines.prefix(2) == ["1016", "1016"], "\(output)")
        #expect(lines.dropFirst(2).first == "1x1", "\(output)")
        // Nobody listens there: an error of the network's, not of ours.
        #expect(lines.last.map { $0.hasPrefix("2") } == true, "\(output)")
    }
}
