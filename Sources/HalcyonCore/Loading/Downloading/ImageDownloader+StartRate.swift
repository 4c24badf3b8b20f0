extension ImageDownloader {
    /// How many transfers may be given up soon after their start before further ones wait.
    ///
    /// A list that is flung starts transfers only to cancel them; each costs a connection and the server's work. So
    /// each transfer that is cancelled before its end fills a leaky bucket, and while that is over its brim, downloads
    /// below priority `.high` wait for their start. Without cancellations nothing is ever delayed, however many start:
    /// unlike the token bucket of Nuke's `RateLimiter`, from which the idea comes, which counts starts.
    public struct StartRate: Sendable, Hashable {
        /// The brim: how many may be cancelled at once. Default: 16.
        public var burst: Int
        /// How many leak away in a second. Default: 32.
        public var perSecond: Double

        /// A limit; see the properties.
        public init(burst: Int = 16, perSecond: Double = 32) {
            self.burst = burst
            self.perSecond = perSecond
        }
    }
}
