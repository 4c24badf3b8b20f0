import Foundation
import LinuxTestSupport
import TestSupport

/// The built program `halcyon`, run as a process of its own, with a home and a cache folder that nobody else uses.
final class Program: Sendable {
    /// How a run ended, and what it wrote.
    struct Ending: Sendable {
        let status: Int32
        let output: String
        let errors: String

        /// The last line of a table by the names over its columns.
        var table: [String: String] {
            let rows = lines.suffix(2).map { $0.split(separator: /[ ]{2,}/).map(String.init) }
            guard rows.count == 2, rows[0].count == rows[1].count else { return [:] }
            return Dictionary(zip(rows[0], rows[1])) { first, _ in first }
        }

        var lines: [String] { output.split(separator: "\n").map(String.init) }
    }

    /// A run that has been started.
    final class Run: Sendable {
        let process: ChildProcess
        private let output: URL
        private let errors: URL

        fileprivate init(_ process: ChildProcess, output: URL, errors: URL) {
            (self.process, self.output, self.errors) = (process, output, errors)
        }

        /// The whole lines of standard output until now.
        var written: [Substring] {
            Self.text(output).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        }

        /// Waits for the end, on a thread of its own: the tests' threads are few.
        func end() async -> Ending {
            let status = await withCheckedContinuation { continuation in
                Thread.detachNewThread { [process] in continuation.resume(returning: process.wait()) }
            }
            return Ending(status: status, output: Self.text(output), errors: Self.text(errors))
        }

        private static func text(_ file: URL) -> String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
    }

    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    /// Starts the program in ``folder``; standard input is empty, or a file.
    ///
    /// - Parameters:
    ///   - redirection: What a shell does with the program's descriptors after that, as `>/dev/full`.
    ///   - variables: What is added to its environment, as `NAME=value`.
    ///   - changes: What `env` changes in that after the shell, which goes to the home: `NAME=value`, or
    ///     `--unset=NAME`.
    ///   - limits: Its limits, as options of `prlimit`: `--nofile=32`. Default: those of the tests.
    func start(
        _ arguments: [String], input: URL? = nil, redirection: String = "", variables: [String] = [],
        changes: [String] = [], limits: [String] = []
    ) throws -> Run {
        let name = UUID().uuidString
        let (output, errors) = (folder.file("\(name).out"), folder.file("\(name).err"))
        let script =
            #"out=$1 err=$2 in=$3; shift 3; cd "$HOME"; exec "$@" >"$out" 2>"$err" <"$in" "# + redirection
        let environment =
            [
                "env", "HOME=\(folder.url.path)", "XDG_CACHE_HOME=\(folder.file("caches").path)", "TERM=xterm",
                "http_proxy=", "CURL_CA_BUNDLE=", "SSL_CERT_FILE=", "SSL_CERT_DIR=",
            ] + variables
        let shell = ["sh", "-c", script, "sh", output.path, errors.path, input?.path ?? "/dev/null"]
        let limit = limits.isEmpty ? [] : ["prlimit"] + limits
        let process = try ChildProcess(
            environment + shell + limit + (changes.isEmpty ? [] : ["env"] + changes) + [Self.path] + arguments)
        return Run(process, output: output, errors: errors)
    }

    /// Runs the program to its end.
    func run(_ arguments: String..., input: URL? = nil) async throws -> Ending {
        try await start(arguments, input: input).end()
    }

    /// SwiftPM puts the program beside the tests.
    private static let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "halcyon").path
}
