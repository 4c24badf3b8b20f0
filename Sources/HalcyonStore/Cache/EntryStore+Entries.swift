import Foundation
import HalcyonCore

/// Operations on single entries.
extension EntryStore {
    /// Returns the entry of a key, or nil.
    func entry(for key: String) throws(ImageError) -> DataCacheEntry? {
        try attempt(.reading) { index throws(StoreFailure) in
            if let entry = try entry(for: key, in: index) { return entry }
            // There is none, or no longer: check a newer index before relying on that.
            return index.isCurrent ? nil : try entry(for: key, in: self.index(.writing))
        }
    }

    private func entry(for key: String, in index: Index) throws(StoreFailure) -> DataCacheEntry? {
        let id = index.id(of: key)
        var missing: EntryName?
        while true {
            let row = try index.readers.use { connection throws(StoreFailure) in
                if index.takeFloorIsDue() { index.uses.noteFloor(try connection.floor()) }
                return try EntryRow.find(key, id: id, connection)
            }
            guard let row else { return nil }
            guard let metadata = row.metadata else {
                try heal(row.name, why: "its metadata in the index is damaged", in: index)
                return nil
            }
            switch index.files.read(row.name, bytes: row.bytes, checksum: row.checksum) {
            case .whole(let data):
                let use = index.uses.note(row.name, metadata, now)
                maintenance.countUses(use.waiting, areHeavy: use.areHeavy)
                return DataCacheEntry(data: data, metadata: use.metadata)
            case .missing where row.name != missing:
                // It may have been replaced between the two reads; the index then names another file.
                missing = row.name
            case .missing:
                // Another process may have removed all entries, and this index with them: then nothing is damaged.
                guard index.isCurrent else { return nil }
                try heal(row.name, why: "its file is missing", in: index)
                return nil
            case .damaged(let why):
                try heal(row.name, why: why, in: index)
                return nil
            case .failed(let failure):
                throw failure
            }
        }
    }

    /// Returns the metadata of a key's entry from its row alone, or nil if there is none or it is damaged.
    func metadata(for key: String) throws(ImageError) -> CacheMetadata? {
        try attempt(.reading) { index throws(StoreFailure) in
            if let metadata = try metadata(for: key, in: index) { return metadata }
            return index.isCurrent ? nil : try metadata(for: key, in: self.index(.writing))
        }
    }

    private func metadata(for key: String, in index: Index) throws(StoreFailure) -> CacheMetadata? {
        let id = index.id(of: key)
        return try index.readers.use { connection throws(StoreFailure) in
            try EntryRow.find(key, id: id, connection)?.metadata
        }
    }

    /// Replaces the metadata of an entry, if there is one with the same version.
    func update(_ metadata: CacheMetadata, for key: String) throws(ImageError) {
        let metadata = configuration.completed(metadata)
        try attempt(.writing) { index throws(StoreFailure) in
            try MetadataCoder.check(metadata)
            let id = index.id(of: key)
            try changeRow(in: index) { connection throws(StoreFailure) in
                try connection.update(metadata, key: key, id: id)
            }
        }
    }

    /// Adds a ThumbHash to the metadata of an entry, if there is one with this version.
    func add(_ thumbHash: ThumbHash, for key: String, version: UInt64) throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in
            let id = index.id(of: key)
            try changeRow(in: index) { connection throws(StoreFailure) in
                try connection.add(thumbHash, key: key, id: id, version: version)
            }
        }
    }

    /// Makes a change after which a row may be longer: a revalidation may bring additional header fields.
    private func changeRow(
        in index: Index, _ change: @escaping @Sendable (Connection) throws(StoreFailure) -> Void
    ) throws(StoreFailure) {
        let (eviction, now) = (eviction(index), now)
        let step = try index.commit(removing: \.names) { connection throws(StoreFailure) in
            try change(connection)
            let room = IndexRoom.onTop(of: eviction.sizeLimit)
            guard try connection.indexBytes(with: 0, beyond: room) > 0 else { return Eviction.Step() }
            return try eviction.makeRoom(for: 0, entries: 0, replacing: nil, at: now, connection)
        }
        tell(of: step)
    }

    /// Removes the entry of a key, if there is one, and what was made from older bytes of it.
    func remove(for key: String) throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in
            let id = index.id(of: key)
            _ = try index.commit(removing: { $0 }) { connection throws(StoreFailure) in
                let forms = try EntryRow.find(key, id: id, connection)
                    .map { row throws(StoreFailure) in try connection.removeOtherForms(than: row.name, key: key) }
                let removed = try connection.remove(id, key: key, files: index.files)
                return (forms ?? []).map(\.name) + (removed.map { [$0] } ?? [])
            }
        }
    }
}
