public import Foundation
public import HTTPTypes

/// A client that makes HTTP transfers.
///
/// One call is one transfer, redirects included. Sharing, caching, retrying and the number of transfers at a time are the
/// engine's.
public protocol DataLoading: Sendable {
    /// Starts a transfer and returns once the final answer's head is in; its body then streams.
    ///
    /// An answer of any status is returned, not thrown. Cancelling the calling task ends the transfer at once, at any
    /// moment; so does letting go of the returned body before its end.
    ///
    /// - Parameters:
    ///   - request: Method, URL (scheme, authority and path) and header fields.
    ///   - body: What is sent, or nil.
    /// - Throws: `ImageError.request` for a URL that cannot be loaded, `ImageError.response` for a failed transfer,
    ///   `ImageError.cancelled`.
    func load(_ request: HTTPRequest, body: Data?) async throws(ImageError) -> DataLoad
}
