public import HTTPTypes

/// Changes HTTP requests just before they are sent: to sign a URL, to add a token that has to be fetched first.
///
/// Runs once for each transfer, after the caches had no answer, and again for a new attempt. What it changes is no part
/// of a request's identity, but its ``identifier`` is.
public protocol RequestModifying: Sendable {
    /// Names all that makes two modified requests different things to ask for: requests whose modifiers differ in it
    /// share neither transfers nor cached bytes. One that adds a user's credentials must name the user here.
    /// Default: empty, for modifiers that change nothing but the way to the same bytes.
    var identifier: String { get }

    /// The request to send in the place of `request`. May take its time, and may be cancelled.
    ///
    /// - Throws: Why there is none: an `ImageError` as it is, anything else as `ImageError.request(.modifierFailed)`.
    func modified(_ request: HTTPRequest) async throws -> HTTPRequest
}

extension RequestModifying {
    /// Empty.
    public var identifier: String { "" }
}
