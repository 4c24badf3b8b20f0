import Foundation

/// Files that belong to nobody, as killed processes leave them.
extension EntryStore {
    /// A process writes a file in far less time, and its row right after.
    private static let ageOfTheAbandoned: TimeInterval = 60

    /// Removes from one of the 256 folders what belongs to no entry and is not being written.
    func sweep(_ number: UInt8, in index: Index) throws(StoreFailure) -> DiskCache.Verification {
        let folder = index.files.folder + "/" + Hex.byte(number)
        var report = DiskCache.Verification()
        for file in Folder.names(in: folder) {
            let path = folder + "/" + file
            // The system's clock and not the cache's, for it is the one that dates files.
            guard let (bytes, age) = Folder.sizeAndAge(path, now: Date()), age > Self.ageOfTheAbandoned else {
                continue
            }
            switch EntryFiles.owned(file) {
            case .temporary: report.temporaryFilesRemoved += 1
            case .entry(let name):
                if try index.readers.use({ connection throws(StoreFailure) in try connection.has(name) }) { continue }
                report.orphansRemoved += 1
            case nil: continue
            }
            unlink(path)
            report.reclaim(bytes)
        }
        return report
    }

    /// Removes the folders of indexes that are no more, but for what others may have put there. Symbolic links are not
    /// followed: where they lead is nobody's cache.
    @discardableResult
    func sweepAbandoned(by index: Index) -> DiskCache.Verification {
        var report = DiskCache.Verification()
        for folder in Folder.names(in: opener.folder, followingLinks: true) where EntryFiles.isFolderName(folder) {
            let path = opener.folder + "/" + folder
            // If the index is not current, `path` may be the folder of the one that is.
            guard path != index.files.folder, index.isCurrent else { continue }
            for number in Folder.names(in: path) where Hex.byte(number) != nil {
                for file in Folder.names(in: path + "/" + number) where EntryFiles.owned(file) != nil {
                    let file = path + "/" + number + "/" + file
                    report.reclaim(Folder.sizeAndAge(file, now: Date())?.bytes ?? 0)
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
