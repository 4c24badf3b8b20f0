import Foundation

/// Folders, by plain system calls.
enum Folder {
    /// Makes a folder and those above it, as far as they are missing, for the user alone as the XDG specification asks.
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

    /// The names in a folder, sorted; none if it cannot be read.
    static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let item = readdir(folder) {
            // In its place: an entry is shorter than its type, and a copy would read beyond it.
            let name = withUnsafeMutableBytes(of: &item.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// The size in bytes and the age in seconds of a file; nil if there is none.
    static func sizeAndAge(_ path: String, now: Date) -> (bytes: Int, age: TimeInterval)? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let changed = status.st_mtimespec
        #else
        let changed = status.st_mtim
        #endif
        let seconds = TimeInterval(changed.tv_sec) + TimeInterval(changed.tv_nsec) / 1e9
        return (Int(status.st_size), now.timeIntervalSince1970 - seconds)
    }
}
