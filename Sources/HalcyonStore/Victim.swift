/// An entry that is to go.
struct Victim: Sendable {
    let name: EntryName
    let bytes: Int
    let key: String
    let isExpired: Bool

    /// The first of a query that has a number to spare and the time as its parameters; nil if there is none.
    init?(_ query: Query, sparing spared: Int64?, at now: Double, _ connection: Connection) throws(StoreFailure) {
        let found = try connection.run(query) { row throws(StoreFailure) -> Victim? in
            row.bind(spared, at: 1)
            if query == .firstUseless { row.bind(now, at: 2) }
            return try row.step() ? try Victim(row, isExpired: query == .firstUseless) : nil
        }
        guard let found else { return nil }
        self = found
    }

    /// One of a row that begins with number, file, length and key.
    init(_ row: Statement, isExpired: Bool) throws(StoreFailure) {
        name = EntryName(id: row.integer(0), version: row.integer(1))
        bytes = try row.size(2)
        key = row.text(3)
        self.isExpired = isExpired
    }
}

extension DiskCache.Cleaned {
    /// Nil of none.
    init?(_ victims: [Victim]) {
        if victims.isEmpty { return nil }
        self.init(keys: victims.map(\.key), bytes: victims.reduce(0) { $0 + $1.bytes })
    }
}
