import ArgumentParser
import Foundation
import HalcyonCore
import HalcyonStore

/// `halcyon cache show`.
struct CacheShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Show what the cache has of URLs: status, header fields, age, freshness, size.",
        discussion: """
            Processed images that were made of them are shown as well. That is no use of an entry: it may be evicted all \
            the same. The exit status is 1 where the cache has nothing of one of them.

            Examples:
              halcyon cache show https://example.org/cat.jpg
              halcyon cache show --from urls.txt --json | jq 'select(.stale)'
            """)

    @OptionGroup var inputs: InputOptions
    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    @Flag(help: "Write JSON, one object an entry, to standard output.")
    var json = false

    func run() async throws {
        let list = try inputs.list()
        logging.start()
        var isComplete = true
        try await caching.withCache { cache throws(ImageError) in
            let keys = list.map { ImageRequest(source: $0.source).sourceKey }
            let wanted = Set(keys)
            // Listed, not read: reading is a use, and the bytes are not shown.
            let found = Dictionary(grouping: try await cache.items { wanted.contains($0.source) }, by: \.source)
            let now = Date()
            for (input, key) in zip(list, keys) {
                guard let items = found[key] else {
                    Console.shared.report("not in the cache: \(input.displayName)")
                    isComplete = false
                    continue
                }
                for item in items.sorted(by: { $0.key < $1.key }) {
                    let entry = CacheEntryText(item: item, now: now)
                    for line in json ? [entry.json.text] : entry.lines { Console.shared.print(line) }
                }
            }
        }
        if !isComplete { throw ExitCode.failure }
    }
}
