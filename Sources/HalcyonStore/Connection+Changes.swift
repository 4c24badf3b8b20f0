import Foundation
import HalcyonCore

/// The changes of single rows.
extension Connection {
    /// Makes the row of a new version; the number must be free.
    func insert(
        _ row: EntryRow, key: String, metadata: CacheMetadata, used: Double
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
            _ = try statement.step()
        }
    }

    /// Removes the row with a number, whatever its key unless one is given; gives the name of its file.
    func remove(_ id: Int64, key: String? = nil) throws(StoreFailure) -> EntryName? {
        try run(.delete) { statement throws(StoreFailure) in
            statement.bind(id, at: 1)
            if let key { statement.bind(key, at: 2) }
            guard try statement.step() else { return nil }
            let name = EntryName(id: id, version: statement.integer(0))
            while try statement.step() {}
            return name
        }
    }

    /// Removes one version of an entry; a newer one stays.
    func remove(_ name: EntryName) throws(StoreFailure) {
        try run(.deleteVersion) { statement throws(StoreFailure) in
            statement.bind(name.id, at: 1)
            statement.bind(name.version, at: 2)
            _ = try statement.step()
        }
    }

    /// Writes new metadata into the row of a key, if it has one.
    func update(_ metadata: CacheMetadata, key: String, id: Int64) throws(StoreFailure) {
        try run(.update) { statement throws(StoreFailure) in
            statement.bind(id, at: 1)
            statement.bind(key, at: 2)
            statement.bind(MetadataCoder.encode(metadata), at: 3)
            statement.bind(metadata.expiresAt?.timeIntervalSince1970, at: 4)
            _ = try statement.step()
        }
    }

    /// The entry that expired first, if any has.
    func firstExpired(at now: Double) throws(StoreFailure) -> EntryName? {
        try run(.firstExpired) { statement throws(StoreFailure) in
            statement.bind(now, at: 2)
            return try statement.step() ? EntryName(id: statement.integer(0), version: statement.integer(1)) : nil
        }
    }

    /// Whether the index knows this version of an entry.
    func has(_ name: EntryName) throws(StoreFailure) -> Bool {
        try run(.version) { statement throws(StoreFailure) in
            statement.bind(name.id, at: 1)
            return try statement.step() && statement.integer(0) == name.version
        }
    }

    /// The length that the index knows of an entry; nil if it knows none.
    func bytes(of id: Int64) throws(StoreFailure) -> Int? {
        try run(.version) { statement throws(StoreFailure) in
            statement.bind(id, at: 1)
            return try statement.step() ? statement.size(1) : nil
        }
    }

    /// Writes when an entry was last used.
    func noteUse(of id: Int64, at moment: Double) throws(StoreFailure) {
        try run(.use) { statement throws(StoreFailure) in
            statement.bind(id, at: 1)
            statement.bind(moment, at: 2)
            _ = try statement.step()
        }
    }
}
