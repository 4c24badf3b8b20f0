/// The tables of the index.
enum Schema {
    /// Stored in `user_version`. The entries of an older index are moved to a new one (``IndexRecovery``); one of a
    /// later version is left alone, and a program that does not understand it runs without a cache: two programs that
    /// each replaced the other's index would both have none.
    ///
    /// 2: ranks, whether a server can revalidate, variants side by side. 1: the order of use.
    static let version = 2

    /// Returns the value of `application_id` for a version; it is stored so that a wrong bit in one of the two is not
    /// taken for a later version.
    static func mark(of version: Int) -> Int { 0x4843_0000 + version }

    /// Whether a number is the mark of any version, past or future.
    static func isMark(_ number: Int) -> Bool { number >> 16 == mark(of: 0) >> 16 }

    /// The number of tables in ``creation``, which every version has had.
    static let tableCount = "3"
    /// A query for how many of them exist.
    static let countOfOurTables =
        "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('identity', 'total', 'entry')"

    /// The SQL that creates the tables. Triggers maintain `total`, so that every process sees the same figure and none
    /// has to scan for it. It is stored twice, because a wrong bit in one would shift the limit.
    static let creation = """
        CREATE TABLE identity (hash0 INTEGER NOT NULL, hash1 INTEGER NOT NULL, folder TEXT NOT NULL);
        CREATE TABLE total (bytes INTEGER NOT NULL, entries INTEGER NOT NULL);
        INSERT INTO total VALUES (0, 0), (0, 0);
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY, file INTEGER NOT NULL, key TEXT NOT NULL, bytes INTEGER NOT NULL,
            checksum INTEGER NOT NULL, used REAL NOT NULL, expires REAL, metadata BLOB NOT NULL,
            confirmable INTEGER NOT NULL, rank REAL NOT NULL
        );
        CREATE INDEX entry_rank ON entry (rank, used);
        CREATE INDEX entry_expires ON entry (confirmable, expires) WHERE expires IS NOT NULL;
        CREATE TRIGGER entry_inserted AFTER INSERT ON entry BEGIN
            UPDATE total SET bytes = bytes + NEW.bytes, entries = entries + 1;
        END;
        CREATE TRIGGER entry_deleted AFTER DELETE ON entry BEGIN
            UPDATE total SET bytes = bytes - OLD.bytes, entries = entries - 1;
        END;
        PRAGMA user_version = \(version);
        PRAGMA application_id = \(mark(of: version));
        """

    /// Whether the tables, indexes and triggers are unchanged: a wrong bit in a trigger's text could keep the total at
    /// 0 forever.
    static func isIntact(_ connection: Connection) throws(StoreFailure) -> Bool {
        guard let intended else { return true }
        return try connection.value(text) == intended
    }

    private static let text = "SELECT group_concat(type || name || tbl_name || sql) FROM sqlite_schema"

    /// The schema's text as SQLite stores it.
    private static let intended: String? = {
        do throws(StoreFailure) {
            let connection = try Connection(path: ":memory:")
            try connection.execute(creation)
            return try connection.value(text)
        } catch {
            return nil
        }
    }()
}
