extension ImagePrefetcher.Batch {
    /// The results of a batch in the order of ending: all of them for every reader, however late, and then the end.
    ///
    /// Nothing is buffered for a slow reader, as the batch keeps its results anyway. A reader whose task is cancelled comes to
    /// the end once it would have to wait; the batch goes on.
    public struct Results: AsyncSequence, Sendable {
        /// One result.
        public typealias Element = ImagePrefetcher.Result
        /// None: a failed item is a result.
        public typealias Failure = Never

        /// One reader's place.
        public struct Iterator: AsyncIteratorProtocol {
            private let batch: ImagePrefetcher.Batch
            private var place = 0

            fileprivate init(_ batch: ImagePrefetcher.Batch) { self.batch = batch }

            /// The next result; nil after the last one, or when the calling task is cancelled.
            public mutating func next() async -> ImagePrefetcher.Result? {
                guard let result = await batch.result(at: place) else { return nil }
                place += 1
                return result
            }
        }

        private let batch: ImagePrefetcher.Batch

        init(_ batch: ImagePrefetcher.Batch) { self.batch = batch }

        /// A reader that begins with the first result.
        public func makeAsyncIterator() -> Iterator { Iterator(batch) }
    }
}
