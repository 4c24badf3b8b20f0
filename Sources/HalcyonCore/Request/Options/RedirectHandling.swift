public import HTTPTypes

/// Decides on redirects (RFC 9110, 15.4), of which none is asked about whose target is not `http` or `https`.
///
/// Asked after the loader's own rules: ``Redirect/next`` has lost what may be secret where the origin (scheme, host,
/// port) changes. A request that the handler changes is sent as it returns it. So if a handler changes only the host of
/// a `next` that stays with its origin, the fields go to the new host as they are, `Cookie` and `Authorization` too;
/// only a ``DataRequest/credential`` is protected, which no other origin gets. A handler that leads elsewhere has to
/// take out of `headerFields` what the other host is not to see.
public protocol RedirectHandling: Sendable {
    /// The request to go on with: `redirect.next`, another one, or nil to refuse, which fails the load with
    /// `ImageError.response(.redirectRefused)`. May take its time, within the transfer's time limits, and may be
    /// cancelled.
    func request(for redirect: Redirect) async -> HTTPRequest?
}
