import Synchronization

@testable import HalcyonCore

/// A network that a test switches on and off.
final class FakeNetwork: NetworkWatching {
    private struct State {
        var isOnline: Bool
        var reports: [Int: @Sendable (Bool) -> Void] = [:]
        var started = 0
    }

    private final class Watch: Sendable {
        let network: FakeNetwork
        let number: Int

        init(_ network: FakeNetwork, _ number: Int) { (self.network, self.number) = (network, number) }

        deinit { network.state.withLock { _ = $0.reports.removeValue(forKey: number) } }
    }

    /// Whether it says without a watch what it is, as Linux does and Apple's systems do not.
    private let isOpen: Bool
    private let refusesWatches: Bool
    private let state: Mutex<State>

    init(isOnline: Bool = false, isOpen: Bool = true, refusesWatches: Bool = false) {
        state = Mutex(State(isOnline: isOnline))
        self.isOpen = isOpen
        self.refusesWatches = refusesWatches
    }

    /// The number of watches that have been started, and of those that have not ended.
    var started: Int { state.withLock { $0.started } }
    var running: Int { state.withLock { $0.reports.count } }

    var isOnline: Bool? { isOpen ? state.withLock { $0.isOnline } : nil }

    func watch(_ report: @escaping @Sendable (Bool) -> Void) -> (any AnyObject & Sendable)? {
        if refusesWatches { return nil }
        let (number, isOnline) = state.withLock { state in
            state.started += 1
            state.reports[state.started] = report
            return (state.started, state.isOnline)
        }
        report(isOnline)
        return Watch(self, number)
    }

    func change(isOnline: Bool) {
        let reports = state.withLock { state in
            state.isOnline = isOnline
            return Array(state.reports.values)
        }
        for report in reports { report(isOnline) }
    }
}
