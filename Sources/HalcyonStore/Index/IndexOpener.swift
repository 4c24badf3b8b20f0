import Foundation

/// Opens the index of a folder, and creates it if it is missing, of another version or damaged.
///
/// Creating happens under the folder's exclusive lock, opening under the shared one, so no process opens an index while
/// another removes it, and two processes that find the same damage do not both repair it.
struct IndexOpener: Sendable {
    let folder: String

    var path: String { folder + "/" + IndexOwnership.indexName }

    /// Opens the index. Calls `repaired` with the reason if an existing index had to be replaced, or `migrated` if that
    /// was of an older version.
    func open(repaired: (String) -> Void, migrated: (String) -> Void) throws(StoreFailure) -> Index {
        try makeFolder()
        // Before the lock's file is created in a folder that is not a cache's.
        try refuseForeign()
        do throws(StoreFailure) {
            let index = try FolderLock.hold(folder, exclusive: false) { () throws(StoreFailure) in try openSound() }
            if let index { return index }
        } catch .damagedIndex {
            // Checked again below, under the lock that allows repairing it.
        }
        return try FolderLock.hold(folder, exclusive: true) { () throws(StoreFailure) in
            do throws(StoreFailure) {
                if let index = try openSound() { return index }
            } catch .damagedIndex(let why) {
                return try remake(why, isOlder ? migrated : repaired)
            }
            return try make()
        }
    }

    /// Rebuilds a damaged index, unless another process has already done so.
    func repair(_ index: Index, why: String, repaired: (String) -> Void) throws(StoreFailure) {
        try makeFolder()
        try FolderLock.hold(folder, exclusive: true) { () throws(StoreFailure) in
            if index.isCurrent { _ = try remake(why, repaired) }
        }
    }

    /// Removes an index with all its entries, unless another process has already done so.
    func discard(_ index: Index) throws(StoreFailure) -> Bool {
        try makeFolder()
        return try FolderLock.hold(folder, exclusive: true) { () throws(StoreFailure) in
            guard index.isCurrent else { return false }
            try refuseForeign()
            removeFiles()
            return true
        }
    }

    private func makeFolder() throws(StoreFailure) {
        try FileSystem.make(folder)
        try FileSystem.check(folder, isPrivate: FileSystem.isTemporaryDefault(folder))
    }

    private func refuseForeign() throws(StoreFailure) {
        guard let file = IndexOwnership(of: folder).foreign else { return }
        throw .unavailable(
            "it is not a Halcyon cache, because '\(file)' is not part of one; choose another folder, or remove "
                + "that file if a damaged cache left it")
    }

    /// Returns nil if there is no index.
    private func openSound() throws(StoreFailure) -> Index? {
        guard FileIdentity(path: path) != nil else { return nil }
        if let other = others.first { throw .damagedIndex("\(other) is not a regular file") }
        let connection = try Connection(path: path)
        let version = try connection.value("PRAGMA user_version") ?? ""
        guard version == String(Schema.version) else {
            if let number = Int(version), number > Schema.version,
                try connection.value("PRAGMA application_id") == String(Schema.mark(of: number))
            {
                throw .unavailable("its index was made by a newer program: version \(number), not \(Schema.version)")
            }
            throw .damagedIndex("its version is \(version)")
        }
        guard try Schema.isIntact(connection) else { throw .damagedIndex("its schema is not the one it was made with") }
        return try Index(path: path, folder: folder, connection: connection)
    }

    /// Whether there is an index of an earlier version.
    private var isOlder: Bool {
        guard others.isEmpty, let version = try? Connection(path: path).value("PRAGMA user_version") else {
            return false
        }
        return Int(version).map { 1..<Schema.version ~= $0 } ?? false
    }

    /// Creates a new index with what can be recovered from the damaged one.
    private func remake(_ why: String, _ repaired: (String) -> Void) throws(StoreFailure) -> Index {
        // Another program may have written another database over the index.
        try refuseForeign()
        // SQLite would follow a symbolic link, and overwrite its target.
        for other in others { unlink(other) }
        let recovery = FileSystem.isOther(path) ? nil : IndexRecovery(path: path, folder: folder)
        var count = 0
        let index = try make(recovery?.identity) { connection, files throws(StoreFailure) in
            count = try recovery?.carry(into: connection, with: files) ?? 0
        }
        repaired("\(why); \(count) of its entries were kept")
        return index
    }

    private func make(
        _ older: IndexIdentity? = nil, fill: (Connection, EntryFiles) throws(StoreFailure) -> Void = { _, _ in }
    ) throws(StoreFailure) -> Index {
        try refuseForeign()
        removeFiles()
        try makeFile()
        let connection = try Connection(path: path)
        // In one step, before anything else, and in the file itself: a process that reads the folder meanwhile, or
        // finds it later without its log, must see that it is a cache's. Setting how pages are freed (see IndexRoom) is
        // itself a write, and must come before any content. An empty file need not survive a crash, so nothing waits
        // for the disk. Pages have half of SQLite's default size: a store changes four, and each is checksummed and
        // copied to the log as a whole.
        try connection.execute(
            """
            PRAGMA synchronous = OFF; PRAGMA journal_mode = MEMORY; PRAGMA page_size = 2048;
            BEGIN; PRAGMA auto_vacuum = INCREMENTAL; PRAGMA application_id = \(Schema.mark(of: Schema.version)); COMMIT;
            PRAGMA synchronous = NORMAL
            """)
        _ = try connection.value("PRAGMA journal_mode = WAL")
        try connection.execute("BEGIN IMMEDIATE")
        try connection.execute(Schema.creation)
        let identity = IndexIdentity(hashingAs: older)
        try identity.write(connection)
        try fill(connection, EntryFiles(folder: folder + "/" + identity.folder))
        try connection.execute("COMMIT")
        return try Index(path: path, folder: folder, connection: connection)
    }

    /// Creates the empty file, with access for the user only: keys and metadata can be as private as the entries.
    /// SQLite would let everyone read it, and gives its log the permissions that it finds here.
    private func makeFile() throws(StoreFailure) {
        let file = Foundation.open(path, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .opening(path, errno) }
        close(file)
    }

    private func removeFiles() {
        for file in files { unlink(file) }
    }

    /// The index and the files that SQLite puts next to it.
    private var files: [String] { IndexOwnership.suffixes.map { path + $0 } }

    /// Anything other than a regular file that has one of their names.
    private var others: [String] { files.filter(FileSystem.isOther) }
}
