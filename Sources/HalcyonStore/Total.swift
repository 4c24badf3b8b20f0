/// What all entries come to, as the index keeps it.
struct Total: Sendable {
    var bytes: Int
    var entries: Int

    init(_ connection: Connection) throws(StoreFailure) {
        (bytes, entries) = try connection.run(.total) { row throws(StoreFailure) in
            guard try row.step() else { throw .damagedIndex("it does not know its total") }
            return (Int(row.integer(0)), Int(row.integer(1)))
        }
    }
}
