public import Foundation
public import HTTPTypes

/// What is to be loaded, and how.
///
/// ```swift
/// var request = ImageRequest("https://example.org/cat.jpg")
/// request.targetSize = TargetSize(width: 200, height: 200, mode: .fill)
/// let cat = try await pipeline.image(for: request)
/// ```
///
/// All that is rarely said stands in ``Options``, and can be said on the request itself: `request.retry = .never`.
@dynamicMemberLookup
public struct ImageRequest: Sendable {
    /// How urgently an image is wanted.
    public typealias Priority = WorkPriority

    private final class RareOptions: Sendable {
        let options: Options
        init(_ options: Options) { self.options = options }
    }

    /// Where the bytes come from.
    public var source: ImageSource {
        get { identity.source }
        set { identity = RequestIdentity(newValue.normalized) }
    }
    /// The size wanted, in pixels; nil (the default) for the whole picture. Where it can, the decoder decodes at that size.
    public var targetSize: TargetSize? { didSet { identity = RequestIdentity(changing: identity) } }
    /// Steps applied to the decoded picture, first to last. Default: none. A ``Composition`` is kept as its steps, which
    /// chains that begin alike share one by one.
    public var processors: [any ImageProcessing] {
        didSet {
            processors = processors.flattened
            identity = RequestIdentity(changing: identity)
        }
    }
    /// The name of the source in the caches, used instead of its URL: for URLs that are signed on each use. An empty text
    /// names nothing and becomes nil. Default: nil.
    public var cacheKey: String? {
        didSet {
            if cacheKey?.isEmpty == true { cacheKey = nil }
            identity = RequestIdentity(changing: identity)
        }
    }
    /// How urgently the image is wanted. Default: `.normal`.
    public var priority: Priority
    /// Which caches are used, and when the network. Default: all of them, unless the pipeline has another default.
    public var cachePolicy: CachePolicy

    /// What a request is made for.
    enum Purpose: Sendable {
        case any
        /// For a view, which shows the image at a size that it has measured itself.
        case view
        /// To be there when it is wanted: nobody may ever want it.
        case prefetching
    }

    /// Apart, because requests are copied often, and most say nothing there.
    private var rareOptions: RareOptions?
    /// The source, and the keys that follow from it and the rest.
    var identity: RequestIdentity
    /// The provider that loads it, for its own bytes; nil if none does. Set by the pipeline that runs the request.
    var askingProvider: ProviderTurn?
    /// What it is made for; no part of any identity.
    var purpose = Purpose.any
    /// Whether what it loads is never left out of the disk cache for want of room on the way there: whoever runs it waits for
    /// that room.
    var isKeptForCertain = false
    /// Set by the pipeline that runs the request.
    var loadID: LoadID?
    /// Likewise: tells what the load may store; nil for sources that no cache knows by a version.
    var ticket: SourceLedger.Ticket?

    /// A request for a source.
    public init(
        source: ImageSource, targetSize: TargetSize? = nil, processors: [any ImageProcessing] = [],
        priority: Priority = .normal, cachePolicy: CachePolicy = CachePolicy()
    ) {
        identity = RequestIdentity(source.normalized)
        self.targetSize = targetSize
        self.processors = processors.flattened
        self.priority = priority
        self.cachePolicy = cachePolicy
    }

    /// A request for a URL: `http`, `https`, `file` or `data`. Any other fails when it is loaded.
    public init(
        _ url: URL, targetSize: TargetSize? = nil, processors: [any ImageProcessing] = [],
        priority: Priority = .normal, cachePolicy: CachePolicy = CachePolicy()
    ) {
        self.init(
            source: ImageSource(url), targetSize: targetSize, processors: processors, priority: priority,
            cachePolicy: cachePolicy
        )
    }

    /// A request for the text of a URL. Text that is none fails when it is loaded, with the reason.
    public init(
        _ string: String, targetSize: TargetSize? = nil, processors: [any ImageProcessing] = [],
        priority: Priority = .normal, cachePolicy: CachePolicy = CachePolicy()
    ) {
        self.init(
            source: ImageSource(string), targetSize: targetSize, processors: processors, priority: priority,
            cachePolicy: cachePolicy
        )
    }

    /// A request for the bytes of a provider.
    public init(
        provider: any ImageDataProvider, targetSize: TargetSize? = nil, processors: [any ImageProcessing] = [],
        priority: Priority = .normal, cachePolicy: CachePolicy = CachePolicy()
    ) {
        self.init(
            source: .provider(provider), targetSize: targetSize, processors: processors, priority: priority,
            cachePolicy: cachePolicy
        )
    }

    /// What else is asked for. Default: nothing, which leaves it to the pipeline.
    public var options: Options {
        get { rareOptions?.options ?? Options() }
        set {
            rareOptions = RareOptions(newValue)
            identity = RequestIdentity(changing: identity)
        }
    }

    /// One of the ``options``.
    public subscript<Value>(dynamicMember option: WritableKeyPath<Options, Value>) -> Value {
        // Not by `options`: a copy of them all is some hundred bytes, and part of the frame of whoever asks.
        get { rareOptions.map { $0.options[keyPath: option] } ?? Options()[keyPath: option] }
        set { options[keyPath: option] = newValue }
    }

    /// Header fields of the HTTP request; always none for other sources, where setting them does nothing.
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

    /// Whether it wants one frame alone, even of an animated picture.
    var isStill: Bool { rareOptions?.options.frames == .first }

    /// The identity of the finished image in the caches, computed at the first use and kept until the request changes.
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

    /// The identity of the source in the caches: ``cacheKey``, or else what the source says of itself.
    ///
    /// For a remote source that is its URL. Its method and body add to it where it has any, and to a ``cacheKey`` as well,
    /// and so do its header fields, by which a server may choose between answers or users: two users never get each other's
    /// bytes, whatever field says who they are. Left out are those that say nothing of the answer: `Accept-Encoding`,
    /// `Cache-Control`, `Pragma`, `Referer`, `User-Agent`, conditions, what concerns the connection alone, an `Accept` of
    /// `*/*`, the URL's own `Host`, and marks by which single requests are traced. Several
    /// fields of one name are one list (RFC 9110, 5.3). The
    /// identifiers of a modifier and of an authentication handler add to it too. All of these stand there as a hash, so
    /// that no key shows a password. A provider's identifier has `provider:` before it, and is never taken for
    /// a URL; an identifier of more than 1,024 bytes is replaced by a digest.
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
        return sourceKey + "\n" + ProcessedKey.mark + KeyText.stableDigest(of: text.text)
    }

    /// Who the modifier and the authentication handler say is asking; nil where they say nothing.
    var asker: String? {
        guard let options = rareOptions?.options else { return nil }
        var text = KeyText()
        text.append(options.modifier?.identifier ?? "")
        // Not even one without a name is nobody: its bytes may be for those alone who know the password.
        text.append(options.authentication.map { KeyText.name($0.identifier, of: $0) } ?? "")
        return text.text == Self.nobody ? nil : text.text
    }

    private static let nobody = "0:0:"

    /// The modifier, if it does not say for whom it asks.
    var unnamedModifier: (any RequestModifying)? {
        guard let modifier = rareOptions?.options.modifier, modifier.identifier.isEmpty else { return nil }
        return modifier
    }

    private var localKey: String {
        guard case .provider(let provider) = source else { return source.text }
        return "provider:" + identity.name(of: provider).lasting
    }

    /// The ``sourceKey`` as the caches in memory have it, which nobody can aim at.
    private var memoryKey: String {
        guard cacheKey == nil, case .provider(let provider) = source else { return sourceKey }
        return "provider:" + identity.name(of: provider).passing
    }

    private func details(of request: HTTPRequest, _ body: Data?) -> String? {
        var details = KeyText()
        // Each part under its name: a body must not read like a method.
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
        if let asker {
            details.append("as")
            details.append(asker)
        }
        return details.text.isEmpty ? nil : details.text
    }

    /// Whether a field says what would hold without it: that anything is accepted, the host that the URL names, or the type of
    /// a body that there is not.
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
    /// A request for the text of a URL: `pipeline.image(for: "https://example.org/cat.jpg")`. Text that is none fails when it
    /// is loaded, with the reason.
    public init(stringLiteral url: String) { self.init(url) }
}

extension ImageRequest {
    /// Whether it may change something at its server, and so has to reach it (RFC 9111, 4), once for each caller.
    var isUnsafe: Bool {
        guard case .remote(let http, _) = source else { return false }
        return !http.method.isSafe
    }
}
