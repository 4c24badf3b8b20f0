public import Foundation
public import HalcyonCore
import Synchronization

/// A clock that stands still until a test advances it; tasks that sleep on it wake when their time has come.
public final class FakeClock: PipelineClock {
    private struct Sleeper {
        let wakesAt: Double
        let suspension: Suspension<Void>
    }

    private struct State {
        var uptime = 0.0
        var nextID = 0
        var sleepers: [Int: Sleeper] = [:]
        var sleeps: [Double] = []
    }

    private let start: Date
    private let sleeping = Tally()
    private let state = Mutex(State())

    /// Creates a clock that stands at `start`. Default: the year 2001.
    public init(_ start: Date = Date(timeIntervalSinceReferenceDate: 0)) { self.start = start }

    /// The current time.
    public var date: Date { start + uptime }
    /// The seconds since the clock was created.
    public var uptime: Double { state.withLock { $0.uptime } }

    /// The number of tasks that are sleeping.
    public var sleeperCount: Int { state.withLock { $0.sleepers.count } }
    /// Returns once at least `count` tasks are sleeping, or when the calling task is cancelled. Call it before
    /// ``advance(_:)``, which wakes only tasks that are already asleep.
    public func wait(forSleepers count: Int) async { await sleeping.wait(for: count) }

    /// The requested seconds of every sleep so far, in order.
    public var sleeps: [Double] { state.withLock { $0.sleeps } }

    /// Advances the clock and wakes the tasks whose time has come, earliest first. It is accurate to a nanosecond,
    /// because ten times 0.1 is less than 1.
    public func advance(_ seconds: Double) {
        let woken = state.withLock { state in
            state.uptime += seconds
            let due = state.sleepers.filter { $0.value.wakesAt <= state.uptime + 1e-9 }
            for id in due.keys { state.sleepers[id] = nil }
            return due.values.sorted { $0.wakesAt < $1.wakesAt }
        }
        sleeping.add(-woken.count)
        for sleeper in woken { sleeper.suspension.resume(returning: ()) }
    }

    /// Returns once the clock has been advanced by `seconds`; at once if that is 0 or less.
    ///
    /// - Throws: `ImageError.cancelled`, at once, if the calling task is cancelled.
    public func sleep(seconds: Double) async throws(ImageError) {
        let id = state.withLock { state in
            state.nextID += 1
            state.sleeps.append(seconds)
            return state.nextID
        }
        await withTaskCancellationHandler {
            await suspended { suspension in
                let isAwake = state.withLock { state in
                    guard seconds > 0, !Task.isCancelled else { return true }
                    state.sleepers[id] = Sleeper(wakesAt: state.uptime + seconds, suspension: suspension)
                    return false
                }
                if isAwake { return suspension.resume(returning: ()) }
                sleeping.add()
                if Task.isCancelled { wake(id) }
            }
        } onCancel: {
            wake(id)
        }
        if Task.isCancelled { throw .cancelled }
    }

    private func wake(_ id: Int) {
        guard let sleeper = state.withLock({ $0.sleepers.removeValue(forKey: id) }) else { return }
        sleeping.add(-1)
        sleeper.suspension.resume(returning: ())
    }
}
