import CSQLite
import Foundation

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

    /// Runs to the next row; false when there is none.
    func step() throws(StoreFailure) -> Bool {
        switch sqlite3_step(pointer) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw connection.failure(code)
        }
    }

    func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(pointer, column) }

    /// A number of bytes or of entries. The limit leaves room to add without overflow.
    func size(_ column: Int32) throws(StoreFailure) -> Int {
        let size = integer(column)
        guard 0...1 << 60 ~= size else { throw .damagedIndex("it holds the size \(size)") }
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
