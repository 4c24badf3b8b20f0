import Foundation
import HalcyonCore

/// Finding damage and repairing it.
extension EntryStore {
    private static let entriesInOneStep = 64

    /// Checks the index itself, and rebuilds it if it is damaged.
    func verifyIndex() throws(ImageError) -> DiskCache.Verification {
        var report = DiskCache.Verification()
        _ = maintenance.takeRepaired()
        try attempt(.writing) { index throws(StoreFailure) in
            let verdict = try index.readers.use { connection throws(StoreFailure) in
                try connection.value("PRAGMA integrity_check(1)")
            }
            guard verdict == "ok" else { throw .damagedIndex(verdict ?? "no verdict") }
            try index.writer.commit { connection throws(StoreFailure) in
                try connection.recount()
                _ = try CacheTotals(connection)
            }
        }
        report.indexRebuilt = maintenance.takeRepaired()
        return report
    }

    /// Checks a step of the entries after row `last`; returns the number of its last row, or nil at the end.
    func verifyEntries(after last: Int64?) throws(ImageError) -> (DiskCache.Verification, last: Int64?) {
        var (report, last) = try attempt(.reading) { index throws(StoreFailure) in
            let rows = try index.readers.use { connection throws(StoreFailure) in
                try EntryRow.page(after: last, limit: Self.entriesInOneStep, connection)
            }
            var report = DiskCache.Verification()
            for row in rows { try verify(row, in: index, &report) }
            return (report, rows.count < Self.entriesInOneStep ? nil : rows.last?.name.id)
        }
        // If a damaged row cannot be removed, the whole index is rebuilt.
        report.indexRebuilt = maintenance.takeRepaired()
        return (report, last)
    }

    /// Removes files that belong to no entry: in one folder, or those of indexes that no longer exist.
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
            why = "its metadata in the index is damaged"
            report.damagedRemoved += 1
        case .missing:
            // If it was replaced or removed after the row was read, nothing is wrong.
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
        report.reclaim(FileSystem.sizeAndAge(index.files.path(row.name), now: Date())?.bytes ?? 0)
        try heal(row.name, why: why, in: index)
    }
}

/// Orphaned files, left by killed processes.
extension EntryStore {
    /// A process takes far less time to write a file and its row.
    private static let ageOfTheAbandoned: TimeInterval = 60
    private static let filesInOneStep = 256

    /// Removes files from one of the fan-out folders that belong to no entry and are not being written.
    func sweep(_ fanOut: String, in index: Index) throws(StoreFailure) -> DiskCache.Verification {
        try sweep(FileSystem.names(in: index.files.folder + "/" + fanOut), of: fanOut, in: index)
    }

    /// Does the same for the next few files, continuing where the last call ended.
    func sweepNext(in index: Index) throws(StoreFailure) {
        let last = maintenance.lastSwept
        for fanOut in EntryFiles.fanOutNames where fanOut >= last.fanOut {
            let names = FileSystem.names(in: index.files.folder + "/" + fanOut)
                .drop { fanOut == last.fanOut && $0 <= last.file }.prefix(Self.filesInOneStep)
            if let file = names.last {
                maintenance.lastSwept = (fanOut, file)
                _ = try sweep(names, of: fanOut, in: index)
                return
            }
        }
        maintenance.lastSwept = ("", "")
    }

    private func sweep(
        _ names: some Sequence<String>, of fanOut: String, in index: Index
    ) throws(StoreFailure) -> DiskCache.Verification {
        var report = DiskCache.Verification()
        for file in names {
            let path = index.files.folder + "/" + fanOut + "/" + file
            // The system's clock rather than the cache's, because it dates the files.
            guard let (bytes, age) = FileSystem.sizeAndAge(path, now: Date()), age > Self.ageOfTheAbandoned else {
                continue
            }
            switch EntryFiles.owned(file) {
            case .temporary: report.temporaryFilesRemoved += 1
            case .entry(let name):
                if try has(name, in: index) { continue }
                report.orphansRemoved += 1
            case nil: continue
            }
            unlink(path)
            report.reclaim(bytes)
        }
        return report
    }

    /// Removes what killed processes left.
    func recover(_ index: Index) {
        let names = FileSystem.names(in: opener.folder, followingLinks: true)
        try? IntentLog.recover(names, in: opener.folder, files: index.files) { name throws(StoreFailure) in
            try has(name, in: index)
        }
        let isAbandoned = { EntryFiles.isFolderName($0) && $0 != index.files.folderName }
        if names.contains(where: isAbandoned) { maintenance.add(.sweepAbandoned) }
    }

    private func has(_ name: EntryName, in index: Index) throws(StoreFailure) -> Bool {
        try index.readers.use { connection throws(StoreFailure) in try connection.has(name) }
    }

    /// Removes the folders of indexes that no longer exist, except for files that others may have put there. Symbolic
    /// links are not followed: their targets are not part of the cache.
    @discardableResult
    func sweepAbandoned(by index: Index) -> DiskCache.Verification {
        var report = DiskCache.Verification()
        for folder in FileSystem.names(in: opener.folder, followingLinks: true) where EntryFiles.isFolderName(folder) {
            let path = opener.folder + "/" + folder
            // If the index is not current, `path` may be the folder of the one that is.
            guard path != index.files.folder, index.isCurrent else { continue }
            for number in FileSystem.names(in: path) where EntryFiles.isFanOutName(number) {
                for file in FileSystem.names(in: path + "/" + number) where EntryFiles.owned(file) != nil {
                    let file = path + "/" + number + "/" + file
                    report.reclaim(FileSystem.sizeAndAge(file, now: Date())?.bytes ?? 0)
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
