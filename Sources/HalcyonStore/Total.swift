/// What all entries come to, as the index keeps it.
struct Total: Sendable {
    private(set) var bytes: Int
    private(set) var entries: Int

    /// Counts the rows where the index contradicts itself, and asks `correct` to mend that.
    init(
        _ connection: Connection, correct: (Connection) throws(StoreFailure) -> Void = { _ in }
    ) throws(StoreFailure) {
        let all = try connection.run(.total) { row throws(StoreFailure) in
            var all: [Total] = []
            while try row.step() { all.append(try Total(row)) }
            return all
        }
        guard let first = all.first else { throw .damagedIndex("it does not know its total") }
        if all.allSatisfy({ $0.bytes == first.bytes && $0.entries == first.entries }) {
            self = first
        } else {
            try correct(connection)
            self = try Total(counting: connection)
        }
    }

    /// Counts the rows.
    ///
    /// - Throws: `damagedIndex` where one has a length that cannot be, and would make room that is not there.
    init(counting connection: Connection) throws(StoreFailure) {
        self = try connection.run(.count) { row throws(StoreFailure) in
            guard try row.step() else { throw .damagedIndex("it cannot be counted") }
            guard row.integer(2) == 0 else { throw .damagedIndex("a row has a length that cannot be") }
            return try Total(row)
        }
    }

    private init(_ row: Statement) throws(StoreFailure) {
        bytes = try row.size(0)
        entries = try row.size(1)
    }

    /// Takes one entry off.
    mutating func subtract(_ entry: Int) throws(StoreFailure) {
        guard entry <= bytes, entries > 0 else { throw .damagedIndex("its total is less than its entries") }
        bytes -= entry
        entries -= 1
    }
}

extension Connection {
    /// Counts the rows, and writes what they come to down as the total.
    func recount() throws(StoreFailure) {
        let total = try Total(counting: self)
        try run(.recount) { statement throws(StoreFailure) in
            statement.bind(Int64(total.bytes), at: 1)
            statement.bind(Int64(total.entries), at: 2)
            _ = try statement.step()
        }
    }
}
