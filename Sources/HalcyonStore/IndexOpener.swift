import Foundation

/// Opens the index of a folder, and makes it where it is missing, of another version or damaged.
///
/// Making happens under the folder's exclusive lock, opening under the shared one, so no process opens an index while
/// another takes it away, and two that find the same damage do not both repair it.
struct IndexOpener: Sendable {
    let folder: String

    var path: String { folder + "/index.sqlite" }

    /// The open index. `repaired` is told why, when what was there had to go.
    func open(repaired: (String) -> Void) throws(StoreFailure) -> Index {
        try Folder.make(folder)
        do throws(StoreFailure) {
            let index = try FolderLock.hold(folder, exclusive: false) { () throws(StoreFailure) in try openSound() }
            if let index { return index }
        } catch .damagedIndex {
            // Looked at once more below, under the lock that allows to repair it.
        }
        return try FolderLock.hold(folder, exclusive: true) { () throws(StoreFailure) in
            do throws(StoreFailure) {
                if let index = try openSound() { return index }
            } catch .damagedIndex(let why) {
                repaired(why)
            }
            return try make()
        }
    }

    /// Takes a damaged index away, unless another process has done so already.
    func discard(_ index: Index) throws(StoreFailure) -> Bool {
        try Folder.make(folder)
        return try FolderLock.hold(folder, exclusive: true) { () throws(StoreFailure) in
            guard index.isCurrent else { return false }
            removeFiles()
            return true
        }
    }

    /// Nil when there is no index.
    private func openSound() throws(StoreFailure) -> Index? {
        guard FileIdentity(path: path) != nil else { return nil }
        let connection = try Connection(path: path)
        let version = try connection.value("PRAGMA user_version") ?? ""
        guard version == String(Schema.version) else { throw .damagedIndex("its version is \(version)") }
        return try Index(path: path, folder: folder, connection: connection)
    }

    private func make() throws(StoreFailure) -> Index {
        removeFiles()
        try makeFile()
        let connection = try Connection(path: path)
        // Half of SQLite's default: a store changes four pages, and each is summed and copied into the log as a whole.
        try connection.execute("PRAGMA page_size = 2048")
        _ = try connection.value("PRAGMA journal_mode = WAL")
        try connection.execute("BEGIN IMMEDIATE")
        try connection.execute(Schema.creation)
        let number = Hex.word(.random(in: .min ... .max))
        let (hash0, hash1) = (Int64.random(in: .min ... .max), Int64.random(in: .min ... .max))
        try connection.execute("INSERT INTO identity VALUES (\(hash0), \(hash1), '\(EntryFiles.prefix)\(number)')")
        try connection.execute("COMMIT")
        return try Index(path: path, folder: folder, connection: connection)
    }

    /// Makes the empty file, for the user alone: keys and metadata can be as private as the entries. SQLite would let
    /// everybody read it, and gives its log the rights that it finds here.
    private func makeFile() throws(StoreFailure) {
        let file = Foundation.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .opening(path, errno) }
        close(file)
    }

    private func removeFiles() {
        for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
    }
}
