public import HTTPTypes

/// Changes HTTP requests just before they are sent: to sign a URL, to add a token that has to be fetched first.
///
/// Runs once for each transfer, after the caches had no answer, and again for a new attempt. What it changes is no part
/// of a request's identity, but its ``identifier`` is.
///
/// Without an identifier, nobody knows for whom it asks. If it changes what is asked for or who asks (anything but
/// fields that say nothing of the answer, such as `User-Agent`; see ``ImageRequest/sourceKey``), no cache keeps the
/// answer, in memory or on the disk, unless its server says that it is for everybody (`Cache-Control: public` or
/// `s-maxage`, RFC 9111, section 3.5). What the caches have already is answered with before a modifier runs.
public protocol RequestModifying: Sendable {
    /// Names all that makes two modified requests different things to ask for: requests whose modifiers differ in it
    /// share neither transfers nor cached bytes. One that adds a user's credentials names the user here, and one that
    /// changes nothing but the way to the same bytes, as by signing a URL, has one name for all: then caches keep what
    /// they get. Default: empty.
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
