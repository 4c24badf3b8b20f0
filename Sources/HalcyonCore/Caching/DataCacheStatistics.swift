/// What a ``DataCaching`` holds at one moment.
public struct DataCacheStatistics: Sendable, Hashable {
    /// How many entries it has.
    public var entries: Int
    /// Their bytes together.
    public var bytes: Int
    /// How many of the entries are past their expiry.
    public var expired: Int
    /// The most bytes that they may have; nil for any number.
    public var sizeLimit: Int?
    /// The most entries; nil for any number.
    public var entryLimit: Int?

    /// Figures; see the properties.
    public init(entries: Int, bytes: Int, expired: Int = 0, sizeLimit: Int? = nil, entryLimit: Int? = nil) {
        self.entries = entries
        self.bytes = bytes
        self.expired = expired
        self.sizeLimit = sizeLimit
        self.entryLimit = entryLimit
    }
}
