public import HalcyonCore

extension DiskCache {
    /// What a listing tells of an entry.
    public typealias Item = DataCacheItem
}
