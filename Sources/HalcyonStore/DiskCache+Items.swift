public import HalcyonCore

extension DiskCache {
    /// All entries of a cache, one after another, read from the index a few hundred at a time; see
    /// ``DiskCache/allEntries``.
    public struct Items: AsyncSequence, Sendable {
        /// What the listing tells of an entry.
        public typealias Element = Item
        /// What it throws.
        public typealias Failure = ImageError
        let cache: DiskCache

        /// Begins.
        public func makeAsyncIterator() -> Iterator { Iterator(cache: cache) }

        /// Goes through the entries.
        public struct Iterator: AsyncIteratorProtocol {
            let cache: DiskCache
            private var page: ArraySlice<Item> = []
            private var last: Int64?
            private var isAtEnd = false

            init(cache: DiskCache) { self.cache = cache }

            /// The next entry; nil after the last.
            ///
            /// - Throws: `ImageError.cache` when the index cannot be read; `.cancelled`.
            public mutating func next(isolation actor: isolated (any Actor)? = #isolation) async throws(ImageError)
                -> Item?
            {
                while page.isEmpty {
                    if isAtEnd { return nil }
                    let (items, end) = try await cache.page(after: last)
                    page = items[...]
                    last = end
                    isAtEnd = end == nil
                }
                return page.popFirst()
            }

            /// The next entry; nil after the last.
            public mutating func next() async throws(ImageError) -> Item? { try await next(isolation: nil) }
        }
    }

    /// All entries in no order, for those who go through a large cache: each once, one that is stored or removed
    /// meanwhile perhaps. ``entries(limit:offset:)`` has an order, and counts through it anew for each page.
    public var allEntries: Items { Items(cache: self) }

    fileprivate func page(after last: Int64?) async throws(ImageError) -> ([Item], last: Int64?) {
        try await run { store throws(ImageError) in try store.itemPage(after: last) }
    }
}
