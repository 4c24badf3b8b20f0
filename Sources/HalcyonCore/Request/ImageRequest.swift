public import Foundation
public import HTTPTypes

/// Describes an image to load, and how to load it.
///
/// ```swift
/// var request = ImageRequest("https://example.org/cat.jpg")
/// request.targetSize = TargetSize(width: 200, height: 200, mode: .fill)
/// let cat = try await pipeline.image(for: request)
/// ```
///
/// Less common settings are in ``Options``, and can be set on the request itself: `request.retry = .never`.
@dynamicMemberLookup
public struct ImageRequest: Sendable {
    private final class RareOptions: Sendable {
        let options: Options
        init(_ options: Options) { self.options = options }
    }

    /// Where the bytes come from.
    public var source: ImageSource {
        get { identity.source }
        set { identity = RequestIdentity(newValue.normalized) }
    }
    /// The wanted size, in pixels; nil (the default) for the whole picture. The decoder decodes at that size if it can.
    public var targetSize: TargetSize? { didSet { identity = RequestIdentity(changing: identity) } }
    /// Steps applied to the decoded picture, first to last. Default: none. A ``ImageProcessors/Composition`` is
    /// expanded into its steps, which chains with the same beginning share one by one.
    public var processors: [any ImageProcessing] {
        didSet {
            processors = processors.flattened
            identity = RequestIdentity(changing: identity)
        }
    }
    /// The name of the source in the caches, used instead of its URL: for URLs that are signed on each use. An empty
    /// text becomes nil. Default: nil.
    public var cacheKey: String? {
        didSet {
            if cacheKey?.isEmpty == true { cacheKey = nil }
            identity = RequestIdentity(changing: identity)
        }
    }
    /// How urgently the image is wanted. Default: the pipeline's, which is `.normal` unless changed; see
    /// ``ImagePipeline/Configuration/defaultPriority``.
    public var priority: LoadPriority {
        get { ownPriority ?? .normal }
        set { ownPriority = newValue }
    }
    /// The priority that was set; nil for the pipeline's.
    var ownPriority: LoadPriority?
    /// Which caches are used, and when the network is. Default: all of them, unless the pipeline has another default.
    public var cachePolicy: CachePolicy

    /// What a request is made for.
    enum Purpose: Sendable {
        case any
        /// For a view, which shows the image at a size that it has measured itself.
        case view
        /// To have the image ready in case it is wanted: it may never be.
        case prefetching
    }

    /// Stored separately, because requests are copied often, and most set no options.
    private var rareOptions: RareOptions?
    /// The source, and the keys that follow from it and the rest.
    var identity: RequestIdentity
    /// The provider that makes this request for its own bytes; nil if none does. Set by the pipeline that runs the
    /// request.
    var askingProvider: ProviderTurn?
    /// The request's purpose; not part of any identity.
    var purpose = Purpose.any
    /// Whether the result is always written to the disk cache, even if the write queue is full: the caller waits for
    /// room.
    var isKeptForCertain = false
    /// Set by the pipeline that runs the request.
    var loadID: LoadID?
    /// Decides what the load may store; nil for sources without versions in any cache. Also set by the pipeline.
    var ticket: SourceLedger.Ticket?

    /// Creates a request for a source.
    public init(
        source: ImageSource, targetSize: TargetSize? = nil, processors: [any ImageProcessing] = [],
        priority: LoadPriority? = nil, cachePolicy: CachePolicy = CachePolicy()
    ) {
        identity = RequestIdentity(source.normalized)
        self.targetSize = targetSize
        self.processors = processors.flattened
        ownPriority = priority
        self.cachePolicy = cachePolicy
    }

    /// Creates a request for a URL: `http`, `https`, `file`, `data`, or another scheme that the pipeline's loader knows
    /// (``DataLoading/schemes``). Any other fails when it is loaded.
    public init(
        _ url: URL, targetSize: TargetSize? = nil, processors: [any ImageProcessing] = [],
        priority: LoadPriority? = nil, cachePolicy: CachePolicy = CachePolicy()
    ) {
        self.init(
            source: ImageSource(url), targetSize: targetSize, processors: processors, priority: priority,
            cachePolicy: cachePolicy
        )
    }

    /// Creates a request for the text of a URL. Invalid text fails when it is loaded, with the reason.
    public init(
        _ string: String, targetSize: TargetSize? = nil, processors: [any ImageProcessing] = [],
        priority: LoadPriority? = nil, cachePolicy: CachePolicy = CachePolicy()
    ) {
        self.init(
            source: ImageSource(string), targetSize: targetSize, processors: processors, priority: priority,
            cachePolicy: cachePolicy
        )
    }

    /// Creates a request for the bytes of a provider.
    public init(
        provider: any ImageDataProvider, targetSize: TargetSize? = nil, processors: [any ImageProcessing] = [],
        priority: LoadPriority? = nil, cachePolicy: CachePolicy = CachePolicy()
    ) {
        self.init(
            source: .provider(provider), targetSize: targetSize, processors: processors, priority: priority,
            cachePolicy: cachePolicy
        )
    }

    /// Creates a request for an image that the program makes: draws, renders, or takes from elsewhere.
    ///
    /// - Parameters:
    ///   - id: Identifies the image: use another identifier for another one.
    ///   - image: Makes the whole picture; see ``ImagePixelProvider``.
    public init(id: String, image: @escaping @Sendable () async throws -> DecodedImage) {
        self.init(provider: ClosureImageProvider(id: id, image))
    }

    /// Further settings. Default: none set, which leaves them to the pipeline.
    public var options: Options {
        get { rareOptions?.options ?? Options() }
        set {
            rareOptions = RareOptions(newValue)
            identity = RequestIdentity(changing: identity)
        }
    }

    /// One of the ``options``.
    public subscript<Value>(dynamicMember option: WritableKeyPath<Options, Value>) -> Value {
        // Not through `options`: a copy of all options is some hundred bytes, in the caller's frame.
        get { rareOptions.map { $0.options[keyPath: option] } ?? Options()[keyPath: option] }
        set { options[keyPath: option] = newValue }
    }

    /// Header fields of the HTTP request. Always empty for other sources, for which setting them does nothing.
    public var headerFields: HTTPFields {
        get {
            guard case .remote(let request, _) = source else { return [:] }
            return request.headerFields
        }
        set {
            guard case .remote(var request, let body) = source else { return }
            request.headerFields = newValue
            source = .remote(request, body: body)
        }
    }

    var hasOptions: Bool { rareOptions != nil }

    /// Whether only one frame is wanted, even of an animated picture.
    var isStill: Bool { rareOptions?.options.frames == .first }

    /// The identity of the finished image in the caches, computed at its first use and kept until the request changes.
    public var imageKey: ImageKey { withImageKey { $0 } }

    @inline(__always)
    func withImageKey<Result>(_ body: (ImageKey) -> Result) -> Result {
        identity.imageKey.withObject {
            ImageKey(source: memoryKey, targetSize: targetSize, processors: processors, isStill: isStill)
        } _: {
            body($0)
        }
    }

    var loadIdentity: LoadIdentity {
        identity.loadIdentity.withObject {
            LoadIdentity(self)
        } _: {
            $0
        }
    }

    /// The identity of the source in the caches: ``cacheKey``, or the identity of the source itself.
    ///
    /// For a remote source that is its URL. A method other than `GET`, a body and header fields are added, also to a
    /// ``cacheKey``: a server may choose between answers or users by them, and two users must never get each other's
    /// bytes, whichever field identifies them. Fields that do not affect the answer are left out: `Accept-Encoding`,
    /// `Cache-Control`, `Pragma`, `Referer`, `User-Agent`, conditions, connection-level fields, an `Accept` of `*/*`,
    /// the URL's own `Host`, a `Content-Type` without a body, and trace identifiers of single requests. Several fields
    /// of one name are one list (RFC 9110, 5.3). The identifiers of a modifier and of an authentication handler are
    /// added as well. All of these appear as a hash, so that no key reveals a password. A provider's identifier is
    /// prefixed with `provider:`, so that it is never taken for a URL; an identifier of more than 1,024 bytes is
    /// replaced by a digest.
    public var sourceKey: String {
        guard case .remote(let request, let body) = source else { return cacheKey ?? localKey }
        let key = cacheKey ?? request.shownURL
        guard let details = details(of: request, body) else { return key }
        return key + "\n" + KeyText.stableDigest(of: details)
    }

    /// The identity of the finished image in the disk cache; see ``Options/Storage``.
    var processedKey: String {
        var text = KeyText()
        text.append("processed")
        let serializer: any CacheSerializing = options.serializer ?? FormatSerializer()
        text.append(KeyText.name(serializer.identifier, of: serializer))
        ImageKey.append(targetSize, processors, isStill: isStill, to: &text) { $0 }
        return ProcessedKey.prefix(of: sourceKey) + KeyText.stableDigest(of: text.text)
    }

    /// See ``TransferOptions/credentialIdentity``.
    var credentialIdentity: String? { rareOptions?.options.transfer.credentialIdentity }

    /// The modifier, if it has no identifier.
    var unnamedModifier: (any RequestModifying)? {
        guard let modifier = rareOptions?.options.modifier, modifier.identifier.isEmpty else { return nil }
        return modifier
    }

    /// Names the source, whatever the request asks of it; unlike ``ImageSource/text``, also a provider without an
    /// identifier.
    var sourceName: String {
        guard case .provider(let provider) = source else { return source.text }
        return "provider:" + identity.name(of: provider).passing
    }

    private var localKey: String {
        guard case .provider(let provider) = source else { return source.text }
        return "provider:" + identity.name(of: provider).lasting
    }

    /// The ``sourceKey`` for the caches in memory, for which nobody can construct collisions.
    private var memoryKey: String {
        guard cacheKey == nil, case .provider = source else { return sourceKey }
        return sourceName
    }

    private func details(of request: HTTPRequest, _ body: Data?) -> String? {
        var details = KeyText()
        // Each part is labelled, so that a body cannot be mistaken for a method.
        if request.method != .get {
            details.append("method")
            details.append(request.method.rawValue)
        }
        for (name, value) in request.headerFields.combined(leavingOut: HTTPFields.leftOutOfKeys)
        where !Self.saysNothing(name, value, request, body) {
            details.append("field " + name)
            details.append(value)
        }
        if let userInfo = request.userInfo {
            details.append("user")
            details.append(String(userInfo))
        }
        if let body {
            details.append("body")
            details.append(body.base64EncodedString())
        }
        if let credentialIdentity {
            details.append("as")
            details.append(credentialIdentity)
        }
        return details.byteCount == 0 ? nil : details.text
    }

    /// Whether a field has no effect on the answer: it accepts anything, names the URL's own host, or describes a
    /// missing body.
    private static func saysNothing(_ name: String, _ value: String, _ request: HTTPRequest, _ body: Data?) -> Bool {
        switch name {
        case "accept": value.trimmingCharacters(in: .whitespaces) == "*/*"
        case "host": value.lowercased() == request.authority
        case "content-type": body == nil
        default: false
        }
    }
}

extension ImageRequest: ExpressibleByStringLiteral {
    /// Creates a request for the text of a URL: `pipeline.image(for: "https://example.org/cat.jpg")`. Invalid text
    /// fails when it is loaded, with the reason.
    public init(stringLiteral url: String) { self.init(url) }
}

extension ImageRequest {
    /// Whether the request may change something at its server, and so has to reach it (RFC 9111, 4), once for each
    /// caller.
    var isUnsafe: Bool {
        guard case .remote(let http, _) = source else { return false }
        return !http.method.isSafe
    }
}

/// What an image can be requested by: a URL, the text of a URL, or an ``ImageRequest`` with options. With `Halcyon`,
/// also a `URLRequest`.
///
/// ```swift
/// try await ImagePipeline.shared.image(for: url)
/// try await ImagePipeline.shared.image(for: "https://example.org/cat.jpg")
/// ```
///
/// Your own types can conform too, such as the model of a list's row:
///
/// ```swift
/// extension Photo: ImageRequestConvertible {
///     func asImageRequest() -> ImageRequest { ImageRequest(url, targetSize: TargetSize(width: 200, height: 200)) }
/// }
/// ```
public protocol ImageRequestConvertible {
    /// Returns the request. Each method that takes such a value calls this once, on its caller's thread.
    func asImageRequest() -> ImageRequest
}

extension ImageRequest: ImageRequestConvertible {
    /// The request itself.
    @inlinable
    public func asImageRequest() -> ImageRequest { self }
}

extension URL: ImageRequestConvertible {
    /// A request for the whole image of the URL: `http`, `https`, `file` or `data`. Any other fails when it is loaded.
    public func asImageRequest() -> ImageRequest { ImageRequest(self) }
}

extension String: ImageRequestConvertible {
    /// A request for the whole image of the URL in this text. Invalid text fails when it is loaded, with the reason.
    public func asImageRequest() -> ImageRequest { ImageRequest(self) }
}

extension Optional: ImageRequestConvertible where Wrapped: ImageRequestConvertible {
    /// The request of the value. Without one, a request that fails with `.invalidURL` when it is loaded; views, which
    /// take optional sources themselves, show their placeholder instead.
    public func asImageRequest() -> ImageRequest { self?.asImageRequest() ?? ImageRequest("") }
}

extension ImageRequest: Hashable {
    /// Whether both ask for the same image, by the same caches: source, size, processors, and every option that changes
    /// what is loaded, or whether a load is shared. Priority, retries, expiration, delivery and `userInfo` do not
    /// count.
    public static func == (a: ImageRequest, b: ImageRequest) -> Bool {
        PrefetchKey(a, decodes: true) == PrefetchKey(b, decodes: true)
    }

    /// Feeds what `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(PrefetchKey(self, decodes: true)) }
}
