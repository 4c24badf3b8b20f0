import Foundation

/// A failure below ``DiskCache``, before it is known which call fails because of it.
enum StoreFailure: Error {
    /// The index is inconsistent or is not an index: it must be rebuilt.
    case damagedIndex(String)
    /// The disk (or the user's quota) is full.
    case full
    /// The folder or the index in it cannot be opened or created.
    case unavailable(String)
    /// Anything else that the system reports.
    case failed(String)

    /// Returns the failure of a system call.
    static func system(_ code: Int32, doing what: String) -> Self {
        code == ENOSPC || code == EDQUOT ? .full : .failed("\(what): \(String(cString: strerror(code)))")
    }

    /// Returns the failure of opening or creating the folder or something else that the cache requires.
    static func opening(_ path: String, _ code: Int32) -> Self {
        code == ENOSPC || code == EDQUOT ? .full : .unavailable("\(path): \(String(cString: strerror(code)))")
    }
}
