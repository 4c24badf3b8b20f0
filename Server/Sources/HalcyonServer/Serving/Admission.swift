import HalcyonCore
import Synchronization

/// Lets a number of requests work at a time; the others wait in turn, client by client, so that one that asks for a
/// thousand pictures does not hold up one that asks for a single one.
///
/// Only requests that no cache answers come here.
final class Admission: Sendable {
    private let state: Mutex<State>
    private let lastID = Atomic(0)

    private struct Waiter {
        let id: Int
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

        mutating func next() -> Waiter? {
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
    init(running: Int, waiting: Int, waitingPerClient: Int) {
        state = Mutex(
            State(running: max(1, running), waiting: max(0, waiting), waitingPerClient: max(0, waitingPerClient)))
    }

    /// The numbers of requests that work and wait.
    var load: (running: Int, waiting: Int) { state.withLock { ($0.runningCount, $0.waitingCount) } }

    /// Does work in its turn.
    ///
    /// - Throws: `.busy` if too many wait already; `.image(.cancelled)` if the calling task is cancelled while it
    ///   waits; what the work throws.
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
                let outcome = state.withLock { $0.enter(Waiter(id: id, continuation: continuation), of: client) }
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
        let next = state.withLock { state -> Waiter? in
            if let next = state.next() { return next }
            state.runningCount -= 1
            return nil
        }
        next?.continuation.resume(returning: .admitted)
    }
}
