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
