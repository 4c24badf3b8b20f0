import ArgumentParser
import HalcyonCore
import HalcyonStore

/// `halcyon cache trim`.
struct CacheTrimCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trim", abstract: "Remove entries that are stale, or until the rest fits a size.",
        discussion: """
            With --size, stale entries that no server can confirm go first, then those that cost least to load again \
            for the bytes that they hold, and of such the one unused for longest.
            """)

    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    @Option(help: ArgumentHelp("Leave at most so many bytes: 500kB, 100MB, 2GiB.", valueName: "bytes"))
    var size: ByteCount?

    @Flag(
        name: [.long, .customLong("stale")],
        help: "Remove what is stale, whatever its size, even where its server could confirm it.")
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
