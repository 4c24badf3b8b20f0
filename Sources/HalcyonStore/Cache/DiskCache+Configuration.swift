public import Foundation
public import HalcyonCore
public import Logging

extension DiskCache {
    /// Limits, expiration, clock and log of a ``DiskCache``.
    public struct Configuration: Sendable {
        /// The most bytes that all entries together may have, their files' lengths added up. Default: 512 MiB.
        ///
        /// The index with keys, URLs and header fields comes on top, up to an eighth of this or 1 MiB, whichever is
        /// more; what it uses beyond counts as entries' bytes do. While entries are stored, its log takes up to about
        /// 20 MiB more.
        public var sizeLimit: Int
        /// The most entries, at least 1; nil (the default) for any number.
        public var entryLimit: Int?
        /// The bytes that the disk must have left: where a store would leave fewer, entries are evicted first, and
        /// where that does not help, it fails with `ImageError.cache(.diskFull)`. Default: 0, for then nobody has to
        /// ask the disk, and a full one fails a store by itself; ``sizeLimit`` is what bounds the cache. A program that
        /// shares a small disk with what matters more should set it.
        public var minimumFreeBytes: Int
        /// When entries expire that say nothing of it themselves, counted from their store. Default: `.never`.
        ///
        /// Those of a pipeline say it themselves, by what their server, the request or the pipeline's configuration
        /// says, but for those that never expire.
        public var expiration: CacheExpiration
        /// What a use does to the expiry of such entries. Default: `.none`.
        public var expirationExtension: ExpirationExtension
        /// Tells the time of uses and of expiration. Default: the system's. Where it goes back, the order of uses is
        /// kept all the same, and what had expired is fresh again.
        public var now: @Sendable () -> Date
        /// Tells how many bytes the disk of a folder has left, nil where it is not known. Asked only with
        /// ``minimumFreeBytes`` over 0, at most once for 16 stores unless these come near it, and for
        /// ``DiskCache/statistics()``. Default: the system's word, `statvfs`.
        public var freeBytes: @Sendable (URL) -> Int?
        /// Hears of what was damaged and has been repaired. Default: the label `"halcyon.store"`.
        public var logger: Logger

        /// The defaults, with the given limits. A limit below 0 means 0 bytes, and below 1 entry means 1.
        public init(sizeLimit: Int = 512 << 20, entryLimit: Int? = nil, minimumFreeBytes: Int = 0) {
            self.sizeLimit = max(0, sizeLimit)
            self.entryLimit = entryLimit.map { max(1, $0) }
            self.minimumFreeBytes = max(0, minimumFreeBytes)
            expiration = .never
            expirationExtension = .none
            now = { Date() }
            freeBytes = { Folder.freeBytes($0.path(percentEncoded: false)) }
            logger = Logger(label: "halcyon.store")
        }
    }
}

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
            path: name + Folder.temporarySuffix, directoryHint: .isDirectory)
    }

    /// Whether there may be a cache in a folder: false if there is no such folder, or nothing in it that a cache has
    /// made. What cannot be looked at may be one. Nothing is made.
    package static func mayExist(in directory: URL) -> Bool {
        let path = directory.standardizedFileURL.path(percentEncoded: false)
        guard let folder = opendir(path) else { return errno != ENOENT }
        closedir(folder)
        return IndexOwnership(of: path).isCache
    }
}

extension DiskCache.Configuration {
    /// What is known of an entry, with the expiry of this configuration if it has none of its own.
    func completed(_ metadata: CacheMetadata) -> CacheMetadata {
        guard metadata.expiresAt == nil, let date = expiration.date(from: now()) else { return metadata }
        var metadata = metadata
        metadata.expiresAt = date
        metadata.extensionOnUse = metadata.extensionOnUse ?? secondsOfExtension
        return metadata
    }

    private var secondsOfExtension: TimeInterval? {
        switch expirationExtension {
        case .none: nil
        case .lifetime: seconds(of: expiration)
        case .by(let expiration): seconds(of: expiration)
        }
    }

    private func seconds(of expiration: CacheExpiration) -> TimeInterval? {
        switch expiration {
        case .seconds(let seconds): seconds
        case .days(let days): TimeInterval(days) * 86_400
        case .date, .never: nil
        }
    }
}
