import Dispatch
import Foundation
import HalcyonCore
import Synchronization

/// The main actor as a scheduler: runs an action at once if the caller is on it, otherwise through the main queue, in
/// the order of scheduling.
///
/// ```swift
/// pipeline.imagePublisher(for: url).receive(on: .mainActor)
/// ```
///
/// With the main queue as the scheduler, an image in memory would be shown one turn of the main loop too late; and that
/// queue is not a scheduler on every system, which this one is. On Linux the program needs a main loop that serves the
/// main queue: `RunLoop.main`, `dispatchMain()`, an asynchronous `main`, or in a GTK program `installMainLoop()`.
///
/// Only actions of the same scheduler keep their order: two schedulers may overtake one another.
public final class MainScheduler: Scheduler, Sendable {
    /// There are none.
    public typealias SchedulerOptions = Never
    /// See ``Time``.
    public typealias SchedulerTimeType = Time

    /// The number of actions scheduled for now that have not returned.
    private let pending = Mutex(0)

    /// Creates a scheduler.
    public init() {}

    /// The time since the machine was started.
    public var now: Time { Time(nanoseconds: Int(clamping: DispatchTime.now().uptimeNanoseconds)) }

    /// Zero.
    public var minimumTolerance: Time.Stride { .nanoseconds(0) }

    /// Runs an action after all that were scheduled here before: at once if there are none and the caller is on the
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

    /// Runs an action at a time, or soon after.
    public func schedule(
        after date: Time, tolerance: Time.Stride, options: Never?, _ action: @escaping () -> Void
    ) {
        let job = Job(action: action)
        DispatchQueue.main.asyncAfter(deadline: date.dispatchTime) { job.action() }
    }

    /// Runs an action at a time and then repeatedly, until the return value is cancelled or released. An interval below
    /// zero counts as zero.
    public func schedule(
        after date: Time, interval: Time.Stride, tolerance: Time.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        let job = Job(action: action)
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.setEventHandler { job.action() }
        // Dispatch traps on an interval below zero, which results from a time in the past.
        timer.schedule(
            deadline: date.dispatchTime, repeating: .nanoseconds(max(0, interval.nanoseconds)),
            leeway: .nanoseconds(max(0, tolerance.nanoseconds)))
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }

    /// `@unchecked Sendable` is safe because the scheduling thread hands the action over, and from then on only the
    /// main actor runs it.
    private struct Job: @unchecked Sendable {
        let action: () -> Void
    }
}

extension Scheduler where Self == MainScheduler {
    /// The main actor, with a separate order: see ``MainScheduler``.
    public static var mainActor: MainScheduler { MainScheduler() }
}

extension MainScheduler {
    /// A moment, in nanoseconds since the machine was started.
    public struct Time: Strideable, Hashable, Sendable {
        let nanoseconds: Int

        /// Returns the moment later by `stride`, or earlier if that is negative.
        public func advanced(by stride: Stride) -> Time { Time(nanoseconds: nanoseconds + stride.nanoseconds) }

        /// Returns how much later another moment is.
        public func distance(to other: Time) -> Stride { .nanoseconds(other.nanoseconds - nanoseconds) }

        var dispatchTime: DispatchTime { DispatchTime(uptimeNanoseconds: UInt64(max(1, nanoseconds))) }
    }
}

extension MainScheduler.Time {
    /// A duration. Number literals are seconds: `0.3` is 300 milliseconds.
    public struct Stride: Hashable, Comparable, SignedNumeric, ExpressibleByFloatLiteral, Sendable {
        let nanoseconds: Int

        /// Creates a duration in whole seconds.
        public init(integerLiteral seconds: Int) { self = .seconds(seconds) }

        /// Creates a duration in seconds.
        public init(floatLiteral seconds: Double) { self = .seconds(seconds) }

        /// Creates a duration in whole seconds; returns nil if it would overflow.
        public init?(exactly seconds: some BinaryInteger) {
            guard let seconds = Int(exactly: seconds) else { return nil }
            let (nanoseconds, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
            guard !overflows else { return nil }
            self.nanoseconds = nanoseconds
        }

        fileprivate init(nanoseconds: Int) { self.nanoseconds = nanoseconds }

        /// The duration without its sign.
        public var magnitude: Stride { Stride(nanoseconds: abs(nanoseconds)) }

        /// Whether the first duration is shorter.
        public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.nanoseconds < rhs.nanoseconds }

        /// Returns the sum.
        public static func + (lhs: Stride, rhs: Stride) -> Stride {
            Stride(nanoseconds: lhs.nanoseconds + rhs.nanoseconds)
        }

        /// Returns the difference.
        public static func - (lhs: Stride, rhs: Stride) -> Stride {
            Stride(nanoseconds: lhs.nanoseconds - rhs.nanoseconds)
        }

        /// Returns the product of both as numbers of seconds.
        public static func * (lhs: Stride, rhs: Stride) -> Stride { .seconds(lhs.seconds * rhs.seconds) }

        /// Multiplies by another duration, both as numbers of seconds.
        public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }

        private var seconds: Double { Double(nanoseconds) / 1e9 }
    }
}

extension MainScheduler.Time.Stride: SchedulerTimeIntervalConvertible {
    /// Creates a duration in seconds.
    public static func seconds(_ seconds: Int) -> Self { scaled(seconds, by: 1_000_000_000) }

    /// Creates a duration in seconds.
    public static func seconds(_ seconds: Double) -> Self {
        // NaN counts as 0, and a duration that no clock will reach is clamped.
        Self(nanoseconds: seconds.isNaN ? 0 : Int((seconds.clamped * 1e9).rounded()))
    }

    /// Creates a duration in milliseconds.
    public static func milliseconds(_ milliseconds: Int) -> Self { scaled(milliseconds, by: 1_000_000) }

    /// Creates a duration in microseconds.
    public static func microseconds(_ microseconds: Int) -> Self { scaled(microseconds, by: 1000) }

    /// Creates a duration in nanoseconds.
    public static func nanoseconds(_ nanoseconds: Int) -> Self { scaled(nanoseconds, by: 1) }

    private static func scaled(_ count: Int, by factor: Int) -> Self {
        let limit = Int(Double.longestStride) * 1_000_000_000 / factor
        return Self(nanoseconds: max(-limit, min(limit, count)) * factor)
    }
}

extension Double {
    /// A hundred years in seconds: nanoseconds have room for two of them and the machine's uptime.
    fileprivate static var longestStride: Double { 3_155_760_000 }

    fileprivate var clamped: Double { Swift.max(-Self.longestStride, Swift.min(Self.longestStride, self)) }
}
