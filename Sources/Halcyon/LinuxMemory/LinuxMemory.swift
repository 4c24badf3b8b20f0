#if os(Linux)
import Foundation
package import HalcyonCore

/// Tells of the memory of a Linux machine, and of the control group that bounds the program, by one thread that sleeps
/// until the kernel wakes it. It ends with the last reference to this.
package final class LinuxMemory: SystemMemoryWatching, Sendable {
    /// Wakes the thread for its end.
    private let bell: Bell

    /// Nil where the program is not to be told, or cannot be.
    package static func watch(for relief: MemoryRelief) -> (any MemoryRelief.Watch)? {
        let environment = ProcessInfo.processInfo.environment
        // The word of systemd for services whose memory is nobody's business (systemd.io/MEMORY_PRESSURE).
        guard environment["MEMORY_PRESSURE_WATCH"] != "/dev/null" else { return nil }
        return LinuxMemory { [weak relief] in relief?.signal($0) }
    }

    /// - Parameters:
    ///   - root: The folder in which `proc` and control groups lie. Default: none, that of the system.
    ///   - tell: Called on the thread.
    package init?(root: String = "", tell: @escaping @Sendable (MemoryPressure) -> Void) {
        guard let bell = Bell() else { return nil }
        self.bell = bell
        let isStarted = OwnThread.start("halcyon-memory") {
            // Opened here: it takes some files' time, which is not that of whoever asked for an image.
            MemoryLoop(MemorySensors(root: root), bell: bell, tell: tell).run()
        }
        if !isStarted { return nil }
    }

    deinit { bell.ring() }
}
#endif
