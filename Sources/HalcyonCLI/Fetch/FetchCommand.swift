import ArgumentParser
import Foundation
import HalcyonCore

/// `halcyon fetch`.
struct FetchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch",
        abstract: "Load images through the caches, and write them to a folder if you name one.",
        discussion: """
            Without --size and --format, files contain the bytes of the source, once these have been decoded without \
            an error. File names come from the URLs; the extension follows the real format, and equal names are \
            numbered. Files of an earlier run are replaced, but never an input.

            With --json, standard output has one object per line: one for each image, in the order in which the loads \
            end, then a summary.

            Examples:
              halcyon fetch https://example.org/cat.jpg -o .
              halcyon fetch --from urls.txt -o thumbs --size 400x300 --fill --format png
              halcyon fetch photo.jpg -o small --size 800 --keep-metadata --progressive
              find . -name '*.png' | halcyon fetch --from - -o small --size 800
              halcyon fetch --from urls.txt -o thumbs --size 400 --shard $SLURM_ARRAY_TASK_ID/16
              halcyon fetch --from urls.txt --json | jq 'select(.status == "failed")'
            """
    )

    @OptionGroup var inputs: InputOptions
    @OptionGroup var output: FetchOutputOptions
    @OptionGroup var loading: LoadingOptions
    @OptionGroup var logging: LoggingOptions

    @Flag(help: "Write JSON, one object per line, to standard output.")
    var json = false

    @Option(help: "Load the list this many times in a row, to show what the caches do.")
    var `repeat` = 1

    @Option(
        help: ArgumentHelp(
            "Load only part I of N of the list: N runs with the same list share it between them.", valueName: "I/N"))
    var shard: Shard?

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
            list: list, shard: shard, settings: settings, assembly: Assembly(loading),
            concurrency: loading.concurrency, rounds: self.repeat, report: FetchReport(json: json)
        )
        let ending = await Interruption.watch { await run.run() }
        run.report.close(ending.value)
        if let status = ending.exitStatus { throw ExitCode(status) }
        if ending.value.contains(where: { $0.failed > 0 }) { throw ExitCode.failure }
    }
}

/// Loads a list of inputs, or a part of it, once or several times in a row.
struct FetchRun: Sendable {
    /// The whole list, which the names of files are planned for.
    let list: [Input]
    let shard: Shard?
    let settings: FetchSettings
    let assembly: Assembly
    let concurrency: Int
    let rounds: Int
    let report: FetchReport

    /// Loads the list, and returns the counts of each round that was begun.
    func run() async -> [FetchTally] {
        let sizes = SourceSizes()
        var tallies: [FetchTally] = []
        for _ in 0..<rounds where !Task.isCancelled { tallies.append(await round(sizes)) }
        await assembly.close()
        return tallies
    }

    private func round(_ sizes: SourceSizes) async -> FetchTally {
        let start = ContinuousClock.now
        let inputs = shard.map { list.filter($0.contains) } ?? list
        let display = ProgressDisplay(total: inputs.count, isLive: report.showsProgress)
        let fetcher = Fetcher(
            pipeline: assembly.pipeline, encoder: assembly.encoder, settings: settings,
            naming: settings.directory.map {
                FileNaming(list, in: $0, format: settings.format, isShared: shard != nil)
            },
            display: display, sizes: sizes, repeated: RepeatedSources(inputs, rounds: rounds)
        )
        var tally = await display.shown {
            var tally = FetchTally()
            await LoadWindow.run(inputs, concurrency: concurrency, work: fetcher.outcome) { outcome in
                // An image that Ctrl-C interrupted counts as neither done nor failed.
                if case .failure(let failure) = outcome.result, failure.kind == "cancelled" { return }
                tally.add(outcome)
                report.add(outcome)
            }
            return tally
        }
        tally.seconds = start.duration(to: .now) / .seconds(1)
        report.endRound(tally)
        return tally
    }
}

/// Reports the progress and results of a run to the user or a script.
struct FetchReport: Sendable {
    let json: Bool

    /// Whether a progress display is shown: on a terminal, unless JSON goes to the same one.
    var showsProgress: Bool { Terminal.isError && !(json && Terminal.isOutput) }

    /// Reports an image that has been loaded or has failed.
    func add(_ outcome: FetchOutcome) {
        if json {
            Console.shared.print(outcome.json.text)
        } else if case .failure = outcome.result {
            Console.shared.report(outcome.line)
        } else {
            if !(showsProgress && Terminal.isOutput) { Console.shared.print(outcome.line) }
            if let note = outcome.note { Console.shared.report(note) }
        }
    }

    /// Reports that one round has ended, or was stopped by the user.
    func endRound(_ tally: FetchTally) {
        if json { Console.shared.print(tally.json.text) }
    }

    /// Reports the end of the run.
    func close(_ tallies: [FetchTally]) {
        guard !json else { return }
        var table = Table(FetchTally.headings)
        for tally in tallies { table.append(tally.cells) }
        // Separated from the lines of the images, if there were any.
        if !(showsProgress && Terminal.isOutput) { Console.shared.print("") }
        for line in table.lines { Console.shared.print(line) }
    }
}

/// The counted results of many inputs.
struct FetchTally: Sendable, Equatable {
    var images = 0
    var ok = 0
    var failed = 0
    var bytes = 0
    var memory = 0
    var disk = 0
    var network = 0
    /// From files and `data:` URLs.
    var local = 0
    var seconds = 0.0

    mutating func add(_ outcome: FetchOutcome) {
        images += 1
        guard case .success(let success) = outcome.result else {
            failed += 1
            return
        }
        ok += 1
        bytes += success.bytes
        switch success.origin {
        case .memory: memory += 1
        case .disk: disk += 1
        case .network: network += 1
        case .file, .data: local += 1
        }
    }

    /// The last object of a round in the JSON output.
    var json: JSONValue {
        .object(of: [
            "summary": .object(of: [
                "images": .integer(images), "ok": .integer(ok), "failed": .integer(failed), "bytes": .integer(bytes),
                "memory": .integer(memory), "disk": .integer(disk), "network": .integer(network),
                "local": .integer(local), "seconds": .seconds(seconds),
            ])
        ])
    }

    static let headings = ["images", "bytes", "memory", "disk", "network", "local", "failed", "seconds"]

    /// The cells under ``headings``.
    var cells: [String] {
        [
            "\(images)", ByteCount(bytes).description, "\(memory)", "\(disk)", "\(network)", "\(local)", "\(failed)",
            String(format: "%.3f", seconds),
        ]
    }
}
