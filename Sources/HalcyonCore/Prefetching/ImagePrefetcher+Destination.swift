extension ImagePrefetcher {
    /// How far items are brought.
    public enum Destination: Sendable, Hashable {
        /// Loaded, decoded and processed, into the memory cache; their bytes go to the disk cache as with every load.
        case memory
        /// Their bytes into the disk cache; nothing is decoded, and what the disk cache has fresh is not transferred again.
        /// A pipeline without a disk cache has nowhere to keep them.
        ///
        /// An item has ended when its bytes are on their way to the disk, where the pipeline finds them from then on;
        /// ``ImagePipeline/flush()`` waits until they have arrived.
        case disk
    }
}
