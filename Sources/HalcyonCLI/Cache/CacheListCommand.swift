import ArgumentParser
import Foundation
import HTTPTypes
import HalcyonCore
import HalcyonStore

/// `halcyon cache list`.
struct CacheListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the entries, most recently used first.",
        discussion: """
            Examples:
              halcyon cache list --stale --older-than 30d
              halcyon cache list --match '*.example.org/*' --sort size --limit 20
            """)

    /// The order of the list.
    enum Order: String, ExpressibleByArgument, CaseIterable {
        case used, stored, size, url
    }

    @OptionGroup(title: "Which entries") var filter: CacheFilter
    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    @Option(help: "The order: most recently used or stored first, largest first, or by URL.")
    var sort = Order.used

    @Option(help: "List at most this many entries.")
    var limit: Int?

    @Flag(help: "Write JSON, one object per line, to standard output.")
    var json = false

    /// The number of entries read at a time, so that a large cache is not held in memory at once if the list has the
    /// index's order.
    private static let page = 1000

    func validate() throws {
        guard (limit ?? 1) > 0 else { throw ValidationError("--limit takes a number of at least 1.") }
    }

    func run() async throws {
        logging.start()
        try await caching.withCache { cache throws(ImageError) in
            let now = Date()
            if let items = try await sorted(cache, at: now) {
                writeHeading()
                for item in items.prefix(limit ?? .max) { write(item, at: now) }
                return
            }
            let isWanted = filter.test(at: now)
            var (left, offset) = (limit ?? .max, 0)
            while true {
                let items = try await cache.entries(limit: Self.page, offset: offset)
                // Not before: if the cache cannot be read, only the error is reported.
                if offset == 0 { writeHeading() }
                for item in items where isWanted(item) {
                    guard left > 0 else { return }
                    left -= 1
                    write(item, at: now)
                }
                guard items.count == Self.page, left > 0 else { return }
                offset += items.count
            }
        }
    }

    /// Returns all matching entries if the index does not have the order, or nil if it does.
    private func sorted(_ cache: DiskCache, at now: Date) async throws(ImageError) -> [DataCacheEntryInfo]? {
        if sort == .used { return nil }
        let items = try await cache.items(where: filter.test(at: now))
        return switch sort {
        case .used, .stored:
            items.sorted { ($0.storedAt ?? .distantPast, $0.key) > ($1.storedAt ?? .distantPast, $1.key) }
        case .size: items.sorted { ($0.bytes, $0.key) > ($1.bytes, $1.key) }
        case .url: items.sorted { $0.key < $1.key }
        }
    }

    private func writeHeading() {
        if !json { Console.shared.print(CacheListLine.heading) }
    }

    private func write(_ item: DataCacheEntryInfo, at now: Date) {
        let line = CacheListLine(item: item, now: now)
        Console.shared.print(json ? line.json.text : line.text)
    }
}

extension DiskCache {
    /// Returns all entries for which `isWanted` returns true, in no particular order.
    func items(where isWanted: (DataCacheEntryInfo) -> Bool) async throws(ImageError) -> [DataCacheEntryInfo] {
        var items: [DataCacheEntryInfo] = []
        for try await item in allEntries where isWanted(item) { items.append(item) }
        return items
    }
}

/// The description of an entry in a listing.
struct CacheListLine {
    let item: DataCacheEntryInfo
    let now: Date

    static let heading = "    bytes  used        age         fresh       image"

    /// One line of readable text.
    var text: String {
        let bytes = ByteCount(item.bytes).description
        let age = item.storedAt.map { $0.age(at: now) } ?? "?"
        let columns = [
            String(repeating: " ", count: max(0, 9 - bytes.count)) + bytes,
            "\(item.lastUsed.age(at: now)) ago".padded(to: 10), age.padded(to: 10), freshness.padded(to: 10),
            item.source.printable.shortened(to: 200) + (item.isProcessed ? " (processed)" : ""),
        ]
        return columns.joined(separator: "  ")
    }

    /// `stale`, how long it stays fresh, or `forever`.
    var freshness: String {
        if item.isStale(at: now) { return "stale" }
        return item.expiresAt.map { "for \(now.age(at: $0))" } ?? "forever"
    }

    /// One JSON object.
    var json: JSONValue { .object(of: fields) }

    /// The fields of the object.
    var fields: KeyValuePairs<String, JSONValue?> {
        [
            "key": .string(item.key), "url": item.url.map(JSONValue.string), "bytes": .integer(item.bytes),
            "stored": item.storedAt.map(JSONValue.date), "used": .date(item.lastUsed),
            "expires": item.expiresAt.map(JSONValue.date), "stale": .boolean(item.isStale(at: now)),
            "processed": .boolean(item.isProcessed),
            "status": (item.metadata?.response?.status.code).map(JSONValue.integer),
        ]
    }
}
