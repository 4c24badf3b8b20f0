public import Foundation
import HTTPTypes

/// What is to be loaded, and how.
///
/// ```swift
/// var request = ImageRequest("https://example.org/cat.jpg")
/// request.targetSize = TargetSize(width: 200, height: 200, mode: .fill)
/// let cat = try await pipeline.image(for: request)
/// ```
public struct ImageRequest: Sendable {
    /// How urgently an image is wanted.
    public typealias Priority = WorkPriority

    /// Where the bytes come from.
    public var source: ImageSource { didSet { identity = RequestIdentity() } }
    /// The size wanted, in pixels; nil (the default) for the whole picture. Where it can, the decoder decodes at that size.
    public var targetSize: TargetSize? { didSet { identity = RequestIdentity() } }
    /// Steps applied to the decoded picture, first to last. Default: none.
    public var processors: [any ImageProcessing] { didSet { identity = RequestIdentity() } }
    /// The name of the source in the caches, in the place of its URL: for URLs that are signed anew each time.
    /// Default: nil.
    public var cacheKey: String? { didSet { identity = RequestIdentity() } }
    /// How urgently the image is wanted. Default: `.normal`.
    public var priority: Priority
    /// Which caches are used, and when the network. Default: all of them.
    public var cachePolicy: CachePolicy
    /// How long the bytes count as fresh in the disk cache; nil (the default) for what the pipeline says.
    public var expiration: CacheExpiration?

    private var identity = RequestIdentity()

    /// A request for a source.
    public init(
        source: ImageSource, targetSize: TargetSize? = nil, processors: [any ImageProcessing] = [],
        priority: Priority = .normal, cachePolicy: CachePolicy = CachePolicy()
    ) {
        self.source = source
        self.targetSize = targetSize
        self.processors = processors
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

    /// The identity of the finished image in the caches, computed at the first use and kept until the request changes.
    public var imageKey: ImageKey { withImageKey { $0 } }

    @inline(__always)
    func withImageKey<Result>(_ body: (ImageKey) -> Result) -> Result {
        identity.withImageKey {
            ImageKey(source: sourceKey, targetSize: targetSize, processors: processors)
        } _: { body($0) }
    }

    /// The identity of the source in the caches: ``cacheKey``, or else what the source says of itself.
    ///
    /// For a remote source that is its URL, and its method, body and those header fields by which servers choose between
    /// answers (`Accept`, `Accept-Language`, `Authorization`, `Cookie`), where it has any: two users never get each
    /// other's bytes.
    public var sourceKey: String {
        if let cacheKey { return cacheKey }
        guard case .remote(let request, let body) = source else { return source.text }
        let url = request.urlText
        var details = KeyText()
        if request.method != .get { details.append(request.method.rawValue) }
        for name in Self.selectingFields {
            for value in request.headerFields[values: name] {
                details.append(name.canonicalName)
                details.append(value)
            }
        }
        if let body { details.append(body.base64EncodedString()) }
        return details.text.isEmpty ? url : url + "\n" + details.text
    }

    private static let selectingFields: [HTTPField.Name] = [.accept, .acceptLanguage, .authorization, .cookie]
}
