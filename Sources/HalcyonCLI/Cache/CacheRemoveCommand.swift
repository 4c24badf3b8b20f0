import ArgumentParser
import Foundation
import HalcyonCore
import HalcyonStore

/// `halcyon cache remove`.
struct CacheRemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove", abstract: "Remove the entries of URLs, or those that match all conditions.",
        discussion: """
            Removing a URL also removes the images that were made from it. A URL that is not in the cache is reported, \
            but is not a failure.

            Examples:
              halcyon cache remove https://example.org/cat.jpg
              halcyon cache remove --match '*.example.org/*' --older-than 30d --dry-run
            """)

    @Argument(help: "URLs (http, https, file, data) or paths of images.")
    var inputs: [String] = []

    @Option(
        help: ArgumentHelp("Read more of them from a file, one per line; '-' for standard input.", valueName: "file"))
    var from: String?

    @OptionGroup(title: "Which entries") var filter: CacheFilter
    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    @Flag(help: "Remove nothing, but show what would be removed.")
    var dryRun = false

    private var namesImages: Bool { !inputs.isEmpty || from != nil }

    func validate() throws {
        guard namesImages != filter.isGiven else {
            throw ValidationError(
                namesImages
                    ? "URLs cannot be combined with conditions such as --match."
                    : "Specify at least one URL, a list with --from, or a condition such as --match.")
        }
    }

    func run() async throws {
        let list = namesImages ? try InputOptions.list(inputs, from: from) : []
        logging.start()
        try await caching.withCache { cache throws(ImageError) in
            if namesImages { try await remove(list, from: cache) } else { try await removeFitting(from: cache) }
        }
    }

    private func remove(_ list: [Input], from cache: DiskCache) async throws(ImageError) {
        for input in list {
            let key = ImageRequest(source: input.source).sourceKey
            let count =
                dryRun
                ? try await cache.items { $0.source == key }.count : try await cache.removeAll(variantsOf: key)
            if count == 0 {
                Console.shared.report("not in the cache: \(input.displayName)")
            } else {
                let others = count == 1 ? "" : " (\(count) entries)"
                Console.shared.print("\(dryRun ? "would remove" : "removed"): \(input.displayName)\(others)")
            }
        }
    }

    private func removeFitting(from cache: DiskCache) async throws(ImageError) {
        let isUnwanted = filter.test(at: Date())
        let items = try await cache.items(where: isUnwanted)
        if dryRun {
            for item in items.sorted(by: { $0.key < $1.key }) {
                let name = item.source.printable.shortened(to: 200) + (item.isProcessed ? " (processed)" : "")
                Console.shared.print("would remove: \(name)")
            }
            let bytes = ByteCount(items.reduce(0) { $0 + $1.bytes })
            Console.shared.print("would remove \(items.count) entries, \(bytes)")
        } else {
            let removed = try await cache.removeAll(where: isUnwanted)
            let rest = try await cache.statistics()
            Console.shared.print("removed \(removed) entries; \(rest.entries) are left, \(ByteCount(rest.bytes))")
        }
    }
}

/// `halcyon cache trim`.
struct CacheTrimCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trim", abstract: "Remove stale entries, or entries until the rest fits a size.",
        discussion: """
            --size first removes stale entries that no server can confirm, then those that are cheapest to load again \
            for their size, and of these the one that has been unused the longest.
            """)

    @OptionGroup var caching: CacheOptions
    @OptionGroup var logging: LoggingOptions

    @Option(help: ArgumentHelp("Leave at most this many bytes: 500kB, 100MB, 2GiB.", valueName: "bytes"))
    var size: ByteCount?

    @Flag(
        name: [.long, .customLong("stale")],
        help: "Remove everything stale, whatever its size, even what a server could confirm.")
    var expired = false

    func validate() throws {
        guard size != nil || expired else { throw ValidationError("Specify --size or --expired.") }
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
