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
    private let change: @Sendable (inout HTTPRequest) async throws -> Void

    /// Makes a modifier.
    ///
    /// - Parameters:
    ///   - id: Names what makes two modified requests different things to ask for; see
    ///     ``RequestModifying/identifier``. Default: empty.
    ///   - change: Changes the request. May be a plain function or an asynchronous one.
    public init(id: String = "", _ change: @escaping @Sendable (inout HTTPRequest) async throws -> Void) {
        identifier = id
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
