public import Foundation
public import HTTPTypes

/// A client that performs HTTP transfers.
///
/// One call is one transfer, redirects included. The engine is responsible for sharing, caching, retries and the number
/// of concurrent transfers.
public protocol DataLoading: Sendable {
    /// The URL schemes that it loads, in lower case: others fail before it is called. Default: `http` and `https`.
    ///
    /// A loader that passes requests on to another returns that one's schemes as well.
    var schemes: Set<String> { get }

    /// Starts a transfer and returns when the head of the final response has arrived; its body then streams.
    ///
    /// A response of any status is returned, not thrown. A loader that follows redirects reports each to
    /// ``DataRequest/onRedirect``; otherwise the caches do not see them. Cancelling the calling task cancels the
    /// transfer immediately, at any time; so does releasing the returned body before its end.
    ///
    /// - Parameter request: The request to send, with its limits.
    /// - Throws: `ImageError.request` if the URL cannot be loaded, `ImageError.response` if the transfer fails,
    ///   `ImageError.cancelled`. To pass on an error of your own, put it into an ``ImageError/Cause``:
    ///   `.response(.other(.init(error)))`.
    func load(_ request: DataRequest) async throws(ImageError) -> DataLoad
}

/// Created once, because every download asks for it.
private let webSchemes: Set = ["http", "https"]

extension DataLoading {
    /// `http` and `https`.
    public var schemes: Set<String> { webSchemes }

    /// Starts a transfer with the defaults of ``DataRequest``.
    ///
    /// - Throws: The same errors as ``load(_:)``.
    public func load(_ http: HTTPRequest, body: Data? = nil) async throws(ImageError) -> DataLoad {
        try await load(DataRequest(http, body: body))
    }
}

/// A transfer to be performed by a loader.
public struct DataRequest: Sendable {
    /// Method, URL (scheme, authority and path) and header fields.
    public var http: HTTPRequest
    /// The body to send, or nil.
    public var body: Data?
    /// The maximum number of seconds from the call to the last byte, if that is less than the loader's own limit.
    /// Default: nil.
    public var timeout: Double?
    /// The longest time without receiving bytes, in seconds, from the start of the connection on, if that is less than
    /// the loader's own limit. Default: nil.
    public var idleTimeout: Double?
    /// The maximum number of bytes of the body, after decompression, if that is less than the loader's own limit. A
    /// loader ends the transfer with `ImageError.response(.tooLarge)` if more is announced or arrives; it may leave
    /// that to its caller, which counts too. Default: nil.
    public var maximumBodyBytes: Int?
    /// Decides on redirects; nil (the default) follows them all, within the loader's limits.
    public var redirects: (any RedirectHandling)?
    /// A user name and password for a server that has asked for them with more than Basic: the loader answers its
    /// challenge with the best scheme that it supports, and sends them to no other scheme, host or port. All other
    /// credentials are passed as header fields. Default: nil.
    public var credential: Credential?
    /// Called for each redirect when its head has arrived, before it is judged or followed, and before
    /// ``DataLoading/load(_:)`` returns: a response cached via a redirect is no fresher than that (RFC 9111, 4.2), and
    /// a POST answered by one has changed something even if the next request fails (4.4). Default: nil.
    public var onRedirect: (@Sendable (Redirect) -> Void)?

    /// The URL schemes that may be loaded, in lower case: a loader rejects others with
    /// `ImageError.request(.schemeNotAllowed)`, and a redirect to one with `ImageError.response(.redirectRefused)`.
    /// Default: nil, which allows all that the loader supports.
    public var allowedSchemes: Set<String>?

    /// Creates a transfer; see the properties.
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

/// A running transfer: the head of the response, and the body that is arriving.
public struct DataLoad: Sendable {
    /// The status and header fields of the final response.
    public var response: HTTPResponse
    /// The URL of the final response, after all redirects.
    public var url: String
    /// The announced number of body bytes, or nil if none was announced (or if it counts compressed bytes).
    public var expectedBytes: Int?
    /// The body, to be read once.
    public var body: DataBody

    /// The metrics of the transfer: partial until the body has ended; nil if the loader does not provide them.
    public var metrics: @Sendable () -> TransferMetrics?

    /// Creates a running transfer; see the properties.
    public init(
        response: HTTPResponse, url: String, expectedBytes: Int?, body: DataBody,
        metrics: @escaping @Sendable () -> TransferMetrics? = { nil }
    ) {
        self.response = response
        self.url = url
        self.expectedBytes = expectedBytes
        self.body = body
        self.metrics = metrics
    }
}

/// The origin of a response.
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
