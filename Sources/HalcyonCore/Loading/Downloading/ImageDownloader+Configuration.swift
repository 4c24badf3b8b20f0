extension ImageDownloader {
    /// The parts that a downloader is made of, and its numbers.
    public struct Configuration: Sendable {
        /// Makes the transfers; nil (the default) fails every download with `.request(.noLoader)`.
        public var loader: (any DataLoading)?
        /// The most transfers at a time. All those to one host that share a connection (``maximumStreamsPerHost``) count as one.
        /// Default: 64; values below 1 count as 1.
        public var maximumTransfers: Int {
            get { chosenTotal ?? 64 }
            set { chosenTotal = newValue }
        }
        /// The most of them to one host and port. Default: 6, as in browsers; values below 1 count as 1.
        public var maximumTransfersPerHost: Int {
            get { chosenPerHost ?? 6 }
            set { chosenPerHost = newValue }
        }
        /// The most transfers to one host and port while they share a connection, as those of HTTP/2 do. Default: 100, what
        /// servers allow (RFC 9113, section 6.5.2), or what ``maximumTransfersPerHost`` is set to, if it is; and not more than
        /// ``maximumTransfers`` is set to.
        ///
        /// A host counts as one of HTTP/1.1 until an answer has told (`TransferMetrics.networkProtocol`). Its transfers are
        /// also bounded by how many bodies of its usual size fit into ``maximumWaitingBytes``, down to
        /// ``maximumTransfersPerHost``: all of them arrive at the same time. If this is not more than
        /// ``maximumTransfersPerHost``, then each transfer counts, over whatever connection.
        public var maximumStreamsPerHost: Int {
            get { chosenStreams ?? min(chosenPerHost ?? 100, chosenTotal ?? .max) }
            set { chosenStreams = newValue }
        }
        private var chosenTotal: Int?
        private var chosenPerHost: Int?
        private var chosenStreams: Int?
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
        /// The URL schemes that are downloaded, in lower case, redirects included: `["https"]` refuses what is not encrypted.
        /// Another scheme fails with `ImageError.request(.schemeNotAllowed)`, and as a redirect with
        /// `ImageError.response(.redirectRefused)`. Default: nil, for `http` and `https`.
        public var allowedSchemes: Set<String>?
        /// The maximum length of an `http` or `https` URL in bytes. A longer one fails with
        /// `ImageError.request(.urlTooLong)`; of redirects, the loader has a limit of its own. Default: 64 KiB.
        public var maximumURLBytes = 64 << 10
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
