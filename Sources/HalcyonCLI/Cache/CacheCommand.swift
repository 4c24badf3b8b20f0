import ArgumentParser
import Foundation
import HalcyonCore
import HalcyonStore

/// `halcyon cache`.
struct CacheCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cache",
        abstract: "Manage the disk cache.",
        discussion: """
            Other programs may use the cache at the same time.

            Examples:
              halcyon cache status
              halcyon cache list --stale --sort size --limit 20
              halcyon cache show https://example.org/cat.jpg
              halcyon cache remove https://example.org/cat.jpg
              halcyon cache remove --match '*.example.org/*' --older-than 30d --dry-run
              halcyon cache trim --size 100MB
              halcyon cache verify --json
            """,
        subcommands: [
            CacheStatusCommand.self, CacheListCommand.self, CacheShowCommand.self, CacheRemoveCommand.self,
            CacheTrimCommand.self, CacheClearCommand.self, CacheVerifyCommand.self,
        ]
    )
}

/// `halcyon cache status`.
struct CacheStatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Show where the cache is, what it holds, and its limits.")

    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    @Flag(help: "Write one JSON object to standard output.")
    var json = false

    func run() async throws {
        logging.start()
        try await caching.withCache { cache throws(ImageError) in
            let statistics = try await cache.statistics()
            if json {
                Console.shared.print(Self.json(statistics).text)
            } else {
                for line in Self.lines(statistics, now: Date()) { Console.shared.print(line) }
            }
        }
    }

    private static func json(_ statistics: DiskCache.Statistics) -> JSONValue {
        .object(of: [
            "directory": .string(statistics.directory.path), "entries": .integer(statistics.entries),
            "bytes": .integer(statistics.bytes), "limit": .integer(statistics.sizeLimit),
            "entryLimit": statistics.entryLimit.map(JSONValue.integer), "expired": .integer(statistics.expired),
            "confirmable": .integer(statistics.confirmable), "index": .integer(statistics.indexBytes),
            "free": statistics.freeBytes.map(JSONValue.integer),
            "oldest": statistics.oldestUse.map(JSONValue.date), "newest": statistics.newestUse.map(JSONValue.date),
        ])
    }

    private static func lines(_ statistics: DiskCache.Statistics, now: Date) -> [String] {
        let share = Double(statistics.bytes) / Double(max(1, statistics.sizeLimit)) * 100
        var lines = [
            "folder     \(statistics.directory.path.printable)",
            "entries    \(statistics.entries)\(stale(statistics))",
            "size       \(ByteCount(statistics.bytes)) of \(ByteCount(statistics.sizeLimit))"
                + String(format: " (%.1f %%)", share) + ", and \(ByteCount(statistics.indexBytes)) of index",
        ]
        if let oldest = statistics.oldestUse, let newest = statistics.newestUse {
            lines.append("last used  \(newest.age(at: now)) ago; longest unused \(oldest.age(at: now))")
        }
        if let free = statistics.freeBytes { lines.append("disk       \(ByteCount(free)) left") }
        return lines
    }

    private static func stale(_ statistics: DiskCache.Statistics) -> String {
        let limit = statistics.entryLimit.map { " of \($0)" } ?? ""
        if statistics.confirmable == 0 { return "\(limit), \(statistics.expired) of them stale" }
        return "\(limit), \(statistics.expired) of them stale, \(statistics.confirmable) of which servers can confirm"
    }
}

/// `halcyon cache verify`.
struct CacheVerifyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify", abstract: "Read every entry, repair damage, and report what was repaired.",
        discussion: "Images that had to be removed are loaded again the next time they are requested.")

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
            lines.append("repaired: the index was damaged and has been rebuilt from the entries that are sound")
        }
        let repairs: KeyValuePairs = [
            "entries whose bytes were damaged": report.damagedRemoved,
            "entries whose file was missing": report.missingFiles,
            "files that belonged to no entry": report.orphansRemoved,
            "files that were never finished": report.temporaryFilesRemoved,
        ]
        for (what, count) in repairs where count > 0 { lines.append("repaired: removed \(count) \(what)") }
        return lines + ["reclaimed \(ByteCount(report.bytesReclaimed))"]
    }
}
