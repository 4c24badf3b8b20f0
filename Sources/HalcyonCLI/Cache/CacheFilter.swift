import ArgumentParser
import Foundation
import HalcyonCore

/// Options that select the entries of a cache that a command works on.
struct CacheFilter: ParsableArguments, Sendable {
    @Option(
        help: ArgumentHelp(
            "Entries whose URL matches: '*' is any text, '?' one character; without either, any part of the URL.",
            valueName: "pattern"))
    var match: String?

    @Flag(help: "Entries that are stale: past their expiry.")
    var stale = false

    @Option(
        help: ArgumentHelp(
            "Entries stored or confirmed longer ago than this: 90s, 30min, 12h, 7d, 2w.", valueName: "time"))
    var olderThan: TimeSpan?

    @Option(help: ArgumentHelp("Entries that have not been used for this long.", valueName: "time"))
    var unusedFor: TimeSpan?

    @Option(help: ArgumentHelp("Entries larger than this: 500kB, 100MB, 2GiB.", valueName: "bytes"))
    var largerThan: ByteCount?

    func validate() throws {
        guard match != "" else { throw ValidationError("The pattern after --match is empty.") }
    }

    /// Whether any condition is given.
    var isGiven: Bool {
        match != nil || stale || olderThan != nil || unusedFor != nil || largerThan != nil
    }

    /// Returns a function that says whether an entry satisfies all conditions at `moment`. An entry with damaged
    /// metadata counts as stale and as old as possible.
    func test(at moment: Date) -> @Sendable (DataCacheEntryInfo) -> Bool {
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

extension DataCacheEntryInfo {
    /// The name of the source: the key without the suffix that header fields and processing add after a line feed.
    var source: String { key.prefix { $0 != "\n" }.description }
    /// The names that the user may know it by: the source and its URL, and both without percent-encoding, as they may
    /// have been typed.
    var names: [String] {
        let names = [source] + (url.map { $0 == source ? [] : [$0] } ?? [])
        return names + names.filter { $0.contains("%") }.compactMap(\.removingPercentEncoding)
    }
    /// Whether it has expired.
    func isStale(at moment: Date) -> Bool { !(metadata?.isFresh(at: moment) ?? false) }
}

/// A pattern for URLs: `*` matches any characters, including `/`, `?` matches one, and any other character itself. A
/// text without either is searched for anywhere in the URL.
struct Glob: Sendable, Equatable {
    private let pattern: [UInt8]

    init(_ text: String) {
        let isPattern = text.contains { $0 == "*" || $0 == "?" }
        pattern = Array((isPattern ? text : "*\(text)*").utf8)
    }

    /// Whether all of `text` matches. The time is bounded by the product of both lengths, because patterns may come
    /// from anywhere.
    func matches(_ text: String) -> Bool {
        let text = Array(text.utf8)
        let (star, any) = (UInt8(ascii: "*"), UInt8(ascii: "?"))
        var (at, next) = (0, 0)
        // The position of the last star, and the end of the text that it matches.
        var last: (star: Int, end: Int)?
        while at < text.count {
            if next < pattern.count, pattern[next] == star {
                last = (next, at)
                next += 1
            } else if next < pattern.count, pattern[next] == any || pattern[next] == text[at] {
                at += 1
                // One character may be several bytes.
                if pattern[next] == any { while at < text.count, text[at] & 0xC0 == 0x80 { at += 1 } }
                next += 1
            } else if let (place, end) = last {
                last = (place, end + 1)
                (at, next) = (end + 1, place + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == star }
    }
}
