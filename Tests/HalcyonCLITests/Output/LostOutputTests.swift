import Foundation
import LinuxTestSupport
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite(.timeLimit(.minutes(5)))
struct LostOutputTests {
    private let program: Program

    init() async throws {
        program = try Program()
        try program.folder.write(try await Pictures.file(.png), to: "a.png")
    }

    static let commands = [
        ["--help"], ["--version"], ["fetch", "--help"], ["cache", "list", "--help"],
        ["--generate-completion-script", "bash"], ["help", "info"],
        ["info", "a.png"], ["info", "a.png", "--json"], ["fetch", "a.png"], ["fetch", "a.png", "--json"],
        ["sheet", "a.png", "-o", "sheet.png"], ["cache", "status"], ["cache", "status", "--json"],
        ["cache", "list"], ["cache", "clear"], ["cache", "verify"], ["cache", "verify", "--json"],
        ["cache", "trim", "--size", "1M"], ["cache", "remove", "--match", "*", "--dry-run"],
    ]

    @Test(
        "Given a full or closed stdout, when a command writes, then it says so and exits with 1",
        arguments: commands, [">/dev/full", ">&-"])
    func lost(command: [String], redirection: String) async throws {
        let ending = try await program.start(command, redirection: redirection).end()
        #expect(ending.status == 1)
        #expect(ending.errors.contains("halcyon: cannot write to standard output: "))
        #expect(ending.errors.split(separator: "\n").count { $0.contains("cannot write") } == 1)
    }

    @Test("Given closed standard streams, when a command works, then its files get none of the output")
    func closed() async throws {
        let ending = try await program.start(
            ["fetch", "a.png", "-o", "out", "--size", "2x2", "--json"], redirection: "<&- >&- 2>&-"
        ).end()
        #expect(ending.status == 1)
        let written = try Data(contentsOf: program.folder.file("out/a.png"))
        #expect(written.starts(with: [0x89, 0x50, 0x4e, 0x47]))
        let index = program.folder.file("caches/halcyon/index.sqlite")
        if let bytes = try? Data(contentsOf: index) { #expect(bytes.starts(with: Data("SQLite format 3".utf8))) }
    }

    @Test("Given a wrong command and a full stdout, when it runs, then the status is still 2")
    func usage() async throws {
        let ending = try await program.start(["fetch"], redirection: ">/dev/full").end()
        #expect(ending.status == 2)
    }
}
