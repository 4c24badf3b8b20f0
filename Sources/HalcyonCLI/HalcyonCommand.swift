import ArgumentParser
import Dispatch
import Foundation
import HalcyonCore

/// The program `halcyon`.
@main
struct HalcyonCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "halcyon",
        abstract: "Load, check, shrink and cache images.",
        discussion: """
            Examples:
              halcyon fetch https://example.org/cat.jpg -o pictures
              halcyon fetch --from urls.txt -o thumbs --size 400x300 --fill
              halcyon info cat.jpg https://example.org/dog.png
              halcyon sheet --from urls.txt -o sheet.png
              halcyon cache status

            The exit status is 0 if everything succeeded, 1 if an image failed or output could not be \
            written, 2 for incorrect usage, and 130 after Ctrl-C.
            """,
        version: version,
        subcommands: [FetchCommand.self, InfoCommand.self, SheetCommand.self, CacheCommand.self]
    )

    static let version = Assembly.version

    /// Parses the arguments and runs the command. Incorrect usage ends with status 2, as in most Unix programs, and not
    /// with the parser's 64. If output, including help, cannot be written, the status is 1.
    static func main() async {
        Console.holdStandardDescriptors()
        OpenFileLimit.raise()
        signal(SIGPIPE, SIG_IGN)
        guard canStartThreads else {
            end(.failure, saying: "halcyon: \(ImageError.request(.noThread))")
        }
        do {
            try checkArguments()
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            end(exitCode(for: error), saying: fullMessage(for: error))
        }
        end(.success, saying: "")
    }

    /// Whether the system lets the program start as many threads as it cannot do without.
    ///
    /// libdispatch, on which Swift's tasks run, tries again forever if it gets none: the program would hang without a
    /// word.
    private static var canStartThreads: Bool {
        let end = DispatchSemaphore(value: 0)
        let started = (0..<4).prefix(while: { _ in OwnThread.start("halcyon-probe") { end.wait() } })
        for _ in started { end.signal() }
        return started.count == 4
    }

    /// Refuses arguments that are not UTF-8: Swift replaces invalid bytes, so they would name another image or folder.
    private static func checkArguments() throws {
        // The first is the program's path, which is not used.
        let arguments = (1..<max(1, Int(CommandLine.argc))).map { number in
            CommandLine.unsafeArgv[number].map { start in
                UnsafeBufferPointer(start: start, count: strlen(start)).map { UInt8(bitPattern: $0) }
            } ?? []
        }
        if let problem = UnreadableName.problem(in: arguments) { throw ValidationError(problem) }
    }

    /// Ends the program. The parser's `exit(withError:)` would not notice if help could not be written.
    private static func end(_ code: ExitCode, saying message: String) -> Never {
        switch code {
        case _ where message.isEmpty: break
        case .success: Console.shared.print(message)
        default: Console.shared.report(message)
        }
        // Not `exit`, at which libraries free what a thread of libcurl may still be using, such as OpenSSL's memory: a
        // run that had reported its failure was aborted then, with status 134.
        fflush(nil)
        switch code {
        case .validationFailure: _exit(2)
        case .success where Console.shared.hasLostOutput: _exit(1)
        default: _exit(code.rawValue)
        }
    }
}
