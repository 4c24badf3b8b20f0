import Dispatch
import Foundation
import HalcyonCore
import Synchronization

/// The main actor as a scheduler: at once where the caller is on it, else by the main queue, in the order of
/// scheduling.
///
/// ```swift
/// pipeline.imagePublisher(for: url).receive(on: .mainActor)
/// ```
///
/// With a main queue as the scheduler, an image that is in memory would be shown a turn of the main loop later than it
/// could; and that queue is no scheduler under Combine's name on every system, which this one is. On Linux the program
/// needs a main loop that serves the main queue: `RunLoop.main`, `dispatchMain()`, an asynchronous `main`, or a GTK
/// program's after `installMainLoop()`.
///
/// Its order is its own: two of them may overtake one another.
public final class MainScheduler: Scheduler, Sendable {
    /// There are none.
    public typealias SchedulerOptions = Never
    /// See ``Time``.
    public typealias SchedulerTimeType = Time

    /// How many actions have been scheduled for now, and have not returned.
    private let pending = Mutex(0)

    /// A scheduler.
    public init() {}

    /// The time since the machine was started.
    public var now: Time { Time(nanoseconds: Int(clamping: DispatchTime.now().uptimeNanoseconds)) }

    /// None.
    public var minimumTolerance: Time.Stride { .nanoseconds(0) }

    /// Runs an action after all that were scheduled here before: at once, where there are none and the caller is on the
    /// main actor.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        let isFirst = pending.withLock { pending in
            pending += 1
            return pending == 1
        }
        let job = Job(action: action)
        let run: @Sendable () -> Void = { [self] in
            job.action()
            pending.withLock { $0 -= 1 }
        }
        if isFirst { CallbackExecutor.main(run) } else { DispatchQueue.main.async(execute: run) }
    }

    /// Runs an action at some time, or soon after.
    public func schedule(
        after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        let job = Job(action: action)
        DispatchQueue.main.asyncAfter(deadline: date.dispatchTime) { job.action() }
    }

    /// Runs an action at some time and again and again, until what this returns is cancelled or let go of. An interval
    /// below zero counts as zero.
    public func schedule(
        after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let job = Job(action: action)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { job.action() }
        // Dispatch traps on an interval below zero, which is what is left of a time that has passed.
        timer.schedule(
            deadline: date.dispatchTime, repeating: .nanoseconds(max(0, interval.nanoseconds)),
            leeway: .nanoseconds(max(0, tolerance.nanoseconds)))
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }

    /// `@unchecked Sendable` holds because an action is handed over by the thread that schedules it, and is run on the
    /// main actor alone from then on.
    private struct Job: @unchecked Sendable {
        let action: () -> Void
    }
}

extension Scheduler where Self == MainScheduler {
    /// The main actor, in an order of its own: see ``MainScheduler``.
    public static var mainActor: MainScheduler { MainScheduler() }
}
