import Foundation
import HalcyonCore

/// An entry's row in the index.
struct EntryRow: Sendable {
    let name: EntryName
    let bytes: Int
    let checksum: UInt64
    /// Nil when it is damaged.
    let metadata: CacheMetadata?

    /// Reads the row of a key; nil if it has none.
    static func find(_ key: String, id: Int64, _ connection: Connection) throws(StoreFailure) -> EntryRow? {
        try connection.run(.find) { row throws(StoreFailure) in
            row.bind(id, at: 1)
            guard try row.step(), row.matches(key, 0) else { return nil }
            return EntryRow(
                name: EntryName(id: id, version: row.integer(1)), bytes: try row.size(2),
                checksum: UInt64(bitPattern: row.integer(3)), metadata: row.blob(4) { MetadataCoder.decode($0) })
        }
    }

    /// The rows after `id` in the order of their numbers.
    static func page(after id: Int64?, limit: Int, _ connection: Connection) throws(StoreFailure) -> [EntryRow] {
        try connection.run(.page) { row throws(StoreFailure) in
            row.bind(id ?? .min, at: 1)
            row.bind(Int64(limit), at: 2)
            var rows: [EntryRow] = []
            while try row.step() {
                rows.append(
                    EntryRow(
                        name: EntryName(id: row.integer(0), version: row.integer(1)), bytes: try row.size(2),
                        checksum: UInt64(bitPattern: row.integer(3)),
                        metadata: row.blob(4) { MetadataCoder.decode($0) }))
            }
            return rows
        }
    }
}
