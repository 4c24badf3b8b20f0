import Foundation
import HalcyonCore

/// The limits on the size of the index, which holds keys and metadata chosen by strangers.
enum IndexRoom {
    /// Returns how many bytes of the index do not count against the cache's limit: 1 MiB, or an eighth of the limit if
    /// that is more. What it uses beyond counts like entries' bytes. Ordinary headers never come near: an entry takes 1
    /// to 2 KiB here.
    static func onTop(of sizeLimit: Int) -> Int { max(1 << 20, sizeLimit / 8) }

    /// Returns the approximate size of an entry's row in bytes.
    static func row(of metadata: CacheMetadata, key: String) -> Int {
        metadata.byteCount(perField: 8) + key.utf8.count + 128
    }

    /// Returns how much of the limit a row takes if it is the only one.
    static func share(ofRow row: Int, sizeLimit: Int) -> Int { max(0, row - onTop(of: sizeLimit)) }

    /// The most bytes of unused pages that the file keeps for future rows.
    static let mostFree = 512 << 10
    /// The most pages that one transaction returns.
    static let pagesInOneStep = 8192
}

extension Connection {
    /// Returns the bytes that the index uses: its pages except free ones, including changes of this transaction.
    func usedIndexBytes() throws(StoreFailure) -> Int {
        try max(0, number(.pageCount) - number(.freePages)) * pageSize
    }

    /// Returns the bytes that the index uses beyond `room`, including `coming`. Takes a single statement as long as it
    /// is small.
    func indexBytes(with coming: Int, beyond room: Int) throws(StoreFailure) -> Int {
        if try number(.pageCount) * pageSize + coming <= room { return 0 }
        return try max(0, usedIndexBytes() + coming - room)
    }

    /// Returns unused pages to the file system, if there are many. Called before the end of a transaction, so that the
    /// file is bounded after every change. An index made before this existed keeps its pages until a trim; see
    /// ``compact()``.
    func giveBackFreePages() throws(StoreFailure) {
        guard try number(.freePages) * pageSize > IndexRoom.mostFree else { return }
        try run(.giveBack) { row throws(StoreFailure) in while try row.step() {} }
    }

    /// Shrinks the file to about the size of its content, and empties its log, which waits for the disk. An index that
    /// cannot free single pages is copied if much of it is free, and can do so from then on.
    func compact() throws(StoreFailure) {
        if try number(.freePages) * pageSize > IndexRoom.mostFree {
            if try value("PRAGMA auto_vacuum") == "2" {
                try run(.giveBackAll) { row throws(StoreFailure) in while try row.step() {} }
            } else {
                try execute("PRAGMA auto_vacuum = 2; VACUUM")
            }
        }
        // SQLite does not wait for another process that is checkpointing; it returns 1 then.
        let start = ContinuousClock.now
        while try value("PRAGMA wal_checkpoint(TRUNCATE)") == "1", ContinuousClock.now - start < .seconds(2) {
            usleep(20_000)
        }
    }

    /// Read only once: it never changes while an index is open.
    private var pageSize: Int {
        get throws(StoreFailure) {
            if let known = knownPageSize { return known }
            let size = try number(.pageSize)
            knownPageSize = size
            return size
        }
    }

    private func number(_ query: Query) throws(StoreFailure) -> Int {
        try run(query) { row throws(StoreFailure) in try row.step() ? try row.size(0) : 0 }
    }
}

/// The totals of all entries, as stored in the index.
struct CacheTotals: Sendable {
    private(set) var bytes: Int
    private(set) var entries: Int

    /// Reads the totals. If the index contradicts itself, calls `correct` to repair that, and counts the rows.
    init(
        _ connection: Connection, correct: (Connection) throws(StoreFailure) -> Void = { _ in }
    ) throws(StoreFailure) {
        let all = try connection.run(.total) { row throws(StoreFailure) in
            var all: [CacheTotals] = []
            while try row.step() { all.append(try CacheTotals(row)) }
            return all
        }
        guard let first = all.first else { throw .damagedIndex("its total is missing") }
        if all.allSatisfy({ $0.bytes == first.bytes && $0.entries == first.entries }) {
            self = first
        } else {
            try correct(connection)
            self = try CacheTotals(counting: connection)
        }
    }

    /// Counts the rows.
    ///
    /// - Throws: `damagedIndex` if one has an impossible length, which would make room that is not there.
    init(counting connection: Connection) throws(StoreFailure) {
        self = try connection.run(.count) { row throws(StoreFailure) in
            guard try row.step() else { throw .damagedIndex("its entries cannot be counted") }
            guard row.integer(2) == 0 else { throw .damagedIndex("a row has an impossible length") }
            return try CacheTotals(row)
        }
    }

    private init(_ row: Statement) throws(StoreFailure) {
        bytes = try row.size(0)
        entries = try row.size(1)
    }

    /// Subtracts one entry.
    mutating func subtract(_ entry: Int) throws(StoreFailure) {
        guard entry <= bytes, entries > 0 else { throw .damagedIndex("its total is less than its entries") }
        bytes -= entry
        entries -= 1
    }
}

extension Connection {
    /// Counts the rows, and stores the result as the total.
    func recount() throws(StoreFailure) {
        let total = try CacheTotals(counting: self)
        try run(.recount) { statement throws(StoreFailure) in
            statement.bind(Int64(total.bytes), at: 1)
            statement.bind(Int64(total.entries), at: 2)
            _ = try statement.step()
        }
    }
}
