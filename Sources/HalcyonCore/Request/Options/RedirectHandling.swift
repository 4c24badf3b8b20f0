public import HTTPTypes

/// Decides on redirects (RFC 9110, 15.4), of which none is asked about whose target is not `http` or `https`.
public protocol RedirectHandling: Sendable {
    /// The request to go on with: `redirect.next`, another one, or nil to refuse, which fails the load with
    /// `ImageError.response(.redirectRefused)`.
    func request(for redirect: Redirect) async -> HTTPRequest?
}
