public import Foundation
public import HTTPTypes
public import Logging

extension ImagePipeline {
    /// The parts of a pipeline, its limits, and its defaults for requests.
    public struct Configuration: Sendable {
        /// The configuration of the downloader: loader, concurrency, retries and limits. Default: the downloader's own.
        public var downloads: ImageDownloader.Configuration
        /// The downloader to use instead of one made from ``downloads``, so that several pipelines can share transfers
        /// and limits. Of ``downloads``, only ``clock``, ``maximumDataBytes`` (for files and providers),
        /// ``allowedSchemes`` and ``maximumURLBytes`` (both except for redirects) then apply. Default: nil.
        public var downloader: ImageDownloader?
        /// The cache of bytes; nil (the default) for none.
        public var dataCache: (any DataCaching)?
        /// A cache of its own for the bytes of sources, such as one with another limit: ``dataCache`` then keeps only
        /// finished images (``ImageRequest/Options/storage``). Look-ups, removals and statistics concern both. Use
        /// another object, and another folder, than for ``dataCache``. Default: nil, which keeps both there.
        public var originalCache: (any DataCaching)?
        /// The cache of decoded images; nil for none. Default: a new cache.
        public var imageCache: ImageCache?
        /// The file with the pictures that views showed last, for the next launch. Not used by pipelines with a
        /// ``willDecode`` or a ``willStore``, nor for the caches of single requests. Default: nil, none; in the
        /// standard configuration of `Halcyon`, a file of the program in the folder of the disk cache.
        public var launchSnapshot: LaunchSnapshot?
        /// Whether the memory cache shrinks when the system is short of memory. This applies to
        /// ``ImagePipeline/shared``, to pipelines that views use, and after ``ImagePipeline/followSystemMemory()``.
        /// Default: true.
        public var followsSystemMemory = true
        /// Image decoders, tried last to first. Default: none.
        public var decoders: [any ImageDecoding]
        /// Image encoders, tried last to first. They write finished images for the disk cache, for requests whose
        /// ``ImageRequest/Options/storage`` keeps them: without an encoder none are kept. Default: none.
        public var encoders: [any ImageEncoding]
        /// The maximum number of concurrent decoding and processing steps. Default: the number of processors.
        public var maximumDecodes: Int
        /// Limits that protect against hostile files. Default: see ``DecodingLimits``.
        public var decodingLimits: DecodingLimits
        /// The maximum number of bytes for the decoded frames that one animated image holds: its
        /// ``AnimatedFrames/memoryLimit``, instead of the decoder's. Default: nil, the decoder's limit, which is 16 MiB
        /// for Halcyon's decoders.
        public var animationMemoryLimit: Int?
        /// The rules that decide how long cached bytes are fresh. Default: `.images`.
        public var freshness: CacheFreshness
        /// How long cached bytes count as fresh if neither the request nor, by the rules of ``freshness``, their server
        /// says. Default: 7 days.
        public var expiration: CacheExpiration
        /// Whether the pipeline answers with a stale image at once and revalidates it in the background, if the server
        /// allows that (`stale-while-revalidate`, RFC 5861). A program that exits as soon as it has its answers would
        /// exit before the revalidation, and get the same old image in each run: it should set this to false, so that a
        /// stale image is revalidated first. Default: true.
        public var revalidatesInBackground = true
        /// The number of seconds for which a status 404 or 410 is remembered, in memory, if its server does not say how
        /// long it is valid; at most an hour. Meanwhile its URL is not requested again, except with a network policy of
        /// `.reload` or `.revalidate`, and what the caches have of it is removed. Not with the freshness `.strict` or
        /// `.expirationOnly`. Negative values and NaN count as 0. Default: 0, so that only those are remembered whose
        /// server says so.
        public var notFoundLifetime: TimeInterval = 0
        /// The number of seconds after which a load continues without a disk cache that does not respond, as if it were
        /// empty. Once several such calls have not returned, loads skip that cache, except for an occasional probe;
        /// when the cache answers one, all loads use it again. `.infinity` and NaN mean no limit; negative values count
        /// as 0. Default: 3.
        public var diskTimeout = 3.0
        /// The options of requests that do not set them. Default: nothing.
        public var defaults: ImageRequest.Options
        /// The size of images whose requests have none, such as plain URLs; views that measure themselves ask for their
        /// own. Default: nil, the whole picture.
        public var defaultTargetSize: TargetSize?
        /// The processors of requests that have none. They become part of these requests, and so of their keys.
        /// Default: none.
        public var defaultProcessors: [any ImageProcessing] = []
        /// The priority of requests that have none, such as plain URLs; prefetchers have their own. Default: `.normal`.
        public var defaultPriority = LoadPriority.normal
        /// The largest size of pictures that are wanted whole: a larger one is scaled down to fit while it is decoded,
        /// instead of taking the memory of the whole or failing when it is shown as a texture. Requests with a size of
        /// their own are not affected, and ``decodingLimits`` still refuse what exceeds them. Give pipelines that share
        /// a memory cache the same size. In pixels; sides below 1 count as 1. Default: nil, no limit.
        public var maximumImageSize: PixelSize?
        /// Code around each load of an image, the first outermost; see ``ImageInterceptor``. Default: none.
        public var interceptors: [ImageInterceptor] = []
        /// Code around each load of bytes, the first outermost; see ``DataInterceptor``. Default: none.
        public var dataInterceptors: [DataInterceptor] = []
        /// Changes the bytes of a source before they are decoded, such as to decrypt them; called on a thread for
        /// decodes. Caches keep the bytes as they were loaded, and requests for bytes get those. No previews are made.
        /// An error fails the load with `ImageError.processing(.failed)`, unless it is an `ImageError` itself. Default:
        /// nil.
        public var willDecode: (@Sendable (Data, ImageRequest) throws -> Data)?
        /// Decides what the disk cache stores of what a load has brought: the bytes of a source, or a finished image as
        /// the bytes of a file. Returns these bytes, or others to store in their place, which later loads from the disk
        /// then get, such as smaller ones; nil or no bytes store nothing. Called after the rules of HTTP, on any
        /// thread. What the program stores by hand is not asked about. Default: nil, which stores everything.
        public var willStore: (@Sendable (DataCacheEntry, ImageRequest) -> Data?)?
        /// Which caches are used, and when the network is, for requests that do not say so. Default: all of them.
        public var cachePolicy: CachePolicy
        /// Header fields added to each HTTP request that does not have them, and to its identity. Default: none.
        public var headerFields: HTTPFields
        /// Names the source of a request that has no ``ImageRequest/cacheKey``, such as by its
        /// ``ImageRequest/Options/userInfo``; nil or an empty text leaves that to ``keyMapper``. Called on any thread,
        /// once for each request until that changes. Default: nil.
        public var cacheKey: (@Sendable (ImageRequest) -> String?)?
        /// Derives cache keys for remote images that have no ``ImageRequest/cacheKey``. Default: nil, which uses their
        /// URLs.
        public var keyMapper: CacheKeyMapper?
        /// Whether network use is constrained now: requests with a low-data source then load that. Called at the start
        /// of such loads. Default: never.
        public var isNetworkConstrained: @Sendable () -> Bool
        /// Receives pipeline events. Default: nil.
        public var observer: (any PipelineObserving)?
        /// Logs problems that don't fail a load. Default: the label `"halcyon"`.
        public var logger: Logger
        /// The clock for the age of cached bytes, waits and time limits. Default: the system's.
        public var clock: any PipelineClock {
            get { downloads.clock }
            set { downloads.clock = newValue }
        }

        /// The loader for network transfers; nil (the default) for none.
        public var dataLoader: (any DataLoading)? {
            get { downloads.loader }
            set { downloads.loader = newValue }
        }

        /// The maximum number of concurrent transfers; those that share an HTTP/2 connection count as one
        /// (``ImageDownloader/Configuration/maximumStreamsPerHost``). Default: 64.
        public var maximumTransfers: Int {
            get { downloads.maximumTransfers }
            set { downloads.maximumTransfers = newValue }
        }

        /// The maximum number of bytes of one source. Default: 256 MiB.
        public var maximumDataBytes: Int {
            get { downloads.maximumDataBytes }
            set { downloads.maximumDataBytes = newValue }
        }

        /// The allowed URL schemes, in lower case: of sources, alternatives and low-data sources, of providers that
        /// read files or `data:` URLs, and of redirects. Another scheme fails with
        /// `ImageError.request(.schemeNotAllowed)`, and as a redirect with `ImageError.response(.redirectRefused)`.
        /// Images in memory are not checked. Default: nil, which allows all that a loader, a file or a provider serves.
        public var allowedSchemes: Set<String>? {
            get { downloads.allowedSchemes }
            set { downloads.allowedSchemes = newValue }
        }

        /// The maximum length of an `http` or `https` URL in bytes. A longer one fails with
        /// `ImageError.request(.urlTooLong)`; for redirects, the loader has its own limit. Default: 64 KiB.
        public var maximumURLBytes: Int {
            get { downloads.maximumURLBytes }
            set { downloads.maximumURLBytes = newValue }
        }

        /// The maximum length of a `data:` URL in bytes, before it is decoded. A longer one fails with
        /// `ImageError.request(.tooLarge)`. Default: no limit except ``maximumDataBytes``.
        public var maximumDataURLBytes = Int.max

        /// The number of bytes loaded for images and waiting for a decoder from which loads below priority `.high` do
        /// not start; from twice this number on, no load starts. A body counts once, in however many sizes it is
        /// wanted. Default: 8 MiB.
        public var maximumWaitingBytes: Int {
            get { downloads.maximumWaitingBytes }
            set { downloads.maximumWaitingBytes = newValue }
        }

        /// Creates a configuration of the given parts.
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
