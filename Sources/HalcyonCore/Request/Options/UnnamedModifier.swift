import HTTPTypes

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
            let fields = request.headerFields.combined(leavingOut: ImageRequest.harmlessFields)
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
            let varying = VaryRules.names(in: answer)
            return (directives.contains("public") || directives.contains("s-maxage"))
                && !directives.contains("private") && !varying.contains("*") && varying.isDisjoint(with: fields)
        }
    }
}
