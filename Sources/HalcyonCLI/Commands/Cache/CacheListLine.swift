import Foundation
import HTTPTypes
import HalcyonCore

/// What a listing tells of an entry.
struct CacheListLine {
    let item: DataCacheItem
    let now: Date

    static let heading = "    bytes  used        age         fresh       image"

    /// One line for people.
    var text: String {
        let bytes = ByteCount(item.bytes).description
        let age = item.storedAt.map { $0.age(at: now) } ?? "?"
        let columns = [
            String(repeating: " ", count: max(0, 9 - bytes.count)) + bytes,
            "\(item.lastUsed.age(at: now)) ago".padded(to: 10), age.padded(to: 10), freshness.padded(to: 10),
            item.source.printable.shortened(to: 200) + (item.isProcessed ? " (processed)" : ""),
        ]
        return columns.joined(separator: "  ")
    }

    /// `stale`, for how long it stays fresh, or `ever`.
    var freshness: String {
        if item.isStale(at: now) { return "stale" }
        return item.expiresAt.map { "for \(now.age(at: $0))" } ?? "ever"
    }

    /// One object.
    var json: JSONValue { .object(of: fields) }

    /// Its fields.
    var fields: KeyValuePairs<String, JSONValue?> {
        [
            "key": .string(item.key), "url": item.url.map(JSONValue.string), "bytes": .integer(item.bytes),
            "stored": item.storedAt.map(JSONValue.date), "used": .date(item.lastUsed),
            "expires": item.expiresAt.map(JSONValue.date), "stale": .boolean(item.isStale(at: now)),
            "processed": .boolean(item.isProcessed),
            "status": (item.metadata?.response?.status.code).map(JSONValue.integer),
        ]
    }
}
