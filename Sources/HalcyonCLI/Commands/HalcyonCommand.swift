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

            The exit status is 0 when all went well, 1 when an image failed, 2 for wrong usage, and 130 after Ctrl-C.
            """,
        version: version,
        subcommands: [FetchCommand.self, InfoCommand.self, SheetCommand.self, CacheCommand.self]
    )

    static let version = "0.1.0-dev"

    /// Parses and runs. Wrong usage ends with status 2, as in most Unix programs, in the place of the parser's 64.
    static func main() async {
        signal(SIGPIPE, SIG_IGN)
        do {
            var command = try parseAsRoot()
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch {
            guard exitCode(for: error) == .validationFailure else { exit(withError: error) }
            Console.shared.report(fullMessage(for: error))
            Foundation.exit(2)
        }
    }
}
