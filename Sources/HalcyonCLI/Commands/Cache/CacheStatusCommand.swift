import ArgumentParser
import Foundation
import HalcyonCore
import HalcyonStore

/// `halcyon cache status`.
struct CacheStatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "status", abstract: "Tell where the cache lies, what it holds and what it may hold.")

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
