import Foundation
import HalcyonCore

/// Single entries.
extension EntryStore {
    /// The entry of a key, or nil.
    func entry(for key: String) throws(ImageError) -> CachedData? {
        try attempt(.reading) { index throws(StoreFailure) in
            if let entry = try entry(for: key, in: index) { return entry }
            // Not there, or not any more: before that is believed, a newer index must be asked.
            return index.isCurrent ? nil : try entry(for: key, in: self.index(.writing))
        }
    }

    private func entry(for key: String, in index: Index) throws(StoreFailure) -> CachedData? {
        let id = index.id(of: key)
        var missing: EntryName?
        while true {
            let row = try index.readers.use { connection throws(StoreFailure) in
                try EntryRow.find(key, id: id, connection)
            }
            guard let row else { return nil }
            guard let metadata = row.metadata else {
                heal(row.name, why: "what the index knows of it is damaged", in: index)
                return nil
            }
            switch index.files.read(row.name, bytes: row.bytes, checksum: row.checksum) {
            case .whole(let data):
                chores.countUses(index.uses.note(id, now))
                return CachedData(data: data, metadata: metadata)
            case .missing where row.name != missing:
                // It may have been replaced between the two looks; the index then names another file.
                missing = row.name
            case .missing:
                heal(row.name, why: "its file is missing", in: index)
                return nil
            case .damaged(let why):
                heal(row.name, why: why, in: index)
                return nil
            case .failed(let failure):
                throw failure
            }
        }
    }

    /// Stores an entry: first the file, then the row that makes it known, then the older file goes.
    func store(_ entry: CachedData, for key: String) throws(ImageError) {
        let bytes = entry.data.count
        guard bytes <= configuration.sizeLimit else {
            try remove(for: key)
            throw .cache(.entryTooLarge(bytes: bytes, limit: configuration.sizeLimit))
        }
        let checksum = entry.data.withUnsafeBytes { Checksum.of($0) }
        try attempt(.writing) { index throws(StoreFailure) in
            let name = EntryName(id: index.id(of: key))
            try index.files.write(entry.data, as: name)
            let row = EntryRow(name: name, bytes: bytes, checksum: checksum, metadata: entry.metadata)
            do throws(StoreFailure) {
                try insert(row, metadata: entry.metadata, key: key, in: index)
            } catch {
                index.files.remove(name)
                throw error
            }
        }
        chores.countStore()
    }

    /// Replaces the metadata of an entry, if there is one.
    func update(_ metadata: CacheMetadata, for key: String) throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in
            let id = index.id(of: key)
            try index.writer.commit { connection throws(StoreFailure) in
                try connection.update(metadata, key: key, id: id)
            }
        }
    }

    /// Removes the entry of a key, if there is one.
    func remove(for key: String) throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in
            let id = index.id(of: key)
            let name = try index.writer.commit { connection throws(StoreFailure) in
                try connection.remove(id, key: key)
            }
            if let name { index.files.remove(name) }
        }
    }

    private func insert(
        _ row: EntryRow, metadata: CacheMetadata, key: String, in index: Index
    ) throws(StoreFailure) {
        let eviction = Eviction(
            sizeLimit: configuration.sizeLimit, entryLimit: configuration.entryLimit, uses: index.uses)
        let now = now
        let used = index.uses.moment(now)
        var done = false
        while !done {
            let step = try index.writer.commit { connection throws(StoreFailure) in
                var step = try eviction.makeRoom(
                    for: row.bytes, entries: 1, replacing: row.name.id, at: now, connection)
                guard step.fits else { return step }
                // In one transaction with the new row, so that there is always one of the two.
                if let older = try connection.remove(row.name.id) { step.removed.append(older) }
                try connection.insert(row, key: key, metadata: metadata, used: used)
                return step
            }
            for name in step.removed { index.files.remove(name) }
            done = step.fits
        }
        _ = index.uses.take(row.name.id)
    }
}
