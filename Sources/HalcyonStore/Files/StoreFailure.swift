import Foundation

/// What can go wrong below ``DiskCache``, before it is known which call it fails.
enum StoreFailure: Error {
    /// The index contradicts itself or is no index: it must be made anew.
    case damagedIndex(String)
    /// The disk (or the user's share of it) is full.
    case full
    /// The folder or the index in it cannot be opened or made.
    case unavailable(String)
    /// Anything else that the system reports.
    case failed(String)

    /// The failure of a system call.
    static func system(_ code: Int32, doing what: String) -> Self {
        code == ENOSPC || code == EDQUOT ? .full : .failed("\(what): \(String(cString: strerror(code)))")
    }

    /// The failure of opening or making the folder or something that the cache cannot do without.
    static func opening(_ path: String, _ code: Int32) -> Self {
        code == ENOSPC || code == EDQUOT ? .full : .unavailable("\(path): \(String(cString: strerror(code)))")
    }
}
