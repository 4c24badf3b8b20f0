import ArgumentParser
import Foundation
import HalcyonCore
import HalcyonStore

/// Options for the disk cache that a command uses.
struct CacheOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The cache folder. Default: halcyon in $XDG_CACHE_HOME, or else in ~/.cache.", valueName: "dir"
        )
    )
    var cache: String?

    /// The folder, whether or not it exists.
    var directory: URL {
        guard let cache else { return DiskCache.defaultDirectory(named: "halcyon") }
        return URL(fileURLWithPath: cache, isDirectory: true)
    }

    func validate() throws {
        guard cache != "" else { throw ValidationError("The folder name after --cache is empty.") }
    }
}

extension CacheOptions {
    /// Calls `work` with the cache; a failure ends the program with its reason and status 1.
    ///
    /// If the folder after `--cache` contains no cache, that is such a failure, because the name is probably wrong. No
    /// cache is created there.
    func withCache(_ work: (DiskCache) async throws(ImageError) -> Void) async throws {
        if cache != nil, !DiskCache.mayExist(in: directory) {
            Console.shared.report(
                "halcyon: there is no cache in '\(directory.path.printable)'; "
                    + "check the folder after --cache, or omit the option to use the default cache")
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
