import Foundation
import Synchronization

/// Keeps the making anew of an index apart from its opening, between processes.
///
/// `flock` and not `fcntl`, whose locks a process loses when it closes the file anywhere else.
enum FolderLock {
    /// Seconds that a call waits for the lock. Holders need milliseconds, so one that has it for longer has stalled, and
    /// whoever waits for it goes on without the cache.
    static let patience = 2.0
    /// Seconds for which calls do not wait at all after one has waited in vain.
    private static let impatience = 5.0

    /// The folders whose locks were waited for in vain, and until when nobody waits for them again.
    private static let stalled = Mutex<[String: Double]>([:])

    /// Runs `body` under the lock: shared for opening, exclusive for making anew.
    ///
    /// - Throws: ``StoreFailure/unavailable(_:)`` when another process holds it for longer than ``patience``.
    static func hold<Result>(
        _ folder: String, exclusive: Bool, _ body: () throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        let file = try open(folder)
        defer { close(file) }
        try wait(for: file, exclusive ? LOCK_EX : LOCK_SH, folder)
        return try body()
    }

    /// Runs `body` under the shared lock where it is to be had at once.
    ///
    /// - Returns: False where it is not; `body` has not run then.
    static func holdSharedIfFree(_ folder: String, _ body: () -> Void) -> Bool {
        // Not made where it is missing: its folder may have been removed.
        let file = Foundation.open(folder + "/lock", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return false }
        defer { close(file) }
        guard flock(file, LOCK_SH | LOCK_NB) == 0 else { return false }
        body()
        return true
    }

    private static func open(_ folder: String) throws(StoreFailure) -> Int32 {
        let path = folder + "/lock"
        // Not through a symbolic link, which would make a file wherever it leads.
        let file = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw .opening(path, errno) }
        return file
    }

    private static func wait(for file: Int32, _ kind: Int32, _ folder: String) throws(StoreFailure) {
        var pause: UInt32 = 500
        var end: Double?
        while flock(file, kind | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            guard errno == EWOULDBLOCK else { throw .opening(folder + "/lock", errno) }
            let now = uptime
            let isStalled = stalled.withLock { $0[folder] ?? 0 } > now
            let last = end ?? (isStalled ? now : now + patience)
            end = last
            guard now < last else {
                stalled.withLock { $0[folder] = now + impatience }
                throw .unavailable("another process has held its lock for more than \(Int(patience)) s")
            }
            usleep(pause)
            pause = min(pause * 2, 20_000)
        }
        // Asked for only after a wait: without one there is nothing to forget.
        if end != nil { stalled.withLock { $0[folder] = nil } }
    }

    private static var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
