import Foundation

/// Operations on folders and files, by plain system calls.
enum FileSystem {
    /// The suffix of the name of a cache's folder in the temporary folder that all users share.
    static var temporarySuffix: String { "-\(geteuid())" }

    /// Whether a folder is the default one of a user without a home, whatever its name.
    static func isTemporaryDefault(_ folder: String) -> Bool { folder.hasSuffix(temporarySuffix) }

    /// Creates a folder and any missing parents, with access for the user only, as the XDG specification requires.
    static func make(_ path: String) throws(StoreFailure) {
        if mkdir(path, 0o700) == 0 { return }
        let code = errno
        switch code {
        case EEXIST:
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { throw .opening(path, ENOTDIR) }
        case ENOENT:
            guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { throw .opening(path, code) }
            try make(String(path[..<slash]))
            if mkdir(path, 0o700) != 0, errno != EEXIST { throw .opening(path, errno) }
        default: throw .opening(path, code)
        }
    }

    /// Refuses a folder that others could have planted: in a place where everyone may create folders, such as `/tmp`,
    /// it must belong to the user and not be writable by everyone. A symbolic link there must belong to the user too.
    ///
    /// - Parameter isPrivate: Whether this applies wherever the folder is, and no one else may read it either.
    static func check(_ path: String, isPrivate: Bool) throws(StoreFailure) {
        guard let slash = path.lastIndex(of: "/") else { return }
        var (above, itself, target) = (stat(), stat(), stat())
        guard stat(slash == path.startIndex ? "/" : String(path[..<slash]), &above) == 0,
            isPrivate || above.st_mode & S_IWOTH != 0
        else { return }
        guard lstat(path, &itself) == 0, stat(path, &target) == 0 else { throw .opening(path, errno) }
        let user = geteuid()
        if let other = [itself.st_uid, target.st_uid].first(where: { $0 != user }) {
            throw .unavailable(
                "\(path) belongs to user \(other), who could read it or plant images; "
                    + "remove it, or choose another folder"
            )
        }
        let forbidden: mode_t = isPrivate ? 0o077 : 0o002
        guard target.st_mode & forbidden == 0 else {
            let mode = String(target.st_mode & 0o777, radix: 8)
            throw .unavailable("\(path) is open to other users (mode \(mode)); set it to 700, or choose another folder")
        }
    }

    /// Returns the names in a folder, sorted; none if it cannot be read, or if it is a symbolic link and those are not
    /// followed.
    static func names(in path: String, followingLinks: Bool = false) -> [String] {
        let file = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followingLinks ? 0 : O_NOFOLLOW))
        guard file >= 0 else { return [] }
        guard let folder = fdopendir(file) else {
            close(file)
            return []
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let item = readdir(folder) {
            // Read in place: an entry is shorter than its type, and a copy would read past its end.
            let name = withUnsafeMutableBytes(of: &item.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// Whether something other than a regular file exists at a path: a folder, a symbolic link, a pipe, a device.
    static func isOther(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    }

    /// Whether anything exists at a path. A symbolic link is not followed.
    static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    /// Whether there is a folder at a path. A symbolic link is not followed.
    static func isFolder(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }

    /// Returns the size of a regular file in bytes, or nil if there is none.
    static func sizeOfFile(_ path: String) -> Int? {
        var status = stat()
        guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// Returns the size in bytes and the age in seconds of a file, or nil if there is none. A symbolic link is not
    /// followed.
    static func sizeAndAge(_ path: String, now: Date) -> (bytes: Int, age: TimeInterval)? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let changed = status.st_mtimespec
        #else
        let changed = status.st_mtim
        #endif
        let seconds = TimeInterval(changed.tv_sec) + TimeInterval(changed.tv_nsec) / 1e9
        return (Int(status.st_size), now.timeIntervalSince1970 - seconds)
    }

    /// Returns the bytes available to the user on the disk of a folder, which need not exist yet, or nil if unknown.
    static func freeBytes(_ path: String) -> Int? {
        var status = statvfs()
        var path = path
        while statvfs(path, &status) != 0 {
            guard errno == ENOENT, let slash = path.dropLast().lastIndex(of: "/") else { return nil }
            path = String(path[...slash])
        }
        let (bytes, overflow) = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
        return overflow ? .max : Int(clamping: bytes)
    }
}

/// Distinguishes a file from another that replaced it under the same name.
struct FileIdentity: Sendable, Equatable {
    private let device: UInt64
    private let number: UInt64

    /// Returns nil if there is no such file.
    init?(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.init(status)
    }

    /// Identifies an open file.
    init?(file: Int32) {
        var status = stat()
        guard fstat(file, &status) == 0 else { return nil }
        self.init(status)
    }

    private init(_ status: stat) {
        device = UInt64(truncatingIfNeeded: status.st_dev)
        number = UInt64(truncatingIfNeeded: status.st_ino)
    }
}
