/// Every statement that runs more than once on a connection; each is prepared once.
enum Query: Int, CaseIterable {
    case begin, beginReading, commit, rollback
    case find, version, insert, delete, deleteVersion, update, use, metadata, revise, floor
    case lowest, firstUseless, expired, countExpired, lowerRanks, entry
    case total, count, recount, useRange, lastUse, page, list, listPage, identity, salvage
    case variants, forms
    case pageCount, freePages, pageSize, giveBack, giveBackAll

    var sql: String {
        switch self {
        case .begin: "BEGIN IMMEDIATE"
        case .beginReading: "BEGIN"
        case .commit: "COMMIT"
        case .rollback: "ROLLBACK"
        case .find: "SELECT key, file, bytes, checksum, metadata FROM entry WHERE id = ?1"
        case .version: "SELECT file, bytes FROM entry WHERE id = ?1"
        case .insert:
            """
            INSERT INTO entry (id, file, key, bytes, checksum, used, expires, metadata, confirmable, rank)
            SELECT ?1, ?2, ?3, bytes, ?5, ?6, ?7, metadata, ?9, ?10 + \(Rank.weight)
            FROM (SELECT ?4 AS bytes, ?8 AS metadata)
            """
        case .delete: "DELETE FROM entry WHERE id = ?1 AND (?2 IS NULL OR \(Self.key) = ?2) RETURNING file, bytes"
        case .deleteVersion: "DELETE FROM entry WHERE id = ?1 AND \(Self.file) = ?2"
        case .update:
            "UPDATE entry SET metadata = ?3, expires = ?4, confirmable = ?5 WHERE id = ?1 AND \(Self.key) = ?2"
        case .use:
            // A time further ahead than clocks differ is from before the clock was put back. The floor may be outdated
            // if the process has been suspended since: a rank below all others would make those seem too high.
            """
            UPDATE entry SET used = CASE WHEN used <= ?4 THEN max(used, ?2) ELSE ?2 END,
                rank = max(rank, ?5 + \(Rank.weight))
            WHERE id = ?1 AND file = ?3
            """
        case .floor: "SELECT \(Rank.floor)"
        case .metadata: "SELECT metadata FROM entry WHERE id = ?1 AND file = ?2"
        case .revise: "UPDATE entry SET metadata = ?3, expires = ?4 WHERE id = ?1 AND file = ?2"
        case .lowest: "SELECT id, file, bytes, key FROM entry WHERE id IS NOT ?1 ORDER BY rank, used LIMIT 1"
        case .entry: "SELECT id, file, bytes, key FROM entry WHERE id = ?1 AND \(Self.file) = ?2"
        case .firstUseless:
            """
            SELECT id, file, bytes, key FROM entry
            WHERE expires IS NOT NULL AND confirmable = 0 AND expires <= ?2 AND id IS NOT ?1 ORDER BY expires LIMIT 1
            """
        case .expired:
            """
            SELECT id, file, bytes, key FROM entry
            WHERE expires IS NOT NULL AND confirmable IN (0, 1) AND expires <= ?1 LIMIT ?2
            """
        case .countExpired:
            """
            SELECT count(*), coalesce(sum(confirmable), 0) FROM entry
            WHERE expires IS NOT NULL AND confirmable IN (0, 1) AND expires <= ?1
            """
        case .lowerRanks:
            "UPDATE entry SET rank = \(Rank.floor) WHERE rank > \(Rank.floor) + \(Rank.span)"
        case .total: "SELECT bytes, entries FROM total"
        case .count:
            """
            SELECT coalesce(sum(bytes), 0), count(*), count(*) FILTER (WHERE typeof(bytes) <> 'integer' OR bytes < 0)
            FROM entry
            """
        case .recount: "UPDATE total SET (bytes, entries) = (?1, ?2) WHERE (bytes, entries) IS NOT (?1, ?2)"
        case .useRange: "SELECT (SELECT min(used) FROM entry), (SELECT max(used) FROM entry)"
        // From the end of the database index: of entries of one size, which are ordered by their last use, it is the
        // last of all. A time beyond the year 5000 is damage, and must be ignored.
        case .lastUse: "SELECT used FROM entry WHERE used < 1e11 ORDER BY rank DESC, used DESC LIMIT 1"
        case .page:
            "SELECT id, file, bytes, checksum, metadata FROM entry WHERE id > ?1 ORDER BY id LIMIT ?2"
        case .pageCount: "PRAGMA page_count"
        case .freePages: "PRAGMA freelist_count"
        case .pageSize: "PRAGMA page_size"
        case .giveBack: "PRAGMA incremental_vacuum(\(IndexRoom.pagesInOneStep))"
        case .giveBackAll: "PRAGMA incremental_vacuum"
        case .identity: "SELECT hash0, hash1, folder FROM identity"
        case .salvage:
            """
            SELECT id, file, key, bytes, checksum, used, metadata FROM entry NOT INDEXED WHERE id >= ?1 ORDER BY id
            """
        case .listPage:
            """
            SELECT key, bytes, used, metadata, id, file FROM entry WHERE id >= ?1
            ORDER BY id LIMIT ?2
            """
        case .variants:
            // As bytes, because for SQLite a text ends at a 0.
            """
            SELECT id, file, metadata FROM entry WHERE id BETWEEN ?1 AND ?2
                AND (\(Self.key) = ?3
                    OR substr(CAST(key AS BLOB), 1, length(CAST(?4 AS BLOB))) = CAST(?4 AS BLOB))
            """
        case .forms:
            """
            SELECT id, file, bytes, key, metadata FROM entry WHERE id BETWEEN ?1 AND ?2
                AND substr(CAST(key AS BLOB), 1, length(CAST(?3 AS BLOB))) = CAST(?3 AS BLOB)
            """
        case .list:
            // The order comes from the database index alone, in which there is no metadata to read past.
            """
            SELECT key, bytes, used, metadata FROM entry
            WHERE id IN (SELECT id FROM entry ORDER BY used DESC LIMIT ?1 OFFSET ?2) ORDER BY used DESC
            """
        }
    }

    /// The column `file` as ``Statement/integer(_:)`` reads it, and `key` as text. One wrong bit can turn a value into
    /// another type, which equals no number or text: its row could be read but not removed, and would be evicted again
    /// and again instead of others.
    private static let file = "coalesce(CAST(file AS INTEGER), 0)"
    private static let key = "CAST(key AS TEXT)"
}

/// The order in which entries are evicted: GreedyDual-Size, with a cost that is part latency and part transfer.
///
/// An entry that is stored or used gets the lowest rank of all plus its weight; the lowest is evicted first. An entry
/// that is never used again sinks to the bottom as others are evicted; small ones sink slowly, because they cost a
/// round trip each and take almost no space: an entry of 4 KiB stays for 64 times as long as one of several MiB. Of
/// entries of the same size, the least recently used goes first. No clock is involved, so a clock that jumps cannot
/// make an entry immortal.
///
/// Over traces of the requests that reach a disk behind a memory cache (Zipf 0.7…1.1, shifting, feeds, avatars among
/// photos, albums; disks of 2…50 % of all bytes; mean), it saves 51.4 % of loads, while LRU saves 34.3 %, two segments
/// (SLRU) 38.2 %, LRU with a partition for small images 40.4 %; of the waiting at 50 ms and 10 Mbit/s, 37.2 against
/// 29.7, 32.6 and 32.3 %; of the bytes, 24.9 against 25.3, 27.3 and 25.0 %.
///
/// Source: P. Cao, S. Irani, "Cost-Aware WWW Proxy Caching Algorithms", USITS 1997.
enum Rank {
    /// The number of bytes that could be transferred while a load waits.
    private static let bytesPerWait = 262_144
    private static let mostWaits = 63

    /// The weight of an entry from its columns `bytes` and `metadata`, in SQL. Metadata counts from 1 KiB on: an image
    /// of a few bytes with large header fields takes as much of the limit as a large one; see ``IndexRoom``.
    static let weight =
        "(1.0 + min(\(bytesPerWait).0 / max(bytes + max(length(metadata) - 1024, 0), 1), \(mostWaits)))"

    /// The rank that every new entry is placed above, in SQL. Not below 0, whatever a damaged row says.
    static let floor = "max(coalesce((SELECT min(rank) FROM entry), 0), 0)"

    /// How far above the lowest a rank can be without being damaged.
    static let span = "\(mostWaits + 2)"
}
