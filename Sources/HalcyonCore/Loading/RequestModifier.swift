public import HTTPTypes

/// Changes HTTP requests just before they are sent, for example to sign a URL or to add a token that is fetched first.
///
/// Runs once for each transfer, after a cache miss, and again for each further attempt. Its changes are not part of a
/// request's identity, but its ``identifier`` is.
///
/// Without an identifier, the user that it acts for is unknown. If it changes the request's URL or method, no cache
/// keeps the response, in memory or on disk. The same holds if it changes header fields (except those that do not
/// affect the response, such as `User-Agent`; see ``ImageRequest/sourceKey``), unless the server declares the response
/// public (`Cache-Control: public` or `s-maxage`, RFC 9111, section 3.5) and does not name these fields in `Vary`.
/// Responses that are already cached are used before a modifier runs.
public protocol RequestModifying: Sendable {
    /// Identifies everything that makes two modified requests different: requests whose modifiers have different
    /// identifiers share neither transfers nor cached bytes. A modifier that adds a user's credentials identifies the
    /// user here; one that changes only how the same bytes are reached, for example by signing a URL, has one
    /// identifier for all users, so that caches keep the responses. Default: empty.
    var identifier: String { get }

    /// Returns the request to send instead of `request`. May take its time, and may be cancelled.
    ///
    /// - Throws: The reason for a failure: an `ImageError` unchanged, others as `ImageError.request(.modifierFailed)`.
    func modified(_ request: HTTPRequest) async throws -> HTTPRequest
}

extension RequestModifying {
    /// Empty.
    public var identifier: String { "" }
}

/// A ``RequestModifying`` that calls a function.
///
/// ```swift
/// request.modifier = RequestModifier(id: user.name) { request in
///     request.headerFields[.authorization] = "Bearer \(try await user.token())"
/// }
/// ```
public struct RequestModifier: RequestModifying {
    /// See ``RequestModifying/identifier``.
    public let identifier: String
    /// The identifier, or if it is empty, one that only copies share.
    let instance: String
    private let change: @Sendable (inout HTTPRequest) async throws -> Void

    /// Creates a modifier.
    ///
    /// - Parameters:
    ///   - id: Identifies what makes two modified requests different; see ``RequestModifying/identifier``. Default:
    ///     empty: then caches keep only public responses, and requests share a transfer only if they have copies of the
    ///     same modifier.
    ///   - change: Changes the request. May be synchronous or asynchronous.
    public init(id: String = "", _ change: @escaping @Sendable (inout HTTPRequest) async throws -> Void) {
        identifier = id
        instance = KeyText.unique(unless: id)
        self.change = change
    }

    /// Returns the request as changed by the function.
    ///
    /// - Throws: Any error that the function throws.
    public func modified(_ request: HTTPRequest) async throws -> HTTPRequest {
        var request = request
        try await change(&request)
        return request
    }
}

extension RequestModifying {
    /// The value that requests must have in common to share a transfer: the identifier, or else the modifier itself,
    /// because it is unknown what another one sends.
    var transferName: String {
        guard identifier.isEmpty else { return identifier }
        return (self as? RequestModifier)?.instance ?? RuleIdentity.name(of: self)
    }
}

/// The changes of a modifier without an identifier, if they may affect the response.
struct UnnamedChange: Sendable {
    /// The names of the changed fields, in lower case.
    private let fields: Set<String>
    /// Whether the method or the URL has changed.
    private let isElsewhere: Bool

    /// Returns nil if only fields that do not affect the response have changed.
    init?(from old: HTTPRequest, to new: HTTPRequest) {
        func values(_ request: HTTPRequest) -> [String: String] {
            let fields = request.headerFields.combined(leavingOut: HTTPFields.leftOutOfKeys)
            return Dictionary(fields.map { ($0.name, $0.value) }) { first, _ in first }
        }
        let (before, after) = (values(old), values(new))
        fields = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        isElsewhere = old.method != new.method || old.urlText != new.urlText
        guard isElsewhere || !fields.isEmpty else { return nil }
    }

    /// Whether a response is only for this client: true unless its server, and each that redirected to it, lets shared
    /// caches give it to others (RFC 9111, section 3.5), and does not select it by the changed fields.
    func isPersonal(_ response: HTTPResponse, through redirects: [HTTPResponse]) -> Bool {
        guard !isElsewhere else { return true }
        return !(redirects + [response]).allSatisfy { answer in
            let directives = CacheControl(answer.headerFields)
            let varying = answer.varyingFields
            return (directives.contains("public") || directives.contains("s-maxage"))
                && !directives.contains("private") && !varying.contains("*") && varying.isDisjoint(with: fields)
        }
    }
}

/// Identifiers for rules that make a load safe, which two requests must have in common to share it.
enum RuleIdentity {
    /// Returns an identifier for rules that define none: objects are identified by reference, values without state by
    /// type. Other values cannot be compared, so each call returns a different identifier.
    static func name<Rules>(of rules: Rules) -> String {
        let type = String(reflecting: Rules.self)
        if Rules.self is AnyObject.Type { return "\(type) \(ObjectIdentifier(rules as AnyObject))" }
        return MemoryLayout<Rules>.size == 0 ? type : "\(type) \(WaitID())"
    }
}
