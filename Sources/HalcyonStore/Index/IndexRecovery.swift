import Foundation
import HalcyonCore

/// What can still be read from a damaged index, or one of an older version, for the index that replaces it: one wrong
/// bit must not lose every image.
///
/// It is created before the damaged file is removed, and reads it afterwards.
struct IndexRecovery {
    let identity: IndexIdentity
    private let connection: Connection
    private let files: EntryFiles
    private let pages: UInt32?

    /// Returns nil if nothing can be recovered.
    init?(path: String, folder: String) {
        guard let (connection, identity) = try? Self.open(path) else { return nil }
        self.connection = connection
        self.identity = identity
        pages = Self.headerPages(path)
        files = EntryFiles(folder: folder + "/" + identity.folder)
    }

    private static func open(_ path: String) throws(StoreFailure) -> (Connection, IndexIdentity) {
        let connection = try Connection(path: path, isTolerant: true)
        return (connection, try IndexIdentity(connection))
    }

    /// Writes the sound rows to a new index, and moves their files to its folder; returns their number. A row is sound
    /// if its ID matches its key, its metadata is complete, and its file has the length in the row.
    ///
    /// The files are moved, so that a process that still has the damaged index open does not touch those of the new
    /// one, and what stays behind is known to be orphaned.
    func carry(into index: Connection, with newFiles: EntryFiles) throws(StoreFailure) -> Int {
        let hash = identity.hash
        var (next, gap, count) = (Int64.min, Self.smallestGap, 0)
        var failure: StoreFailure?
        let largestGap = largestGap
        while true {
            let countBefore = count
            do throws(StoreFailure) {
                try connection.run(.salvage) { row throws(StoreFailure) in
                    row.bind(next, at: 1)
                    while try row.step() {
                        guard let (name, file, entry, key, metadata, used) = sound(row, hash), name.id >= next,
                            newFiles.take(file, as: entry.name)
                        else { continue }
                        do throws(StoreFailure) {
                            // None above the lowest: otherwise whichever row happens to be first would be that, and be
                            // evicted first.
                            try index.insert(entry, key: key, metadata: metadata, used: used, floor: 0)
                        } catch {
                            failure = error
                            throw error
                        }
                        count += 1
                        if name.id == .max { return }
                        next = name.id + 1
                    }
                }
                break
            } catch {
                if let failure { throw failure }
                // If nothing was sound since the last gap, the next one must be greater, or this would take forever.
                if count > countBefore { gap = Self.smallestGap }
                guard let start = readable(after: next, gap: &gap, upTo: largestGap) else { break }
                next = start
            }
        }
        return count
    }

    /// Returns the lowest ID from which rows can be read again after an unreadable page. IDs are hashes, spread evenly:
    /// it searches in growing steps, and once it finds a row, between there and the step before.
    private func readable(after unreadable: Int64, gap: inout Int64, upTo largestGap: Int64) -> Int64? {
        var low = unreadable
        // These rows can be read but are not sound: the next page cannot be read, and searching backwards would find
        // them again.
        let isPastRows = canRead(from: unreadable)
        while true {
            let (high, isBeyond) = low.addingReportingOverflow(gap)
            if isBeyond { return nil }
            if canRead(from: high) {
                if isPastRows { return high }
                var (low, high) = (low, high)
                while high - low > Self.smallestGap {
                    let middle = low + (high - low) / 2
                    if canRead(from: middle) { high = middle } else { low = middle }
                }
                return high
            }
            low = high
            gap = min(gap * 2, largestGap)
        }
    }

    /// Whether the first row whose ID is at least `number` can be read, or there is none.
    private func canRead(from number: Int64) -> Bool {
        let isRead = try? connection.run(.salvage) { row throws(StoreFailure) in
            row.bind(number, at: 1)
            _ = try row.step()
            return true
        }
        return isRead ?? false
    }

    /// Half of the IDs that a page covers on average, so that no sound page is skipped. The file may have lost most of
    /// its pages: the page count in its header (SQLite file format, 1.3.9) is that of the complete file.
    private var largestGap: Int64 {
        let pages = pages ?? 1 << 16
        return Int64(UInt64.max / 2 / UInt64(min(max(pages, 16), 1 << 18)))
    }

    private static func headerPages(_ path: String) -> UInt32? {
        guard let file = FileHandle(forReadingAtPath: path), let header = try? file.read(upToCount: 32) else {
            return nil
        }
        return header.count == 32 ? header.suffix(4).reduce(0) { $0 << 8 | UInt32($1) } : nil
    }

    private static let smallestGap: Int64 = 1 << 44

    private func sound(
        _ row: Statement, _ hash: SipHash
    ) -> (name: EntryName, file: String, row: EntryRow, key: String, metadata: CacheMetadata, used: Double)? {
        let name = EntryName(id: row.integer(0), version: row.integer(1))
        let key = row.text(2)
        let number = KeyHash.of(key, hash)
        // Version 1 used the hash alone as the ID of every key.
        guard [number, Int64(bitPattern: hash.hash(key))].contains(name.id), let bytes = try? row.size(3),
            let used = row.double(5), used.isFinite,
            let metadata = row.blob(6, { MetadataCoder.decode($0) }),
            let file = [name.path, name.oldPath].map({ files.folder + "/" + $0 })
                .first(where: { FileSystem.sizeAndAge($0, now: Date())?.bytes == bytes })
        else { return nil }
        let entry = EntryRow(
            name: EntryName(id: number, version: name.version), bytes: bytes,
            checksum: UInt64(bitPattern: row.integer(4)), metadata: metadata)
        return (name, file, entry, key, metadata, used)
    }
}
