#if os(Linux)
import Foundation
import HalcyonCore

/// What the thread does that watches the memory: sleeps until the kernel or the bell wakes it.
final class MemoryLoop {
    private struct Watched {
        let sensor: any MemorySensor
        /// Not polled before; see ``MemorySensor/rest``.
        var restsUntil = 0.0
    }

    private var watched: [Watched]
    private let unguarded: String?
    private var meter = StallMeter()
    private var nextReading = 0.0
    private let bell: Bell
    private let tell: @Sendable (MemoryPressure) -> Void
    private let clock = SystemClock()

    init(_ sensors: MemorySensors, bell: Bell, tell: @escaping @Sendable (MemoryPressure) -> Void) {
        watched = sensors.sensors.map { Watched(sensor: $0) }
        unguarded = sensors.unguarded
        self.bell = bell
        self.tell = tell
    }

    /// Returns when the bell has rung.
    func run() {
        while true {
            let now = clock.uptime
            var polled = [pollfd(fd: bell.number, events: Int16(POLLIN), revents: 0)]
            // A negative number is passed over.
            polled += watched.map {
                pollfd(fd: $0.restsUntil > now ? -1 : $0.sensor.number, events: $0.sensor.events, revents: 0)
            }
            let count = poll(&polled, nfds_t(polled.count), timeout(now))
            if polled[0].revents != 0 { return }
            if count < 0, errno != EINTR { return }
            if let heard = hear(polled.dropFirst().map(\.revents), clock.uptime) { tell(heard) }
        }
    }

    /// The worst of what was said.
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
        return ControlGroup.text(unguarded).flatMap { StallMeter.Totals($0) }
            .flatMap { meter.read($0, uptime: now) }
    }

    /// Milliseconds to the next thing to do by time; none, on a machine that rests.
    private func timeout(_ now: Double) -> Int32 {
        var times = watched.map(\.restsUntil).filter { $0 > now }
        if unguarded != nil { times.append(nextReading) }
        return times.min().map { Int32(max(0, ($0 - now) * 1000).rounded(.up)) } ?? -1
    }
}
#endif
