import Foundation
import HalcyonCore
import Synchronization

/// Keeps the making of an index apart from its opening, between processes.
///
/// `flock` and not `fcntl`, whose locks a process loses when it closes the file anywhere else.
enum FolderLock {
    /// Seconds that a call waits for the lock. Holders need milliseconds, so one that has it for longer has stalled,
    /// and the call fails.
    static let patience = 2.0
    /// Seconds for which calls do not wait at all after one has waited in vain.
    static let impatience = 5.0

    /// How to wait.
    struct Waiting: Sendable {
        /// Seconds of a clock that only goes forward.
        var now: @Sendable () -> Double = { uptime }
        /// Waits for some seconds.
        var pause: @Sendable (Double) -> Void = { usleep(UInt32($0 * 1e6)) }
    }

    /// The folders whose locks were waited for in vain, each with the moment until which no call waits for it again.
    private static let stalled = Mutex<[String: Double]>([:])

    /// Runs `body` under the lock: shared for opening, exclusive for making.
    ///
    /// - Throws: ``StoreFailure/unavailable(_:)`` when another process holds it for longer than ``patience``.
    static func hold<Result>(
        _ folder: String, exclusive: Bool, waiting: Waiting = Waiting(), _ body: () throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        let file = try open(folder)
        defer { close(file) }
        try wait(for: file, exclusive ? LOCK_EX : LOCK_SH, folder, waiting)
        return try body()
    }

    /// Runs `body` under the shared lock if nobody has to be waited for.
    ///
    /// - Returns: Whether `body` has run.
    static func holdSharedIfFree(_ folder: String, _ body: () -> Void) -> Bool {
        // A missing one is not made: its folder may have been removed.
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
        // Asked for only after a wait: without one there is nothing to forget.
        if end != nil { stalled.withLock { $0[folder] = nil } }
    }

    private static var uptime: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
