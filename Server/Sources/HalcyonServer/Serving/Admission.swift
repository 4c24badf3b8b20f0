import HalcyonCore
import Synchronization

/// Lets a number of requests work at a time; the others wait in turn, client by client, so that one that asks for a
/// thousand pictures does not hold up one that asks for a single one.
///
/// Only requests that no cache answers come here.
final class Admission: Sendable {
    private let state: Mutex<State>
    private let lastID = Atomic(0)
    private let patience: Double
    private let clock: any PipelineClock

    private struct Waiter {
        let id: Int
        /// In seconds of the clock.
        let start: Double
        let continuation: CheckedContinuation<Outcome, Never>
    }

    private enum Outcome { case admitted, refused, cancelled }

    private struct State {
        let running: Int
        let waiting: Int
        let waitingPerClient: Int
        var runningCount = 0
        var waitingCount = 0
        var queues: [String: [Waiter]] = [:]
        /// The clients that wait, in the order in which they come next.
        var turns: [String] = []
        /// Cancelled before they had begun to wait.
        var cancelled: Set<Int> = []

        /// Returns nil for one that has to wait.
        mutating func enter(_ waiter: Waiter, of client: String) -> Outcome? {
            if cancelled.remove(waiter.id) != nil { return .cancelled }
            if runningCount < running, turns.isEmpty {
                runningCount += 1
                return .admitted
            }
            guard waitingCount < waiting, queues[client]?.count ?? 0 < waitingPerClient else { return .refused }
            if queues[client] == nil { turns.append(client) }
            queues[client, default: []].append(waiter)
            waitingCount += 1
            return nil
        }

        /// Returns the one that is next, and those before it that have waited for too long: they would work, and be too
        /// late.
        mutating func next(now: Double, patience: Double) -> (next: Waiter?, late: [Waiter]) {
            var late: [Waiter] = []
            while let waiter = first() {
                if now - waiter.start <= patience { return (waiter, late) }
                late.append(waiter)
            }
            return (nil, late)
        }

        private mutating func first() -> Waiter? {
            guard !turns.isEmpty else { return nil }
            let client = turns.removeFirst()
            guard let waiter = queues[client]?.removeFirst() else { return nil }
            waitingCount -= 1
            if queues[client]?.isEmpty ?? true { queues[client] = nil } else { turns.append(client) }
            return waiter
        }

        mutating func remove(_ id: Int, of client: String) -> Waiter? {
            guard let index = queues[client]?.firstIndex(where: { $0.id == id }) else { return nil }
            let waiter = queues[client]?.remove(at: index)
            waitingCount -= 1
            if queues[client]?.isEmpty ?? true {
                queues[client] = nil
                turns.removeAll { $0 == client }
            }
            return waiter
        }
    }

    /// - Parameters:
    ///   - running: How many requests work at a time, at least 1.
    ///   - waiting: How many wait besides.
    ///   - waitingPerClient: How many of one client wait.
    ///   - patience: The longest wait in seconds. Default: for ever.
    ///   - clock: Measures it. Default: the system's.
    init(
        running: Int, waiting: Int, waitingPerClient: Int, patience: Double = .infinity,
        clock: any PipelineClock = SystemClock()
    ) {
        self.patience = patience
        self.clock = clock
        state = Mutex(
            State(running: max(1, running), waiting: max(0, waiting), waitingPerClient: max(0, waitingPerClient)))
    }

    /// The numbers of requests that work and wait.
    var load: (running: Int, waiting: Int) { state.withLock { ($0.runningCount, $0.waitingCount) } }

    /// Does work in its turn.
    ///
    /// - Throws: `.busy` if too many wait already, or if this one has waited for too long; `.image(.cancelled)` if the
    ///   calling task is cancelled while it waits; what the work throws.
    func admitted<Value: Sendable>(
        _ client: String, _ work: () async throws(RequestProblem) -> Value
    ) async throws(RequestProblem) -> Value {
        try await enter(client)
        defer { leave() }
        return try await work()
    }

    private func enter(_ client: String) async throws(RequestProblem) {
        switch await place(lastID.wrappingAdd(1, ordering: .relaxed).newValue, client) {
        case .admitted: return
        case .refused: throw .busy(seconds: 1)
        case .cancelled: throw .image(.cancelled)
        }
    }

    private func place(_ id: Int, _ client: String) async -> Outcome {
        defer { state.withLock { _ = $0.cancelled.remove(id) } }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let waiter = Waiter(id: id, start: clock.uptime, continuation: continuation)
                let outcome = state.withLock { $0.enter(waiter, of: client) }
                if let outcome { continuation.resume(returning: outcome) }
            }
        } onCancel: {
            let waiter = state.withLock { state -> Waiter? in
                if let waiter = state.remove(id, of: client) { return waiter }
                // It has not begun to wait, or has just been admitted.
                state.cancelled.insert(id)
                return nil
            }
            waiter?.continuation.resume(returning: .cancelled)
        }
    }

    private func leave() {
        let now = clock.uptime
        let (next, late) = state.withLock { state in
            let (next, late) = state.next(now: now, patience: patience)
            if next == nil { state.runningCount -= 1 }
            return (next, late)
        }
        for waiter in late { waiter.continuation.resume(returning: .refused) }
        next?.continuation.resume(returning: .admitted)
    }
}
