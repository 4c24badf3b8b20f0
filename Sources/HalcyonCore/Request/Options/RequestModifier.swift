public import HTTPTypes

/// A ``RequestModifying`` made of a function.
///
/// ```swift
/// request.modifier = RequestModifier(id: user.name) { request in
///     request.headerFields[.authorization] = "Bearer \(try await user.token())"
/// }
/// ```
public struct RequestModifier: RequestModifying {
    /// See ``RequestModifying/identifier``.
    public let identifier: String
    /// The identifier, or without one a name that only copies have in common.
    let instance: String
    private let change: @Sendable (inout HTTPRequest) async throws -> Void

    /// Makes a modifier.
    ///
    /// - Parameters:
    ///   - id: Names what makes two modified requests different things to ask for; see
    ///     ``RequestModifying/identifier``. Default: empty: then caches keep only answers that are for everybody, and
    ///     requests share a transfer only if they have copies of the same modifier.
    ///   - change: Changes the request. May be a plain function or an asynchronous one.
    public init(id: String = "", _ change: @escaping @Sendable (inout HTTPRequest) async throws -> Void) {
        identifier = id
        instance = KeyText.unique(unless: id)
        self.change = change
    }

    /// The request as the function leaves it.
    ///
    /// - Throws: What the function throws.
    public func modified(_ request: HTTPRequest) async throws -> HTTPRequest {
        var request = request
        try await change(&request)
        return request
    }
}
