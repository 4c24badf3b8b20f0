extension ImagePrefetcher {
    /// The end of one item of a batch.
    public struct Result: Sendable {
        /// What was asked for.
        public let request: ImageRequest
        /// Its place among the requests of its batch, from 0.
        public let index: Int
        /// How it ended.
        public let outcome: Outcome
    }
}
