import ArgumentParser
import Foundation
import HalcyonCore
import HalcyonStore

/// `halcyon cache list`.
struct CacheListCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list", abstract: "List the entries, those used last first.")

    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    @Option(help: "List at most so many.")
    var limit: Int?

    @Flag(help: "Write JSON, one object a line, to standard output.")
    var json = false

    /// Read in pieces, so that a large cache is not held in memory at once.
    private static let page = 1000

    func validate() throws {
        guard (limit ?? 1) > 0 else { throw ValidationError("--limit takes a number from 1 on.") }
    }

    func run() async throws {
        logging.start()
        try await caching.withCache { cache throws(ImageError) in
            if !json { Console.shared.print("    bytes  used        expires     image") }
            var offset = 0
            while offset < limit ?? .max {
                let count = min(Self.page, (limit ?? .max) - offset)
                let items = try await cache.entries(limit: count, offset: offset)
                let now = Date()
                for item in items { Console.shared.print(json ? Self.json(item).text : Self.line(item, now: now)) }
                guard items.count == count else { return }
                offset += count
            }
        }
    }

    private static func json(_ item: DiskCache.Item) -> JSONValue {
        .object(of: [
            "key": .string(item.key), "url": item.url.map(JSONValue.string), "bytes": .integer(item.bytes),
            "stored": item.storedAt.map(JSONValue.date), "used": .date(item.lastUsed),
            "expires": item.expiresAt.map(JSONValue.date),
        ])
    }

    private static func line(_ item: DiskCache.Item, now: Date) -> String {
        let expires = item.expiresAt.map { $0 <= now ? "expired" : "in \(now.age(at: $0))" } ?? "never"
        let bytes = ByteCount(item.bytes).description
        let columns = [
            String(repeating: " ", count: max(0, 9 - bytes.count)) + bytes,
            "\(item.lastUsed.age(at: now)) ago".padded(to: 10), expires.padded(to: 10),
            item.key.printable.shortened(to: 200),
        ]
        return columns.joined(separator: "  ")
    }
}
