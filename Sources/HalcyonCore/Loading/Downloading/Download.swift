public import Foundation
public import HTTPTypes

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
