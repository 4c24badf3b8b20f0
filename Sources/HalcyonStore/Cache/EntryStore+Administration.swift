import Foundation
import HalcyonCore

/// Statistics and listings.
extension EntryStore {
    func statistics(of directory: URL) throws(ImageError) -> DiskCache.Statistics {
        try attempt(.reading) { index throws(StoreFailure) in
            // A full disk must not prevent statistics.
            try? flushUses(index)
            let now = now
            return try index.readers.use { connection throws(StoreFailure) in
                let total = try CacheTotals(connection)
                let (expired, confirmable, oldest, newest) = try counts(at: now, connection)
                let files = ["", "-wal"].map { FileSystem.sizeAndAge(opener.path + $0, now: Date())?.bytes ?? 0 }
                return DiskCache.Statistics(
                    directory: directory, entries: total.entries, bytes: total.bytes,
                    sizeLimit: configuration.sizeLimit, entryLimit: configuration.entryLimit, expired: expired,
                    confirmable: confirmable, oldestUse: oldest, newestUse: newest, indexBytes: files.reduce(0, +),
                    freeBytes: configuration.freeBytes(directory))
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

    /// Returns a page of the entries after row `last`, with the number of its last row, or nil at the end.
    func itemPage(after last: Int64?) throws(ImageError) -> ([DiskCache.Item], last: Int64?) {
        try attempt(.reading) { index throws(StoreFailure) in
            if last == nil { try? flushUses(index) }
            let rows = try rows(after: last, in: index)
            return (rows.map(\.item), rows.count < Self.itemsInOnePage ? nil : rows.last?.name.id)
        }
    }

    func rows(after last: Int64?, in index: Index) throws(StoreFailure) -> [(name: EntryName, item: DiskCache.Item)] {
        try index.readers.use { connection throws(StoreFailure) in
            try connection.run(.listPage) { row throws(StoreFailure) in
                if last == .max { return [] }
                row.bind(last.map { $0 + 1 } ?? .min, at: 1)
                row.bind(Int64(Self.itemsInOnePage), at: 2)
                var rows: [(name: EntryName, item: DiskCache.Item)] = []
                while try row.step() {
                    let name = EntryName(id: row.integer(4), version: row.integer(5))
                    // Continuing after the last one would loop forever.
                    if let last = rows.last?.name.id ?? last, name.id <= last {
                        throw .damagedIndex("its rows are out of order")
                    }
                    rows.append((name, try item(row)))
                }
                return rows
            }
        }
    }

    static let itemsInOnePage = 256

    func flush() throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in try flushUses(index) }
    }

    private func item(_ row: Statement) throws(StoreFailure) -> DiskCache.Item {
        DiskCache.Item(
            key: row.text(0), bytes: try row.size(1), metadata: row.blob(3) { MetadataCoder.decode($0) },
            lastUsed: lastUse(row.double(2) ?? 0))
    }

    /// Returns the time of a use. A use further in the future than clocks differ is from before the clock was put back:
    /// no use is later than now.
    private func lastUse(_ moment: Double) -> Date {
        let now = now
        return Date(timeIntervalSince1970: moment > now + Expiry.tolerance ? now : moment)
    }

    private func counts(
        at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> (expired: Int, confirmable: Int, oldest: Date?, newest: Date?) {
        let (expired, confirmable) = try connection.run(.countExpired) { row throws(StoreFailure) in
            row.bind(now, at: 1)
            return try row.step() ? (try row.size(0), try row.size(1)) : (0, 0)
        }
        let range = try connection.run(.useRange) { row throws(StoreFailure) in
            try row.step() ? (row.double(0), row.double(1)) : (nil, nil)
        }
        return (
            expired, confirmable, range.0.map { lastUse($0) }, range.1.map { lastUse($0) }
        )
    }
}
