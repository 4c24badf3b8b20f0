import Foundation
import HalcyonCore

/// What can still be read of a damaged index, or one of an older version, for the one that takes its place: one wrong
/// bit must not cost every image.
///
/// It is made before the damaged file is removed, and reads it after.
struct Salvage {
    let identity: IndexIdentity
    private let connection: Connection
    private let files: EntryFiles
    private let pages: UInt32?

    /// Nil when nothing can be had of it.
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

    /// Writes the sound rows into a new index, and moves their files to its own; gives their number. A row is sound
    /// when its number is its key's, its metadata is whole, and its file has the length that it says.
    ///
    /// The files move, so that who still has the damaged index open does not touch the new one's, and what stays behind
    /// is known to belong to nobody.
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
                            // None above the lowest: whichever row happens to be the first would be that, and go first.
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
                // If nothing was sound since the last gap, the next one must be greater, or this would take for ever.
                if count > countBefore { gap = Self.smallestGap }
                guard let start = readable(after: next, gap: &gap, upTo: largestGap) else { break }
                next = start
            }
        }
        return count
    }

    /// The lowest number from which on rows can be read again behind a page that cannot be. Numbers are hashes, spread
    /// evenly: it looks further and further on, and when it finds a row, between there and where it looked last.
    private func readable(after unreadable: Int64, gap: inout Int64, upTo largestGap: Int64) -> Int64? {
        var low = unreadable
        // Rows that can be read and are not sound: the next page cannot be read, and looking back would find these again.
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

    /// Whether the first row whose number is at least `number` can be read, or there is none.
    private func canRead(from number: Int64) -> Bool {
        let isRead = try? connection.run(.salvage) { row throws(StoreFailure) in
            row.bind(number, at: 1)
            _ = try row.step()
            return true
        }
        return isRead ?? false
    }

    /// Half of the numbers that a page has on average, so that no sound page is jumped over. The file may have lost most
    /// of its pages: the page count in its header (SQLite file format, 1.3.9) is that of the whole.
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
        let number = KeyNumber.of(key, hash)
        // Version 1 numbered all keys by their hash alone.
        guard [number, Int64(bitPattern: hash.hash(key))].contains(name.id), let bytes = try? row.size(3),
            let used = row.double(5), used.isFinite,
            let metadata = row.blob(6, { MetadataCoder.decode($0) }),
            let file = [name.path, name.oldPath].map({ files.folder + "/" + $0 })
                .first(where: { Folder.sizeAndAge($0, now: Date())?.bytes == bytes })
        else { return nil }
        let entry = EntryRow(
            name: EntryName(id: number, version: name.version), bytes: bytes,
            checksum: UInt64(bitPattern: row.integer(4)), metadata: metadata)
        return (name, file, entry, key, metadata, used)
    }
}
