import Synchronization

/// What a download holds of the gate: a permit and a place at its host, the place alone, or nothing.
///
/// While the program's own code is asked, a load that this code begins may give it back from another thread; see ``Hold``.
final class GateStanding: Sendable {
    private enum Place {
        case outside
        case inside(host: String)
        case aside(host: String)
    }

    private let gate: TransferGate
    private let place: Mutex<Place>

    /// - Parameter host: The host for which the download has a permit.
    init(inside host: String, of gate: TransferGate) {
        self.gate = gate
        place = Mutex(.inside(host: host))
    }

    /// The host for which the download has a permit; nil if it has none.
    var host: String? { place.withLock { if case .inside(let host) = $0 { host } else { nil } } }

    private func exchange(_ new: Place) -> Place {
        place.withLock { place in
            defer { place = new }
            return place
        }
    }

    /// Waits for a permit. A place that the download has kept is given back as the wait begins.
    ///
    /// - Throws: `ImageError.cancelled`, at once, when the task is cancelled while it waits.
    func enter(_ host: String, for demand: Demand, as id: WaitID) async throws(ImageError) {
        var old: String?
        if case .aside(let host) = exchange(.outside) { old = host }
        try await gate.enter(host, for: demand, as: id, vacating: old)
        _ = exchange(.inside(host: host))
    }

    /// Gives the permit back for as long as something else than the network is waited for, and keeps the place.
    func stepAside() {
        let host = place.withLock { place -> String? in
            guard case .inside(let host) = place else { return nil }
            place = .aside(host: host)
            return host
        }
        if let host { gate.stepAside(from: host) }
    }

    /// Gives back what the download holds.
    ///
    /// - Parameter wasGivenUp: Whether a transfer was cancelled before its end. Default: false.
    func leave(wasGivenUp: Bool = false) {
        switch exchange(.outside) {
        case .outside: break
        case .inside(let host): gate.leave(host, wasGivenUp: wasGivenUp)
        case .aside(let host): gate.vacate(host)
        }
    }

    /// See ``TransferGate/learn(_:isShared:byteCount:)``.
    func learn(_ host: String, isShared: Bool, byteCount: Int?) {
        gate.learn(host, isShared: isShared, byteCount: byteCount)
    }

    /// Runs the program's own code. The first load that it begins gets what the download holds.
    func lending<Result: Sendable>(
        _ body: nonisolated(nonsending) () async throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        try await Hold.during({ [self] in leave() }, body)
    }
}
