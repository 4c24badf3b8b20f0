import Foundation
import HTTPTypes
import Synchronization

/// Remembers that a server has nothing (status 404 or 410), for as long as it says that this holds: nobody asks it again
/// meanwhile (RFC 9111, 3 and 4.2; RFC 9110, 15.5.5 and 15.5.11).
///
/// Only in memory, and at most ``limit`` of them, for at most an hour: images appear more often than servers that send one
/// `Cache-Control` with everything know.
final class Refusals: Sendable {
    static let limit = 1024
    static let longestTime: TimeInterval = 3600

    private struct State {
        var entries: [String: CacheMetadata] = [:]
        /// In the order in which they came; names of removed ones may be among them.
        var order: [String] = []
    }

    private let state = Mutex(State())

    /// The answer that is remembered for a source's key.
    subscript(key: String) -> CacheMetadata? { state.withLock { $0.entries[key] } }

    /// - Parameter isCurrent: Whether nothing newer is known of the source. Asked under the lock: who knows something
    ///   newer says so first, and then removes what is here.
    func add(_ refusal: CacheMetadata, for key: String, if isCurrent: () -> Bool) {
        state.withLock { state in
            guard isCurrent() else { return }
            if state.entries.updateValue(refusal, forKey: key) == nil { state.order.append(key) }
            guard state.order.count > Self.limit else { return }
            state.order.removeAll { state.entries[$0] == nil }
            let extra = max(0, state.order.count - Self.limit)
            for key in state.order.prefix(extra) { state.entries[key] = nil }
            state.order.removeFirst(extra)
        }
    }

    func remove(_ key: String) { state.withLock { _ = $0.entries.removeValue(forKey: key) } }

    func removeAll(where isUnwanted: (String) -> Bool) {
        state.withLock { $0.entries = $0.entries.filter { !isUnwanted($0.key) } }
    }

    func removeAll() { state.withLock { $0 = State() } }

    /// What is to be remembered of an answer that was refused; nil if it is none of these, or may not be kept.
    static func refusal(_ exchange: HTTPExchange, by rules: StoringRules) -> CacheMetadata? {
        let hops = exchange.redirects.map(\.response)
        guard exchange.response.status == .notFound || exchange.response.status == .gone,
            rules.freshness != .expirationOnly, exchange.response.saysHowLongItIsFresh,
            rules.allowsStoring(exchange.response, to: exchange.request, through: hops)
        else { return nil }
        // What the program says of images does not hold for their absence.
        let lifetime = LifetimeRules(freshness: rules.freshness, standard: .seconds(longestTime))
        var metadata = CacheMetadata(exchange, lifetime: lifetime)
        metadata.response = metadata.response?.reuseHead
        metadata.version = SourceLedger.nothing
        let latest = exchange.receivedAt + longestTime
        metadata.expiresAt = metadata.expiresAt.map { min($0, latest) } ?? latest
        return metadata
    }
}
