import Foundation

extension ImageRequest {
    /// Further settings of a request. Each can be set on a request directly (`request.retry = .never`), and in
    /// ``ImagePipeline/Configuration/defaults`` for all requests that do not set it.
    public struct Options: Sendable, TransferConfigurable {
        /// What the disk cache keeps of an image that was resized or processed.
        public enum Storage: Sendable, Hashable {
            /// The bytes as received. The default: they serve every size and every chain of processors.
            case original
            /// The finished image, encoded by the ``Options/serializer``, instead of the bytes. For an animated image
            /// the bytes are kept anyway, and its frames are processed again. The bytes of a local file are never kept.
            case processed
            /// Both.
            case both

            var keepsOriginal: Bool { self != .processed }
            var keepsProcessed: Bool { self != .original }
        }

        /// When an answer is delivered.
        public enum Delivery: Sendable, Hashable {
            /// As soon as it is available; it is stored in the background. The default.
            case immediate
            /// Once it is in the disk cache, or could not be stored there. An image in memory is still delivered at
            /// once.
            case afterStore
        }

        /// Which images in memory satisfy the request besides the exact one.
        public enum Precision: Sendable, Hashable {
            /// None: the image has the requested size.
            case exact
            /// A larger one of the same source, or the whole one, if the request has no processors: the view scales it
            /// down anyway.
            case atLeast
        }

        /// How long the bytes count as fresh, in both caches, whatever their server said. Default: what the server
        /// says, or the pipeline's setting if it says nothing. Among requests that share a load, the one that started
        /// it decides; the same holds for ``expirationExtension``, ``memoryExpiration`` and ``retry``.
        public var expiration: CacheExpiration?
        /// Whether each use of a cached entry extends its expiry, if that came from ``expiration`` or the pipeline and
        /// not from the server. Default: `.none`.
        public var expirationExtension: ExpirationExtension?
        /// How long the finished image stays in memory at most, counted from when it was stored. Default: the memory
        /// cache's setting.
        public var memoryExpiration: CacheExpiration?
        /// Which images in memory satisfy the request. Default: `.exact`.
        public var precision: Precision?
        /// Retries, the modifier, redirects, authentication and the validator of transfers. Each can be set directly:
        /// `retry` and so on. Default: none set, which leaves them to the downloader's configuration.
        public var transfer = TransferOptions()
        /// Sources to try, in this order, if the request's own cannot be loaded, decoded or processed. Each has its own
        /// place in the caches. If all fail, the load fails with `ImageError.request(.allSourcesFailed)`. Default:
        /// none.
        public var alternatives: [ImageSource]?
        /// The source to load instead while the network is constrained
        /// (``ImagePipeline/Configuration/isNetworkConstrained``) and the request's own source is in no cache. Ignored
        /// for requests that forbid the network. Default: none.
        public var lowDataSource: ImageSource?
        /// What the disk cache keeps of an image that was resized or processed. Default: `.original`.
        public var storage: Storage?
        /// Writes and reads finished images for the disk cache, if ``storage`` keeps them. Default:
        /// ``FormatSerializer``.
        public var serializer: (any CacheSerializing)?
        /// When an answer is delivered. Default: `.immediate`.
        public var delivery: Delivery?
        /// Whether, and how often, partial data is shown as previews, if the decoder supports that: `true`, `false`, or
        /// a policy of your own. Default: false.
        public var previews: PreviewPolicy?
        /// Which frames of an animated picture are prepared. With `.first` it is a still image, which the caches keep
        /// apart from the animated one. `.preloaded` delays the answer until all frames are decoded, unless the image
        /// is already in memory. Default: `.onDemand`.
        public var frames: DecodingOptions.Frames?
        /// Whether the load is shared with others that want the same at the same time: its image, decode, data and
        /// transfer. Default: true.
        public var sharesWork: Bool?
        /// The caches to use instead of the pipeline's. Default: the pipeline's.
        public var caches: CacheSet?
        /// The ThumbHash of the image, if the program knows it already: from the server's JSON, for example. Views that
        /// show ThumbHashes (``DisplayOptions/showsThumbHash``) use it instead of the pipeline's own. Default: nil.
        public var thumbHash: ThumbHash?
        /// Arbitrary values for the program's own observers. Values from the pipeline's defaults are added under the
        /// names that the request does not use. Default: nothing.
        public var userInfo: [String: any Sendable]?

        /// Creates options that set nothing.
        public init() {}

        /// Whether no option is set.
        var isEmpty: Bool {
            let setsSource = alternatives != nil || lowDataSource != nil || sharesWork != nil || !transfer.isEmpty
            let setsCaches = caches != nil || storage != nil || serializer != nil || delivery != nil
            let setsTimes = expiration != nil || expirationExtension != nil || memoryExpiration != nil
            let setsImage = precision != nil || previews != nil || frames != nil || thumbHash != nil
            return !(setsSource || setsCaches || setsTimes || setsImage || userInfo != nil)
        }

        /// Returns these options, completed with `defaults` for those that are not set.
        func completed(by defaults: Options) -> Options {
            var all = self
            all.expiration = expiration ?? defaults.expiration
            all.expirationExtension = expirationExtension ?? defaults.expirationExtension
            all.memoryExpiration = memoryExpiration ?? defaults.memoryExpiration
            all.precision = precision ?? defaults.precision
            all.transfer = transfer.completed(by: defaults.transfer)
            all.alternatives = alternatives ?? defaults.alternatives
            all.lowDataSource = lowDataSource ?? defaults.lowDataSource
            all.storage = storage ?? defaults.storage
            all.serializer = serializer ?? defaults.serializer
            all.delivery = delivery ?? defaults.delivery
            all.previews = previews ?? defaults.previews
            all.frames = frames ?? defaults.frames
            all.sharesWork = sharesWork ?? defaults.sharesWork
            all.caches = caches ?? defaults.caches
            all.thumbHash = thumbHash ?? defaults.thumbHash
            all.userInfo = (userInfo ?? [:]).merging(defaults.userInfo ?? [:]) { own, _ in own }
            return all
        }
    }
}
