import Foundation
import HalcyonCore
import Synchronization

/// A lock between processes that separates creating an index from opening it.
///
/// It uses `flock` rather than `fcntl`, whose locks a process loses when it closes the file anywhere else.
enum FolderLock {
    /// How long a call waits for the lock, in seconds. Holders need milliseconds, so one that holds it longer has
    /// stalled, and the call fails.
    static let patience = 2.0
    /// How long, in seconds, calls fail without waiting for a held lock after one has timed out.
    static let impatience = 5.0

    /// How to wait for the lock.
    struct Waiting: Sendable {
        /// Returns the seconds of a monotonic clock.
        var now: @Sendable () -> Double = { uptime }
        /// Sleeps for a number of seconds.
        var pause: @Sendable (Double) -> Void = { usleep(UInt32($0 * 1e6)) }
    }

    /// The folders whose locks timed out, each with the time until which no call waits for it again.
    private static let stalled = Mutex<[String: Double]>([:])

    /// Runs `body` while holding the lock: shared for opening, exclusive for creating.
    ///
    /// - Throws: ``StoreFailure/unavailable(_:)`` if another process holds it for longer than ``patience``.
    static func hold<Result>(
        _ folder: String, exclusive: Bool, waiting: Waiting = Waiting(), _ body: () throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        let file = try open(folder)
        defer { close(file) }
        try wait(for: file, exclusive ? LOCK_EX : LOCK_SH, folder, waiting)
        return try body()
    }

    /// Runs `body` under the shared lock if it can be had without waiting.
    ///
    /// - Returns: Whether `body` was run.
    static func holdSharedIfFree(_ folder: String, _ body: () -> Void) -> Bool {
        // A missing file is not created, because its folder may have been removed.
        let file = Foundation.open(folder + "/lock", O_RDWR | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else { return false }
        defer { close(file) }
        guard flock(file, LOCK_SH | LOCK_NB) == 0 else { return false }
        body()
        return true
    }

    private static func open(_ folder: String) throws(StoreFailure) -> Int32 {
        let path = folder + "/lock"
        // Not through a symbolic link, which would create a file wherever it points.
        let file = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard file >= 0 else { throw .opening(path, errno) }
        return file
    }

    private static func wait(
        for file: Int32, _ kind: Int32, _ folder: String, _ waiting: Waiting
    ) throws(StoreFailure) {
        var pause = 0.0005
        var end: Double?
        while flock(file, kind | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            guard errno == EWOULDBLOCK else { throw .opening(folder + "/lock", errno) }
            let now = waiting.now()
            let isStalled = stalled.withLock { $0[folder] ?? 0 } > now
            let last = end ?? (isStalled ? now : now + patience)
            end = last
            guard now < last else {
                stalled.withLock { $0[folder] = now + impatience }
                throw .unavailable("another process has held its lock for more than \(Int(patience)) s")
            }
            waiting.pause(pause)
            pause = min(pause * 2, 0.02)
        }
        // Only after a wait; otherwise there is no entry to clear.
        if end != nil { stalled.withLock { $0[folder] = nil } }
    }

    private static var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
