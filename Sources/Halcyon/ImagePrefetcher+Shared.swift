public import HalcyonCore

extension ImagePrefetcher {
    /// A prefetcher of ``ImagePipeline/shared``, as that is now.
    ///
    /// - Parameters:
    ///   - destination: Where the images go. Default: `.memory`.
    ///   - width: How many load at a time. Default: 2.
    ///   - priority: How urgent they are. Default: `.low`.
    public convenience init(
        destination: Destination = .memory, width: Int = 2, priority: ImageRequest.Priority = .low
    ) {
        self.init(pipeline: .shared, destination: destination, width: width, priority: priority)
    }
}
