/// What all entries come to, as the index keeps it.
struct Total: Sendable {
    var bytes: Int
    var entries: Int

    /// A number of bytes or entries that can be reckoned with: no damage may make a sum overflow.
    static func plausible(_ number: Int64) throws(StoreFailure) -> Int {
        guard (0...1 << 60).contains(number) else { throw .damagedIndex("it has an impossible size") }
        return Int(number)
    }

    init(_ connection: Connection) throws(StoreFailure) {
        (bytes, entries) = try connection.run(.total) { row throws(StoreFailure) in
            guard try row.step() else { throw .damagedIndex("it does not know its total") }
            return (try Self.plausible(row.integer(0)), try Self.plausible(row.integer(1)))
        }
    }
}
