import Foundation

/// Keeps the making anew of an index apart from its opening, between processes.
///
/// `flock` and not `fcntl`, whose locks a process loses when it closes the file anywhere else.
enum FolderLock {
    /// Runs `body` under the lock: shared for opening, exclusive for making anew.
    static func hold<Result>(
        _ folder: String, exclusive: Bool, _ body: () throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        let path = folder + "/lock"
        // Not through a symbolic link, which would make a file wherever it leads.
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw .opening(path, errno) }
        defer { close(file) }
        while flock(file, exclusive ? LOCK_EX : LOCK_SH) != 0 {
            guard errno == EINTR else { throw .opening(path, errno) }
        }
        return try body()
    }
}
