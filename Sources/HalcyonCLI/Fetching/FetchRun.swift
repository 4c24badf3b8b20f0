import HalcyonCore

/// Loads a list of inputs, once or several times in a row.
struct FetchRun: Sendable {
    let inputs: [Input]
    let settings: FetchSettings
    let assembly: Assembly
    let concurrency: Int
    let rounds: Int
    let report: FetchReport

    /// The counts of each round, as far as they came.
    func run() async -> [FetchTally] {
        let sizes = SourceSizes()
        var tallies: [FetchTally] = []
        for _ in 0..<rounds where !Task.isCancelled { tallies.append(await round(sizes)) }
        await assembly.close()
        return tallies
    }

    private func round(_ sizes: SourceSizes) async -> FetchTally {
        let start = ContinuousClock.now
        let display = ProgressDisplay(total: inputs.count, isLive: report.showsProgress)
        let fetcher = Fetcher(
            pipeline: assembly.pipeline, encoder: Assembly.encoder, settings: settings,
            naming: settings.directory.map { FileNaming(inputs, in: $0, format: settings.format) },
            display: display, sizes: sizes
        )
        var tally = await display.shown {
            var tally = FetchTally()
            await LoadWindow.run(inputs, concurrency: concurrency, work: fetcher.outcome) { outcome in
                // What Ctrl-C cut short is neither done nor failed.
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
