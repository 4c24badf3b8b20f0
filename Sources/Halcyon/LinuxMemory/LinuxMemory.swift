#if os(Linux)
import Foundation
package import HalcyonCore

/// Watches the memory of a Linux machine, and of the control group that limits the program, with one thread that sleeps
/// until the kernel wakes it. The thread ends with the last reference to this object.
package final class LinuxMemory: SystemMemoryWatching, Sendable {
    /// Wakes the thread so that it ends.
    private let wakeup: WakeupPipe

    /// Returns nil if the program does not want to be notified, or cannot be.
    package static func watch(for handler: MemoryPressureHandler) -> (any MemoryPressureHandler.Watch)? {
        let environment = ProcessInfo.processInfo.environment
        // How systemd says that a service should not watch its memory (systemd.io/MEMORY_PRESSURE).
        guard environment["MEMORY_PRESSURE_WATCH"] != "/dev/null" else { return nil }
        return LinuxMemory { [weak handler] in handler?.signal($0) }
    }

    /// - Parameters:
    ///   - root: The folder that contains `proc` and control groups. Default: empty, for the system's.
    ///   - tell: Called on the thread.
    package init?(root: String = "", tell: @escaping @Sendable (MemoryPressure) -> Void) {
        guard let wakeup = WakeupPipe() else { return nil }
        self.wakeup = wakeup
        let isStarted = OwnThread.start("halcyon-memory") {
            // Opened here, because it takes some time, which should not delay the caller that requested an image.
            MemoryLoop(MemorySensors(root: root), wakeup: wakeup, tell: tell).run()
        }
        if !isStarted { return nil }
    }

    deinit { wakeup.wake() }
}

/// The loop of the thread that watches the memory: it sleeps until the kernel or the pipe wakes it.
final class MemoryLoop {
    private struct Watched {
        let sensor: any MemorySensor
        /// Not polled before this time; see ``MemorySensor/rest``.
        var restsUntil = 0.0
    }

    private var watched: [Watched]
    private let unguarded: String?
    private var meter = PressureStallMonitor()
    private var nextReading = 0.0
    private let wakeup: WakeupPipe
    private let tell: @Sendable (MemoryPressure) -> Void
    private let clock = SystemClock()

    init(_ sensors: MemorySensors, wakeup: WakeupPipe, tell: @escaping @Sendable (MemoryPressure) -> Void) {
        watched = sensors.sensors.map { Watched(sensor: $0) }
        unguarded = sensors.unguarded
        self.wakeup = wakeup
        self.tell = tell
    }

    /// Returns when the pipe has been written to.
    func run() {
        while true {
            let now = clock.uptime
            var polled = [pollfd(fd: wakeup.number, events: Int16(POLLIN), revents: 0)]
            // `poll` ignores a negative descriptor.
            polled += watched.map {
                pollfd(fd: $0.restsUntil > now ? -1 : $0.sensor.number, events: $0.sensor.events, revents: 0)
            }
            let count = poll(&polled, nfds_t(polled.count), timeout(now))
            if polled[0].revents != 0 { return }
            if count < 0, errno != EINTR { return }
            if let heard = hear(polled.dropFirst().map(\.revents), clock.uptime) { tell(heard) }
        }
    }

    /// Returns the worst reported pressure.
    private func hear(_ events: [Int16], _ now: Double) -> MemoryPressure? {
        var worst = readStalls(now)
        for (index, events) in zip(watched.indices, events).reversed() where events != 0 {
            switch watched[index].sensor.meaning(of: events) {
            case .pressure(let pressure): worst = max(worst ?? pressure, pressure)
            case .nothing: break
            case .end:
                watched.remove(at: index)
                continue
            }
            watched[index].restsUntil = now + watched[index].sensor.rest
        }
        return worst
    }

    private func readStalls(_ now: Double) -> MemoryPressure? {
        guard let unguarded, now >= nextReading else { return nil }
        defer { nextReading = now + meter.wait }
        return ControlGroup.text(unguarded).flatMap { PressureStallMonitor.Totals($0) }
            .flatMap { meter.read($0, uptime: now) }
    }

    /// Returns the milliseconds until the next timed action; -1 for none, on an idle machine.
    private func timeout(_ now: Double) -> Int32 {
        var times = watched.map(\.restsUntil).filter { $0 > now }
        if unguarded != nil { times.append(nextReading) }
        return times.min().map { Int32(max(0, ($0 - now) * 1000).rounded(.up)) } ?? -1
    }
}
#endif
