import Foundation

/// Starts threads, and says whether that worked: `Thread` of Foundation does not, and whoever waits for one that was never
/// made waits for ever.
package enum OwnThread {
    /// Runs `body` on a thread of its own.
    ///
    /// - Parameter name: What `ps` and `top` show, at most 15 bytes on Linux.
    /// - Returns: False when the system refuses: at its limit of threads, or without the memory for a stack.
    package static func start(_ name: String, _ body: @escaping @Sendable () -> Void) -> Bool {
        let reference = Unmanaged.passRetained(ThreadBody(name, body)).toOpaque()
        if createThread(reference) { return true }
        Unmanaged<ThreadBody>.fromOpaque(reference).release()
        return false
    }
}

private final class ThreadBody: Sendable {
    let name: String
    let run: @Sendable () -> Void

    init(_ name: String, _ run: @escaping @Sendable () -> Void) {
        self.name = name
        self.run = run
    }
}

private func createThread(_ body: UnsafeMutableRawPointer) -> Bool {
    #if canImport(Darwin)
    var thread: pthread_t?
    guard pthread_create(&thread, nil, { runThread($0) }, body) == 0, let thread else { return false }
    #else
    var thread: pthread_t = 0
    guard pthread_create(&thread, nil, runThread, body) == 0 else { return false }
    #endif
    pthread_detach(thread)
    return true
}

private func runThread(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    guard let body else { return nil }
    let thread = Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue()
    setThreadName(thread.name)
    thread.run()
    return nil
}

private func setThreadName(_ name: String) {
    #if canImport(Darwin)
    pthread_setname_np(name)
    #else
    // The C library hides its function for this from Swift.
    let file = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = write(file, name, name.utf8.count)
    close(file)
    #endif
}
