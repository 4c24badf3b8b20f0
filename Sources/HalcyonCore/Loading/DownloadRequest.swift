public import Foundation
public import HTTPTypes

/// What an ``ImageDownloader`` is to load, and how.
///
/// The options that are nil are taken from the downloader's configuration.
public struct DownloadRequest: Sendable {
    /// Method, URL and header fields.
    public var http: HTTPRequest
    /// What is sent, or nil (the default).
    public var body: Data?
    /// Whether and when to try again. Default: nil.
    public var retry: RetryPolicy?
    /// Changes the request before it is sent. Default: nil.
    public var modifier: (any RequestModifying)?
    /// Decides on redirects. Default: nil.
    public var redirects: (any RedirectHandling)?
    /// Answers servers that ask who is there. Default: nil.
    public var authentication: (any AuthenticationHandling)?
    /// Judges the answer before its body is read. Default: nil.
    public var validator: (any ResponseValidating)?
    /// Whether status 304 is a success without bytes, as for a request whose conditions the caller has set.
    package var acceptsNotModified = false
    /// Told of the head of each answer, redirects included, when it is in and before it is judged.
    package var onHead: (@Sendable (ReceivedHead) -> Void)?
    /// Whether it may share its transfer, where the downloader's configuration allows that.
    package var sharesTransfer = true
    /// Shares it only with those who have the same here: what had happened to the source when the load began.
    var epoch: WaitID?
    /// Hears, beside the downloader's own listener, of the transfer that this request begins.
    package var onEvent: (@Sendable (ImageDownloader.Event) -> Void)?

    /// A request; see the properties.
    public init(_ http: HTTPRequest, body: Data? = nil) {
        self.http = http
        self.body = body
    }

    /// A GET of a URL. One that cannot be loaded fails, with the reason, when it is loaded.
    public init(_ url: URL) { self.init(HTTPRequest(ofAny: url)) }

    /// A GET of the URL that a text names; see ``init(_:)-(URL)``.
    public init(_ string: String) {
        if let url = URL(string: string) {
            self.init(url)
        } else {
            self.init(HTTPRequest(method: .get, scheme: nil, authority: nil, path: string))
        }
    }

    /// The request with the options that it leaves open.
    func completed(by configuration: ImageDownloader.Configuration) -> DownloadRequest {
        var request = self
        request.retry = retry ?? configuration.retry
        request.modifier = modifier ?? configuration.modifier
        request.redirects = redirects ?? configuration.redirects
        request.authentication = authentication ?? configuration.authentication
        request.validator = validator ?? configuration.validator
        return request
    }
}

/// What an ``ImageDownloader`` has loaded.
public struct Download: Sendable {
    /// The bytes of the body.
    public var data: Data
    /// Status and header fields of the final answer. A body that was put together from several answers has those of the
    /// whole: status 200 and its `Content-Length`.
    public var response: HTTPResponse
    /// The URL that answered, after all redirects.
    public var url: String
    /// How many attempts it took.
    public var attempts: Int
    /// How many of the bytes an earlier attempt, or an earlier download that was cancelled or failed, had left.
    public var resumedBytes: Int
    /// When the request went out whose answer it is, and when the head of that was in; nil where that is not known.
    package var times: (requestedAt: Date, receivedAt: Date)?
    /// The redirects that led to the answer, in their order.
    package var redirects: [Redirect] = []
    /// Whether it is for nobody but who asked: a modifier without an identifier has changed the request.
    package var isPersonal = false
    /// What the last attempt cost, where the loader says.
    public var metrics: TransferMetrics?

    /// Describes a finished download; see the properties.
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

/// What makes two downloads the same: what is asked of whom, and for whom.
struct DownloadIdentity: Hashable, Sendable {
    private let text: String
    private let body: Data?
    /// For a download that wants a transfer of its own.
    private var number: WaitID?
    private let epoch: WaitID?

    /// - Parameters:
    ///   - request: A request whose options are complete.
    ///   - own: The same before it was completed: what the downloader says is the same for all. Default: the request.
    init(_ request: DownloadRequest, own: DownloadRequest? = nil) {
        let own = own ?? request
        var key = KeyText()
        // What makes a load safe must not depend on who came first.
        key.append(own.redirects.map { "r" + $0.identifier } ?? "")
        key.append(own.validator.map { "v" + $0.identifier } ?? "")
        key.append(request.modifier?.transferName ?? "")
        key.append(request.authentication.map { "a" + $0.identifier } ?? "")
        key.append(request.acceptsNotModified ? "304" : "")
        key.append(request.http)
        text = key.text
        body = request.body
        epoch = request.epoch
    }

    /// The bytes that it takes in memory.
    var byteCount: Int { text.utf8.count + (body?.count ?? 0) }

    /// One that no other download has.
    func alone() -> Self {
        var identity = self
        identity.number = WaitID()
        return identity
    }
}
