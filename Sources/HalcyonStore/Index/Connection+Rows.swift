import Foundation
import HalcyonCore

/// The changes of single rows.
extension Connection {
    /// Makes the row of a new version, ranked above `floor`; the number must be free.
    func insert(
        _ row: EntryRow, key: String, metadata: CacheMetadata, used: Double, floor: Double
    ) throws(StoreFailure) {
        try run(.insert) { statement throws(StoreFailure) in
            statement.bind(row.name.id, at: 1)
            statement.bind(row.name.version, at: 2)
            statement.bind(key, at: 3)
            statement.bind(Int64(row.bytes), at: 4)
            statement.bind(Int64(bitPattern: row.checksum), at: 5)
            statement.bind(used, at: 6)
            statement.bind(metadata.expiresAt?.timeIntervalSince1970, at: 7)
            statement.bind(MetadataCoder.encode(metadata), at: 8)
            statement.bind(Int64(Expiry.isConfirmable(metadata) ? 1 : 0), at: 9)
            statement.bind(floor, at: 10)
            _ = try statement.step()
        }
    }

    /// Removes the row with a number, whatever its key unless one is given; gives the name of its file.
    func remove(_ id: Int64, key: String? = nil, files: EntryFiles) throws(StoreFailure) -> EntryName? {
        let removed = try run(.delete) { statement throws(StoreFailure) -> (name: EntryName, bytes: Int64)? in
            statement.bind(id, at: 1)
            if let key { statement.bind(key, at: 2) }
            guard try statement.step() else { return nil }
            let removed = (EntryName(id: id, version: statement.integer(0)), statement.integer(1))
            while try statement.step() {}
            return removed
        }
        guard let removed else { return nil }
        if files.contradict(removed.bytes, of: removed.name) { try recount() }
        return removed.name
    }

    /// Removes the finished images of a source that were made of other bytes than its entry has, which is about to go:
    /// without it, nothing would tell that they are out of date.
    ///
    /// - Parameters:
    ///   - name: That of the source's entry.
    ///   - key: That of the source. Nothing is removed for a finished image's.
    ///   - spared: The number of one that stays.
    /// - Returns: Those that have gone.
    func removeOtherForms(
        than name: EntryName, key: String, sparing spared: Int64? = nil
    ) throws(StoreFailure) -> [Victim] {
        if ProcessedKey.isOne(key) { return [] }
        let forms = try run(.forms) { row throws(StoreFailure) in
            let range = KeyNumber.variants(beside: name.id)
            row.bind(range.lowerBound, at: 1)
            row.bind(range.upperBound, at: 2)
            row.bind(key + "\n" + ProcessedKey.mark, at: 3)
            var forms: [(victim: Victim, version: UInt64?)] = []
            while try row.step() {
                forms.append((try Victim(row, isExpired: false), row.blob(4) { MetadataCoder.decode($0) }?.version))
            }
            return forms
        }
        if forms.isEmpty { return [] }
        let version = try run(.metadata) { row throws(StoreFailure) in
            row.bind(name.id, at: 1)
            row.bind(name.version, at: 2)
            return try row.step() ? row.blob(0) { MetadataCoder.decode($0) }?.version : nil
        }
        var removed: [Victim] = []
        for (victim, made) in forms where victim.name.id != spared && (made != version || version == nil) {
            try remove(victim.name)
            removed.append(victim)
        }
        return removed
    }

    /// Removes one version of an entry; a newer one stays.
    func remove(_ name: EntryName) throws(StoreFailure) {
        try run(.deleteVersion) { statement throws(StoreFailure) in
            statement.bind(name.id, at: 1)
            statement.bind(name.version, at: 2)
            _ = try statement.step()
        }
    }

    /// Writes new metadata into the row of a key, if it has one of the same version.
    func update(_ metadata: CacheMetadata, key: String, id: Int64) throws(StoreFailure) {
        guard try EntryRow.find(key, id: id, self)?.metadata?.version == metadata.version else { return }
        try run(.update) { statement throws(StoreFailure) in
            statement.bind(id, at: 1)
            statement.bind(key, at: 2)
            statement.bind(MetadataCoder.encode(metadata), at: 3)
            statement.bind(metadata.expiresAt?.timeIntervalSince1970, at: 4)
            statement.bind(Int64(Expiry.isConfirmable(metadata) ? 1 : 0), at: 5)
            _ = try statement.step()
        }
    }

    /// Some entries that have expired, a step at the most.
    func expired(at now: Double) throws(StoreFailure) -> [Victim] {
        try run(.expired) { row throws(StoreFailure) in
            row.bind(now, at: 1)
            row.bind(Int64(Eviction.step), at: 2)
            var victims: [Victim] = []
            while try row.step() { victims.append(try Victim(row, isExpired: true)) }
            return victims
        }
    }

    /// What goes with this version of an entry; nil where the index does not know it.
    func victim(_ name: EntryName) throws(StoreFailure) -> Victim? {
        try run(.victim) { row throws(StoreFailure) in
            row.bind(name.id, at: 1)
            row.bind(name.version, at: 2)
            return try row.step() ? try Victim(row, isExpired: false) : nil
        }
    }

    /// Whether the index knows this version of an entry.
    func has(_ name: EntryName) throws(StoreFailure) -> Bool {
        try run(.version) { statement throws(StoreFailure) in
            statement.bind(name.id, at: 1)
            return try statement.step() && statement.integer(0) == name.version
        }
    }

    /// The version of an entry and its length, as the index knows them; nil if it knows none.
    func version(of id: Int64) throws(StoreFailure) -> (name: EntryName, bytes: Int)? {
        try run(.version) { statement throws(StoreFailure) in
            statement.bind(id, at: 1)
            guard try statement.step() else { return nil }
            return (EntryName(id: id, version: statement.integer(0)), try statement.size(1))
        }
    }
}

/// What uses change in the rows.
extension Connection {
    /// Writes a use of the version of the entry that was used, if it is still there.
    func write(_ use: AccessLog.Use) throws(StoreFailure) {
        try run(.use) { statement throws(StoreFailure) in
            statement.bind(use.name.id, at: 1)
            statement.bind(use.moment, at: 2)
            statement.bind(use.name.version, at: 3)
            statement.bind(use.moment + Expiry.tolerance, at: 4)
            statement.bind(use.floor, at: 5)
            _ = try statement.step()
        }
        guard let change = use.change, let row = try metadata(of: use.name), let new = change.applied(to: row)
        else { return }
        try run(.revise) { statement throws(StoreFailure) in
            statement.bind(use.name.id, at: 1)
            statement.bind(use.name.version, at: 2)
            statement.bind(MetadataCoder.encode(new), at: 3)
            statement.bind(new.expiresAt?.timeIntervalSince1970, at: 4)
            _ = try statement.step()
        }
    }

    private func metadata(of name: EntryName) throws(StoreFailure) -> CacheMetadata? {
        try run(.metadata) { row throws(StoreFailure) in
            row.bind(name.id, at: 1)
            row.bind(name.version, at: 2)
            return try row.step() ? row.blob(0) { MetadataCoder.decode($0) } : nil
        }
    }

    /// The lowest rank of all.
    func floor() throws(StoreFailure) -> Double {
        try run(.floor) { row throws(StoreFailure) in try row.step() ? row.double(0) ?? 0 : 0 }
    }

    /// Gives back their places in the order to rows whose rank cannot be, as damage may leave them.
    func lowerImpossibleRanks() throws(StoreFailure) { try run(.lowerRanks) }
}

/// An entry's row in the index.
struct EntryRow: Sendable {
    let name: EntryName
    let bytes: Int
    let checksum: UInt64
    /// Nil when it is damaged.
    let metadata: CacheMetadata?

    /// Reads the row of a key; nil if it has none.
    static func find(_ key: String, id: Int64, _ connection: Connection) throws(StoreFailure) -> EntryRow? {
        try connection.run(.find) { row throws(StoreFailure) in
            row.bind(id, at: 1)
            guard try row.step(), row.matches(key, 0) else { return nil }
            return EntryRow(
                name: EntryName(id: id, version: row.integer(1)), bytes: try row.size(2),
                checksum: UInt64(bitPattern: row.integer(3)), metadata: row.blob(4) { MetadataCoder.decode($0) })
        }
    }

    /// The rows after `id` in the order of their numbers.
    static func page(after id: Int64?, limit: Int, _ connection: Connection) throws(StoreFailure) -> [EntryRow] {
        try connection.run(.page) { row throws(StoreFailure) in
            row.bind(id ?? .min, at: 1)
            row.bind(Int64(limit), at: 2)
            var rows: [EntryRow] = []
            while try row.step() {
                rows.append(
                    EntryRow(
                        name: EntryName(id: row.integer(0), version: row.integer(1)), bytes: try row.size(2),
                        checksum: UInt64(bitPattern: row.integer(3)),
                        metadata: row.blob(4) { MetadataCoder.decode($0) }))
            }
            return rows
        }
    }
}
