extension ImageDownloader {
    /// The parts that a downloader is made of, and its numbers.
    public struct Configuration: Sendable {
        /// Makes the transfers; nil (the default) fails every download with `.request(.noLoader)`.
        public var loader: (any DataLoading)?
        /// The most transfers at a time. Default: 8.
        public var maximumTransfers: Int
        /// The most of them to one host and port. Default: 6.
        public var maximumTransfersPerHost: Int
        /// When starts wait because many transfers are given up; nil for never. Default: see ``StartRate``.
        public var startRate: StartRate?
        /// The most bytes of one body. Default: 256 MiB.
        public var maximumDataBytes: Int
        /// The most bytes that are kept of bodies whose transfers ended early, to go on there; one takes at most half of
        /// it. Default: 32 MiB; 0 for none.
        public var resumableBytesLimit: Int
        /// From so many bytes on that were loaded for images and wait for a decoder, no load starts that is less urgent than
        /// `.high`, and from twice as many on none: a network that is faster than the decoders must not fill memory.
        /// Default: 32 MiB.
        public var maximumWaitingBytes: Int
        /// Whether and when to try again. Default: ``RetryPolicy/standard``.
        public var retry: RetryPolicy
        /// Changes requests before they are sent. Default: nil.
        public var modifier: (any RequestModifying)?
        /// Decides on redirects. Default: nil, all are followed within the loader's limits.
        public var redirects: (any RedirectHandling)?
        /// Answers servers that ask who is there. Default: nil, their answer (status 401) goes to the validator.
        public var authentication: (any AuthenticationHandling)?
        /// Judges answers before their bodies are read. Default: a ``ResponseValidator``, which lets the statuses
        /// 200…299 pass.
        public var validator: any ResponseValidating
        /// Whether downloads of the same at the same time share one transfer. Default: true.
        public var sharesTransfers: Bool
        /// Tells the time: waits, time limits. Default: the system's.
        public var clock: any Timekeeping
        /// Hears what becomes of each transfer, at once and in order, on whatever thread it happens: to be left quickly.
        /// Default: nil.
        public var onEvent: (@Sendable (Event) -> Void)?
        /// From 0 to 1: the part of a wait that is left to chance.
        var chance: @Sendable () -> Double = { Double.random(in: 0...1) }

        /// A downloader over a loader; see the properties.
        public init(loader: (any DataLoading)? = nil) {
            self.loader = loader
            maximumTransfers = 8
            maximumTransfersPerHost = 6
            startRate = StartRate()
            maximumDataBytes = 256 << 20
            resumableBytesLimit = 32 << 20
            maximumWaitingBytes = 32 << 20
            retry = .standard
            validator = ResponseValidator()
            sharesTransfers = true
            clock = SystemClock()
        }
    }
}
