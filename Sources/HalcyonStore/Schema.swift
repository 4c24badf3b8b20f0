/// The tables of the index.
enum Schema {
    /// Kept in `user_version`. An index with another number is made anew: a cache needs no migrations.
    static let version = 1

    /// `total` is kept by triggers, so that every process sees one figure and none has to scan for it.
    static let creation = """
        CREATE TABLE identity (hash0 INTEGER NOT NULL, hash1 INTEGER NOT NULL, folder TEXT NOT NULL);
        CREATE TABLE total (bytes INTEGER NOT NULL, entries INTEGER NOT NULL);
        INSERT INTO total VALUES (0, 0);
        CREATE TABLE entry (
            id INTEGER PRIMARY KEY, file INTEGER NOT NULL, key TEXT NOT NULL, bytes INTEGER NOT NULL,
            checksum INTEGER NOT NULL, used REAL NOT NULL, expires REAL, metadata BLOB NOT NULL
        );
        CREATE INDEX entry_used ON entry (used);
        CREATE INDEX entry_expires ON entry (expires) WHERE expires IS NOT NULL;
        CREATE TRIGGER entry_inserted AFTER INSERT ON entry BEGIN
            UPDATE total SET bytes = bytes + NEW.bytes, entries = entries + 1;
        END;
        CREATE TRIGGER entry_deleted AFTER DELETE ON entry BEGIN
            UPDATE total SET bytes = bytes - OLD.bytes, entries = entries - 1;
        END;
        PRAGMA user_version = \(version);
        """
}
