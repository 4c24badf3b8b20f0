import Foundation
import HTTPTypes
import Synchronization

/// A system's knowledge of whether it has a network.
package protocol NetworkWatching: Sendable {
    /// Whether there is a network now; nil if only a watch can tell. True if the system does not say.
    var isOnline: Bool? { get }

    /// Starts a watch, which ends with the last reference to it.
    ///
    /// - Parameter report: Receives whether there is a network: soon after the start, and after each change. Called on
    ///   any thread.
    /// - Returns: The watch; nil if the system refuses one.
    func watch(_ report: @escaping @Sendable (Bool) -> Void) -> (any AnyObject & Sendable)?
}

/// Everyone who waits for a system's network. A watch exists only while somebody waits, and all share it.
package final class NetworkWaiters: Sendable {
    private struct State {
        var waiting: [WaitID: Suspension<Bool>] = [:]
        /// Nil while it is being started, too.
        var watch: (any AnyObject & Sendable)?
        /// The number of the current or next watch: what an earlier one reports is no longer of interest.
        var number = 0
        /// Whether it is known that there was no network since the first of the waits began.
        var wasOffline = false

        /// Ends the watch if nobody waits any more. To be released when the lock is not held.
        mutating func endWatch() -> (any AnyObject & Sendable)? {
            guard waiting.isEmpty else { return nil }
            defer { (watch, wasOffline, number) = (nil, false, number + 1) }
            return watch
        }
    }

    private let network: any NetworkWatching
    private let state = Mutex(State())

    package init(_ network: any NetworkWatching) { self.network = network }

    /// Whether there is a network now; nil if only a watch can tell.
    var isOnline: Bool? { network.isOnline }

    /// The number of those who wait.
    package var count: Int { state.withLock { $0.waiting.count } }

    /// Waits until there is a network, or until the calling task is cancelled.
    ///
    /// - Returns: Whether there was none before. False if there was one all the time, if the task is cancelled, or if
    ///   the system refuses a watch.
    package func wait() async -> Bool {
        let isOnline = network.isOnline
        if isOnline == true { return false }
        let id = WaitID()
        return await withTaskCancellationHandler {
            await suspended { suspension in
                let number = state.withLock { state in
                    if isOnline == false { state.wasOffline = true }
                    state.waiting[id] = suspension
                    return state.waiting.count == 1 ? state.number : nil
                }
                if let number { startWatch(number) }
                // Cancelled before the wait was registered: the handler found nothing.
                if Task.isCancelled { cancel(id) }
            }
        } onCancel: {
            cancel(id)
        }
    }

    private func startWatch(_ number: Int) {
        let watch = network.watch { [weak self] isOnline in self?.receive(isOnline, from: number) }
        let refused = state.withLock { state in
            // Perhaps it has already said what everyone was waiting for, or all have been cancelled.
            guard state.number == number else { return [Suspension<Bool>]() }
            state.watch = watch
            guard watch == nil else { return [] }
            defer { state.waiting = [:] }
            _ = state.endWatch()
            return Array(state.waiting.values)
        }
        for suspension in refused { suspension.resume(returning: false) }
    }

    private func receive(_ isOnline: Bool, from number: Int) {
        let (ended, wasOffline, watch) = state.withLock { state in
            guard state.number == number, isOnline else {
                if state.number == number { state.wasOffline = true }
                return ([Suspension<Bool>](), false, nil as (any AnyObject & Sendable)?)
            }
            let (ended, wasOffline) = (Array(state.waiting.values), state.wasOffline)
            state.waiting = [:]
            return (ended, wasOffline, state.endWatch())
        }
        for suspension in ended { suspension.resume(returning: wasOffline) }
        withExtendedLifetime(watch) {}
    }

    private func cancel(_ id: WaitID) {
        let (suspension, watch) = state.withLock { state in
            let suspension = state.waiting.removeValue(forKey: id)
            return (suspension, suspension == nil ? nil : state.endWatch())
        }
        suspension?.resume(returning: false)
        withExtendedLifetime(watch) {}
    }
}

extension RetryPolicy {
    /// How the downloads of a policy wait for the network.
    package struct NetworkWait: Sendable {
        /// What a wait counts at least, in seconds. Otherwise a download could be retried without end, while a network
        /// comes and goes.
        private static let leastWait = 1.0

        private let waiters: NetworkWaiters
        private let timeout: Double

        /// - Parameter timeout: The maximum number of seconds for all waits of a download; no limit if it is NaN.
        package init(_ waiters: NetworkWaiters, timeout: Double) {
            self.waiters = waiters
            self.timeout = timeout.isNaN ? .infinity : timeout
        }

        /// What a download has waited so far.
        struct Past: Sendable {
            /// How many of its attempts have failed without a network.
            var count = 0
            /// In seconds.
            var waited = 0.0
        }

        /// Waits for the network, if there is none and that may be why an attempt failed.
        ///
        /// - Returns: Whether it was worth waiting: there was no network, and there is one again.
        func isBack(after error: ImageError, of request: HTTPRequest, _ past: inout Past, clock: any PipelineClock)
            async -> Bool
        {
            let left = timeout - past.waited
            guard left > 0, Self.mayComeFromNetwork(error), !Self.isThisMachine(request), waiters.isOnline != true
            else {
                return false
            }
            let start = clock.uptime
            let isBack = await withTaskGroup(of: Bool.self) { [waiters] group in
                group.addTask { await waiters.wait() }
                if left < .infinity {
                    group.addTask {
                        try? await clock.sleep(seconds: left)
                        return false
                    }
                }
                defer { group.cancelAll() }
                return await group.next() ?? false
            }
            past.waited += max(Self.leastWait, clock.uptime - start)
            if isBack { past.count += 1 }
            return isBack
        }

        /// Whether a machine without a network fails like this. Not if something has answered, even with a refusal.
        private static func mayComeFromNetwork(_ error: ImageError) -> Bool {
            guard case .response(let reason) = error else { return false }
            switch reason {
            case .hostNotFound, .connectionFailed, .connectionReset, .timeout, .truncated, .proxy: return true
            default: return false
            }
        }

        /// Whether a request goes to this machine itself, which takes no network (RFC 6761, section 6.3; RFC 6890).
        private static func isThisMachine(_ request: HTTPRequest) -> Bool {
            guard var host = request.hostAndPort?.host[...] else { return false }
            if host.hasSuffix(".") { host = host.dropLast() }
            if host == "localhost" || host.hasSuffix(".localhost") { return true }
            var v4 = in_addr()
            // Also in forms such as `127.1`, which loaders accept.
            if inet_aton(String(host), &v4) != 0 { return [0, 127].contains(UInt32(bigEndian: v4.s_addr) >> 24) }
            guard host.hasPrefix("["), host.hasSuffix("]") else { return false }
            var v6 = [UInt8](repeating: 0, count: 16)
            guard inet_pton(AF_INET6, String(host.dropFirst().dropLast()), &v6) == 1 else { return false }
            let isMapped = v6[..<12] == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff] && [0, 127].contains(v6[12])
            return isMapped || v6.dropLast().allSatisfy { $0 == 0 } && v6[15] < 2
        }
    }
}
