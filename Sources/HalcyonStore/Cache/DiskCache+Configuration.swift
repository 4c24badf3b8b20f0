public import Foundation
public import HalcyonCore
public import Logging

extension DiskCache {
    /// The limits, expiration, clock and log of a ``DiskCache``.
    public struct Configuration: Sendable {
        /// The maximum size of all entries together, as the sum of their files' lengths in bytes. Default: 512 MiB.
        ///
        /// The index with keys, URLs and header fields takes additional space, up to an eighth of this or 1 MiB,
        /// whichever is more; anything beyond that counts against the limit. While entries are stored, its log takes up
        /// to about 20 MiB more.
        public var sizeLimit: Int
        /// The maximum number of entries, at least 1; nil (the default) for no limit.
        public var entryLimit: Int?
        /// The minimum number of bytes to leave free on the disk: if a store would leave fewer, entries are evicted
        /// first, and if that does not help, it fails with `ImageError.cache(.diskFull)`. Default: 0, because then the
        /// disk need not be queried, and on a full one a store fails anyway; ``sizeLimit`` is what bounds the cache.
        /// Set it if the program shares a small disk with more important data.
        public var minimumFreeBytes: Int
        /// When entries that have no expiry expire, counted from when they were stored. Default: `.never`.
        ///
        /// Entries of a pipeline have an expiry, taken from their server, the request or the pipeline's configuration,
        /// except for those that never expire.
        public var expiration: CacheExpiration
        /// What a use does to the expiry of such entries. Default: `.none`.
        public var expirationExtension: ExpirationExtension
        /// Whether expired entries leave by themselves, as by ``DiskCache/removeExpired()``: in the background, at the
        /// first call and then at most every 5 minutes while the cache is used. ``DiskCache/events`` reports them.
        /// Failures are ignored.
        ///
        /// An expired entry is still useful: a server may revalidate it by a short response, and it is the answer while
        /// the server cannot be reached. So, by default, such entries stay until their room is needed. Default: false.
        public var removesExpired = false
        /// Returns the current time for uses and expiration. Default: the system's. If it goes back, the order of uses
        /// is kept, and expired entries are fresh again.
        public var now: @Sendable () -> Date
        /// Returns the free bytes on a folder's disk, or nil if unknown. Called only if ``minimumFreeBytes`` is above
        /// 0, at most once every 16 stores unless these come near it, and for ``DiskCache/statistics()``. Default: the
        /// system's `statvfs`.
        public var freeBytes: @Sendable (URL) -> Int?
        /// Logs damage that has been repaired. Default: the label `"halcyon.store"`.
        public var logger: Logger

        /// Creates a configuration with the default settings and the given limits. A limit below 0 bytes means 0, and
        /// one below 1 entry means 1.
        public init(sizeLimit: Int = 512 << 20, entryLimit: Int? = nil, minimumFreeBytes: Int = 0) {
            self.sizeLimit = max(0, sizeLimit)
            self.entryLimit = entryLimit.map { max(1, $0) }
            self.minimumFreeBytes = max(0, minimumFreeBytes)
            expiration = .never
            expirationExtension = .none
            now = { Date() }
            freeBytes = { FileSystem.freeBytes($0.path(percentEncoded: false)) }
            logger = Logger(label: "halcyon.store")
        }
    }
}

extension DiskCache {
    /// Returns the folder for a program's cache: `name` in `$XDG_CACHE_HOME` if that is an absolute path, otherwise in
    /// `$HOME/.cache`. Without either it is `name-` followed by the user's ID in the system's temporary folder, in
    /// which others may create folders too: the cache refuses one that is not exclusively the user's (mode 700), and
    /// every call then throws `ImageError.cache(.unavailable)`. Nothing is created.
    ///
    /// Source: XDG Base Directory Specification, version 0.8.
    public static func defaultDirectory(named name: String) -> URL {
        defaultDirectory(named: name, environment: ProcessInfo.processInfo.environment)
    }

    /// Returns the same for an environment other than the process's.
    public static func defaultDirectory(named name: String, environment: [String: String]) -> URL {
        if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
            return URL(filePath: cache, directoryHint: .isDirectory).appending(path: name, directoryHint: .isDirectory)
        }
        if let home = environment["HOME"], home.hasPrefix("/") {
            return URL(filePath: home, directoryHint: .isDirectory).appending(
                path: ".cache/" + name, directoryHint: .isDirectory)
        }
        return FileManager.default.temporaryDirectory.appending(
            path: name + FileSystem.temporarySuffix, directoryHint: .isDirectory)
    }

    /// Whether a folder may contain a cache: false if there is no such folder, or it contains nothing that a cache
    /// made. A folder that cannot be read may contain one. Nothing is created.
    package static func mayExist(in directory: URL) -> Bool {
        let path = directory.standardizedFileURL.path(percentEncoded: false)
        guard let folder = opendir(path) else { return errno != ENOENT }
        closedir(folder)
        return IndexOwnership(of: path).isCache
    }
}

extension DiskCache.Configuration {
    /// Returns an entry's metadata, with the expiry of this configuration if it has none.
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
