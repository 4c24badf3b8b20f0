public import Foundation

extension DiskCache {
    /// The folder for a program's cache: `name` below `$XDG_CACHE_HOME` if that is an absolute path, else below
    /// `$HOME/.cache`, else below the system's folder for temporary files. Nothing is made.
    ///
    /// Source: XDG Base Directory Specification, version 0.8.
    public static func defaultDirectory(named name: String) -> URL {
        defaultDirectory(named: name, environment: ProcessInfo.processInfo.environment)
    }

    /// The same for another environment than the process's.
    public static func defaultDirectory(named name: String, environment: [String: String]) -> URL {
        let base: URL
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            base = URL(filePath: cache, directoryHint: .isDirectory)
        } else if let home = environment["HOME"], home.hasPrefix("/") {
            base = URL(filePath: home, directoryHint: .isDirectory).appending(
                path: ".cache", directoryHint: .isDirectory)
        } else {
            base = FileManager.default.temporaryDirectory
        }
        return base.appending(path: name, directoryHint: .isDirectory)
    }
}
