public import HTTPTypes

/// An answer that sends the client elsewhere.
public struct Redirect: Sendable, Hashable {
    /// The request that was answered.
    public var request: HTTPRequest
    /// The answer, with its `Location`.
    public var response: HTTPResponse
    /// The request that follows from it. Where scheme, host or port change, it has lost all fields that may be secrets.
    public var next: HTTPRequest
    /// How many redirects came before in this transfer.
    public var count: Int

    /// Describes a redirect; see the properties.
    public init(request: HTTPRequest, response: HTTPResponse, next: HTTPRequest, count: Int) {
        self.request = request
        self.response = response
        self.next = next
        self.count = count
    }
}
