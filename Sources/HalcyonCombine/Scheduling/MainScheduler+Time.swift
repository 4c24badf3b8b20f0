import Dispatch
import Foundation

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
