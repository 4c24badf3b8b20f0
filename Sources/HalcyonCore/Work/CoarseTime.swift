import Foundation

/// The time of a clock, as cheap as can be: that of the machine is asked past the protocol, for some nanoseconds less.
///
/// A class, for to lend it costs nothing: a copy of a clock of any type costs a hit in memory twice what reading it does.
final class CoarseTime: Sendable {
    private let clock: any Timekeeping
    private let isMachines: Bool

    init(_ clock: any Timekeeping) {
        self.clock = clock
        isMachines = clock is SystemClock
    }

    /// In seconds since the reference date.
    @inline(__always)
    var now: Double { isMachines ? SystemClock.coarseSeconds : another }

    @inline(never)
    private var another: Double { clock.coarseDate.timeIntervalSinceReferenceDate }
}
