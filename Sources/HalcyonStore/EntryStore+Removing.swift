import HalcyonCore

/// Many entries at a time.
extension EntryStore {
    /// Removes every entry that is there now.
    func removeAll() throws(ImageError) {
        try attempt(.writing) { index throws(StoreFailure) in
            _ = index.uses.takeAll()
            let names = try index.writer.commit { connection throws(StoreFailure) in
                let names = try connection.run(.files) { row throws(StoreFailure) in
                    var names: [EntryName] = []
                    while try row.step() { names.append(EntryName(id: row.integer(0), version: row.integer(1))) }
                    return names
                }
                try connection.run(.deleteAll)
                return names
            }
            for name in names { index.files.remove(name) }
        }
    }
}
