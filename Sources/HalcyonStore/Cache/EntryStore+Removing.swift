import Foundation
import HalcyonCore

/// Operations on many entries.
extension EntryStore {
    /// Removes every entry by replacing the index with a new one, to which no old file belongs. This needs no search,
    /// and the index becomes small again. Other processes notice at their next call.
    func removeAll() throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in _ = try replace(index) }
        _ = try sweep(nil)
        removeSnapshots()
    }

    /// Removes what programs keep of their images for their next launch.
    private func removeSnapshots() {
        let launches = opener.folder + "/" + DiskCache.launchFolderName
        for name in FileSystem.names(in: launches) where name.hasSuffix(DiskCache.snapshotSuffix) {
            unlink(launches + "/" + name)
        }
    }

    /// Removes up to one step of entries, in the order of eviction.
    func trimStep(toSize size: Int) throws(ImageError) -> Eviction.Step {
        try attempt(.writing) { index throws(StoreFailure) in
            let eviction = Eviction(sizeLimit: size, entryLimit: nil, uses: index.uses, files: index.files)
            let now = now
            let step = try index.commit(removing: \.names) { connection throws(StoreFailure) in
                try eviction.makeRoom(for: 0, entries: 0, replacing: nil, at: now, connection)
            }
            tell(of: step) { .trimmed($0) }
            return step
        }
    }

    /// Returns free pages of the index to the file system. Another process may prevent that; pages that cannot be
    /// returned are used for future entries.
    func compact() throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in
            try? index.readers.use { connection throws(StoreFailure) in try connection.compact() }
        }
    }

    /// Removes up to one step of expired entries; returns their number.
    func removeExpiredStep() throws(ImageError) -> Int {
        try attempt(.writing) { index throws(StoreFailure) in try removeExpiredStep(in: index) }
    }

    func removeExpiredStep(in index: Index) throws(StoreFailure) -> Int {
        // Uses may have extended the expiry of entries that look expired in the index.
        do throws(StoreFailure) { try flushUses(index) } catch .full {}
        let now = now
        let step = try index.commit(removing: \.names) { [uses = index.uses] connection throws(StoreFailure) in
            var step = Eviction.Step()
            step.expired = try connection.expired(at: now).filter { !uses.hasExtended($0.name) }
            for entry in step.expired {
                step.evicted += try connection.removeOtherForms(than: entry.name, key: entry.key)
                try connection.remove(entry.name)
            }
            return step
        }
        tell(of: step)
        return step.expired.count
    }

    /// Removes a source's entry and all variants, in small steps; returns their number. Reads first, because usually
    /// there are none.
    ///
    /// - Parameter version: If it is not nil, removes only what was made of other bytes than those of this version.
    func removeVariants(of source: String, otherThan version: UInt64?) throws(ImageError) -> Int {
        try attempt(.writing) { index throws(StoreFailure) in
            let names = try variants(of: source, otherThan: version, in: index)
            for start in stride(from: 0, to: names.count, by: Eviction.step) {
                let step = Array(names[start...].prefix(Eviction.step))
                try index.commit(removing: { step }) { connection throws(StoreFailure) in
                    for name in step { try connection.remove(name) }
                }
            }
            return names.count
        }
    }

    private func variants(
        of source: String, otherThan version: UInt64?, in index: Index
    ) throws(StoreFailure) -> [EntryName] {
        try index.readers.use { connection throws(StoreFailure) in
            try connection.run(.variants) { row throws(StoreFailure) in
                let range = index.ids(ofVariantsOf: source)
                row.bind(range.lowerBound, at: 1)
                row.bind(range.upperBound, at: 2)
                row.bind(source, at: 3)
                row.bind(version == nil ? source + "\n" : ProcessedKey.prefix(of: source), at: 4)
                var names: [EntryName] = []
                while try row.step() {
                    if let version, row.blob(2, { MetadataCoder.decode($0) })?.version == version { continue }
                    names.append(EntryName(id: row.integer(0), version: row.integer(1)))
                }
                return names
            }
        }
    }

    /// Removes the unwanted entries from a page of those after row `last`; returns their number and that of the page's
    /// last row, or nil at the end.
    func removeStep(
        after last: Int64?, where isUnwanted: (DiskCache.Item) -> Bool
    ) throws(ImageError) -> (Int, last: Int64?) {
        try attempt(.writing) { index throws(StoreFailure) in
            if last == nil { try? flushUses(index) }
            let rows = try rows(after: last, in: index)
            // Called between transactions, because the program's code may take its time.
            let unwanted = rows.filter { isUnwanted($0.item) }
            if !unwanted.isEmpty {
                _ = try index.commit(removing: { $0 }) { connection throws(StoreFailure) in
                    var names: [EntryName] = []
                    for (name, item) in unwanted {
                        names += try connection.removeOtherForms(than: name, key: item.key).map(\.name) + [name]
                        try connection.remove(name)
                    }
                    return names
                }
            }
            return (unwanted.count, rows.count < Self.itemsInOnePage ? nil : rows.last?.name.id)
        }
    }
}
