import HalcyonCore

/// Many entries at a time.
extension EntryStore {
    /// Removes every entry: the index goes and a new one comes, to which no old file belongs. Nothing has to be looked
    /// through for that, and the index gets small again. Other processes notice at their next call.
    func removeAll() throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in _ = try replace(index) }
        _ = try sweep(nil)
    }

    /// Removes up to a step of entries, in the order of eviction.
    func trimStep(toSize size: Int) throws(ImageError) -> Eviction.Step {
        try attempt(.writing) { index throws(StoreFailure) in
            let eviction = Eviction(sizeLimit: size, entryLimit: nil, uses: index.uses, files: index.files)
            let now = now
            let step = try index.remove(\.names) { connection throws(StoreFailure) in
                try eviction.makeRoom(for: 0, entries: 0, replacing: nil, at: now, connection)
            }
            tell(of: step) { .trimmed($0) }
            return step
        }
    }

    /// Gives back what the index has no use for. Another process may keep it from that; what it cannot give back is
    /// used for the entries to come.
    func compact() throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in
            try? index.readers.use { connection throws(StoreFailure) in try connection.compact() }
        }
    }

    /// Removes up to a step of expired entries; gives their number.
    func removeExpiredStep() throws(ImageError) -> Int {
        try attempt(.writing) { index throws(StoreFailure) in
            // Uses may have put off what the index takes for expired.
            try flushUses(index)
            let now = now
            let step = try index.remove(\.names) { connection throws(StoreFailure) in
                var step = Eviction.Step()
                step.expired = try connection.expired(at: now)
                for victim in step.expired {
                    step.evicted += try connection.removeOtherForms(than: victim.name, key: victim.key)
                    try connection.remove(victim.name)
                }
                return step
            }
            tell(of: step)
            return step.expired.count
        }
    }

    /// Removes up to a step of a source's variants; gives their number.
    func removeVariantsStep(of source: String) throws(ImageError) -> Int {
        try attempt(.writing) { index throws(StoreFailure) in
            try index.remove({ $0 }) { connection throws(StoreFailure) in
                let names = try connection.run(.variants) { row throws(StoreFailure) in
                    let range = index.ids(ofVariantsOf: source)
                    row.bind(range.lowerBound, at: 1)
                    row.bind(range.upperBound, at: 2)
                    row.bind(source, at: 3)
                    row.bind(Int64(Eviction.step), at: 4)
                    var names: [EntryName] = []
                    while try row.step() { names.append(EntryName(id: row.integer(0), version: row.integer(1))) }
                    return names
                }
                for name in names { try connection.remove(name) }
                return names
            }.count
        }
    }

    /// Removes a source's variants that were made of other bytes than those of a version. What is found by reading alone
    /// is mostly nothing.
    func removeVariants(of source: String, otherThan version: UInt64) throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in
            let names = try index.readers.use { connection throws(StoreFailure) in
                try connection.run(.variantVersions) { row throws(StoreFailure) in
                    let range = index.ids(ofVariantsOf: source)
                    row.bind(range.lowerBound, at: 1)
                    row.bind(range.upperBound, at: 2)
                    row.bind(source, at: 3)
                    var names: [EntryName] = []
                    while try row.step() {
                        if row.blob(2, { MetadataCoder.decode($0) })?.version == version { continue }
                        names.append(EntryName(id: row.integer(0), version: row.integer(1)))
                    }
                    return names
                }
            }
            guard !names.isEmpty else { return }
            try index.remove({ names }) { connection throws(StoreFailure) in
                for name in names { try connection.remove(name) }
            }
        }
    }

    /// Removes what is unwanted of a page of entries, those after the row numbered `last`; gives their number and that
    /// of the last row looked at, nil after all.
    func removeStep(
        after last: Int64?, where isUnwanted: (DiskCache.Item) -> Bool
    ) throws(ImageError) -> (Int, last: Int64?) {
        try attempt(.writing) { index throws(StoreFailure) in
            if last == nil { try? flushUses(index) }
            let rows = try rows(after: last, in: index)
            // Asked between transactions: the program's own code may take its time.
            let unwanted = rows.filter { isUnwanted($0.item) }
            if !unwanted.isEmpty {
                _ = try index.remove({ $0 }) { connection throws(StoreFailure) in
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
