import Foundation
import HalcyonCore

/// Changes of single rows.
extension Connection {
    /// Inserts the row of a new version, ranked above `floor`; the ID must be free.
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

    /// Removes the row with an ID, with any key unless one is given; returns the name of its file.
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

    /// Removes the finished images of a source that were made from other bytes than those of its entry, which is about
    /// to be removed: without it, nothing would show that they are out of date.
    ///
    /// - Parameters:
    ///   - name: The name of the source's entry.
    ///   - key: The key of the source. For a finished image's key nothing is removed.
    ///   - spared: The ID of an entry to keep.
    /// - Returns: The entries removed.
    func removeOtherForms(
        than name: EntryName, key: String, sparing spared: Int64? = nil
    ) throws(StoreFailure) -> [RemovedEntry] {
        if ProcessedKey.matches(key) { return [] }
        let forms = try run(.forms) { row throws(StoreFailure) in
            let range = KeyHash.variants(beside: name.id)
            row.bind(range.lowerBound, at: 1)
            row.bind(range.upperBound, at: 2)
            row.bind(ProcessedKey.prefix(of: key), at: 3)
            var forms: [(entry: RemovedEntry, version: UInt64?)] = []
            while try row.step() {
                forms.append(
                    (try RemovedEntry(row, isExpired: false), row.blob(4) { MetadataCoder.decode($0) }?.version))
            }
            return forms
        }
        if forms.isEmpty { return [] }
        let version = try run(.metadata) { row throws(StoreFailure) in
            row.bind(name.id, at: 1)
            row.bind(name.version, at: 2)
            return try row.step() ? row.blob(0) { MetadataCoder.decode($0) }?.version : nil
        }
        var removed: [RemovedEntry] = []
        for (entry, made) in forms where entry.name.id != spared && (made != version || version == nil) {
            try remove(entry.name)
            removed.append(entry)
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

    /// Writes new metadata to the row of a key, if it has one with the same version. The row keeps its ThumbHash if the
    /// new metadata have none.
    func update(_ metadata: CacheMetadata, key: String, id: Int64) throws(StoreFailure) {
        guard let old = try EntryRow.find(key, id: id, self)?.metadata, old.version == metadata.version else { return }
        var metadata = metadata
        metadata.thumbHash = metadata.thumbHash ?? old.thumbHash
        try write(metadata, key: key, id: id)
    }

    /// Adds a ThumbHash to the row of a key, if it has one with this version.
    func add(_ thumbHash: ThumbHash, key: String, id: Int64, version: UInt64) throws(StoreFailure) {
        guard var metadata = try EntryRow.find(key, id: id, self)?.metadata, metadata.version == version,
            metadata.thumbHash != thumbHash
        else { return }
        metadata.thumbHash = thumbHash
        try write(metadata, key: key, id: id)
    }

    private func write(_ metadata: CacheMetadata, key: String, id: Int64) throws(StoreFailure) {
        try run(.update) { statement throws(StoreFailure) in
            statement.bind(id, at: 1)
            statement.bind(key, at: 2)
            statement.bind(MetadataCoder.encode(metadata), at: 3)
            statement.bind(metadata.expiresAt?.timeIntervalSince1970, at: 4)
            statement.bind(Int64(Expiry.isConfirmable(metadata) ? 1 : 0), at: 5)
            _ = try statement.step()
        }
    }

    /// Returns expired entries, at most one step.
    func expired(at now: Double) throws(StoreFailure) -> [RemovedEntry] {
        try run(.expired) { row throws(StoreFailure) in
            row.bind(now, at: 1)
            row.bind(Int64(Eviction.step), at: 2)
            var expired: [RemovedEntry] = []
            while try row.step() { expired.append(try RemovedEntry(row, isExpired: true)) }
            return expired
        }
    }

    /// Returns the entry to remove for this version, or nil if the index does not contain it.
    func entry(_ name: EntryName) throws(StoreFailure) -> RemovedEntry? {
        try run(.entry) { row throws(StoreFailure) in
            row.bind(name.id, at: 1)
            row.bind(name.version, at: 2)
            return try row.step() ? try RemovedEntry(row, isExpired: false) : nil
        }
    }

    /// Whether the index contains this version of an entry.
    func has(_ name: EntryName) throws(StoreFailure) -> Bool {
        try run(.version) { statement throws(StoreFailure) in
            statement.bind(name.id, at: 1)
            return try statement.step() && statement.integer(0) == name.version
        }
    }

    /// Returns the version of an entry and its length according to the index, or nil if it has none.
    func version(of id: Int64) throws(StoreFailure) -> (name: EntryName, bytes: Int)? {
        try run(.version) { statement throws(StoreFailure) in
            statement.bind(id, at: 1)
            guard try statement.step() else { return nil }
            return (EntryName(id: id, version: statement.integer(0)), try statement.size(1))
        }
    }
}

/// Changes that uses make in the rows.
extension Connection {
    /// Writes a use, if the version that was used still exists.
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

    /// Returns the lowest rank of all entries.
    func floor() throws(StoreFailure) -> Double {
        try run(.floor) { row throws(StoreFailure) in try row.step() ? row.double(0) ?? 0 : 0 }
    }

    /// Resets impossible ranks, which damage may leave, so that these rows are in order again.
    func lowerImpossibleRanks() throws(StoreFailure) { try run(.lowerRanks) }
}

/// An entry's row in the index.
struct EntryRow: Sendable {
    let name: EntryName
    let bytes: Int
    let checksum: UInt64
    /// Nil if it is damaged.
    let metadata: CacheMetadata?

    /// Reads the row of a key; returns nil if it has none.
    static func find(_ key: String, id: Int64, _ connection: Connection) throws(StoreFailure) -> EntryRow? {
        try connection.run(.find) { row throws(StoreFailure) in
            row.bind(id, at: 1)
            guard try row.step(), row.matches(key, 0) else { return nil }
            return EntryRow(
                name: EntryName(id: id, version: row.integer(1)), bytes: try row.size(2),
                checksum: UInt64(bitPattern: row.integer(3)), metadata: row.blob(4) { MetadataCoder.decode($0) })
        }
    }

    /// Returns the rows after `id`, ordered by ID.
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
