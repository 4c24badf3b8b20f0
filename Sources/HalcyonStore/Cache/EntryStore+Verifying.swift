import Foundation
import HalcyonCore

/// Looking for damage, and repairing it.
extension EntryStore {
    private static let entriesInOneStep = 64

    /// Checks the index itself, and makes it anew if it is damaged.
    func verifyIndex() throws(ImageError) -> DiskCache.Verification {
        var report = DiskCache.Verification()
        _ = chores.takeRepaired()
        try attempt(.writing) { index throws(StoreFailure) in
            let verdict = try index.readers.use { connection throws(StoreFailure) in
                try connection.value("PRAGMA integrity_check(1)")
            }
            guard verdict == "ok" else { throw .damagedIndex(verdict ?? "no verdict") }
            try index.writer.commit { connection throws(StoreFailure) in
                try connection.recount()
                _ = try Total(connection)
            }
        }
        report.indexRebuilt = chores.takeRepaired()
        return report
    }

    /// Reads a step of entries, those after the row numbered `last`; gives the number of the last, nil after all.
    func verifyEntries(after last: Int64?) throws(ImageError) -> (DiskCache.Verification, last: Int64?) {
        var (report, last) = try attempt(.reading) { index throws(StoreFailure) in
            let rows = try index.readers.use { connection throws(StoreFailure) in
                try EntryRow.page(after: last, limit: Self.entriesInOneStep, connection)
            }
            var report = DiskCache.Verification()
            for row in rows { try verify(row, in: index, &report) }
            return (report, rows.count < Self.entriesInOneStep ? nil : rows.last?.name.id)
        }
        // A row that cannot be costs the whole index.
        report.indexRebuilt = chores.takeRepaired()
        return (report, last)
    }

    /// Removes files that belong to no entry: one folder's, or those of indexes that are no more.
    func sweep(_ fanOut: String?) throws(ImageError) -> DiskCache.Verification {
        try attempt(.reading) { index throws(StoreFailure) in
            if let fanOut { try sweep(fanOut, in: index) } else { sweepAbandoned(by: index) }
        }
    }

    private func verify(
        _ row: EntryRow, in index: Index, _ report: inout DiskCache.Verification
    ) throws(StoreFailure) {
        report.entriesChecked += 1
        let why: String
        switch index.files.read(row.name, bytes: row.bytes, checksum: row.checksum) {
        case .whole:
            if row.metadata != nil { return }
            why = "what the index knows of it is damaged"
            report.damagedRemoved += 1
        case .missing:
            // Replaced or removed since the row was read: nothing is wrong then.
            guard try index.readers.use({ connection throws(StoreFailure) in try connection.has(row.name) }) else {
                return
            }
            why = "its file is missing"
            report.missingFiles += 1
        case .damaged(let reason):
            why = reason
            report.damagedRemoved += 1
        case .failed(let failure):
            throw failure
        }
        report.reclaim(Folder.sizeAndAge(index.files.path(row.name), now: Date())?.bytes ?? 0)
        try heal(row.name, why: why, in: index)
    }
}
