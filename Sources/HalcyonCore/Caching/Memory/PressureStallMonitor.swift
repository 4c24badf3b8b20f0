/// Derives the memory pressure from the kernel's stall times (`/proc/pressure/memory`, PSI) if it grants no trigger,
/// which needs a privilege before Linux 6.5.
///
/// Reading wakes the processor, so it slows down to once a minute while nothing stalls.
package struct PressureStallMonitor {
    /// Microseconds since boot during which some tasks, or all, waited for memory.
    package struct Totals: Sendable, Hashable {
        package var some: Int
        package var full: Int

        /// Nil for text in another format.
        package init?(_ text: String) {
            var totals: [Substring: Int] = [:]
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ")
                guard let kind = words.first, let total = words.last, total.hasPrefix("total=") else { continue }
                totals[kind] = Int(total.dropFirst("total=".count))
            }
            guard let some = totals["some"] else { return nil }
            self.some = some
            full = totals["full"] ?? 0
        }
    }

    /// Shares of the time, the same as those of low-memory-monitor, which notifies GNOME's programs.
    package static let lowShare = 0.07
    package static let mediumShare = 0.1
    package static let criticalShare = 0.1

    private static let shortestWait = 5.0
    private static let longestWait = 60.0

    private var last: (totals: Totals, uptime: Double)?
    /// Seconds until the next reading.
    package private(set) var wait = shortestWait

    package init() {}

    /// Takes a reading, and returns the pressure that it indicates.
    package mutating func read(_ totals: Totals, uptime: Double) -> MemoryPressure? {
        defer { last = (totals, uptime) }
        guard let last, uptime > last.uptime else { return nil }
        let microseconds = (uptime - last.uptime) * 1e6
        let some = Double(totals.some - last.totals.some) / microseconds
        let full = Double(totals.full - last.totals.full) / microseconds
        wait = some > 0.01 ? Self.shortestWait : min(wait * 2, Self.longestWait)
        if full >= Self.criticalShare { return .critical }
        if some >= Self.mediumShare { return .medium }
        return some >= Self.lowShare ? .low : nil
    }
}
