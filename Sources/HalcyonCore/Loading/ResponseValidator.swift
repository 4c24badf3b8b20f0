public import HTTPTypes

/// Judges an answer by its head, before its body is read.
public protocol ResponseValidating: Sendable {
    /// Names the rules: requests at the same time share a load only if this is the same, so that none gets an answer that
    /// it would have refused. Default: an object is itself, a value without properties is its type; of other values each
    /// request has a load of its own, so give those a name that says what they hold.
    var identifier: String { get }

    /// Lets a good answer pass.
    ///
    /// - Parameters:
    ///   - response: Status and header fields of the final answer. A confirmation of what is cached (304) and the rest
    ///     of a body that was begun before (206) do not come here.
    ///   - request: What was asked.
    /// - Throws: `ImageError.response(.status)`, `.response(.rejected)` or another `ImageError`, which the retry policy
    ///   then judges.
    func validate(_ response: HTTPResponse, for request: HTTPRequest) throws(ImageError)
}

extension ResponseValidating {
    /// The object or the type; for a value with properties another name each time.
    public var identifier: String { RuleIdentity.name(of: self) }
}
