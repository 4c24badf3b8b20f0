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

    /// Nil when nothing can be had of it.
    init?(path: String, folder: String) {
        guard let (connection, identity) = try? Self.open(path) else { return nil }
        self.connection = connection
        self.identity = identity
        files = EntryFiles(folder: folder + "/" + identity.folder)
    }

    private static func open(_ path: String) throws(StoreFailure) -> (Connection, IndexIdentity) {
        let connection = try Connection(path: path)
        // Lets SQLite pass over what it does not understand in the schema.
        try connection.execute("PRAGMA writable_schema = ON")
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
        while true {
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
                        gap = Self.smallestGap
                        if name.id == .max { return }
                        next = name.id + 1
                    }
                }
                break
            } catch {
                if let failure { throw failure }
                // A page that cannot be read. Numbers are hashes, spread evenly: go on a little further.
                let (further, isBeyond) = next.addingReportingOverflow(gap)
                if isBeyond { break }
                next = further
                gap = gap > .max / 2 ? .max : gap * 2
            }
        }
        return count
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
