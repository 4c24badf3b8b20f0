extension ImagePipeline {
    /// Both caches of a pipeline, by request. What is still on its way to the disk counts as stored.
    public struct Cache: Sendable {
        private let pipeline: ImagePipeline

        fileprivate init(_ pipeline: ImagePipeline) { self.pipeline = pipeline }

        /// Removes a request's finished image from memory and its source's bytes from the disk cache; other sizes and
        /// chains of processors that are in memory stay there.
        public func remove(for request: ImageRequest) async {
            pipeline.imageCache.remove(for: request.imageKey)
            await pipeline.dataCache?.remove(for: request.loadIdentity.sourceKey)
        }

        /// Empties both caches.
        ///
        /// - Throws: `ImageError.cache` when not all could be removed from the disk cache.
        public func removeAll() async throws(ImageError) {
            pipeline.imageCache.removeAll()
            try await pipeline.dataCache?.removeAll()
        }

        /// Whether the disk cache has the bytes of a request's source, fresh or stale. Counts as a use of them.
        public func hasData(for request: ImageRequest) async -> Bool {
            await pipeline.dataCache?.entry(for: request.loadIdentity.sourceKey) != nil
        }
    }

    /// The caches, to look after them. Going past this to the disk cache itself misses what is still on its way there.
    public var cache: Cache { Cache(self) }
}
