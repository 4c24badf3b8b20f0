import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@Suite("A system that refuses threads", .timeLimit(.minutes(5)))
struct NoThreadTests {
    @Test("Given no threads to be had, when images load, then each load ends, and later ones succeed")
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
        try #require(lines.count == 5, "\(output)")
        // A thread of ours that was there before may load a file. None of the loader's was.
        #expect(["1016", "1x1"].contains(lines[1]), "\(output)")
        // If a trial was not refused, the system had room for a thread after all.
        #expect(lines[2] == "1016" || (lines[0] == "made" && lines[2].hasPrefix("2")), "\(output)")
        #expect(lines[3] == "1x1", "\(output)")
        // Nobody listens there: an error of the network's, not of ours.
        #expect(lines[4].hasPrefix("2"), "\(output)")
    }
}
