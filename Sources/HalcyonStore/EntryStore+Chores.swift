/// What is done beside the calls.
extension EntryStore {
    /// Does what is due. A failure is left to the call that meets it next.
    func doChores(_ due: Chores.Kind) {
        _ = try? attempt(.writing) { index throws(StoreFailure) in
            if due.contains(.flush) { try flushUses(index) }
            if due.contains(.checkpoint) {
                try index.readers.use { connection throws(StoreFailure) in try connection.checkpoint() }
            }
        }
    }
}
