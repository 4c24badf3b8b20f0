extension ImagePrefetcher {
    /// How one item has ended.
    public enum Outcome: Sendable, Hashable {
        /// It was brought to the destination; from where. A load that somebody else had begun counts as well.
        case loaded(ResponseSource)
        /// It was there already: in memory, or for the disk in the disk cache (also where its server had to confirm it).
        case skipped
        /// It could not be loaded, and why.
        case failed(ImageError)
        /// It was stopped, or the prefetcher was let go of, before it ended.
        case stopped
    }
}
