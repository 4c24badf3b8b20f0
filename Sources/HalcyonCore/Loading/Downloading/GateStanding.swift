import HTTPTypes
import Synchronization

/// What a download has of the gate: a permit with a place at its host, the place alone, or nothing.
///
/// Shared with the loads that code of the program's own begins on its behalf, which may give it back; see ``Hold``.
final class GateStanding: Sendable {
    private enum Place {
        case outside
        case inside(host: String)
        case aside(host: String)
    }

    private let gate: TransferGate
    private let place: Mutex<Place>

    /// - Parameter host: Where it has got a permit.
    init(inside host: String, of gate: TransferGate) {
        self.gate = gate
        place = Mutex(.inside(host: host))
    }

    /// The host of which it has a permit; nil if it has none.
    var host: String? { place.withLock { if case .inside(let host) = $0 { host } else { nil } } }

    private func exchange(_ new: Place) -> Place {
        place.withLock { place in
            defer { place = new }
            return place
        }
    }

    /// Waits for a permit, in the place of what it has of the gate.
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

    /// Gives back what it has.
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

    /// Runs code of the program's own, whose loads are given what this has.
    func lending<Result: Sendable>(
        _ body: nonisolated(nonsending) () async throws(ImageError) -> Result
    ) async throws(ImageError) -> Result {
        try await Hold.during({ [self] in leave() }, body)
    }
}

/// Redirect rules whose loads are given what the download has of the gate that they are asked for. The transfer goes on
/// without a permit then, one more than the limit.
struct LendingRedirects: RedirectHandling {
    let rules: any RedirectHandling
    let standing: GateStanding

    var identifier: String { rules.identifier }

    func request(for redirect: Redirect) async -> HTTPRequest? {
        do throws(ImageError) {
            return try await standing.lending { () async throws(ImageError) in await rules.request(for: redirect) }
        } catch {
            return nil
        }
    }
}
