import Foundation
public import HTTPTypes
public import Logging

extension ImagePipeline {
    /// The parts that a pipeline is made of, its numbers, and what it adds to requests.
    public struct Configuration: Sendable {
        /// Makes the transfers, and says how many, how often and within which limits. Default: a downloader's own.
        public var downloads: ImageDownloader.Configuration
        /// Makes the transfers in the place of a downloader made of ``downloads``: for several pipelines that are to
        /// share transfers and limits. Of ``downloads``, only ``clock``, ``maximumDataBytes`` (for files and
        /// providers) and ``allowedSchemes`` (but for redirects) then count. Default: nil.
        public var downloader: ImageDownloader?
        /// Keeps bytes; nil (the default) for none.
        public var dataCache: (any DataCaching)?
        /// Keeps decoded images; nil for none. Default: a cache of its own.
        public var imageCache: ImageCache?
        /// Whether the memory cache gives way when the system is short of memory: that of ``ImagePipeline/shared``, of
        /// pipelines that views use, and where ``ImagePipeline/followSystemMemory()`` is called. Default: true.
        public var followsSystemMemory = true
        /// Decode. The last is asked first. Default: none.
        public var decoders: [any ImageDecoding]
        /// Encode finished images for the disk cache, for requests whose ``ImageRequest/Options/storage`` keeps them:
        /// without an encoder none are kept. The last is asked first. Default: none.
        public var encoders: [any ImageEncoding]
        /// The most decodes and processings at a time. Default: the number of processors.
        public var maximumDecodes: Int
        /// Bounds for hostile files. Default: see ``DecodingLimits``.
        public var decodingLimits: DecodingLimits
        /// The most bytes that the held frames of one animated image may take: its ``AnimatedFrames/memoryLimit``, in the
        /// place of the decoder's. Default: nil, as the decoder says, which is 16 MiB for those of Halcyon.
        public var animationMemoryLimit: Int?
        /// Which rules say how long cached bytes are fresh. Default: `.images`.
        public var freshness: FreshnessRules
        /// How long cached bytes count as fresh, where neither the request nor, by the rules of ``freshness``, their server
        /// says. Default: 7 days.
        public var expiration: CacheExpiration
        /// Whether the pipeline answers with a stale image at once and confirms it in the background, if the server allows
        /// that (`stale-while-revalidate`, RFC 5861). A program that ends as soon as it has its answers would end before
        /// the confirmation, and answer with the same old image in each run: it should set this to false, so that a stale
        /// image is confirmed first. Default: true.
        public var confirmsBehind = true
        /// Seconds after which a load goes on without a disk cache that does not answer: as if it had nothing. Once several
        /// such calls have not returned, loads do not ask that cache, but for one now and then: when the cache answers that,
        /// all loads use it again. `.infinity` or NaN for any time; less than 0 is as 0. Default: 3.
        public var diskTimeout = 3.0
        /// What requests are taken to say that do not say it themselves. Default: nothing.
        public var defaults: ImageRequest.Options
        /// Which caches requests use, and when the network, that do not say so themselves. Default: all of them.
        public var cachePolicy: CachePolicy
        /// Sent with each HTTP request that has no such field itself, and part of its identity. Default: none.
        public var headerFields: HTTPFields
        /// Names remote images in the caches that have no ``ImageRequest/cacheKey``. Default: nil, their URLs do.
        public var keyMapper: CacheKeyMapper?
        /// Whether the network is to be spared now: requests with a low-data source then load that. Asked at the start
        /// of such loads. Default: never.
        public var isNetworkConstrained: @Sendable () -> Bool
        /// Watches. Default: nil.
        public var observer: (any PipelineObserving)?
        /// Hears of what went wrong without failing a load. Default: the label `"halcyon"`.
        public var logger: Logger
        /// Tells the time: the age of cached bytes, waits, time limits. Default: the machine's.
        public var clock: any Timekeeping {
            get { downloads.clock }
            set { downloads.clock = newValue }
        }

        /// Makes network transfers; nil (the default) for none.
        public var dataLoader: (any DataLoading)? {
            get { downloads.loader }
            set { downloads.loader = newValue }
        }

        /// The most transfers at a time; those of HTTP/2 that share a connection count as one
        /// (``ImageDownloader/Configuration/maximumStreamsPerHost``). Default: 64.
        public var maximumTransfers: Int {
            get { downloads.maximumTransfers }
            set { downloads.maximumTransfers = newValue }
        }

        /// The most bytes of one source. Default: 256 MiB.
        public var maximumDataBytes: Int {
            get { downloads.maximumDataBytes }
            set { downloads.maximumDataBytes = newValue }
        }

        /// The URL schemes that are loaded, in lower case: of sources, alternatives and low-data sources, of providers that
        /// read files or `data:` URLs, and of redirects. Another scheme fails with `ImageError.request(.schemeNotAllowed)`,
        /// and as a redirect with `ImageError.response(.redirectRefused)`. What is in memory is not asked about. Default:
        /// nil, for all that a loader, a file or a provider serves.
        public var allowedSchemes: Set<String>? {
            get { downloads.allowedSchemes }
            set { downloads.allowedSchemes = newValue }
        }

        /// The maximum length of an `http` or `https` URL in bytes. A longer one fails with
        /// `ImageError.request(.urlTooLong)`; of redirects, the loader has a limit of its own. Default: 64 KiB.
        public var maximumURLBytes: Int {
            get { downloads.maximumURLBytes }
            set { downloads.maximumURLBytes = newValue }
        }

        /// The maximum length of a `data:` URL, as text. A longer one fails with `ImageError.request(.tooLarge)` before it is
        /// decoded. Default: no limit but ``maximumDataBytes``.
        public var maximumDataURLBytes = Int.max

        /// From so many bytes on that were loaded for images and wait for a decoder, no load starts that is less urgent than
        /// `.high`, and from twice as many on none. A body counts once, in however many sizes it is wanted. Default: 32 MiB.
        public var maximumWaitingBytes: Int {
            get { downloads.maximumWaitingBytes }
            set { downloads.maximumWaitingBytes = newValue }
        }

        /// A pipeline of the given parts.
        public init(
            dataLoader: (any DataLoading)? = nil, dataCache: (any DataCaching)? = nil,
            imageCache: ImageCache? = ImageCache(), decoders: [any ImageDecoding] = [],
            encoders: [any ImageEncoding] = []
        ) {
            downloads = ImageDownloader.Configuration(loader: dataLoader)
            self.dataCache = dataCache
            self.imageCache = imageCache
            self.decoders = decoders
            self.encoders = encoders
            maximumDecodes = ProcessInfo.processInfo.activeProcessorCount
            decodingLimits = DecodingLimits()
            freshness = .images
            expiration = .days(7)
            defaults = ImageRequest.Options()
            cachePolicy = CachePolicy()
            headerFields = HTTPFields()
            isNetworkConstrained = { false }
            logger = Logger(label: "halcyon")
        }
    }
}
