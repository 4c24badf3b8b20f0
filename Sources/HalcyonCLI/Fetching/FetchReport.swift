/// Tells the user, or a script, how a run goes.
struct FetchReport: Sendable {
    let json: Bool

    /// Whether a progress display is shown: on a terminal, unless JSON goes to the same one.
    var showsProgress: Bool { Terminal.isError && !(json && Terminal.isOutput) }

    /// One image has ended.
    func add(_ outcome: FetchOutcome) {
        if json {
            Console.shared.print(outcome.json.text)
        } else if case .failure = outcome.result {
            Console.shared.report(outcome.line)
        } else if !(showsProgress && Terminal.isOutput) {
            Console.shared.print(outcome.line)
        }
    }

    /// All images of one round have ended, or the user has stopped it.
    func endRound(_ tally: FetchTally) {
        if json { Console.shared.print(tally.json.text) }
    }

    /// The run is over.
    func close(_ tallies: [FetchTally]) {
        guard !json else { return }
        var table = Table(FetchTally.headings)
        for tally in tallies { table.append(tally.cells) }
        // Apart from the lines of the images, where there were any.
        if !(showsProgress && Terminal.isOutput) { Console.shared.print("") }
        for line in table.lines { Console.shared.print(line) }
    }
}
