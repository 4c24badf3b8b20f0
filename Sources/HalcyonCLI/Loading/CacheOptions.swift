import ArgumentParser
import Foundation
import HalcyonCore
import HalcyonStore

/// Which disk cache a command uses.
struct CacheOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The cache folder. Default: halcyon in $XDG_CACHE_HOME, or else in ~/.cache.", valueName: "dir"
        )
    )
    var cache: String?

    /// The folder, whether it exists or not.
    var directory: URL {
        guard let cache else { return DiskCache.defaultDirectory(named: "halcyon") }
        return URL(fileURLWithPath: cache, isDirectory: true)
    }

    func validate() throws {
        guard cache != "" else { throw ValidationError("The folder after --cache is empty.") }
    }
}

extension CacheOptions {
    /// Works with the cache; a failure ends the program with its reason and status 1.
    ///
    /// A folder after `--cache` that has none is such a failure, for the name is most likely wrong. No cache is made
    /// there.
    func withCache(_ work: (DiskCache) async throws(ImageError) -> Void) async throws {
        if cache != nil, !DiskCache.mayExist(in: directory) {
            Console.shared.report(
                "halcyon: there is no cache in '\(directory.path.printable)'; "
                    + "check the folder after --cache, or leave the option out for the default cache")
            throw ExitCode.failure
        }
        let cache = DiskCache(directory: directory)
        do throws(ImageError) {
            try await work(cache)
        } catch {
            Console.shared.report("halcyon: \(error.description.printable)")
            throw ExitCode.failure
        }
    }
}
