public import Foundation

extension DiskCache {
    /// The folder for a program's cache: `name` below `$XDG_CACHE_HOME` if that is an absolute path, else below
    /// `$HOME/.cache`. Without either it is `name-` and the user's number in the system's folder for temporary files,
    /// where others may make folders too: the cache refuses one that is not the user's alone (mode 700), and every call
    /// throws `ImageError.cache(.unavailable)` then. Nothing is made.
    ///
    /// Source: XDG Base Directory Specification, version 0.8.
    public static func defaultDirectory(named name: String) -> URL {
        defaultDirectory(named: name, environment: ProcessInfo.processInfo.environment)
    }

    /// The same for another environment than the process's.
    public static func defaultDirectory(named name: String, environment: [String: String]) -> URL {
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            return URL(filePath: cache, directoryHint: .isDirectory).appending(path: name, directoryHint: .isDirectory)
        }
        if let home = environment["HOME"], home.hasPrefix("/") {
            return URL(filePath: home, directoryHint: .isDirectory).appending(
                path: ".cache/" + name, directoryHint: .isDirectory)
        }
        return FileManager.default.temporaryDirectory.appending(
            path: name + temporarySuffix, directoryHint: .isDirectory)
    }

    /// Whether there may be a cache in a folder: false if there is no such folder, or nothing in it that a cache has
    /// made. What cannot be looked at may be one. Nothing is made.
    package static func mayExist(in directory: URL) -> Bool {
        let path = directory.standardizedFileURL.path(percentEncoded: false)
        guard let folder = opendir(path) else { return errno != ENOENT }
        closedir(folder)
        return IndexOwnership(of: path).isCache
    }

    /// Whether a folder is the default one of a user without a home, whatever its name.
    static func isTemporaryDefault(_ folder: String) -> Bool { folder.hasSuffix(temporarySuffix) }

    private static var temporarySuffix: String { "-\(geteuid())" }
}
