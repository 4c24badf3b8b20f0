import ArgumentParser
import Foundation
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
