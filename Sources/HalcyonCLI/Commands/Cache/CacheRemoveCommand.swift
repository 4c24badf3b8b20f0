import ArgumentParser
import HalcyonCore
import HalcyonStore

/// `halcyon cache remove`.
struct CacheRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove the entries of URLs.",
        discussion: "An entry that is not there is none that had to be removed: that is told, and is no failure.")

    @OptionGroup var inputs: InputOptions
    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    func run() async throws {
        let list = try inputs.list()
        logging.start()
        try await caching.withCache { cache throws(ImageError) in
            for input in list {
                let key = ImageRequest(source: input.source).sourceKey
                if try await cache.entry(for: key) == nil {
                    Console.shared.report("not in the cache: \(input.displayName)")
                } else {
                    try await cache.remove(for: key)
                    Console.shared.print("removed: \(input.displayName)")
                }
            }
        }
    }
}
