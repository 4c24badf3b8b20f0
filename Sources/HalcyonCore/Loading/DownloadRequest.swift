public import Foundation
public import HTTPTypes

/// A request for an ``ImageDownloader``, with its options.
///
/// Options that are nil are taken from the downloader's configuration.
public struct DownloadRequest: Sendable, TransferConfigurable {
    /// Method, URL and header fields.
    public var http: HTTPRequest
    /// The body to send, or nil (the default).
    public var body: Data?
    /// Retries, the modifier, redirects, authentication and the validator. Each can be set directly: `retry` and so on.
    /// Default: none set.
    public var transfer = TransferOptions()
    /// Whether status 304 is a success without bytes, for a request with conditions that the caller has set.
    package var acceptsNotModified = false
    /// Called with the head of each response, redirects included, when it arrives and before it is validated.
    package var onHead: (@Sendable (ReceivedHead) -> Void)?
    /// Whether the transfer may be shared, if the downloader's configuration allows it.
    package var sharesTransfer = true
    /// Restricts sharing to requests with the same value: the state of the source when the load began.
    var epoch: WaitID?
    /// Receives the events of the transfer that this request starts, in addition to the downloader's own listener.
    package var onEvent: (@Sendable (ImageDownloader.Event) -> Void)?

    /// Creates a request; see the properties.
    public init(_ http: HTTPRequest, body: Data? = nil) {
        self.http = http
        self.body = body
    }

    /// Creates a GET request for a URL. If the URL cannot be loaded, loading it fails with the reason.
    public init(_ url: URL) { self.init(HTTPRequest(ofAny: url)) }

    /// Creates a GET request for the URL in a text; see ``init(_:)-(URL)``.
    public init(_ string: String) {
        if let url = URL(lenient: string) {
            self.init(url)
        } else {
            self.init(HTTPRequest(method: .get, scheme: nil, authority: nil, path: string))
        }
    }

    /// Returns the request with missing options filled in from the configuration.
    func completed(by configuration: ImageDownloader.Configuration) -> DownloadRequest {
        var request = self
        request.transfer = transfer.completed(by: configuration.transfer)
        return request
    }
}

/// What an ``ImageDownloader`` can load: a URL, the text of a URL, or a ``DownloadRequest`` with options.
public protocol DownloadRequestConvertible {
    /// Returns the request. Each method that takes such a value calls this once, on its caller's thread.
    func asDownloadRequest() -> DownloadRequest
}

extension DownloadRequest: DownloadRequestConvertible {
    /// The request itself.
    public func asDownloadRequest() -> DownloadRequest { self }
}

extension URL: DownloadRequestConvertible {
    /// A GET request for the URL. If the URL cannot be loaded, loading it fails with the reason.
    public func asDownloadRequest() -> DownloadRequest { DownloadRequest(self) }
}

extension String: DownloadRequestConvertible {
    /// A GET request for the URL in this text. If it cannot be loaded, loading it fails with the reason.
    public func asDownloadRequest() -> DownloadRequest { DownloadRequest(self) }
}

/// The result of an ``ImageDownloader``.
public struct DownloadResponse: Sendable {
    /// The bytes of the body.
    public var data: Data
    /// The status and header fields of the final response. A body that was assembled from several responses has those
    /// of the whole: status 200 and its `Content-Length`.
    public var response: HTTPResponse
    /// The URL of the final response, after all redirects.
    public var url: String
    /// The number of attempts.
    public var attempts: Int
    /// The number of bytes left over from an earlier attempt, or from an earlier download that was cancelled or failed.
    public var resumedBytes: Int
    /// When the request for this response was sent, and when the head of the response arrived; nil if unknown.
    package var times: (requestedAt: Date, receivedAt: Date)?
    /// The redirects that led to the response, in order.
    package var redirects: [Redirect] = []
    /// Whether the response is only for this client: a modifier without an identifier has changed the request.
    package var isPersonal = false
    /// The metrics of the last attempt, if the loader provides them.
    public var metrics: TransferMetrics?

    /// Creates a response; see the properties.
    public init(
        data: Data, response: HTTPResponse, url: String, attempts: Int = 1, resumedBytes: Int = 0,
        metrics: TransferMetrics? = nil
    ) {
        self.data = data
        self.response = response
        self.url = url
        self.attempts = attempts
        self.resumedBytes = resumedBytes
        self.metrics = metrics
    }
}

/// Identifies equal downloads: those that request the same from the same server for the same user. The table in
/// WorkKeys.swift has all that it depends on.
struct DownloadIdentity: Hashable, Sendable {
    private let text: String
    private let body: Data?
    /// Set for a download that must not share its transfer.
    private var number: WaitID?
    private let epoch: WaitID?

    /// - Parameters:
    ///   - request: A request with complete options.
    ///   - own: The request before completion: the downloader's options are the same for all. Default: the request.
    init(_ request: DownloadRequest, own: DownloadRequest? = nil) {
        let own = own ?? request
        var key = KeyText()
        request.transfer.append(to: &key, own: own.transfer)
        key.append(request.acceptsNotModified ? "304" : "")
        key.append(request.http)
        text = key.text
        body = request.body
        epoch = request.epoch
    }

    /// The bytes of memory that it takes.
    var byteCount: Int { text.utf8.count + (body?.count ?? 0) }

    /// Returns an identity that no other download has.
    func alone() -> Self {
        var identity = self
        identity.number = WaitID()
        return identity
    }
}
