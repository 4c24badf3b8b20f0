import CSQLite
import Foundation
import HalcyonCore
import Synchronization

/// A connection to the index, with its prepared statements.
///
/// `@unchecked Sendable` is safe because one thread at a time uses a connection: the writer's is behind a `Mutex`, and
/// a reader's belongs to the thread that took it from the pool until it is returned.
final class Connection: @unchecked Sendable {
    private let handle: OpaquePointer
    private let path: String
    private let identity: FileIdentity?
    private var statements = [OpaquePointer?](repeating: nil, count: Query.allCases.count)
    /// The number of frames in the write-ahead log after this connection's last commit.
    fileprivate(set) var logFrames = 0
    /// The index's page size, once it has been read.
    var knownPageSize: Int?

    /// Opens the index; an empty file is one without tables.
    ///
    /// - Parameter isTolerant: Whether SQLite ignores what it does not understand in the schema, and a file that is
    ///   shorter than its header says. It checks both as soon as the first statement runs.
    init(path: String, isTolerant: Bool = false) throws(StoreFailure) {
        var opened: OpaquePointer?
        let code = sqlite3_open_v2(path, &opened, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, nil)
        guard let opened, code == SQLITE_OK else {
            let why = opened.map { Self.text($0) } ?? "out of memory"
            sqlite3_close_v2(opened)
            throw .unavailable(why)
        }
        handle = opened
        self.path = path
        identity = FileIdentity(path: path)
        sqlite3_extended_result_codes(handle, 1)
        sqlite3_busy_timeout(handle, Int32(FolderLock.patience * 1_000))
        // Commits do not wait for the disk, but checkpoints do; they run in the background (see
        // EntryStore.doMaintenance).
        sqlite3_wal_autocheckpoint(handle, 0)
        let noteFrames:
            @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<CChar>?, Int32) -> Int32 = {
                context, _, _, frames in
                guard let context else { return SQLITE_OK }
                Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue().logFrames = Int(frames)
                return SQLITE_OK
            }
        // Unretained, because the handle is closed before the connection is deallocated.
        sqlite3_wal_hook(handle, noteFrames, Unmanaged.passUnretained(self).toOpaque())
        if isTolerant { try execute("PRAGMA writable_schema = ON") }
        // NORMAL: a power failure loses the last stores; with OFF it could lose the index. Neither makes a commit wait,
        // and since checkpoints run in the background, no call would gain from the waiting that OFF saves.
        try execute("PRAGMA synchronous = NORMAL; PRAGMA journal_size_limit = 8388608; PRAGMA cache_size = -4096")
    }

    deinit {
        for statement in statements { sqlite3_finalize(statement) }
        let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
        // Checkpointing waits for the disk, so do it before taking the lock. A connection that has written has its log
        // open. Any other would look for the log by name, and could find a new index's.
        if logFrames > 0 { try? checkpoint() }
        // Under the lock that prevents others from removing the index meanwhile.
        let isClosed = FolderLock.holdSharedIfFree(folder) { close(keepingLog: FileIdentity(path: path) != identity) }
        if !isClosed { close(keepingLog: true) }
    }

    /// - Parameter keepingLog: Whether the file at the path may be another index's by now. When the last connection
    ///   closes, SQLite removes its log by name, and would remove that index's log.
    private func close(keepingLog: Bool) {
        var isPersistent: Int32 = keepingLog ? 1 : 0
        sqlite3_file_control(handle, "main", SQLITE_FCNTL_PERSIST_WAL, &isPersistent)
        sqlite3_close_v2(handle)
    }

    /// Runs statements that return no rows and are not worth caching.
    func execute(_ sql: String) throws(StoreFailure) {
        let code = sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else { throw failure(code) }
    }

    /// Returns the first column of the first row of a statement that is not worth caching, or nil if there is no row.
    func value(_ sql: String) throws(StoreFailure) -> String? {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v2(handle, sql, -1, &prepared, nil)
        defer { sqlite3_finalize(prepared) }
        guard code == SQLITE_OK, let prepared else { throw failure(code) }
        let statement = Statement(pointer: prepared, connection: self)
        return try statement.step() ? statement.text(0) : nil
    }

    /// Runs a cached statement; `body` binds, steps and reads.
    func run<Result>(
        _ query: Query, _ body: (Statement) throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        let pointer = try prepared(query)
        defer {
            sqlite3_reset(pointer)
            sqlite3_clear_bindings(pointer)
        }
        return try body(Statement(pointer: pointer, connection: self))
    }

    /// Runs a cached statement without parameters or rows.
    func run(_ query: Query) throws(StoreFailure) {
        try run(query) { statement throws(StoreFailure) in _ = try statement.step() }
    }

    /// Moves the log into the index file, as far as no reader prevents it. This waits for the disk.
    ///
    /// - Parameter restarting: Whether to block writers until everything has been moved.
    func checkpoint(restarting: Bool = false) throws(StoreFailure) {
        let mode = restarting ? SQLITE_CHECKPOINT_RESTART : SQLITE_CHECKPOINT_PASSIVE
        let code = sqlite3_wal_checkpoint_v2(handle, nil, mode, nil, nil)
        guard code == SQLITE_OK || code & 0xff == SQLITE_BUSY else { throw failure(code) }
    }

    /// Maps a result code to a failure.
    func failure(_ code: Int32) -> StoreFailure {
        let why = "\(Self.text(handle)) (SQLite \(code))"
        switch code & 0xff {
        case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_SCHEMA, SQLITE_ERROR, SQLITE_FORMAT, SQLITE_MISMATCH,
            SQLITE_CONSTRAINT:
            // All our statements are valid for a sound index, so an error in one means damage too.
            return .damagedIndex(why)
        case SQLITE_FULL: return .full
        // SQLITE_IOERR_SHORT_READ: a page that should exist is beyond the end of the file.
        case SQLITE_IOERR where code == SQLITE_IOERR | 2 << 8: return .damagedIndex(why)
        case SQLITE_IOERR:
            let cause = sqlite3_system_errno(handle)
            return cause == ENOSPC || cause == EDQUOT ? .full : .failed(why)
        // Without an extended code, a wrong bit in the header may forbid writing. If the folder forbids it, rebuilding
        // will fail with that.
        case SQLITE_READONLY where code == SQLITE_READONLY: return .damagedIndex(why)
        case SQLITE_BUSY, SQLITE_LOCKED: return .unavailable("another process keeps it locked: \(why)")
        case SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_PERM, SQLITE_AUTH: return .unavailable(why)
        default: return .failed(why)
        }
    }

    private func prepared(_ query: Query) throws(StoreFailure) -> OpaquePointer {
        if let statement = statements[query.rawValue] { return statement }
        var statement: OpaquePointer?
        let code = sqlite3_prepare_v3(handle, query.sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &statement, nil)
        guard code == SQLITE_OK, let statement else { throw failure(code) }
        statements[query.rawValue] = statement
        return statement
    }

    private static func text(_ handle: OpaquePointer) -> String { String(cString: sqlite3_errmsg(handle)) }
}

/// A prepared statement while it runs: parameters are numbered from 1, columns from 0.
struct Statement {
    let pointer: OpaquePointer
    let connection: Connection

    func bind(_ value: Int64?, at place: Int32) {
        if let value { sqlite3_bind_int64(pointer, place, value) } else { sqlite3_bind_null(pointer, place) }
    }

    func bind(_ value: Double?, at place: Int32) {
        if let value { sqlite3_bind_double(pointer, place, value) } else { sqlite3_bind_null(pointer, place) }
    }

    func bind(_ value: String, at place: Int32) {
        sqlite3_bind_text(pointer, place, value, Int32(clamping: value.utf8.count), Self.copied)
    }

    func bind(_ value: [UInt8], at place: Int32) {
        sqlite3_bind_blob(pointer, place, value, Int32(clamping: value.count), Self.copied)
    }

    /// Steps to the next row; returns false if there is none.
    func step() throws(StoreFailure) -> Bool {
        switch sqlite3_step(pointer) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw connection.failure(code)
        }
    }

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

    /// Returns a number of bytes or entries. The limit leaves room for adding without overflow.
    func size(_ column: Int32) throws(StoreFailure) -> Int {
        let size = integer(column)
        guard 0...1 << 60 ~= size else { throw .damagedIndex("it contains the size \(size)") }
        return Int(size)
    }

    func double(_ column: Int32) -> Double? {
        sqlite3_column_type(pointer, column) == SQLITE_NULL ? nil : sqlite3_column_double(pointer, column)
    }

    func text(_ column: Int32) -> String {
        blob(column) { String(decoding: $0, as: UTF8.self) }
    }

    func matches(_ text: String, _ column: Int32) -> Bool {
        var text = text
        return text.withUTF8 { wanted in
            blob(column) { bytes in
                let count = wanted.count
                guard count == bytes.count else { return false }
                guard let wanted = wanted.baseAddress, let bytes = bytes.baseAddress else { return true }
                return memcmp(wanted, bytes, count) == 0
            }
        }
    }

    func blob<Result>(_ column: Int32, _ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        let start = sqlite3_column_blob(pointer, column)
        return body(UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(pointer, column))))
    }

    private static var copied: sqlite3_destructor_type { unsafeBitCast(-1, to: sqlite3_destructor_type.self) }
}

/// Connections that read the index, as many as there are ever threads reading at once.
final class ReaderPool: Sendable {
    private let path: String
    private let folder: String
    private let identity: FileIdentity
    private let idle = Mutex<[Connection]>([])

    init(path: String, folder: String, identity: FileIdentity) {
        self.path = path
        self.folder = folder
        self.identity = identity
    }

    /// Calls `body` with a connection.
    func use<Result>(
        _ body: (Connection) throws(StoreFailure) -> Result
    ) throws(StoreFailure) -> Result {
        let connection: Connection
        if let known = idle.withLock({ $0.popLast() }) { connection = known } else { connection = try open() }
        // A connection that failed is returned too: its statements are reset, and a damaged index is dropped as a
        // whole.
        defer { idle.withLock { $0.append(connection) } }
        return try body(connection)
    }

    private func open() throws(StoreFailure) -> Connection {
        try FolderLock.hold(folder, exclusive: false) { () throws(StoreFailure) in
            guard FileIdentity(path: path) == identity else { throw .unavailable("another index has replaced it") }
            let connection = try Connection(path: path)
            // SQLite opens its log at the first read, which must happen under the lock too.
            _ = try connection.value("PRAGMA user_version")
            return connection
        }
    }
}
