import Foundation
import TestSupport
import Testing

@testable import HalcyonCLI

@Suite struct UsageTests {
    private let program: Program

    init() throws { program = try Program() }

    @Test(
        "Given wrong usage, when the program runs, then it exits with 2 and explains on stderr",
        arguments: [
            ["fetch"], ["info"], ["sheet"], ["nonsense"], ["fetch", "--nonsense", "a.jpg"],
            ["fetch", "a.jpg", "--size", "big"], ["fetch", "a.jpg", "--fill"], ["fetch", "a.jpg", "--format", "psd"],
            ["fetch", "a.jpg", "--quality", "101"], ["fetch", "a.jpg", "--concurrency", "0"],
            ["fetch", "a.jpg", "--refresh", "--offline"], ["fetch", "a.jpg", "--no-cache", "--cache", "x"],
            ["fetch", "--from", "no/such/list"], ["sheet", "a.jpg", "-o", "sheet.psd"],
            ["sheet", "a.jpg", "--columns", "0"], ["cache", "trim"], ["cache", "trim", "--size", "many"],
            ["cache", "remove"], ["fetch", "a.jpg", "--lossless"], ["fetch", "a.jpg", "--progressive", "-o", "x"],
            ["fetch", "a.jpg", "--keep-metadata"], ["fetch", "a.jpg", "--expires", "soon"],
            ["fetch", "a.jpg", "--expires", "1d", "--strict"], ["cache", "show"],
            ["cache", "remove", "a.jpg", "--match", "*"], ["cache", "remove", "--dry-run"],
            ["cache", "remove", "--match", ""], ["cache", "list", "--sort", "colour"],
            ["cache", "list", "--older-than", "7"], ["cache", "list", "--larger-than", "-1"],
            ["cache", "list", "--limit", "0"], ["fetch", "a.jpg", "--shard", "0/2"],
            ["fetch", "a.jpg", "--shard", "3/2"],
            ["fetch", "a.jpg", "--shard", "1"], ["fetch", "a.jpg", "--shard", "1/2/3"],
            ["fetch", "a.jpg", "--shard", "-1/2"], ["fetch", "a.jpg", "--shard", "1/99999999999999999999"],
        ]
    )
    func wrong(arguments: [String]) async throws {
        let ending = try await program.start(arguments).end()
        #expect(ending.status == 2)
        #expect(!ending.errors.isEmpty)
        #expect(ending.output == "")
    }

    @Test("Given a list without a single image, when fetched, then that is wrong usage")
    func emptyList() async throws {
        try program.folder.write(Data("# nothing\n\n".utf8), to: "list.txt")
        let ending = try await program.run("fetch", "--from", "list.txt")
        #expect(ending.status == 2)
        #expect(ending.errors.contains("list.txt"))
    }

    @Test(
        "Given --help, when a command runs, then it explains itself with examples and ends with 0",
        arguments: [
            [], ["fetch"], ["info"], ["sheet"], ["cache"], ["cache", "list"], ["cache", "show"], ["cache", "remove"],
        ]
    )
    func help(command: [String]) async throws {
        let ending = try await program.start(command + ["--help"]).end()
        #expect(ending.status == 0)
        #expect(ending.output.contains("USAGE: halcyon"))
        #expect(ending.output.contains("Examples:"))
        #expect(ending.errors == "")
    }

    @Test("Given --version, when the program runs, then it tells it")
    func version() async throws {
        let ending = try await program.run("--version")
        #expect(ending.status == 0)
        #expect(ending.output == HalcyonCommand.version + "\n")
    }
}
