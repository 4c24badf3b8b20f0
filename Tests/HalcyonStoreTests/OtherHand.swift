import CSQLite
import Foundation
import Testing

/// Changes an index as no cache would.
enum OtherHand {
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
            sqlite3_exec(opened, sql, read, &value, nil) == SQLITE_OK
        else { throw Refused(description: String(cString: sqlite3_errmsg(opened))) }
        return value
    }
}
