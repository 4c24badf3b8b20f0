import ArgumentParser
import HalcyonCore
import HalcyonStore

/// `halcyon cache clear`.
struct CacheClearCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "clear", abstract: "Remove every entry.")

    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    func run() async throws {
        logging.start()
        try await caching.withCache { cache throws(ImageError) in
            let before = try await cache.statistics()
            try await cache.removeAll()
            Console.shared.print("removed \(before.entries) entries, \(ByteCount(before.bytes))")
        }
    }
}
