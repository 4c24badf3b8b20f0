import ArgumentParser
import Foundation
import HalcyonCore

/// `halcyon fetch`.
struct FetchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch",
        abstract: "Load images through the caches; write them to a folder if asked.",
        discussion: """
            Without --size and --format a file gets the bytes of its source as they are, once they have proved to be \
            a picture. Names come from the URLs; the ending follows the real format, and equal names are numbered. A \
            file of an earlier run is replaced, an input never is.

            With --json, standard output has one object a line: one for each image in the order in which they end, \
            then a summary.

            Examples:
              halcyon fetch https://example.org/cat.jpg -o .
              halcyon fetch --from urls.txt -o thumbs --size 400x300 --fill --format png
              halcyon fetch photo.jpg -o small --size 800 --keep-metadata --progressive
              find . -name '*.png' | halcyon fetch --from - -o small --size 800
              halcyon fetch --from urls.txt --json | jq 'select(.status == "failed")'
            """
    )

    @OptionGroup var inputs: InputOptions
    @OptionGroup var output: FetchOutputOptions
    @OptionGroup var loading: LoadingOptions
    @OptionGroup var logging: LoggingOptions

    @Flag(help: "Write JSON, one object a line, to standard output.")
    var json = false

    @Option(help: "Load the list so many times in a row, to see what the caches do.")
    var `repeat` = 1

    func validate() throws {
        guard (1...1000).contains(self.repeat) else { throw ValidationError("--repeat takes a number from 1 to 1000.") }
    }

    func run() async throws {
        let list = try inputs.list()
        logging.start()
        let settings = output.settings(cachePolicy: loading.cachePolicy)
        if let directory = settings.directory {
            do { try OutputFile.makeFolder(directory) } catch {
                Console.shared.report("halcyon: \(error.reason.printable)")
                throw ExitCode.failure
            }
        }
        let run = FetchRun(
            inputs: list, settings: settings, assembly: Assembly(loading),
            concurrency: loading.concurrency, rounds: self.repeat, report: FetchReport(json: json)
        )
        let ending = await Interruption.watch { await run.run() }
        run.report.close(ending.value)
        if let status = ending.exitStatus { throw ExitCode(status) }
        if ending.value.contains(where: { $0.failed > 0 }) { throw ExitCode.failure }
    }
}
