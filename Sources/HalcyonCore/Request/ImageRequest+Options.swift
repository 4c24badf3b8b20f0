import Foundation
import HTTPTypes

extension ImageRequest {
    /// What else can be asked for. Each stands on a request as if it were its own (`request.retry = .never`), and in
    /// ``ImagePipeline/Configuration/defaults`` for all requests that say nothing about it.
    public struct Options: Sendable {
        /// What is kept in the disk cache of an image that was made smaller or processed.
        public enum Storage: Sendable, Hashable {
            /// The bytes as they came. The default: they serve every size and every chain of processors.
            case original
            /// The finished image, encoded by the ``Options/serializer``, in the place of the bytes. Of an animated image
            /// the bytes are kept all the same, and its frames processed anew.
            case processed
            /// Both.
            case both

            var keepsOriginal: Bool { self != .processed }
            var keepsProcessed: Bool { self != .original }
        }

        /// When an answer is given.
        public enum Delivery: Sendable, Hashable {
            /// As soon as it is there; it is stored behind the caller's back. The default.
            case immediate
            /// Once it is in the disk cache, or could not be stored there. What is in memory is given at once all the same.
            case afterStore
        }

        /// Which images in memory will do for the request beside the very one.
        public enum Precision: Sendable, Hashable {
            /// None: the image has the size that was asked for.
            case exact
            /// A larger one of the same source, or the whole one, where the request has no processors: whoever shows it
            /// makes it smaller anyway.
            case atLeast
        }

        /// How long the bytes count as fresh, in both caches, whatever their server said. Default: what the server says,
        /// and what the pipeline says where it says nothing. Of requests that share a load, the one that began it decides;
        /// so it is with ``retry``.
        public var expiration: CacheExpiration?
        /// Whether each use of what is cached puts its expiry off, where that came from ``expiration`` or the pipeline's
        /// and not from the server. Default: `.none`.
        public var expirationExtension: ExpirationExtension?
        /// How long the finished image stays in memory at most, counted from when it was stored there. Default: what the
        /// memory cache says.
        public var memoryExpiration: CacheExpiration?
        /// Which images in memory will do for the request. Default: `.exact`.
        public var precision: Precision?
        /// Whether and when failed transfers are tried again. Default: what the downloader says.
        public var retry: RetryPolicy?
        /// Changes the HTTP request just before it is sent. Default: what the downloader says, which has none.
        public var modifier: (any RequestModifying)?
        /// Decides on redirects; requests whose handlers differ share no load. Default: what the downloader says, which
        /// follows them all.
        public var redirects: (any RedirectHandling)?
        /// Answers servers that ask who is there. Default: what the downloader says, which has none.
        public var authentication: (any AuthenticationHandling)?
        /// Judges answers by their heads; requests whose validators differ share no load. Default: what the downloader
        /// says, which takes the statuses 200…299.
        public var validator: (any ResponseValidating)?
        /// Sources to be tried, in this order, when the request's own cannot be loaded, decoded or processed. Each has
        /// its own place in the caches. When all fail, the load does with `ImageError.request(.allSourcesFailed)`.
        /// Default: none.
        public var alternatives: [ImageSource]?
        /// What is loaded instead, while the network is to be spared
        /// (``ImagePipeline/Configuration/isNetworkConstrained``) and the request's own source is in no cache. Not for
        /// requests that forbid the network. Default: none.
        public var lowDataSource: ImageSource?
        /// What is kept in the disk cache of an image that was made smaller or processed. Default: `.original`.
        public var storage: Storage?
        /// Writes and reads finished images for the disk cache, where ``storage`` keeps them. Default:
        /// ``FormatSerializer``.
        public var serializer: (any CacheSerializing)?
        /// When an answer is given. Default: `.immediate`.
        public var delivery: Delivery?
        /// Whether what has arrived is shown as previews, where the decoder can do that, and how often: `true`, `false`, or
        /// a policy of one's own. Default: false.
        public var previews: PreviewPolicy?
        /// Which frames of an animated picture are made ready. With `.first` it is a still one, and another image in the
        /// caches than the animated one. `.preloaded` holds the answer until all frames are decoded, unless the image is
        /// in memory already. Default: `.onDemand`.
        public var frames: DecodingOptions.Frames?
        /// Whether the load is shared with others that want the same at the same time: its image, decode, data and
        /// transfer. Default: true.
        public var sharesWork: Bool?
        /// The caches to use in the place of the pipeline's. Default: the pipeline's.
        public var caches: ImageCaches?
        /// Whatever the program wants to find again in its observers. Of those of the pipeline's defaults, the ones are
        /// added whose names the request does not use. Default: nothing.
        public var userInfo: [String: any Sendable]?

        /// Nothing said about anything.
        public init() {}

        /// Whether nothing is said about anything. Looks at all there are by reflection, and so is for once, not for each load.
        var isEmpty: Bool {
            // Every option is an optional: one that holds nothing has no parts.
            Mirror(reflecting: self).children.allSatisfy { Mirror(reflecting: $0.value).children.isEmpty }
        }

        /// These, and `defaults` for what they say nothing about.
        func completed(by defaults: Options) -> Options {
            var all = self
            all.expiration = expiration ?? defaults.expiration
            all.expirationExtension = expirationExtension ?? defaults.expirationExtension
            all.memoryExpiration = memoryExpiration ?? defaults.memoryExpiration
            all.precision = precision ?? defaults.precision
            all.retry = retry ?? defaults.retry
            all.modifier = modifier ?? defaults.modifier
            all.redirects = redirects ?? defaults.redirects
            all.authentication = authentication ?? defaults.authentication
            all.validator = validator ?? defaults.validator
            all.alternatives = alternatives ?? defaults.alternatives
            all.lowDataSource = lowDataSource ?? defaults.lowDataSource
            all.storage = storage ?? defaults.storage
            all.serializer = serializer ?? defaults.serializer
            all.delivery = delivery ?? defaults.delivery
            all.previews = previews ?? defaults.previews
            all.frames = frames ?? defaults.frames
            all.sharesWork = sharesWork ?? defaults.sharesWork
            all.caches = caches ?? defaults.caches
            all.userInfo = (userInfo ?? [:]).merging(defaults.userInfo ?? [:]) { own, _ in own }
            return all
        }
    }
}

extension ImageRequest.Options {
    /// These, with rules that have the same name each time they are asked for it: of a pipeline's defaults it is known that
    /// they are the same for all requests.
    func namingRules() -> Self {
        var named = self
        if let redirects, redirects.identifier != redirects.identifier { named.redirects = NamedRedirects(redirects) }
        if let validator, validator.identifier != validator.identifier { named.validator = NamedValidator(validator) }
        if let modifier, modifier.identifier.isEmpty, modifier.transferName != modifier.transferName {
            named.modifier = RequestModifier { $0 = try await modifier.modified($0) }
        }
        return named
    }
}

private struct NamedRedirects: RedirectHandling {
    let rules: any RedirectHandling
    let identifier: String

    init(_ rules: any RedirectHandling) {
        self.rules = rules
        identifier = rules.identifier
    }

    func request(for redirect: Redirect) async -> HTTPRequest? { await rules.request(for: redirect) }
}

private struct NamedValidator: ResponseValidating {
    let rules: any ResponseValidating
    let identifier: String

    init(_ rules: any ResponseValidating) {
        self.rules = rules
        identifier = rules.identifier
    }

    func validate(_ response: HTTPResponse, for request: HTTPRequest) throws(ImageError) {
        try rules.validate(response, for: request)
    }
}
