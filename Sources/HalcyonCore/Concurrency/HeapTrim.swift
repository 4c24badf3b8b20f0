import Foundation
import Synchronization

/// Makes the C library return freed memory to the system, some time after a burst of loads.
///
/// GNU's C library keeps free memory that lies between other blocks: after 10,000 simultaneous loads, the process would
/// stay as large as at the peak. Without that library, or on systems other than Linux, this does nothing.
final class HeapTrim: Sendable {
    /// The instance of the process, which has one heap.
    static let shared = HeapTrim()

    /// The number of simultaneous pieces of work of one kind that make a burst: together they take some megabytes.
    static let burst = 1000
    /// Seconds to wait after the end of a burst, so that its memory is freed.
    static let delay = 0.5
    /// Minimum seconds between two trims: allocations block during one, which takes milliseconds.
    static let pause = 10.0

    private struct State {
        var isDue = false
        var lastRun = -Double.infinity
    }

    private let state = Mutex(State())
    private let clock: any PipelineClock
    private let trim: @Sendable () -> Void

    /// - Parameters:
    ///   - clock: The clock that it waits with. Default: the system clock.
    ///   - trim: The action that trims the heap. Default: ``run()``.
    init(clock: any PipelineClock = SystemClock(), trim: @escaping @Sendable () -> Void = HeapTrim.run) {
        self.clock = clock
        self.trim = trim
    }

    /// Trims the heap after a delay, on a thread that nobody waits for. Bursts that end until then share one trim.
    func burstEnded() {
        let now = clock.uptime
        let wait = state.withLock { state -> Double? in
            if state.isDue { return nil }
            state.isDue = true
            return max(Self.delay, state.lastRun + Self.pause - now)
        }
        guard let wait else { return }
        _ = startTask { [self] in
            try? await clock.sleep(seconds: wait)
            let now = clock.uptime
            state.withLock { $0 = State(lastRun: now) }
            do { try await WorkExecutor.io.run { [trim] () throws(ImageError) in trim() } } catch {}
        }
    }

    #if os(Linux)
    /// Exists only in GNU's C library, and in no header that Swift sees.
    private static let function = dlsym(nil, "malloc_trim").map {
        unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self)
    }
    #endif

    /// Trims the heap immediately. Frees blocks that lie between others, too.
    @Sendable
    static func run() {
        #if os(Linux)
        _ = function?(0)
        #endif
    }
}
