import Foundation
import HalcyonCore

/// Figures and listings.
extension EntryStore {
    func statistics(of directory: URL) throws(ImageError) -> DiskCache.Statistics {
        try attempt(.reading) { index throws(StoreFailure) in
            // A full disk must not keep anybody from the figures.
            try? flushUses(index)
            let now = now
            return try index.readers.use { connection throws(StoreFailure) in
                let total = try Total(connection)
                let (expired, oldest, newest) = try counts(at: now, connection)
                let files = ["", "-wal"].map { Folder.sizeAndAge(opener.path + $0, now: Date())?.bytes ?? 0 }
                return DiskCache.Statistics(
                    directory: directory, entries: total.entries, bytes: total.bytes,
                    sizeLimit: configuration.sizeLimit, expired: expired, oldestUse: oldest, newestUse: newest,
                    indexBytes: files.reduce(0, +))
            }
        }
    }

    func items(limit: Int, offset: Int) throws(ImageError) -> [DiskCache.Item] {
        try attempt(.reading) { index throws(StoreFailure) in
            try? flushUses(index)
            return try index.readers.use { connection throws(StoreFailure) in
                try connection.run(.list) { row throws(StoreFailure) in
                    row.bind(Int64(max(0, limit)), at: 1)
                    row.bind(Int64(max(0, offset)), at: 2)
                    var items: [DiskCache.Item] = []
                    while try row.step() { items.append(try item(row)) }
                    return items
                }
            }
        }
    }

    func flush() throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in try flushUses(index) }
    }

    private func item(_ row: Statement) throws(StoreFailure) -> DiskCache.Item {
        let metadata = row.blob(3) { MetadataCoder.decode($0) }
        return DiskCache.Item(
            key: row.text(0), bytes: try row.size(1), url: metadata?.url, storedAt: metadata?.storedAt,
            lastUsed: Date(timeIntervalSince1970: row.double(2) ?? 0), expiresAt: metadata?.expiresAt)
    }

    private func counts(
        at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> (expired: Int, oldest: Date?, newest: Date?) {
        let expired = try connection.run(.countExpired) { row throws(StoreFailure) in
            row.bind(now, at: 1)
            return try row.step() ? row.size(0) : 0
        }
        let range = try connection.run(.useRange) { row throws(StoreFailure) in
            try row.step() ? (row.double(0), row.double(1)) : (nil, nil)
        }
        return (
            expired, range.0.map { Date(timeIntervalSince1970: $0) }, range.1.map { Date(timeIntervalSince1970: $0) }
        )
    }
}
