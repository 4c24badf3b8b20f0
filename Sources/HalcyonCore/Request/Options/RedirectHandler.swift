public import HTTPTypes

/// A ``RedirectHandling`` made of a function.
public struct RedirectHandler: RedirectHandling {
    /// See ``RedirectHandling/identifier``.
    public let identifier: String
    private let decide: @Sendable (Redirect) async -> HTTPRequest?

    /// A handler that asks `decide`.
    ///
    /// - Parameters:
    ///   - id: Names what the function does; see ``RedirectHandling/identifier``. Default: empty, which gives each handler
    ///     that is made a name of its own: make it once, and use it for many requests.
    ///   - decide: The request to go on with, or nil to refuse.
    public init(id: String = "", _ decide: @escaping @Sendable (Redirect) async -> HTTPRequest?) {
        identifier = KeyText.unique(unless: id)
        self.decide = decide
    }

    /// Follows none.
    public static let refuseAll = RedirectHandler(id: "halcyon.refuseAll") { _ in nil }

    /// Follows those that stay with the same scheme, host and port.
    public static let sameOrigin = RedirectHandler(id: "halcyon.sameOrigin") { redirect in
        let isSame =
            redirect.next.scheme == redirect.request.scheme
            && redirect.next.authority == redirect.request.authority
        return isSame ? redirect.next : nil
    }

    /// What the function decides.
    public func request(for redirect: Redirect) async -> HTTPRequest? { await decide(redirect) }
}
