import CSQLite
import Foundation

/// Distinguishes the index of a cache from another program's `index.sqlite`, which a cache must not open, change or
/// remove.
///
/// A cache may be given any folder. A damaged index may be replaced only if something proves that it is a cache's: the
/// mark in its header, the names of its tables, or a folder of entries next to it.
struct IndexOwnership {
    private let folder: String
    private let names: [String]

    /// Examines a folder. Nothing in it is created or changed.
    init(of folder: String) {
        self.folder = folder
        names = FileSystem.names(in: folder, followingLinks: true)
    }

    /// The suffixes of an index and of the files that SQLite puts next to it.
    static let suffixes = ["", "-wal", "-shm", "-journal"]
    static let indexName = "index.sqlite"

    /// Whether the folder contains something that only a cache creates.
    var isCache: Bool { hasEntries || (hasFiles && foreign == nil) }

    /// The file that has an index's name but is not a cache's; nil if there is none.
    var foreign: String? {
        guard hasFiles, !hasEntries else { return isSomebodysDatabase ? path : nil }
        switch kind {
        case .mine: return nil
        case .missing:
            // Left by a process that was killed while it removed an index.
            return hasLock ? nil : Self.suffixes.map { path + $0 }.first { FileSystem.exists($0) }
        // Left by a process that was killed while it created an index: an empty file.
        case .empty: return hasLock ? nil : path
        case .foreign, .unknown: return path
        }
    }

    private enum Kind {
        case missing, empty
        /// The mark or the tables are a cache's.
        case mine
        /// It is a sound database with other tables.
        case foreign
        case unknown
    }

    private var path: String { folder + "/" + Self.indexName }

    private var hasFiles: Bool { Self.suffixes.contains { FileSystem.exists(path + $0) } }

    /// Nothing else is likely to create a folder with such a name: it has sixteen digits.
    private var hasEntries: Bool {
        names.contains { EntryFiles.isFolderName($0) && FileSystem.isFolder(folder + "/" + $0) }
    }

    /// The lock of a cache is an empty file. Many programs have one, so it proves nothing about files with content.
    private var hasLock: Bool { FileSystem.sizeOfFile(folder + "/lock") == 0 }

    /// Someone may have put another database into the folder of a cache.
    private var isSomebodysDatabase: Bool {
        if case .foreign = kind { return true }
        return false
    }

    private static let looks = 8

    private var kind: Kind {
        for _ in 1..<Self.looks {
            let before = FileIdentity(path: path)
            let kind = kindNow
            guard case .unknown = kind, FileIdentity(path: path) != before else { return kind }
            // Another process has removed it meanwhile, or replaced it.
        }
        return kindNow
    }

    private var kindNow: Kind {
        guard FileSystem.exists(path) else { return .missing }
        // A link, a pipe or a folder.
        guard let size = FileSystem.sizeOfFile(path) else { return .unknown }
        if size == 0 { return .empty }
        // Through SQLite rather than a file descriptor: closing one would release the locks that this process has on
        // the file (SQLite, "How To Corrupt An SQLite Database File", 2.2).
        guard let database = Database(path), let mark = database.value("PRAGMA application_id").flatMap({ Int($0) })
        else { return .unknown }
        if Schema.isMark(mark) { return .mine }
        guard let tables = database.value("SELECT count(*) FROM sqlite_schema WHERE type = 'table'"),
            let ours = database.value(Schema.countOfOurTables)
        else { return .unknown }
        if ours == Schema.tableCount { return .mine }
        return tables != "0" && ours == "0" ? .foreign : .unknown
    }
}

/// A database opened for inspection: with `immutable`, SQLite takes no lock, reads no log and writes nothing.
private struct Database: ~Copyable {
    private let handle: OpaquePointer

    init?(_ path: String) {
        guard let name = path.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(["/"])) else {
            return nil
        }
        var opened: OpaquePointer?
        let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
        let code = sqlite3_open_v2("file:\(name)?immutable=1", &opened, flags, nil)
        guard let opened, code == SQLITE_OK else {
            sqlite3_close_v2(opened)
            return nil
        }
        handle = opened
        // While a process checkpoints, and permanently if it is killed then, the file is shorter than its header says,
        // and SQLite would refuse to read anything from it.
        sqlite3_exec(handle, "PRAGMA writable_schema = ON", nil, nil, nil)
    }

    deinit { sqlite3_close_v2(handle) }

    /// Returns the first column of a statement's first row, or nil if there is none or the file cannot be read.
    func value(_ sql: String) -> String? {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, sqlite3_step(statement) == SQLITE_ROW
        else { return nil }
        return sqlite3_column_text(statement, 0).map { String(cString: $0) }
    }
}
