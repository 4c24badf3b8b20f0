/// What a workout counted; printed as one line of JSON.
struct Counts: Codable {
    var stored = 0
    var read = 0
    /// Entries that are not what was stored.
    var torn = 0
    /// Entries that the index lists and that cannot be read.
    var missing = 0
    /// How often the cache was larger than its limit.
    var over = 0
    /// Calls that failed, and why the last did.
    var failed = 0
    var reason = ""

    mutating func add(_ other: Counts) {
        stored += other.stored
        read += other.read
        torn += other.torn
        missing += other.missing
        over += other.over
        failed += other.failed
        if !other.reason.isEmpty { reason = other.reason }
    }
}
