import Foundation
import Synchronization

/// Has the C library give back to the system what was freed, some time after many loads at once.
///
/// GNU's C library keeps what lies between other blocks: after 10,000 loads at once the process would stay as large as it
/// was at their peak. Elsewhere than on Linux with that library this does nothing.
final class HeapTrim: Sendable {
    /// That of the program: it has one heap.
    static let shared = HeapTrim()

    /// How many pieces of work of one kind at a time are a burst: together they take some megabytes.
    static let burst = 1000
    /// Seconds from the end of a burst, so that what it held is freed.
    static let delay = 0.5
    /// Seconds from one trim to the next: allocations wait while it runs, which takes milliseconds.
    static let pause = 10.0

    private struct State {
        var isDue = false
        var lastRun = -Double.infinity
    }

    private let state = Mutex(State())
    private let clock: any Timekeeping
    private let trim: @Sendable () -> Void

    /// - Parameters:
    ///   - clock: By which it waits. Default: the machine's.
    ///   - trim: What it does then. Default: ``run()``.
    init(clock: any Timekeeping = SystemClock(), trim: @escaping @Sendable () -> Void = HeapTrim.run) {
        self.clock = clock
        self.trim = trim
    }

    /// Trims the heap in a while, on a thread that nobody waits for. Bursts that end until then share one trim.
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
    /// GNU's alone, and in no header that Swift sees.
    private static let function = dlsym(nil, "malloc_trim").map {
        unsafeBitCast($0, to: (@convention(c) (Int) -> Int32).self)
    }
    #endif

    /// Trims the heap at once. Freed pixels lie between others there, too.
    @Sendable
    static func run() {
        #if os(Linux)
        _ = function?(0)
        #endif
    }
}
