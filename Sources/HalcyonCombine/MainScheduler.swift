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

extension MainScheduler {
    /// A moment, in nanoseconds since the machine was started.
    public struct Time: Strideable, Hashable, Sendable {
        let nanoseconds: Int

        /// The moment so much later; earlier where it is less than 0.
        public func advanced(by stride: Stride) -> Time { Time(nanoseconds: nanoseconds + stride.nanoseconds) }

        /// How much later another moment is.
        public func distance(to other: Time) -> Stride { .nanoseconds(other.nanoseconds - nanoseconds) }

        var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(max(1, nanoseconds))) }
    }
}

extension MainScheduler.Time {
    /// A length of time. Numbers are seconds: `0.3` is 300 milliseconds.
    public struct Stride: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Sendable {
        let nanoseconds: Int

        /// Whole seconds.
        public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

        /// Seconds.
        public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

        /// Whole seconds; nil where they are too many.
        public init?(exactly seconds: some BinaryInteger) {
            guard let seconds = Int(exactly: seconds) else { return nil }
            let (nanoseconds, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
            guard !overflows else { return nil }
            self.nanoseconds = nanoseconds
        }

        fileprivate init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

        /// Without its sign.
        public var magnitude: Stride { Stride(nanoseconds: abs(nanoseconds)) }

        /// Which is shorter.
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

        /// The sum.
        public static func + (lhs: Stride, rhs: Stride) -> Stride {
            Stride(nanoseconds: lhs.nanoseconds + rhs.nanoseconds)
        }

        /// The difference.
        public static func - (lhs: Stride, rhs: Stride) -> Stride {
            Stride(nanoseconds: lhs.nanoseconds - rhs.nanoseconds)
        }

        /// The product of their numbers of seconds.
        public static func * (lhs: Stride, rhs: Stride) -> Stride { .seconds(lhs.seconds * rhs.seconds) }

        /// The product of their numbers of seconds.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        private var seconds: Double { Double(nanoseconds) / 1e9 }
    }
}

extension MainScheduler.Time.Stride: SchedulerTimeIntervalConvertible {
    /// So many seconds.
    public static func seconds(_ seconds: Int) -> Self { scaled(seconds, by: 1_000_000_000) }

    /// So many seconds.
    public static func seconds(_ seconds: Double) -> Self {
        // A number that is none counts as 0, and what no clock will reach as the end of time.
        Self(nanoseconds: seconds.isNaN ? 0 : Int((seconds.clamped * 1e9).rounded()))
    }

    /// So many milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Self { scaled(milliseconds, by: 1_000_000) }

    /// So many microseconds.
    public static func microseconds(_ microseconds: Int) -> Self { scaled(microseconds, by: 1000) }

    /// So many nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Self { scaled(nanoseconds, by: 1) }

    private static func scaled(_ count: Int, by factor: Int) -> Self {
        let limit = Int(Double.longestStride) * 1_000_000_000 / factor
        return Self(nanoseconds: max(-limit, min(limit, count)) * factor)
    }
}

extension Double {
    /// A hundred years in seconds: there is room for two of them in nanoseconds, and for the machine's own age.
    fileprivate static var longestStride: Double { 3_155_760_000 }

    fileprivate var clamped: Double { Swift.max(-Self.longestStride, Swift.min(Self.longestStride, self)) }
}
