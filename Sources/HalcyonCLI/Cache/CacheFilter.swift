import ArgumentParser
import Foundation
import HalcyonCore

/// Which entries of a cache a command is about.
struct CacheFilter: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "Those whose URL fits a pattern: '*' is any text, '?' one character; without either, a part of the URL.",
            valueName: "pattern"))
    var match: String?

    @Flag(help: "Those that are stale: past their expiry.")
    var stale = false

    @Option(help: ArgumentHelp("Those stored or confirmed longer ago: 90s, 30min, 12h, 7d, 2w.", valueName: "time"))
    var olderThan: TimeSpan?

    @Option(help: ArgumentHelp("Those that nobody has used for so long.", valueName: "time"))
    var unusedFor: TimeSpan?

    @Option(help: ArgumentHelp("Those of more bytes: 500kB, 100MB, 2GiB.", valueName: "bytes"))
    var largerThan: ByteCount?

    func validate() throws {
        guard match != "" else { throw ValidationError("The pattern after --match is empty.") }
    }

    /// Whether any entry is left out.
    var isGiven: Bool {
        match != nil || stale || olderThan != nil || unusedFor != nil || largerThan != nil
    }

    /// Says at `moment` whether an entry fits all that was given. One of which the metadata are damaged is as stale and old as
    /// can be.
    func test(at moment: Date) -> @Sendable (DataCacheItem) -> Bool {
        let glob = match.map(Glob.init)
        let (stale, largerThan) = (stale, largerThan)
        let (olderThan, unusedFor) = (olderThan?.seconds, unusedFor?.seconds)
        return { item in
            if let glob, !item.names.contains(where: glob.matches) { return false }
            if stale, item.metadata?.isFresh(at: moment) ?? false { return false }
            if let largerThan, item.bytes <= largerThan.bytes { return false }
            if let unusedFor, moment.timeIntervalSince(item.lastUsed) <= unusedFor { return false }
            guard let olderThan, let storedAt = item.storedAt else { return true }
            return moment.timeIntervalSince(storedAt) > olderThan
        }
    }
}

extension DataCacheItem {
    /// The name of the source: its key without what header fields and processing add behind a line feed.
    var source: String { key.prefix { $0 != "\n" }.description }
    /// What people may call it: the source and the URL that it came from, and both as they are without percent signs, as
    /// they were typed perhaps.
    var names: [String] {
        let names = [source] + (url.map { $0 == source ? [] : [$0] } ?? [])
        return names + names.filter { $0.contains("%") }.compactMap(\.removingPercentEncoding)
    }
    /// Whether it is past its expiry.
    func isStale(at moment: Date) -> Bool { !(metadata?.isFresh(at: moment) ?? false) }
}
