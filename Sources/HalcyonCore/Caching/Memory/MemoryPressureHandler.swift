import Foundation
import Synchronization

/// Shrinks memory caches when the system is short of memory.
///
/// Watches the system from the first cache until the last one is gone.
package final class MemoryPressureHandler: Sendable {
    /// Reports the system's memory pressure to the handler that it was created for, as long as it is retained.
    package typealias Watch = AnyObject & Sendable

    private struct Known {
        weak var cache: ImageCache?
    }

    private struct State {
        var caches: [ObjectIdentifier: Known] = [:]
        var trims: [Int: @Sendable () -> Void] = [:]
        var nextTrim = 0
        var watch: (any Watch)?
        /// The last signal that was acted on, and when.
        var answered: (pressure: MemoryPressure, uptime: Double)?

        var living: [ImageCache] { caches.values.compactMap(\.cache) }
    }

    /// The divisor of a cache's limit for the part that a program in the background keeps: some screens full.
    package static let smallestPart = 10
    /// Seconds during which signals no worse than the last are ignored. Freed memory takes that long to show in the
    /// system's averages, and a cache that shrank at every signal, one or two a second, would be empty by then.
    package static let pause = 10.0

    private let state = Mutex(State())
    private let clock: any PipelineClock
    private let makeWatch: @Sendable (MemoryPressureHandler) -> (any Watch)?

    /// Creates a handler for caches that shrink together.
    ///
    /// - Parameters:
    ///   - clock: Measures the time between signals. Default: the system's.
    ///   - makeWatch: Begins to watch the system. Must neither call the handler nor retain it. Default: no watch.
    package init(
        clock: any PipelineClock = SystemClock(),
        makeWatch: @escaping @Sendable (MemoryPressureHandler) -> (any Watch)? = { _ in nil }
    ) {
        self.clock = clock
        self.makeWatch = makeWatch
    }

    /// Adds a cache, which shrinks under memory pressure for as long as it lives. Adding it again has no effect.
    package func add(_ cache: ImageCache) {
        let id = ObjectIdentifier(cache)
        let isNew = state.withLock { state in
            guard state.caches[id] == nil else { return false }
            state.caches[id] = Known(cache: cache)
            if state.watch == nil { state.watch = makeWatch(self) }
            return true
        }
        // Another object may reuse the identifier of a freed one, so a cache unregisters as its last action.
        if isNew { cache.deinitObserver.add { [weak self] in self?.forget(id) } }
    }

    package func contains(_ cache: ImageCache) -> Bool {
        state.withLock { $0.caches[ObjectIdentifier(cache)] != nil }
    }

    /// Whether it watches the system, which it does while there is a cache.
    package var isWatching: Bool { state.withLock { $0.watch != nil } }

    /// Has a function called whenever caches shrink, for memory that is not in a cache, such as that of a view. It does
    /// not make the handler watch the system; a cache does.
    ///
    /// - Parameter trim: Called on any thread. Must not retain the result.
    /// - Returns: What ends it when it is released.
    package func add(_ trim: @escaping @Sendable () -> Void) -> any AnyObject & Sendable {
        let id = state.withLock { state in
            state.nextTrim += 1
            state.trims[state.nextTrim] = trim
            return state.nextTrim
        }
        let end = DeinitObserver()
        end.add { [weak self] in self?.state.withLock { $0.trims[id] = nil } }
        return end
    }

    /// Handles a signal of the system; call it for each, however many there are.
    ///
    /// A signal worse than the last is acted on at once, any other ``pause`` seconds after the last that was acted on.
    package func signal(_ pressure: MemoryPressure) {
        let now = clock.uptime
        let caches = state.withLock { state -> [ImageCache]? in
            if let last = state.answered, pressure <= last.pressure, now - last.uptime < Self.pause { return nil }
            state.answered = (pressure, now)
            return state.living
        }
        guard let caches else { return }
        for cache in caches { cache.trim(toCost: pressure.keptCost(of: cache.totalCost, limit: cache.costLimit)) }
        trimOthers()
        PixelMemoryPool.shared.removeAll()
        HeapTrim.run()
    }

    /// Empties all caches. Images in views stay with these.
    package func removeAll() {
        for cache in living { cache.removeAll() }
        trimOthers()
        PixelMemoryPool.shared.removeAll()
    }

    /// Keeps the most valuable images, up to a tenth of each cache's limit: for a program in the background.
    package func trim() {
        for cache in living { cache.trim(toCost: cache.costLimit / Self.smallestPart) }
        trimOthers()
        PixelMemoryPool.shared.removeAll()
    }

    private func trimOthers() {
        for trim in state.withLock({ Array($0.trims.values) }) { trim() }
    }

    private func forget(_ id: ObjectIdentifier) {
        // Released outside the lock: the end of a watch closes files and wakes a thread.
        let watch = state.withLock { state -> (any Watch)? in
            state.caches[id] = nil
            guard state.caches.isEmpty else { return nil }
            defer { state.watch = nil }
            return state.watch
        }
        withExtendedLifetime(watch) {}
    }

    private var living: [ImageCache] { state.withLock { $0.living } }
}

extension MemoryPressureHandler {
    /// The program's handler, which watches the system that it runs on.
    package static let shared = MemoryPressureHandler { handler in
        watchers.lazy.compactMap { NSClassFromString($0) as? any SystemMemoryWatching.Type }.first?.watch(for: handler)
    }

    /// Found by name, like the parts of `ImagePipeline.shared`: the core depends on no system.
    private static let watchers = ["HalcyonApple.AppleMemory", "Halcyon.LinuxMemory"]
}

/// Implemented by modules that know the system's memory.
package protocol SystemMemoryWatching: AnyObject {
    /// Begins to watch, until the returned object is released. That must not retain the handler.
    static func watch(for handler: MemoryPressureHandler) -> (any MemoryPressureHandler.Watch)?
}

/// Runs its actions when its only owner is deinitialized.
final class DeinitObserver: Sendable {
    private let actions = Mutex<[@Sendable () -> Void]>([])

    /// Adds an action, called once, on the thread that releases the owner.
    func add(_ action: @escaping @Sendable () -> Void) { actions.withLock { $0.append(action) } }

    deinit {
        for action in actions.withLock({ $0 }) { action() }
    }
}

/// The level of memory pressure. GLib's three levels (`GMemoryMonitorWarningLevel`) mean the same.
package enum MemoryPressure: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// Memory that is not needed should be freed.
    case low
    /// The program, or others, are slowed down.
    case medium
    /// Programs will soon be killed.
    case critical

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// Returns the maximum number of bytes to keep, for a cache with `cost` of at most `limit` bytes.
    ///
    /// They are parts of the current cost, not of the limit, so that a cache that is not full shrinks too. The first
    /// two levels keep at least a tenth of the limit: some screens full, which would only be decoded again. Images that
    /// are shown are not affected.
    package func keptCost(of cost: Int, limit: Int) -> Int {
        switch self {
        case .low: min(cost, max(cost / 4 * 3, limit / MemoryPressureHandler.smallestPart))
        case .medium: min(cost, max(cost / 2, limit / MemoryPressureHandler.smallestPart))
        case .critical: cost / 10
        }
    }
}

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
