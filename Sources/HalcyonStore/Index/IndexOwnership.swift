import CSQLite
import Foundation

/// Tells the index of a cache from another program's `index.sqlite`, which a cache must not open, change or remove.
///
/// A cache may be given any folder. A damaged index may be replaced only if something proves that it is a cache's: the
/// mark in its header, the names of its tables, or a folder of entries beside it.
struct IndexOwnership {
    private let folder: String
    private let names: [String]

    /// Looks at a folder. Nothing is made or changed in it.
    init(of folder: String) {
        self.folder = folder
        names = Folder.names(in: folder, followingLinks: true)
    }

    /// What SQLite puts beside an index.
    static let suffixes = ["", "-wal", "-shm", "-journal"]
    static let indexName = "index.sqlite"

    /// Whether there is something in the folder that only a cache makes.
    var isCache: Bool { hasEntries || (hasFiles && foreign == nil) }

    /// The file that is not a cache's although an index would have its name; nil if there is none.
    var foreign: String? {
        guard hasFiles, !hasEntries else { return isSomebodysDatabase ? path : nil }
        switch kind {
        case .mine: return nil
        case .missing:
            // A process that was killed while it removed an index may have left these.
            return hasLock ? nil : Self.suffixes.map { path + $0 }.first { Folder.exists($0) }
        // A process that was killed while it made an index may have left an empty file.
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

    private var hasFiles: Bool { Self.suffixes.contains { Folder.exists(path + $0) } }

    /// Nothing else is likely to make a folder of such a name: it has sixteen digits.
    private var hasEntries: Bool {
        names.contains { EntryFiles.isFolderName($0) && Folder.isFolder(folder + "/" + $0) }
    }

    /// The lock of a cache is an empty file. Many programs have one, so it proves nothing about files with content.
    private var hasLock: Bool { Folder.sizeOfFile(folder + "/lock") == 0 }

    /// Somebody may have put a database of their own into the folder of a cache.
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
            // Another process has taken it away meanwhile, or put its own there.
        }
        return kindNow
    }

    private var kindNow: Kind {
        guard Folder.exists(path) else { return .missing }
        // A link, a pipe or a folder.
        guard let size = Folder.sizeOfFile(path) else { return .unknown }
        if size == 0 { return .empty }
        // By SQLite and not by a descriptor of our own: closing that would give up the locks that this process has on
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

/// A database that is only looked at: `immutable` has SQLite take no lock, follow no log and write nothing.
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
        // While a process moves its log into the index, and for good when it is killed then, the file is shorter than its
        // header says, and SQLite would say nothing of it.
        sqlite3_exec(handle, "PRAGMA writable_schema = ON", nil, nil, nil)
    }

    deinit { sqlite3_close_v2(handle) }

    /// The first column of a statement's first row; nil if there is none or the file cannot be read.
    func value(_ sql: String) -> String? {
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, sqlite3_step(statement) == SQLITE_ROW
        else { return nil }
        return sqlite3_column_text(statement, 0).map { String(cString: $0) }
    }
}
