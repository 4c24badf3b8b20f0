public import HTTPTypes

/// Decides on redirects (RFC 9110, 15.4), of which none is asked about whose target is not `http` or `https`.
///
/// Asked after the loader's own rules: ``Redirect/next`` has lost what may be secret where the origin (scheme, host,
/// port) changes. A request that the handler changes is sent as it returns it. So if a handler changes only the host of
/// a `next` that stays with its origin, the fields go to the new host as they are, `Cookie` and `Authorization` too;
/// only a ``DataRequest/credential`` is protected, which no other origin gets. A handler that leads elsewhere has to
/// take out of `headerFields` what the other host is not to see.
public protocol RedirectHandling: Sendable {
    /// Names the rules: requests at the same time share a load only if this is the same, so that none gets bytes by a way
    /// that it refuses. Default: an object is itself, a value without properties is its type; of other values each request
    /// has a load of its own, so give those a name that says what they hold.
    var identifier: String { get }

    /// The request to go on with: `redirect.next`, another one, or nil to refuse, which fails the load with
    /// `ImageError.response(.redirectRefused)`. May take its time, within the transfer's time limits, and may be
    /// cancelled.
    func request(for redirect: Redirect) async -> HTTPRequest?
}

extension RedirectHandling {
    /// The object or the type; for a value with properties another name each time.
    public var identifier: String { RuleIdentity.name(of: self) }
}
