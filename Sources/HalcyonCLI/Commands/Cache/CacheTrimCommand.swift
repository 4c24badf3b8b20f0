import ArgumentParser
import HalcyonCore
import HalcyonStore

/// `halcyon cache trim`.
struct CacheTrimCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trim", abstract: "Remove entries that have expired, or until the rest fits a size.",
        discussion: "With --size, expired entries go first, then those unused for longest.")

    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    @Option(help: ArgumentHelp("Leave at most so many bytes: 500kB, 100MB, 2GiB.", valueName: "bytes"))
    var size: ByteCount?

    @Flag(help: "Remove what has expired, whatever its size.")
    var expired = false

    func validate() throws {
        guard size != nil || expired else { throw ValidationError("Tell with --size or --expired what is to go.") }
    }

    func run() async throws {
        logging.start()
        try await caching.withCache { cache throws(ImageError) in
            var removed = 0
            if expired { removed += try await cache.removeExpired() }
            if let size { removed += try await cache.trim(toSize: size.bytes) }
            let rest = try await cache.statistics()
            Console.shared.print("removed \(removed) entries; \(rest.entries) are left, \(ByteCount(rest.bytes))")
        }
    }
}
