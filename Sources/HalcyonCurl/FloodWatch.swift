import Foundation
import HalcyonCore
import Synchronization

/// Ends connections that keep the engine's thread inside libcurl.
///
/// libcurl reads all frames of HTTP/2 that are there before it returns. A server that sends empty ones as fast as they
/// are read could hold the thread, and all transfers with it, past every time limit. A thread of its own looks at the
/// connections' budgets meanwhile. It sleeps unless libcurl is at work, and looks at nothing unless that takes long.
final class FloodWatch: Sendable {
    private static let interval = DispatchTimeInterval.milliseconds(250)

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)

    private struct State {
        var budgets: [Int32: ByteBudget] = [:]
        /// Counts the calls of libcurl.
        var round = 0
        var isInside = false
        var isAsleep = false
        var isOver = false

        mutating func wake() -> Bool {
            defer { isAsleep = false }
            return isAsleep
        }
    }

    // MARK: The engine's side

    /// Starts the thread; without one, nothing is watched.
    func start() -> Bool { OwnThread.start("halcyon-flood") { [self] in run() } }

    /// Ends the thread.
    func end() {
        state.withLock { $0.isOver = true }
        signal.signal()
    }

    func add(_ budget: ByteBudget) { state.withLock { $0.budgets[budget.socket] = budget } }

    /// Closes a socket, which is not watched any more: its number may soon be another's.
    func closeSocket(_ socket: Int32) -> Int32 {
        state.withLock { state in
            state.budgets[socket] = nil
            return close(socket)
        }
    }

    /// To be called before libcurl is.
    func enter() {
        let wakes = state.withLock { state in
            state.round += 1
            state.isInside = true
            return state.wake()
        }
        if wakes { signal.signal() }
    }

    /// To be called when libcurl has returned.
    func leave() { state.withLock { $0.isInside = false } }

    // MARK: The thread

    private enum Step { case wait, sleep, end }

    private func run() {
        var round = 0
        while true {
            let last = round
            let step = state.withLock { state -> Step in
                if state.isOver { return .end }
                round = state.round
                guard state.isInside || round != last else {
                    state.isAsleep = true
                    return .sleep
                }
                if state.isInside, round == last { state.budgets.values.forEach { $0.enforce() } }
                return .wait
            }
            switch step {
            case .wait: _ = signal.wait(timeout: .now() + Self.interval)
            case .sleep: signal.wait()
            case .end: return
            }
        }
    }
}
