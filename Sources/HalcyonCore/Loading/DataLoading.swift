public import Foundation
public import HTTPTypes

/// A client that makes HTTP transfers.
///
/// One call is one transfer, redirects included. Sharing, caching, retrying and the number of transfers at a time are the
/// engine's.
public protocol DataLoading: Sendable {
    /// Starts a transfer and returns once the final answer's head is in; its body then streams.
    ///
    /// An answer of any status is returned, not thrown. A loader that follows redirects tells
    /// ``DataRequest/onRedirect`` of each; the caches do not see those that it keeps to itself. Cancelling the calling task ends the transfer at once, at any
    /// moment; so does letting go of the returned body before its end.
    ///
    /// - Parameter request: What is asked of whom, and how far it may go.
    /// - Throws: `ImageError.request` for a URL that cannot be loaded, `ImageError.response` for a failed transfer,
    ///   `ImageError.cancelled`.
    func load(_ request: DataRequest) async throws(ImageError) -> DataLoad
}

extension DataLoading {
    /// Starts a transfer with the defaults of ``DataRequest``.
    ///
    /// - Throws: as ``load(_:)``.
    public func load(_ http: HTTPRequest, body: Data? = nil) async throws(ImageError) -> DataLoad {
        try await load(DataRequest(http, body: body))
    }
}

/// One transfer, as a loader is asked for it.
public struct DataRequest: Sendable {
    /// Method, URL (scheme, authority and path) and header fields.
    public var http: HTTPRequest
    /// What is sent, or nil.
    public var body: Data?
    /// The most seconds from the call to the last byte, where that is less than the loader's own limit. Default: nil.
    public var timeout: Double?
    /// The most bytes of the body, after decompression, where that is less than the loader's own limit. A loader ends
    /// the transfer with `ResponseReason.tooLarge` when more is announced or comes; it may leave that to its caller, which
    /// counts too. Default: nil.
    public var maximumBodyBytes: Int?
    /// Decides on redirects; nil (the default) follows them all, within the loader's limits.
    public var redirects: (any RedirectHandling)?
    /// A name and password for a server that has asked for them by more than Basic: the loader answers its challenge by
    /// the best scheme that it knows, and shows them to no other scheme, host or port. All other credentials come as
    /// header fields. Default: nil.
    public var credential: Credential?
    /// Told of each redirect when its head is in, before it is judged or followed, and before ``DataLoading/load(_:)``
    /// returns: what is cached by way of a redirect is no fresher than that (RFC 9111, 4.2), and a POST that is answered
    /// by one has changed something even if what follows fails (4.4). Default: nil.
    public var onRedirect: (@Sendable (Redirect) -> Void)?

    /// The URL schemes that may be loaded, in lower case: a loader refuses another one with
    /// `ImageError.request(.schemeNotAllowed)`, and a redirect to one with `ImageError.response(.redirectRefused)`. Default:
    /// nil, for all that the loader knows.
    public var allowedSchemes: Set<String>?

    /// A transfer; see the properties.
    public init(
        _ http: HTTPRequest, body: Data? = nil, timeout: Double? = nil, redirects: (any RedirectHandling)? = nil,
        credential: Credential? = nil, maximumBodyBytes: Int? = nil
    ) {
        self.http = http
        self.body = body
        self.timeout = timeout
        self.redirects = redirects
        self.credential = credential
        self.maximumBodyBytes = maximumBodyBytes
    }
}

/// A running transfer: the head of the answer, and the body on its way.
public struct DataLoad: Sendable {
    /// Status and header fields of the final answer.
    public var response: HTTPResponse
    /// The URL that answered, after all redirects.
    public var url: String
    /// The number of body bytes announced, or nil where none was (or where it counts compressed bytes).
    public var expectedByteCount: Int?
    /// The bytes of the body, to be read once.
    public var body: DataBody

    /// What the transfer cost: so far, and in full once the body has ended; nil from a loader that does not know.
    public var metrics: @Sendable () -> TransferMetrics?

    /// Describes a running transfer; see the properties.
    public init(
        response: HTTPResponse, url: String, expectedByteCount: Int?, body: DataBody,
        metrics: @escaping @Sendable () -> TransferMetrics? = { nil }
    ) {
        self.response = response
        self.url = url
        self.expectedByteCount = expectedByteCount
        self.body = body
        self.metrics = metrics
    }
}

/// Where an answer came from.
public enum ResponseSource: String, Sendable, Hashable {
    /// The memory cache of decoded images.
    case memory
    /// The disk cache.
    case disk
    /// The network.
    case network
    /// A local file, or a data provider.
    case provider
}
