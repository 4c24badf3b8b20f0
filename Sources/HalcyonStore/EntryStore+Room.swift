import HalcyonCore

/// Room for what is to come.
extension EntryStore {
    /// Tells of what a step has removed.
    func tell(of step: Eviction.Step, as event: (DiskCache.Cleaned) -> DiskCache.Event = { .evicted($0) }) {
        events.send(DiskCache.Cleaned(step.expired).map { .expired($0) })
        events.send(DiskCache.Cleaned(step.evicted).map(event))
    }

    /// Evicts entries until so many bytes can be stored for a key and the disk has left what it must have.
    func makeFreeSpace(for bytes: Int, key: String) throws(ImageError) {
        var missing = freeSpace.shortfall(storing: bytes)
        while missing > 0 {
            let count = try attempt(.writing) { [missing] index throws(StoreFailure) in
                let (eviction, now, id) = (eviction(index), now, index.id(of: key))
                let step = try index.remove(\.names) { connection throws(StoreFailure) in
                    try eviction.free(missing, sparing: id, at: now, connection)
                }
                tell(of: step)
                return step.count
            }
            if count == 0 { throw .cache(.diskFull(path: opener.folder)) }
            missing = freeSpace.shortfall(storing: bytes)
        }
    }

    func eviction(_ index: Index) -> Eviction {
        Eviction(
            sizeLimit: configuration.sizeLimit, entryLimit: configuration.entryLimit, uses: index.uses,
            files: index.files)
    }
}
