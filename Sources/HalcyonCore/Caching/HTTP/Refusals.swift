import Foundation
import HTTPTypes
import Synchronization

/// Remembers that a server has nothing (status 404 or 410), for as long as the server says that this is valid, so that
/// it is not asked again meanwhile (RFC 9111, 3 and 4.2; RFC 9110, 15.5.5 and 15.5.11).
///
/// Kept only in memory, at most ``limit`` of them and ``byteLimit`` bytes in total, for at most an hour: images appear
/// sooner than suggested by servers that send one `Cache-Control` with everything.
final class Refusals: Sendable {
    static let limit = 1024
    /// The maximum number of bytes of all keys and metadata. A refusal with more than a 64th of these is not
    /// remembered: its server is asked again.
    static let byteLimit = 4 << 20
    static let longestTime: TimeInterval = 3600

    private struct State {
        var entries: [String: (refusal: CacheMetadata, byteCount: Int)] = [:]
        /// The keys in order of arrival.
        var order: [String] = []
        var byteCount = 0

        mutating func remove(_ key: String) {
            if forget(key), let place = order.firstIndex(of: key) { order.remove(at: place) }
        }

        mutating func removeOldest() { _ = forget(order.removeFirst()) }

        mutating func removeAll(where isUnwanted: (String) -> Bool) {
            for key in order where isUnwanted(key) { _ = forget(key) }
            order = order.filter { entries[$0] != nil }
        }

        /// Removes everything but its place in the order; false if it is not there.
        private mutating func forget(_ key: String) -> Bool {
            guard let entry = entries.removeValue(forKey: key) else { return false }
            byteCount -= entry.byteCount
            return true
        }
    }

    private let state = Mutex(State())

    /// The remembered answer for a source's key.
    subscript(key: String) -> CacheMetadata? { state.withLock { $0.entries[key]?.refusal } }

    /// The number of remembered refusals, and their bytes.
    var counts: (entries: Int, bytes: Int) { state.withLock { ($0.entries.count, $0.byteCount) } }

    /// Adds a refusal.
    ///
    /// - Parameter isCurrent: Whether nothing newer is known of the source. Called under the lock: a newer answer is
    ///   registered first, and then removed from here.
    func add(_ refusal: CacheMetadata, for key: String, if isCurrent: () -> Bool) {
        let byteCount = refusal.byteCount() + 2 * key.utf8.count
        state.withLock { state in
            guard isCurrent() else { return }
            state.remove(key)
            guard byteCount <= Self.byteLimit / 64 else { return }
            state.entries[key] = (refusal, byteCount)
            state.order.append(key)
            state.byteCount += byteCount
            while state.order.count > Self.limit || state.byteCount > Self.byteLimit { state.removeOldest() }
        }
    }

    func remove(_ key: String) { state.withLock { $0.remove(key) } }

    func removeAll(where isUnwanted: (String) -> Bool) {
        state.withLock { $0.removeAll(where: isUnwanted) }
    }

    func removeAll() { state.withLock { $0 = State() } }

    /// Returns the metadata to remember of a refusal; nil if it is not one, or must not be kept.
    ///
    /// - Parameter standardTime: How long it is remembered if its server does not say how long it is valid.
    static func refusal(
        _ exchange: HTTPExchange, by rules: StoringRules, orFor standardTime: TimeInterval
    ) -> CacheMetadata? {
        let hops = exchange.redirects.map(\.response)
        let hasOwnTime = exchange.response.saysHowLongItIsFresh
        guard exchange.response.status == .notFound || exchange.response.status == .gone,
            rules.freshness != .expirationOnly, hasOwnTime || standardTime > 0 && rules.freshness != .strict,
            rules.allowsStoring(exchange.response, to: exchange.request, through: hops)
        else { return nil }
        // The program's expiration for images does not apply to their absence.
        let lifetime = LifetimeRules(
            freshness: rules.freshness, standard: .seconds(hasOwnTime ? longestTime : standardTime))
        var metadata = CacheMetadata(exchange, lifetime: lifetime)
        metadata.response = metadata.response?.reuseHead
        metadata.version = SourceLedger.nothing
        let latest = exchange.receivedAt + longestTime
        metadata.expiresAt = metadata.expiresAt.map { min($0, latest) } ?? latest
        return metadata
    }
}
