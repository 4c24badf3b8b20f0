/// Takes entries out of the index until what is left, and what is to come, fits.
///
/// In small steps: each takes at most ``step`` rows in its transaction, so that other processes get their turn, and
/// their files go one by one. (ext4 makes new files ten times slower after thousands were removed at once.)
struct Eviction: Sendable {
    static let step = 64

    let sizeLimit: Int
    let entryLimit: Int?
    let uses: AccessLog
    let files: EntryFiles

    /// What one step did.
    struct Step: Sendable {
        /// Those that had to go for the sake of others, and those that no one could use any more.
        var evicted: [Victim] = []
        var expired: [Victim] = []
        /// An older version of the entry that is stored, which is not cleaned out but replaced.
        var replaced: EntryName?
        /// Whether everything fits now.
        var fits = false

        var count: Int { evicted.count + expired.count }

        /// What has no row any more.
        var names: [EntryName] { (evicted + expired).map(\.name) + (replaced.map { [$0] } ?? []) }

        mutating func add(_ victim: Victim) {
            if victim.isExpired { expired.append(victim) } else { evicted.append(victim) }
        }
    }

    /// Removes up to ``step`` entries: first those that have expired and that no server can confirm, then those of the
    /// lowest ``Rank``. What the index uses beyond ``IndexRoom/onTop(of:)`` counts as bytes. The one numbered
    /// `replaced` counts as gone and yet stays, for the caller to take it in the step that fits.
    ///
    /// - Parameters:
    ///   - bytes: What is to come, in files.
    ///   - row: What is to come, in the index.
    func makeRoom(
        for bytes: Int, row: Int = 0, entries: Int, replacing replaced: Int64?, at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> Step {
        try connection.lowerImpossibleRanks()
        var total = try Total(connection) { connection throws(StoreFailure) in try connection.recount() }
        if let replaced, let older = try connection.version(of: replaced) {
            // Its row may say more than it has, and make room that is not there. Where there is room without it, that
            // is not looked for.
            if total.bytes + bytes > sizeLimit, files.contradict(Int64(older.bytes), of: older.name) {
                try connection.recount()
                total = try Total(connection)
            }
            try total.subtract(older.bytes)
        }
        var step = Step()
        while true {
            step.fits = total.bytes + bytes <= sizeLimit && total.entries + entries <= entryLimit ?? .max
            if step.fits { step.fits = try total.bytes + bytes + indexExcess(row, connection) <= sizeLimit }
            if step.fits || step.count >= Self.step { return step }
            let victims = try takeNext(sparing: replaced, at: now, connection)
            if victims.isEmpty {
                // Rows are gone and yet there is no room: the total itself is wrong.
                try connection.recount()
                step.fits = true
                return step
            }
            if victims.contains(where: { files.contradict(Int64($0.bytes), of: $0.name) }) {
                try connection.recount()
                total = try Total(connection)
                if let replaced, let older = try connection.version(of: replaced) { try total.subtract(older.bytes) }
            } else {
                for victim in victims { try total.subtract(victim.bytes) }
            }
            for victim in victims { step.add(victim) }
        }
    }

    /// Removes up to ``step`` entries, in the same order, until they come to so many bytes.
    func free(
        _ bytes: Int, sparing spared: Int64?, at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> Step {
        var step = Step()
        var freed = 0
        while freed < bytes, step.count < Self.step {
            let victims = try takeNext(sparing: spared, at: now, connection)
            if victims.isEmpty { break }
            for victim in victims {
                freed += victim.bytes
                step.add(victim)
            }
        }
        return step
    }

    /// The bytes of the index that count, with those that are to come.
    private func indexExcess(_ row: Int, _ connection: Connection) throws(StoreFailure) -> Int {
        try connection.indexBytes(with: row, beyond: IndexRoom.onTop(of: sizeLimit))
    }

    /// The next one, and what was made of older bytes of it; none if nothing is left.
    private func takeNext(
        sparing spared: Int64?, at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> [Victim] {
        guard let victim = try next(sparing: spared, at: now, connection) else { return [] }
        let forms = try connection.removeOtherForms(than: victim.name, key: victim.key, sparing: spared)
        try connection.remove(victim.name)
        return [victim] + forms
    }

    private func next(
        sparing spared: Int64?, at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> Victim? {
        for query in [Query.firstUseless, .lowest] {
            while let victim = try Victim(query, sparing: spared, at: now, connection) {
                guard let use = uses.take(victim.name.id), use.name == victim.name else { return victim }
                // Used since, which the index did not know: it moves up to its place in the order.
                try connection.write(use)
                // Where that has not put its expiry off, it is as useless as before.
                if query == .firstUseless, use.change == nil { return victim }
            }
        }
        return nil
    }
}

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
