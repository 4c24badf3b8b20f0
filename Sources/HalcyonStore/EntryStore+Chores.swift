import HalcyonCore

/// What is done beside the calls. A failure is left to the call that meets it next.
extension EntryStore {
    /// Does what is due and short.
    func doChores(_ due: Chores.Kind) {
        defer { if due.contains(.checkpoint) { chores.noteCheckpointEnded() } }
        guard let index = current else { return }
        if due.contains(.flush) { try? flushUses(index) }
        if due.contains(.checkpoint) { try? checkpoint(index) }
        if due.contains(.recount) { try? recount(index) }
        if due.contains(.sweepAbandoned) { sweepAbandoned(by: index) }
        if due.contains(.sweep) {
            recover(index)
            try? sweepNext(in: index)
        }
    }

    /// Does the same as the sweep of ``DiskCache/verify()``, letting the calls that wait for a thread go first.
    func sweepAll() async {
        guard let index = current else { return }
        sweepAbandoned(by: index)
        for fanOut in EntryFiles.fanOutNames {
            await Task.yield()
            guard index === current else { return }
            _ = try? sweep(fanOut, in: index)
        }
    }

    private func recount(_ index: Index) throws(StoreFailure) {
        do throws(StoreFailure) {
            try index.writer.commit { connection throws(StoreFailure) in try connection.recount() }
        } catch .damagedIndex(let why) {
            // No call may ever meet the row that is wrong.
            try rebuild(index, why: why)
        }
    }

    private func checkpoint(_ index: Index) throws(StoreFailure) {
        try index.readers.use { connection throws(StoreFailure) in try connection.checkpoint() }
        try index.writer.noteCheckpoint()
    }
}
