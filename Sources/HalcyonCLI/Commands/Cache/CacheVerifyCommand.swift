import ArgumentParser
import HalcyonCore
import HalcyonStore

/// `halcyon cache verify`.
struct CacheVerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Read every entry, repair what is damaged, and tell what that was.",
        discussion: "What had to be removed is loaded again when it is next asked for.")

    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    @Flag(help: "Write one JSON object to standard output.")
    var json = false

    func run() async throws {
        logging.start()
        try await caching.withCache { cache throws(ImageError) in
            let report = try await cache.verify()
            if json {
                Console.shared.print(Self.json(report).text)
            } else {
                for line in Self.lines(report) { Console.shared.print(line) }
            }
        }
    }

    private static func json(_ report: DiskCache.Verification) -> JSONValue {
        .object(of: [
            "sound": .boolean(report.isSound), "checked": .integer(report.entriesChecked),
            "damaged": .integer(report.damagedRemoved), "missing": .integer(report.missingFiles),
            "orphans": .integer(report.orphansRemoved), "unfinished": .integer(report.temporaryFilesRemoved),
            "rebuilt": .boolean(report.indexRebuilt), "reclaimed": .integer(report.bytesReclaimed),
        ])
    }

    private static func lines(_ report: DiskCache.Verification) -> [String] {
        let checked = "checked \(report.entriesChecked) entries"
        if report.isSound { return [checked + ": all sound"] }
        var lines = [checked]
        if report.indexRebuilt {
            lines.append("repaired: the index was damaged and has been made anew, with the entries that are sound")
        }
        let repairs: KeyValuePairs = [
            "entries whose bytes were damaged, removed": report.damagedRemoved,
            "entries whose file was missing, removed": report.missingFiles,
            "files that belonged to no entry, removed": report.orphansRemoved,
            "files that were never finished, removed": report.temporaryFilesRemoved,
        ]
        for (what, count) in repairs where count > 0 { lines.append("repaired: \(count) \(what)") }
        return lines + ["reclaimed \(ByteCount(report.bytesReclaimed))"]
    }
}
