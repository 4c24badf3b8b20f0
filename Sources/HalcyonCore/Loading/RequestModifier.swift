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

extension RequestModifying {
    /// What requests must have in common to share a transfer: the identifier, or else the modifier itself, for nobody
    /// knows what another one sends.
    var transferName: String {
        guard identifier.isEmpty else { return identifier }
        return (self as? RequestModifier)?.instance ?? RuleIdentity.name(of: self)
    }
}

/// What a modifier without an identifier has made of a request, if the answer may be another one by that.
struct UnnamedChange: Sendable {
    /// The names of the fields that are different, in lower case.
    private let fields: Set<String>
    /// Whether something else is different: the method or the URL.
    private let isElsewhere: Bool

    /// Nil if nothing is different but fields that say nothing of the answer.
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

    /// Whether an answer is for nobody but who asked: unless its server, and each one that has sent us there, lets
    /// shared caches give it to others (RFC 9111, section 3.5), and chooses it by none of the fields.
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

/// Names for rules that make a load safe, which two requests must have in common to share it.
enum RuleIdentity {
    /// A name for rules that have given themselves none: an object is itself, and a value without any state is its type. Of
    /// two other values nobody can tell whether they are the same, so the name is another each time.
    static func name<Rules>(of rules: Rules) -> String {
        let type = String(reflecting: Rules.self)
        if Rules.self is AnyObject.Type { return "\(type) \(ObjectIdentifier(rules as AnyObject))" }
        return MemoryLayout<Rules>.size == 0 ? type : "\(type) \(WaitID())"
    }
}
