/// What all entries come to, as the index keeps it.
struct Total: Sendable {
    private(set) var bytes: Int
    private(set) var entries: Int

    init(_ connection: Connection) throws(StoreFailure) {
        (bytes, entries) = try connection.run(.total) { row throws(StoreFailure) in
            guard try row.step() else { throw .damagedIndex("it does not know its total") }
            return (try row.size(0), try row.size(1))
        }
    }

    /// Takes one entry off.
    mutating func subtract(_ entry: Int) throws(StoreFailure) {
        guard entry <= bytes, entries > 0 else { throw .damagedIndex("its total is less than its entries") }
        bytes -= entry
        entries -= 1
    }
}
