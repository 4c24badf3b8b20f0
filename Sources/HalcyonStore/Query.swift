/// Every statement that runs more than once on a connection; each is prepared once.
enum Query: Int, CaseIterable {
    case begin, beginReading, commit, rollback
    case find, version, insert, delete, deleteVersion, update, use
    case leastRecent, firstExpired, countExpired
    case total, recount, useRange, page, list

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
            INSERT INTO entry (id, file, key, bytes, checksum, used, expires, metadata)
            VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)
            """
        case .delete: "DELETE FROM entry WHERE id = ?1 AND (?2 IS NULL OR key = ?2) RETURNING file"
        case .deleteVersion: "DELETE FROM entry WHERE id = ?1 AND file = ?2"
        case .update: "UPDATE entry SET metadata = ?3, expires = ?4 WHERE id = ?1 AND key = ?2"
        case .use: "UPDATE entry SET used = ?2 WHERE id = ?1 AND used < ?2"
        case .leastRecent: "SELECT id, file, bytes FROM entry WHERE id IS NOT ?1 ORDER BY used LIMIT 1"
        case .firstExpired:
            """
            SELECT id, file, bytes FROM entry WHERE expires IS NOT NULL AND expires <= ?2 AND id IS NOT ?1
            ORDER BY expires LIMIT 1
            """
        case .countExpired: "SELECT count(*) FROM entry WHERE expires IS NOT NULL AND expires <= ?1"
        case .total: "SELECT bytes, entries FROM total"
        case .recount:
            """
            UPDATE total SET (bytes, entries) = (SELECT coalesce(sum(bytes), 0), count(*) FROM entry)
            WHERE (bytes, entries) <> (SELECT coalesce(sum(bytes), 0), count(*) FROM entry)
            """
        case .useRange: "SELECT (SELECT min(used) FROM entry), (SELECT max(used) FROM entry)"
        case .page:
            "SELECT id, file, bytes, checksum, metadata FROM entry WHERE id > ?1 ORDER BY id LIMIT ?2"
        case .list: "SELECT key, bytes, used, metadata FROM entry ORDER BY used DESC LIMIT ?1 OFFSET ?2"
        }
    }
}
