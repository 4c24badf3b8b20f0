import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite("A program that may start few threads", .timeLimit(.minutes(5)))
struct ThreadLimitTests {
    private let program: Program

    init() throws { program = try Program() }

    @Test(
        "Given no room for thread stacks, when it is run, then it says so at once and exits with 1",
        arguments: [["info", "a.png"], ["fetch", "a.png"], ["cache", "status"], ["--version"]])
    func noThreads(_ arguments: [String]) async throws {
        // A thread's stack is as large as this limit: of 30 TB, three fit into the addresses of a process.
        let ending = try await program.start(arguments, limits: ["--stack=\(30 << 40)"]).end()
        #expect(ending.status == 1)
        #expect(ending.output.isEmpty)
        let beginning = "halcyon: the system refused to create a thread"
        #expect(ending.errors.hasPrefix(beginning), "\(ending.errors.prefix(300))")
    }
}
