import CCurl
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

/// How many bytes may come over one socket. The engine's thread sets it; the ``FloodWatch`` looks at it while that thread
/// is inside libcurl.
final class ByteBudget: Sendable {
    let socket: Int32
    private let state = Mutex(State())

    private struct State {
        /// What may come besides heads and bodies, counted from the socket's start; nil if nobody is to be blamed.
        var base: Int?
        var useful = 0
        var isShut = false
    }

    init(socket: Int32) { self.socket = socket }

    /// Begins to count heads and bodies; nothing is too much until ``allow(_:)``.
    func restart() { state.withLock { ($0.base, $0.useful) = (nil, 0) } }

    /// Sets how many bytes of the socket may be neither heads nor bodies of the transfers that use it.
    func allow(_ bytes: Int) { state.withLock { $0.base = bytes } }

    /// Counts bytes of heads and bodies.
    func count(_ bytes: Int) { state.withLock { $0.useful += bytes } }

    /// Whether so many bytes of the socket are much more than heads and bodies.
    func isExceeded(by received: Int) -> Bool {
        state.withLock { state in
            // Of what is neither, as much as of heads and bodies may come on top.
            state.base.map { received - state.useful > $0 + state.useful } ?? false
        }
    }

    /// Whether the connection was ended for it.
    var isShut: Bool { state.withLock { $0.isShut } }

    /// Ends the connection if more has come; to be called while the socket cannot be closed.
    func enforce() {
        guard let received = Self.receivedBytes(socket), isExceeded(by: received) else { return }
        state.withLock { $0.isShut = true }
        // In one direction alone, Linux would go on taking bytes.
        shutdown(socket, Int32(SHUT_RDWR))
    }

    /// How many bytes have come over a connection and were read; nil if the system does not tell.
    static func receivedBytes(_ socket: Int32) -> Int? {
        let count = halcyon_received_bytes(socket)
        return count < 0 ? nil : Int(count)
    }
}
