import CSQLite
import Foundation
import Testing

/// Changes an index as no cache would.
enum ExternalWriter {
    struct Refused: Error, CustomStringConvertible {
        let description: String
    }

    /// Runs statements; gives the first column of the first row.
    @discardableResult
    static func run(_ sql: String, in folder: ScratchFolder) throws -> Int64? {
        var opened: OpaquePointer?
        defer { sqlite3_close(opened) }
        var value: Int64?
        let read:
            @convention(c) (
                UnsafeMutableRawPointer?, Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?,
                UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
            ) -> Int32 = { value, _, columns, _ in
                let value = value?.assumingMemoryBound(to: Int64?.self)
                if value?.pointee == nil, let text = columns?[0] { value?.pointee = Int64(String(cString: text)) }
                return 0
            }
        guard sqlite3_open_v2(folder.index.path, &opened, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK,
            // A cache that the test has let go may still be closing.
            sqlite3_busy_timeout(opened, 10_000) == SQLITE_OK,
            sqlite3_exec(opened, sql, read, &value, nil) == SQLITE_OK
        else { throw Refused(description: String(cString: sqlite3_errmsg(opened))) }
        return value
    }

    /// What the index holds at one moment: its total, and the bytes of each file that it names; nil while it is being
    /// made.
    static func snapshot(of folder: ScratchFolder) throws -> (total: Int, rows: [String: Int])? {
        // The lock under which caches open an index, so that none takes it away meanwhile.
        let lock = open(folder.url.path + "/lock", O_RDWR | O_CLOEXEC)
        guard lock >= 0 else { return nil }
        defer { close(lock) }
        guard flock(lock, LOCK_SH) == 0 else { return nil }
        var opened: OpaquePointer?
        defer { sqlite3_close(opened) }
        guard FileManager.default.fileExists(atPath: folder.index.path),
            sqlite3_open_v2(folder.index.path, &opened, SQLITE_OPEN_READWRITE, nil) == SQLITE_OK
        else { return nil }
        sqlite3_busy_timeout(opened, 5_000)
        var statement: OpaquePointer?
        defer { sqlite3_finalize(statement) }
        let sql = "SELECT printf('%016x-%016x', id, file), bytes, (SELECT max(bytes) FROM total) FROM entry"
        guard sqlite3_prepare_v2(opened, sql, -1, &statement, nil) == SQLITE_OK else { return nil }
        var (total, rows) = (0, [String: Int]())
        while sqlite3_step(statement) == SQLITE_ROW {
            guard let name = sqlite3_column_text(statement, 0) else { continue }
            rows[String(cString: name)] = Int(sqlite3_column_int64(statement, 1))
            total = Int(sqlite3_column_int64(statement, 2))
        }
        return (total, rows)
    }
}
