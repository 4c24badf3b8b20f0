import HalcyonCore

/// What is done beside the calls. A failure is left to the call that meets it next.
extension EntryStore {
    /// Does what is due and short.
    func doChores(_ due: Chores.Kind) {
        _ = try? attempt(.writing) { index throws(StoreFailure) in
            if due.contains(.flush) { try flushUses(index) }
            if due.contains(.checkpoint) {
                try index.readers.use { connection throws(StoreFailure) in try connection.checkpoint() }
                try index.writer.noteCheckpoint()
            }
        }
        if due.contains(.sweep) { sweepNext() }
    }

    /// Sweeps the folder after the one swept last.
    private func sweepNext() {
        guard let folder = try? attempt(.reading, { index throws(StoreFailure) in index.files.folder }) else { return }
        let numbers = Folder.names(in: folder).compactMap { UInt8($0, radix: 16) }
        guard let number = chores.next(of: numbers) else { return }
        _ = try? sweep(number)
    }
}
