import Foundation
import Glibc
import HalcyonCore
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonSandbox

/// What a program does and has that uses the sandbox: signals, limits, children. Each program has its own process.
@Suite("A sandbox in a program's surroundings")
struct HostileSurroundingsTests {
    private func lines(_ words: String...) throws -> [String] {
        let folder = try TemporaryDirectory()
        let output = folder.url.appending(path: "output")
        let program = try ChildProcess([try Helpers.workout] + words, output: output)
        #expect(program.wait() == 0)
        return try String(contentsOf: output, encoding: .utf8).split(separator: "\n").map(String.init)
    }

    @Test("Given a program's timer, when it decodes, then signals end no wait")
    func timer() throws { #expect(try lines("timer") == Array(repeating: "a picture", count: 5)) }

    @Test("Given signals that a program ignores, when helpers end by them, then it is told")
    func ignored() throws {
        let lines = try lines("ignore")
        try #require(lines.count == 3)
        #expect(lines[0].contains("signal 11"), "\(lines[0])")
        #expect(lines[1].contains("1 second") || lines[1].contains("1.0"), "\(lines[1])")
        #expect(lines[2] == "a picture")
    }

    @Test("Given no descriptors, when decoded, then there is an error, and no decode in the program")
    func descriptors() throws {
        let lines = try lines("descriptors")
        try #require(lines.count == 4)
        for index in [0, 2] {
            #expect(lines[index].contains("there is no sandbox") && lines[index].contains("Too many open files"))
        }
        #expect([lines[1], lines[3]] == ["a picture", "a picture"])
    }

    @Test("Given 700 images at once, when decoded, then none is decoded in the program")
    func crowd() throws {
        let lines = try lines("crowd", "700")
        #expect(lines.first == "a picture")
        #expect(lines.last == "a picture")
        #expect(lines.allSatisfy { !$0.contains("in the program") }, "\(lines)")
    }

    @Test("Given a program that adopts orphans, when helpers end, then it takes no other child")
    func orphans() throws {
        let lines = try lines("orphans")
        #expect(lines.filter { $0 == "a picture" }.count == 12, "\(lines)")
        #expect(lines.filter { $0.hasPrefix("children") } == ["children: 1", "children: 1"])
        #expect(lines.last == "its own is there: true")
    }

    @Test("Given a limit of file sizes, when decoded, then nobody is killed, and errors name it")
    func files() throws {
        let lines = try lines("files")
        try #require(lines.count == 6)
        #expect([lines[0], lines[1], lines[4]] == Array(repeating: "a picture", count: 3), "\(lines)")
        #expect(lines[2].contains("2000"), "\(lines[2])")
        #expect(lines[3].contains("ulimit -f"), "\(lines[3])")
        #expect(lines[5].contains("/bin/true") && lines[5].contains("ulimit -f"), "\(lines[5])")
    }

    /// The process that helpers of a program's copy are copies of.
    private func template(of program: String) throws -> pid_t {
        let all = Helpers.processes(running: program)
        let first = try all.first { number in
            let status = try String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
            return !all.contains { status.contains("\nPPid:\t\($0)\n") }
        }
        return pid_t(try #require(first))
    }

    @Test("Given a template that is stopped, when decoded, then time limits and cancellation hold")
    func stopped() async throws {
        let folder = try TemporaryDirectory()
        var settings = try Helpers.settings(.perImage)
        settings.helperPath = try Helpers.copy(of: Helpers.workout, folder.url)
        let decoder = SandboxedDecoder(settings)
        _ = try decoder.decode(Helpers.good, options: DecodingOptions())
        let template = try template(of: try #require(settings.helperPath))
        kill(template, SIGSTOP)
        // The one that was made ahead.
        _ = try? decoder.decode(Helpers.good, options: DecodingOptions())
        let start = ContinuousClock.now
        var hurried = DecodingOptions()
        hurried.limits.maximumSeconds = 0.2
        #expect(throws: ImageError.decoding(.tookTooLong(limit: 0.2))) {
            try decoder.decode(Helpers.good, options: hurried)
        }
        #expect(ContinuousClock.now - start < .seconds(10))
        // Not timed: it may not begin for a while, because other tests block the threads of tasks. For the same reason,
        // a thread cancels it: this test's own task might go on after the decoder has given up.
        let task = Task.detached { try decoder.decode(Helpers.good, options: DecodingOptions()) }
        Thread.detachNewThread {
            usleep(200_000)
            task.cancel()
        }
        await #expect(throws: ImageError.cancelled) { try await task.value }
        kill(template, SIGCONT)
        #expect(try decoder.decode(Helpers.good, options: DecodingOptions()) != nil)
    }
}
