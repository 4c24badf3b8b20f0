/// Takes entries out of the index until what is left, and what is to come, fits.
///
/// In small steps: each takes at most ``step`` rows in its transaction, so that other processes get their turn, and
/// their files go one by one. (ext4 makes new files ten times slower after thousands were removed at once.)
struct Eviction: Sendable {
    static let step = 64

    let sizeLimit: Int
    let entryLimit: Int?
    let uses: AccessLog

    /// What one step did.
    struct Step: Sendable {
        var removed: [EntryName] = []
        /// Whether everything fits now.
        var fits = false
    }

    /// Removes up to ``step`` entries, expired ones first, then the least recently used. The one numbered `replaced`
    /// counts as gone and yet stays, for the caller to take it in the step that fits.
    func makeRoom(
        for bytes: Int, entries: Int, replacing replaced: Int64?, at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> Step {
        var total = try Total(connection)
        if let replaced, let older = try connection.bytes(of: replaced) { try total.subtract(older) }
        var step = Step()
        while true {
            step.fits = total.bytes + bytes <= sizeLimit && total.entries + entries <= entryLimit ?? .max
            if step.fits || step.removed.count == Self.step { return step }
            guard let victim = try nextVictim(sparing: replaced, at: now, connection) else {
                // Rows are gone and yet there is no room: the total itself is wrong.
                try connection.run(.recount)
                step.fits = true
                return step
            }
            try connection.run(.deleteVersion) { row throws(StoreFailure) in
                row.bind(victim.name.id, at: 1)
                row.bind(victim.name.version, at: 2)
                _ = try row.step()
            }
            try total.subtract(victim.bytes)
            step.removed.append(victim.name)
        }
    }

    private func nextVictim(
        sparing spared: Int64?, at now: Double, _ connection: Connection
    ) throws(StoreFailure) -> Victim? {
        if let expired = try Victim(.firstExpired, sparing: spared, at: now, connection) { return expired }
        while let oldest = try Victim(.leastRecent, sparing: spared, at: now, connection) {
            guard let use = uses.take(oldest.name.id) else { return oldest }
            // Used since, which the index did not know: it moves up to its place in the order.
            try connection.noteUse(of: oldest.name.id, at: use)
        }
        return nil
    }

    private struct Victim {
        let name: EntryName
        let bytes: Int

        init?(_ query: Query, sparing spared: Int64?, at now: Double, _ connection: Connection) throws(StoreFailure) {
            let found = try connection.run(query) { row throws(StoreFailure) -> (EntryName, Int)? in
                row.bind(spared, at: 1)
                if query == .firstExpired { row.bind(now, at: 2) }
                guard try row.step() else { return nil }
                return (EntryName(id: row.integer(0), version: row.integer(1)), try row.size(2))
            }
            guard let found else { return nil }
            (name, bytes) = found
        }
    }
}
