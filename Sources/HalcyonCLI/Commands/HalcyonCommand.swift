import ArgumentParser
import Foundation

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

            The exit status is 0 when all went well, 1 when an image failed or output could not be \
            written, 2 for wrong usage, and 130 after Ctrl-C.
            """,
        version: version,
        subcommands: [FetchCommand.self, InfoCommand.self, SheetCommand.self, CacheCommand.self]
    )

    static let version = "0.1.0-dev"

    /// Parses and runs. Wrong usage ends with status 2, as in most Unix programs, and not with the parser's 64. Output that
    /// could not be written, help included, ends with status 1.
    static func main() async {
        Console.holdStandardDescriptors()
        signal(SIGPIPE, SIG_IGN)
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

    /// What is no text would be read as another text: the name of another image, or of another folder.
    private static func checkArguments() throws {
        for number in 0..<Int(CommandLine.argc) {
            guard let start = CommandLine.unsafeArgv[number] else { continue }
            let bytes = UnsafeBufferPointer(start: start, count: strlen(start)).map { UInt8(bitPattern: $0) }
            guard let text = UnreadableName.text(for: bytes) else { continue }
            throw ValidationError(
                "The argument '\(text)' is not UTF-8. Rename the file, or give it a symbolic link with another name.")
        }
    }

    /// Ends the program. The parser's own `exit(withError:)` would not notice that help could not be written.
    private static func end(_ code: ExitCode, saying message: String) -> Never {
        switch code {
        case _ where message.isEmpty: break
        case .success: Console.shared.print(message)
        default: Console.shared.report(message)
        }
        switch code {
        case .validationFailure: Foundation.exit(2)
        case .success where Console.shared.hasLostOutput: Foundation.exit(1)
        default: Foundation.exit(code.rawValue)
        }
    }
}
