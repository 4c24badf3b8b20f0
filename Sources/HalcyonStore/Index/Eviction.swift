/// Removes entries from the index until the rest and what is to be stored fit.
///
/// It works in small steps: each takes at most ``step`` rows in its transaction, so that other processes get their
/// turn, and their files are removed one by one. (ext4 creates files ten times slower after thousands were removed at
/// once.)
struct Eviction: Sendable {
    static let step = 64

    let sizeLimit: Int
    let entryLimit: Int?
    let uses: AccessLog
    let files: EntryFiles

    /// The result of one step.
    struct Step: Sendable {
        /// Entries that had to make room, and (in `expired`) those that could no longer be used.
        var evicted: [RemovedEntry] = []
        var expired: [RemovedEntry] = []
        /// An older version of the entry being stored; it counts as replaced, not as cleaned out.
        var replaced: EntryName?
        /// Whether everything fits now.
        var fits = false

        var count: Int { evicted.count + expired.count }

        /// The files whose rows are gone.
        var names: [EntryName] { (evicted + expired).map(\.name) + (replaced.map { [$0] } ?? []) }

        mutating func add(_ entry: RemovedEntry) {
            if entry.isExpired { expired.append(entry) } else { evicted.append(entry) }
        }
    }

    /// Removes up to ``step`` entries: first those that have expired and that no server can revalidate, then those with
    /// the lowest ``Rank``. What the index uses beyond ``IndexRoom/onTop(of:)`` counts as bytes. The row with the ID
    /// `replaced` counts as removed but stays; the caller removes it in the step that fits.
    ///
    /// - Parameters:
    ///   - bytes: The size of the files to be stored.
    ///   - row: The size of the row to be stored.
    func makeRoom(
        for bytes: Int, row: Int = 0, entries: Int, replacing replaced: Int64?, at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> Step {
        try connection.lowerImpossibleRanks()
        var total = try CacheTotals(connection) { connection throws(StoreFailure) in try connection.recount() }
        if let replaced, let older = try connection.version(of: replaced) {
            // Its row may claim more bytes than it has, and make room that is not there. If there is enough room
            // without it, that is not checked.
            if total.bytes + bytes > sizeLimit, files.contradict(Int64(older.bytes), of: older.name) {
                try connection.recount()
                total = try CacheTotals(connection)
            }
            try total.subtract(older.bytes)
        }
        var step = Step()
        while true {
            step.fits = total.bytes + bytes <= sizeLimit && total.entries + entries <= entryLimit ?? .max
            if step.fits { step.fits = try total.bytes + bytes + indexExcess(row, connection) <= sizeLimit }
            if step.fits || step.count >= Self.step { return step }
            let removed = try takeNext(sparing: replaced, at: now, connection)
            if removed.isEmpty {
                // The rows are gone and there is still no room, so the total itself is wrong.
                try connection.recount()
                step.fits = true
                return step
            }
            if removed.contains(where: { files.contradict(Int64($0.bytes), of: $0.name) }) {
                try connection.recount()
                total = try CacheTotals(connection)
                if let replaced, let older = try connection.version(of: replaced) { try total.subtract(older.bytes) }
            } else {
                for entry in removed { try total.subtract(entry.bytes) }
            }
            for entry in removed { step.add(entry) }
        }
    }

    /// Removes up to ``step`` entries, in the same order, until they amount to `bytes`.
    func free(
        _ bytes: Int, sparing spared: Int64?, at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> Step {
        var step = Step()
        var freed = 0
        while freed < bytes, step.count < Self.step {
            let removed = try takeNext(sparing: spared, at: now, connection)
            if removed.isEmpty { break }
            for entry in removed {
                freed += entry.bytes
                step.add(entry)
            }
        }
        return step
    }

    /// Returns the bytes of the index that count against the limit, including the row to be stored.
    private func indexExcess(_ row: Int, _ connection: Connection) throws(StoreFailure) -> Int {
        try connection.indexBytes(with: row, beyond: IndexRoom.onTop(of: sizeLimit))
    }

    /// Removes the next entry, and what was made from older bytes of it; returns none if nothing is left.
    private func takeNext(
        sparing spared: Int64?, at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> [RemovedEntry] {
        guard let entry = try next(sparing: spared, at: now, connection) else { return [] }
        let forms = try connection.removeOtherForms(than: entry.name, key: entry.key, sparing: spared)
        try connection.remove(entry.name)
        return [entry] + forms
    }

    private func next(
        sparing spared: Int64?, at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> RemovedEntry? {
        for query in [Query.firstUseless, .lowest] {
            while let entry = try RemovedEntry(query, sparing: spared, at: now, connection) {
                guard let use = uses.take(entry.name.id), use.name == entry.name else { return entry }
                // It was used after the index was last updated: write that, which moves it up in the order.
                try connection.write(use)
                // If the use has not extended its expiry, it is as useless as before.
                if query == .firstUseless, use.change == nil { return entry }
            }
        }
        return nil
    }
}

/// An entry whose row is removed, or about to be.
struct RemovedEntry: Sendable {
    let name: EntryName
    let bytes: Int
    let key: String
    let isExpired: Bool

    /// Reads the first row of a query whose parameters are an ID to spare and the time; returns nil if there is none.
    init?(_ query: Query, sparing spared: Int64?, at now: Double, _ connection: Connection) throws(StoreFailure) {
        let found = try connection.run(query) { row throws(StoreFailure) -> RemovedEntry? in
            row.bind(spared, at: 1)
            if query == .firstUseless { row.bind(now, at: 2) }
            return try row.step() ? try RemovedEntry(row, isExpired: query == .firstUseless) : nil
        }
        guard let found else { return nil }
        self = found
    }

    /// Reads a row that begins with ID, file, length and key.
    init(_ row: Statement, isExpired: Bool) throws(StoreFailure) {
        name = EntryName(id: row.integer(0), version: row.integer(1))
        bytes = try row.size(2)
        key = row.text(3)
        self.isExpired = isExpired
    }
}
