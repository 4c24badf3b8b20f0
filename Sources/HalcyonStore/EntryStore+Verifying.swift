import Foundation
import HalcyonCore

/// Looking for damage, and repairing it.
extension EntryStore {
    private static let entriesInOneStep = 64
    /// A process writes a file in far less time, and its row right after.
    private static let ageOfTheAbandoned: TimeInterval = 60

    /// Checks the index itself, and makes it anew if it is damaged.
    func verifyIndex() throws(ImageError) -> DiskCache.Verification {
        var report = DiskCache.Verification()
        _ = chores.takeRepaired()
        try attempt(.writing) { index throws(StoreFailure) in
            let verdict = try index.readers.use { connection throws(StoreFailure) in
                try connection.value("PRAGMA quick_check(1)")
            }
            guard verdict == "ok" else { throw .damagedIndex(verdict ?? "no verdict") }
            try index.writer.commit { connection throws(StoreFailure) in try connection.run(.recount) }
        }
        report.indexRebuilt = chores.takeRepaired()
        return report
    }

    /// Reads a step of entries, those after the row numbered `last`; gives the number of the last, nil after all.
    func verifyEntries(after last: Int64?) throws(ImageError) -> (DiskCache.Verification, last: Int64?) {
        try attempt(.reading) { index throws(StoreFailure) in
            let rows = try index.readers.use { connection throws(StoreFailure) in
                try EntryRow.page(after: last, limit: Self.entriesInOneStep, connection)
            }
            var report = DiskCache.Verification()
            for row in rows { try verify(row, in: index, &report) }
            return (report, rows.count < Self.entriesInOneStep ? nil : rows.last?.name.id)
        }
    }

    /// Removes from one of the 256 folders what belongs to no entry and is not being written.
    func sweep(_ number: UInt8) throws(ImageError) -> DiskCache.Verification {
        try attempt(.reading) { index throws(StoreFailure) in
            let folder = index.files.folder + "/" + Hex.byte(number)
            var report = DiskCache.Verification()
            for file in Folder.names(in: folder) {
                let path = folder + "/" + file
                // The system's clock and not the cache's, for it is the one that dates files.
                guard let (bytes, age) = Folder.sizeAndAge(path, now: Date()),
                    age > Self.ageOfTheAbandoned
                else { continue }
                if file.hasSuffix(EntryFiles.temporarySuffix) {
                    report.temporaryFilesRemoved += 1
                } else if let name = EntryName(fileName: file) {
                    if try index.readers.use({ connection throws(StoreFailure) in try connection.has(name) }) {
                        continue
                    }
                    report.orphansRemoved += 1
                } else {
                    continue
                }
                unlink(path)
                report.bytesReclaimed += bytes
            }
            return report
        }
    }

    /// Removes the folders of indexes that are no more.
    func sweepAbandoned() throws(ImageError) -> DiskCache.Verification {
        try attempt(.reading) { index throws(StoreFailure) in
            var report = DiskCache.Verification()
            for folder in Folder.names(in: opener.folder) where folder.hasPrefix(EntryFiles.prefix) {
                let path = opener.folder + "/" + folder
                // If the index is not current, `path` may be the folder of the one that is.
                guard path != index.files.folder, index.isCurrent else { continue }
                for number in Folder.names(in: path) {
                    for file in Folder.names(in: path + "/" + number) {
                        let file = path + "/" + number + "/" + file
                        report.bytesReclaimed += Folder.sizeAndAge(file, now: Date())?.bytes ?? 0
                        report.orphansRemoved += 1
                        unlink(file)
                    }
                    rmdir(path + "/" + number)
                }
                rmdir(path)
            }
            return report
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
        report.bytesReclaimed += Folder.sizeAndAge(index.files.path(row.name), now: Date())?.bytes ?? 0
        heal(row.name, why: why, in: index)
    }
}
