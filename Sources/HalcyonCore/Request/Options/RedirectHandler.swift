public import HTTPTypes

/// A ``RedirectHandling`` made of a function.
public struct RedirectHandler: RedirectHandling {
    private let decide: @Sendable (Redirect) async -> HTTPRequest?

    /// A handler that asks `decide`: the request to go on with, or nil to refuse.
    public init(_ decide: @escaping @Sendable (Redirect) async -> HTTPRequest?) { self.decide = decide }

    /// Follows none.
    public static let refuseAll = RedirectHandler { _ in nil }

    /// Follows those that stay with the same scheme, host and port.
    public static let sameOrigin = RedirectHandler { redirect in
        let isSame =
            redirect.next.scheme == redirect.request.scheme
            && redirect.next.authority == redirect.request.authority
        return isSame ? redirect.next : nil
    }

    /// What the function decides.
    public func request(for redirect: Redirect) async -> HTTPRequest? { await decide(redirect) }
}
