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
