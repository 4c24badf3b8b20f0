import Foundation
import Synchronization

/// Has memory caches give way when the system is short of memory.
///
/// Watches the system from the first cache to the end of the last.
package final class MemoryRelief: Sendable {
    /// For as long as something holds it, it tells the relief that it was made for of the system's memory.
    package typealias Watch = AnyObject & Sendable

    private struct Known {
        weak var cache: ImageCache?
    }

    private struct State {
        var caches: [ObjectIdentifier: Known] = [:]
        var watch: (any Watch)?
        /// What was said last that was answered, and when.
        var answered: (pressure: MemoryPressure, uptime: Double)?

        var living: [ImageCache] { caches.values.compactMap(\.cache) }
    }

    /// Of a limit, that part is some screens full: what a program keeps that nobody sees.
    package static let smallestPart = 10
    /// Seconds in which what is no worse than the last sign has no answer. What was given back takes that long to show
    /// in the system's averages, and a cache that gave at every sign, one or two a second, would be empty before it
    /// does.
    package static let pause = 10.0

    private let state = Mutex(State())
    private let clock: any Timekeeping
    private let makeWatch: @Sendable (MemoryRelief) -> (any Watch)?

    /// Caches that give way together.
    ///
    /// - Parameters:
    ///   - clock: By which signs come one after another. Default: the machine's.
    ///   - makeWatch: Begins to watch the system. Must neither call the relief nor hold it. Default: no watch.
    package init(
        clock: any Timekeeping = SystemClock(),
        makeWatch: @escaping @Sendable (MemoryRelief) -> (any Watch)? = { _ in nil }
    ) {
        self.clock = clock
        self.makeWatch = makeWatch
    }

    /// Has a cache give way from now on, for as long as it lives. To add it again changes nothing.
    package func add(_ cache: ImageCache) {
        let id = ObjectIdentifier(cache)
        let isNew = state.withLock { state in
            guard state.caches[id] == nil else { return false }
            state.caches[id] = Known(cache: cache)
            if state.watch == nil { state.watch = makeWatch(self) }
            return true
        }
        // The number of an object may be another's after its end: the last that it does is to tell.
        if isNew { cache.farewell.add { [weak self] in self?.forget(id) } }
    }

    package func contains(_ cache: ImageCache) -> Bool {
        state.withLock { $0.caches[ObjectIdentifier(cache)] != nil }
    }

    /// Whether it watches the system: as long as there is a cache.
    package var isWatching: Bool { state.withLock { $0.watch != nil } }

    /// To be told of each sign of the system's, be they many.
    ///
    /// A worse sign than the last is answered at once, any other ``pause`` seconds after the last answer.
    package func signal(_ pressure: MemoryPressure) {
        let now = clock.uptime
        let caches = state.withLock { state -> [ImageCache]? in
            if let last = state.answered, pressure <= last.pressure, now - last.uptime < Self.pause { return nil }
            state.answered = (pressure, now)
            return state.living
        }
        guard let caches else { return }
        for cache in caches { cache.trim(toCost: pressure.keptCost(of: cache.totalCost, limit: cache.costLimit)) }
        HeapTrim.run()
    }

    /// Gives back all that is given back without harm. What views show stays with them.
    package func removeAll() {
        for cache in living { cache.removeAll() }
    }

    /// Keeps what was used last: for a program that nobody sees.
    package func trim() {
        for cache in living { cache.trim(toCost: cache.costLimit / Self.smallestPart) }
    }

    private func forget(_ id: ObjectIdentifier) {
        // Let go outside the lock: the end of a watch closes files and wakes a thread.
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

extension MemoryRelief {
    /// That of the program, which watches the system that it runs on.
    package static let shared = MemoryRelief { relief in
        watchers.lazy.compactMap { NSClassFromString($0) as? any SystemMemoryWatching.Type }.first?.watch(for: relief)
    }

    /// Found by name, as the parts of `ImagePipeline.shared` are: the engine knows no system.
    private static let watchers = ["HalcyonApple.AppleMemory", "Halcyon.LinuxMemory"]
}

/// What a module has that knows the system's memory.
package protocol SystemMemoryWatching: AnyObject {
    /// Begins to watch; ends when nothing holds what is returned, which must not hold the relief.
    static func watch(for relief: MemoryRelief) -> (any MemoryRelief.Watch)?
}

/// Tells of the end of the object that holds it alone.
final class Farewell: Sendable {
    private let actions = Mutex<[@Sendable () -> Void]>([])

    /// Has `action` called, once, on whichever thread lets the object go.
    func add(_ action: @escaping @Sendable () -> Void) { actions.withLock { $0.append(action) } }

    deinit {
        for action in actions.withLock({ $0 }) { action() }
    }
}

/// How short the system's memory is. GLib's three levels (`GMemoryMonitorWarningLevel`) mean the same.
package enum MemoryPressure: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// What is not needed should go.
    case low
    /// The program, or others, are slowed by it.
    case medium
    /// Programs will soon be ended for it.
    case critical

    package static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

    /// The most bytes that a cache is to keep which has `cost` of at most `limit`.
    ///
    /// Parts of what is there, and not of the limit, so that a cache which is not full gives as well. The first two
    /// stop at a tenth of the limit: some screens full, which would only be decoded again. Images that are shown do not
    /// depend on it.
    package func keptCost(of cost: Int, limit: Int) -> Int {
        switch self {
        case .low: min(cost, max(cost / 4 * 3, limit / MemoryRelief.smallestPart))
        case .medium: min(cost, max(cost / 2, limit / MemoryRelief.smallestPart))
        case .critical: cost / 10
        }
    }
}
