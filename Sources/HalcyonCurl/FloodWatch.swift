import CCurl
import Foundation
import HalcyonCore
import Synchronization

/// Ends connections that keep the engine's thread inside libcurl.
///
/// libcurl reads all available HTTP/2 frames before it returns. A server that sends empty ones as fast as they are read
/// could hold the thread, and all transfers with it, past every time limit. A separate thread checks the connections'
/// budgets meanwhile. It sleeps unless libcurl is running, and checks nothing unless that takes long.
final class FloodWatch: Sendable {
    private static let interval = DispatchTimeInterval.milliseconds(250)

    private let state = Mutex(State())
    private let signal = DispatchSemaphore(value: 0)

    private struct State {
        var budgets: [Int32: ByteBudget] = [:]
        /// The number of calls of libcurl.
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

    /// Starts the thread; if that fails, nothing is watched.
    func start() -> Bool { OwnThread.start("halcyon-flood") { [self] in run() } }

    /// Ends the thread.
    func end() {
        state.withLock { $0.isOver = true }
        signal.signal()
    }

    func add(_ budget: ByteBudget) { state.withLock { $0.budgets[budget.socket] = budget } }

    /// Closes a socket and stops watching it, because its number may soon be reused.
    func closeSocket(_ socket: Int32) -> Int32 {
        state.withLock { state in
            state.budgets[socket] = nil
            return close(socket)
        }
    }

    /// Call this before calling libcurl.
    func enter() {
        let wakes = state.withLock { state in
            state.round += 1
            state.isInside = true
            return state.wake()
        }
        if wakes { signal.signal() }
    }

    /// Call this when libcurl has returned.
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

/// How many bytes may arrive on one socket. The engine's thread sets it; the ``FloodWatch`` checks it while that thread
/// is inside libcurl.
final class ByteBudget: Sendable {
    let socket: Int32
    private let state = Mutex(State())

    private struct State {
        /// How many bytes besides heads and bodies may arrive, counted from the socket's start; nil while there is no
        /// limit.
        var base: Int?
        var useful = 0
        var isShut = false
    }

    init(socket: Int32) { self.socket = socket }

    /// Starts counting heads and bodies again; there is no limit until ``allow(_:)``.
    func restart() { state.withLock { ($0.base, $0.useful) = (nil, 0) } }

    /// Sets how many of the socket's bytes may be neither heads nor bodies of the transfers that use it.
    func allow(_ bytes: Int) { state.withLock { $0.base = bytes } }

    /// Counts bytes of heads and bodies.
    func count(_ bytes: Int) { state.withLock { $0.useful += bytes } }

    /// Whether `received` bytes of the socket are much more than heads and bodies.
    func isExceeded(by received: Int) -> Bool {
        state.withLock { state in
            // In addition, as many other bytes may arrive as bytes of heads and bodies.
            state.base.map { received - state.useful > $0 + state.useful } ?? false
        }
    }

    /// Whether the connection was ended for exceeding it.
    var isShut: Bool { state.withLock { $0.isShut } }

    /// Ends the connection if more has arrived. Call this only while the socket cannot be closed.
    func enforce() {
        guard let received = Self.receivedBytes(socket), isExceeded(by: received) else { return }
        state.withLock { $0.isShut = true }
        // If only one direction were shut down, Linux would still receive bytes.
        shutdown(socket, Int32(SHUT_RDWR))
    }

    /// Returns how many bytes were received on a connection and read, or nil if the system does not report it.
    static func receivedBytes(_ socket: Int32) -> Int? {
        let count = halcyon_received_bytes(socket)
        return count < 0 ? nil : Int(count)
    }
}
