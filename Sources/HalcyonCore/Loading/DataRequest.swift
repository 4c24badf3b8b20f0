public import Foundation
public import HTTPTypes

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
