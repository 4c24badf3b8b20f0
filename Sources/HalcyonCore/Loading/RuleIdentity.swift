import HTTPTypes

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

extension ImageRequest.Options {
    /// These, with rules that have the same name each time they are asked for it: of a pipeline's defaults it is known that
    /// they are the same for all requests.
    func namingRules() -> Self {
        var named = self
        if let redirects, redirects.identifier != redirects.identifier { named.redirects = NamedRedirects(redirects) }
        if let validator, validator.identifier != validator.identifier { named.validator = NamedValidator(validator) }
        if let modifier, modifier.identifier.isEmpty, modifier.transferName != modifier.transferName {
            named.modifier = RequestModifier { $0 = try await modifier.modified($0) }
        }
        return named
    }
}

private struct NamedRedirects: RedirectHandling {
    let rules: any RedirectHandling
    let identifier: String

    init(_ rules: any RedirectHandling) {
        self.rules = rules
        identifier = rules.identifier
    }

    func request(for redirect: Redirect) async -> HTTPRequest? { await rules.request(for: redirect) }
}

private struct NamedValidator: ResponseValidating {
    let rules: any ResponseValidating
    let identifier: String

    init(_ rules: any ResponseValidating) {
        self.rules = rules
        identifier = rules.identifier
    }

    func validate(_ response: HTTPResponse, for request: HTTPRequest) throws(ImageError) {
        try rules.validate(response, for: request)
    }
}
