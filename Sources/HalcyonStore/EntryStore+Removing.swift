import HalcyonCore

/// Many entries at a time.
extension EntryStore {
    /// Removes every entry: the index goes and a new one comes, to which no old file belongs. Nothing has to be looked
    /// through for that, and the index gets small again. Other processes notice at their next call.
    func removeAll() throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in _ = try replace(index) }
        _ = try sweep(nil)
    }

    /// Removes up to a step of entries, expired ones first, then the least recently used.
    func trimStep(toSize size: Int) throws(ImageError) -> Eviction.Step {
        try attempt(.writing) { index throws(StoreFailure) in
            let eviction = Eviction(sizeLimit: size, entryLimit: nil, uses: index.uses)
            let now = now
            let step = try index.writer.commit { connection throws(StoreFailure) in
                try eviction.makeRoom(for: 0, entries: 0, replacing: nil, at: now, connection)
            }
            for name in step.removed { index.files.remove(name) }
            return step
        }
    }

    /// Removes up to a step of expired entries; gives their number.
    func removeExpiredStep() throws(ImageError) -> Int {
        try attempt(.writing) { index throws(StoreFailure) in
            let now = now
            let names = try index.writer.commit { connection throws(StoreFailure) in
                var names: [EntryName] = []
                while names.count < Eviction.step, let name = try connection.firstExpired(at: now) {
                    try connection.remove(name)
                    names.append(name)
                }
                return names
            }
            for name in names { index.files.remove(name) }
            return names.count
        }
    }
}
